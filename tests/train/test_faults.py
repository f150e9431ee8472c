"""What can go wrong with a run is said, with what to do about it, and nothing that was learned is lost."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import onnx
import torch

from taberna.bots.network.layout import layout_of
from taberna.bots.network.model import Model
from taberna.cli.train import _check_workers
from taberna.cli.train_wish import Wish
from taberna.core.errors import BadFile, BadOption, TabernaError
from taberna.train import watching
from taberna.train.planning import plan_of
from taberna.train.running import Run, cut_curve, read_checkpoint
from taberna.train.settings import Plan
from taberna.train.watched import Kind
from taberna.train.watching import mark
from taberna.train.workers import Workers


def tiny(**changed: Any) -> Plan:
    return plan_of("alea", "tiny", ["2"], ["random"], **{"tables": 8, "steps": 4, "iterations": 2, **changed})


@pytest.mark.parametrize(
    "said",
    [
        {"width": 1},
        {"width": 10**8},
        {"blocks": 10**6},
        {"tables": 10**9},
        {"minibatch": 10**23},
        {"seed": 10**26},
        {"opening": 10**14},
        {"minutes": float("inf")},
        {"entropy": 1e30},
        {"keep": float("nan")},
    ],
)
def test_what_is_out_of_bounds_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refused:
        plan_of("alea", "tiny", ["2"], **said)
    assert refused.value.facts["option"] in said
    # … and at the bounds themselves there is a plan.
    assert plan_of("alea", "tiny", ["2"], width=8, blocks=1, minibatch=1, seed=2**63 - 1).width == 8


def test_parts_of_the_tables_are_no_more_than_all() -> None:
    assert plan_of("alea", "tiny", ["2"], bots=0.8, older=0.2).settings[0].with_older == 0.2
    for bots, older, told in ((2, 0, "0–1"), (0.9, 0.2, "0–0.1"), (float("nan"), 0, "0–1"), (0, -1, "0–1")):
        with pytest.raises(BadOption) as refused:
            plan_of("alea", "tiny", ["2"], bots=bots, older=older)
        assert refused.value.facts["choices"] == told


@pytest.mark.parametrize("at", ["", " ", "²", "-2", "2 modules", "2 nonsense=1", "99"])
def test_tables_that_there_are_not_are_refused(at: str) -> None:
    with pytest.raises(BadOption):
        plan_of("alea", "tiny", [at])


@pytest.mark.parametrize("at", ["2 modules=no", "2 target="])
def test_what_is_said_of_a_table_means_what_it_says(at: str) -> None:
    with pytest.raises(BadOption) as refused:
        plan_of("pecunia", "tiny", [at])
    assert refused.value.facts["value"] in ("modules=no", "")


def test_nobody_asks_for_more_processes_than_a_machine_has_room_for() -> None:
    with pytest.raises(BadOption):
        _check_workers(Wish("alea", workers=10_000))
    _check_workers(Wish("alea", workers=2))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "train-not-whole"),
        (b"nonsense", "train-not-whole"),
        (None, "train-not-whole"),
        ({}, "model-not-ours"),
        ([1], "model-not-ours"),
        ({"plan": {"game": "alea"}}, "model-not-ours"),
    ],
)
def test_a_checkpoint_that_is_none_is_refused(tmp_path: Path, content: Any, code: str) -> None:
    path = tmp_path / "checkpoint.pt"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        torch.save({"plan": 1} if content is None else content, path)
    if content is None:
        path.write_bytes(path.read_bytes()[:-100])  # cut short
    with pytest.raises(BadFile) as refused:
        read_checkpoint(tmp_path)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "full"), RuntimeError("[enforce] PytorchStreamWriter failed")]
)
def test_a_full_disk_leaves_the_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    plan = tiny()
    Run(plan, tmp_path, 1, "cpu").go(lambda line: None)
    before = (tmp_path / "checkpoint.pt").read_bytes()
    run = Run(plan, tmp_path, 2, "cpu")

    def full(state: object, path: Path) -> None:
        path.write_bytes(b"half of it")
        raise error

    monkeypatch.setattr(torch, "save", full)
    with pytest.raises(BadFile) as refused:
        run.go(lambda line: None)
    assert refused.value.code == "file-not-written"
    assert (tmp_path / "checkpoint.pt").read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
    assert not any(one.is_alive() for one in run.workers.processes)


def test_a_network_that_has_lost_itself_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Run(tiny(), tmp_path, 1, "cpu").go(lambda line: None)
    before = {name: (tmp_path / name).read_bytes() for name in ("checkpoint.pt", "model.onnx")}
    run = Run(tiny(iterations=4), tmp_path, 1, "cpu")
    run.resume()
    with torch.no_grad():
        next(run.network.parameters()).fill_(float("nan"))
    monkeypatch.setattr(run, "_update", dict)
    with pytest.raises(BadFile) as refused:
        run.go(lambda line: None)
    assert refused.value.code == "train-lost-itself"
    assert {name: (tmp_path / name).read_bytes() for name in before} == before


def test_the_curve_has_every_update_once(tmp_path: Path) -> None:
    """Whoever was killed after the last checkpoint plays some updates again."""
    path = tmp_path / "curve.jsonl"
    path.write_text("".join(json.dumps({"iteration": k}) + "\n" for k in range(1, 6)) + '{"iterat')
    cut_curve(tmp_path, 3)
    assert [json.loads(line)["iteration"] for line in path.read_text().splitlines()] == [1, 2, 3]
    cut_curve(tmp_path / "nowhere", 3)


@pytest.mark.skipif(os.name == "nt", reason="open files can't be removed there")
def test_whoever_is_killed_leaves_no_memory_behind() -> None:
    workers = Workers(tiny(), 2)
    try:
        assert not Path(workers.folder.name).exists()
    finally:
        workers.close()


def test_a_process_that_is_gone_is_missed() -> None:
    workers = Workers(tiny(), 2)
    try:
        workers.processes[1].kill()
        workers.processes[1].join()
        with pytest.raises(BadFile) as refused:
            workers.begin(1)
            workers.finish()
        assert refused.value.code == "train-player-lost"
    finally:
        workers.close()


def test_what_stops_all_processes_at_once_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As service managers and `timeout` do."""
    run = Run(tiny(iterations=1_000), tmp_path, 2, "cpu")
    play = run.player.play

    def stopped(*given: Any) -> Any:
        if run.iteration == 1:
            for one in run.workers.processes:
                one.terminate()
                one.join()
            run.stop()
        return play(*given)

    monkeypatch.setattr(run.player, "play", stopped)
    run.go(lambda line: None)
    assert read_checkpoint(tmp_path)["iteration"] == 1
    assert (tmp_path / "model.onnx").exists()


