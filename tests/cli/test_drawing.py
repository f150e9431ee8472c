"""The tables as the terminal draws them: all of it within 80 columns, nothing cut off."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import taberna
from taberna.cli.drawing import drawing
from taberna.core.chance import Rng
from taberna.core.game import CHANCE, State
from taberna.games import manifest
from taberna.words import LANGUAGES, words

COLUMNS = 80
NAMES = ["Maximiliana Aurelia", "novice 2", "citizen 3", "senator 4", "consul 5", "Bartholomaeus"]


def after(game: str, players: int, moves: int, seed: int, **options: object) -> State:
    """A game after so many random moves, when somebody is asked."""
    state, rng = taberna.game(game, players, **options).start(), Rng(seed)
    while not state.over and (moves > 0 or state.turn == CHANCE):
        state.do(state.pick(rng))
        moves -= 1
    return state


def drawn(state: State, language: str, brief: bool = False) -> str:
    out = io.StringIO()
    seat = state.turn if state.turn >= 0 else None
    names = NAMES[: state.game.players]
    picture = drawing(state.game.name).draw(state.view(seat), words(language), names, brief)
    Console(file=out, width=COLUMNS, color_system=None).print(picture)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["alea", "forum", "pecunia"])
def test_every_table_fits_80_columns(game: str, language: str) -> None:
    assert drawing(game).WIDTH <= COLUMNS
    modules: dict[str, object] = dict.fromkeys(manifest(game).modules, True)
    modules |= {"famous": 18, "advanced": True} if game == "pecunia" else {}
    for players, options in [(2, {}), (3, modules), (6, modules)]:
        for moves in (0, 30, 150):
            state = after(game, players, moves, seed=players + moves, **options)
            for brief in (False, True):
                shown = drawn(state, language, brief)
                assert max(cell_len(line) for line in shown.splitlines()) <= COLUMNS
                assert "…" not in shown, f"{players} players, after {moves} moves:\n{shown}"


@pytest.mark.parametrize(("game", "clause"), [("alea", "A21"), ("forum", "F18")])
def test_patience_is_counted_down_in_every_look(game: str, clause: str) -> None:
    """Three times as many actions as nothing may happen in are played; the words come well before the end."""
    patience = 4
    state, rng = taberna.game(game, 2, patience=patience).start(), Rng(1)
    told = 0
    for _ in range(3000):
        if state.over:
            state, told = taberna.game(game, 2, patience=patience).start(), 0
        state.do(state.pick(rng))
        left = state.view(None).get("patience_left") if state.turn >= 0 else None
        if left is not None:
            told += 1
            for brief in (False, True):
                said = words("en").say(f"{game}-patience", left=left)
                assert " ".join(said.split()) in " ".join(drawn(state, "en", brief).split())
        if state.over and state.ending() == "patience":
            assert told >= 2, clause
            return
    raise AssertionError("no game ended by patience")
