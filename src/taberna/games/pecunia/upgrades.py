"""The latrine upgrades as data (M2.4), read once from upgrades.toml. What a row may say is explained there."""

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .data import shipped
from .people import ANY, CLASSES

OPEN: Final = 6  # of them lie open once the game is set up (M2.1)

# Where an upgrade is. On a seat: BUILT + player × 3 + seat.
IN_PILE: Final = 0
ON_OFFER: Final = 1
GONE: Final = 2
BUILT: Final = 3

_ROWS: Final = tomllib.loads(shipped("upgrades.toml"))
UPGRADE_IDS: Final = list(_ROWS)
UPGRADES: Final[i64] = len(UPGRADE_IDS)
UPGRADE_BY_ID: Final = {name: k for k, name in enumerate(UPGRADE_IDS)}


def _numbers(field: str) -> vec[i64]:
    return vec[i64]([int(row.get(field, 0)) for row in _ROWS.values()])


def _classes(field: str) -> vec[i64]:
    return vec[i64]([CLASSES.index(row[field]) if field in row else ANY for row in _ROWS.values()])


def _turns(end: int, usual: int) -> vec[i64]:
    return vec[i64]([int(row["turns"][end]) if "turns" in row else usual for row in _ROWS.values()])


KIND: Final = _classes("class")
LEAST: Final = _turns(0, 0)
MOST: Final = _turns(1, 99)
COINS: Final = _numbers("coins")
FEWER: Final = _numbers("fewer")
EXACTLY: Final = _numbers("exactly")
DRAWS: Final = _numbers("draws")
SWEEPS: Final = _numbers("sweeps")
DIVIDES: Final = _numbers("divides")
COMPANY: Final = _classes("joins")
RESERVED: Final = _classes("reserved")
