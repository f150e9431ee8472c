"""The Romans by their numbers: first the 70 of the box, class by class, then the famous ones (P3, M1.1).

What is printed on the 70 may come from an owner's file; class, id and habits are the same in every game.
"""

import tomllib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .data import shipped

SENATOR: Final = 0
CITIZEN: Final = 1
SLAVE: Final = 2
WOMAN: Final = 3
CLASSES: Final = ["senator", "citizen", "slave", "woman"]
COPIES: Final = [15, 20, 20, 15]
COMMON: Final = 70  # Romans of the box; the famous ones follow

NEVER: Final = 0
ENTERS: Final = 1
LEAVES: Final = 2
MOMENTS: Final = ["", "enters", "leaves"]
PLACES: Final = ["left", "middle", "right"]
ANY: Final = -1


@final
class Person:
    """A row of famous.toml."""

    def __init__(self, key: str, row: dict[str, object]) -> None:
        self.key = key
        self.name = str(row["name"])
        self.kind = CLASSES.index(str(row["class"]))
        self.turns = int(str(row["turns"]))
        self.pay = int(str(row["pay"]))
        self.moment = MOMENTS.index(str(row.get("moment", "")))
        self.only = PLACES.index(str(row["only"])) if "only" in row else ANY
        self.shuns = CLASSES.index(str(row["shuns"])) if "shuns" in row else ANY
        joins = row.get("joins", [])
        assert isinstance(joins, list)
        self.joins = _bits([CLASSES.index(name) for name in joins]) | _company(self.kind)


def _bits(kinds: list[int]) -> int:
    return sum(2**kind for kind in kinds)


def _company(kind: int) -> int:
    """Women share a seat with a woman (P10)."""
    return _bits([WOMAN]) if kind == WOMAN else 0


PEOPLE: Final = [Person(key, row) for key, row in tomllib.loads(shipped("famous.toml")).items()]
FAMOUS_IDS: Final = [person.key for person in PEOPLE]
FAMOUS: Final[i64] = len(PEOPLE)
ROMANS: Final[i64] = COMMON + FAMOUS
_KINDS: Final = [kind for kind in range(4) for _ in range(COPIES[kind])]

# By the number of a Roman: class, when his effect happens, the seat he must have, the class he avoids, and
# as bits the classes of a lone Roman whom he may join.
CLASS: Final = vec[i64](_KINDS + [person.kind for person in PEOPLE])
MOMENT: Final = vec[i64]([NEVER] * COMMON + [person.moment for person in PEOPLE])
ONLY: Final = vec[i64]([ANY] * COMMON + [person.only for person in PEOPLE])
SHUNS: Final = vec[i64]([ANY] * COMMON + [person.shuns for person in PEOPLE])
JOINS: Final = vec[i64]([_company(kind) for kind in _KINDS] + [person.joins for person in PEOPLE])

IDS: Final = [f"{CLASSES[kind]}{k + 1}" for kind in range(4) for k in range(COPIES[kind])] + FAMOUS_IDS
ROMAN_BY_ID: Final = {text: roman for roman, text in enumerate(IDS)}
