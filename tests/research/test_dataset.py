"""Data sets: complete, the same however they are made, and made to the end by whoever goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import taberna
from taberna import Rng
from taberna.bots.code import code_digest
from taberna.core.errors import BadOption
from taberna.research import dataset
from taberna.research.dataset import Dataset, make, seed_of


def read(folder: Path) -> list[dict[str, Any]]:
    """The whole folder at once, as the documentation does."""
    rows: list[dict[str, Any]] = parquet.read_table(folder).sort_by("game").to_pylist()
    return rows


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 40)


def asked(game: str = "alea", games: int = 100, bots: tuple[str, ...] = ("random", "novice")) -> Dataset:
    return Dataset(game, 2, {}, bots, games, 7)


def test_a_hundred_games_of_each_game(tmp_path: Path, small_parts: None) -> None:
    for name in taberna.names():
        one = Dataset(name, 3, {}, ("random",), 100, 1)
        folder = tmp_path / name
        assert list(make(one, folder, workers=2))[-1] == 100
        rows = read(folder)
        assert [row["game"] for row in rows] == list(range(100))
        assert len({row["seed"] for row in rows}) == 100
        for row in rows[::20]:
            check_row(taberna.game(name, 3), row)


def test_no_two_games_are_the_same() -> None:
    """Of 100,000 with seeds of 32 bits about one pair would be."""
    one = asked(games=300_000)
    seeds = {seed_of(one, number) for number in range(one.games)}
    assert len(seeds) == one.games
    assert len({Rng(seed, 0).at for seed in seeds}) == one.games, "nor do they have the same dice"


def check_row(game: taberna.Game, row: dict[str, Any]) -> None:
    """The moves lead to the result, and are those of whom they are said to be."""
    state = game.start()
    for mover, text in zip(row["movers"], row["moves"], strict=True):
        assert mover == state.turn
        state.apply(game.action(text))
    assert state.over
    assert (state.scores(), state.winners(), state.ending()) == (row["scores"], row["winners"], row["ending"])
    assert sum(row["returns"]) == pytest.approx(0)
    assert (row["returns"][row["winners"][0]] > 0) == (len(row["winners"]) < game.players)


def test_who_was_stopped_goes_on_and_has_the_same(tmp_path: Path, small_parts: None) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    list(make(asked(), whole, workers=2))
    steps = make(asked(), broken, workers=1)
    assert [next(steps), next(steps)] == [0, 40]
    steps.close()  # as Ctrl-C does
    (broken / "part-00002.parquet").unlink(missing_ok=True)  # if that was quicker
    there = [path.name for path in broken.glob("part-*.parquet")]
    assert there
    (broken / ".part-00001.parquet.123").write_text("half a file")
    kept = {name: (broken / name).stat().st_mtime_ns for name in there}
    assert list(make(asked(), broken, workers=1))[-1] == 100
    assert {name: (broken / name).stat().st_mtime_ns for name in there} == kept
    assert not list(broken.glob(".part-*"))
    assert read(broken) == read(whole)
    assert list(make(asked(), broken)) == [100]


def test_where_they_come_from_is_written_into_them(tmp_path: Path) -> None:
    list(make(asked(games=3), tmp_path, workers=1))
    told = json.loads((tmp_path / "_provenance.json").read_text())
    assert told["bots"] == ["random", "novice"]
    assert told["code"] == code_digest("alea", "taberna.research.dataset")
    assert (told["game"], told["players"], told["rules"], told["games"], told["seed"]) == ("alea", 2, 2, 3, 7)
    inside = parquet.read_schema(tmp_path / "part-00000.parquet").metadata[b"taberna"]
    assert json.loads(inside) == told
    seats = {name for row in read(tmp_path) for name in row["seats"]}
    assert seats <= {"random", "novice"}


def test_what_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(make(asked(games=2), tmp_path, workers=1))
    with pytest.raises(BadOption) as other:
        list(make(asked(games=3), tmp_path))
    assert other.value.code == "dataset-other"
    with monkeypatch.context() as changed:
        changed.setattr(dataset, "code_digest", lambda *modules: "another version")
        with pytest.raises(BadOption) as newer:
            list(make(asked(games=2), tmp_path))
    assert newer.value.code == "dataset-other"
    assert list(make(asked(games=2), tmp_path)) == [2]
    with pytest.raises(BadOption):
        list(make(asked(games=0), tmp_path / "none"))
    with pytest.raises(BadOption):
        list(make(asked(bots=()), tmp_path / "none"))
    with pytest.raises(taberna.TabernaError):
        list(make(asked(bots=("nobody",)), tmp_path / "none"))
    assert not (tmp_path / "none").exists()
