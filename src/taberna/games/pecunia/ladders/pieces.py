"""The career ladders: their cells of the state, numbers of the data, actions and operations (M4.1)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....core.codec import Arg, Kind
from ..data import Data, known, unknown
from ..fields import Counts, Field, Flag, PerPlayer, PieceOfPlayer, Pieces, Reader, bad
from ..layout import MOST_PLAYERS, choice, numbers, operations, outcome

if TYPE_CHECKING:
    from ..table import Table

TOP: Final = 5  # steps of a ladder; who reaches the last one wins
WAYS: Final = ["task", "price"]  # to climb a step
BY_TASK: Final = 0
BY_PRICE: Final = 1

LADDER_IDS: Final = known("ladders")
LADDERS: Final[i64] = len(LADDER_IDS)
PIECES: Final = Pieces("ladder", LADDER_IDS)

# What tasks measure. First what has happened in this turn, in the order in which it is counted.
COLLECTED: Final = 0
DEAREST: Final = 1
PAYING: Final = 2
LEAVING: Final = 3
PLAYED: Final = 4
TALLIED: Final = 5
OF_CLASS: Final = 5  # senators, citizens, slaves and women, in the order of the classes
ALL_ROMANS: Final = 9
ALL_CLASSES: Final = 10
COUPLES: Final = 11
ALL_MARKERS: Final = 12
LONGEST: Final = 13
WAITING: Final = 14
IN_HAND: Final = 15
TALLY_IDS: Final = ["collected", "dearest", "paying", "leaving", "played"]
_NOW: Final = ["senators", "citizens", "slaves", "women", "romans", "classes", "couples", "markers", "longest"]
MEASURE_IDS: Final = [*TALLY_IDS, *_NOW, "queue", "cards"]
EITHER: Final = 2  # tasks of a step at most; NO_TASK where there is but one
NO_TASK: Final = -1
MOST_TALLIED: Final = 9999

# -- numbers of the data ------------------------------------------------------------------------------------

IS_PLAYED: Final[i64] = numbers(LADDERS)
# For every step of every ladder, twice: the measure and the amount of its tasks.
MEASURE: Final[i64] = numbers(LADDERS * TOP * EITHER)
AMOUNT: Final[i64] = numbers(LADDERS * TOP * EITHER)


def read_data(data: Data) -> None:
    for row in data.rows("ladders", LADDER_IDS, MOST_PLAYERS):
        tasks = row.items("tasks")
        if len(tasks) != TOP:
            raise row.unknown("tasks")
        data.numbers[IS_PLAYED + row.piece] = 1
        for step, written in enumerate(tasks):
            for k, (measure, amount) in enumerate(read_tasks(row.field, written)):
                at = (row.piece * TOP + step) * EITHER + k
                data.numbers[MEASURE + at] = measure
                data.numbers[AMOUNT + at] = amount


def read_tasks(field: str, written: object) -> list[tuple[int, int]]:
    """The tasks of a step, "senators 3 or collected 8", as measures and amounts."""
    found: list[tuple[int, int]] = []
    for task in str(written).split(" or "):
        words = task.split()
        if len(words) != 2 or words[0] not in MEASURE_IDS or not words[1].isdigit():
            raise unknown(f"{field}.tasks", written)
        found.append((MEASURE_IDS.index(words[0]), int(words[1][:4])))
    if len(found) > EITHER:
        raise unknown(f"{field}.tasks", written)
    return found + [(NO_TASK, 0)] * (EITHER - len(found))


# -- cells --------------------------------------------------------------------------------------------------


class Careers(PieceOfPlayer):
    """The ladder of each player."""

    def usual(self, t: "Table", reader: Reader) -> list[object] | None:
        """Unless they are named, everybody has the next one; while the game is set up, nobody has one."""
        if reader.setting_up:
            return [None] * t.players
        there: list[object] = [name for k, name in enumerate(LADDER_IDS) if t.numbers[IS_PLAYED + k]]
        return there[: t.players]

    def read(self, t: "Table", reader: Reader) -> None:
        super().read(t, reader)
        for player in range(t.players):
            ladder = t.cells[self.first + player]
            if ladder < 0 and not reader.setting_up:
                raise bad("ladder", name="null", choices=", ".join(LADDER_IDS))
            if ladder >= 0 and t.numbers[IS_PLAYED + ladder] == 0:
                raise bad("absent", name=LADDER_IDS[ladder])


careers: Final = Careers("ladders", PIECES, "the career ladder of each player")
steps: Final = PerPlayer("steps", TOP, TOP, "how many steps of it he has climbed")
climbed: Final = Flag("climbed", "the active player has climbed in this turn")
tally: Final = Counts(
    "this_turn", list(TALLY_IDS), MOST_TALLIED, 10, f"what he has done in this turn: {', '.join(TALLY_IDS)}"
)
FIELDS: Final[tuple[Field, ...]] = (careers, steps, climbed, tally)

CAREER: Final[i64] = careers.first
STEPS: Final[i64] = steps.first
CLIMBED: Final[i64] = climbed.first
TALLY: Final[i64] = tally.first  # what the active player has done in this turn, as far as tasks ask for it

# -- actions and operations ---------------------------------------------------------------------------------

CLIMB: Final[i64] = choice(Kind("climb", "climb by {way}", Arg("way", WAYS)))
CAREER_DEALT: Final[i64] = outcome(Kind("career", "career {ladder}", Arg("ladder", LADDER_IDS)))

CAREERS: Final[i64] = operations("careers")
