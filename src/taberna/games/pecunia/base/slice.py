"""The base game as a slice: what the 70 Romans and the action cards bring."""

from typing import Final

from mypy_extensions import i64

from ....core.errors import Refused
from ....core.frames import STEP
from ..data import Data
from ..fields import Field
from ..layout import NOBODY
from ..operations import Op
from ..people import COMMON
from ..slicing import Slice
from ..table import Table
from . import cards, romans
from . import queries as q
from .deck import print_romans
from .effects.all import EFFECTS
from .pieces import (
    ACTIVE,
    CARD_IDS,
    CARDS,
    END,
    HEAD,
    LEFT,
    PICK,
    PILE,
    PLACE,
    PLAIN_SEATS,
    PLAY,
    RICH,
    SEAT_IDS,
    SIT,
    STOP,
    active,
    first_player,
    hand_sizes,
    purses,
    reached,
    rich,
    rounds,
)
from .piles import Deal, DrawCards
from .setup import Setup
from .turn import OCCUPY, Leave, Settle, Turn

# What a card misses in one's own latrine; no card finds anything there if it is sheltered (M5.3).
IN_OWN_LATRINE: Final = ("pecunia-idle-marker", "pecunia-idle-two-romans", "pecunia-idle-slaves")


class BaseGame(Slice):
    name = "base"
    fields: tuple[Field, ...] = (
        active,
        first_player,
        rounds,
        purses,
        *romans.FIELDS,
        *cards.FIELDS,
        hand_sizes,
        rich,
        reached,
    )
    events: tuple[str, ...] = (
        "first",
        "turn",
        "queue",
        "reveals",
        "shuffles",
        "sits",
        "leaves",
        "slips-out",
        "removed",
        "dismissed",
        "to-front",
        "to-end",
        "exchange",
        "slower",
        "quicker",
        "cleaning",
        "villa",
        "villa-goes",
        "rich",
        "pays",
        "discards",
        "gives",
        "plays",
        "draws",
        "last-round",
        "ends",
    )
    refusals: tuple[str, ...] = (
        "pecunia-no-target",
        "pecunia-first-answer",
        "pecunia-must-sit",
        "pecunia-not-now",
        "pecunia-queue-empty",
        "pecunia-no-villa",
        "pecunia-seat-taken",
        "pecunia-quarrel",
        "pecunia-not-held",
        "pecunia-idle-rich",
        *dict.fromkeys(card.idle for card in EFFECTS),
    )

    def operations(self) -> list[Op]:
        return [Setup(), Turn(), Leave(), Deal(), DrawCards(), Settle(), *EFFECTS]

    def read_data(self, data: Data) -> None:
        print_romans(data)

    def begin(self, t: Table) -> None:
        for roman in range(COMMON):
            if t.rules.names[roman]:
                t.cells[PLACE + roman] = PILE
                t.cells[LEFT] += 1
        for kind, copies in enumerate(t.rules.copies):
            t.cells[CARDS + kind] = copies

    def view(self, t: Table, shown: dict[str, object]) -> None:
        shown["hand_sizes"] = [t.cells[hand_sizes.first + k] for k in range(t.players)]
        shown["printed"] = romans.printed(t)
        shown["romans_left"] = t.cells[LEFT]
        shown["cards_left"] = cards.total(t, CARDS)
        shown["target"] = t.rules.target

    def view_keys(self) -> tuple[str, ...]:
        return ("seat", "hand_sizes", "printed", "romans_left", "cards_left", "target")

    def refusal(self, t: Table, action: i64) -> Refused | None:
        """In a turn, while nothing else is going on."""
        occupying = t.frames.at(STEP) == OCCUPY
        if SIT <= action < STOP and occupying:
            return refuse_seat(t, action - SIT, t.cells[HEAD + t.cells[ACTIVE]])
        if action in (STOP, END) and occupying and q.must_sit(t, t.cells[ACTIVE]):
            return Refused("pecunia-must-sit", "P8", roman=t.rules.names[t.cells[HEAD + t.cells[ACTIVE]]])
        if PLAY <= action < PICK:
            return _refuse_card(t, action - PLAY)
        return None


def refuse_seat(t: Table, seat: i64, roman: i64) -> Refused:
    """Why the active player can't put him there."""
    player, name = t.cells[ACTIVE], SEAT_IDS[seat]
    if roman == NOBODY:
        return Refused("pecunia-queue-empty", "P12")
    if seat >= PLAIN_SEATS and not t.has_villa(player, seat):
        return Refused("pecunia-no-villa", "P8", seat=name)
    for one in t.rules.slices:
        reason = one.refuse_seat(t, player, seat, roman)
        if reason is not None:
            return reason
    if not q.is_free(t, player, seat) and not q.may_join(t, player, seat, roman):
        return Refused("pecunia-seat-taken", "P10", seat=name)
    return Refused("pecunia-quarrel", "P9", roman=t.rules.names[roman], seat=name)


def _refuse_card(t: Table, kind: i64) -> Refused:
    if not q.holds(t, t.cells[ACTIVE], kind):
        return Refused("pecunia-not-held", "P15", card=CARD_IDS[kind])
    if q.sheltered(t, t.cells[ACTIVE]) and EFFECTS[kind].idle in IN_OWN_LATRINE:
        return Refused("pecunia-idle-sheltered", "P16", card=CARD_IDS[kind])
    if t.cells[RICH] and EFFECTS[kind].idle == "pecunia-idle-slaves":
        return Refused("pecunia-idle-rich", "P16", card=CARD_IDS[kind])
    return Refused(EFFECTS[kind].idle, "P16", card=CARD_IDS[kind])


SLICE: Final = BaseGame()
