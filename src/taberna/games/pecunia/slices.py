"""The slices of the game, in their order. A new module is a folder with a slice.py, its words, and its name here.

The order numbers cells, actions and operations. Ladders come last: a step may be climbed beside any other choice,
and options are listed in ascending order.
"""

from typing import Final

SLICES: Final = ("base", "famous", "upgrades", "events", "gods", "ladders")
MODULES: Final = SLICES[1:]  # each is an option of the same name
