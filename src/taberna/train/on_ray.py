"""A run on a Ray cluster: a learner for every graphics card, on one machine or many.

The first learner's files come back to the folder of whoever asked, so that a run on a cluster looks like one at
home: it can be watched, stopped, and gone on with there or here.
"""

from __future__ import annotations

import socket
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from ..core.errors import BadFile, BadOption, TabernaError
from .running import CHECKPOINT, Run, Told, cut_curve, read_checkpoint, write_line, write_plan, writing
from .settings import Plan
from .team import Team

MODEL = ("model.onnx", "model.json")


class Learner:
    """What runs in a process of the cluster."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="taberna-"))
        self.run: Run | None = None
        self.sent: dict[str, int] = {}

    def address(self) -> str:
        """Where the others find this one."""
        with socket.socket() as free:
            free.bind(("", 0))
            return f"{import_module('ray').util.get_node_ip_address()}:{free.getsockname()[1]}"

    def join(self, plan: Plan, team: tuple[int, int, str], workers: int, device: str) -> None:
        self.run = Run(plan, self.folder, workers, device, Team(*team))

    def begin(self, name: str, content: bytes, resume: bool) -> None:
        """With what is known already: a checkpoint, or a network's file."""
        assert self.run is not None
        (self.folder / name).write_bytes(content)
        if resume:
            self.run.resume()
        else:
            self.run.start_with(self.folder if name == CHECKPOINT else self.folder / name)

    def learn(self) -> Generator[tuple[dict[str, Any], dict[str, bytes]]]:
        """A line for every update, with the files that are new; at last those of the end, with no line."""
        assert self.run is not None
        first, lost = self.run.team.first, None
        try:
            for line in self.run.lines():
                if first:
                    yield line, self._new_files(CHECKPOINT)
        except (RuntimeError, TabernaError) as error:  # another learner is gone; what was learned with it is kept
            lost = error
        files = self._new_files(*MODEL, CHECKPOINT) if first else {}
        rmtree(self.folder)  # all that counts is on its way
        yield {}, files
        if lost is not None:
            raise lost

    def stop(self) -> None:
        if self.run is not None:
            self.run.stop()

    def _new_files(self, *names: str) -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        for path in (self.folder / name for name in names):
            if path.exists() and path.stat().st_mtime_ns != self.sent.get(path.name):
                self.sent[path.name] = path.stat().st_mtime_ns
                found[path.name] = path.read_bytes()
        return found


class RayRun:
    """A run whose learners are elsewhere; watched and stopped like one that is here."""

    def __init__(self, plan: Plan, folder: Path, learners: int = 0, workers: int = 0, device: str = "") -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise BadFile("no-package", package="ray", extra="ray") from None
        self.plan = plan
        self.folder = folder
        self.asked_to_stop = False
        self.left = 1.0
        self.iteration = 0  # where it begins
        ray = self.ray
        ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        there = ray.cluster_resources()
        cards = int(there.get("GPU", 0)) if device != "cpu" else 0
        cores = int(there.get("CPU", 1))
        size = learners or cards or 1
        if size > (cards or cores):
            raise BadOption("bad-option", option="learners", value=str(size), choices=f"1–{cards or cores}")
        # Every learner thinks with one core, and its games are played by the others that are its share.
        each = max(1, cores // size)
        kind = ray.remote(Learner).options(num_cpus=each, num_gpus=1 if cards else 0, max_concurrency=2)
        self.learners = [kind.remote() for _ in range(size)]
        address = ray.get(self.learners[0].address.remote())
        self._all("join", [(plan, (k, size, address), workers or each, device) for k in range(size)])

    def resume(self) -> None:
        self.iteration = read_checkpoint(self.folder)["iteration"]
        self._begin(self.folder / CHECKPOINT, True)

    def start_with(self, path: Path) -> None:
        """A run's folder, or a network that was made by one."""
        self._begin(path / CHECKPOINT if path.is_dir() else path, False)

    def stop(self) -> None:
        self.asked_to_stop = True
        self.learners[0].stop.remote()

    def go(self, told: Told) -> None:
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_plan(self.plan, self.folder)
            cut_curve(self.folder, self.iteration)
        first, *others = [one.learn.options(num_returns="streaming").remote() for one in self.learners]
        try:
            for answer in first:
                line, files = self.ray.get(answer)
                self._keep(files)
                if line:
                    write_line(line, self.folder)
                    self.left = self.plan.left(line["iteration"], line["seconds"])
                    told(line)
            for one in others:
                for answer in one:
                    self.ray.get(answer)
        except self.ray.exceptions.RayError as error:
            raise self._refusal(error) from None
        finally:
            self.close()

    def close(self) -> None:
        for one in self.learners:
            self.ray.kill(one)

    def _all(self, method: str, arguments: list[tuple[Any, ...]]) -> None:
        """Every learner at the same time: they wait for each other."""
        asked = zip(self.learners, arguments, strict=True)
        try:
            self.ray.get([getattr(one, method).remote(*given) for one, given in asked])
        except self.ray.exceptions.RayError as error:
            self.close()
            raise self._refusal(error) from None

    def _begin(self, path: Path, resume: bool) -> None:
        try:
            content = self.ray.put(path.read_bytes())
        except OSError as error:
            self.close()
            raise BadFile("file-not-read", path=str(path), why=error.strerror or str(error)) from None
        self._all("begin", [(path.name, content, resume)] * len(self.learners))

    def _keep(self, files: dict[str, bytes]) -> None:
        for name, content in files.items():
            part = self.folder / f"{name}.part"
            part.write_bytes(content)
            part.replace(self.folder / name)

    def _refusal(self, error: Exception) -> TabernaError:
        """What a learner refused, in its own words; else that it is gone."""
        cause = getattr(error, "cause", error)
        if isinstance(cause, TabernaError):
            return cause
        return BadFile("train-learner-lost", path=str(self.folder), why=str(cause).strip().splitlines()[-1])
