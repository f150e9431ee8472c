"""The golden games of Forum Romanum: what they show, and that the slow implementation plays them too."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from taberna import Record
from tests.games.forum.slow import Slow
from tests.golden import files


def test_every_number_of_players_scoring_and_ending_has_a_game() -> None:
    found = set()
    for file in files("forum"):
        record = Record.load(file)
        assert record.result is not None
        found.add((record.game.players, record.game.options["scoring"], record.result["ending"]))
    wanted = set(product(range(2, 7), ("patrician", "plebeian"), ("coins", "ties", "patience")))
    # No plebeian sector is left tied (F20).
    assert found == {one for one in wanted if one[1:] != ("plebeian", "ties")}


@pytest.mark.parametrize("file", files("forum"), ids=lambda file: file.stem)
def test_the_slow_implementation_plays_it_too(file: Path) -> None:
    record = Record.load(file)
    options = record.game.options
    state = record.verify()
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
