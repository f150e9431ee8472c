"""Rules of thumb for Pecunia non olet.

The bot takes what makes it likelier to win (`win_estimate` says how likely that is), plays a card when it gains
more by it than a card in hand is worth, and looks through all choices of a card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bot import Bot, Judgement
from ...core.chance import Rng
from ...core.frames import OP, STEP, WIDTH
from ...core.game import CHANCE, Decision, Game, View
from .base.pieces import (
    CARD_BY_ID,
    DRAW_CARDS,
    EFFECT,
    END,
    PICK,
    PLACE,
    PLAY,
    PURSES,
    SIT,
    START,
    STOP,
    TURN,
)
from .base.turn import BEGIN
from .events.pieces import SUPPLY
from .famous.pieces import SEND
from .gods.pieces import END_OF_PREFER, PRAY, PREFER
from .ladders.climbing import price
from .ladders.pieces import BY_PRICE, BY_TASK, CLIMB, STEPS, TOP
from .layout import LEDGER, NOBODY
from .state import PecuniaState
from .upgrades.pieces import BUILD, CALL
from .win_estimate import WinEstimate, progress

SPARE: Final = 3  # sesterces left over for which a step is paid at once
FAR: Final = 0.5  # of a task: less than that is not waited for
SAMPLES: Final = 3
DEEPEST: Final = 4  # choices within one card that are looked through

RICH_SLAVES: Final = CARD_BY_ID["rich-slaves"]
EXCHANGE: Final[i64] = EFFECT + CARD_BY_ID["latrine-change"]
# Seldom does more than delay a payment, so it is not kept: it may cost this share of the chance to win.
GOSSIP: Final = CARD_BY_ID["latrine-gossip"]
CHEAP: Final = 0.02


class PecuniaBot(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        self.estimate = WinEstimate(game)
        super().__init__(game, rng)

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, PecuniaState)
        return self.answer(state, decision.options, decision.seat)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        """The chance to win by each option that is worth a thought.

        A fulfilled task is all it thinks of; with a step that is to be paid it does not end the turn; and what can
        wait till the markers are off waits.
        """
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, PecuniaState)
        me = decision.seat
        chosen = self.answer(state, decision.options, me)
        chances: dict[int, float] = {}
        if chosen != CLIMB + BY_TASK:
            climbs = CLIMB + BY_PRICE in decision.options and pays(state, me)
            for action in decision.options:
                ends = climbs and action in (STOP, END)
                if (
                    action < CLIMB
                    and not ends
                    and not self._waits(state, action)
                    and self._tries(state, action, me)
                ):
                    chances[action] = self._chance(state, action, me)
        # What the rules of thumb would do is never less than what is judged one by one.
        chances[chosen] = max([*chances.values(), 0.0])
        judged = [Judgement(action, chance, 0.0, 0, (action,)) for action, chance in chances.items()]
        judged.sort(key=_order)
        return judged

    def _waits(self, state: PecuniaState, action: i64) -> bool:
        """Whether it is a card, or a god, that is too early."""
        begins = state.frames.depth == 1 and state.frames.at(OP) == TURN and state.frames.at(STEP) == BEGIN
        card = PLAY <= action < PICK or PRAY <= action < PREFER
        return begins and card and not self._timely(state, action)

    def _chance(self, state: PecuniaState, action: i64, me: i64) -> float:
        if action in (START, STOP, END):
            return self.estimate.chance(state, me)  # what the others do then is not looked at
        after = state.clone()
        after.do(action)
        return self._look(after, me, 1)

    def answer(self, state: PecuniaState, options: list[int], me: i64) -> int:
        """The choice in an imagined position; search plays on with it."""
        if CLIMB + BY_TASK in options:
            return CLIMB + BY_TASK
        # Whoever is shown only some of the options may be left with any of the others.
        other = [action for action in options if action < CLIMB] or options
        if state.frames.depth > 1 or state.frames.at(OP) != TURN:
            return self._best(state, other, me)
        action = self._turn(state, other, me)
        # The price of a step is paid at the end of the turn: the task may be fulfilled till then.
        if action in (STOP, END) and CLIMB + BY_PRICE in options and pays(state, me):
            return CLIMB + BY_PRICE
        return action

    def _best(self, state: PecuniaState, options: list[int], me: i64) -> int:
        best = options[0]
        most = -1.0
        for action in options:
            if self._tries(state, action, me):
                after = state.clone()
                after.do(action)
                value = self._look(after, me, 1)
                if value > most:
                    best, most = action, value
        return best

    def _tries(self, state: PecuniaState, action: i64, me: i64) -> bool:
        """When two Romans change queues, one of them is mine: else there would be too much to look at."""
        if state.frames.at(OP) != EXCHANGE or state.frames.at(STEP) > 0:
            return True
        return state.cells[PLACE + action - PICK] == me

    def _turn(self, state: PecuniaState, options: list[int], me: i64) -> int:
        """A card if it gains enough, else what the turn wants next."""
        cards = [action for action in options if self._timely(state, action)]
        plain = [action for action in options if not PLAY <= action < PICK and not PRAY <= action < PREFER]
        card = self._best(state, cards, me) if cards else -1
        if card >= 0:
            after = state.clone()
            after.do(card)
            # In the evaluation the card has left the hand already, so what it gains is net of it.
            least = self.estimate.chance(state, me) * (1.0 - CHEAP if card == PLAY + GOSSIP else 1.0)
            if self._look(after, me, 1) > least:
                return card
        sits = [action for action in plain if seats_somebody(action)]
        if SEND in plain:
            sits.append(SEND)
        if not sits:
            return (plain or options)[-1]
        best = self._best(state, sits, me)
        otherwise = END if END in plain else START if START in plain else NOBODY
        if otherwise == NOBODY:
            return best
        after = state.clone()
        after.do(best)
        return best if self._look(after, me, 1) > self.estimate.chance(state, me) else otherwise

    def _timely(self, state: PecuniaState, action: i64) -> bool:
        """Before the markers come off only what must be played then; all else, gods too, when seats are filled."""
        if PRAY <= action < PREFER:
            return state.frames.at(STEP) != BEGIN
        if not PLAY <= action < PICK:
            return False
        return (state.frames.at(STEP) == BEGIN) == (action - PLAY == RICH_SLAVES)

    def _look(self, state: PecuniaState, me: i64, depth: i64) -> float:
        """What this is worth to me if I answer what the card still asks of me as well as I can."""
        if state.turn == CHANCE and in_card(state):
            return self._look_ahead(state, me, depth)
        # Where markers come from is looked at when it is asked, and not before.
        if state.turn != me or not in_card(state) or depth > DEEPEST or state.frames.at(OP) == SUPPLY:
            return self.estimate.chance(state, me)
        out = vec[i64]([0] * LEDGER.actions)
        count = state.fill(out)
        most = -1.0
        k: i64
        for k in range(count):
            if out[k] >= CLIMB:
                break
            if self._tries(state, out[k], me):
                after = state.clone()
                after.do(out[k])
                most = max(most, self._look(after, me, depth + 1))
        return most

    def _look_ahead(self, state: PecuniaState, me: i64, depth: i64) -> float:
        """What a card draws is not known: the mean of a few draws."""
        total = 0.0
        for _ in range(SAMPLES):
            after = state.clone()
            while after.turn == CHANCE and in_card(after):
                after.do(after.pick(self.rng))
            total += self._look(after, me, depth)
        return total / SAMPLES


def _order(one: Judgement) -> tuple[float, int]:
    return (-one.chance, one.action)


def seats_somebody(action: i64) -> bool:
    """The front Roman, one whom a seat calls, or one whom a god lets the player prefer."""
    return SIT <= action < STOP or CALL <= action < BUILD or PREFER <= action < END_OF_PREFER


def in_card(state: PecuniaState) -> bool:
    """Whether a card is still at work, or brings another one."""
    return state.frames.depth > 1 and state.frames.cells[WIDTH + OP] >= DRAW_CARDS


def pays(state: PecuniaState, player: i64) -> bool:
    """Whether to pay for the next step rather than wait for its task: if that is far, or money is left."""
    if state.cells[STEPS + player] + 1 == TOP:
        return True
    left = state.cells[PURSES + player] - price(state, player)
    return left >= SPARE or progress(state, player) < FAR
