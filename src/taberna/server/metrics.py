"""Figures for Prometheus, at /metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""
LOOK = 0.5


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("taberna_moves", "Moves committed, bots' included", ["game"], registry=self.registry)
        self.commits = Histogram(
            "taberna_commit_seconds", "Commits of one or many changes", buckets=BUCKETS, registry=self.registry
        )
        self.refusals = Counter("taberna_refusals", "Messages refused", ["code"], registry=self.registry)
        self.requests = Histogram(
            "taberna_http_seconds", "HTTP requests", ["method", "status"], buckets=BUCKETS, registry=self.registry
        )
        self.timeouts = Counter("taberna_timeouts", "Requests that did not come in time", registry=self.registry)
        self.half_open_refused = Counter(
            "taberna_half_open_refused",
            "Half-open requests that were too many from one address",
            registry=self.registry,
        )
        self.lag = Histogram(
            "taberna_loop_lag_seconds", "How late the loop is", buckets=BUCKETS, registry=self.registry
        )
        # The counter of each game's moves, so that it need not be looked up by its label every time.
        self._moved: dict[str, Counter] = {}
        ProcessCollector(registry=self.registry)
        self.games = Counter("taberna_games", "Games finished", ["game"], registry=self.registry)

    def moved(self, game: str) -> None:
        counter = self._moved.get(game)
        if counter is None:
            counter = self._moved[game] = self.moves.labels(game)
        counter.inc()

    def http(self, method: str, status: int, seconds: float) -> None:
        known = method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
        self.requests.labels(known, f"{status // 100}xx").observe(seconds)

    async def watch_loop(self) -> None:
        """Measure, for ever, how late the loop gets round to things."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, loop.time() - before - LOOK))

    def gauge(self, name: str, help_text: str, value: Callable[[], int]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
