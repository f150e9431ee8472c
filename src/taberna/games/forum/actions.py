"""The action table of Forum Romanum. The numbers are fixed: records and learned bots rely on them."""

from typing import Final

from ...core.codec import Actions, Arg, Kind
from .board import CELLS, NAMES

# The colours in the order of play; their letters stand in drawings, positions and texts.
LETTERS: Final = ["r", "b", "y", "g", "v", "t"]
COLOURS: Final = ["red", "blue", "yellow", "green", "violet", "teal"]

# First action of each kind, written out so that the compiler sees plain numbers.
PLACE: Final = 0  # 49 cells
MOVE: Final = 49  # 49 cells × 49 cells
COLOUR_PLACE: Final = 2450  # two players: 4 colours × 49 cells
COLOUR_MOVE: Final = 2646  # two players: 4 colours × 49 cells × 49 cells
FIRST: Final = 12250  # chance: whose turn is the first, by colour
SIZE: Final = 12256

MOVES: Final = CELLS * CELLS

ACTIONS: Final = Actions(
    Kind("place", "{cell}", Arg("cell", NAMES)),
    Kind("move", "{from}-{to}", Arg("from", NAMES), Arg("to", NAMES)),
    Kind("place-colour", "{colour}:{cell}", Arg("colour", LETTERS[:4]), Arg("cell", NAMES)),
    Kind("move-colour", "{colour}:{from}-{to}", Arg("colour", LETTERS[:4]), Arg("from", NAMES), Arg("to", NAMES)),
    Kind("first", "first {colour}", Arg("colour", LETTERS)),
)
