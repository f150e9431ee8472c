"""Plays the games of a plan on many cores, and keeps what was played.

Every game is a line in a file, written when it is over. Whatever stops the tournament, Ctrl-C or the
loss of the machine, the next run reads what is there and plays the rest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from ..bots.program import end_all
from ..core.errors import BadFile
from ..worker_pool import worker_pool
from .plan import Plan
from .playing import Outcome, play

# Games that are handed out beyond those being played, for each core.
AHEAD = 2
# How the file of every tournament begins.
MARK = '{"arena": '


class Place(Protocol):
    """Where games are played."""

    def outcomes(self, plan: Plan, numbers: list[int], deeds: bool) -> Iterator[Outcome]: ...


class Cores:
    """The cores of this machine, a process for each."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or os.cpu_count() or 1

    def outcomes(self, plan: Plan, numbers: list[int], deeds: bool) -> Iterator[Outcome]:
        """The games as they end, in any order."""
        left = iter(numbers)
        running: set[Future[Outcome]] = set()
        with worker_pool(self.workers, end_all) as pool:
            while True:
                while len(running) < self.workers * AHEAD and (number := next(left, None)) is not None:
                    running.add(pool.submit(play, plan, number, deeds))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    try:
                        outcome = future.result()
                    except BrokenProcessPool:
                        raise BadFile("arena-worker-gone") from None
                    yield outcome


class Ray:
    """A Ray cluster: the one that RAY_ADDRESS names, or one started here."""

    def outcomes(self, plan: Plan, numbers: list[int], deeds: bool) -> Iterator[Outcome]:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadFile("no-package", package="ray", extra="ray") from None
        ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        remote = ray.remote(play)
        most = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
        left = iter(numbers)
        running: list[Any] = []
        try:
            while True:
                while len(running) < most and (number := next(left, None)) is not None:
                    running.append(remote.remote(plan, number, deeds))
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()


class Book:
    """The file of a tournament: a line that says what it is, then a line a game. Moves may be left out."""

    def __init__(self, path: Path, plan: Plan, moves: bool = True) -> None:
        self.path = path
        self.plan = plan
        self.moves = moves

    def read(self) -> dict[int, Outcome]:
        """The games of this plan that were played already. A line cut short by a crash doesn't count."""
        head, end, rest = self._text().partition("\n")
        if not end and self.plan.header().startswith(head):
            return {}  # stopped before anything was played
        if head != self.plan.header():
            raise BadFile("arena-other-plan", path=str(self.path))
        played = (outcome_of(line, self.plan) for line in rest.splitlines())
        return {outcome["number"]: outcome for outcome in played if outcome is not None}

    def forget(self) -> None:
        """Away with the file, if it is one of a tournament."""
        if self._text()[: len(MARK)] not in ("", MARK):
            raise BadFile("arena-no-tournament", path=str(self.path))
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise BadFile("file-not-written", path=str(self.path), why=error.strerror or str(error)) from None

    def _text(self) -> str:
        """What is no text comes out as characters that belong to no game."""
        try:
            return self.path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            return ""
        except OSError as error:
            raise BadFile("file-not-read", path=str(self.path), why=error.strerror or str(error)) from None

    def write(self, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
        """Keep every game before it is passed on."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            begun = "\n" in self._text()
            with self.path.open("a" if begun else "w", encoding="utf-8") as file:
                # After a crash the last line may be cut short: the next one begins on a line of its own.
                file.write("\n" if begun else f"{self.plan.header()}\n")
                file.flush()
                for outcome in outcomes:
                    kept = outcome if self.moves else {**outcome, "moves": []}
                    file.write(json.dumps(kept) + "\n")
                    file.flush()
                    yield outcome
        except OSError as error:
            raise BadFile("file-not-written", path=str(self.path), why=error.strerror or str(error)) from None


def outcome_of(line: str, plan: Plan) -> Outcome | None:
    """The game in a line of the file; None if it is spoilt or none of the plan."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not found.keys() >= Outcome.__required_keys__:
        return None
    number = found["number"]
    if type(number) is not int or number < 0:
        return None
    match, seats = plan.match(number), range(plan.players)
    told = [
        found["deal"] == match.deal,
        found["seats"] == [plan.entrants[k].name for k in match.seats],
        _whole(found["scores"]) and len(found["scores"]) == plan.players,
        _whole(found["winners"]) and found["winners"] and all(seat in seats for seat in found["winners"]),
        isinstance(found["faults"], list)
        and all(isinstance(one, list) and len(one) == 3 and one[0] in seats for one in found["faults"]),
        isinstance(found["moves"], list) and all(isinstance(one, str) for one in found["moves"]),
    ]
    return cast("Outcome", found) if all(told) else None


def _whole(found: object) -> bool:
    return isinstance(found, list) and all(type(one) is int for one in found)


def run(
    plan: Plan,
    place: Place,
    book: Book | None = None,
    deeds: bool = False,
    told: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """All games of a plan, those that were played before included, in the order of their numbers.

    `told` is called with how many there are, whenever that changes.
    """
    found = book.read() if book is not None else {}
    found = {number: outcome for number, outcome in found.items() if number < plan.games}
    missing = [number for number in range(plan.games) if number not in found]
    if told is not None:
        told(len(found))
    if missing:
        played = place.outcomes(plan, missing, deeds)
        for outcome in book.write(played) if book is not None else played:
            found[outcome["number"]] = outcome
            if told is not None:
                told(len(found))
    return [found[number] for number in sorted(found)]
