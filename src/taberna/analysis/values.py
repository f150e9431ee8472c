"""What positions of a finished game were worth to everybody, all cards open.

Where players choose, a position is judged by the game's estimate (to all ends, where they are few and everything
lies open); else, where everything lies open, by a search; else it is worth what its evaluator makes of the best
option, so that it is no skill to take it; or the mean of many looks, where the evaluator plays on at random.
Where chance is asked it is worth the mean of what may come, each by its weight. Where there is only one thing to
do it is worth what follows.

So luck, the worth after an outcome less that before it, is 0 on average whatever the evaluator is worth. Where too
much may come to look at all of it the mean is one of a sample, drawn without regard to what did come, so luck is
still 0 on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from .. import bots
from ..bots.search.averaging import AveragingTree
from ..core.chance import Rng
from ..core.evaluator import Evaluator, share_win
from ..core.game import CHANCE, Game, State
from ..games import manifest
from .budget import Budget
from .generators import SAMPLE, WORTH, generator

# A position from which so few others can be reached is played out to all ends, where everything lies open.
FEW_ENDS = 300
LONGEST_RUN = 10_000
# An evaluator that said the same so many times does not play at random.
SAME = 32
TIE = 1e-12


@dataclass(frozen=True)
class Worth:
    """Everybody's chance to win, and how far off that may be by the tries it came from."""

    chances: tuple[float, ...]
    spread: float


class Values:
    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget
        self.results = [0.0] * game.players
        brings = manifest(game.name)
        self.explore = brings.explore
        if brings.estimate:
            self.evaluator: Evaluator = brings.find(brings.estimate)(game, Rng(seed))
        else:
            self.evaluator = bots.evaluator(game, Rng(seed))
        # Whether the evaluator looks through the turn by itself.
        self.through = bool(brings.estimate)
        # Whether few positions that are left are all looked at. Who brings a solver works such ends out anyway.
        self.ends = not game.hidden and not brings.solver
        # Whether one look says it all.
        self.steady = self.through or (game.hidden and self._says_the_same())

    def worth(self, state: State, number: int) -> Worth:
        """What this position is worth after so many moves. It may be asked of any position."""
        if _open_to_choice(state) or state.over:
            return self._judge(state, number)
        found = self._all(state, number)
        return found if found is not None else self._sample(state, number)

    def foreseen(self, state: State, action: int) -> tuple[float, ...] | None:
        """What an action was worth by the look that this position was judged by; None if there was none."""
        if not self.steady or self._ends(state) is not None:
            return None
        if not self.through:
            return self._after(state, action)
        return tuple(self.results) if self.evaluator.foresee(state, action, self.results) else None

    def _says_the_same(self) -> bool:
        """Whether the evaluator looks and does not play on: then it says the same every time."""
        rng = Rng(self.seed)
        state = self.game.start()
        while not state.over and not _open_to_choice(state):
            state.do(state.pick(rng))
        return state.over or len({self._glance(state.clone(), rng) for _ in range(SAME)}) == 1

    # -- where somebody chooses ---------------------------------------------------------------------------

    def _judge(self, state: State, number: int) -> Worth:
        if state.over:
            share_win(state, self.results)
            return Worth(tuple(self.results), 0.0)
        ends = self._ends(state)
        if ends is not None:
            return Worth(tuple(ends), 0.0)
        if self.steady:
            return Worth(self._seen(state) if self.through else self._ahead(state), 0.0)
        return self._look(state, number) if self.game.hidden else self._search(state, number)

    def _ends(self, state: State) -> list[float] | None:
        """Everything played out, where little is left and all of it lies open."""
        return exact(state, FEW_ENDS) if self.ends else None

    def _seen(self, state: State) -> tuple[float, ...]:
        """At a glance."""
        if state.over:
            share_win(state, self.results)
        else:
            self.evaluator.evaluate(state.clone(), Rng(self.seed), self.results)
        return tuple(self.results)

    def _ahead(self, state: State) -> tuple[float, ...]:
        """What the option is worth to everybody that is best for the one who chooses."""
        seat = int(state.turn)
        best: tuple[float, ...] = ()
        for action in state.options():
            found = self._after(state, action)
            # Of what is worth as much to him the first counts.
            if not best or found[seat] > best[seat] + TIE:
                best = found
        return best

    def _after(self, state: State, action: int) -> tuple[float, ...]:
        after = state.clone()
        after.do(action)
        _force(after)
        return self._seen(after)

    def _search(self, state: State, number: int) -> Worth:
        rng = generator(self.seed, number, WORTH)
        tree = AveragingTree(self.game, state.turn, rng, self.explore, self.evaluator)
        tree.run(state, self.budget.looks)
        return Worth(tuple(tree.mean()), tree.spread())

    def _look(self, state: State, number: int) -> Worth:
        rng = generator(self.seed, number, WORTH)
        return _mean([self._glance(state.clone(), rng) for _ in range(self.budget.looks)])

    # -- where nobody does --------------------------------------------------------------------------------

    def _all(self, state: State, number: int) -> Worth | None:
        """The mean over all that may come before somebody chooses; None if that is too much."""
        ends: list[tuple[float, State]] = []
        if not self._collect(state.clone(), 1.0, ends):
            return None
        found = [(weight, self._judge(end, number)) for weight, end in ends]
        seats = range(self.game.players)
        chances = tuple(sum(weight * worth.chances[seat] for weight, worth in found) for seat in seats)
        return Worth(chances, sqrt(sum((weight * worth.spread) ** 2 for weight, worth in found)))

    def _collect(self, state: State, weight: float, ends: list[tuple[float, State]]) -> bool:
        """Add all positions that may come of this one, up to the next choice. It is played on."""
        _force(state)
        if state.turn != CHANCE:
            ends.append((weight, state))
            return len(ends) <= self.budget.draws
        outcomes = state.chance()
        if len(ends) + len(outcomes) > self.budget.draws:
            return False
        total = sum(one for _, one in outcomes)
        for action, one in outcomes:
            after = state.clone()
            after.do(action)
            if not self._collect(after, weight * one / total, ends):
                return False
        return True

    def _sample(self, state: State, number: int) -> Worth:
        rng = generator(self.seed, number, SAMPLE)
        seen = []
        for _ in range(self.budget.draws):
            after = state.clone()
            while not after.over and not _open_to_choice(after):
                after.do(after.pick(rng))
            # What chance brings is judged as it will be when it is there: else luck would not be 0 on average.
            seen.append(self._judge(after, number).chances if self.steady else self._glance(after, rng))
        return _mean(seen)

    def _glance(self, state: State, rng: Rng) -> tuple[float, ...]:
        """One of many looks: its own noise is small beside that of the draw."""
        if state.over:
            share_win(state, self.results)
        elif self.game.hidden:
            self.evaluator.evaluate(state, rng, self.results)
        else:
            return self._judge(state, rng.below(1 << 20)).chances
        return tuple(self.results)


