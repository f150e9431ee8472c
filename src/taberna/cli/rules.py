"""Shows the rules, whole or by the clause."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from ..core.errors import BadOption
from ..core.registry import game_class
from ..rulebook import clauses, rules_text
from ..words import Words
from .screen import console


def rules(words: Words, game: str, clause: str, module: str = "") -> None:
    console().print(module_text(game, module) if module else clause_text(game, clause))


def module_text(game: str, module: str) -> Markdown:
    """The section of the rules that an option brings into play."""
    text = rules_text(game)
    found = {option.name: option.clause for option in game_class(game).choices}
    if module not in found:
        raise BadOption("unknown-option", game=game, option=module, choices=", ".join(found))
    sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return Markdown(next(one for one in sections if found[module] in clauses(one)))


def clause_text(game: str, clause: str) -> Markdown:
    """One clause of a game's rules, or all of them."""
    text = rules_text(game)
    if not clause:
        return Markdown(text)
    found = clauses(text).get(clause.upper())
    if found is None:
        raise BadOption("unknown-clause", id=clause, game=game)
    return Markdown(found)
