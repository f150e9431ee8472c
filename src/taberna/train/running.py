"""A training run from its beginning, or from its last checkpoint, to its end.

A run is a folder: `plan.json` says what was asked for, `curve.jsonl` has a line for every update, `checkpoint.pt`
is where it can be taken up again and `model.onnx` with `model.json` beside it is what bots play with.
"""

from __future__ import annotations

import copy
import json
import os
import random
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import torch

from ..bots.network.layout import layout_of
from ..bots.network.model import ENDING, model
from ..core.errors import BadFile, BadOption
from .export import weights_in, write_model
from .network import Network, network_for
from .ppo import Learner
from .rollout import Player
from .settings import Plan, Setting
from .team import Team
from .watched import Watched
from .watching import mark, parts_of, watch
from .workers import LOST, Workers

CHECKPOINT = "checkpoint.pt"
CURVE = "curve.jsonl"
MODEL = "model.onnx"
# Seconds between two checkpoints.
KEEP_EVERY = 60.0
# Updates between two looks at games that are not learned from.
UNSEEN_EVERY = 20
# How much of the last result stays in the running mean of what others were beaten by.
SMOOTH = 0.9

Told = Callable[[dict[str, Any]], None]


class Run:
    def __init__(
        self, plan: Plan, folder: Path, processes: int = 0, device: str = "", team: Team | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.team = team or Team()
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.manual_seed(plan.seed)
        self.draw = random.Random(plan.seed)
        self.layout = layout_of(plan.game)
        self.network = network_for(self.layout, plan.width, plan.blocks).to(self.device)
        if self.device.type == "cuda":  # quicker there
            self.network = self.network.to(memory_format=torch.channels_last)
        cores = os.cpu_count() or 1
        processes = processes or cores
        if self.device.type == "cpu":
            torch.set_num_threads(max(1, cores - processes))  # the others play
        share = self.team.share(plan)
        torch.manual_seed(share.seed)  # everybody's weights are the same, but not what they draw
        self.workers = Workers(share, processes)
        self.player = Player(self.workers, self.device)
        self.learner = Learner(self.network, share, self.player, self.team)
        self.older: list[Network] = []
        self.pupil: Network | None = None  # as it was when school was over: a quick stand-in for its teacher
        self.iteration = 0
        self.choices = 0
        self.seconds = 0.0
        self.met: dict[str, float] = {}
        self.asked_to_stop = False
        self.lost = False  # whether the network has numbers that are none
        self.watched: Watched | None = None  # games of the teacher
        self.games = 0  # so many
        # What has foreseen the games best that are not learned from, and how much it was surprised.
        self.best: tuple[float, dict[str, torch.Tensor]] | None = None
        self.foreseen: dict[str, float] = {}  # the same for each kind of table

    def stop(self) -> None:
        """After this update: what was learned is kept."""
        self.asked_to_stop = True

    def go(self, told: Told) -> None:
        """Learn until the plan is fulfilled or somebody says stop."""
        for line in self.lines():
            told(line)

    def lines(self) -> Generator[dict[str, Any]]:
        """The same, a line for every update. Only the first of a team keeps anything."""
        with writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_plan(self.plan, self.folder)
            if self.team.first:
                cut_curve(self.folder, self.iteration)
        self.team.alike(self.network)
        kept = began = time.monotonic()
        before = self.seconds
        try:
            yield from self._watch()
            began = time.monotonic()
            while self._goes_on():
                line = self._update()
                self._check_numbers()
                self.seconds = before + time.monotonic() - began
                line = {
                    "iteration": self.iteration,
                    "seconds": round(self.seconds, 2),
                    "choices": self.choices,
                    **line,
                }
                if self.team.first:
                    with writing(self.folder):
                        write_line(line, self.folder)
                yield line
                if self.team.first and time.monotonic() - kept > KEEP_EVERY:
                    self.keep()
                    kept = time.monotonic()
        except BadFile as error:
            # What stops us may reach all processes at once, and those who play go first.
            if error.code != LOST or not self.asked_to_stop:
                raise
        finally:
            try:
                if self.team.first and not self.lost:
                    self.keep()
                    self._take_best()
                    with writing(self.folder):
                        write_model(self)
            finally:
                self.workers.close()
                self.team.leave()

    def _check_numbers(self) -> None:
        """Who takes too large steps ends where there are no numbers any more. The last checkpoint is better."""
        self.lost = not all(bool(one.isfinite().all()) for one in self.network.parameters())
        if self.lost:
            raise BadFile("train-lost-itself", path=str(self.folder), rate=f"{self.plan.rate:g}")

    def _watch(self) -> Generator[dict[str, Any]]:
        """Have the teacher play the games that are learned from first; how far it is, as lines."""
        if not self.plan.watch or self.seconds >= 60 * self.plan.school:
            return
        parts = parts_of(self.plan, self.folder)
        with writing(self.folder):
            mark(self.plan, self.folder)
            for played in watch(parts, len(self.workers.processes) or 1, self.plan.watch_minutes):
                yield {"watched": played, "new": played - self.games}
                self.games = played
                if self.asked_to_stop:
                    return
        self.watched = Watched(parts, self.player.readers, self.layout.most, self.plan.seed, self.device)
        if not len(self.watched):
            raise BadOption("train-watched-nothing", games=self.games)
        self._try_on_unseen()  # whoever begins with a network that knows much may have the best one already

    def _goes_on(self) -> bool:
        """Whether there is another update: the whole team goes by the clock of the first, and stops with it."""
        more = self.left > 0 and not self.asked_to_stop
        self.seconds, agreed = self.team.agreed([self.seconds, more])
        return bool(agreed)

    @property
    def left(self) -> float:
        """How much of the run is still to come, from 1 to 0."""
        return self.plan.left(self.iteration, self.seconds)

    def _update(self) -> dict[str, Any]:
        began = time.monotonic()
        taught = self.seconds < 60 * self.plan.school
        if (self.plan.school or self.plan.keep) and not taught and self.pupil is None:
            self.pupil = self._copy()
        self.learner.pupil = self.pupil
        if taught and self.watched is not None:
            self.iteration += 1
            self.choices += self.plan.minibatch * self.plan.steps
            told = self.learner.study(self.watched, self.left)
            return {**told, "learning": time.monotonic() - began, **self._unseen()}
        others = [*self.older, *([self.pupil] if self.pupil else []), self.network]
        older = self.draw.choice(others) if self.plan.with_older else None
        games = self.player.play(self.network, older, self.plan.steps, taught)
        played = time.monotonic()
        told = self.learner.learn(games, self.left, taught)
        if self.iteration % self.plan.older_every == 0:
            self.older = [*self.older, self._copy()][-self.plan.older_kept :]
        self.iteration += 1
        self.choices += sum(seen.chosen.numel() for seen in games) * self.team.size
        told["waiting"], self.player.waited = self.player.waited, 0.0
        told["playing"] = played - began
        told["learning"] = time.monotonic() - played
        return {**told, **self._meetings()}

    def _unseen(self) -> dict[str, float]:
        """Now and then, how well it foresees who wins games that it has not learned from."""
        if self.iteration % UNSEEN_EVERY and self.left:
            return {}
        return {f"unseen, {table}": loss for table, loss in self._try_on_unseen().items()}

    def _try_on_unseen(self) -> dict[str, float]:
        if self.watched is None:
            return {}
        told = self.watched.unseen(self.network, self.player.autocast)
        surprise = sum(told.values()) / max(1, len(told))
        if told and (self.best is None or surprise < self.best[0]):
            self.best = surprise, {name: one.clone() for name, one in self.network.state_dict().items()}
            self.foreseen = told
        return told

    def _take_best(self) -> None:
        """If it has done nothing but watch, it is as good as it was when it foresaw other games best: whoever goes
        through the same games too often knows them by heart."""
        if self.seconds < 60 * self.plan.school:
            self._try_on_unseen()
            if self.best is not None:
                self.network.load_state_dict(self.best[1])

    def _copy(self) -> Network:
        return copy.deepcopy(self.network).requires_grad_(False)

    def _meetings(self) -> dict[str, float]:
        """How the learner did beside others in the games that ended, in fair shares: a running mean."""
        halves = self.workers.halves
        for k in range(0, len(self.workers.groups), halves):
            group = self.workers.groups[k]
            total = sum(one.arrays.met.sum(0) for one in self.workers.groups[k : k + halves])
            total = self.team.total(torch.from_numpy(total)).numpy()
            for one in self.workers.groups[k : k + halves]:
                one.arrays.met.fill(0)
            for which, name in enumerate((*group.setting.opponents, "older")):
                if total[which, 1] > 0:
                    key = f"beside {name}, {group.setting.label}"
                    now = float(total[which, 0] / total[which, 1])
                    self.met[key] = SMOOTH * self.met[key] + (1 - SMOOTH) * now if key in self.met else now
        return dict(self.met)

    def keep(self) -> None:
        """Write a checkpoint; the last one stays until the new one is whole."""
        state = {
            "plan": self.plan.facts(),
            "digest": self.layout.digest,
            "network": self.network.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "older": [one.state_dict() for one in self.older],
            "pupil": self.pupil.state_dict() if self.pupil else None,
            "iteration": self.iteration,
            "choices": self.choices,
            "seconds": self.seconds,
            "games": self.games,
            "met": self.met,
        }
        part = self.folder / f"{CHECKPOINT}.part"
        with writing(self.folder):
            try:
                torch.save(state, part)
                part.replace(self.folder / CHECKPOINT)
            finally:
                part.unlink(missing_ok=True)

    def start_with(self, path: Path) -> None:
        """Begin with what is known already: a run's folder, or a network that was made by one."""
        if path.suffix != ENDING:
            self.start_from(path)
            return
        model(str(path)).check(self.plan.game)
        try:
            self.network.load_state_dict(weights_in(path))
        except RuntimeError:  # another width, or other blocks
            raise BadFile("model-other-size", path=str(path)) from None

    def start_from(self, folder: Path) -> dict[str, Any]:
        """The same from another run's folder; its checkpoint."""
        state = read_checkpoint(folder)
        network, plan, path = self.network, state["plan"], str(folder / CHECKPOINT)
        if plan["game"] != self.plan.game:
            raise BadOption("model-other-game", path=path, game=self.plan.game, learned=plan["game"])
        if state["digest"] != self.layout.digest:
            raise BadFile("model-other-layout", path=path, game=self.plan.game)
        if (network.width, network.blocks) != (plan["width"], plan["blocks"]):
            raise BadFile("model-other-size", path=path)
        network.load_state_dict(state["network"])
        return state

    def resume(self) -> None:
        """Go on from the last checkpoint. Games that were going on then begin anew."""
        state = self.start_from(self.folder)
        self.learner.optimiser.load_state_dict(state["optimiser"])
        for one in state["older"]:
            self.older.append(self._copy())
            self.older[-1].load_state_dict(one)
        if pupil := state.get("pupil"):
            self.pupil = self._copy()
            self.pupil.load_state_dict(pupil)
        self.iteration, self.choices, self.seconds = state["iteration"], state["choices"], state["seconds"]
        self.met, self.games = state["met"], state.get("games", 0)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """What can't be written is said, whatever the library calls it."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
    except RuntimeError as error:
        if "PytorchStreamWriter" not in str(error):
            raise
        why = str(error).splitlines()[0]
    else:
        return
    raise BadFile("file-not-written", path=str(folder), why=why)


def write_plan(plan: Plan, folder: Path) -> None:
    (folder / "plan.json").write_text(json.dumps(plan.facts(), indent=2) + "\n", encoding="utf-8")


def write_line(line: dict[str, Any], folder: Path) -> None:
    """One more update in the curve."""
    with (folder / CURVE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def cut_curve(folder: Path, iteration: int) -> None:
    """Leave out what came after the checkpoint that is gone on from: it comes again."""
    path = folder / CURVE
    if not path.exists():
        return
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    kept = [line for line in lines if 0 < _iteration(line) <= iteration]
    if kept != lines:
        path.write_text("".join(kept), encoding="utf-8")


def _iteration(line: str) -> int:
    """0 if the line was cut short."""
    try:
        return int(json.loads(line)["iteration"])
    except (ValueError, KeyError, TypeError):
        return 0


def read_checkpoint(folder: Path) -> dict[str, Any]:
    path = folder / CHECKPOINT
    try:
        found: Any = torch.load(path, map_location="cpu", weights_only=True)
    except OSError as error:
        raise BadFile("file-not-read", path=str(path), why=error.strerror or str(error)) from None
    except Exception:  # whatever the library makes of a file that is none of ours
        raise BadFile("train-not-whole", path=str(path), model=str(folder / MODEL)) from None
    try:
        plan_from(found["plan"])
        whole = found.keys() >= {"digest", "network", "optimiser", "older", "iteration", "seconds"}
    except (TypeError, KeyError):
        whole = False
    if not whole:
        raise BadFile("model-not-ours", path=str(path))
    checkpoint: dict[str, Any] = found
    return checkpoint


def plan_from(facts: dict[str, Any]) -> Plan:
    """A plan as it was written down."""
    settings = tuple(Setting(**{**one, "opponents": tuple(one["opponents"])}) for one in facts["settings"])
    return Plan(**{**facts, "settings": settings})


def board(folder: Path) -> Told:
    """TensorBoard's file beside the plain one, if it is installed."""
    try:
        writer = import_module("torch.utils.tensorboard").SummaryWriter(str(folder))
    except ImportError:
        return lambda line: None

    def tell(line: dict[str, Any]) -> None:
        for key, value in line.items():
            if "iteration" in line and key != "iteration":
                writer.add_scalar(key.replace(", ", "/"), value, line["iteration"])

    return tell
