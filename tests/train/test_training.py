"""Training: a tiny run learns, keeps what it has learned, goes on from there, and its file plays."""

from __future__ import annotations

import copy
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import torch

from taberna.arena.plan import Plan as Tournament
from taberna.arena.plan import entrants_of
from taberna.arena.playing import play
from taberna.bots.network.model import model
from taberna.cli.app import build
from taberna.cli.train import _plan as plan_from_wish
from taberna.cli.train_wish import Wish
from taberna.core.errors import BadFile, BadOption
from taberna.train import rollout
from taberna.train.network import Columns
from taberna.train.planning import plan_of
from taberna.train.rollout import drawn
from taberna.train.running import Run, plan_from, read_checkpoint
from taberna.train.tables import BOTS, LEARNER, OLDER, company
from taberna.words import words

TINY: dict[str, Any] = {"tables": 64, "steps": 8}


def trained(folder: Path, **changed: Any) -> Run:
    plan = plan_of("alea", "tiny", ["2"], ["random"], 0.3, 0.2, **{**TINY, "iterations": 3, **changed})
    run = Run(plan, folder, 1, "cpu")
    run.go(lambda line: None)
    return run


def shares(who: str, other: str, games: int) -> float:
    """The part of the wins that one has against another, from both seats."""
    plan = Tournament("alea", 2, {}, entrants_of("alea", [who, other]), games // 2, seed=3)
    wins = 0.0
    for number in range(plan.games):
        outcome = play(plan, number)
        wins += sum(outcome["seats"][seat] == who for seat in outcome["winners"]) / len(outcome["winners"])
    return wins / plan.games


def test_a_tiny_run_learns(tmp_path: Path) -> None:
    # So many updates, not so many seconds: it learns as much on a busy machine.
    plan = plan_of("alea", "tiny", ["2"], ["random"], 0.3, 0.1, iterations=30, minutes=10.0)
    run = Run(plan, tmp_path, 1, "cpu")
    run.go(lambda line: None)
    assert shares(f"{tmp_path / 'model.onnx'}@0", "random", 40) > 0.7
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [line["iteration"] for line in lines] == list(range(1, len(lines) + 1))


def test_a_run_ends_with_its_updates_or_its_minutes_whichever_are_first() -> None:
    timed = plan_of("alea", "tiny", minutes=2.0)
    assert timed.left(5_000, 60.0) == pytest.approx(0.5) and timed.left(5_000, 120.0) == 0
    both = plan_of("alea", "tiny", minutes=2.0, iterations=10)
    assert both.left(5, 30.0) == pytest.approx(0.5) and both.left(5, 90.0) == pytest.approx(0.25)
    assert both.left(10, 0.0) == 0


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    trained(tmp_path)
    state = read_checkpoint(tmp_path)
    assert state["iteration"] == 3
    longer = plan_from({**state["plan"], "iterations": 5})
    run = Run(longer, tmp_path, 1, "cpu")
    run.resume()
    run.go(lambda line: None)
    assert run.iteration == 5
    assert len((tmp_path / "curve.jsonl").read_text().splitlines()) == 5
    with pytest.raises(BadFile) as refused:
        read_checkpoint(tmp_path / "elsewhere")
    assert refused.value.code == "file-not-read"


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    curves = []
    for name in "ab":
        trained(tmp_path / name)
        lines = (tmp_path / name / "curve.jsonl").read_text().splitlines()
        curves.append([json.loads(line)["entropy"] for line in lines])
    assert curves[0] == curves[1]


@pytest.mark.parametrize("together", [1_000, 0])
def test_processes_play_one_half_while_the_network_thinks_about_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, together: int
) -> None:
    """Whether all kinds of tables are looked at together, or one after the other."""
    monkeypatch.setattr(rollout, "TOGETHER", together)
    plan = plan_of("alea", "tiny", ["2", "3"], ["random"], 0.3, 0.2, **{**TINY, "iterations": 2})
    run = Run(plan, tmp_path, 2, "cpu")
    try:
        stubborn = copy.deepcopy(run.network)  # takes the last choice that it may
        stubborn.policy.weight.data.zero_()
        stubborn.policy.bias.data = 1e3 * torch.arange(len(stubborn.policy.bias)).float()
        seen = run.player.play(run.network, stubborn, 60)
        games = [run.workers.groups[0].setting.players, run.workers.groups[2].setting.players]
        assert [len(half) for half in run.player.bundles] == ([1, 1] if together else [2, 2])
        assert games == [2, 3] and len(seen) == 2 and len(run.workers.processes) == 2
        for one, players in zip(seen, games, strict=True):
            count = one.chosen.shape[1]
            assert count == sum(
                group.arrays.count for group in run.workers.groups if group.setting.players == players
            )
            # What was chosen was legal, and games have ended: their shares are one win.
            reader = run.player.readers[seen.index(one)]
            legal = reader.unpacked(one.masks.flatten(0, 1))
            assert legal.gather(1, one.chosen.flatten()[:, None]).all()
            assert one.ended.any() and torch.allclose(one.shares.sum(2)[one.ended], torch.ones(()))
            assert (one.shares.sum(2)[~one.ended] == 0).all()
            # Only at their tables, and there not always, are older selves asked.
            theirs = [k for k in range(count) if company(run.workers.groups[0].setting, k) == OLDER]
            assert set((~one.mine).any(0).nonzero().flatten().tolist()) == set(theirs)
            assert one.mine.any(0).all()
            last = (legal * torch.arange(1, legal.shape[1] + 1)).argmax(1) == one.chosen.flatten()
            assert last[~one.mine.flatten()].all() and not last[one.mine.flatten()].all()
    finally:
        run.workers.close()


