"""The Romans by their numbers: first the 70 of the box, class by class, then the famous ones (P3, M1.1).

What is printed on them is data; ids and numbers are the same in every game.
"""

from typing import Final

from mypy_extensions import i64

from .data import known

SENATOR: Final = 0
CITIZEN: Final = 1
SLAVE: Final = 2
WOMAN: Final = 3
CLASSES: Final = ["senator", "citizen", "slave", "woman"]
COPIES: Final = [15, 20, 20, 15]
COMMON: Final = 70  # Romans of the box; the famous ones follow

FAMOUS_IDS: Final = known("famous")
FAMOUS: Final[i64] = len(FAMOUS_IDS)
ROMANS: Final[i64] = COMMON + FAMOUS
COMMON_IDS: Final = [f"{CLASSES[kind]}{k + 1}" for kind in range(4) for k in range(COPIES[kind])]
COMMON_CLASSES: Final = [kind for kind in range(4) for _ in range(COPIES[kind])]
IDS: Final = COMMON_IDS + FAMOUS_IDS
ROMAN_BY_ID: Final = {text: roman for roman, text in enumerate(IDS)}
