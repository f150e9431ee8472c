"""Rules of thumb for Pecunia non olet.

Every turn that a seat is taken costs about as much as an average Roman brings in that time. So a
Roman is worth what he pays, less that for each of his turns; those in a queue count less, the further
back the less. The bot compares what it has with what the others have, the leader above all, plays a
card when it gains more by it than a card in hand is worth, and looks through all choices of a card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.frames import OP, STEP, WIDTH
from ...core.game import CHANCE, OVER, Decision, Game, View
from ...games.pecunia import actions as a
from ...games.pecunia import query as q
from ...games.pecunia.cards import CARD_BY_ID
from ...games.pecunia.effects.ladders import measure
from ...games.pecunia.gods import GOD_IDS
from ...games.pecunia.ladders import AMOUNT, BY_PRICE, BY_TASK, EITHER, MEASURE, NONE, PRICES, TALLIED, TOP
from ...games.pecunia.ops import DRAW_CARDS, SUPPLY, TURN
from ...games.pecunia.people import SENATOR, SLAVE
from ...games.pecunia.state import PecuniaState
from ...games.pecunia.table import NOBODY, PLAIN_SEATS, SEATS
from ...games.pecunia.turn import BEGIN, OCCUPY
from ...games.pecunia.upgrades import COINS
from ..base import Bot

# What a turn on a seat is worth, how much less the next in a queue counts, what a card in hand is worth
# and what a Villa still free. Found by playing variants against each other.
RENT: Final = 1.0
PATIENCE: Final = 0.75
CARD: Final = 0.7
VILLA: Final = 0.8
BLOCKED: Final = 0.7
DELAY: Final = 0.15  # what each marker on a Roman takes from his pay, because it comes later
MIDDLE: Final = 0.15  # what a senator or a slave on the middle seat spoils
LEADER: Final = 0.6
OTHERS: Final = 0.25
UPGRADE: Final = 1.0  # what an upgrade is worth, and what each coin that it lays on Romans adds
COIN: Final = 0.5
# What the favour of a god is worth for the rest of the game, by how often those win who have it.
FAVOURS: Final = {
    "ceres": 0.3,
    "diana": 0.5,
    "juno": 1.5,
    "jupiter": 0.6,
    "mars": 0.8,
    "minerva": 2.5,
    "venus": 0.8,
}
FAVOUR: Final = [FAVOURS[name] for name in GOD_IDS]
FRESH: Final = 0.3  # what one loses that works from the next turn on only
TASK: Final = 5.0  # what the fulfilled task of the next step is worth
SPARE: Final = 3  # sesterces left over for which a step is paid at once
FAR: Final = 0.5  # of a task: less than that is not waited for
WIN: Final = 1000.0
SAMPLES: Final = 3
DEEPEST: Final = 4  # choices within one card that are looked through

RICH_SLAVES: Final = CARD_BY_ID["rich-slaves"]
GOSSIP: Final = CARD_BY_ID["latrine-gossip"]  # seldom does more than delay a payment, so it is not kept


class PecuniaBot(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        state = self.game.imagine(view, self.rng)
        assert isinstance(state, PecuniaState)
        return self.answer(state, decision.options, decision.seat)

    def answer(self, state: PecuniaState, options: list[int], me: i64) -> int:
        """The choice in an imagined position; search plays on with it."""
        if a.CLIMB + BY_TASK in options:
            return a.CLIMB + BY_TASK
        other = [action for action in options if action < a.CLIMB]
        if state.frames.depth > 1 or state.frames.at(OP) != TURN:
            return self._best(state, other, me)
        action = self._turn(state, other, me)
        # The price of a step is paid at the end of the turn: the task may be fulfilled till then.
        if action in (a.STOP, a.END) and a.CLIMB + BY_PRICE in options and pays(state, me):
            return a.CLIMB + BY_PRICE
        return action

    def _best(self, state: PecuniaState, options: list[int], me: i64) -> int:
        best = options[0]
        most = -2 * WIN
        for action in options:
            after = state.clone()
            after.do(action)
            value = self._look(after, me, 1)
            if value > most:
                best, most = action, value
        return best

    def _turn(self, state: PecuniaState, options: list[int], me: i64) -> int:
        """A card if it gains enough, else what the turn wants next."""
        cards = [action for action in options if self._timely(state, action)]
        plain = [
            action for action in options if action < a.PLAY or a.SEND <= action < a.BUILD or action >= a.PREFER
        ]
        card = self._best(state, cards, me) if cards else -1
        if card >= 0:
            after = state.clone()
            after.do(card)
            # In the evaluation the card has left the hand already, so what it gains is net of it.
            refund = CARD if card == a.PLAY + GOSSIP else 0.0
            if self._look(after, me, 1) + refund > standing(state, me):
                return card
        sits = [action for action in plain if a.SIT <= action < a.STOP or action >= a.CALL]
        if a.SEND in plain:
            sits.append(a.SEND)
        if not sits:
            return plain[-1]
        best = self._best(state, sits, me)
        if a.END not in plain:
            return best
        after = state.clone()
        after.do(best)
        return best if self._look(after, me, 1) > standing(state, me) else a.END

    def _timely(self, state: PecuniaState, action: i64) -> bool:
        """Before the markers come off only what must be played then; all else, gods too, when seats are filled."""
        if a.PRAY <= action < a.PREFER:
            return state.frames.at(STEP) != BEGIN
        if not a.PLAY <= action < a.ROMAN:
            return False
        return (state.frames.at(STEP) == BEGIN) == (action - a.PLAY == RICH_SLAVES)

    def _look(self, state: PecuniaState, me: i64, depth: i64) -> float:
        """What this is worth to me if I answer what the card still asks of me as well as I can."""
        if state.turn == CHANCE and in_card(state):
            return self._look_ahead(state, me, depth)
        # Where markers come from is looked at when it is asked, and not before.
        if state.turn != me or not in_card(state) or depth > DEEPEST or state.frames.at(OP) == SUPPLY:
            return standing(state, me)
        out = vec[i64]([0] * a.SIZE)
        count = state.fill(out)
        most = -2 * WIN
        k: i64
        for k in range(count):
            if out[k] >= a.CLIMB:
                break
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


def in_card(state: PecuniaState) -> bool:
    """Whether a card is still at work, or brings another one."""
    return state.frames.depth > 1 and state.frames.cells[WIDTH + OP] >= DRAW_CARDS


def standing(state: PecuniaState, me: i64) -> float:
    """What I have, against what the others have."""
    if state.turn == OVER:
        return WIN if me in state.winners() else -WIN
    total = 0.0
    leader = -WIN
    player: i64
    for player in range(state.players):
        if player != me:
            has = wealth(state, player)
            total += has
            leader = max(leader, has)
    others = (total - leader) / float(state.players)
    return wealth(state, me) - LEADER * leader - OTHERS * others


def wealth(state: PecuniaState, player: i64) -> float:
    worth = float(state.purses[player]) + CARD * float(state.held[player]) + comfort(state, player)
    if state.ladders:
        worth += career(state, player)
    seat: i64
    for seat in range(SEATS):
        worth += seat_worth(state, player, seat)
    discount = PATIENCE
    roman: i64 = state.head[player]
    if roman != NOBODY and blocked(state, player):
        worth -= BLOCKED
    while roman != NOBODY:
        worth += discount * (float(state.deck.pay[roman]) - RENT * float(state.deck.turns[roman]))
        discount *= PATIENCE
        roman = state.behind[roman]
    return worth


def career(state: PecuniaState, player: i64) -> float:
    """What the steps of his ladder are worth: their prices, and how near he is to the next one."""
    worth = 0.0
    step: i64
    for step in range(state.steps[player]):
        worth += float(PRICES[step])
    if state.career[player] == NOBODY or state.steps[player] == TOP:
        return worth
    return worth + TASK * progress(state, player)


def pays(state: PecuniaState, player: i64) -> bool:
    """Whether to pay for the next step rather than wait for its task: if that is far, or money is left."""
    step = state.steps[player]
    if step + 1 == TOP:
        return True
    return state.purses[player] - PRICES[step] >= SPARE or progress(state, player) < FAR


def progress(state: PecuniaState, player: i64) -> float:
    """How much of the task of his next step is fulfilled, from 0 to 1; of two tasks the nearer one."""
    base: i64 = (state.career[player] * TOP + state.steps[player]) * EITHER
    most = 0.0
    k: i64
    for k in range(base, base + EITHER):
        # What has happened in this turn counts for the one whose turn it is, if he may still climb.
        now = state.seat == player and state.climbed == 0
        if MEASURE[k] != NONE and (MEASURE[k] >= TALLIED or now):
            most = max(most, float(measure(state, player, MEASURE[k])) / float(AMOUNT[k]))
    return min(1.0, most)


def comfort(state: PecuniaState, player: i64) -> float:
    """What upgrades, above all those that bring coins, and a god are worth for the rest of the game."""
    worth = 0.0
    if state.gods and state.god[player] != NOBODY:
        worth += FAVOUR[state.god[player]] - (FRESH if state.is_fresh(player) else 0.0)
    seat: i64
    for seat in range(PLAIN_SEATS):
        upgrade = q.upgrade_of(state, player, seat)
        if upgrade != NOBODY:
            worth += UPGRADE + COIN * float(COINS[upgrade])
    return worth


def seat_worth(state: PecuniaState, player: i64, seat: i64) -> float:
    """What those on a seat will pay, less the rent for as long as the last of them stays."""
    one = state.sitter(player, seat, 0)
    plain = seat < PLAIN_SEATS
    if one == NOBODY:
        return VILLA if not plain and state.has_villa(player, seat) else 0.0
    worth = due(state, player, one)
    stay = state.markers[one]
    other = state.sitter(player, seat, 1)
    if other != NOBODY:
        worth += due(state, player, other)
        stay = max(stay, state.markers[other])
    if seat == 1 and q.class_of(one) in (SENATOR, SLAVE):
        worth -= MIDDLE
    # A Villa is there for one guest only, so his time on it costs little.
    return worth - (RENT if plain else RENT / 4) * float(stay)


def due(state: PecuniaState, player: i64, roman: i64) -> float:
    """What he will pay; double only if he surely leaves in the turn of Rich slaves."""
    soon = state.seat == player and state.markers[roman] == 1 and state.frames.cells[STEP] < OCCUPY
    pay = q.pay_of(state, roman) if soon else state.deck.pay[roman] + state.coins[roman]
    return float(pay) - DELAY * float(state.markers[roman])


def blocked(state: PecuniaState, player: i64) -> bool:
    """Whether a seat is free and none of those at the front who might can sit on it."""
    free = False
    seat: i64
    place: i64
    for seat in range(PLAIN_SEATS):
        if q.is_free(state, player, seat):
            free = True
            for place in range(q.among(state, player)):
                roman = q.nth(state, player, place)
                if roman != NOBODY and q.may_sit(state, player, seat, roman):
                    return False
    return free