def test_others_sit_at_their_part_of_the_tables() -> None:
    setting = plan_of("alea", "tiny", ["2"], ["random"], 0.1, 0.25).settings[0]
    for begin in (0, 777):
        beside = [company(setting, begin + k) for k in range(400)]
        assert abs(beside.count(BOTS) - 40) <= 2
        assert abs(beside.count(OLDER) - 100) <= 2
        assert beside.count(LEARNER) == 400 - beside.count(BOTS) - beside.count(OLDER)


def test_choices_are_drawn_by_their_odds() -> None:
    torch.manual_seed(1)
    odds = torch.tensor([0.0, 0.1, 0.0, 0.6, 0.3, 0.0])
    found = torch.bincount(drawn(odds.repeat(20_000, 1)), minlength=6) / 20_000
    assert torch.allclose(found, odds, atol=0.015) and (found[odds == 0] == 0).all()


def test_columns_give_gradients_back_to_where_they_came_from() -> None:
    read = torch.randn(3, 7, dtype=torch.float64, requires_grad=True)
    order = torch.tensor([5, 0, 3])
    weights = torch.randn(3, 3, dtype=torch.float64)
    (plain,) = torch.autograd.grad((read[:, order] * weights).sum(), read)
    (quick,) = torch.autograd.grad((Columns.apply(read, order) * weights).sum(), read)
    assert torch.equal(plain, quick) and torch.equal(Columns.apply(read, order), read[:, order])


def test_a_teacher_is_imitated(tmp_path: Path) -> None:
    plan = plan_of("alea", "tiny", ["2"], teacher="thumb", school=5.0, iterations=12, **TINY)
    run = Run(plan, tmp_path, 1, "cpu")
    right: list[float] = []
    run.go(lambda line: right.append(line["right"]))
    assert right[-1] > max(0.68, right[0] + 0.03)


def test_what_is_kept_strays_less(tmp_path: Path) -> None:
    """Large steps lead away from what it knew; held to it, it stays near."""
    strayed: list[float] = []
    for k, keep in enumerate((1e-9, 3.0)):
        lines: list[dict[str, Any]] = []
        plan = plan_of("alea", "tiny", ["2"], ["random"], 0.3, 0.0, **{**TINY, "iterations": 6, "keep": keep})
        run = Run(plan, tmp_path / str(k), 1, "cpu")
        run.go(lines.append)
        assert run.pupil is not None
        strayed.append(max(line["strayed"] for line in lines))
    assert strayed[1] < strayed[0] / 2


def test_after_school_the_pupil_stays_among_the_older_selves(tmp_path: Path) -> None:
    plan = plan_of("alea", "tiny", ["2"], teacher="random", school=1e-6, iterations=3, **TINY)
    run = Run(plan, tmp_path, 1, "cpu")
    taught: list[bool] = []
    run.go(lambda line: taught.append("right" in line))
    assert taught == [True, False, False] and run.pupil is not None
    again = Run(plan, tmp_path, 1, "cpu")
    again.resume()
    assert again.pupil is not None
    kept, now = again.pupil.state_dict(), again.network.state_dict()
    assert all(torch.equal(kept[key], value) for key, value in run.pupil.state_dict().items())
    assert any(not torch.equal(kept[key], value) for key, value in now.items())
    again.workers.close()


def test_the_card_says_what_the_file_is(tmp_path: Path) -> None:
    run = trained(tmp_path)
    card = json.loads((tmp_path / "model.json").read_text())
    assert card["game"] == "alea" and card["updates"] == 3 and card["seed"] == 1
    assert card["layout"] == run.layout.digest
    assert (tmp_path / "model.onnx").stat().st_size < 4_000_000
    with pytest.raises(BadOption) as refused:
        model(str(tmp_path / "model.onnx")).check("forum")
    assert refused.value.code == "model-other-game"


def test_how_fast_it_learns_can_be_said(tmp_path: Path) -> None:
    """From the command line to the optimiser."""
    wish = Wish(
        "alea", size="tiny", at=["2"], beside=["random"], updates=1, tables=8, rate=1e-4, workers=1, device="cpu"
    )
    run = Run(plan_from_wish(wish, tmp_path), tmp_path, 1, "cpu")
    run.learner.learn(run.player.play(run.network, None, 2), 1.0)
    assert [one["lr"] for one in run.learner.optimiser.param_groups] == [1e-4]
    run.workers.close()
    assert plan_from_wish(replace(wish, rate=0.0), tmp_path).rate == plan_of("alea", "tiny").rate


