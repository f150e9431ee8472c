"""The study of how much room there is above consul: who sees all hands sees them, and games are kept."""

from __future__ import annotations

import json
from pathlib import Path

import taberna
from taberna import Rng, State
from taberna.core.bot import Judgement
from taberna.core.game import CHANCE
from tests.study.ceiling import Meeting, SeeingBot, line, row, searcher

MEETING = Meeting("base", 2, sees=True, times=1, looks=20)


def in_the_middle() -> State:
    """A position of Pecunia in which somebody has a real choice and the other one holds cards."""
    state, rng = taberna.game("pecunia").start(), Rng(2)
    choices = 0
    while choices < 30 or state.turn == CHANCE or len(state.options()) == 1:
        choices += state.turn != CHANCE
        state.do(state.pick(rng))
    return state


def judged(state: State, sees: bool) -> list[Judgement]:
    bot = searcher(state.game, Rng(1), 400, sees)
    if isinstance(bot, SeeingBot):
        bot.seen = state.clone()
    return bot.explain(state.view(state.turn), state.decision())


def test_who_sees_all_hands_judges_by_them_and_consul_does_not() -> None:
    state = in_the_middle()
    worlds = [state.clone() for _ in range(4)]
    for k, world in enumerate(worlds):
        world.redeal(world.turn, Rng(k))
    assert len({json.dumps(world.view(world.turn)) for world in worlds}) == 1
    assert len({str(judged(world, sees=False)) for world in worlds}) == 1
    assert len({str(judged(world, sees=True)) for world in worlds}) > 1


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    first = row(MEETING, games=2, workers=1, folder=tmp_path)
    file = tmp_path / MEETING.file
    assert first["games"] == 2 and len(file.read_text().splitlines()) == 2
    kept = [{**json.loads(text), "won": 1.0} for text in file.read_text().splitlines()]
    file.write_text("".join(json.dumps(one) + "\n" for one in kept) + '{"deal": 1, "se')  # killed while it wrote
    assert row(MEETING, games=2, workers=1, folder=tmp_path)["share"] == 1.0
    assert row(MEETING, games=4, workers=1, folder=tmp_path)["games"] == 4
    file.write_text(file.read_text().replace("0.0}", "1.0}"))
    assert row(MEETING, games=4, workers=1, folder=tmp_path)["share"] == 1.0


def test_a_row_says_who_against_whom() -> None:
    found = {"table": "base", "players": 4, "who": MEETING.who, "looks": 1000, "games": 8}
    told = line({**found, "share": 0.3, "low": 0.25, "high": 0.35})
    assert told == "| base | 4 | sees all hands | 1,000 | 8 | 30.0% (25.0%–35.0%) | 1.20 (1.00–1.40) |"
    assert Meeting("base", 2, sees=False, times=10, looks=1).who == "10 × as many looks"
