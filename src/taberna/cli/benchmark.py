"""Measures a bot by the benchmark, and writes its result."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from ..arena.benchmark import OPPONENTS, Against, against, entrant_of, result, task_named
from ..arena.running import Book, Cores
from ..core.errors import BadOption
from ..folder import data_folder
from ..words import Words
from .arena import save_json, watched
from .places import check_places
from .screen import console


def benchmark(words: Words, name: str, bot: str, deals: int, json: Path | None, workers: int) -> None:
    task = task_named(name)
    if deals < 2:
        raise BadOption("bad-option", option="deals", value=str(deals), choices="2, 3, 4 …")
    check_places(json)
    entrant = entrant_of(task, bot)
    found: list[Against] = []
    for opponent in OPPONENTS:
        outcomes = []
        if bot != opponent:
            plan = task.plan(bot, opponent, deals)
            book = Book(data_folder() / "benchmark" / f"{task.name}-{plan.digest()}.jsonl", plan)
            try:
                outcomes = watched(words, plan, Cores(workers), book)
            except KeyboardInterrupt:
                console().print(words.say("benchmark-stopped"))
                raise SystemExit(130) from None
        found.append(against(task, entrant.name, opponent, outcomes))
    whole = result(task, entrant, deals, found)
    _show(words, task.name, entrant.name, found, whole)
    if json is not None:
        save_json(json, whole)


def _show(words: Words, task: str, bot: str, found: list[Against], whole: dict[str, object]) -> None:
    shown = Table(title=words.say("benchmark-title", task=task, bot=bot), title_justify="left")
    for key in ("benchmark-opponent", "arena-games", "benchmark-score", "arena-faults"):
        shown.add_column(words.say(key), justify="left" if key == "benchmark-opponent" else "right")
    for one in found:
        score = f"{one.score:+.3f} ({one.low:+.3f} – {one.high:+.3f})" if one.games else "0"
        shown.add_row(one.opponent, str(one.games), score, str(one.faults or ""))
    screen = console()
    screen.print(shown)
    facts = {key: f"{whole[key]:+.3f}" for key in ("score", "low", "high")}
    screen.print(words.say("benchmark-done", **facts))
