"""The career ladders as data (M4.1), read once from ladders.toml. What a row may say is explained there."""

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .data import shipped

TOP: Final = 5  # steps of a ladder; who reaches the last one wins
WAYS: Final = ["task", "price"]  # to climb a step
BY_TASK: Final = 0
BY_PRICE: Final = 1

# What tasks measure. First what has happened in this turn, in the order in which the table keeps it.
COLLECTED: Final = 0
DEAREST: Final = 1
PAYING: Final = 2
LEAVING: Final = 3
PLAYED: Final = 4
TALLIED: Final = 5
SENATORS: Final = 5  # then citizens, slaves and women, in the order of the classes
ROMANS: Final = 9
CLASSES: Final = 10
COUPLES: Final = 11
MARKERS: Final = 12
LONGEST: Final = 13
QUEUE: Final = 14
CARDS: Final = 15
TALLY_IDS: Final = ["collected", "dearest", "paying", "leaving", "played"]
MEASURE_IDS: Final = [
    *TALLY_IDS,
    *(
        "senators",
        "citizens",
        "slaves",
        "women",
        "romans",
        "classes",
        "couples",
        "markers",
        "longest",
        "queue",
        "cards",
    ),
]
EITHER: Final = 2  # tasks of a step at most; NONE where there is but one
NONE: Final = -1

_ROWS: Final = tomllib.loads(shipped("ladders.toml"))
PRICES: Final = vec[i64]([int(price) for price in _ROWS["prices"]])
LADDER_IDS: Final = [name for name, row in _ROWS.items() if isinstance(row, dict)]
LADDERS: Final[i64] = len(LADDER_IDS)
LADDER_BY_ID: Final = {name: k for k, name in enumerate(LADDER_IDS)}


def tasks_of(ladder: int, step: int) -> list[tuple[str, int]]:
    """What is asked for to climb from this step to the next one: any of these is enough."""
    found: list[tuple[str, int]] = []
    for task in str(_ROWS[LADDER_IDS[ladder]]["tasks"][step]).split(" or "):
        measure, amount = task.split()
        found.append((measure, int(amount)))
    return found


def _column(part: int) -> vec[i64]:
    """For every step of every ladder, twice: the measure or the amount of its tasks."""
    rows: list[int] = []
    for ladder in range(LADDERS):
        for step in range(TOP):
            tasks = [(MEASURE_IDS.index(name), amount) for name, amount in tasks_of(ladder, step)]
            tasks += [(NONE, 0)] * (EITHER - len(tasks))
            rows.extend(task[part] for task in tasks)
    return vec[i64](rows)


MEASURE: Final = _column(0)
AMOUNT: Final = _column(1)
