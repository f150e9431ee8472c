"""Games as data for learning: one row for every choice that somebody made, as JSON lines or Parquet.

A row holds what the one who chose could see, what there was to choose from, the choice, and how the game
ended for that seat. Options and choice are numbered as in every other interface (`tensors.numbering`).
Chance has no rows: what it brought is in the next view.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from ..core.errors import BadFile, BadOption
from ..core.game import CHANCE
from ..record import Record
from .extras import need
from .tensors import encoding, has_encoding, numbering, version
from .tensors.stepper import rewards

Row = dict[str, Any]
FORMATS = (".jsonl", ".parquet")
CHUNK = 5_000  # rows that are in memory at once


def rows(record: Record, number: int = 0, tensors: bool = False) -> Iterator[Row]:
    """The choices of a game, in order. A game that is not over has no result yet."""
    game = record.game
    last = record.replay()
    paid = rewards(last) if last.over else None
    head = {
        "game": number,
        "name": game.name,
        "rules": game.rules,
        "players": game.players,
        "tensor_version": version(game.name) if has_encoding(game.name) else 0,
    }
    settled = {name: list(value) if isinstance(value, tuple) else value for name, value in game.options.items()}
    tensor = _tensor(record) if tensors else None
    number_of = numbering(game)[0].number
    for move, (state, action) in enumerate(record.steps()):
        if state.turn == CHANCE:
            continue
        seat = int(state.turn)
        decision = state.decision()
        row: Row = {
            **head,
            "settings": settled,
            "move": move,
            "seat": seat,
            "by": record.seats[seat],
            "ask": decision.ask,
            "view": state.view(seat),
            "options": [int(number_of(option, seat)) for option in decision.options],
            "texts": [game.text(option) for option in decision.options],
            "chosen": int(number_of(action, seat)),
            "text": game.text(action),
            "reward": None if paid is None else paid[seat],
            "scores": last.scores() if last.over else None,
            "winners": last.winners() if last.over else None,
        }
        if tensor is not None:
            row["tensor"] = tensor.whole(state, seat).tolist()
        yield row


def _tensor(record: Record) -> Any:
    need("numpy", "batch")
    from .rows import Row as Tensor

    return Tensor(encoding(record.game))


def write(path: Path, records: Iterable[Record], tensors: bool = False) -> tuple[int, int]:
    """Write games to a file, its form by the end of its name. How many games and choices there were.

    The file appears when it is complete."""
    if path.suffix not in FORMATS:
        raise BadOption("export-format", path=str(path), choices=", ".join(FORMATS))
    counted = _Counted(records, tensors)
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            (_write_lines if path.suffix == ".jsonl" else _write_parquet)(scratch, iter(counted))
            scratch.replace(path)
        except BaseException:
            scratch.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), why=error.strerror or str(error)) from None
    return counted.games, counted.choices


class _Counted:
    """The rows of many games, counted as they go by."""

    def __init__(self, records: Iterable[Record], tensors: bool) -> None:
        self.records = records
        self.tensors = tensors
        self.games = 0
        self.choices = 0

    def __iter__(self) -> Iterator[Row]:
        for record in self.records:
            for row in rows(record, self.games, self.tensors):
                self.choices += 1
                yield row
            self.games += 1


def _write_lines(path: Path, found: Iterator[Row]) -> None:
    with path.open("w", encoding="utf-8") as file:
        for row in found:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _write_parquet(path: Path, found: Iterator[Row]) -> None:
    """Views and settings differ from game to game, so they are JSON in a column of text."""
    arrow = need("pyarrow", "data")
    parquet = need("pyarrow.parquet", "data")
    schema = _schema(arrow)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while chunk := list(islice(found, CHUNK)):
            for row in chunk:
                for name in ("view", "settings"):
                    row[name] = json.dumps(row[name], ensure_ascii=False)
            writer.write_table(arrow.Table.from_pylist(chunk, schema))


def _schema(arrow: Any) -> Any:
    text, small, whole, real = arrow.string(), arrow.int16(), arrow.int32(), arrow.float64()
    columns = {
        "game": arrow.int64(),
        "name": text,
        "rules": small,
        "players": small,
        "tensor_version": small,
        "settings": text,
        "move": whole,
        "seat": small,
        "by": text,
        "ask": text,
        "view": text,
        "options": arrow.list_(whole),
        "texts": arrow.list_(text),
        "chosen": whole,
        "text": text,
        "reward": real,
        "scores": arrow.list_(whole),
        "winners": arrow.list_(small),
        "tensor": arrow.list_(arrow.uint8()),
    }
    return arrow.schema(list(columns.items()))