def test_games_that_were_watched_for_another_run_are_not_learned_from(tmp_path: Path) -> None:
    plan = tiny(teacher="thumb", watch=20)
    mark(plan, tmp_path)
    mark(tiny(teacher="thumb", watch=20, iterations=9, width=32), tmp_path)
    for other in (tiny(teacher="random", watch=20), tiny(teacher="thumb", watch=20, seed=2)):
        with pytest.raises(BadFile) as refused:
            mark(other, tmp_path)
        assert refused.value.code == "train-watched-other"


def test_games_that_were_watched_may_be_damaged_or_too_few(tmp_path: Path) -> None:
    path = tmp_path / "0-0.npy"
    path.write_bytes(b"half of it")
    with pytest.raises(BadFile) as damaged:
        Kind([path], None, torch.device("cpu"))  # type: ignore[arg-type]
    assert damaged.value.code == "train-watched-broken"
    # The first game in twenty is left aside.
    run = Run(tiny(teacher="random", watch=1, school=1.0), tmp_path, 1, "cpu")
    with pytest.raises(TabernaError) as nothing:
        run.go(lambda line: None)
    assert nothing.value.code == "train-watched-nothing"
    assert (tmp_path / watching.FOLDER / "0-0.npy").exists()


def test_a_file_that_only_says_that_it_is_ours_is_refused(tmp_path: Path) -> None:
    node = onnx.helper.make_node("Identity", ["rows"], ["weights"])
    told = onnx.helper.make_tensor_value_info
    row, answer = told("rows", 1, ["many", 3]), told("weights", 1, ["many", 3])
    made = onnx.helper.make_model(
        onnx.helper.make_graph([node], "none", [row], [answer]),
        opset_imports=[onnx.helper.make_opsetid("", 18)],
        ir_version=10,
    )
    onnx.helper.set_model_props(made, {"game": "alea", "layout": layout_of("alea").digest})
    onnx.save(made, str(tmp_path / "model.onnx"))
    with pytest.raises(BadFile) as refused:
        Model(tmp_path / "model.onnx").check("alea")
    assert refused.value.code == "model-other-shape"
