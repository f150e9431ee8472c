"""The action cards in piles and hands: how they look in positions and in the tensor (P4, P15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....core.chance import Rng
from ....core.fields import Fields
from ....core.tensor import told
from ..fields import Field, Reader, Seen, bad
from ..table import Table
from .pieces import CARD_IDS, CARD_PIECES, CARDS, HANDS, HELD, KINDS, PLAIN_SEATS, PLAYED, SEATS, VILLA


def total(t: Table, first: i64) -> i64:
    """How many cards there are in a pile or in a hand, from its first cell on."""
    cells = t.cells
    found: i64 = 0
    k: i64
    for k in range(first, first + KINDS):
        found += cells[k]
    return found


def names(t: Table, first: i64) -> list[str]:
    return [CARD_IDS[kind] for kind in range(KINDS) for _ in range(t.cells[first + kind])]


def hand(t: Table, player: i64) -> list[str]:
    return names(t, HANDS + player * KINDS)


def find(t: Table, name: object) -> int:
    """The kind with this id, of which one must be left."""
    kind = CARD_PIECES.find(name)
    if t.cells[CARDS + kind] == 0:
        raise bad("too-many-cards", card=CARD_IDS[kind])
    return kind


class Hands(Field):
    """The hands; in the tensor one's own alone."""

    def __init__(self) -> None:
        super().__init__(0)
        self.name = "hands"
        self.scale = 4
        self.what = "own cards of each kind"

    def show(self, t: Table, shown: dict[str, object]) -> None:
        shown["hands"] = [hand(t, player) for player in range(t.players)]

    def read(self, t: Table, reader: Reader) -> None:
        for player, cards in enumerate(reader.fields.lists("hands", int(t.players), default=[])):
            for name in cards:
                t.draw_card(player, find(t, name))

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(KINDS),)

    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        _write_counts(t, HANDS + player * KINDS, out, at)


class Discards(Field):
    def __init__(self) -> None:
        super().__init__(0)
        self.name = "card_discards"
        self.scale = 4
        self.what = "cards of each kind on the discard pile"

    def show(self, t: Table, shown: dict[str, object]) -> None:
        shown["card_discards"] = names(t, PLAYED)

    def read(self, t: Table, reader: Reader) -> None:
        for name in reader.fields.strings("card_discards"):
            kind = find(t, name)
            t.cells[CARDS + kind] -= 1
            t.cells[PLAYED + kind] += 1
        for player in range(t.players):
            for seat in range(PLAIN_SEATS, SEATS):
                if t.has_villa(player, seat):
                    t.cells[CARDS + VILLA] -= 1
        if t.cells[CARDS + VILLA] < 0:
            raise bad("too-many-cards", card=CARD_IDS[VILLA])

    def shape(self, players: int) -> tuple[int, ...]:
        return (int(KINDS),)

    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        _write_counts(t, PLAYED, out, at)


def _write_counts(t: Table, first: i64, out: vec[u8], at: i64) -> None:
    cells = t.cells
    k: i64
    for k in range(first, first + KINDS):
        out[at] = told(cells[k])
        at += 1


class CardsLeft(Seen):
    def write(self, t: Table, player: i64, out: vec[u8], at: i64) -> None:
        out[at] = told(total(t, CARDS))


FIELDS: Final[tuple[Field, ...]] = (Hands(), Discards(), CardsLeft("cards_left", 30, "cards in the pile"))


# -- hands that a player can't see ----------------------------------------------------------------------


def redeal(t: Table, player: i64, rng: Rng) -> None:
    """The hands of the others are drawn anew from what they and the pile hold together."""
    other: i64
    for other in range(t.players):
        if other != player:
            _put_back(t, other)
    for other in range(t.players):
        if other != player:
            _draw_hand(t, other, rng)


def _put_back(t: Table, player: i64) -> None:
    kind: i64
    for kind in range(KINDS):
        t.cells[CARDS + kind] += t.cells[HANDS + player * KINDS + kind]
        t.cells[HANDS + player * KINDS + kind] = 0


def _draw_hand(t: Table, player: i64, rng: Rng) -> None:
    left = total(t, CARDS)
    count = t.cells[HELD + player]
    while count > 0:
        kind = nth(t, rng.below(left))
        t.cells[CARDS + kind] -= 1
        t.cells[HANDS + player * KINDS + kind] += 1
        left -= 1
        count -= 1


def nth(t: Table, skip: i64) -> i64:
    """The kind of a card in the pile, if they lay there kind by kind."""
    kind: i64 = 0
    while skip >= t.cells[CARDS + kind]:
        skip -= t.cells[CARDS + kind]
        kind += 1
    return kind


def dealt(view: dict[str, object], copies: list[int], rng: Rng) -> dict[str, object]:
    """A position that fits a view: the unseen cards are dealt to the hands nobody sees."""
    fields = Fields(view)
    unseen = list(copies)
    for name in fields.strings("card_discards"):
        unseen[CARD_PIECES.find(name)] -= 1
    latrines = view.get("latrines")
    if isinstance(latrines, list):
        for latrine in latrines:
            unseen[VILLA] -= max(0, len(latrine) - PLAIN_SEATS) if isinstance(latrine, dict) else 0
    hands, sizes = view.get("hands"), view.get("hand_sizes")
    if not isinstance(hands, list) or not isinstance(sizes, list) or len(hands) != len(sizes):
        raise bad("view-hands")
    for shown in hands:
        for name in shown if isinstance(shown, list) else []:
            unseen[CARD_PIECES.find(name)] -= 1
    pool = [name for kind, name in enumerate(CARD_IDS) for _ in range(max(0, unseen[kind]))]
    full: list[list[str]] = []
    for shown, size in zip(hands, sizes, strict=True):
        full.append(list(shown) if isinstance(shown, list) else _drawn(pool, size, rng))
    return {**view, "hands": full}


def _drawn(pool: list[str], size: object, rng: Rng) -> list[str]:
    if not isinstance(size, int) or not 0 <= size <= len(pool):
        raise bad("view-hands")
    found: list[str] = []
    for _ in range(size):
        k = rng.below(len(pool))
        found.append(pool[k])
        pool[k] = pool[-1]
        pool.pop()
    return sorted(found, key=CARD_IDS.index)
