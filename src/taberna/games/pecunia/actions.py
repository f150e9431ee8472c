"""The action table of Pecunia non olet. The numbers are fixed: records and learned bots rely on them."""

from typing import Final

from ...core.codec import Actions, Arg, Kind, numbers
from .cards import CARD_IDS
from .events import EVENT_IDS
from .ladders import LADDER_IDS, WAYS
from .people import IDS
from .upgrades import UPGRADE_IDS

SEATS: Final = ["left", "middle", "right", "villa-1", "villa-2", "villa-3"]

# First action of each kind, written out so that the compiler sees plain numbers.
START: Final = 0
SIT: Final = 1  # 6 seats
STOP: Final = 7
END: Final = 8
PLAY: Final = 9  # 24 kinds of card
ROMAN: Final = 33  # 88 Romans
PLAYER: Final = 121  # 6 players
TAKE: Final = 127  # 1 or 2 markers
DONE: Final = 129
SEND: Final = 130
USE: Final = 131
DISCARD: Final = 132  # 24 kinds of card
CALL: Final = 156  # 3 seats
BUILD: Final = 159  # 18 upgrades × 3 seats
EVENT: Final = 213  # 10 events
CLIMB: Final = 223  # 2 ways; it stands behind all other choices, because it may be made beside any of them
FIRST: Final = 225  # chance: 6 players
DEAL: Final = 231  # chance: 88 Romans
DRAW: Final = 319  # chance: 24 kinds of card
REVEAL: Final = 343  # chance: 18 upgrades
OPEN: Final = 361  # chance: 10 events
CAREER: Final = 371  # chance: 6 ladders
SIZE: Final = 377

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
    Kind("send", "send on"),
    Kind("use", "use"),
    Kind("discard", "discard {card}", Arg("card", CARD_IDS)),
    Kind("call", "call {seat}", Arg("seat", SEATS[:3])),
    Kind("build", "build {upgrade} {seat}", Arg("upgrade", UPGRADE_IDS), Arg("seat", SEATS[:3])),
    Kind("event", "event {event}", Arg("event", EVENT_IDS)),
    Kind("climb", "climb by {way}", Arg("way", WAYS)),
    Kind("first", "first player {player}", numbers("player", 1, 6)),
    Kind("deal", "deal {roman}", Arg("roman", IDS)),
    Kind("draw", "draw {card}", Arg("card", CARD_IDS)),
    Kind("reveal", "reveal {upgrade}", Arg("upgrade", UPGRADE_IDS)),
    Kind("open", "open {event}", Arg("event", EVENT_IDS)),
    Kind("career", "career {ladder}", Arg("ladder", LADDER_IDS)),
)