def test_plans_are_checked() -> None:
    for size, at, beside in (
        ("huge", [], []),
        ("tiny", ["x"], []),
        ("tiny", ["2 nonsense"], []),
        ("tiny", [], ["he"]),
    ):
        with pytest.raises(BadOption):
            plan_of("alea", size, at, beside)


def test_stopped_at_the_command_line_it_keeps_what_it_has_learned(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "taberna", "train", "alea", "--size", "tiny", "--at", "2", "--tables", "16"]
    began = subprocess.Popen(
        [*command, "--minutes", "5", "--workers", "1", "--folder", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TABERNA_LANG": "en"},
    )
    until = time.monotonic() + 240
    while not (tmp_path / "curve.jsonl").exists() and time.monotonic() < until:
        time.sleep(0.2)
    began.send_signal(signal.SIGTERM)
    said, complaints = began.communicate(timeout=600)
    assert began.returncode == 0, complaints
    assert "--resume" in said
    assert (tmp_path / "model.onnx").exists() and (tmp_path / "checkpoint.pt").exists()
    again = subprocess.run([*command, "--folder", str(tmp_path)], capture_output=True, text=True, check=False)
    assert again.returncode == 2 and "--resume" in again.stderr


def test_a_run_begins_with_a_network(tmp_path: Path) -> None:
    """What is shipped can be trained further; its weights are kept in half precision."""
    first = trained(tmp_path / "first")
    path = tmp_path / "first" / "model.onnx"
    plan = plan_of("alea", "tiny", ["2"], ["random"], 0.3, 0.2, **{**TINY, "iterations": 1})
    second = Run(plan, tmp_path / "second", 1, "cpu")
    second.start_with(path)
    for name, weights in first.network.state_dict().items():
        assert torch.allclose(weights, second.network.state_dict()[name], atol=2e-3), name
    with pytest.raises(BadFile):
        second.start_with(tmp_path / "nothing.onnx")
    second.workers.close()
    wider = Run(plan_of("alea", "tiny", ["2"], width=96, **TINY), tmp_path / "third", 1, "cpu")
    for known in (path, tmp_path / "first"):
        with pytest.raises(BadFile) as refused:
            wider.start_with(known)
        assert refused.value.code == "model-other-size"
    wider.workers.close()
    other = Run(plan_of("forum", "tiny", ["2"], **TINY), tmp_path / "fourth", 1, "cpu")
    for known in (path, tmp_path / "first"):
        with pytest.raises(BadOption) as other_game:
            other.start_with(known)
        assert other_game.value.code == "model-other-game"
    other.workers.close()


def test_a_run_goes_on_for_so_much_longer(tmp_path: Path) -> None:
    """How much of it there shall be is all that can be said anew."""
    wish = Wish("alea", tmp_path, resume=True)
    with pytest.raises(BadFile) as nothing:
        plan_from_wish(wish, tmp_path)
    assert nothing.value.code == "train-nothing-there"
    plan = trained(tmp_path).plan
    with pytest.raises(BadOption) as fulfilled:
        plan_from_wish(wish, tmp_path)
    assert fulfilled.value.code == "train-fulfilled" and "--resume --minutes" in str(fulfilled.value)
    assert plan_from_wish(replace(wish, updates=4), tmp_path) == replace(plan, iterations=7, minutes=0.0)
    longer = plan_from_wish(replace(wish, minutes=2.0), tmp_path)
    assert longer.iterations == 0 and 2 < longer.minutes < 7
    assert replace(longer, iterations=plan.iterations, minutes=plan.minutes) == plan
    for said in ({"size": "large"}, {"at": ["3"]}, {"rate": 0.1}, {"older": 0.5}, {"start": tmp_path}):
        with pytest.raises(BadOption) as settled:
            plan_from_wish(replace(wish, **said), tmp_path)
        assert settled.value.code == "train-settled"
    with pytest.raises(BadOption) as other:
        plan_from_wish(replace(wish, game="forum"), tmp_path)
    assert other.value.code == "model-other-game"


def test_a_run_that_was_stopped_or_killed_goes_on_as_it_was(tmp_path: Path) -> None:
    wish, plan = Wish("alea", tmp_path, resume=True), trained(tmp_path).plan
    (tmp_path / "model.onnx").rename(tmp_path / "other.onnx")  # killed while it wrote its network
    assert plan_from_wish(wish, tmp_path) == plan
    (tmp_path / "other.onnx").rename(tmp_path / "model.onnx")
    state = {**read_checkpoint(tmp_path), "iteration": 2}
    torch.save(state, tmp_path / "checkpoint.pt")
    assert plan_from_wish(wish, tmp_path) == plan


def test_what_goes_without_saying_is_the_same_at_the_command_line() -> None:
    """Or a run that goes on would be told of settings that nobody has named."""
    command = get_command(build(words("en"))).commands["train"]  # type: ignore[attr-defined]
    said = {one.name: one.default for one in command.params}
    for one in fields(Wish):
        if one.default is not MISSING and one.name in said:
            assert said[one.name] == one.default, one.name


def test_a_folder_is_one(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(BadFile) as refused:
        plan_from_wish(Wish("alea", path), path)
    assert refused.value.code == "file-not-written"
