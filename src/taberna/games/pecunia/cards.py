"""The cards as data (P3, P4): read once from romans.txt and cards.toml, or from an owner's own file."""

import tomllib
from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.errors import BadOption
from ...core.options import Rows
from .data import shipped
from .people import CLASS, CLASSES, COMMON, COPIES, PEOPLE

HIGHEST: Final = 5  # turns and pay go from 1 to this
LONGEST_NAME: Final = 40


@final
class Deck:
    """What is printed on the Romans, by their number."""

    def __init__(self, turns: vec[i64], pay: vec[i64], names: list[str]) -> None:
        self.turns = turns
        self.pay = pay
        self.names = names


@final
class Kind:
    """What there is to know of a kind of action card, but for its words and its effect."""

    def __init__(self, name: str, editions: list[int], dark: bool, copies: int, group: str) -> None:
        self.name = name
        self.editions = editions
        self.dark = dark
        self.copies = copies
        self.group = group

    def copies_in(self, edition: int, advanced: bool) -> int:
        """How many of them are in the deck of a game."""
        return self.copies if edition in self.editions and (advanced or not self.dark) else 0


def read_kinds(text: str) -> list[Kind]:
    rows = tomllib.loads(text)
    return [
        Kind(name, row["editions"], row.get("dark", False), row["copies"], row["class"])
        for name, row in rows.items()
    ]


def read_romans(lines: Sequence[str]) -> Deck:
    """The deck in the lines of such a file; BadOption names the line and the fault."""
    turns: list[list[int]] = [[], [], [], []]
    pay: list[list[int]] = [[], [], [], []]
    names: list[list[str]] = [[], [], [], []]
    seen = {person.name.casefold() for person in PEOPLE}
    for number, line in enumerate(lines, 1):
        row = line.partition("#")[0].split(maxsplit=3)
        if not row:
            continue
        if len(row) < 4:
            raise BadOption("pecunia-cards-row", "P3", line=number, row=" ".join(row))
        if row[0] not in CLASSES:
            choices = ", ".join(CLASSES)
            raise BadOption("pecunia-cards-class", "P3", line=number, kind=row[0][:20], choices=choices)
        kind = CLASSES.index(row[0])
        if len(names[kind]) == COPIES[kind]:
            raise BadOption("pecunia-cards-too-many", "P3", line=number, kind=row[0], copies=COPIES[kind])
        if not _is_value(row[1]):
            raise BadOption("pecunia-cards-turns", "P3", line=number, value=row[1][:20], high=HIGHEST)
        if not _is_value(row[2]):
            raise BadOption("pecunia-cards-pay", "P3", line=number, value=row[2][:20], high=HIGHEST)
        turns[kind].append(int(row[1]))
        pay[kind].append(int(row[2]))
        names[kind].append(_name(row[3], number, seen))
    for kind in range(4):
        if len(names[kind]) < COPIES[kind]:
            facts = {"kind": CLASSES[kind], "copies": COPIES[kind], "found": len(names[kind])}
            raise BadOption("pecunia-cards-too-few", "P3", line=len(lines), **facts)
    turns.append([person.turns for person in PEOPLE])
    pay.append([person.pay for person in PEOPLE])
    names.append([person.name for person in PEOPLE])
    return Deck(_joined(turns), _joined(pay), [name for part in names for name in part])


def _is_value(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= HIGHEST


def _name(text: str, line: int, seen: set[str]) -> str:
    name = " ".join(text.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption("pecunia-cards-name", "P3", line=line, name=name[:LONGEST_NAME], longest=LONGEST_NAME)
    if name.casefold() in seen:
        raise BadOption("pecunia-cards-name-twice", "P3", line=line, name=name)
    seen.add(name.casefold())
    return name


def _joined(parts: list[list[int]]) -> vec[i64]:
    return vec[i64]([value for part in parts for value in part])


class Romans(Rows):
    """The option `cards`: the lines of an owner's file. No line means our own deck."""

    def check_rows(self, rows: tuple[str, ...]) -> None:
        if rows:
            read_romans(rows)


SHIPPED: Final = read_romans(shipped("romans.txt").splitlines())
# For tests: everybody sits for 2 turns and pays 2.
EXAMPLE: Final = tuple(f"{CLASSES[CLASS[k]]} 2 2 {SHIPPED.names[k]}" for k in range(COMMON))
CARDS: Final = read_kinds(shipped("cards.toml"))
CARD_IDS: Final = [card.name for card in CARDS]
KINDS: Final[i64] = len(CARDS)
CARD_BY_ID: Final = {name: kind for kind, name in enumerate(CARD_IDS)}
VILLA: Final = CARD_BY_ID["villa-dixius"]  # the one card that the table itself must know: it lies there
