"""The Romans on seats, in queues and in piles: how they look in positions. places.py tells them in the tensor."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.fields import Fields, brief, is_whole
from ....core.tensor import told
from ..fields import Field, Reader, Seen, bad, seen_from
from ..layout import NOBODY
from ..people import CLASSES, COMMON, IDS, ROMAN_BY_ID, ROMANS
from ..table import Table
from . import places
from . import queries as q
from .pieces import (
    ABSENT,
    BEHIND,
    BOX,
    BOXED,
    CLASS,
    COINS,
    DISCARDS,
    HEAD,
    LAID_OUT,
    LEFT,
    MARKERS,
    PAY,
    PILE,
    PLACE,
    PLAIN_SEATS,
    ROMAN_PIECES,
    ROOM,
    SEAT_IDS,
    SEATS,
    TURNS,
    UNSEEN,
    VILLAS,
)

MOST_MARKERS: Final = 999
MOST_COINS: Final = 99


def in_list(t: Table, where: i64) -> list[str]:
    """The Romans of a list, from its head."""
    found: list[str] = []
    roman: i64 = t.cells[HEAD + where]
    while roman != NOBODY:
        found.append(IDS[roman])
        roman = t.cells[BEHIND + roman]
    return found


def latrine(t: Table, player: i64) -> dict[str, list[str]]:
    seats: dict[str, list[str]] = {}
    seat: i64
    for seat in range(SEATS):
        if seat < PLAIN_SEATS or t.has_villa(player, seat):
            sitters = [t.sitter(player, seat, k) for k in range(ROOM)]
            seats[SEAT_IDS[seat]] = [IDS[roman] for roman in sitters if roman != NOBODY]
    return seats


def printed(t: Table) -> dict[str, list[object]]:
    """What can be read on the Romans that lie open: name, turns, pay, class."""
    found: dict[str, list[object]] = {}
    for roman in range(ROMANS):
        if t.cells[PLACE + roman] not in (PILE, BOX, DISCARDS, ABSENT) or t.cells[HEAD + DISCARDS] == roman:
            numbers = t.numbers
            row: list[object] = [t.rules.names[roman], numbers[TURNS + roman], numbers[PAY + roman]]
            found[IDS[roman]] = [*row, CLASSES[numbers[CLASS + roman]]]
    return found


class Romans(Field):
    """Where all Romans are, with their markers and coins."""

    def __init__(self) -> None:
        super().__init__(0)

    def position_keys(self) -> tuple[str, ...]:
        return ("latrines", "markers", "queues", "held", "coins", "famous_in_pile", "roman_discards")

    def show(self, t: Table, shown: dict[str, object]) -> None:
        cells, players = t.cells, range(t.players)
        shown["latrines"] = [latrine(t, player) for player in players]
        shown["markers"] = {IDS[roman]: cells[MARKERS + roman] for roman in range(ROMANS) if t.is_seated(roman)}
        shown["queues"] = [in_list(t, player) for player in players]
        shown["held"] = in_list(t, LAID_OUT)
        shown["coins"] = {IDS[k]: cells[COINS + k] for k in range(ROMANS) if cells[COINS + k]}
        shown["famous_in_pile"] = [IDS[k] for k in range(COMMON, ROMANS) if cells[PLACE + k] == PILE]
        shown["roman_discards"] = in_list(t, DISCARDS)

    # -- reading ------------------------------------------------------------------------------------------

    def read(self, t: Table, reader: Reader) -> None:
        fields = reader.fields
        markers = fields.nested("markers").all
        for player, row in enumerate(fields.rows("latrines", int(t.players))):
            for name in sorted(row.all, key=lambda name: SEAT_IDS.index(name) if name in SEAT_IDS else -1):
                self._read_seat(t, reader, player, name, row.all[name], markers)
        for name in markers:
            if name not in ROMAN_BY_ID or not t.is_seated(ROMAN_BY_ID[name]):
                raise bad("marker-nobody", name=brief(name))
        for player, queue in enumerate(fields.lists("queues", int(t.players), default=[])):
            for one in queue:
                t.append(player, self._roman(t, one))
        for name in fields.strings("held"):
            t.append(LAID_OUT, self._roman(t, name))
        for name in fields.strings("roman_discards"):
            t.append(DISCARDS, self._roman(t, name))
        self._read_pile(t, reader)
        self._read_coins(t, fields)

    def _roman(self, t: Table, name: object) -> int:
        """The Roman with this id, who must be in the game and not have been named before."""
        if not isinstance(name, str) or name not in ROMAN_BY_ID:
            raise bad("roman", name=brief(name), first=IDS[0], last=IDS[-1])
        roman = ROMAN_BY_ID[name]
        if t.cells[PLACE + roman] == ABSENT:
            raise bad("absent", name=name)
        if t.cells[PLACE + roman] not in (PILE, BOX) or (roman >= COMMON and t.cells[PLACE + roman] == PILE):
            raise ROMAN_PIECES.twice(roman)
        return roman

    def _read_seat(
        self, t: Table, reader: Reader, player: int, name: str, sitters: object, markers: dict[str, object]
    ) -> None:
        if name not in SEAT_IDS:
            raise bad("seat", player=player, name=brief(name), choices=", ".join(SEAT_IDS))
        seat: i64 = SEAT_IDS.index(name)
        if not isinstance(sitters, list) or len(sitters) > ROOM:
            raise bad("sitters", player=player, name=name)
        if seat >= PLAIN_SEATS:
            bit: i64 = 1
            bit <<= seat - PLAIN_SEATS
            t.cells[VILLAS + player] |= bit
        for sitter in sitters:
            roman = self._roman(t, sitter)
            if not q.is_free(t, player, seat) and not q.may_share(t, player, seat, roman):
                raise bad("not-together", player=player, name=name)
            if q.quarrels_beside(t, player, seat, roman):
                raise bad("quarrel", player=player, name=name)
            t.put_on_seat(player, seat, roman, self._markers(t, reader, roman, markers))

    def _markers(self, t: Table, reader: Reader, roman: int, markers: dict[str, object]) -> int:
        """As many as are written down, else his turns. None only where he is just leaving or the game is over."""
        count = markers.get(IDS[roman], int(t.numbers[TURNS + roman]))
        least = 0 if t.ended or reader.leaving else 1
        if not isinstance(count, int) or isinstance(count, bool) or not least <= count <= MOST_MARKERS:
            raise bad("marker", name=IDS[roman], value=brief(count))
        return count

    def _read_pile(self, t: Table, reader: Reader) -> None:
        """Those of the famous Romans whom nobody has seen are in the pile once the game is set up (M1.1)."""
        places = [t.cells[PLACE + roman] for roman in range(ROMANS)]
        seen = sum(1 for place in places[COMMON:] if place not in (BOX, ABSENT))
        for name in reader.fields.strings("famous_in_pile"):
            roman = self._roman(t, name)
            if roman < COMMON:
                raise bad("not-famous", name=name)
            t.cells[PLACE + roman] = PILE
            seen += 1
        mixed = 0 if reader.setting_up else int(t.rules.famous)
        if seen > mixed:
            raise bad("famous", seen=seen, mixed=mixed)
        t.cells[BOXED] -= seen
        t.cells[UNSEEN] = mixed - seen
        in_pile = sum(1 for roman in range(ROMANS) if t.cells[PLACE + roman] == PILE)
        t.cells[LEFT] = in_pile + mixed - seen

    def _read_coins(self, t: Table, fields: Fields) -> None:
        for name, count in fields.nested("coins").all.items():
            roman = ROMAN_BY_ID.get(name, -1)
            if roman < 0 or t.owner(roman) == NOBODY:
                raise bad("coins-nobody", name=brief(name))
            if not is_whole(count) or not isinstance(count, int) or not 1 <= count <= MOST_COINS:
                raise bad("coins", name=IDS[roman], value=brief(count))
            if not t.rules.coins:
                raise bad("module", field="coins", module="upgrades")
            t.cells[COINS + roman] = count


class Villas(Seen):
    """In positions they are seats of a latrine."""

    def shape(self, players: int) -> tuple[int, ...]:
        return (players, SEATS - PLAIN_SEATS)

    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        k: i64
        villa: i64
        for k in range(t.players):
            for villa in range(SEATS - PLAIN_SEATS):
                if (t.cells[VILLAS + k] >> villa) & 1:
                    out[at + seen_from(t, player, k) * (SEATS - PLAIN_SEATS) + villa] = 1


class RomansLeft(Seen):
    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        out[at] = told(t.cells[LEFT])


FIELDS: Final[tuple[Field, ...]] = (
    Romans(),
    *places.PLACES,
    places.EVERYBODY,
    Villas("villas", 1, "Villas beside each latrine"),
    RomansLeft("romans_left", 30, "Romans in the pile"),
)
