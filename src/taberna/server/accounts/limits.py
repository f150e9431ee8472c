"""How often somebody may do something. Buckets leak at a steady rate; a full one refuses.

What is rare is counted at all processes together where there is a Redis; messages over a socket are counted where
the socket is.
"""

from __future__ import annotations

import logging
import time
from typing import Any, NamedTuple

from ...core.errors import Refused

log = logging.getLogger(__name__)
# A limiter remembers at most this many people and addresses; the oldest are forgotten first.
MOST = 50_000


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    second: float


MESSAGES = Rate(200, 100)
RATES = {
    "chat": Rate(5, 0.5),
    "writes": Rate(60, 5),
    "reads": Rate(300, 50),
    "guests": Rate(30, 0.2),
    "tables": Rate(30, 0.2),
    "sockets": Rate(60, 2),
    "hints": Rate(10, 0.5),
    # Looking back on finished games, which takes a processor for a while.
    "looks": Rate(10, 0.1),
    # Guesses at passwords from one address, whatever the account.
    "passwords": Rate(30, 0.1),
}
# Sockets that one person, or one address without a person, may have open.
MOST_SOCKETS = 50
# Wrong passwords for one account from one address before one has to wait, and how long then, in seconds: twice as
# long each time, up to an hour. The owner, elsewhere, is not kept waiting.
FREE_GUESSES = 5
FIRST_WAIT = 2.0
LONGEST_WAIT = 3600.0

# The same bucket as below, in Redis: level and time, for the time it takes to run empty.
_SCRIPT = """
local found = redis.call('HMGET', KEYS[1], 'level', 'at')
local now = redis.call('TIME')
local at = tonumber(now[1]) + tonumber(now[2]) / 1000000
local level = tonumber(found[1] or '0') - (at - tonumber(found[2] or tostring(at))) * tonumber(ARGV[2])
if level < 0 then level = 0 end
local fits = level + 1 <= tonumber(ARGV[1])
if fits then level = level + 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(at))
redis.call('EXPIRE', KEYS[1], math.ceil(level / tonumber(ARGV[2])) + 1)
return fits and 1 or 0
"""


class Limiter:
    """Buckets by key, for one rate. `factor` 0 means no limit."""

    def __init__(self, rate: Rate, factor: float = 1.0) -> None:
        self.burst = rate.burst * factor
        self.second = rate.second * factor
        self._levels: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        if not self.burst:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(key, (0.0, now))
        level = max(0.0, level - (now - then) * self.second) + 1
        fits = level <= self.burst
        self._levels[key] = (level if fits else level - 1, now)
        if len(self._levels) > MOST:
            del self._levels[next(iter(self._levels))]
        return fits

    def check(self, key: str) -> None:
        """Refuse what is too much."""
        if not self.allows(key):
            raise self.refusal()

    def refusal(self) -> Refused:
        return Refused("too-often", seconds=max(1, round(1 / self.second)))


class Guesses:
    """Wrong passwords, by account and address together: each costs more time than the one before."""

    def __init__(self, factor: float) -> None:
        self._off = not factor
        self._wrong: dict[str, tuple[int, float]] = {}

    def check(self, key: str) -> None:
        count, until = self._wrong.get(key, (0, 0.0))
        left = until - time.monotonic()
        if left > 0 and count >= FREE_GUESSES and not self._off:
            raise Refused("too-often", seconds=max(1, round(left)))

    def wrong(self, key: str) -> None:
        count = self._wrong.pop(key, (0, 0.0))[0] + 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** max(0, count - FREE_GUESSES)) if count >= FREE_GUESSES else 0.0
        self._wrong[key] = (count, time.monotonic() + wait)
        if len(self._wrong) > MOST:
            del self._wrong[next(iter(self._wrong))]

    def right(self, key: str) -> None:
        self._wrong.pop(key, None)


class Limits:
    """All limits of a server."""

    def __init__(self, factor: float) -> None:
        self.messages = Limiter(MESSAGES, factor)
        self.guesses = Guesses(factor)
        self._limiters = {name: Limiter(rate, factor) for name, rate in RATES.items()}
        self.chat = self._limiters["chat"]
        self._most_sockets = MOST_SOCKETS * factor
        self._redis: Any = None

    def share(self, redis: Any) -> None:
        """Count together with other processes."""
        self._redis = redis.register_script(_SCRIPT)

    async def check(self, name: str, key: str) -> None:
        """Refuse what is too much."""
        limiter = self._limiters[name]
        if self._redis is None or not limiter.burst:
            limiter.check(key)
            return
        try:
            fits = await self._redis(keys=[f"taberna:{name}:{key}"], args=[limiter.burst, limiter.second])
        except Exception as error:  # without Redis each process counts for itself
            log.warning("limits are not shared: %s", type(error).__name__)
            limiter.check(key)
            return
        if not fits:
            raise limiter.refusal()

    def crowded(self, sockets: int) -> bool:
        """Whether somebody has too many sockets open."""
        return 0 < self._most_sockets < sockets
