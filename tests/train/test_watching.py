"""Games of a teacher that are watched: the same every time, kept, told from the chooser's seat, learned from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")

import torch

import taberna
from taberna.bots.network.layout import Table
from taberna.train.planning import plan_of
from taberna.train.running import Run
from taberna.train.settings import Plan
from taberna.train.watched import ASIDE, Watched
from taberna.train.watching import parts_of, watch


def plan(game: str = "alea", at: tuple[str, ...] = ("2", "3"), watched: int = 40, **changed: Any) -> Plan:
    facts = {"tables": 8, "steps": 4, "minibatch": 64, **changed}
    return plan_of(game, "tiny", list(at), ["random"], teacher="thumb", watch=watched, **facts)


def test_all_games_are_shared_out_and_the_same_every_time(tmp_path: Path) -> None:
    wanted = plan(watched=50)
    first, second = parts_of(wanted, tmp_path / "one"), parts_of(wanted, tmp_path / "two")
    assert [sum(part.games for part in kind) for kind in first] == [40, 10]  # two players weigh four times as much
    for one, other in zip(first, second, strict=True):
        for part, twin in zip(one, other, strict=True):
            part.path.parent.mkdir(parents=True, exist_ok=True)
            twin.path.parent.mkdir(parents=True, exist_ok=True)
            part.watch()
            twin.watch()
            assert part.path.read_bytes() == twin.path.read_bytes()


def test_what_was_watched_is_not_played_again(tmp_path: Path) -> None:
    parts = parts_of(plan(at=("2",)), tmp_path)
    assert list(watch(parts, 1))[-1] == 40
    before = parts[0][0].path.stat().st_mtime_ns
    assert list(watch(parts, 1)) == []
    assert parts[0][0].path.stat().st_mtime_ns == before
    assert not list(tmp_path.rglob("*.part"))


def test_a_position_is_told_from_the_seat_that_chooses(tmp_path: Path) -> None:
    """A row has what that seat sees, and the first share is its own: whoever is far ahead wins more often."""
    wanted = plan("pecunia", ("2",), 60)
    parts = parts_of(wanted, tmp_path)
    list(watch(parts, 1))
    positions = np.load(parts[0][0].path)
    assert np.allclose(positions["shares"].sum(1), 1)
    table = Table(taberna.game("pecunia", 2))
    behind = next(one for one in table.encoding.fields if one.name == "behind").first
    mine, other = (positions["row"][:, behind + k].astype(int) for k in (0, 1))
    ahead, back = positions["shares"][mine + 20 < other, 0], positions["shares"][other + 20 < mine, 0]
    assert len(ahead) > 20 and len(back) > 20
    assert ahead.mean() > 0.6
    assert back.mean() < 0.4
    assert set(positions["chosen"]) <= set(range(len(table.used)))


def test_a_network_learns_from_them(tmp_path: Path) -> None:
    wanted = plan(at=("2",), watched=60, school=5.0, iterations=12, steps=16, minibatch=128)
    run = Run(wanted, tmp_path, 1, "cpu")
    lines: list[dict[str, Any]] = []
    run.go(lines.append)
    assert [line["watched"] for line in lines if "watched" in line][-1] == 60
    learned = [line for line in lines if "iteration" in line]
    assert [line["iteration"] for line in learned] == list(range(1, 13))
    assert learned[-1]["value"] < learned[0]["value"] and learned[-1]["right"] > learned[0]["right"] + 0.1
    assert "60 games that thumb played" in (tmp_path / "model.json").read_text()


def test_more_positions_of_a_game_can_be_kept(tmp_path: Path) -> None:
    few, many = (parts_of(plan(at=("2",), kept=kept), tmp_path / str(kept))[0][0] for kept in (10, 2))
    for part in (few, many):
        part.path.parent.mkdir(parents=True)
        part.watch()
    assert 3 * len(np.load(few.path)) < len(np.load(many.path)) < 8 * len(np.load(few.path))


def test_watching_ends_with_its_minutes_and_learning_begins_with_what_is_there(tmp_path: Path) -> None:
    wanted = plan(watched=1_000, watch_minutes=1e-6, school=5.0, iterations=1)
    assert [len(kind) for kind in parts_of(wanted, tmp_path)] == [16, 4]
    run = Run(wanted, tmp_path, 1, "cpu")
    run.go(lambda line: None)
    assert run.iteration == 1 and 50 <= run.games < 1_000
    assert f"{run.games} games that thumb played" in (tmp_path / "model.json").read_text()


def test_some_games_are_left_aside_to_see_what_was_learned(tmp_path: Path) -> None:
    wanted = plan(watched=150, school=5.0, iterations=1)
    run = Run(wanted, tmp_path, 1, "cpu")
    lines: list[dict[str, Any]] = []
    run.go(lines.append)
    told = {key: value for key, value in lines[-1].items() if key.startswith("unseen")}
    assert set(told) == {"unseen, 2", "unseen, 3"}
    assert all(0 < loss < 1.3 for loss in told.values())
    assert run.watched is not None
    for kind, files in zip(run.watched.kinds, parts_of(wanted, tmp_path), strict=True):
        games = np.concatenate([np.load(one.path)["game"] for one in files])
        assert set(games[kind.unseen]) == {one for one in games if one % ASIDE == 0}
        assert not set(games[kind.unseen]) & set(games[kind.known])


def test_what_foresees_other_games_best_is_what_plays(tmp_path: Path) -> None:
    """Two hundred steps of learning by heart what a few games say, and then the network of before is taken."""
    wanted = plan(at=("2",), watched=40, school=5.0, iterations=41, steps=5, rate=0.02)
    run = Run(wanted, tmp_path, 1, "cpu")
    lines: list[dict[str, Any]] = []
    run.go(lines.append)
    told = [line["unseen, 2"] for line in lines if "unseen, 2" in line]
    assert len(told) == 3 and run.foreseen["2"] <= min(told) < told[-1]
    assert run.watched is not None
    assert run.watched.unseen(run.network, run.player.autocast) == run.foreseen
    assert f'"2": {run.foreseen["2"]}' in (tmp_path / "model.json").read_text()
    last = torch.load(tmp_path / "checkpoint.pt", weights_only=True)["network"]
    assert any(not torch.equal(one, last[name]) for name, one in run.network.state_dict().items())


def test_what_it_began_with_stays_if_nothing_better_is_found(tmp_path: Path) -> None:
    Run(plan(at=("2",), watched=100, school=5.0, iterations=20), tmp_path / "one", 1, "cpu").go(lambda line: None)
    wanted = plan(at=("2",), watched=100, school=5.0, iterations=1, steps=20, rate=0.5)
    run = Run(wanted, tmp_path / "two", 1, "cpu")
    run.start_with(tmp_path / "one")
    before = {name: one.clone() for name, one in run.network.state_dict().items()}
    run.go(lambda line: None)
    assert all(torch.equal(one, before[name]) for name, one in run.network.state_dict().items())


def test_results_are_mixed_with_what_is_expected_of_later_positions(tmp_path: Path) -> None:
    wanted = plan(at=("3",), watched=40, kept=3)
    run = Run(wanted, tmp_path, 1, "cpu")
    parts = parts_of(wanted, tmp_path)
    list(watch(parts, 1))
    watched = Watched(parts, run.player.readers, run.layout.most, 1, run.device)
    run.workers.close()
    kind = watched.kinds[0]
    told = np.load(parts[0][0].path)
    expected = torch.rand(len(told), run.layout.most)
    kind.look_again(expected, 1.0)
    assert torch.equal(kind.shares, kind.results)
    kind.look_again(expected, 0.25)
    seats = told["seat"].astype(int)
    again: list[list[float]] = [[] for _ in told]
    for k in reversed(range(len(told))):
        if k + 1 == len(told) or told["game"][k + 1] != told["game"][k]:
            again[k] = [told["shares"][k][(seat - seats[k]) % 3] for seat in range(3)]
        else:
            then = expected[k + 1].numpy()
            again[k] = [0.75 * then[(seat - seats[k + 1]) % 3] + 0.25 * again[k + 1][seat] for seat in range(3)]
    by_seats = [[row[(seats[k] + one) % 3] for one in range(3)] for k, row in enumerate(again)]
    assert np.allclose(kind.shares.numpy(), by_seats, atol=1e-5)


def test_the_network_looks_again_when_it_has_seen_everything(tmp_path: Path) -> None:
    wanted = plan(at=("2",), watched=40, school=5.0, iterations=1, steps=32, minibatch=64)
    run = Run(wanted, tmp_path, 1, "cpu")
    run.go(lambda line: None)
    assert run.watched is not None
    kind = run.watched.kinds[0]
    assert kind.shares is kind.results and run.watched.wants_another_look
    run.learner.study(run.watched, 1.0)
    assert kind.shares is not kind.results
    assert torch.allclose(kind.shares.sum(1), torch.ones(len(kind.shares)), atol=1e-4)


def test_a_network_can_be_the_teacher(tmp_path: Path) -> None:
    Run(plan(at=("2",), watched=20, school=5.0, iterations=1), tmp_path / "one", 1, "cpu").go(lambda line: None)
    teacher = f"{tmp_path / 'one' / 'model.onnx'}@2"
    wanted = plan_of("alea", "tiny", ["2"], ["random"], teacher=teacher, watch=2)
    (part,) = parts_of(wanted, tmp_path / "two")[0]
    part.path.parent.mkdir(parents=True)
    part.watch()
    assert len(np.load(part.path)) > 0


def test_a_batch_is_drawn_from_all_tables(tmp_path: Path) -> None:
    wanted = plan()
    run = Run(wanted, tmp_path, 1, "cpu")
    parts = parts_of(wanted, tmp_path)
    list(watch(parts, 1))
    watched = Watched(parts, run.player.readers, run.layout.most, 1, run.device)
    rows, chosen, shares = watched.some(200)
    run.workers.close()
    field = run.layout.fields["players"]
    players = rows[:, field.first : field.first + field.size].argmax(1) + 2
    assert set(players.tolist()) == {2, 3}
    assert (shares[players == 2][:, 2:] == 0).all() and torch.allclose(shares.sum(1), torch.ones(200))
    assert chosen.max() < len(run.layout.choices)


def test_who_stops_while_games_are_watched_goes_on_there(tmp_path: Path) -> None:
    wanted = plan(at=("2",), watched=1200, school=5.0, iterations=1)
    run = Run(wanted, tmp_path, 1, "cpu")

    def stop_at_once(line: dict[str, Any]) -> None:
        if line.get("watched"):
            run.stop()

    run.go(stop_at_once)
    there = list(tmp_path.rglob("*.npy"))
    assert 0 < len(there) < 24 and run.iteration == 0
    again = Run(wanted, tmp_path, 1, "cpu")
    again.resume()
    lines: list[dict[str, Any]] = []
    again.go(lines.append)
    assert lines[0]["watched"] >= 50 and again.iteration == 1
