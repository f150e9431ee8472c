"""Tournaments for people and bots.

    round_robin, swiss, knockout   who meets whom, without any input or output
    matching, seating              what these share: pairs that have not met, seats that rotate
    scoring                        points, tie-breaks, and how each seat did with the same luck
    plan                           what an operator may ask for
    book                           tournaments in the database: every step is one transaction
    director                       sees to it that rounds begin, end and follow each other
    telling                        what everybody may know of it

Entrants are numbered from 0 in the order in which they came; a table is a list of entrants by seat, None for a
bot that only fills a chair.
"""
