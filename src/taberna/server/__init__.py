"""The table server: people and bots at one table.

A move's way through it: `wire` (its frame) -> `hub` (sockets) -> `tables` (the only writer of a game) -> `steps`
and `table` (the fold of its journal, by the game's rules) -> `store`, `writer` (committed, many at once) ->
`telling` (what each viewer may know) -> `hub`. No task, no queue: a move that must wait for more than its commit,
and all else that is said, goes the longer way. Games are known only through their contract.
"""
