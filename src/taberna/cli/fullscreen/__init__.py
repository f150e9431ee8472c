"""The full-screen client: `app` shows a table and takes answers, whatever kind of table it is.

`tables` says what a table is; `local_table` is a game at this screen, `server_table` one of a table server.
"""
