"""Pecunia non olet: latrines, queues and their owners. The rules are in docs/rules/pecunia.md."""

from .rules import Pecunia

__all__ = ["Pecunia"]
