"""Tournaments between bots: plays them, shows how far they are, and what came out."""

from __future__ import annotations

import json
import signal
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..arena.plan import Plan, entrants_of
from ..arena.playing import Outcome
from ..arena.records import folder_for, write_records
from ..arena.running import Book, Cores, Place, Ray, run
from ..arena.standing import Row, table
from ..core.errors import BadFile, BadOption
from ..folder import data_folder
from ..words import Words
from .asking import make_game
from .places import check_places
from .screen import console

PLACES = ("cores", "ray")
LONGEST_PATIENCE = 86_400  # a day, in seconds


@dataclass
class Wish:
    """What was said on the command line."""

    game: str
    bots: list[str]
    games: int
    players: int
    options: list[str]
    seed: int
    place: str
    workers: int
    patience: float
    file: Path | None
    json: Path | None
    records: Path | None
    fresh: bool


def arena(words: Words, wish: Wish) -> None:
    plan = _plan(wish)
    check_places(wish.json)
    records = folder_for(wish.records) if wish.records is not None else None
    book = Book(wish.file or data_folder() / "arena" / f"{plan.game}-{plan.digest()}.jsonl", plan)
    if wish.fresh:
        book.forget()
    book.read()  # what is wrong with the file should be said before anything is played
    signal.signal(
        signal.SIGTERM, signal.default_int_handler
    )  # told to end, it shows what there is, as with Ctrl-C
    try:
        outcomes = watched(words, plan, place_of(wish.place, wish.workers), book)
        stopped = False
    except KeyboardInterrupt:
        outcomes, stopped = [one for _, one in sorted(book.read().items()) if one["number"] < plan.games], True
    rows = table(outcomes, [one.name for one in plan.entrants]) if outcomes else []
    _show(words, plan, rows, outcomes)
    if wish.json is not None:
        save_json(wish.json, summary(plan, rows, outcomes))
    if records is not None:
        write_records(plan, outcomes, records)
        console().print(Text(words.say("arena-records", path=str(records))), soft_wrap=True)
    key = "arena-stopped" if stopped else "arena-kept"
    console().print(Text(words.say(key, path=str(book.path))), soft_wrap=True)


def _plan(wish: Wish) -> Plan:
    if not wish.bots:
        raise BadOption("arena-nobody", game=wish.game)
    if wish.games < 1:
        raise BadOption("bad-option", option="games", value=str(wish.games), choices="1, 2, 3 …")
    if not 0 < wish.patience <= LONGEST_PATIENCE:
        choices = f"0.1 … {LONGEST_PATIENCE}"
        raise BadOption("bad-option", option="patience", value=f"{wish.patience:g}", choices=choices)
    game = make_game(wish.game, wish.players, wish.options)
    entrants = entrants_of(game.name, wish.bots)
    deals = -(-wish.games // game.players)
    return Plan(game.name, game.players, game.options, entrants, deals, wish.seed, wish.patience)


def place_of(name: str, workers: int) -> Place:
    if name not in PLACES:
        raise BadOption("bad-option", option="on", value=name, choices=", ".join(PLACES))
    return Ray() if name == "ray" else Cores(workers)


def watched(
    words: Words, plan: Plan, place: Place, book: Book | None = None, deeds: bool = False
) -> list[Outcome]:
    """All games of a plan, with a bar that says how long it will still take."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.say("arena-left")),
        TimeRemainingColumn(),
    )
    screen = console()
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        task = progress.add_task(words.say(f"{plan.game}-name"), total=plan.games)
        return run(plan, place, book, deeds, lambda done: progress.update(task, completed=done))


def _show(words: Words, plan: Plan, rows: list[Row], outcomes: list[Outcome]) -> None:
    name = words.say(f"{plan.game}-name")
    shown = Table(
        title=words.say("arena-title", game=name, players=plan.players, games=len(outcomes)), title_justify="left"
    )
    for key in ("arena-bot", "arena-games", "arena-wins", "arena-fair", "arena-rating", "arena-faults"):
        shown.add_column(words.say(key), justify="left" if key == "arena-bot" else "right")
    for row in rows:
        wins = f"{row.share:.1%} ({row.low:.1%} – {row.high:.1%})"
        rating = f"{row.rating:.1f} ± {row.spread:.1f}"
        shown.add_row(row.name, str(row.games), wins, f"{row.fair:.2f}", rating, str(row.faults or ""))
    screen = console()
    screen.print(shown)
    for line in _faults(words, outcomes):
        screen.print(Text(line, style="red"), soft_wrap=True)


def _faults(words: Words, outcomes: list[Outcome], most: int = 3) -> list[str]:
    """The first few faults of every guest, in words."""
    lines: list[str] = []
    told: dict[str, int] = {}
    for one in outcomes:
        for seat, kind, detail in one["faults"]:
            name = one["seats"][seat]
            told[name] = told.get(name, 0) + 1
            if told[name] <= most:
                facts = {"bot": name, "game": one["number"], "kind": kind, "detail": detail}
                lines.append(words.say("arena-fault", **facts))
    return lines


def summary(plan: Plan, rows: list[Row], outcomes: list[Outcome]) -> dict[str, object]:
    """The result as data: the same settings give the same, byte by byte."""
    settings = json.loads(plan.header())
    return {**settings, "games": len(outcomes), "table": [asdict(row) for row in rows]}


def save_json(path: Path, found: dict[str, object]) -> None:
    try:
        path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), why=error.strerror or str(error)) from None
