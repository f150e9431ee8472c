"""Games of a tournament as records: to be shown again, analysed and exported like any other."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import BadFile, BadRecord, Refused
from ..record import Record
from .plan import Plan
from .playing import Outcome


def record_of(plan: Plan, outcome: Outcome) -> Record:
    """The game with its moves, and the result that these have. Who lost by faults may have won by it."""
    record = Record(plan.make(), outcome["seats"], outcome["seats"])
    for number, move in enumerate(outcome["moves"], 1):
        try:
            record.add(record.game.action(move))
        except Refused:
            raise BadRecord("record-move-unknown", number=number, move=move[:40]) from None
    record.close(record.replay())
    return record


def folder_for(path: Path) -> Path:
    """The folder, made if it is not there: what is wrong with it should be said before anything is played."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), why=error.strerror or str(error)) from None
    return path


def write_records(plan: Plan, outcomes: list[Outcome], folder: Path) -> None:
    """A file for each game, by its number."""
    for outcome in outcomes:
        record_of(plan, outcome).save(folder / f"{plan.game}-{outcome['number']:05}.json")
