"""Many games between bots as a data set: Parquet files of a thousand games each, with a row for every game.

A file appears when it is complete, so whoever was stopped goes on with those that are missing. `_provenance.json`
and every file's own metadata say what made them. The same settings give the same games, with any number of
processes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ..bots import bot
from ..bots.code import code_digest
from ..core.chance import Rng
from ..core.errors import BadFile, BadOption
from ..core.game import CHANCE, Game
from ..loading import game as make_game
from ..match import play
from ..worker_pool import worker_pool
from .extras import need
from .tensors.stepper import rewards

FORMAT = 2
PART = 1000
# Who reads a folder of Parquet files passes over what begins like this.
PROVENANCE = "_provenance.json"


@dataclass(frozen=True)
class Dataset:
    """What is asked for. Who sits where is drawn anew for each game from the bots that are named."""

    game: str
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int

    def make(self) -> Game:
        return make_game(self.game, self.players, **self.options)

    def provenance(self) -> dict[str, Any]:
        """All that the games depend on."""
        game = self.make()
        return {
            "dataset": FORMAT,
            "taberna": version("taberna"),
            "code": code_digest(game.name, __name__),
            "game": game.name,
            "rules": game.rules,
            "data": game.digest(),
            "players": game.players,
            "options": game.options,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }

    def parts(self) -> Iterator[tuple[str, range]]:
        """The files, and the numbers of their games."""
        for k, first in enumerate(range(0, self.games, PART)):
            yield f"part-{k:05}.parquet", range(first, min(first + PART, self.games))


def make(asked: Dataset, folder: Path, workers: int = 0) -> Generator[int]:
    """Make what is missing; how many games there are after each file."""
    check(asked)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _agree(asked, folder)
        for scratch in folder.glob(".part-*"):
            scratch.unlink()
    except OSError as error:
        raise BadFile("file-not-written", path=str(folder), why=error.strerror or str(error)) from None
    missing = [(name, games) for name, games in asked.parts() if not (folder / name).exists()]
    done = asked.games - sum(len(games) for _, games in missing)
    yield done
    with worker_pool(workers) as pool:
        jobs = {pool.submit(write, asked, games, folder / name): len(games) for name, games in missing}
        for job in as_completed(jobs):
            job.result()
            done += jobs[job]
            yield done


def check(asked: Dataset) -> None:
    """Refuse what can't be made before anything is."""
    need("pyarrow", "data")
    if asked.games < 1:
        raise BadOption("bad-option", option="games", value=str(asked.games), choices="1, 2, 3 …")
    game = asked.make()
    if not asked.bots:
        raise BadOption("bad-option", option="bots", value="", choices="random, thumb, senator …")
    for name in asked.bots:
        bot(name, game, Rng(0), timed=False)


def _agree(asked: Dataset, folder: Path) -> None:
    """A folder holds one data set: what is there must come from the same settings."""
    path = folder / PROVENANCE
    told = json.dumps(asked.provenance(), indent=2, default=list) + "\n"
    if not path.exists():
        path.write_text(told, encoding="utf-8")
    elif path.read_text(encoding="utf-8") != told:
        raise BadOption("dataset-other", path=str(path))


def write(asked: Dataset, games: range, path: Path) -> None:
    """One file."""
    arrow, parquet = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    about = {"taberna": json.dumps(asked.provenance(), default=list)}
    game = asked.make()
    rows = [row(game, asked, number) for number in games]
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    parquet.write_table(
        arrow.Table.from_pylist(rows, _schema(arrow).with_metadata(about)), scratch, compression="zstd"
    )
    scratch.replace(path)


def seed_of(asked: Dataset, number: int) -> int:
    """Of one game: wide enough that no two of millions have the same."""
    return Rng(asked.seed, number).seed()


def row(game: Game, asked: Dataset, number: int) -> dict[str, Any]:
    """One game: who sat where, whose moves they were (chance's are -1), the moves as texts, and how it ended."""
    seed = seed_of(asked, number)
    draw = Rng(seed, game.players + 1)
    seats = [asked.bots[draw.below(len(asked.bots))] for _ in range(game.players)]
    choosers = [bot(name, game, Rng(seed, seat + 1), timed=False) for seat, name in enumerate(seats)]
    record = play(game, choosers, seed)
    state = game.start()
    movers = []
    for action in record.moves:
        movers.append(CHANCE if state.turn == CHANCE else int(state.turn))
        state.do(action)
    return {
        "game": number,
        "seed": seed,
        "seats": seats,
        "movers": movers,
        "moves": [game.text(action) for action in record.moves],
        "scores": state.scores(),
        "winners": state.winners(),
        "returns": rewards(state),
        "ending": state.ending(),
    }


def _schema(arrow: Any) -> Any:
    text, small, whole = arrow.string(), arrow.int8(), arrow.int32()
    columns = {
        "game": arrow.int64(),
        "seed": arrow.int64(),
        "seats": arrow.list_(text),
        "movers": arrow.list_(small),
        "moves": arrow.list_(text),
        "scores": arrow.list_(whole),
        "winners": arrow.list_(small),
        "returns": arrow.list_(arrow.float64()),
        "ending": text,
    }
    return arrow.schema(list(columns.items()))