def exact(state: State, most: int) -> list[float] | None:
    """Everybody's chance if all play as well as can be from here; None if more positions than that can be reached.

    Only where everything lies open. Of what is worth as much to a player the first counts.
    """
    left = [most]
    return _exact(state, left)


def _exact(state: State, left: list[int]) -> list[float] | None:
    left[0] -= 1
    if left[0] < 0:
        return None
    if state.over:
        result = [0.0] * state.game.players
        share_win(state, result)
        return result
    options = state.options()
    if len(options) > left[0]:
        return None
    # Whether it is too much mostly shows at the next step: then nothing deeper is looked at.
    followed = [(action, state.clone()) for action in options]
    least = len(options)
    for action, after in followed:
        after.do(action)
        least += 0 if after.over else len(after.options())
        if least > left[0]:
            return None
    weights = [float(state.weight(action)) if state.turn == CHANCE else 0.0 for action in options]
    best: list[float] = [0.0] * state.game.players if state.turn == CHANCE else []
    for (_, after), weight in zip(followed, weights, strict=True):
        found = _exact(after, left)
        if found is None:
            return None
        if state.turn == CHANCE:
            best = [one + weight / sum(weights) * more for one, more in zip(best, found, strict=True)]
        elif not best or found[state.turn] > best[state.turn] + TIE:
            best = found
    return best


def is_forced(state: State) -> bool:
    return not state.over and len(state.options()) == 1


def _open_to_choice(state: State) -> bool:
    return not state.over and state.turn != CHANCE and len(state.options()) > 1


def _force(state: State) -> None:
    """Do what there is no choice about."""
    steps = 0
    while is_forced(state) and steps < LONGEST_RUN:
        state.do(state.options()[0])
        steps += 1


def _mean(seen: list[tuple[float, ...]]) -> Worth:
    count = len(seen)
    means = [sum(column) / count for column in zip(*seen, strict=True)]
    if count < 2:
        return Worth(tuple(means), 0.0)
    spreads = [
        sum((one - mean) ** 2 for one in column) / (count - 1) / count
        for column, mean in zip(zip(*seen, strict=True), means, strict=True)
    ]
    return Worth(tuple(means), _widest(spreads))


def _widest(variances: list[float]) -> float:
    return sqrt(max(variances))
