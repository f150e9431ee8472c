"""Luck and skill of finished games: what every choice gave away, and how chance moved everybody's hopes."""

from __future__ import annotations

from .budget import FULL, GLANCE, QUICK, Budget
from .model import LABELS, VERSION, Analysis, Opinion, Parts, Reason, Step, Summary, Verdict
from .running import analyse, check
from .why import why

__all__ = [
    "FULL",
    "GLANCE",
    "LABELS",
    "QUICK",
    "VERSION",
    "Analysis",
    "Budget",
    "Opinion",
    "Parts",
    "Reason",
    "Step",
    "Summary",
    "Verdict",
    "analyse",
    "check",
    "why",
]
