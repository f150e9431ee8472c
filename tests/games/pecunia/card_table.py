"""Writes docs/pecunia-cards.md from the cards' data and words: `python -m tests.games.pecunia.card_table`."""

from __future__ import annotations

from pathlib import Path

from taberna.rulebook import cards_text

FILE = Path(__file__).parents[3] / "docs" / "pecunia-cards.md"
NOTE = """
Made from the data files in `src/taberna/games/pecunia` and the English words by
`python -m tests.games.pecunia.card_table`; a test sees to it that it is up to date. In the other languages
`taberna rules pecunia cards --lang de` shows it. The rules are in [rules/pecunia.md](rules/pecunia.md).
"""


def table() -> str:
    title, rest = cards_text("pecunia").split("\n", 1)
    return f"{title}\n{NOTE}{rest}"


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
