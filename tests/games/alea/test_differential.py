"""The engine against an independent slow implementation: whole random games, step by step."""

from __future__ import annotations

from itertools import groupby, product

import pytest

import taberna
from taberna import CHANCE, Rng
from tests.games.alea.slow import CARDS, Slow

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
    if not (slow.dice or slow.air):  # looking is slow
        assert view["blocked"] == [seat for seat in range(len(slow.players)) if slow.is_hopeless(seat)]


def chosen(state: taberna.State, rng: Rng, style: int) -> int:
    """At random; or rather a card than to pass and rather to write than to roll; or the other way round."""
    action = state.pick(rng)
    if state.turn == CHANCE or style == 0 or rng.below(3) == 0:
        return action
    return max(action, state.pick(rng), state.pick(rng)) if style == 1 else min(action, state.pick(rng))


def walk(slow: Slow, game: taberna.Game, state: taberna.State, rng: Rng, style: int) -> str:
    """Play one game in both and compare every position; returns the ending."""
    compare(slow, state)
    while not state.over:
        action = chosen(state, rng, style)
        state.apply(action)
        slow.play(game.text(action))
        compare(slow, state)
    best = max(slow.scores())
    assert state.winners() == [seat for seat, score in enumerate(slow.scores()) if score == best]
    return state.ending()


def whole(seed: int, options: dict[str, bool]) -> str:
    """A game from the beginning."""
    players, patience, rng = 2 + seed % 5, (12, 3)[seed % 2], Rng(seed)
    game = taberna.game("alea", players=players, patience=patience, **options)
    return walk(Slow(players, patience, **options), game, game.start(), rng, seed % 3)


def endgame(seed: int, options: dict[str, bool]) -> str:
    """A game from columns with one or two gaps and hands of a few cards; "" if it could not be."""
    players, rng = 2 + seed % 2, Rng(seed, 7)
    slow, game = Slow(players, 3, **options), taberna.game("alea", players=players, patience=3, **options)
    for player in slow.players:
        written, first = 5 + rng.below(2), 1 + rng.below(32)
        player.column = [number + (number == 38) for number in range(first, first + written)]
        while len(player.column) < 7:
            player.column.insert(rng.below(len(player.column) + 1), None)
        player.cards = [card for card in CARDS if rng.below(2)]
    slow.fresh_turn()
    position = {
        "columns": [player.column for player in slow.players],
        "cards": [player.cards for player in slow.players],
    }
    if all(slow.is_hopeless(seat) for seat in range(players)):
        with pytest.raises(taberna.BadPosition):
            game.position(position)
        return ""
    return walk(slow, game, game.position(position), rng, seed % 3)


NAMES = ["+".join(filter(chosen.get, chosen)) or "plain" for chosen in VARIANTS]


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_random_games_are_the_same_in_both(options: dict[str, bool]) -> None:
    assert {whole(seed, options) for seed in range(12)} <= {"column", "cards", "patience", "blocked"}


@pytest.mark.parametrize("options", VARIANTS, ids=NAMES)
def test_endgames_are_the_same_in_both(options: dict[str, bool]) -> None:
    assert {endgame(seed, options) for seed in range(40)} >= {"cards", "blocked", ""}
