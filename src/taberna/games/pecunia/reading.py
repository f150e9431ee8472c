"""Reads a position of Pecunia non olet that a person or a program wrote, and says what can't be."""

from mypy_extensions import i64

from ...core.chance import Rng
from ...core.errors import BadPosition
from ...core.fields import Fields
from ...core.frames import OP, SEAT, STEP, A
from ...core.game import CHANCE, OVER
from . import actions as a
from . import query as q
from .cards import CARD_BY_ID, CARD_IDS, VILLA
from .ops import APPEAR, CAREERS, EFFECT, LEAVE, OPENING, REVEAL, SETUP, TURN
from .people import COMMON, IDS, ROMAN_BY_ID, ROMANS
from .reading_events import check_events, read_events
from .reading_gods import check_gods, read_gods
from .reading_ladders import read_ladders
from .reading_upgrades import check_module, read_coins, read_upgrades
from .setup import Setup
from .showing import REGISTERS
from .state import OP_NAMES, OPS, PecuniaState
from .table import BOX, DISCARDS, ENDINGS, HELD, LADDER, NOBODY, PILE, PLAIN_SEATS, SEATS, Table
from .turn import AFTER, BEGIN, OCCUPY, STEPS

MOST_MARKERS = 999
RICHEST = 9999

# What a view adds for the reader's convenience; it follows from the rest.
DERIVED = ("seat", "hand_sizes", "printed", "romans_left", "cards_left", "target", "next_steps")


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"pecunia-position-{what}", "", **facts)


