"""The upgrades: their cells of the state, numbers of the data, actions and operations."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.codec import Arg, Kind
from ....core.fields import brief
from ..base.pieces import PLAIN_SEATS, SEAT_IDS
from ..data import Data, known
from ..fields import Field, Pieces, Reader, bad, seen_from
from ..layout import MOST_PLAYERS, NOBODY, cells, choice, numbers, operations, outcome
from ..people import CLASSES

if TYPE_CHECKING:
    from ..table import Table

ON_DISPLAY: Final = 6  # so many lie open once the game is set up (M2.1)
ANY: Final = -1  # class
ALWAYS: Final = 99  # turns that nobody has

UPGRADE_IDS: Final = known("upgrades")
UPGRADES: Final[i64] = len(UPGRADE_IDS)
PIECES: Final = Pieces("upgrade", UPGRADE_IDS)

# Where an upgrade is. On a seat: BUILT + player × 3 + seat.
NOT_PLAYED: Final = -1
IN_PILE: Final = 0
ON_OFFER: Final = 1
GONE: Final = 2
BUILT: Final = 3

# -- numbers of the data, by the number of an upgrade (what they mean is said in upgrades.toml) --------------

IS_PLAYED: Final[i64] = numbers(UPGRADES)
FOR_CLASS: Final[i64] = numbers(UPGRADES)
LEAST_TURNS: Final[i64] = numbers(UPGRADES)
MOST_TURNS: Final[i64] = numbers(UPGRADES)
COINS_LAID: Final[i64] = numbers(UPGRADES)
FEWER: Final[i64] = numbers(UPGRADES)
EXACTLY: Final[i64] = numbers(UPGRADES)
DRAWS: Final[i64] = numbers(UPGRADES)
SWEEPS: Final[i64] = numbers(UPGRADES)
DIVIDES: Final[i64] = numbers(UPGRADES)
JOINED_BY: Final[i64] = numbers(UPGRADES)
RESERVED: Final[i64] = numbers(UPGRADES)


def read_data(data: Data) -> None:
    for row in data.rows("upgrades", UPGRADE_IDS, MOST_PLAYERS):
        turns = row.items("turns") or [0, ALWAYS]
        least, most = (turns[0], turns[1]) if len(turns) == 2 else (0, -1)
        if not isinstance(least, int) or not isinstance(most, int) or not 0 <= least <= most <= ALWAYS:
            raise row.unknown("turns")
        data.numbers[IS_PLAYED + row.piece] = 1
        data.numbers[LEAST_TURNS + row.piece] = least
        data.numbers[MOST_TURNS + row.piece] = most
        data.numbers[FOR_CLASS + row.piece] = row.one_of("class", CLASSES)
        data.numbers[JOINED_BY + row.piece] = row.one_of("joins", CLASSES)
        data.numbers[RESERVED + row.piece] = row.one_of("reserved", CLASSES)
        data.numbers[COINS_LAID + row.piece] = row.number("coins")
        data.numbers[FEWER + row.piece] = row.number("fewer")
        data.numbers[EXACTLY + row.piece] = row.number("exactly")
        data.numbers[DRAWS + row.piece] = row.number("draws")
        data.numbers[SWEEPS + row.piece] = row.number("sweeps")
        data.numbers[DIVIDES + row.piece] = row.number("divides")


# -- cells ------------------------------------------------------------------------------------------------

WHERE: Final[i64] = cells(UPGRADES, NOT_PLAYED)  # each upgrade is
BUILT_ON: Final[i64] = cells(MOST_PLAYERS * PLAIN_SEATS, NOBODY)  # the upgrade of each seat
SPENT: Final[i64] = cells(1)  # a bit for each upgrade that was used in this turn


class Upgrades(Field):
    """Where they are, and which were used in this turn."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "upgrades"
        self.most = 1
        self.what = (
            "every upgrade: in whose latrine, on which seat; in the pile, on offer, out of the game, used in "
            "this turn"
        )

    def position_keys(self) -> tuple[str, ...]:
        return ("upgrades", "upgrades_open", "upgrades_gone", "upgrades_spent")

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown["upgrades"] = [self._built(t, player) for player in range(t.players)]
        shown["upgrades_open"] = self._at(t, ON_OFFER)
        shown["upgrades_gone"] = self._at(t, GONE)
        spent = t.cells[SPENT]
        shown["upgrades_spent"] = [name for k, name in enumerate(UPGRADE_IDS) if (spent >> k) & 1]

    def _built(self, t: "Table", player: i64) -> dict[str, str]:
        """By the name of their seats."""
        found: dict[str, str] = {}
        for seat in range(PLAIN_SEATS):
            upgrade = t.cells[BUILT_ON + player * PLAIN_SEATS + seat]
            if upgrade != NOBODY:
                found[SEAT_IDS[seat]] = UPGRADE_IDS[upgrade]
        return found

    def _at(self, t: "Table", where: i64) -> list[str]:
        return [name for k, name in enumerate(UPGRADE_IDS) if t.cells[WHERE + k] == where]

    def read(self, t: "Table", reader: Reader) -> None:
        fields = reader.fields
        plain = SEAT_IDS[:PLAIN_SEATS]
        for player, row in enumerate(fields.rows("upgrades", int(t.players))):
            for seat, name in row.all.items():
                if seat not in plain:
                    raise bad("seat", player=player, name=brief(seat), choices=", ".join(plain))
                upgrade = self._upgrade(t, name)
                spot = player * PLAIN_SEATS + plain.index(seat)
                t.cells[BUILT_ON + spot] = upgrade
                t.cells[WHERE + upgrade] = BUILT + spot
        for name in fields.strings("upgrades_open"):
            t.cells[WHERE + self._upgrade(t, name)] = ON_OFFER
        for name in fields.strings("upgrades_gone"):
            t.cells[WHERE + self._upgrade(t, name)] = GONE
        for name in fields.strings("upgrades_spent"):
            t.cells[SPENT] |= 2 ** PIECES.find(name)

    def _upgrade(self, t: "Table", name: object) -> int:
        """The upgrade with this id, which must be played and not have been named before."""
        upgrade = PIECES.find(name)
        if t.cells[WHERE + upgrade] == NOT_PLAYED:
            raise bad("absent", name=UPGRADE_IDS[upgrade])
        if t.cells[WHERE + upgrade] != IN_PILE:
            raise PIECES.twice(upgrade)
        return upgrade

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(UPGRADES), players + PLAIN_SEATS + 4)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        upgrade: i64
        for upgrade in range(UPGRADES):
            where: i64 = t.cells[WHERE + upgrade]
            row: i64 = at + t.players + PLAIN_SEATS
            if where >= BUILT:
                spot: i64 = where - BUILT
                owner: i64 = spot // PLAIN_SEATS
                out[at + seen_from(t, player, owner)] = 1
                out[at + t.players + spot - owner * PLAIN_SEATS] = 1
            elif where >= 0:
                out[row + where] = 1
            if (t.cells[SPENT] >> upgrade) & 1:
                out[row + 3] = 1
            at += t.players + PLAIN_SEATS + 4


FIELDS: Final[tuple[Field, ...]] = (Upgrades(),)

# -- actions and operations ---------------------------------------------------------------------------------

_SEAT: Final = Arg("seat", SEAT_IDS[:PLAIN_SEATS])
CALL: Final[i64] = choice(Kind("call", "call {seat}", _SEAT))
BUILD: Final[i64] = choice(Kind("build", "build {upgrade} {seat}", Arg("upgrade", UPGRADE_IDS), _SEAT))
END_OF_BUILD: Final[i64] = BUILD + UPGRADES * PLAIN_SEATS
REVEALED: Final[i64] = outcome(Kind("reveal", "reveal {upgrade}", Arg("upgrade", UPGRADE_IDS)))

REVEAL: Final[i64] = operations("reveal")
BARGAIN: Final[i64] = operations("bargain")
