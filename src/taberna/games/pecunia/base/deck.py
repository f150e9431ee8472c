"""What is printed on the Romans and how many action cards there are (P3, P4): data, or an owner's own file."""

from collections.abc import Sequence
from typing import Final

from ....core.errors import BadOption
from ....core.options import Rows, Value
from ..data import FILES, ROMANS_FILE, Data, unknown
from ..layout import MOST_PLAYERS
from ..people import CLASSES, COMMON, COMMON_CLASSES, COMMON_IDS, COPIES, WOMAN
from .pieces import CARD_IDS, CLASS, COMPANY, PAY, QUEUE, TURNS

LOWEST: Final = 0  # turns and pay of an owner's Romans
HIGHEST: Final = 9
LONGEST_NAME: Final = 40


def read_romans(lines: Sequence[str]) -> dict[str, object]:
    """The Romans in the lines of such a file, by their ids; BadOption names the line and the fault."""
    found: list[list[list[object]]] = [[], [], [], []]
    seen = {str(row["name"]).casefold() for row in FILES["famous"].values() if isinstance(row, dict)}
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
        if len(found[kind]) == COPIES[kind]:
            raise BadOption("pecunia-cards-too-many", "P3", line=number, kind=row[0], copies=COPIES[kind])
        if not _is_value(row[1]):
            raise BadOption("pecunia-cards-turns", "P3", line=number, value=row[1][:20], high=HIGHEST)
        if not _is_value(row[2]):
            raise BadOption("pecunia-cards-pay", "P3", line=number, value=row[2][:20], high=HIGHEST)
        found[kind].append([int(row[1]), int(row[2]), _name(row[3], number, seen)])
    for kind in range(4):
        if len(found[kind]) < COPIES[kind]:
            facts = {"kind": CLASSES[kind], "copies": COPIES[kind], "found": len(found[kind])}
            raise BadOption("pecunia-cards-too-few", "P3", line=len(lines), **facts)
    return dict(zip(COMMON_IDS, [row for rows in found for row in rows], strict=True))


def _is_value(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) == 1 and LOWEST <= int(text) <= HIGHEST


def _name(text: str, line: int, seen: set[str]) -> str:
    name = " ".join(text.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOption("pecunia-cards-name", "P3", line=line, name=name[:LONGEST_NAME], longest=LONGEST_NAME)
    if name.casefold() in seen:
        raise BadOption("pecunia-cards-name-twice", "P3", line=line, name=name)
    seen.add(name.casefold())
    return name


class Romans(Rows):
    """The option `cards`: the lines of an owner's file. No line means our own deck."""

    def check(self, value: object) -> Value:
        """Comments in the file are its owner's own: they are not kept."""
        rows = super().check(value)
        assert isinstance(rows, tuple)
        bare = [row.partition("#")[0].rstrip() for row in rows]
        return tuple([row for row in bare if row])

    def check_rows(self, rows: tuple[str, ...]) -> None:
        if rows:
            read_romans(rows)


SHIPPED: Final[dict[str, object]] = {"romans": read_romans(ROMANS_FILE), **FILES}


def print_romans(data: Data) -> None:
    """Write what is printed on the 70 into the numbers of a game."""
    for name, row in data.part("romans").items():
        if name not in COMMON_IDS:
            raise unknown("romans", name)
        roman = COMMON_IDS.index(name)
        if not isinstance(row, list) or len(row) != 3:
            raise unknown(f"romans.{name}", row)
        turns, pay, called = row
        if not isinstance(called, str) or not _is_printed(turns) or not _is_printed(pay):
            raise unknown(f"romans.{name}", row)
        data.numbers[TURNS + roman] = turns
        data.numbers[PAY + roman] = pay
        data.names[roman] = called
    if len(data.part("romans")) < MOST_PLAYERS * (2 + QUEUE):
        raise unknown("romans", len(data.part("romans")))
    for roman, kind in enumerate(COMMON_CLASSES):
        data.numbers[CLASS + roman] = kind
        data.numbers[COMPANY + roman] = company(kind)


def _is_printed(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 9


def company(kind: int) -> int:
    """Women share a seat with a woman (P10); as bits."""
    return 2**WOMAN if kind == WOMAN else 0


def copies(data: Data, edition: int, advanced: bool) -> list[int]:
    """How many action cards of each kind are in the deck of a game."""
    found = [0] * len(CARD_IDS)
    for row in data.rows("cards", CARD_IDS):
        if edition in row.items("editions") and (advanced or not row.all.get("dark", False)):
            found[row.piece] = row.number("copies")
    return found


def example() -> tuple[str, ...]:
    """For tests: everybody sits for 2 turns and pays 2."""
    romans = SHIPPED["romans"]
    assert isinstance(romans, dict)
    return tuple(f"{CLASSES[COMMON_CLASSES[k]]} 2 2 {romans[COMMON_IDS[k]][2]}" for k in range(COMMON))


EXAMPLE: Final = example()
