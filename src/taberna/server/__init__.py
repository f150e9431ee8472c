"""The table server: people and bots at one table.

A move's way through it: `hub` (sockets) -> `tables` (the only writer of a game) -> `table` (the fold of
its journal, by the game's rules) -> `store` (committed) -> `telling` (what each viewer may know) -> `hub`.
Games are known only through their contract.
"""
