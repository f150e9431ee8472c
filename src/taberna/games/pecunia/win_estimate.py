"""What everybody has at Pecunia non olet, and how likely that makes everybody to win.

Every turn that a seat is taken costs about as much as an average Roman brings in that time. So a Roman is
worth what he pays, less that for each of his turns; those in a queue count less, the further back the
less. But it is a race: who has more in the end does not matter, who first has the target does. So what
counts most is in how many rounds each would have it if nobody disturbed him.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.frames import STEP
from ...core.game import OVER, Game
from .base import queries as q
from .base.pieces import (
    ACTIVE,
    BEHIND,
    COINS,
    HEAD,
    HELD,
    MARKERS,
    PAY,
    PLAIN_SEATS,
    PURSES,
    SEATS,
    TURNS,
)
from .base.turn import OCCUPY
from .game import Pecunia
from .gods.operations import among
from .gods.pieces import FRESH, GOD, GOD_IDS
from .ladders.climbing import measure, price_of
from .ladders.pieces import AMOUNT, CAREER, CLIMBED, EITHER, MEASURE, NO_TASK, STEPS, TALLIED, TOP
from .layout import NOBODY
from .people import SENATOR, SLAVE
from .state import PecuniaState
from .upgrades.operations import upgrade_of
from .upgrades.pieces import COINS_LAID

# What a turn on a seat is worth, how much less the next in a queue counts, what a card in hand is worth
# and what a Villa still free. Found by playing variants against each other.
RENT: Final = 1.0
PATIENCE: Final = 0.75
CARD: Final = 0.7
VILLA: Final = 0.95
BLOCKED: Final = 0.95
DELAY: Final = 0.15  # what each marker on a Roman takes from his pay, because it comes later
MIDDLE: Final = 0.15  # what a senator or a slave on the middle seat spoils
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
FAVOUR: Final = [FAVOURS.get(name, 0.8) for name in GOD_IDS]
NEW: Final = 0.3  # what one loses that works from the next turn on only
TASK: Final = 5.0  # what the fulfilled task of the next step is worth
# How much likelier a win becomes the nearer the target is in time, and the more of it one has; by the number of
# players. Fitted to who won some thousand games between these bots, then played against each other.
NEARER: Final = [0.0, 0.0, 7.9, 6.3, 5.6, 5.2, 4.8]
RICHER: Final = [0.0, 0.0, 5.5, 2.8, 2.0, 1.75, 1.5]
HORIZON: Final = 8  # rounds that are looked ahead
STAY: Final = 3  # a Roman who is not in the queue yet: his turns, and his pay
MEAN_PAY: Final = 2.5
RATE: Final = 2.7  # what comes in a turn after that


# -- the race ------------------------------------------------------------------------------------------


class WinEstimate:
    """How likely everybody is to win. It keeps what it reckons with, so each bot has one of its own."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Pecunia)
        # What wins: a sum; or all steps of a ladder, which would cost so much.
        self.goal = float(game.ruleset.target)
        self.prices = vec[float]([float(price_of(step + 1, game.ruleset.stake)) for step in range(TOP)])
        if self.goal == 0.0:
            for step in range(TOP):
                self.goal += self.prices[step]
        self.weights = vec[float]([0.0] * game.players)
        # What `see` has seen of everybody: rounds until he would win, what he has, the logarithm of his weight.
        self.arrivals = vec[float]([0.0] * game.players)
        self.worths = vec[float]([0.0] * game.players)
        self.hopes = vec[float]([0.0] * game.players)
        self.income = vec[float]([0.0] * (HORIZON + 1))
        self.free = vec[i64]([0] * PLAIN_SEATS)

    def chance(self, state: PecuniaState, me: i64) -> float:
        """My chance to win."""
        if state.turn == OVER:
            winners = state.winners()
            return 1.0 / len(winners) if me in winners else 0.0
        total = self._weigh(state)
        return self.weights[me] / total

    def chances(self, state: PecuniaState, results: list[float]) -> None:
        """Everybody's chance to win a game that is not over."""
        total = self._weigh(state)
        player: i64
        for player in range(state.players):
            results[player] = self.weights[player] / total

    def _weigh(self, state: PecuniaState) -> float:
        self.see(state)
        total = 0.0
        player: i64
        for player in range(state.players):
            weight = exp(self.hopes[player])
            self.weights[player] = weight
            total += weight
        return total

    def see(self, state: PecuniaState) -> None:
        """Look at everybody, in a game that is not over."""
        players = state.players
        richer: float = RICHER[players] / self.goal
        nearer: float = NEARER[players]
        player: i64
        for player in range(players):
            self.arrivals[player] = self.arrival(state, player)
            self.worths[player] = wealth(state, player)
            self.hopes[player] = nearer / (self.arrivals[player] + 1.0) + richer * self.worths[player]

    def arrival(self, state: PecuniaState, player: i64) -> float:
        """In how many rounds he would win if nobody disturbed him, and whoever is next in a queue could sit."""
        sits = state.cells[ACTIVE] == player and state.frames.cells[STEP] >= OCCUPY
        self._expect(state, player, 0 if sits else 1)
        goal = self.goal if state.rules.target else self.goal - career(state, player)
        missing = goal - float(state.cells[PURSES + player]) - self.income[0] - self.income[1]
        turn: i64 = 1
        while turn < HORIZON and missing > 0.0:
            turn += 1
            missing -= self.income[turn]
        rounds = float(turn) + max(0.0, missing) / RATE
        if state.rules.target == 0:
            rounds = max(rounds, float(TOP - state.cells[STEPS + player]))
        # His next turn, and with it the first of these rounds, is so far away.
        away: i64 = state.players if sits else (player - state.cells[ACTIVE] + state.players) % state.players
        return rounds - 1.0 + float(away) / float(state.players)

    def _expect(self, state: PecuniaState, player: i64, start: i64) -> None:
        """What he collects in each of his next turns; those in the queue sit down from turn `start` on."""
        turn: i64
        for turn in range(HORIZON + 1):
            self.income[turn] = 0.0
        seat: i64
        for seat in range(SEATS):
            last = self._collect(state, state.sitter(player, seat, 0), 0)
            if last > 0:
                last = self._collect(state, state.sitter(player, seat, 1), last)
            if seat < PLAIN_SEATS:
                self.free[seat] = max(last, start)
        roman: i64 = state.cells[HEAD + player]
        while roman != NOBODY:
            seat = self._soonest()
            turn = self.free[seat] + state.numbers[TURNS + roman]
            if turn > HORIZON:
                break
            self.free[seat] = turn
            self.income[turn] += float(state.numbers[PAY + roman] + state.cells[COINS + roman])
            roman = state.cells[BEHIND + roman]
        for seat in range(PLAIN_SEATS):
            turn = self.free[seat] + STAY
            while turn <= HORIZON:
                self.income[turn] += MEAN_PAY
                turn += STAY

    def _collect(self, state: PecuniaState, roman: i64, last: i64) -> i64:
        """Note what he pays when he leaves; when the last one of his seat does."""
        if roman == NOBODY:
            return last
        turn = state.cells[MARKERS + roman]
        if turn <= HORIZON:
            self.income[turn] += float(state.numbers[PAY + roman] + state.cells[COINS + roman])
        return max(last, turn)

    def _soonest(self) -> i64:
        seat: i64 = 0
        if self.free[1] < self.free[seat]:
            seat = 1
        return 2 if self.free[2] < self.free[seat] else seat


