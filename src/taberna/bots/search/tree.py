"""Monte Carlo tree search over the contract alone: any game, any number of players, chance, secrets.

Every iteration starts from a fresh copy of the root in which what the seat can't know is dealt anew,
walks down the tree, adds one node, plays on at random and notes the result for whoever moved. Each
player maximises its own share of the win.

Nodes are rows of a few vectors, linked by index. A node stands for an action; its total is the value
for the seat that took it. In games with secrets an action is not always possible, so a node also
counts how often it could have been chosen (that is what its exploration is measured against). Chance
with few outcomes, like a die, has nodes of its own; a draw from a large pile has none, and what
follows is averaged over what was drawn.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.evaluator import Evaluator, share_win
from ...core.game import CHANCE, OVER, Game, State

ROOT: Final = 0
NOBODY: Final = -1
# Chance with at most so many outcomes is searched outcome by outcome.
FEW_OUTCOMES: Final = 8
DEEPEST: Final = 400
# Positions that are compared at most when the tree of the last question is sought for the next one.
COMPARED: Final = 1000


class Tree:
    def __init__(self, game: Game, seat: int, rng: Rng, explore: float, evaluator: Evaluator) -> None:
        self.game = game
        self.seat: i64 = seat
        self.rng = rng
        self.explore = explore
        self.evaluator = evaluator
        # Whether what the seat can't know is dealt anew: a study that looks into all hands says no.
        self.redeals: bool = game.hidden
        self.root: i64 = ROOT
        self.actions = vec[i64]([NOBODY])
        self.movers = vec[i64]([NOBODY])
        self.child = vec[i64]([NOBODY])
        self.sibling = vec[i64]([NOBODY])
        self.visits = vec[i64]([0])
        self.chances = vec[i64]([0])
        self.totals = vec[float]([0.0])
        size = len(game.actions.texts)
        self.options = vec[i64]([0] * size)
        self.found = vec[i64]([NOBODY] * size)
        self.path = vec[i64]([0] * (DEEPEST + 1))
        self.results: list[float] = [0.0] * game.players
        self.worths = vec[float]([0.0])  # what options are worth to every seat
        self.stood: State | None = None  # the position at the root

    # -- searching ----------------------------------------------------------------------------------

    def run(self, root: State, iterations: i64) -> None:
        """So many iterations from this position, which stays as it is."""
        self.stood = root
        while iterations > 0:
            state = root.clone()
            if self.redeals:
                state.redeal(self.seat, self.rng)
            self._iterate(state)
            iterations -= 1

    def _iterate(self, state: State) -> None:
        node: i64 = self.root
        depth: i64 = 0
        self.path[0] = node
        new = False
        while not new and state.turn != OVER and depth < DEEPEST:
            if state.turn == CHANCE:
                child, new = self._sample_chance(state, node)
                if child == node:
                    continue
            else:
                child, new = self._choose(state, node)
            node = child
            depth += 1
            self.path[depth] = node
        self._evaluate(state)
        self._backpropagate(depth)

    def _evaluate(self, state: State) -> None:
        if state.turn == OVER:
            share_win(state, self.results)
        else:
            self.evaluator.evaluate(state, self.rng, self.results)

    def _backpropagate(self, depth: i64) -> None:
        k: i64 = 0
        while k <= depth:
            node: i64 = self.path[k]
            self.visits[node] += 1
            mover: i64 = self.movers[node]
            if mover >= 0:
                self.totals[node] += self.results[mover]
            k += 1

    def _sample_chance(self, state: State, node: i64) -> tuple[i64, bool]:
        """Let chance speak. The same node if the outcome has none of its own."""
        few = state.fill(self.options) <= FEW_OUTCOMES
        outcome: i64 = state.pick(self.rng)
        state.do(outcome)
        if not few:
            return node, False
        child: i64 = self.child[node]
        while child != NOBODY and self.actions[child] != outcome:
            child = self.sibling[child]
        # A new outcome is no choice, so the walk goes on below it.
        return (child if child != NOBODY else self._grow(node, outcome, NOBODY)), False

    def _choose(self, state: State, node: i64) -> tuple[i64, bool]:
        """Choose for the seat that is asked: something new if there is, else the most promising."""
        count: i64 = state.fill(self.options)
        child: i64 = self.child[node]
        fresh = child == NOBODY
        while child != NOBODY:
            self.found[self.actions[child]] = child
            child = self.sibling[child]
        chosen: i64 = self._untried(count)
        new = chosen >= 0
        if new and self.evaluator.evaluates_leaves:
            self._evaluate_options(state, node)
            child = self._promising(state.fill(self.options))
            new = fresh
        elif new:
            child = self._grow(node, chosen, state.turn)
        else:
            child = self._promising(count)
        self._forget(node)
        state.do(self.actions[child])
        return child, new

    def _evaluate_options(self, state: State, node: i64) -> None:
        """Look at every option that has no node yet, and give it one with what was seen as a first visit."""
        count: i64 = self._without_node(state.fill(self.options))
        mover: i64 = state.turn
        self._judge_options(state, count)
        k: i64 = 0
        while k < count:
            action: i64 = self.options[k]
            child = self._grow(node, action, mover)
            self.visits[child] = 1
            self.totals[child] = self.worths[k * self.game.players + mover]
            self.found[action] = child
            k += 1

    def _judge_options(self, state: State, count: i64) -> None:
        """Have the evaluator say what each of the first options is worth to every seat: `worths`."""
        needed: i64 = count * self.game.players
        if len(self.worths) < needed:
            self.worths = vec[float]([0.0] * needed)
        self.evaluator.evaluate_options(state, self.options, count, self.rng, self.results, self.worths)

    def _without_node(self, count: i64) -> i64:
        """Put the options that have no node yet first; how many there are."""
        untried: i64 = 0
        k: i64 = 0
        while k < count:
            if self.found[self.options[k]] == NOBODY:
                untried += 1
                self.options[untried - 1] = self.options[k]
            k += 1
        return untried

    def _untried(self, count: i64) -> i64:
        """One of the options that have no node yet, all equally likely; -1 if all have one."""
        untried = self._without_node(count)
        return self.options[self.rng.below(untried)] if untried else -1

    def _promising(self, count: i64) -> i64:
        best: i64 = NOBODY
        most = -1.0
        k: i64 = 0
        while k < count:
            node: i64 = self.found[self.options[k]]
            self.chances[node] += 1
            visits = float(self.visits[node]) + 1e-9
            value: float = self.totals[node] / visits
            value += self.explore * sqrt(log(float(self.chances[node]) + 1.0) / visits)
            if value > most:
                best = node
                most = value
            k += 1
        return best

    def _forget(self, node: i64) -> None:
        child: i64 = self.child[node]
        while child != NOBODY:
            self.found[self.actions[child]] = NOBODY
            child = self.sibling[child]

    def _grow(self, parent: i64, action: i64, mover: i64) -> i64:
        node: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.movers = append(self.movers, mover)
        self.child = append(self.child, NOBODY)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 1)
        self.totals = append(self.totals, 0.0)
        self.child[parent] = node
        return node

    # -- from one question to the next ----------------------------------------------------------------

    def move_on(self, root: State) -> bool:
        """Make this position the root if the tree has reached it; what was found below it is kept.

        Only where everything lies open: elsewhere the tree can't tell which of the positions it has
        imagined has come true.
        """
        if self.stood is None or self.game.hidden:
            return False
        wanted = root.position()
        nodes: list[int] = [int(self.root)]
        states: list[State] = [self.stood]
        k = 0
        while k < len(nodes) and k < COMPARED:
            if states[k].turn == root.turn and states[k].position() == wanted:
                self._keep(nodes[k])
                return True
            if states[k].turn != OVER:
                self._follow(nodes[k], states[k], nodes, states)
            k += 1
        return False

    def _follow(self, node: int, state: State, nodes: list[int], states: list[State]) -> None:
        """Note the positions below a node that were reached more than in passing."""
        for child in self.children(node):
            if self.child[child] != NOBODY:
                after = state.clone()
                after.do(self.actions[child])
                nodes.append(child)
                states.append(after)

    def _keep(self, node: int) -> None:
        """Forget all nodes but this one, as the root, and those below it."""
        old = self.below(node)
        kept = Tree(self.game, self.seat, self.rng, self.explore, self.evaluator)
        kept.visits[ROOT] = self.visits[node]
        places = {one: at for at, one in enumerate(old)}
        for parent in old:
            below = self.children(parent)
            below.reverse()  # growing puts the newest first
            for child in below:
                at = kept._grow(places[parent], self.actions[child], self.movers[child])
                kept.visits[at] = self.visits[child]
                kept.chances[at] = self.chances[child]
                kept.totals[at] = self.totals[child]
        self.root = ROOT
        self.actions, self.movers, self.child, self.sibling = kept.actions, kept.movers, kept.child, kept.sibling
        self.visits, self.chances, self.totals = kept.visits, kept.chances, kept.totals

    def below(self, node: int) -> list[int]:
        """This node and all below it, as they are numbered when the others are forgotten."""
        found: list[int] = [node]
        k = 0
        while k < len(found):
            children = self.children(found[k])
            children.reverse()
            found.extend(children)
            k += 1
        return found

    # -- what was found -------------------------------------------------------------------------------

    def children(self, node: int) -> list[int]:
        found: list[int] = []
        child: i64 = self.child[node]
        while child != NOBODY:
            found.append(child)
            child = self.sibling[child]
        return found

    def best(self, among: list[int]) -> int:
        """The one of these actions that was tried most."""
        tried = [node for node in self.children(self.root) if int(self.actions[node]) in among]
        return int(self.actions[max(tried, key=self._tried)]) if tried else among[0]

    def line(self, action: int, least: int = 8) -> list[int]:
        """How it would go on after this action of the root, as far as that was tried so many times."""
        found: list[int] = []
        below = [node for node in self.children(self.root) if self.actions[node] == action]
        while below:
            node = max(below, key=self._tried)
            if found and (self.visits[node] < least or self.movers[node] == NOBODY):
                break
            found.append(int(self.actions[node]))
            below = self.children(node)
        return found

    def _tried(self, node: int) -> int:
        return int(self.visits[node])

    def judged(self) -> dict[int, tuple[float, int]]:
        """For every action at the root its mean result and how often it was tried."""
        found: dict[int, tuple[float, int]] = {}
        for node in self.children(self.root):
            visits = int(self.visits[node])
            if visits:
                found[int(self.actions[node])] = (self.totals[node] / visits, visits)
        return found
