"""The numbers and names that are data: those that are shipped, or those that a game was begun with.

A game's data are JSON: the rows of every slice by their ids. Ids that they do not name are not in play; ids that
this version does not know are refused. Every slice reads its own rows into the numbers that the rules look up.
"""

import tomllib
from typing import Final, final

from ...core.errors import BadOption
from ...package_data import read
from .layout import LEDGER
from .slices import MODULES

PACKAGE: Final = "taberna.games.pecunia"
HIGHEST: Final = 99  # number in a row


def _table(name: str) -> dict[str, object]:
    return tomllib.loads(read(PACKAGE, name))


# The files as they are shipped. These are the only files that the engine reads.
ROMANS_FILE: Final = read(PACKAGE, "base/romans.txt").splitlines()
FILES: Final[dict[str, dict[str, object]]] = {
    "cards": _table("base/cards.toml"),
    **{module: _table(f"{module}/{module}.toml") for module in MODULES},
}


def known(name: str) -> list[str]:
    """The pieces of a kind that this version knows, in the order of the shipped rows."""
    return [key for key, row in FILES[name].items() if isinstance(row, dict)]


def unknown(field: str, name: object) -> BadOption:
    shown = name if isinstance(name, (str, int, float)) else type(name).__name__
    return BadOption("data-unknown", game="pecunia", field=field, name=str(shown)[:40])


@final
class Row:
    """A row of the data, with the field and the piece it is of, for messages."""

    def __init__(self, field: str, piece: int, row: object) -> None:
        self.field = field
        self.piece = piece
        if not isinstance(row, dict):
            raise unknown(field, row)
        self.all: dict[str, object] = row

    def unknown(self, key: str) -> BadOption:
        return unknown(f"{self.field}.{key}", self.all.get(key))

    def number(self, key: str, default: int = 0) -> int:
        value = self.all.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
            raise self.unknown(key)
        return value

    def text(self, key: str) -> str:
        value = self.all.get(key)
        if not isinstance(value, str) or not value:
            raise self.unknown(key)
        return value

    def one_of(self, key: str, names: list[str], default: int = -1) -> int:
        """The index of a name; the default where the row says nothing."""
        value = self.all.get(key)
        if value is None:
            return default
        if not isinstance(value, str) or value not in names:
            raise self.unknown(key)
        return names.index(value)

    def items(self, key: str) -> list[object]:
        value = self.all.get(key, [])
        if not isinstance(value, list):
            raise self.unknown(key)
        return value


@final
class Data:
    """What the data of one game come to: numbers, where the slices have declared them, and Romans' names."""

    def __init__(self, given: dict[str, object], romans: int) -> None:
        self.given = given
        self.numbers = [0] * LEDGER.numbers
        self.names = [""] * romans

    def part(self, field: str) -> dict[str, object]:
        rows = self.given.get(field)
        if not isinstance(rows, dict):
            raise unknown(field, rows)
        return rows

    def rows(self, field: str, ids: list[str], least: int = 0) -> list[Row]:
        """The rows of pieces, so many at least."""
        found: list[Row] = []
        for name, row in self.part(field).items():
            if name not in ids:
                raise unknown(field, name)
            found.append(Row(f"{field}.{name}", ids.index(name), row))
        if len(found) < least:
            raise unknown(field, len(found))
        return found
