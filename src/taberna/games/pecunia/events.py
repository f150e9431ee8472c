"""The events as data (M3.4), read once from events.toml."""

import tomllib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .data import shipped

# Where an event is that lies not open: what the table keeps in place of the number of its markers.
TO_COME: Final = -1
USED: Final = -2

_ROWS: Final = tomllib.loads(shipped("events.toml"))
EVENT_IDS: Final = list(_ROWS)
EVENTS: Final[i64] = len(EVENT_IDS)
EVENT_BY_ID: Final = {name: k for k, name in enumerate(EVENT_IDS)}
PRINTED: Final = vec[i64]([int(row["markers"]) for row in _ROWS.values()])
