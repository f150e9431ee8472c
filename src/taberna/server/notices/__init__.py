"""Tells people elsewhere that it is their turn: by push, mail or webhook. Moves never wait for any of it:

turns       looks, every few seconds, which tables ask somebody else now; tells those who do not look
outbox      what is to be told, in the database: one notice a turn, whatever dies in between
addresses   where people want to hear of it, and in which hours they do not
letters     what is said, in the language of the address
carrier     takes a letter to an address: push, mail, webhook; all connections go out through `outside`
"""
