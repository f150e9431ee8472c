"""The rules in every language say the same, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from taberna.rulebook import clauses, completed, rules_text, sections
from taberna.words import LANGUAGES

RULES = Path(__file__).parents[1] / "src" / "taberna" / "games"
GAMES = [file.parts[-3] for file in sorted(RULES.glob("*/rules/en.md"))]
TRANSLATED = [(language, game) for language in LANGUAGES if language != "en" for game in GAMES]


def text(game: str, language: str) -> str:
    return (RULES / game / "rules" / f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_every_section_has_the_same_clauses_in_every_language(language: str, game: str) -> None:
    english = [list(clauses(one)) for one in sections(text(game, "en"))]
    own = [list(clauses(one)) for one in sections(text(game, language))]
    assert [names for names in own if names in english] == [names for names in english if names in own]
    known = set().union(*english)
    half = [names for names in own if names not in english and known.intersection(names)]
    assert not half, "a whole section may be ahead or wait; half a section may not"
    assert {"A21", "F22", "P21"} & set().union(*own)


def facts(clause: str) -> Counter[str]:
    """What no translation changes: numbers, other clauses' ids, names of options and what is typed."""
    return Counter(re.findall(r"`[^`\n]+`|[A-Z]?\d+(?:\.\d+)?", re.sub(r"\]\([^)]*\)", "", clause)))


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_no_number_and_no_option_is_lost_in_a_language(language: str, game: str) -> None:
    own = clauses(text(game, language))
    for name, clause in clauses(text(game, "en")).items():
        assert name not in own or facts(own[name]) >= facts(clause), name


ONE = "## One\n\n- **G1** a\n- **G2** b\n\n  more\n- **G3** c\n\n"
ENGLISH = f"# G\n\n{ONE}## Two\n\n- **H1** d\n\n## Three\n\n- **G4** e\n"
OWN = "# G\n\n## Eins\n\n- **G2** B\n\n## Drei\n\n- **G4** E\n"


def test_what_is_not_translated_stands_there_in_english_and_says_so() -> None:
    made = completed(OWN, ENGLISH, "fehlt")
    assert list(clauses(made)) == ["G1", "G2", "G3", "H1", "G4"]
    assert "- **G1** *(fehlt)* a\n- **G2** B\n- **G3** *(fehlt)* c\n" in made
    assert (
        made.index("## Eins") < made.index("## Two") < made.index("- **H1** *(fehlt)* d") < made.index("## Drei")
    )
    assert completed(ENGLISH, ENGLISH, "fehlt") == ENGLISH


def test_a_language_without_rules_gets_the_english_ones() -> None:
    assert rules_text("alea", "xx") == rules_text("alea")
    assert rules_text("alea", "de") != rules_text("alea")
