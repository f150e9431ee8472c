"""Alea Romana exactly: what a player alone can expect to score with so many turns left.

`columns` says which columns there are, and which are alike; `turns` works out a turn for many of them at once;
`layers` does so turn after turn, from the last one backwards, and keeps what it finds. `by_engine` is the same
worked out slowly by the engine itself, for a few columns, to check the others.

What the number leaves out: rivals. A player alone wants points, not to be ahead; how many turns he has left he
knows, while in a game the others decide it (A18, A19); and the end for want of patience (A21) is far away.
What it has: writing the seventh number ends it, and so does failing a turn that began without a card.
"""
