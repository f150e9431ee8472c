"""Writes the lists of cards in docs/ from data and words: `python -m tests.games.pecunia.card_table`."""

from __future__ import annotations

from pathlib import Path

from taberna.rulebook import cards_text
from taberna.words import words

DOCS = Path(__file__).parents[3] / "docs"
LANGUAGES = ("en", "de", "fr", "nl", "it")
NOTE = """
Made from the data files in `src/taberna/games/pecunia` and the English words by
`python -m tests.games.pecunia.card_table`; a test sees to it that it is up to date. It is there in
[Deutsch](cards/de.md), [Français](cards/fr.md), [Nederlands](cards/nl.md) and [Italiano](cards/it.md), too.
The rules are in [rules/pecunia.md](rules/pecunia.md).
"""


def place(language: str) -> Path:
    return DOCS / "pecunia-cards.md" if language == "en" else DOCS / "cards" / f"{language}.md"


def table(language: str) -> str:
    title, rest = cards_text("pecunia", language).split("\n", 1)
    rules = words(language).say("page-rules")
    note = NOTE if language == "en" else f"\n[{rules}](../rules/{language}/pecunia.md)\n"
    return f"{title}\n{note}{rest}"


def main() -> None:
    for language in LANGUAGES:
        place(language).parent.mkdir(exist_ok=True)
        place(language).write_text(table(language), encoding="utf-8")


if __name__ == "__main__":
    main()
