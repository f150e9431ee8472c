"""Shows the rules, whole or by the clause."""

from __future__ import annotations

from rich.markdown import Markdown

from ..core.errors import BadOption
from ..games import game_class
from ..rulebook import cards_text, clauses, one_clause, rules_text, sections
from ..words import Words
from .screen import console

CARDS = "cards"  # instead of a clause: the list of cards


def rules(words: Words, game: str, clause: str, module: str = "") -> None:
    console().print(module_text(words, game, module) if module else clause_text(words, game, clause))


def module_text(words: Words, game: str, module: str) -> Markdown:
    """The section of the rules that an option brings into play."""
    text = rules_text(game, words.language)
    found = {option.name: option.clause for option in game_class(game).choices}
    if module not in found:
        raise BadOption("unknown-option", game=game, option=module, choices=", ".join(found))
    return Markdown(next(one for one in sections(text) if found[module] in clauses(one)))


def clause_text(words: Words, game: str, clause: str) -> Markdown:
    """One clause of a game's rules, all of them, or the list of its cards."""
    if clause == CARDS:
        return Markdown(cards_text(game, words.language))
    language = words.language
    return Markdown(one_clause(game, language, clause) if clause else rules_text(game, language))
