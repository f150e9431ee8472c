"""Luck and skill of finished games: what every choice gave away, and how chance moved everybody's hopes."""

from __future__ import annotations

from .budget import FULL, GLANCE, QUICK, Budget
from .model import LABELS, Analysis, Opinion, Parts, Step, Summary, Verdict
from .running import analyse, check

__all__ = [
    "FULL",
    "GLANCE",
    "LABELS",
    "QUICK",
    "Analysis",
    "Budget",
    "Opinion",
    "Parts",
    "Step",
    "Summary",
    "Verdict",
    "analyse",
    "check",
]
