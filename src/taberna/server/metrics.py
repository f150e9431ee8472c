"""Figures for Prometheus, at /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Moves(Collector):
    """Moves and the time it takes to commit them. Every move is counted, so this is done by hand."""

    def __init__(self) -> None:
        self.by_game: dict[str, int] = {}
        self._commits = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def moved(self, game: str) -> None:
        self.by_game[game] = self.by_game.get(game, 0) + 1

    def committed(self, seconds: float) -> None:
        self._commits[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What the registry asks for."""
        moves = CounterMetricFamily("taberna_moves", "Moves committed, bots' included", labels=["game"])
        for game, count in self.by_game.items():
            moves.add_metric([game], count)
        yield moves
        bounds = [*map(floatToGoString, BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "taberna_commit_seconds",
            "From the decision to store a change until it is committed",
            buckets=list(zip(bounds, accumulate(self._commits), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.refusals = Counter("taberna_refusals", "Messages refused", ["code"], registry=self.registry)
        self.games = Counter("taberna_games", "Games finished", ["game"], registry=self.registry)

    def gauge(self, name: str, help_text: str, value: Callable[[], int]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
