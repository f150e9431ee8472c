"""The famous Romans' numbers of the data, their action and their operations. Ids are those of all Romans."""

from typing import Final

from mypy_extensions import i64

from ....core.codec import Kind
from ..layout import choice, numbers, operations
from ..people import COMMON, FAMOUS_IDS, ROMANS

NEVER: Final = 0
ENTERS: Final = 1
LEAVES: Final = 2
MOMENTS: Final = ["", "enters", "leaves"]
ANY: Final = -1

# By the number of a Roman: when his effect happens, the seat he must have, the class he avoids.
MOMENT: Final[i64] = numbers(ROMANS)
ONLY: Final[i64] = numbers(ROMANS)
SHUNS: Final[i64] = numbers(ROMANS)

SEND: Final[i64] = choice(Kind("send", "send on"))
FAME: Final[i64] = operations(*FAMOUS_IDS) - COMMON  # + number of a famous Roman
