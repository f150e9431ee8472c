"""How often somebody may do something. Buckets leak at a steady rate; a full one refuses.

Where there is a Redis, all processes count together: what is rare is asked there each time, messages over a
socket are counted where the socket is and told to the others every second.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

from ...core.errors import Refused
from ..store.model import clock_time

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
    # Addresses for notices, which are written to at once; and letters to one mailbox that nobody has confirmed.
    "notices": Rate(10, 0.02),
    "letters": Rate(3, 0.0005),
    # Going on vacation and coming back, which writes to every table of correspondence.
    "vacations": Rate(6, 0.005),
    "searches": Rate(20, 0.2),
    "offers": Rate(10, 0.1),
    "reports": Rate(5, 0.005),
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

# Seconds between two reports of messages to the other processes.
REPORT = 1.0

# The same bucket as below, in Redis: level and time, for the time it takes to run empty. What is only reported has
# happened already: it fills the bucket, but no further than to the brim.
_SCRIPT = """
local found = redis.call('HMGET', KEYS[1], 'level', 'at')
local now = redis.call('TIME')
local at = tonumber(now[1]) + tonumber(now[2]) / 1000000
local level = tonumber(found[1] or '0') - (at - tonumber(found[2] or tostring(at))) * tonumber(ARGV[2])
if level < 0 then level = 0 end
local fits = level + tonumber(ARGV[3]) <= tonumber(ARGV[1])
if fits then
  level = level + tonumber(ARGV[3])
elseif ARGV[4] == 'happened' then
  level = tonumber(ARGV[1])
end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(at))
redis.call('EXPIRE', KEYS[1], math.ceil(level / tonumber(ARGV[2])) + 1)
return {fits and 1 or 0, tostring(level)}
"""


class Limiter:
    """Buckets by key, for one rate. `factor` 0 means no limit."""

    def __init__(self, rate: Rate, factor: float = 1.0) -> None:
        self.burst = rate.burst * factor
        self.second = rate.second * factor
        self._levels: dict[str, tuple[float, float]] = {}
        # How much each has used since it was last told to other processes; None if there are none.
        self.unreported: dict[str, int] | None = None

    def allows(self, key: str) -> bool:
        if not self.burst:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(key, (0.0, now))
        level = max(0.0, level - (now - then) * self.second) + 1
        fits = level <= self.burst
        self._levels[key] = (level if fits else level - 1, now)
        if fits and self.unreported is not None:
            self.unreported[key] = self.unreported.get(key, 0) + 1
        if len(self._levels) > MOST:
            del self._levels[next(iter(self._levels))]
        return fits

    def fill(self, key: str, level: float) -> None:
        """All processes together have used so much."""
        mine, then = self._levels.get(key, (0.0, time.monotonic()))
        self._levels[key] = (max(mine, level), then)

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
        self._wrong: dict[str, tuple[int, int]] = {}
        self.redis: Any = None

    async def check(self, key: str) -> None:
        count, until = await self._found(key)
        left = until - clock_time()
        if left > 0 and count >= FREE_GUESSES and not self._off:
            raise Refused("too-often", seconds=max(1, round(left / 1000)))

    async def wrong(self, key: str) -> None:
        count = (await self._found(key))[0] + 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** max(0, count - FREE_GUESSES)) if count >= FREE_GUESSES else 0.0
        until = clock_time() + round(wait * 1000)
        if self.redis is not None:
            try:
                await self.redis.set(_guess(key), f"{count} {until}", ex=2 * int(LONGEST_WAIT))
                return
            except Exception as error:
                _not_shared(error)
        self._wrong.pop(key, None)
        self._wrong[key] = (count, until)
        if len(self._wrong) > MOST:
            del self._wrong[next(iter(self._wrong))]

    async def right(self, key: str) -> None:
        self._wrong.pop(key, None)
        if self.redis is not None:
            try:
                await self.redis.delete(_guess(key))
            except Exception as error:
                _not_shared(error)

    async def _found(self, key: str) -> tuple[int, int]:
        """How many there were, and until when one has to wait."""
        if self.redis is not None:
            try:
                count, _, until = (await self.redis.get(_guess(key)) or b"0 0").partition(b" ")
                return int(count), int(until)
            except Exception as error:
                _not_shared(error)
        return self._wrong.get(key, (0, 0))


def _guess(key: str) -> str:
    return f"taberna:guess:{key}"


def _not_shared(error: Exception) -> None:
    """Without Redis each process counts for itself."""
    log.warning("limits are not shared: %s", type(error).__name__)


class Limits:
    """All limits of a server."""

    def __init__(self, factor: float) -> None:
        self.messages = Limiter(MESSAGES, factor)
        self.guesses = Guesses(factor)
        self._limiters = {name: Limiter(rate, factor) for name, rate in RATES.items()}
        self._most_sockets = MOST_SOCKETS * factor
        self._redis: Any = None
        self._script: Any = None

    def share(self, redis: Any) -> None:
        """Count together with other processes."""
        self._redis = self.guesses.redis = redis
        self._script = redis.register_script(_SCRIPT)
        self.messages.unreported = {}

    async def check(self, name: str, key: str) -> None:
        """Refuse what is too much."""
        limiter = self._limiters[name]
        if self._redis is None or not limiter.burst:
            limiter.check(key)
            return
        try:
            args = [limiter.burst, limiter.second, 1, ""]
            fits, _ = await self._script(keys=[f"taberna:{name}:{key}"], args=args)
        except Exception as error:
            _not_shared(error)
            limiter.check(key)
            return
        if not fits:
            raise limiter.refusal()

    async def report_for_ever(self) -> None:
        """Tell other processes how much is said here."""
        while True:
            await asyncio.sleep(REPORT)
            try:
                await self.report()
            except Exception as error:
                _not_shared(error)

    async def report(self) -> None:
        limiter = self.messages
        used, limiter.unreported = limiter.unreported, {}
        if not used:
            return
        async with self._redis.pipeline(transaction=False) as pipe:
            for key, count in used.items():
                args = [limiter.burst, limiter.second, count, "happened"]
                await self._script(keys=[f"taberna:messages:{key}"], args=args, client=pipe)
            levels = await pipe.execute()
        for key, (_, level) in zip(used, levels, strict=True):
            limiter.fill(key, float(level))

    def crowded(self, sockets: int) -> bool:
        """Whether somebody has too many sockets open."""
        return 0 < self._most_sockets < sockets
