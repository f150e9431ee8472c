"""The table server: people and bots at one table.

A move's way through it: `wire` (its frame) -> `ear` (is it a move?) -> `hall` (the tables in memory) -> `steps`
and `table` (the fold of its journal, by the game's rules) -> `rows`, `writer` (committed, many at once) -> `hall`
-> `telling` (what each viewer may know) -> `screens` -> `wire`. No task, no queue, and whatever of it waits for
nothing is compiled. A move that must wait for more than its commit, and all else that is said, goes the longer
way through `hub` (sockets) and `tables`. Games are known only through their contract.
"""
