"""The action table of Pecunia non olet. The numbers are fixed: records and learned bots rely on them."""

from typing import Final

from ...core.codec import Actions, Arg, Kind, numbers
from .cards import CARD_IDS, IDS

SEATS: Final = ["left", "middle", "right", "villa-1", "villa-2", "villa-3"]

# First action of each kind, written out so that the compiler sees plain numbers.
START: Final = 0
SIT: Final = 1  # 6 seats
STOP: Final = 7
END: Final = 8
PLAY: Final = 9  # 24 kinds of card
ROMAN: Final = 33  # 70 Romans
PLAYER: Final = 103  # 6 players
TAKE: Final = 109  # 1 or 2 markers
DONE: Final = 111
FIRST: Final = 112  # chance: 6 players
DEAL: Final = 118  # chance: 70 Romans
DRAW: Final = 188  # chance: 24 kinds of card
SIZE: Final = 212

ACTIONS: Final = Actions(
    Kind("start", "start"),
    Kind("sit", "sit {seat}", Arg("seat", SEATS)),
    Kind("stop", "stop"),
    Kind("end", "end"),
    Kind("play", "play {card}", Arg("card", CARD_IDS)),
    Kind("roman", "pick {roman}", Arg("roman", IDS)),
    Kind("player", "pick player {player}", numbers("player", 1, 6)),
    Kind("take", "take {markers}", numbers("markers", 1, 2)),
    Kind("done", "done"),
    Kind("first", "first player {player}", numbers("player", 1, 6)),
    Kind("deal", "deal {roman}", Arg("roman", IDS)),
    Kind("draw", "draw {card}", Arg("card", CARD_IDS)),
)
