"""Tree search led by a network: it says which options are worth a look, and what a position is worth to everybody.

A network is quick only with many positions at once. So some walks go down the tree one after the other, each
counting as a visit at once so that the next one looks elsewhere, and their leaves are judged together: `collect`
writes them down, the caller has them judged, `absorb` takes the answers back up.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ...core.chance import Rng
from ...core.evaluator import Evaluator, share_win
from ...core.game import CHANCE, OVER, Game, State
from ...core.manifest import Advice
from ...core.tensor import Encoding
from .tree import DEEPEST, NOBODY, Tree

# No chance is held for nearer to 0 or 1 than this.
SURE: Final = 1e-4


@final
class Guided(Tree):
    """`numbers` has, for every seat and action, the place of the action among the network's choices. With advice
    the evaluator has a say beside the network: it looks at every option of a leaf."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: Rng,
        explore: float,
        encoding: Encoding,
        numbers: vec[i64],
        most: int,
        width: int,
        evaluator: Evaluator,
        advice: Advice | None,
    ) -> None:
        super().__init__(game, seat, rng, explore, evaluator)
        self.advice = advice
        self.hints = vec[float]([0.0] * len(game.actions.texts))
        self.behind = vec[float]([0.0] * len(game.actions.texts))  # the best option, in log odds
        self.hoped: list[float] = [0.0] * game.players
        self.encoding = encoding
        self.numbers = numbers
        self.table: i64 = len(game.actions.texts)  # how many actions there are for each seat
        self.most: i64 = most  # seats that the network knows
        self.width: i64 = width  # leaves that are judged together, at most
        self.priors = vec[float]([1.0])
        self.firsts = vec[float]([0.0])  # what an option is held for until it is looked at
        size: i64 = encoding.size
        self.rows = vec[u8](bytes(width * size))
        self.shares = vec[float]([0.0] * (width * most))
        self.offered = vec[i64]([0] * (width * 64))  # choices of all leaves, one behind the other
        self.odds = vec[float]([0.0] * (width * 64))
        self.begins = vec[i64]([0] * (width + 1))
        self.leaves: list[State] = []
        self.paths = vec[i64]([0] * (width * (DEEPEST + 1)))
        self.depths = vec[i64]([0] * width)

    def collect(self, root: State, walks: i64) -> i64:
        """Walk down so many times; how many leaves there are to judge. `rows` are zeros before."""
        self.stood = root
        self.leaves = []
        while walks > 0:
            state = root.clone()
            if self.redeals:
                state.redeal(self.seat, self.rng)
            self._descend(state)
            walks -= 1
        return len(self.leaves)

    def absorb(self) -> None:
        """Take what the leaves were judged to be: `shares`, and `odds` for what was `offered`."""
        for leaf, state in enumerate(self.leaves):
            self._expand(state, leaf)

    def _descend(self, state: State) -> None:
        node: i64 = self.root
        depth: i64 = 0
        self.path[0] = node
        while state.turn != OVER and depth < DEEPEST:
            if state.turn == CHANCE:
                child, _ = self._sample_chance(state, node)
                if child == node:
                    continue
            else:
                child = self._step(state, node)
                if child == NOBODY:
                    self._write(state, depth)
                    return
            node = child
            depth += 1
            self.path[depth] = node
        if state.turn == OVER:
            share_win(state, self.results)
            self._backpropagate(depth)

    def _step(self, state: State, node: i64) -> i64:
        """Go on to the most promising option; nobody if some option has not been judged yet."""
        count: i64 = state.fill(self.options)
        child: i64 = self.child[node]
        while child != NOBODY:
            self.found[self.actions[child]] = child
            child = self.sibling[child]
        best: i64 = self._best_of(node, count)
        self._forget(node)
        if best == NOBODY and count == 1:
            best = self._go_on(node, state.turn)
        if best != NOBODY:
            state.do(self.actions[best])
        return best

    def _go_on(self, node: i64, mover: i64) -> i64:
        """The only option, which needs no judgement: networks learn from choices alone."""
        return self._add(node, self.options[0], mover, 1.0, 0.0)

    def _add(self, node: i64, action: i64, mover: i64, prior: float, first: float) -> i64:
        child: i64 = self._grow(node, action, mover)
        self.priors = append(self.priors, prior)
        self.firsts = append(self.firsts, first)
        return child

    def _best_of(self, node: i64, count: i64) -> i64:
        best: i64 = NOBODY
        most = -1.0
        tried = 1.0
        k: i64 = 0
        while k < count:
            child: i64 = self.found[self.options[k]]
            if child == NOBODY:
                return NOBODY
            tried += float(self.visits[child])
            k += 1
        eager = self.explore * sqrt(tried)
        k = 0
        while k < count:
            child = self.found[self.options[k]]
            visits = float(self.visits[child])
            value: float = self.totals[child] / visits if visits > 0.0 else self.firsts[child]
            value += eager * self.priors[child] / (1.0 + visits)
            if value > most:
                best = child
                most = value
            k += 1
        return best

    def _write(self, state: State, depth: i64) -> None:
        """Note a leaf: its row, its options and the way to it, which counts as visited from now on."""
        leaf: i64 = len(self.leaves)
        self.leaves.append(state)
        self.encoding.write(state, state.turn, self.rows, leaf * self.encoding.size)
        count: i64 = state.fill(self.options)
        begin: i64 = self.begins[leaf]
        while len(self.offered) < begin + count:
            self.offered = append(self.offered, 0)
            self.odds = append(self.odds, 0.0)
        base: i64 = state.turn * self.table
        k: i64 = 0
        while k < count:
            self.offered[begin + k] = self.numbers[base + self.options[k]]
            k += 1
        self.begins[leaf + 1] = begin + count
        self.depths[leaf] = depth
        at: i64 = leaf * (DEEPEST + 1)
        k = 0
        while k <= depth:
            node: i64 = self.path[k]
            self.paths[at + k] = node
            self.visits[node] += 1
            k += 1

    def _expand(self, state: State, leaf: i64) -> None:
        """Give every option of a leaf a node, if it has none, and tell everybody above what the leaf is worth."""
        at: i64 = leaf * (DEEPEST + 1)
        depth: i64 = self.depths[leaf]
        node: i64 = self.paths[at + depth]
        mover: i64 = state.turn
        count: i64 = state.fill(self.options)
        begin: i64 = self.begins[leaf]
        if self.advice is not None:
            self._look_at_options(state, count, self.advice.temperature)
            self._hear_options(begin, count, self.advice.options)
            self._hear_worth(leaf, mover, self.advice.worth)
        first: i64 = leaf * self.most
        worth: float = self.shares[first]
        child: i64 = self.child[node]
        while child != NOBODY:
            self.found[self.actions[child]] = child
            child = self.sibling[child]
        k: i64 = 0
        while k < count:
            child = self.found[self.options[k]]
            if child == NOBODY:
                held: float = worth if self.advice is None else less(worth, self.behind[k])
                self._add(node, self.options[k], mover, self.odds[begin + k], held)
            k += 1
        self._forget(node)
        k = 0
        while k <= depth:
            node = self.paths[at + k]
            who: i64 = self.movers[node]
            if who >= 0:
                seen: i64 = who - mover if who >= mover else who - mover + self.game.players
                self.totals[node] += self.shares[first + seen]
            k += 1

    def _look_at_options(self, state: State, count: i64, temperature: float) -> None:
        """Have the evaluator judge each: how much of a look it is worth, and what the best leaves everybody."""
        mover: i64 = state.turn
        most = -1.0
        best = log(SURE)
        self._judge_options(state, count)
        seats: i64 = self.game.players
        k: i64 = 0
        while k < count:
            chance: float = self.worths[k * seats + mover]
            if chance > most:
                most = chance
                seat: i64
                for seat in range(seats):
                    self.hoped[seat] = self.worths[k * seats + seat]
            chance = min(max(chance, SURE), 1.0 - SURE)
            self.behind[k] = log(chance / (1.0 - chance))
            self.hints[k] = exp(self.behind[k] / temperature)
            best = max(best, self.behind[k])
            k += 1
        k = 0
        while k < count:
            self.behind[k] -= best
            k += 1

    def _hear_options(self, begin: i64, count: i64, part: float) -> None:
        total = 0.0
        k: i64 = 0
        while k < count:
            total += self.hints[k]
            k += 1
        k = 0
        while k < count:
            self.odds[begin + k] = (1.0 - part) * self.odds[begin + k] + part * self.hints[k] / total
            k += 1

    def _hear_worth(self, leaf: i64, mover: i64, part: float) -> None:
        """Mix the logarithms, so that the surer of the two weighs more."""
        first: i64 = leaf * self.most
        players: i64 = self.game.players
        total = 0.0
        seen: i64 = 0
        while seen < players:
            who: i64 = mover + seen if mover + seen < players else mover + seen - players
            share = log(max(self.shares[first + seen], SURE))
            hoped = log(max(self.hoped[who], SURE))
            self.shares[first + seen] = exp((1.0 - part) * share + part * hoped)
            total += self.shares[first + seen]
            seen += 1
        seen = 0
        while seen < players:
            self.shares[first + seen] /= total
            seen += 1

    def _sample_chance(self, state: State, node: i64) -> tuple[i64, bool]:
        child, new = super()._sample_chance(state, node)
        while len(self.priors) < len(self.actions):
            self.priors = append(self.priors, 1.0)
            self.firsts = append(self.firsts, 0.0)
        return child, new

    def _keep(self, node: int) -> None:
        old = self.below(node)
        priors = vec[float]([self.priors[one] for one in old])
        firsts = vec[float]([self.firsts[one] for one in old])
        super()._keep(node)
        self.priors, self.firsts = priors, firsts


def less(chance: float, behind: float) -> float:
    """A chance that is so far behind another, in log odds."""
    chance = min(max(chance, SURE), 1.0 - SURE)
    odds = chance / (1.0 - chance) * exp(behind)
    return odds / (1.0 + odds)
