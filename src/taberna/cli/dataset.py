"""Makes data sets of games between bots, with a bar that says how long it will still take."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..games import names
from ..research.dataset import Dataset, check, make
from ..words import Words
from .asking import make_game
from .screen import console


@dataclass(frozen=True)
class Wish:
    """What was said on the command line."""

    folder: Path
    games: list[str]
    count: int
    players: int
    options: list[str]
    bots: str
    seed: int
    workers: int


def dataset(words: Words, wish: Wish) -> None:
    asked = [_asked(wish, name) for name in wish.games or names()]
    for one in asked:
        check(one)
    screen = console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.say("arena-left")),
        TimeRemainingColumn(),
    )
    for one in asked:
        folder = wish.folder / f"{one.game}-{one.players}"
        with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
            task = progress.add_task(words.say(f"{one.game}-name"), total=one.games)
            try:
                for done in make(one, folder, wish.workers):
                    progress.update(task, completed=done)
            except KeyboardInterrupt:
                screen.print(words.say("dataset-stopped", path=str(folder)), soft_wrap=True)
                raise SystemExit(130) from None
        screen.print(words.say("dataset-done", games=one.games, path=str(folder)), soft_wrap=True)


def _asked(wish: Wish, name: str) -> Dataset:
    game = make_game(name, wish.players, wish.options)
    bots = tuple(one.strip() for one in wish.bots.split(",") if one.strip())
    return Dataset(game.name, game.players, dict(game.options), bots, wish.count, wish.seed)
