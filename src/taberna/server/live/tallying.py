"""Which cards were played in a game that has ended. The table knows its moves: nothing is played again."""

from __future__ import annotations

from collections import Counter

from ...games import manifest
from .table import LiveTable


def cards_played(table: LiveTable) -> list[dict[str, int]]:
    """For each seat how often it has played each card; nothing for seats that a bot plays for somebody."""
    found: list[Counter[str]] = [Counter() for _ in table.seats]
    if table.frozen is not None or table.progress is None:
        return [dict(one) for one in found]
    plays = manifest(table.header.game).plays
    if plays:
        for action, actor in zip(table.progress.moves, table.progress.actors, strict=True):
            card = _card(table, plays, action) if actor >= 0 and table.seats[actor].away is None else ""
            if card:
                found[actor][card] += 1
    return [dict(one) for one in found]


def _card(table: LiveTable, plays: dict[str, str], action: int) -> str:
    parts = table.game.structure(action)
    kind = str(parts["kind"])
    return plays[kind] or str(parts.get("card", "")) if kind in plays else ""
