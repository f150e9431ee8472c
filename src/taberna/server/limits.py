"""How often somebody may do something. Buckets leak at a steady rate; a full one refuses."""

from __future__ import annotations

import time
from typing import NamedTuple

from ..core.errors import Refused

# A limiter remembers at most this many people and addresses; the oldest are forgotten first.
MOST = 50_000


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    second: float


MESSAGES = Rate(200, 100)
CHAT = Rate(5, 0.5)
WRITES = Rate(60, 5)
READS = Rate(300, 50)
GUESTS = Rate(30, 0.2)
PASSWORDS = Rate(10, 0.1)
TABLES = Rate(30, 0.2)
SOCKETS = Rate(60, 2)
HINTS = Rate(10, 0.5)
# Sockets that one person, or one address without a person, may have open.
MOST_SOCKETS = 50


class Limiter:
    """Buckets by key, for one rate. `factor` 0 means no limit."""

    def __init__(self, rate: Rate, factor: float = 1.0) -> None:
        self._burst = rate.burst * factor
        self._second = rate.second * factor
        self._levels: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        if not self._burst:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(key, (0.0, now))
        level = max(0.0, level - (now - then) * self._second) + 1
        fits = level <= self._burst
        self._levels[key] = (level if fits else level - 1, now)
        if len(self._levels) > MOST:
            del self._levels[next(iter(self._levels))]
        return fits

    def check(self, key: str) -> None:
        """Refuse what is too much."""
        if not self.allows(key):
            raise Refused("too-often", seconds=max(1, round(1 / self._second)))


class Limits:
    """All limits of a server."""

    def __init__(self, factor: float) -> None:
        self.messages = Limiter(MESSAGES, factor)
        self.chat = Limiter(CHAT, factor)
        self.writes = Limiter(WRITES, factor)
        self.reads = Limiter(READS, factor)
        self.guests = Limiter(GUESTS, factor)
        self.passwords = Limiter(PASSWORDS, factor)
        self.tables = Limiter(TABLES, factor)
        self.sockets = Limiter(SOCKETS, factor)
        self.hints = Limiter(HINTS, factor)
        self._most_sockets = MOST_SOCKETS * factor

    def crowded(self, sockets: int) -> bool:
        """Whether somebody has too many sockets open."""
        return 0 < self._most_sockets < sockets
