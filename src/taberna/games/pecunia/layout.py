"""What the slices declare, once: cells of the state, numbers of the data, actions, operations.

Where each lies, and which number it has, follows from that. Slices are imported in one order (slices.py), so that
everything has the same number in every process.
"""

from typing import Final, final

from ...core.codec import Kind

MOST_PLAYERS: Final = 6  # the state has room for so many, whatever the number at the table
NOBODY: Final = -1  # no Roman, no player, no piece


@final
class Ledger:
    def __init__(self) -> None:
        self.start: list[int] = []  # what the cells hold before anything is dealt
        self.numbers = 0  # how many numbers the data make up
        self.kinds: list[Kind] = []
        self.actions = 0
        self.by_chance: list[str] = []  # kinds of action that only chance takes
        self.operations: list[str] = []


LEDGER: Final = Ledger()


def cells(size: int, start: int = 0) -> int:
    """Room for so many changing numbers in the state; where it begins."""
    first = len(LEDGER.start)
    LEDGER.start.extend([start] * size)
    return first


def numbers(size: int) -> int:
    """Room for so many numbers that a game's data name; where it begins."""
    LEDGER.numbers += size
    return LEDGER.numbers - size


def choice(kind: Kind) -> int:
    """A kind of action that players take; the number of its first one."""
    first = LEDGER.actions
    LEDGER.kinds.append(kind)
    LEDGER.actions += kind.count
    return first


def outcome(kind: Kind) -> int:
    """A kind of action that chance takes."""
    LEDGER.by_chance.append(kind.name)
    return choice(kind)


def operations(*names: str) -> int:
    """Operations by their names; the number of the first one."""
    first = len(LEDGER.operations)
    LEDGER.operations.extend(names)
    return first
