"""Forum Romanum: Romans on a square of 49 cells, for majorities. The rules are in docs/rules/forum.md."""

from .rules import Forum

__all__ = ["Forum"]
