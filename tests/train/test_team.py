"""Several learners: each plays its own games, and all have the same network."""

from __future__ import annotations

import json
import socket
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import torch

from taberna.bots.network.model import model
from taberna.cli.train import _run
from taberna.cli.train_wish import Wish
from taberna.core.errors import BadFile, BadOption
from taberna.train.on_ray import Learner, RayRun
from taberna.train.planning import plan_of
from taberna.train.running import Run, read_checkpoint
from taberna.train.settings import Plan
from taberna.train.team import Team


def tiny(**changed: Any) -> Plan:
    facts = {"tables": 32, "steps": 8, "minibatch": 64, "iterations": 2, **changed}
    return plan_of("alea", "tiny", ["2"], ["random"], 0.3, 0.2, **facts)


def learn(place: int, address: str, folder: str) -> None:
    """One learner of two, in a process of its own. The second would begin with other weights; the first says when
    it is enough."""
    torch.set_num_threads(1)
    run = Run(tiny(iterations=50), Path(folder), 1, "cpu", Team(place, 2, address))
    if place:
        for one in run.network.parameters():
            one.data.zero_()
    lines = []
    for line in run.lines():
        lines.append(line)
        if place == 0 and len(lines) == 2:
            run.stop()
    torch.save([run.network.state_dict(), lines], Path(folder) / "all.pt")


def test_learners_play_apart_and_have_the_same_network(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    context = get_context("spawn")
    folders = [str(tmp_path / name) for name in "ab"]
    learners = [context.Process(target=learn, args=(k, address, folder)) for k, folder in enumerate(folders)]
    for one in learners:
        one.start()
    for one in learners:
        one.join()
        assert one.exitcode == 0
    (first, mine), (second, theirs) = (torch.load(Path(one) / "all.pt", weights_only=False) for one in folders)
    for name, weights in first.items():
        assert torch.equal(weights, second[name]), name
    assert len(mine) == len(theirs) == 2
    assert mine[0]["policy"] != theirs[0]["policy"]
    # Both have half the tables, and all choices count.
    assert [line["choices"] for line in mine] == [256, 512]
    assert [one for one in folders if (Path(one) / "model.onnx").exists()] == folders[:1]


def test_on_ray(tmp_path: Path) -> None:
    """A run on Ray leaves what one at home leaves."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        with pytest.raises(BadOption, match="1–2"):
            RayRun(tiny(), tmp_path / "many", 3, 1, "cpu")
        run = RayRun(tiny(), tmp_path, 2, 1, "cpu")
        told: list[int] = []
        run.go(lambda line: told.append(line["iteration"]))
    finally:
        ray.shutdown()
    lines = (tmp_path / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["iteration"] for line in lines] == told == [1, 2] and run.left == 0
    model(str(tmp_path / "model.onnx")).check("alea")
    assert read_checkpoint(tmp_path)["choices"] == 512


def test_a_learner_goes_on_from_what_is_sent_to_it() -> None:
    first, second, third = Learner(), Learner(), Learner()
    first.join(tiny(), (0, 1, ""), 1, "cpu")
    *lines, (end, files) = first.learn()
    assert [line["iteration"] for line, _ in lines] == [1, 2]
    assert not first.folder.exists(), "nothing stays on the machine where it learned"
    assert not end and sorted(files) == ["checkpoint.pt", "model.json", "model.onnx"]
    second.join(tiny(iterations=4), (0, 1, ""), 1, "cpu")
    second.begin("checkpoint.pt", files["checkpoint.pt"], True)
    assert [line["iteration"] for line, _ in second.learn() if line] == [3, 4]
    third.join(tiny(width=96), (0, 1, ""), 1, "cpu")
    for name in ("checkpoint.pt", "model.onnx"):
        with pytest.raises(BadFile) as refused:
            third.begin(name, files[name], False)
        assert refused.value.code == "model-other-size"
    assert third.run is not None
    third.run.workers.close()


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"on": "moon"}, "bad-option"),
    ({"learners": 2}, "train-learners-on-ray"),
    ({"on": "ray", "teacher": "thumb", "watch": 10}, "train-watch-at-home"),
    ({"watch": 10}, "train-watch-whom"),
    ({"device": "tpu"}, "bad-option"),
    ({"device": "cuda:77"}, "train-no-card"),
]


@pytest.mark.parametrize(("said", "code"), REFUSED)
def test_a_place_is_checked(tmp_path: Path, said: dict[str, Any], code: str) -> None:
    usual: dict[str, Any] = {"size": "tiny", "at": ["2"], "tables": 8, "workers": 1, "device": "cpu"}
    wish = Wish("alea", tmp_path, **{**usual, **said})
    with pytest.raises(BadOption) as refused:
        _run(wish, tmp_path)
    assert refused.value.code == code
