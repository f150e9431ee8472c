"""What a choice is called by what it gave away. The thresholds are data: labels.toml."""

from __future__ import annotations

import tomllib
from functools import cache

from ..package_data import read
from .model import LABELS


@cache
def thresholds() -> dict[str, float]:
    return {name: float(value) for name, value in tomllib.loads(read("taberna.analysis", "labels.toml")).items()}


def least_doubt() -> float:
    return thresholds()["doubt"]


def label(gave_away: float, told_apart: bool) -> str:
    """Nobody is blamed for what can't be told apart."""
    limits = thresholds()
    found = next((name for name in LABELS[:-1] if gave_away <= limits[name]), LABELS[-1])
    return found if told_apart or found in LABELS[:2] else "good"


def credit(gave_away: float, told_apart: bool) -> float:
    """What a decision counts in the accuracy: 1 if it gave nothing away, 0 from a blunder on."""
    return max(0.0, 1.0 - gave_away / thresholds()["mistake"]) if told_apart else 1.0
