"""A position of Pecunia non olet: the table, and the run loop's way to the operations."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.errors import Refused
from ...core.frames import ASK, OP, STEP, Frames
from ...core.game import CHANCE, OVER, Game, Position, View
from . import actions as a
from . import query as q
from . import showing
from .building import Bargain, Reveal
from .cards import CARD_IDS, KINDS, Deck
from .effects.all import EFFECTS
from .effects.events import HAPPENINGS
from .effects.famous import FAMES
from .effects.gods import PRAYERS, Appear, Exchange
from .effects.ladders import Careers, climb, is_moment, list_climbs
from .gods import GOD_IDS
from .happening import Happen, Opening, Supply
from .ladders import BY_PRICE, PRICES
from .ops import Card, Op
from .people import ANY, CLASSES, ONLY, SHUNS
from .piles import Deal, DrawCards
from .setup import Setup
from .table import ENDINGS, NOBODY, PLAIN_SEATS, SEATS, Table, seat_name
from .turn import OCCUPY, Leave, Turn

# By their numbers in a frame: SETUP, TURN, LEAVE, DEAL, DRAW_CARDS, the cards, the famous Romans, REVEAL, BARGAIN,
# SUPPLY, HAPPEN, OPENING, CAREERS, the events, the gods, APPEAR, FAVOUR.
_OPS: Final[list[Op]] = [Setup(), Turn(), Leave(), Deal(), DrawCards()]
_OPS.extend(EFFECTS)
_OPS.extend(FAMES)
_OPS.extend([Reveal(), Bargain(), Supply(), Happen(), Opening(), Careers()])
_OPS.extend(HAPPENINGS)
_OPS.extend(PRAYERS)
_OPS.extend([Appear(), Exchange()])
# What a list gives must be looked at each time, whether it really is an operation; a vec knows.
OPS: Final = vec[Op](_OPS)
OP_NAMES: Final = [op.name for op in OPS]


@final
class PecuniaState(Table):
    def __init__(self, game: Game, source: Table | None, deck: Deck, frames: Frames) -> None:
        super().__init__(game, source, deck, frames)

    def clone(self) -> "PecuniaState":
        return PecuniaState(self.game, self, self.deck, self.frames.clone())

    # -- the lower layer ----------------------------------------------------------------------------

    def top(self) -> Op:
        return OPS[self.frames.at(OP)]

    def advance(self) -> i64:
        return self.top().advance(self)

    def take(self, action: i64) -> i64:
        if a.CLIMB <= action < a.FIRST:
            climb(self, action - a.CLIMB)
            return ASK
        return self.top().take(self, action)

    def fill(self, out: vec[i64]) -> i64:
        count = self.top().fill(self, out)
        return list_climbs(self, out, count) if self.ladders else count

    def lone(self) -> i64:
        # He could climb his ladder instead.
        if self.ladders and list_climbs(self, self.game.scratch, 0) > 0:
            return -1
        return self.top().only(self)

    def weight(self, action: i64) -> i64:
        return self.top().weight(self, action)

    def pick(self, rng: Rng) -> i64:
        if self.turn == CHANCE:
            return self.top().sample(self, rng)
        out = self.game.scratch
        return out[rng.below(self.fill(out))]

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The hands of the others are drawn anew from what they and the pile hold together."""
        player: i64
        for player in range(self.players):
            if player != seat:
                self._put_back(player)
        for player in range(self.players):
            if player != seat:
                self._draw_hand(player, rng)

    def _put_back(self, player: i64) -> None:
        kind: i64
        for kind in range(KINDS):
            self.cards[kind] += self.hands[player * KINDS + kind]
            self.hands[player * KINDS + kind] = 0

    def _draw_hand(self, player: i64, rng: Rng) -> None:
        left: i64 = 0
        kind: i64
        for kind in range(KINDS):
            left += self.cards[kind]
        for _ in range(self.held[player]):
            at: i64 = rng.below(left)
            kind = 0
            while at >= self.cards[kind]:
                at -= self.cards[kind]
                kind += 1
            self.cards[kind] -= 1
            self.hands[player * KINDS + kind] += 1
            left -= 1

    # -- the upper layer ----------------------------------------------------------------------------

    def position(self) -> Position:
        return Position(showing.position(self, OP_NAMES))

    def view(self, seat: int | None) -> View:
        return View(showing.view(self, OP_NAMES, seat))

    def scores(self) -> list[int]:
        """Sesterces; with ladders the steps, which alone count then (M4.3)."""
        points = self.steps if self.ladders else self.purses
        return [points[k] for k in range(self.players)]

    def winners(self) -> list[int]:
        if self.turn != OVER:
            return []
        if ENDINGS[self.ended] == "target":
            return [q.first_to_win(self)]
        most = max(self.scores())
        return [seat for seat, purse in enumerate(self.scores()) if purse == most]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def ask(self) -> tuple[str, dict[str, object]]:
        op = self.top()
        facts: dict[str, object] = {"player": self.seat, "card": op.name}
        facts.update(op.facts(self))
        return op.ask(self), facts

    # -- refusing -----------------------------------------------------------------------------------

    def refusal(self, action: int) -> Refused:
        if self.turn == CHANCE or action >= a.FIRST:
            return Refused("not-an-option", text=a.ACTIONS.texts[action])
        if action >= a.CLIMB:
            return self._refuse_climb(action - a.CLIMB)
        if not isinstance(self.top(), Turn):
            if a.ROMAN <= action < a.PLAYER and self._is_sheltered(action - a.ROMAN):
                return Refused("pecunia-sheltered", "M5.3", roman=self.deck.names[action - a.ROMAN])
            if a.ROMAN <= action < a.TAKE:
                return Refused("pecunia-no-target", "P16", card=self.top().name)
            return Refused("pecunia-first-answer", "P16", card=self.top().name)
        if a.SIT <= action < a.STOP and self.frames.at(STEP) == OCCUPY:
            return self._refuse_seat(action - a.SIT, self.head[self.seat])
        if action in (a.STOP, a.END) and self.frames.at(STEP) == OCCUPY and q.sends_on(self, self.seat):
            return Refused("pecunia-must-send", "M1.2", roman=self.deck.names[self.head[self.seat]])
        if action in (a.STOP, a.END) and self.frames.at(STEP) == OCCUPY and q.must_sit(self, self.seat):
            return Refused("pecunia-must-sit", "P8", roman=self.deck.names[self.head[self.seat]])
        if a.CALL <= action < a.BUILD and self.frames.at(STEP) == OCCUPY:
            return Refused("pecunia-not-called", "M2.4", seat=seat_name(action - a.CALL))
        if a.PLAY <= action < a.ROMAN:
            return self._refuse_card(action - a.PLAY)
        if a.PRAY <= action < a.PREFER:
            return self._refuse_prayer(action - a.PRAY)
        if a.PREFER <= action < a.CLIMB and self.frames.at(STEP) == OCCUPY:
            return self._refuse_preferred(action - a.PREFER)
        return Refused("pecunia-not-now", "P7")

    def _is_sheltered(self, roman: int) -> bool:
        """Whether a card asks, and this Roman would be in its reach without his host's god."""
        return isinstance(self.top(), Card) and self.is_seated(roman) and q.sheltered(self, self.owner(roman))

    def _refuse_prayer(self, god: int) -> Refused:
        name = GOD_IDS[god]
        if self.god[self.seat] != god:
            return Refused("pecunia-no-favour", "M5.3", card=name)
        if self.is_fresh(self.seat):
            return Refused("pecunia-favour-new", "M5.2", card=name)
        if self.prayed:
            return Refused("pecunia-prayed", "M5.3", card=name)
        return Refused("pecunia-god-idle", "M5.3", card=name)

    def _refuse_preferred(self, choice: int) -> Refused:
        place = choice // SEATS + 1
        if place >= q.among(self, self.seat):
            return Refused("pecunia-not-preferred", "M5.3")
        return self._refuse_seat(choice % SEATS, q.nth(self, self.seat, place))

    def _refuse_seat(self, seat: int, front: int) -> Refused:
        name = seat_name(seat)
        if front == NOBODY:
            return Refused("pecunia-queue-empty", "P12")
        if seat >= PLAIN_SEATS and not self.has_villa(self.seat, seat):
            return Refused("pecunia-no-villa", "P8", seat=name)
        facts: dict[str, object] = {"roman": self.deck.names[front], "seat": name}
        if ONLY[front] not in (ANY, seat):
            return Refused("pecunia-only-seat", "M1.2", **facts)
        if not q.accepts(self, self.seat, seat, front):
            return Refused("pecunia-shuns", "M1.2", **{"class": CLASSES[SHUNS[front]]}, **facts)
        if not q.is_free(self, self.seat, seat) and not q.may_join(self, self.seat, seat, front):
            return Refused("pecunia-seat-taken", "P10", seat=name)
        return Refused("pecunia-quarrel", "P9", **facts)

    def _refuse_climb(self, way: int) -> Refused:
        if self.climbed and self.turn == self.seat:
            return Refused("pecunia-climbed", "M4.2")
        if not self.ladders or not is_moment(self):
            return Refused("pecunia-no-climb", "M4.2")
        if way == BY_PRICE:
            return Refused("pecunia-too-poor", "M4.2", price=PRICES[self.steps[self.seat]])
        return Refused("pecunia-task-open", "M4.2")

    def _refuse_card(self, kind: int) -> Refused:
        if not q.holds(self, self.seat, kind):
            return Refused("pecunia-not-held", "P15", card=CARD_IDS[kind])
        return Refused("pecunia-changes-nothing", "P16", card=CARD_IDS[kind])
