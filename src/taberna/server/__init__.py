"""The table server: people and bots at one table. The way of a move:

    live/quick_socket or live/socket   a message comes over a socket
    live/session                       who says it, within limits? then to the table
    live/table                         the only writer of its game: takes one plan after the other
    live/changes                       the plan: this decision, this seat, this option? else a coded refusal
    store/writer                       committed, in one transaction with its neighbours
    live/tables                        then told; a bot that is asked next thinks, a clock runs
    live/subscribers                   each viewer is sent what live/viewer_messages says he may know
    live/bot_workers                   a bot's answer comes back as a plan, like clocks, chat, undo and seats

`http/` has the routes, `store/` the database, `accounts/` who people are and how often they may do what,
`notices/` tells people elsewhere that it is their turn.
Games are known only through their contract.
"""
