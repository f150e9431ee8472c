"""The favours of the gods as data (M5.3), read once from gods.toml. What a row may say is explained there."""

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .data import shipped

_ROWS: Final = tomllib.loads(shipped("gods.toml"))
GOD_IDS: Final = list(_ROWS)
GOD_BY_ID: Final = {name: k for k, name in enumerate(GOD_IDS)}
GODS: Final[i64] = len(GOD_IDS)

# Where a favour card is: with a player, by his number, or
MIDDLE: Final = 6  # open in the middle of the table
UNSEEN: Final = 7  # not drawn for the draft


def _numbers(field: str, usual: int = 0) -> vec[i64]:
    return vec[i64]([int(row.get(field, usual)) for row in _ROWS.values()])


LONGER: Final = _numbers("markers")
GIFT: Final = _numbers("coins")
AMONG: Final = _numbers("first", 1)
SHELTERS: Final = _numbers("shelters")
