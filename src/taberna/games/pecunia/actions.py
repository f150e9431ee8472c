"""The action table of Pecunia non olet.

Records keep the texts: the numbers move when a card or a Roman is added to the data. What was learned on
one table is for that table.
"""

from typing import Final

from mypy_extensions import i64

from ...core.codec import Actions, Arg, Kind, numbers
from .cards import CARD_IDS, KINDS
from .events import EVENT_IDS, EVENTS
from .gods import GOD_IDS, GODS
from .ladders import LADDER_IDS, LADDERS, WAYS
from .people import IDS, ROMANS
from .upgrades import UPGRADE_IDS, UPGRADES

SEATS: Final = ["left", "middle", "right", "villa-1", "villa-2", "villa-3"]
PLACES: Final = ["second", "third"]  # in a queue

# First action of each kind. The first few are plain numbers to the compiler; the others follow from the data.
START: Final = 0
SIT: Final = 1  # seats
STOP: Final = 7
END: Final = 8
PLAY: Final = 9  # kinds of card
ROMAN: Final[i64] = PLAY + KINDS
PLAYER: Final[i64] = ROMAN + ROMANS
TAKE: Final[i64] = PLAYER + 6  # 1 or 2 markers
DONE: Final[i64] = TAKE + 2
SEND: Final[i64] = DONE + 1
USE: Final[i64] = SEND + 1
DISCARD: Final[i64] = USE + 1  # kinds of card
CALL: Final[i64] = DISCARD + KINDS  # three seats
BUILD: Final[i64] = CALL + 3  # upgrades × three seats
EVENT: Final[i64] = BUILD + UPGRADES * 3
GOD: Final[i64] = EVENT + EVENTS
PRAY: Final[i64] = GOD + GODS
PREFER: Final[i64] = PRAY + GODS  # second or third × seats
# It stands behind all other choices, because it may be made beside any of them.
CLIMB: Final[i64] = PREFER + 2 * 6  # 2 ways
FIRST: Final[i64] = CLIMB + 2  # chance: players
DEAL: Final[i64] = FIRST + 6  # chance: Romans
DRAW: Final[i64] = DEAL + ROMANS  # chance: kinds of card
REVEAL: Final[i64] = DRAW + KINDS  # chance: upgrades
OPEN: Final[i64] = REVEAL + UPGRADES  # chance: events
APPEAR: Final[i64] = OPEN + EVENTS  # chance: gods
CAREER: Final[i64] = APPEAR + GODS  # chance: ladders
SIZE: Final[i64] = CAREER + LADDERS

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
    Kind("god", "pick {god}", Arg("god", GOD_IDS)),
    Kind("pray", "pray to {god}", Arg("god", GOD_IDS)),
    Kind("prefer", "sit {place} {seat}", Arg("place", PLACES), Arg("seat", SEATS)),
    Kind("climb", "climb by {way}", Arg("way", WAYS)),
    Kind("first", "first player {player}", numbers("player", 1, 6)),
    Kind("deal", "deal {roman}", Arg("roman", IDS)),
    Kind("draw", "draw {card}", Arg("card", CARD_IDS)),
    Kind("reveal", "reveal {upgrade}", Arg("upgrade", UPGRADE_IDS)),
    Kind("open", "open {event}", Arg("event", EVENT_IDS)),
    Kind("appear", "reveal {god}", Arg("god", GOD_IDS)),
    Kind("career", "career {ladder}", Arg("ladder", LADDER_IDS)),
)
