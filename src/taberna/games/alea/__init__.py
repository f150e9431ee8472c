"""Alea Romana: one die at a time into a Roman number. The rules are in docs/rules/alea.md."""

from .rules import Alea

__all__ = ["Alea"]
