"""Writes recorded games, or fresh ones between bots, as data for learning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from ..core.chance import Rng
from ..core.errors import BadOption
from ..match import play
from ..record import Record
from ..research.data import write
from ..words import Words
from .asking import make_game
from .screen import console


@dataclass(frozen=True)
class Games:
    """Games that bots shall play for it."""

    game: str
    players: int
    options: list[str]
    seats: str
    count: int
    seed: int


def export(words: Words, target: Path, records: list[Path], fresh: Games, tensors: bool) -> None:
    if bool(records) == bool(fresh.game):
        raise BadOption("export-what")
    if fresh.count < 1:
        raise BadOption("bad-option", option="games", value=str(fresh.count), choices="1, 2, 3 …")
    found = (Record.load(path) for path in files(records)) if records else played(fresh)
    screen = console()
    with screen.status(words.say("export-working")):
        games, choices = write(target, found, tensors)
    done = words.say("export-done", games=games, choices=choices, path=str(target))
    screen.print(Text(done), soft_wrap=True)


def files(paths: list[Path]) -> Iterator[Path]:
    """Files themselves, and the records in folders."""
    for path in paths:
        yield from sorted(path.glob("*.json")) if path.is_dir() else [path]


def played(fresh: Games) -> Iterator[Record]:
    game = make_game(fresh.game, fresh.players, fresh.options)
    wanted = [one.strip() for one in fresh.seats.split(",") if one.strip()]
    bots = wanted if len(wanted) > 1 else (wanted or ["random"]) * game.players
    for number in range(fresh.count):
        yield play(game, bots, Rng(fresh.seed, number).seed())
