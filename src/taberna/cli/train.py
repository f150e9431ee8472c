"""Trains a network for a game: shows how far it is, stops when asked to, and says where the result lies."""

from __future__ import annotations

import errno
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from types import FrameType
from typing import Any

import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from ..core.errors import BadFile, BadOption
from ..games import game_class
from ..train.on_ray import RayRun
from ..train.planning import plan_of
from ..train.running import CHECKPOINT, MODEL, Run, board, plan_from, read_checkpoint
from ..train.settings import Plan
from ..words import Words
from .arena import PLACES
from .screen import console
from .train_wish import Wish

MOST_PER_CORE = 16  # processes that play
# What can be said of a run that goes on: how much more of it there shall be, and where. All else is settled.
STILL_OPEN = {"game", "folder", "resume", "minutes", "updates", "workers", "device", "on", "learners"}


def train(words: Words, wish: Wish) -> None:
    game_class(wish.game)  # a game that does not exist is said before all else
    folder = wish.folder or Path("runs") / wish.game
    try:
        # Nothing is learned yet, but what was made is cleared away.
        with _heard(lambda *_: sys.exit(128 + signal.SIGTERM), signal.SIGTERM):
            run = _run(wish, folder)
            _go(words, wish, run)
    except (MemoryError, RuntimeError) as error:
        if not _short_of_memory(error):
            raise
        raise BadOption("train-too-large") from None
    key = "train-stopped" if run.asked_to_stop else "train-done"
    model = str(folder / MODEL)
    console().print(Text(words.say(key, path=str(folder), model=model, game=wish.game)), soft_wrap=True)


def _go(words: Words, wish: Wish, run: Run | RayRun) -> None:
    if wish.resume:
        run.resume()
    elif wish.start is not None:
        run.start_with(wish.start)
    with _heard(lambda *_: run.stop(), signal.SIGINT, signal.SIGTERM):
        _watched(words, run)


@contextmanager
def _heard(do: Callable[[int, FrameType | None], object], *signals: signal.Signals) -> Iterator[None]:
    before = {one: signal.signal(one, do) for one in signals}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _short_of_memory(error: Exception) -> bool:
    """PyTorch has no exception of its own for that where there is no graphics card."""
    told = str(error).lower()
    return isinstance(error, MemoryError) or "allocate memory" in told or "out of memory" in told


def _run(wish: Wish, folder: Path) -> Run | RayRun:
    if wish.on not in PLACES:
        raise BadOption("bad-option", option="on", value=wish.on, choices=", ".join(PLACES))
    _check_device(wish)
    _check_workers(wish)
    plan = _plan(wish, folder)
    if wish.on == "ray":
        if wish.watch:
            raise BadOption("train-watch-at-home")
        return RayRun(plan, folder, wish.learners, wish.workers, wish.device)
    if wish.learners > 1:
        raise BadOption("train-learners-on-ray")
    return Run(plan, folder, wish.workers, wish.device)


def _check_device(wish: Wish) -> None:
    """Graphics cards of a cluster are not looked for here."""
    if not re.fullmatch(r"|cpu|cuda(:\d+)?", wish.device):
        raise BadOption("bad-option", option="device", value=wish.device, choices="cuda, cpu")
    if wish.device.startswith("cuda") and wish.on == "cores":
        number = int(wish.device.partition(":")[2] or 0)
        if not torch.cuda.is_available() or number >= torch.cuda.device_count():
            raise BadOption("train-no-card", device=wish.device)


def _check_workers(wish: Wish) -> None:
    """Each is a process with games and bots of its own."""
    most = MOST_PER_CORE * (os.cpu_count() or 1)
    if wish.on == "cores" and wish.workers > most:
        raise BadOption("bad-option", option="workers", value=str(wish.workers), choices=f"1–{most}")


def _check_folder(folder: Path) -> None:
    """Whether files can be written there, before anything is learned."""
    there = next(one for one in (folder, *folder.absolute().parents) if os.access(one, os.F_OK))
    why = 0
    if not there.is_dir():
        why = errno.ENOTDIR
    elif not os.access(there, os.W_OK | os.X_OK):
        why = errno.EACCES
    if why:
        raise BadFile("file-not-written", path=str(folder), why=os.strerror(why))


