"""Whole games of Forum Romanum that must replay for ever, here and in the slow implementation."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from taberna import Record
from tests.games.forum.slow import Slow

FILES = sorted((Path(__file__).parent / "forum").glob("*.json"))


def test_every_number_of_players_scoring_and_ending_has_a_game() -> None:
    wanted = {
        f"{players}-{scoring}-{ending}"
        for players, scoring, ending in product(
            range(2, 7), ("patrician", "plebeian"), ("coins", "ties", "patience")
        )
        if (scoring, ending) != ("plebeian", "ties")  # no plebeian sector is left tied (F20)
    }
    assert {file.stem for file in FILES} == wanted


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_replays_in_both_implementations(file: Path) -> None:
    record = Record.load(file)
    options = record.game.options
    state = record.verify()
    assert f"{record.game.players}-{options['scoring']}-{state.ending()}" == file.stem
    first, *texts = (record.game.text(action) for action in record.moves)
    slow = Slow(
        record.game.players,
        "rbygvt".index(first[-1]),
        str(options["scoring"]),
        record.game.number("patience"),
        options["outline"],
    )
    for text in texts:
        assert text in slow.moves()
        slow.play(text)
    assert (slow.points(), slow.ending) == (state.scores(), state.ending())