# -- what everybody has --------------------------------------------------------------------------


def wealth(state: PecuniaState, player: i64) -> float:
    worth = float(state.cells[PURSES + player]) + CARD * float(state.cells[HELD + player]) + comfort(state, player)
    if state.rules.target == 0:
        worth += career(state, player)
    seat: i64
    for seat in range(SEATS):
        worth += seat_worth(state, player, seat)
    discount = PATIENCE
    roman: i64 = state.cells[HEAD + player]
    if roman != NOBODY and blocked(state, player):
        worth -= BLOCKED
    while roman != NOBODY:
        worth += discount * (float(state.numbers[PAY + roman]) - RENT * float(state.numbers[TURNS + roman]))
        discount *= PATIENCE
        roman = state.cells[BEHIND + roman]
    return worth


def career(state: PecuniaState, player: i64) -> float:
    """What the steps of his ladder are worth: their prices, and how near he is to the next one."""
    worth = 0.0
    step: i64
    for step in range(state.cells[STEPS + player]):
        worth += float(price_of(step + 1, state.rules.stake))
    if state.cells[CAREER + player] == NOBODY or state.cells[STEPS + player] == TOP:
        return worth
    return worth + TASK * progress(state, player)


def progress(state: PecuniaState, player: i64) -> float:
    """How much of the task of his next step is fulfilled, from 0 to 1; of two tasks the nearer one."""
    base: i64 = (state.cells[CAREER + player] * TOP + state.cells[STEPS + player]) * EITHER
    most = 0.0
    k: i64
    for k in range(base, base + EITHER):
        # What has happened in this turn counts for the one whose turn it is, if he may still climb.
        now = state.cells[ACTIVE] == player and state.cells[CLIMBED] == 0
        if state.numbers[MEASURE + k] != NO_TASK and (state.numbers[MEASURE + k] >= TALLIED or now):
            most = max(
                most, float(measure(state, player, state.numbers[MEASURE + k])) / float(state.numbers[AMOUNT + k])
            )
    return min(1.0, most)