def _plan(wish: Wish, folder: Path) -> Plan:
    _check_folder(folder)
    kept = os.access(folder / CHECKPOINT, os.F_OK)
    if wish.resume:
        if not kept:
            raise BadFile("train-nothing-there", path=str(folder))
        return _longer(wish, folder)
    if kept:
        raise BadFile("train-there-already", path=str(folder))
    changed: dict[str, Any] = {
        "minutes": wish.minutes,
        "school": wish.school,
        "watch": wish.watch,
        "watch_minutes": wish.watch_minutes,
        "kept": wish.kept,
        "iterations": wish.updates,
        "tables": wish.tables,
        "width": wish.width,
        "blocks": wish.blocks,
        "rate": wish.rate,
        "minibatch": wish.minibatch,
        "entropy": wish.entropy,
        "keep": wish.keep,
        "seed": wish.seed,
    }
    return plan_of(
        wish.game,
        wish.size,
        at=wish.at,
        beside=wish.beside,
        bots=wish.bots,
        older=wish.older,
        teacher=wish.teacher,
        opening=wish.opening,
        **changed,
    )


def _longer(wish: Wish, folder: Path) -> Plan:
    """The plan of a run that goes on, with so many minutes or updates more if any are said."""
    state = read_checkpoint(folder)
    plan = plan_from(state["plan"])
    if plan.game != wish.game:
        raise BadOption("model-other-game", path=str(folder), game=wish.game, learned=plan.game)
    for one in fields(Wish):
        if one.name not in STILL_OPEN and getattr(wish, one.name) not in (one.default, []):
            raise BadOption("train-settled", option=one.name.replace("_", "-"))
    if not wish.minutes and not wish.updates:
        _check_unfinished(plan, state, folder)
        return plan
    return replace(
        plan,
        minutes=state["seconds"] / 60 + wish.minutes if wish.minutes else 0.0,
        iterations=state["iteration"] + wish.updates if wish.updates else 0,
    )


def _check_unfinished(plan: Plan, state: dict[str, Any], folder: Path) -> None:
    """A run that was killed while it wrote its network still has that to do."""
    if not plan.left(state["iteration"], state["seconds"]) and (folder / MODEL).exists():
        raise BadOption("train-fulfilled", game=plan.game, path=str(folder), model=str(folder / MODEL))


def _watched(words: Words, run: Run | RayRun) -> None:
    """With a bar where somebody looks, else a line now and then."""
    screen = console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[told]}"),
    )
    curves = board(run.folder)
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(words.say(f"{run.plan.game}-name"), total=1.0, told="")

        def tell(line: dict[str, Any]) -> None:
            curves(line)
            shown = _line(words, line)
            progress.update(task, completed=_part_done(run, line), told=shown)
            if not screen.is_terminal and _worth_a_line(run, line):
                screen.print(Text(shown), soft_wrap=True)

        run.go(tell)


def _part_done(run: Run | RayRun, line: dict[str, Any]) -> float:
    """How far it is, from 0 to 1: with watching, which comes first, or with learning."""
    return float(line["watched"] / run.plan.watch) if "watched" in line else 1 - run.left


def _worth_a_line(run: Run | RayRun, line: dict[str, Any]) -> bool:
    if "watched" in line:
        return bool(line["new"])
    return bool(line["iteration"] % 10 == 1 or not run.left)


def _line(words: Words, line: dict[str, Any]) -> str:
    if "watched" in line:
        return words.say("train-watched", games=line["watched"])
    rate = line["choices"] / max(1e-9, line["seconds"])
    if "right" in line:
        right = round(100 * line["right"])
        return words.say(
            "train-taught", update=line["iteration"], choices=line["choices"], rate=round(rate), right=right
        )
    others = [
        f"{key.removeprefix('beside ')}: {value:.2f}" for key, value in line.items() if key.startswith("beside")
    ]
    return words.say(
        "train-line",
        update=line["iteration"],
        choices=line["choices"],
        rate=round(rate),
        entropy=round(line["entropy"], 3),
        others=" · ".join(others),
    )
