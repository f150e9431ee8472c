"""The engine against an independent slow implementation: whole random games, step by step."""

from __future__ import annotations

from itertools import groupby, product

import pytest

import taberna
from taberna import CHANCE, Rng
from tests.games.alea.slow import Slow

FLAGS = ("order_counts", "handfuls", "cards_any_time")
VARIANTS = [dict(zip(FLAGS, chosen, strict=True)) for chosen in product((False, True), repeat=3)]


def throws(slow: Slow) -> list[str]:
    """The slow dice as a position shows them: together only where it matters."""
    if not slow.options["order_counts"]:
        return list(slow.symbols())
    return ["".join(die.symbol for die in dice) for _, dice in groupby(slow.dice, lambda die: die.throw)]


def compare(slow: Slow, state: taberna.State) -> None:
    position = state.position()
    assert position["columns"] == [player.column for player in slow.players]
    assert position["cards"] == [player.cards for player in slow.players]
    assert state.scores() == slow.scores()
    assert state.ending() == (slow.reason if slow.over else "")
    assert state.over == slow.over
    assert {state.game.text(action) for action in state.options()} == slow.moves()
    if slow.over:
        return
    assert position["idle"] == slow.idle
    assert position["dice"] == throws(slow)
    assert position["turn"] == slow.seat
    assert (state.turn == CHANCE) == bool(slow.air)
    view = state.view(slow.seat)
    assert set(view["numbers"]) == slow.numbers()  # type: ignore[call-overload]
    assert view["failed"] == (not slow.air and slow.failed())


def chosen(state: taberna.State, rng: Rng, style: int) -> int:
    """At random; or rather a card than to pass and rather to write than to roll; or the other way round."""
    action = state.pick(rng)
    if state.turn == CHANCE or style == 0 or rng.below(3) == 0:
        return action
    return max(action, state.pick(rng), state.pick(rng)) if style == 1 else min(action, state.pick(rng))


def walk(players: int, patience: int, seed: int, **options: bool) -> str:
    """Play one game in both and compare every position; returns the ending."""
    rng = Rng(seed, players)
    slow = Slow(players, patience, **options)
    game = taberna.game("alea", players=players, patience=patience, **options)
    state = game.start()
    compare(slow, state)
    while not state.over:
        action = chosen(state, rng, seed % 3)
        state.apply(action)
        slow.play(game.text(action))
        compare(slow, state)
    best = max(slow.scores())
    assert state.winners() == [seat for seat, score in enumerate(slow.scores()) if score == best]
    return state.ending()


@pytest.mark.parametrize("options", VARIANTS, ids=lambda chosen: "+".join(filter(chosen.get, chosen)) or "plain")
def test_random_games_are_the_same_in_both(options: dict[str, bool]) -> None:
    endings = {walk(2 + seed % 5, (12, 3)[seed % 2], seed, **options) for seed in range(40)}
    assert endings >= {"column", "cards"}
