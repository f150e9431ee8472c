"""Who may play: our bots by name, a network in an ONNX file, a Python file with a class, or a program that
speaks JSON lines.

Guests are guarded: one that crashes, stalls or answers nonsense loses that turn to a move at random,
and the fault is noted. The game goes on; after three faults it has lost, whatever the moves at random bring.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from ..core.chance import Rng
from ..core.errors import BadFile, BadOption
from ..core.game import Decision, Game, View
from . import bot as make_bot
from . import known
from .host import CHECK
from .network.offered import check, is_network
from .program import PATIENCE, Fault, Lines, Program

# Whoever has failed so often in one game is not asked any more in it, and has lost it.
FAULTS = 3
# Programs in any language are told seeds below this: in some of them all numbers are floating-point.
SAFE = 1 << 53
# So many seconds may a Python file take to load when it is looked at for the first time.
LOADING = 60.0
HOST = (sys.executable, "-m", "taberna.bots.host")


class Chooser(Protocol):
    def choose(self, view: View, decision: Decision) -> int: ...


@dataclass(frozen=True)
class Noted:
    """A turn that a guest lost."""

    seat: int
    kind: str  # crash, stall or nonsense
    detail: str


class Guarded:
    """A guest in one seat of one game."""

    def __init__(self, guest: Program, rng: Rng) -> None:
        self.guest = guest
        self.rng = rng
        self.faults: list[Noted] = []

    def choose(self, view: View, decision: Decision) -> int:
        if not self.has_lost:
            try:
                return self.guest.choose(view, decision)
            except Fault as fault:
                self.faults.append(Noted(decision.seat, fault.kind, fault.detail))
        return decision.options[self.rng.below(len(decision.options))]

    @property
    def has_lost(self) -> bool:
        return len(self.faults) >= FAULTS

    def close(self) -> None:
        self.guest.close()


def command(which: str, game: str) -> list[str] | None:
    """How to start a guest; None if it is one of our own bots. BadOption or BadFile if it is nobody."""
    if which in known(game):
        return None
    if is_network(which):
        check(which, game)
        return None
    if which.endswith(".py") and (is_file(which) or " " not in which):
        path = str(Path(which).resolve())
        _check(which, path)
        return [*HOST, path]
    words = words_of(which)
    if not words or (len(words) == 1 and os.sep not in which and not shutil.which(which)):
        raise BadOption("unknown-bot", bot=which, game=game, choices=", ".join(known(game)))
    found = shutil.which(words[0])
    if found is None:
        raise BadFile("not-executable" if is_file(words[0]) else "no-program", path=words[0])
    # Not resolved: the Python of a virtual environment is a link, and finds its libraries by where the link lies.
    return [str(Path(found).absolute()), *words[1:]]


def is_file(text: str) -> bool:
    """Whether there is a file of this name; what is too long for one is none."""
    try:
        return Path(text).is_file()
    except OSError:
        return False


def words_of(which: str) -> list[str]:
    """A command in its words. The name of a file is one word, whatever is in it."""
    if os.sep in which and is_file(which):
        return [which]
    try:
        return shlex.split(which)
    except ValueError:  # a quotation mark that is not closed belongs to a name
        return which.split()


@cache
def _check(which: str, path: str) -> None:
    """BadFile if there is no bot in this Python file. A process of its own looks: the file may hang or end it."""
    try:
        lines = Lines([*HOST, CHECK, path])
        try:
            found: dict[str, str] = json.loads(lines.hear(LOADING))
        finally:
            lines.close(at_once=True)
    except Fault as fault:
        if fault.kind == "stall":
            raise BadFile("bot-loads-long", path=which, seconds=int(LOADING)) from None
        raise BadFile("bot-fails", path=which, why=fault.detail) from None
    if found:
        raise BadFile(**{**found, "path": which})


def sit(
    which: str, start: list[str] | None, game: Game, seat: int, seed: int, patience: float = PATIENCE
) -> Chooser:
    """A bot or a guest in a seat; `start` is what `command` has found out about it."""
    if start is None:
        return make_bot(which, game, Rng(seed, seat + 1), timed=False)
    told = (8 * seed + seat) % SAFE
    return Guarded(Program(start, game, told, patience), Rng(seed, 1000 + seat))
