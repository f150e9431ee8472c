"""Pecunia non olet as entities: a row for every Roman, kind of card, player and pending frame, and for what
the modules that are played bring: upgrades, events, ladders, gods."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ...core.errors import BadOption
from ...core.frames import OP, SEAT, STEP, WIDTH, A
from ...core.game import Game, State
from ...core.tensor import Encoding
from .cards import KINDS
from .events import EVENTS, TO_COME, USED
from .gods import GODS, MIDDLE, UNSEEN
from .ladders import LADDERS, TALLIED, TALLY_IDS, TOP
from .people import CLASS, ROMANS
from .state import OP_NAMES, PecuniaState
from .table import BOX, DISCARDS, ENDINGS, HELD, NOBODY, PILE, PLAIN_SEATS, SEATED, SEATS
from .upgrades import BUILT, UPGRADES

FRAMES: Final = 8  # of the stack, from the top
REGISTERS: Final = 4
LAST_ROUND: Final = 32767
# What the fields below can tell. A module that is not named here is refused, never left out in silence.
MODULES: Final = ("famous", "upgrades", "events", "ladders", "gods")
KNOWN: Final = ("edition", "advanced", *MODULES, "draft", "target", "finish_round", "cards")

# Columns of a Roman behind the players: the states he can be in, then numbers, seats, classes.
IN_QUEUE: Final = 0
ON_SEAT: Final = 1
IS_HELD: Final = 2
DISCARDED: Final = 3
IN_PILE: Final = 4
IN_BOX: Final = 5
ORDER: Final = 6
SEAT_OF: Final = 7
CLASS_OF: Final = SEAT_OF + SEATS
MARKERS: Final = CLASS_OF + 4
COINS: Final = MARKERS + 1
TURNS: Final = MARKERS + 2
PAY: Final = MARKERS + 3
ROMAN_WIDTH: Final = MARKERS + 4


@final
class PecuniaEncoding(Encoding):
    version: ClassVar[int] = 1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        for option in game.choices:
            if option.name not in KNOWN and game.options[option.name] != option.default:
                raise BadOption("no-tensor-option", game=game.name, option=option.name)
        players = game.players
        self.roman_width: i64 = players + ROMAN_WIDTH
        self.romans: i64 = self.add(
            "romans",
            (ROMANS, players + ROMAN_WIDTH),
            10,
            "every Roman: in whose queue or latrine (a column for each player); waits, sits, is held, discarded, "
            "in the pile, unseen; his place in the list he is in, from 0; his seat (left, middle, right, three "
            "Villas); his class (senator, citizen, slave, woman); markers, coins on him, printed turns and pay",
        )
        self.hand: i64 = self.add("hand", (KINDS,), 4, "own cards of each kind")
        self.played: i64 = self.add("played", (KINDS,), 4, "cards of each kind on the discard pile")
        self.purses: i64 = self.add("purses", (players,), 30, "sesterces of each player")
        self.held: i64 = self.add("held", (players,), 6, "how many cards each player holds")
        self.villas: i64 = self.add("villas", (players, SEATS - PLAIN_SEATS), 1, "Villas beside each latrine")
        self.turn: i64 = self.add("turn", (players,), 1, "whose turn it is")
        self.first: i64 = self.add("first", (players,), 1, "who began the game")
        self.numbers: i64 = self.add(
            "numbers",
            (6,),
            30,
            "target, round, Romans in the pile, cards in the pile, Rich slaves, the target is reached",
        )
        self.ending: i64 = self.add("ending", (len(ENDINGS) - 1,), 1, f"how it ended: {', '.join(ENDINGS[1:])}")
        self.frame_width: i64 = len(OP_NAMES) + players + 1 + REGISTERS
        self.frames: i64 = self.add(
            "frames",
            (FRAMES, len(OP_NAMES) + players + 1 + REGISTERS),
            10,
            "what is going on, the top of the stack first: the operation (one column each: "
            f"{', '.join(OP_NAMES)}), whom it asks, its step, its four registers",
        )

        # Without its module each of these has no numbers, and nobody looks where it would begin.
        self.upgrade_width: i64 = players + PLAIN_SEATS + 4
        self.upgrades: i64 = self._of(
            "upgrades",
            "upgrades",
            (UPGRADES, players + PLAIN_SEATS + 4),
            1,
            "every upgrade: in whose latrine, on which seat; in the pile, on offer, out of the game, used in "
            "this turn",
        )
        self.events: i64 = self._of(
            "events", "events", (EVENTS, 4), 4, "every event: to come, open, past; the markers on it"
        )
        self.ladders: i64 = self._of(
            "ladders", "ladders", (players, LADDERS), 1, "the career ladder of each player"
        )
        self.steps: i64 = self._of("ladders", "steps", (players,), TOP, "how many steps of it he has climbed")
        self.climbed: i64 = self._of("ladders", "climbed", (1,), 1, "the active player has climbed in this turn")
        self.tally: i64 = self._of(
            "ladders", "this_turn", (TALLIED,), 10, f"what he has done in this turn: {', '.join(TALLY_IDS)}"
        )
        self.favours: i64 = self._of(
            "gods", "favours", (GODS, players + 2), 1, "every god: whose favour card it is; in the middle, unseen"
        )
        self.fresh: i64 = self._of("gods", "favours_new", (players,), 1, "whose favour card does not work yet")
        self.prayed: i64 = self._of("gods", "prayed", (1,), 1, "the active player has called on his god")

    def _of(self, module: str, name: str, shape: tuple[int, ...], scale: int, what: str) -> i64:
        """A field that is there with its module only; where it begins, or -1."""
        return self.add(name, shape, scale, what) if self.game.options[module] else -1

    def by_chance(self) -> tuple[str, ...]:
        return ("first", "deal", "draw", "reveal", "open", "career", "appear")

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, PecuniaState)
        self.write_asked(state, seat, out, at)
        self._write_romans(state, seat, out, at + self.romans)
        self._write_order(state, out, at + self.romans + self.players + ORDER)
        if state.upgrades:
            self._write_upgrades(state, seat, out, at + self.upgrades)
        if state.events:
            self._write_events(state, out, at + self.events)
        if state.ladders:
            self._write_ladders(state, seat, out, at)
        if state.gods:
            self._write_gods(state, seat, out, at)
        self._write_players(state, seat, out, at)
        self._write_frames(state, seat, out, at + self.frames)
        kind: i64
        for kind in range(KINDS):
            out[at + self.hand + kind] = i16(state.hands[seat * KINDS + kind])
            out[at + self.played + kind] = i16(state.played[kind])
        self._write_numbers(state, out, at + self.numbers)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_romans(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        # Fields are taken out of their objects first: this loop is most of the time that an encoding takes.
        players: i64 = self.players
        width: i64 = self.roman_width
        places = t.place
        coins = t.coins
        turns = t.deck.turns
        pay = t.deck.pay
        roman: i64
        for roman in range(ROMANS):
            place: i64 = places[roman]
            row: i64 = at + players
            if place == PILE:
                out[row + IN_PILE] = 1
            elif place == BOX:
                out[row + IN_BOX] = 1
            elif place == DISCARDS:
                out[row + DISCARDED] = 1
            elif place == HELD:
                out[row + IS_HELD] = 1
            elif place < HELD:
                out[at + self.seen_from(seat, place)] = 1
                out[row + IN_QUEUE] = 1
            else:
                spot: i64 = place - SEATED
                owner: i64 = spot // SEATS
                out[at + self.seen_from(seat, owner)] = 1
                out[row + ON_SEAT] = 1
                out[row + SEAT_OF + spot - owner * SEATS] = 1
                out[row + ORDER] = 0 if t.sitters[spot * 2] == roman else 1
                out[row + MARKERS] = i16(t.markers[roman])
            out[row + CLASS_OF + CLASS[roman]] = 1
            out[row + COINS] = i16(coins[roman])
            out[row + TURNS] = i16(turns[roman])
            out[row + PAY] = i16(pay[roman])
            at += width

    def _write_order(self, t: PecuniaState, out: vec[i16], at: i64) -> None:
        """The places of those who are in lists."""
        width: i64 = self.roman_width
        heads = t.head
        behind = t.behind
        where: i64
        for where in range(len(heads)):
            roman: i64 = heads[where]
            order: i64 = 0
            while roman != NOBODY:
                out[at + roman * width] = i16(order)
                order += 1
                roman = behind[roman]

    def _write_upgrades(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        upgrade: i64
        for upgrade in range(UPGRADES):
            where: i64 = t.where[upgrade]
            row: i64 = at + self.players + PLAIN_SEATS
            if where >= BUILT:
                spot: i64 = where - BUILT
                owner: i64 = spot // PLAIN_SEATS
                out[at + self.seen_from(seat, owner)] = 1
                out[at + self.players + spot - owner * PLAIN_SEATS] = 1
            else:
                out[row + where] = 1
            if t.is_spent(upgrade):
                out[row + 3] = 1
            at += self.upgrade_width

    def _write_events(self, t: PecuniaState, out: vec[i16], at: i64) -> None:
        event: i64
        for event in range(EVENTS):
            markers: i64 = t.event_markers[event]
            if markers == TO_COME:
                out[at] = 1
            elif markers == USED:
                out[at + 2] = 1
            else:
                out[at + 1] = 1
                out[at + 3] = i16(markers)
            at += 4

    def _write_ladders(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        player: i64
        for player in range(t.players):
            k: i64 = self.seen_from(seat, player)
            out[at + self.steps + k] = i16(t.steps[player])
            if t.career[player] != NOBODY:
                out[at + self.ladders + k * LADDERS + t.career[player]] = 1
        out[at + self.climbed] = i16(t.climbed)
        k = 0
        while k < TALLIED:
            out[at + self.tally + k] = i16(t.tally[k])
            k += 1

    def _write_gods(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        row: i64 = at + self.favours
        god: i64
        for god in range(GODS):
            where: i64 = t.favours[god]
            if where == MIDDLE:
                out[row + self.players] = 1
            elif where == UNSEEN:
                out[row + self.players + 1] = 1
            else:
                out[row + self.seen_from(seat, where)] = 1
            row += self.players + 2
        player: i64
        for player in range(t.players):
            if t.is_fresh(player):
                out[at + self.fresh + self.seen_from(seat, player)] = 1
        out[at + self.prayed] = i16(t.prayed)

    def _write_players(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        player: i64
        for player in range(t.players):
            k: i64 = self.seen_from(seat, player)
            out[at + self.purses + k] = i16(t.purses[player])
            out[at + self.held + k] = i16(t.held[player])
            villa: i64
            for villa in range(SEATS - PLAIN_SEATS):
                if (t.villas[player] >> villa) & 1:
                    out[at + self.villas + k * (SEATS - PLAIN_SEATS) + villa] = 1
        out[at + self.turn + self.seen_from(seat, t.seat)] = 1
        out[at + self.first + self.seen_from(seat, t.first)] = 1

    def _write_numbers(self, t: PecuniaState, out: vec[i16], at: i64) -> None:
        left: i64 = 0
        kind: i64
        for kind in range(KINDS):
            left += t.cards[kind]
        out[at] = i16(t.target)
        out[at + 1] = i16(t.round if t.round < LAST_ROUND else LAST_ROUND)
        out[at + 2] = i16(t.left)
        out[at + 3] = i16(left)
        out[at + 4] = i16(t.rich)
        out[at + 5] = i16(t.reached)

    def _write_frames(self, t: PecuniaState, seat: i64, out: vec[i16], at: i64) -> None:
        depth: i64 = t.frames.depth
        if depth > FRAMES:
            raise AssertionError("more is going on at once than the encoding has rows for")
        cells = t.frames.cells
        operations: i64 = self.frame_width - self.players - 1 - REGISTERS
        while depth > 0:
            depth -= 1
            base: i64 = depth * WIDTH
            out[at + cells[base + OP]] = 1
            out[at + operations + self.seen_from(seat, cells[base + SEAT])] = 1
            out[at + operations + self.players] = i16(cells[base + STEP])
            k: i64
            for k in range(REGISTERS):
                out[at + operations + self.players + 1 + k] = i16(cells[base + A + k])
            at += self.frame_width
