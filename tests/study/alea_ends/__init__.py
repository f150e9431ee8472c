"""Alea Romana: a network that judges how things stand when a turn is over, for all that a turn can end with.

It learns from games with itself in which every turn is solved exactly for what the network says of its ends: what
it is wrong about is thus looked for, played and put right. `network` is what learns, `games` plays thousands of
games at once on a graphics card, `learn` does both in turn and writes the file that bots play with.
"""
