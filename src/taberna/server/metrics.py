"""Figures for Prometheus, at /metrics."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TYPE = CONTENT_TYPE_LATEST
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("taberna_moves", "Moves committed, bots' included", ["game"], registry=self.registry)
        self.commits = Histogram(
            "taberna_commit_seconds", "Commits of one or many changes", buckets=BUCKETS, registry=self.registry
        )
        self.refusals = Counter("taberna_refusals", "Messages refused", ["code"], registry=self.registry)
        self.games = Counter("taberna_games", "Games finished", ["game"], registry=self.registry)

    def gauge(self, name: str, help_text: str, value: Callable[[], int]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
