"""Looks back at a finished game: luck and skill of everybody, as a table, as JSON or as a page with drawings."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..analysis import LABELS, Analysis, Step, Verdict, check
from ..analysis import analyse as look_back
from ..core.errors import BadFile, BadOption
from ..core.game import Game
from ..record import Record
from ..words import Words
from .places import check_places
from .reasons import reasons
from .screen import console
from .telling import Teller

# So many choices that gave something away are shown if no seat is asked for.
MOST = 12
STDOUT = "-"
# What is worth telling of without being asked.
TOLD = LABELS[2:]
STYLES = {"inaccurate": "yellow", "mistake": "red", "blunder": "bold red"}


@dataclass
class Wish:
    """What was said on the command line."""

    file: Path
    json: str
    html: Path | None
    seed: int
    quick: bool
    seat: int | None


class Speech:
    """What is said of an analysis, wherever it is shown."""

    def __init__(self, words: Words, game: Game, names: list[str]) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.teller = Teller(words, game, names)

    def move(self, text: str) -> str:
        return self.teller.option(self.game.action(text))

    def gave(self, verdict: Verdict) -> str:
        sure = f" ± {verdict.doubt:.1%}" if verdict.tries else ""
        return f"{verdict.gave_away:.1%}{sure}"

    def called(self, verdict: Verdict) -> str:
        return self.words.say(f"analysis-label-{verdict.label}" if verdict.told_apart else "analysis-alike")

    def moment(self, step: Step, seat: int) -> str:
        kind = "luck" if step.seat < 0 else "own" if step.seat == seat else "others"
        return self.words.say(
            f"analysis-moment-{kind}",
            number=step.number,
            player=self.names[max(0, step.seat)],
            move=self.move(step.move),
            change=f"{step.moved[seat]:+.0%}",
        )

    def why(self, verdict: Verdict) -> list[str]:
        """Why another option would have been better, as far as that can be said."""
        if verdict.why is None:
            return []
        return reasons(self.teller, verdict.why, verdict.seat, self.move(verdict.rival), self.move(verdict.chosen))


def analyse(words: Words, wish: Wish) -> None:
    record = Record.load(wish.file)
    check(record)
    if wish.seat is not None and not 0 <= wish.seat < record.game.players:
        raise BadOption("no-such-seat", seat=wish.seat)
    check_places(Path(wish.json) if wish.json not in ("", STDOUT) else None, wish.html)
    found = _watched(words, record, wish)
    if wish.json == STDOUT:
        sys.stdout.write(found.dumps())
    elif wish.json:
        _write(Path(wish.json), found.dumps())
    found = told_apart(found)
    speech = Speech(words, record.game, list(found.names))
    if wish.html is not None:
        from .analysis_page import page

        _write(wish.html, page(speech, found))
    if wish.json != STDOUT:
        _show(speech, found, wish.seat)
        for path in filter(None, (wish.json, wish.html)):
            console().print(Text(words.say("analysis-written", path=str(path))), soft_wrap=True)


def told_apart(found: Analysis) -> Analysis:
    """Bots of one level are called alike: then they have the numbers of their seats."""
    names = [
        f"{name} {seat + 1}" if found.names.count(name) > 1 else name for seat, name in enumerate(found.names)
    ]
    summaries = tuple(replace(one, name=names[one.seat]) for one in found.summaries)
    return replace(found, names=tuple(names), summaries=summaries)


def _watched(words: Words, record: Record, wish: Wish) -> Analysis:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        task = progress.add_task(words.say(f"{record.game.name}-name"), total=None)
        return look_back(
            record,
            seed=wish.seed,
            quick=wish.quick,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), why=error.strerror or str(error)) from None


# -- in the terminal ----------------------------------------------------------------------------------------


def _show(speech: Speech, found: Analysis, seat: int | None) -> None:
    words, screen = speech.words, console()
    game = words.say(f"{found.game}-name")
    title = words.say("analysis-title", game=game, names=", ".join(found.names))
    screen.print(Text(title, style="bold"), soft_wrap=True)
    if not found.complete:
        screen.print(Text(words.say("analysis-stopped"), style="yellow"))
    screen.print(_players(speech, found))
    shown = [one for one in found.verdicts if one.seat == seat]
    if seat is None:
        worst = [one for one in found.verdicts if one.label in TOLD]
        worst = sorted(worst, key=lambda one: (-one.gave_away, one.number))[:MOST]
        shown = sorted(worst, key=lambda one: one.number)
    screen.print(_decisions(speech, shown) if shown else Text(words.say("analysis-none")))
    for verdict in shown:
        for sentence in speech.why(verdict):
            screen.print(Text(f"{verdict.number}. {sentence}"), soft_wrap=True)
    steps = {step.number: step for step in found.steps}
    for one in found.summaries:
        if one.moments and seat in (None, one.seat):
            screen.print(Text(words.say("analysis-moments", name=one.name), style="bold"))
            for number in one.moments:
                screen.print(Text("  " + speech.moment(steps[number], one.seat)), soft_wrap=True)
    screen.print(Text(words.say("analysis-estimates"), style="dim"), soft_wrap=True)


def _players(speech: Speech, found: Analysis) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("player", "start", "luck", "own", "others", "result", "accuracy"):
        table.add_column(
            speech.words.say(f"analysis-column-{key}"), justify="left" if key == "player" else "right"
        )
    table.add_column(" / ".join(speech.words.say(f"analysis-label-{label}") for label in TOLD), justify="right")
    for one in found.summaries:
        cells = ["–"] * 4
        if one.parts is not None:
            parts = one.parts
            cells = [f"{parts.start:.1%}", *(f"{part:+.1%}" for part in (parts.luck, parts.own, parts.others))]
        accuracy = "–" if one.accuracy is None else f"{one.accuracy:.0%}"
        counts = " / ".join(str(one.labels[label]) for label in TOLD)
        table.add_row(one.name, *cells, f"{one.result:.0%}", accuracy, counts)
    return table


def _decisions(speech: Speech, shown: list[Verdict]) -> Table:
    table = Table(
        box=None, padding=(0, 2, 0, 0), title=speech.words.say("analysis-decisions"), title_justify="left"
    )
    for key in ("number", "player", "chosen", "rival", "gave", "called"):
        table.add_column(
            speech.words.say(f"analysis-column-{key}"), justify="right" if key in ("number", "gave") else "left"
        )
    for one in shown:
        moves = (speech.move(one.chosen), speech.move(one.rival))
        called = Text(speech.called(one), style=STYLES.get(one.label, ""))
        table.add_row(str(one.number), speech.names[one.seat], *moves, speech.gave(one), called)
    return table
