"""Exported games hold what was seen, what could be chosen, what was, and how it ended."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import taberna
from taberna.cli import main
from taberna.research.data import rows, write
from taberna.research.rows import Row
from taberna.research.tensors import encoding, numbering


def a_record(name: str = "pecunia", players: int = 3, **options: object) -> taberna.Record:
    return taberna.play(taberna.game(name, players=players, **options), ["thumb"] * players, seed=3)


def test_rows_tell_what_happened() -> None:
    record = a_record()
    last = record.verify()
    found = list(rows(record, 7))
    steps = iter(found)
    number = numbering(record.game)[0].number
    for move, (state, action) in enumerate(record.steps()):
        if state.turn != taberna.CHANCE:
            row = next(steps)
            assert (row["game"], row["move"], row["seat"]) == (7, move, state.turn)
            assert row["chosen"] == number(action, state.turn)
            assert row["view"] == state.view(state.turn)
            assert row["options"] == [number(option, state.turn) for option in state.options()]
            assert row["text"] == record.game.text(action)
            assert row["texts"][row["options"].index(row["chosen"])] == row["text"]
            assert (row["reward"] > 0) == (row["seat"] in last.winners())
    assert not list(steps)
    assert found[0]["by"] == "thumb"


def test_nobody_elses_hand_is_exported() -> None:
    for row in rows(a_record()):
        assert [hand is None for hand in row["view"]["hands"]] == [k != row["seat"] for k in range(3)]


def test_a_game_that_is_not_over_has_no_result() -> None:
    record = a_record("alea", 2)
    record.moves = record.moves[:9]
    record.result = None
    assert {row["reward"] for row in rows(record)} == {None}


def test_lines_and_parquet_hold_the_same(tmp_path: Path) -> None:
    records = [a_record("alea", 2, handfuls=True), a_record("forum", 2)]
    assert write(tmp_path / "games.jsonl", records, tensors=True) == write(
        tmp_path / "games.parquet", records, tensors=True
    )
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    table: list[dict[str, Any]] = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    for row in table:
        row["view"], row["settings"] = json.loads(row["view"]), json.loads(row["settings"])
    assert table == lines
    assert {row["game"] for row in lines} == {0, 1}
    first = next(state for state, _ in records[0].steps() if state.turn != taberna.CHANCE)
    assert lines[0]["tensor"] == Row(encoding(first.game)).whole(first, 0).tolist()


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs `taberna export …` here; its exit code."""
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str) -> int:
        monkeypatch.setattr(sys, "argv", ["taberna", "export", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return ended.value.code

    return command


def test_the_command_exports_bots_and_records(
    tmp_path: Path, run: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--game", "alea", "--games", "2", "--set", "patience=2", "--seats", "thumb"]
    assert run("a.jsonl", *bots) == 0
    assert "2 games with" in capsys.readouterr().out
    assert '"by": "thumb"' in (tmp_path / "a.jsonl").read_text(encoding="utf-8")
    (tmp_path / "records").mkdir()
    a_record("alea", 2).save(tmp_path / "records" / "one.json")
    assert run("b.parquet", "records") == 0
    assert "One game with" in capsys.readouterr().out
    assert parquet.read_table(tmp_path / "b.parquet").num_rows > 20
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["a.jsonl", "b.parquet"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["a.csv", "--game", "alea"], ".jsonl, .parquet"),
        (["a.jsonl"], "not both"),
        (["a.jsonl", "--game", "alea", "some.json"], "not both"),
        (["a.jsonl", "some.json"], "some.json"),
        (["a.jsonl", "--game", "alea", "--games", "0"], "games"),
        (["a.jsonl", "--game", "alea", "--seats", "thumb,me"], "No bot called “me”"),
        (["nowhere/a.jsonl", "--game", "alea", "--games", "1"], "nowhere"),
    ],
)
def test_what_cannot_be_exported_is_refused_in_one_line(
    tmp_path: Path,
    run: Callable[..., int],
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    says: str,
) -> None:
    assert run(*arguments) == 2
    told = capsys.readouterr().err
    assert says in told
    assert len(told.splitlines()) == 1
    assert not list(tmp_path.glob("*"))