class Reader:
    def __init__(self, position: object) -> None:
        self.fields = Fields(position)

    def read(self, t: PecuniaState) -> PecuniaState:
        self._read_ending(t)
        self._read_scalars(t)
        check_module(self.fields, t)
        read_upgrades(self.fields, t)
        read_events(self.fields, t)
        if t.ladders:
            read_ladders(self.fields, t, OP_NAMES[SETUP] in self._going_on()[:1])
        read_gods(self.fields, t)
        self._read_romans(t)
        read_coins(self.fields, t)
        self._read_cards(t)
        self._read_frames(t)
        self._check_end(t)
        self.fields.no_others(DERIVED)
        return t

    def _read_ending(self, t: PecuniaState) -> None:
        ending = self.fields.get("ending", None)
        if ending is not None and ending not in ENDINGS[1:]:
            raise bad("ending", ending=str(ending)[:20], choices=", ".join(ENDINGS[1:]))
        t.ended = ENDINGS.index(str(ending)) if ending is not None else 0

    def _read_scalars(self, t: PecuniaState) -> None:
        last = t.players - 1
        t.seat = self.fields.number("turn", 0, 0, last)
        t.first = self.fields.number("first", 0, 0, last)
        t.round = self.fields.number("round", 1, 1, 1_000_000)
        t.rich = self.fields.flag("rich", False)
        purses = self.fields.get("purses", [0] * t.players)
        if not isinstance(purses, list) or len(purses) != t.players:
            raise bad("purses", players=t.players)
        for k, purse in enumerate(purses):
            if not isinstance(purse, int) or isinstance(purse, bool) or not 0 <= purse <= RICHEST:
                raise bad("purse", seat=k, value=str(purse))
            t.purses[k] = purse

    # -- Romans -------------------------------------------------------------------------------------

    def _read_romans(self, t: PecuniaState) -> None:
        self._read_latrines(t)
        for player, queue in enumerate(self.fields.lists("queues", int(t.players), default=[])):
            for name in queue:
                t.append(player, self._roman(t, name))
        for name in self.fields.strings("held"):
            t.append(HELD, self._roman(t, name))
        for name in self.fields.strings("roman_discards"):
            t.append(DISCARDS, self._roman(t, name))
        for name in self.fields.strings("famous_in_pile"):
            roman = self._roman(t, name)
            if roman < COMMON:
                raise bad("not-famous", name=name)
            t.place[roman] = PILE
        t.left = sum(1 for roman in range(ROMANS) if t.place[roman] == PILE)
        t.boxed = sum(1 for roman in range(COMMON, ROMANS) if t.place[roman] == BOX)
        self._mix_famous(t)

    def _roman(self, t: Table, name: object) -> int:
        """The Roman with this id, who must not have been named before."""
        if not isinstance(name, str) or name not in ROMAN_BY_ID:
            raise bad("roman", name=str(name)[:20], first=IDS[0], last=IDS[-1])
        roman = ROMAN_BY_ID[name]
        if t.place[roman] != (PILE if roman < COMMON else BOX):
            raise bad("roman-twice", name=name)
        return roman

    def _read_latrines(self, t: PecuniaState) -> None:
        latrines = self.fields.get("latrines", [{} for _ in range(t.players)])
        markers = self.fields.get("markers", {})
        if not isinstance(latrines, list) or len(latrines) != t.players:
            raise bad("latrines", players=t.players)
        if not isinstance(markers, dict):
            raise bad("markers-not-an-object")
        for player, latrine in enumerate(latrines):
            if not isinstance(latrine, dict):
                raise bad("latrine", seat=player)
            for name in sorted(latrine, key=lambda name: a.SEATS.index(name) if name in a.SEATS else -1):
                self._read_seat(t, player, str(name), latrine[name], markers)
        for name in markers:
            if name not in ROMAN_BY_ID or not t.is_seated(ROMAN_BY_ID[name]):
                raise bad("marker-nobody", name=str(name)[:20])

    def _read_seat(
        self, t: PecuniaState, player: int, name: str, sitters: object, markers: dict[str, object]
    ) -> None:
        if name not in a.SEATS:
            raise bad("seat", seat=player, name=name[:20], choices=", ".join(a.SEATS))
        seat: i64 = a.SEATS.index(name)
        if not isinstance(sitters, list) or len(sitters) > 2:
            raise bad("sitters", seat=player, name=name)
        if seat >= PLAIN_SEATS:
            bit: i64 = 1
            bit <<= seat - PLAIN_SEATS
            t.villas[player] |= bit
        for sitter in sitters:
            roman = self._roman(t, sitter)
            if not q.is_free(t, player, seat) and not q.may_share(t, player, seat, roman):
                raise bad("not-together", seat=player, name=name)
            if q.quarrels_beside(t, player, seat, roman):
                raise bad("quarrel", seat=player, name=name)
            t.put_on_seat(player, seat, roman, self._markers(t, roman, markers))

    def _markers(self, t: PecuniaState, roman: int, markers: dict[str, object]) -> int:
        """As many as are written down, else his turns. None only where the game ended before he left."""
        count = markers.get(IDS[roman], int(t.deck.turns[roman]))
        least = 0 if t.ended or OP_NAMES[LEAVE] in self._going_on() else 1
        if not isinstance(count, int) or isinstance(count, bool) or not least <= count <= MOST_MARKERS:
            raise bad("marker", name=IDS[roman], value=str(count)[:20])
        return count

    def _going_on(self) -> list[object]:
        """The operations that are named as going on, the bottom first."""
        frames = self.fields.get("frames", [])
        if not isinstance(frames, list):
            return []
        return [frame.get("op") for frame in frames if isinstance(frame, dict)]

    def _mix_famous(self, t: PecuniaState) -> None:
        """Those of the famous Romans whom nobody has seen are in the pile once the game is set up (M1.1)."""
        seen = ROMANS - COMMON - t.boxed
        mixed = 0 if OP_NAMES[SETUP] in self._going_on()[:1] else t.famous
        if seen > mixed:
            raise bad("famous", seen=seen, mixed=mixed)
        t.unseen = mixed - seen
        t.left += t.unseen

    # -- action cards -------------------------------------------------------------------------------

    def _read_cards(self, t: PecuniaState) -> None:
        for player, names in enumerate(self.fields.lists("hands", int(t.players), default=[])):
            for name in names:
                t.draw_card(player, self._card(t, name))
        for name in self.fields.strings("card_discards"):
            kind = self._card(t, name)
            t.cards[kind] -= 1
            t.played[kind] += 1
        for player in range(t.players):
            for seat in range(PLAIN_SEATS, SEATS):
                if t.has_villa(player, seat):
                    t.cards[VILLA] -= 1
        if t.cards[VILLA] < 0:
            raise bad("too-many-cards", card=CARD_IDS[VILLA])

    def _card(self, t: Table, name: object) -> int:
        """The kind with this id, of which one must be left."""
        if not isinstance(name, str) or name not in CARD_BY_ID:
            raise bad("card", card=str(name)[:20], choices=", ".join(CARD_IDS))
        kind = CARD_BY_ID[name]
        if t.cards[kind] == 0:
            raise bad("too-many-cards", card=name)
        return kind

    # -- what is going on ---------------------------------------------------------------------------

    def _read_frames(self, t: PecuniaState) -> None:
        step = self.fields.get("step", STEPS[BEGIN])
        if step not in (STEPS[BEGIN], STEPS[OCCUPY], STEPS[AFTER]):
            raise bad("step", step=str(step)[:20])
        simple: list[object] = [{"op": OP_NAMES[TURN], "step": STEPS.index(str(step)), "seat": int(t.seat)}]
        frames = self.fields.get("frames", [] if t.ended else simple)
        if not isinstance(frames, list):
            raise bad("frames")
        if OP_NAMES[SETUP] not in self._going_on()[:1]:
            check_gods(t)
        if t.ended:
            if frames:
                raise bad("frames-over")
            t.turn = OVER
            return
        for number, frame in enumerate(frames, 1):
            self._read_frame(t, number, frame)
        if not frames:
            raise bad("frames")
        self._check_leaving(t)
        if t.frames.cells[OP] == SETUP and not Setup().agrees(t):
            raise bad("setup")
        self._check_top(t)

    def _read_frame(self, t: PecuniaState, number: int, frame: object) -> None:
        fields = Fields(frame)
        name = fields.get("op", "")
        if name not in OP_NAMES:
            raise bad("frame", number=number)
        op = OP_NAMES.index(str(name))
        if not self._may_lie_there(t, op):
            raise bad("frame", number=number)
        t.frames.push(op, fields.number("seat", 0, 0, int(t.players) - 1))
        t.frames.put(STEP, fields.number("step", 0, 0, 9))
        for k, register in enumerate(REGISTERS):
            t.frames.put(A + k, fields.number(register, 0, 0, ROMANS - 1))
        fields.no_others()
        if not OPS[op].sound(t):
            raise bad("frame", number=number)

    def _check_leaving(self, t: PecuniaState) -> None:
        """Only where Romans are just leaving does one sit without a marker (P13)."""
        leaving = [row[SEAT] for row in t.frames.rows() if row[OP] == LEAVE]
        for roman in range(ROMANS):
            if t.is_seated(roman) and t.markers[roman] == 0 and t.owner(roman) not in leaving:
                raise bad("marker", name=IDS[roman], value="0")

    def _may_lie_there(self, t: PecuniaState, op: int) -> bool:
        """The turn or the set-up lies at the bottom, cards on a turn, and nothing on what chance decides."""
        if t.frames.depth == 0:
            return op in (SETUP, TURN)
        on_card = op < EFFECT or op in (REVEAL, OPENING, CAREERS, APPEAR) or t.frames.cells[OP] == TURN
        return op > TURN and on_card and not t.top().by_chance(t)

    def _check_top(self, t: PecuniaState) -> None:
        op = t.top()
        depth = t.frames.depth
        if op.by_chance(t):
            t.turn = CHANCE
            return
        t.turn = t.frames.at(SEAT)
        if not op.asks or not t.options():
            raise bad("frame", number=depth)
        # While an effect is going on a queue may be empty: it is refilled when that is complete (P12).
        if t.frames.at(OP) == TURN:
            if q.empty_queue(t) != NOBODY:
                raise bad("queue-empty", seat=q.empty_queue(t))
            if t.frames.at(STEP) not in (BEGIN, OCCUPY, AFTER):
                raise bad("frame", number=depth)
            if t.size[HELD]:
                raise bad("held")
            check_events(t)

    def _check_end(self, t: PecuniaState) -> None:
        if t.ladders:
            return
        wealthy = q.first_to_win(t) != NOBODY
        t.reached = self.fields.flag("reached", wealthy)
        if wealthy and not t.reached:
            raise bad("reached", target=t.target)
        if t.ended == 0 and t.reached and not t.finish_round:
            raise bad("not-over", target=t.target)
        if t.ended == 1 and (t.finish_round or not wealthy):
            raise bad("ending-wrong", ending=ENDINGS[t.ended])
        if t.ended == LADDER or (t.ended == 2 and not (t.finish_round and t.reached)):
            raise bad("ending-wrong", ending=ENDINGS[t.ended])


