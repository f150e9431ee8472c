"""Writes how many there are of each action card, for the page: `python -m tests.games.pecunia.card_copies`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import taberna

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "pecunia" / "copies.json"


def text() -> str:
    data: Any = taberna.game_class("pecunia").shipped_data()
    rows = {name: _row(card) for name, card in data["cards"].items()}
    return json.dumps(rows, indent=2) + "\n"


def _row(card: Any) -> dict[str, object]:
    first, second = (card["copies"] if edition in card["editions"] else 0 for edition in (1, 2))
    return {"first": first, "second": second, "dark": bool(card.get("dark", False))}


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