def comfort(state: PecuniaState, player: i64) -> float:
    """What upgrades, above all those that bring coins, and a god are worth for the rest of the game."""
    worth = 0.0
    if state.cells[GOD + player] != NOBODY:
        worth += FAVOUR[state.cells[GOD + player]] - (NEW if state.cells[FRESH + player] else 0.0)
    seat: i64
    for seat in range(PLAIN_SEATS):
        upgrade = upgrade_of(state, player, seat)
        if upgrade != NOBODY:
            worth += UPGRADE + COIN * float(state.numbers[COINS_LAID + upgrade])
    return worth


def seat_worth(state: PecuniaState, player: i64, seat: i64) -> float:
    """What those on a seat will pay, less the rent for as long as the last of them stays."""
    one = state.sitter(player, seat, 0)
    plain = seat < PLAIN_SEATS
    if one == NOBODY:
        return VILLA if not plain and state.has_villa(player, seat) else 0.0
    worth = due(state, player, one)
    stay = state.cells[MARKERS + one]
    other = state.sitter(player, seat, 1)
    if other != NOBODY:
        worth += due(state, player, other)
        stay = max(stay, state.cells[MARKERS + other])
    if seat == 1 and q.class_of(state, one) in (SENATOR, SLAVE):
        worth -= MIDDLE
    # A Villa is there for one guest only, so his time on it costs little.
    return worth - (RENT if plain else RENT / 4) * float(stay)


def due(state: PecuniaState, player: i64, roman: i64) -> float:
    """What he will pay; double only if he surely leaves in the turn of Rich slaves."""
    soon = (
        state.cells[ACTIVE] == player and state.cells[MARKERS + roman] == 1 and state.frames.cells[STEP] < OCCUPY
    )
    pay = q.pay_of(state, roman) if soon else state.numbers[PAY + roman] + state.cells[COINS + roman]
    return float(pay) - DELAY * float(state.cells[MARKERS + roman])


def blocked(state: PecuniaState, player: i64) -> bool:
    """Whether a seat is free and none of those at the front who might can sit on it."""
    free = False
    seat: i64
    place: i64
    for seat in range(PLAIN_SEATS):
        if q.is_free(state, player, seat):
            free = True
            for place in range(among(state, player)):
                roman = q.nth(state, player, place)
                if roman != NOBODY and q.may_sit(state, player, seat, roman):
                    return False
    return free
