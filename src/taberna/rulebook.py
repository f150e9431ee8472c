"""The rules of the games: <language>.md in the folder that a game's manifest names.

The English ones are the reference; each other language has the same clauses. What a language
does not have yet stands there in English and says so.
"""

from __future__ import annotations

import re
from importlib.resources import files

from .core.errors import BadOption
from .games import manifest
from .words import LANGUAGES, Words, card_names, words

_CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9][0-9.]*)\*\*", re.MULTILINE)
_SECTION = re.compile(r"^(?=## )", re.MULTILINE)


def rules_text(game: str, language: str = "en") -> str:
    """The rules of a game in a language, as Markdown."""
    english = _read(game, "en")
    if english is None:
        raise BadOption("no-rules", game=game)
    own = None if language == "en" or language not in LANGUAGES else _read(game, language)
    return english if own is None else completed(own, english, words(language).say("rules-untranslated"))


def cards_text(game: str, language: str = "en") -> str:
    """The cards of a game and what they do, as Markdown."""
    brings, said = manifest(game), words(language)
    if brings.cards:
        return str(brings.find(brings.cards)(said))
    if not card_names(game):
        raise BadOption("no-cards", game=game)
    return f"# {said.say(f'{game}-name')}\n\n" + "\n".join(
        _card_line(said, game, name) for name in card_names(game)
    )


def one_clause(game: str, language: str, clause: str) -> str:
    """One clause of a game's rules, as Markdown."""
    found = clauses(rules_text(game, language)).get(clause.upper())
    if found is None:
        raise BadOption("unknown-clause", id=clause, game=game)
    return found


def _card_line(said: Words, game: str, name: str) -> str:
    key = f"{game}-card-{name}"
    return f"- **{said.say(key)}**: {said.help(key)}"


def _read(game: str, language: str) -> str | None:
    brings = manifest(game)
    file = files(brings.package) / brings.rules / f"{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def clauses(text: str) -> dict[str, str]:
    """Every clause of a rules text, by its id. A clause is a list item and the lines indented below it."""
    found: dict[str, str] = {}
    starts = list(_CLAUSE.finditer(text))
    for start in starts:
        lines = text[start.start() :].splitlines()
        body = [lines[0]]
        for line in lines[1:]:
            if line.strip() and not line.startswith(" "):
                break
            body.append(line)
        found[start.group(1)] = "\n".join(body).rstrip()
    return found


def sections(text: str) -> list[str]:
    """A rules text, cut before every heading."""
    return _SECTION.split(text)


def completed(own: str, english: str, mark: str) -> str:
    """A translation with the clauses, and the sections, that only the English text has, each with a mark."""
    made = sections(own)
    at = 0
    for section in sections(english):
        wanted, before = clauses(section), ""
        there = [k for k, one in enumerate(made) if wanted.keys() & clauses(one).keys()]
        if wanted and not there:
            at += 1
            made[at - 1] = made[at - 1].rstrip() + "\n\n"
            made.insert(at, _CLAUSE.sub(rf"\g<0> *({mark})*", section))
            continue
        at = there[0] if there else at
        for name, clause in wanted.items():
            if name not in clauses(made[at]):
                made[at] = _put(made[at], before, _CLAUSE.sub(rf"\g<0> *({mark})*", clause))
            before = name
    return "".join(made)


def _put(section: str, before: str, clause: str) -> str:
    """The section with one more clause, after the one before it or as the first of all."""
    known = clauses(section)
    if before in known:
        return section.replace(known[before], f"{known[before]}\n{clause}", 1)
    first = next(iter(known.values()))
    return section.replace(first, f"{clause}\n{first}", 1)
