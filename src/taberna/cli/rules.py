"""Shows the rules, whole or by the clause."""

from __future__ import annotations

from rich.markdown import Markdown

from ..core.errors import BadOption
from ..rulebook import clauses, rules_text
from ..words import Words
from .screen import console


def rules(words: Words, game: str, clause: str) -> None:
    console().print(clause_text(game, clause))


def clause_text(game: str, clause: str) -> Markdown:
    """One clause of a game's rules, or all of them."""
    text = rules_text(game)
    if not clause:
        return Markdown(text)
    found = clauses(text).get(clause.upper())
    if found is None:
        raise BadOption("unknown-clause", id=clause, game=game)
    return Markdown(found)