def dealt(view: dict[str, object], game_cards: list[int], rng: Rng) -> dict[str, object]:
    """A position that fits a view: the unseen cards are dealt to the hands nobody sees."""
    unseen = list(game_cards)
    for name in _names(view, "card_discards"):
        unseen[CARD_BY_ID[name]] -= 1
    latrines = view.get("latrines")
    if isinstance(latrines, list):
        for latrine in latrines:
            unseen[VILLA] -= max(0, len(latrine) - PLAIN_SEATS)
    hands, sizes = view.get("hands"), view.get("hand_sizes")
    if not isinstance(hands, list) or not isinstance(sizes, list) or len(hands) != len(sizes):
        raise bad("view-hands")
    for shown in hands:
        for name in shown or []:
            unseen[CARD_BY_ID[name]] -= 1
    pool = [name for kind, name in enumerate(CARD_IDS) for _ in range(max(0, unseen[kind]))]
    full: list[list[str]] = []
    for shown, size in zip(hands, sizes, strict=True):
        full.append(list(shown) if shown is not None else _drawn(pool, size, rng))
    made = dict(view)
    made["hands"] = full
    return made


def _names(view: dict[str, object], field: str) -> list[str]:
    names = view.get(field, [])
    if not isinstance(names, list) or any(name not in CARD_BY_ID for name in names):
        raise bad("card", card=str(names)[:20], choices=", ".join(CARD_IDS))
    return names


def _drawn(pool: list[str], size: int, rng: Rng) -> list[str]:
    if not 0 <= size <= len(pool):
        raise bad("view-hands")
    found: list[str] = []
    for _ in range(size):
        k = rng.below(len(pool))
        found.append(pool[k])
        pool[k] = pool[-1]
        pool.pop()
    return sorted(found, key=CARD_IDS.index)
