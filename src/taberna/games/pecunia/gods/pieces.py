"""The favours of the gods: their cells of the state, numbers of the data, actions and operations."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.codec import Arg, Kind
from ....core.fields import brief, is_whole
from ....core.tensor import told
from ..base.pieces import SEAT_IDS
from ..data import known
from ..fields import Field, Flag, Pieces, Reader, bad, seen_from
from ..layout import MOST_PLAYERS, NOBODY, cells, choice, numbers, operations, outcome

if TYPE_CHECKING:
    from ..table import Table

GOD_IDS: Final = known("gods")
GODS: Final[i64] = len(GOD_IDS)
GOD_BY_ID: Final = {name: god for god, name in enumerate(GOD_IDS)}
PIECES: Final = Pieces("god", GOD_IDS)

# Where a favour card is: with a player, by his number, or
MIDDLE: Final = 6  # open in the middle of the table
UNSEEN: Final = 7  # not drawn for the draft
NOT_PLAYED: Final = 8

# -- numbers of the data, by the number of a god (what they mean is said in gods.toml) ----------------------

IS_PLAYED: Final[i64] = numbers(GODS)
LONGER: Final[i64] = numbers(GODS)
GIFT: Final[i64] = numbers(GODS)
AMONG: Final[i64] = numbers(GODS)
SHELTERS: Final[i64] = numbers(GODS)

# -- cells --------------------------------------------------------------------------------------------------

FAVOURS: Final[i64] = cells(GODS, NOT_PLAYED)  # where each favour card is
GOD: Final[i64] = cells(MOST_PLAYERS, NOBODY)  # whose favour each player has
FRESH: Final[i64] = cells(MOST_PLAYERS)  # 1 for each player whose favour card does not work yet (M5.2)


class Favours(Field):
    """Whose favour each player has, and those in the middle."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "favours"
        self.what = "every god: whose favour card it is; in the middle, unseen"

    def position_keys(self) -> tuple[str, ...]:
        return ("favours", "favours_open")

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        held = [t.cells[GOD + player] for player in range(t.players)]
        shown["favours"] = [GOD_IDS[god] if god != NOBODY else None for god in held]
        shown["favours_open"] = [name for god, name in enumerate(GOD_IDS) if t.cells[FAVOURS + god] == MIDDLE]

    def read(self, t: "Table", reader: Reader) -> None:
        for player, name in enumerate(reader.fields.items("favours", int(t.players), None)):
            if name is not None:
                god = self._god(t, name)
                t.cells[FAVOURS + god] = player
                t.cells[GOD + player] = god
        if "favours_open" in reader.fields.all:
            for one in reader.fields.strings("favours_open"):
                t.cells[FAVOURS + self._god(t, one)] = MIDDLE
        else:
            reader.fields.get("favours_open", None)
            lay_favours(t)

    def _god(self, t: "Table", name: object) -> int:
        """The god with this id, whose favour card must be played and not have been named before."""
        god = PIECES.find(name)
        if t.cells[FAVOURS + god] == NOT_PLAYED:
            raise bad("absent", name=GOD_IDS[god])
        if t.cells[FAVOURS + god] != UNSEEN:
            raise PIECES.twice(god)
        return god

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(GODS), players + 2)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        god: i64
        for god in range(GODS):
            where: i64 = t.cells[FAVOURS + god]
            if where == MIDDLE:
                out[at + t.players] = 1
            elif where == UNSEEN:
                out[at + t.players + 1] = 1
            elif where < t.players:
                out[at + seen_from(t, player, where)] = 1
            at += t.players + 2


class NewFavours(Field):
    """The players whose favour card does not work yet."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "favours_new"
        self.what = "whose favour card does not work yet"

    def show(self, t: "Table", shown: dict[str, object]) -> None:
        shown["favours_new"] = [player for player in range(t.players) if t.cells[FRESH + player]]

    def read(self, t: "Table", reader: Reader) -> None:
        fresh = reader.fields.get("favours_new", [])
        last = int(t.players) - 1
        if not isinstance(fresh, list):
            raise bad("favours-new", value=brief(fresh), last=last)
        for player in fresh:
            if not is_whole(player) or not isinstance(player, int) or not 0 <= player <= last:
                raise bad("favours-new", value=brief(player), last=last)
            t.cells[FRESH + player] = 1

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def write(self, t: "Table", player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        for k in range(t.players):
            out[at + seen_from(t, player, k)] = told(t.cells[FRESH + k])


prayed: Final = Flag("prayed", "the active player has called on his god")
PRAYED: Final[i64] = prayed.first  # 1 if the active player has called on his god in this turn

FIELDS: Final[tuple[Field, ...]] = (Favours(), NewFavours(), prayed)


def lay_favours(t: "Table") -> None:
    """Those that were not drawn for the draft lie open in the middle (M5.1)."""
    god: i64
    for god in range(GODS):
        if t.cells[FAVOURS + god] == UNSEEN:
            t.cells[FAVOURS + god] = MIDDLE


# -- actions and operations ---------------------------------------------------------------------------------

_GOD: Final = Arg("god", GOD_IDS)
PICK_GOD: Final[i64] = choice(Kind("god", "pick {god}", _GOD))
PRAY: Final[i64] = choice(Kind("pray", "pray to {god}", _GOD))
PREFER: Final[i64] = choice(
    Kind("prefer", "sit {place} {seat}", Arg("place", ["second", "third"]), Arg("seat", SEAT_IDS))
)
END_OF_PREFER: Final[i64] = PREFER + 2 * len(SEAT_IDS)
APPEARED: Final[i64] = outcome(Kind("appear", "reveal {god}", _GOD))

PRAYER: Final[i64] = operations(*GOD_IDS)  # + number of a god
APPEAR: Final[i64] = operations("appear")
FAVOUR: Final[i64] = operations("favour")
