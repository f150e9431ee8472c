"""The benchmark: the same games for everybody, a result that says all, and a leaderboard that is up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import taberna
from taberna.arena.benchmark import OPPONENTS, Against, entrant_of, result, task_named, tasks
from taberna.arena.plan import code_of
from taberna.cli.app import build
from taberna.core.errors import BadOption
from taberna.words import words
from tests.study import benchmark as study


def test_there_are_tasks_for_every_game() -> None:
    assert set(tasks()) == {f"{name}-{players}" for name in taberna.names() for players in (2, 4)}
    with pytest.raises(BadOption) as unknown:
        task_named("forum-7")
    assert unknown.value.code == "benchmark-task"


def test_the_bot_sits_alone_once_in_every_seat_of_every_deal() -> None:
    plan = task_named("forum-4").plan("citizen", "novice", 3)
    matches = [plan.match(number) for number in range(plan.games)]
    assert len(matches) == 12
    for deal in range(3):
        seats = [match.seats for match in matches if match.deal == deal]
        assert sorted(one.index(0) for one in seats) == [0, 1, 2, 3]
        assert all(one.count(0) == 1 for one in seats)


def test_deals_are_the_same_whoever_plays_and_others_for_each_opponent() -> None:
    task = task_named("alea-2")

    def seeds(bot: str, opponent: str) -> list[int]:
        plan = task.plan(bot, opponent, 4)
        return [plan.match(number).seed for number in range(plan.games)]

    assert seeds("citizen", "random") == seeds("consul", "random")
    assert seeds("citizen", "random") != seeds("citizen", "senator")


def test_the_score_is_the_mean_return() -> None:
    task = task_named("alea-2")
    found = [
        Against(name, 8, score, score - 0.2, score + 0.2, 0)
        for name, score in zip(OPPONENTS, (1, 0.5, 0, -0.5), strict=True)
    ]
    whole = result(task, entrant_of(task, "citizen"), 4, found)
    assert whole["score"] == 0.25
    assert (whole["low"], whole["high"]) == (0.15, 0.35)
    assert whole["against"]["senator"]["score"] == -0.5  # type: ignore[index]


def test_the_command_writes_the_same_result_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for k in range(2):
        monkeypatch.setenv("TABERNA_DATA", str(tmp_path / str(k)))
        path = tmp_path / f"{k}.json"
        done = CliRunner().invoke(
            build(words("en")),
            ["benchmark", "alea-2", "novice", "--deals", "2", "--workers", "1", "--json", str(path)],
        )
        assert done.exit_code == 0, done.output
        texts.append(path.read_text())
    assert texts[0] == texts[1]
    found = json.loads(texts[0])
    assert (found["task"], found["deals"], found["bot"]["name"]) == ("alea-2", 2, "novice")
    assert found["code"] == code_of("alea")
    assert found["against"]["random"]["games"] == 4
    assert found["against"]["novice"] == {"games": 0, "score": 0, "low": 0, "high": 0, "faults": 0}
    assert found["against"]["random"]["score"] > 0 > found["against"]["senator"]["score"]


def test_who_stops_it_is_told_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("taberna.cli.benchmark.watched", interrupted)
    done = CliRunner().invoke(build(words("en")), ["benchmark", "alea-2", "novice", "--deals", "2"])
    assert done.exit_code == 130
    assert "the same command goes on" in done.output


def test_the_leaderboard_is_written_from_the_results() -> None:
    assert study.PAGE.read_text(encoding="utf-8") == study.page()
    assert {one["task"] for one in study.kept()} == set(tasks())
