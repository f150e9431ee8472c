"""Words: no key missing, none unused, every language complete and in step with English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taberna
from taberna.bots import known as bot_names
from taberna.words import LANGUAGES, Sentences, Words, choose, word_files

from .rendered import bundle, cases

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
WRITTEN = [*(ROOT / "src").rglob("*.py"), *PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WRITTEN))


GAMES = sorted(folder.parent.name for folder in (ROOT / "src" / "taberna" / "games").glob("*/__init__.py"))


def source_of(game: str) -> str:
    files = sorted((ROOT / "src" / "taberna" / "games" / game).rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the variables and attributes it has."""
    found: dict[str, set[str]] = {}
    for name, file in word_files(language).items():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                seen = Variables()
                seen.visit(entry)
                found[entry.id.name] = seen.names | {f".{attribute.id.name}" for attribute in entry.attributes}
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_by_itself_says_the_same(language: str) -> None:
    """Also what it refers to, and whatever stands before and after it in its file."""
    apart, whole = Sentences(language), bundle(language)
    for key in messages(language):
        one, other = apart.message(key), whole.get_message(key)
        assert one is not None and one.attributes.keys() == other.attributes.keys()
        patterns = [(one.value, other.value), *((one.attributes[k], other.attributes[k]) for k in one.attributes)]
        for mine, theirs in patterns:
            assert (mine is None) == (theirs is None)
            if mine is not None and theirs is not None:
                facts = next(cases(key, language))
                assert apart.filled(mine, facts) == str(whole.format_pattern(theirs, facts)[0])
    assert apart.message("no-such-key") is None


def inside() -> set[str]:
    """The English keys that other English sentences use."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in word_files("en").values())
    return set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", texts))


def needed() -> set[str]:
    """The keys that follow from what each game declares."""
    keys: set[str] = set()
    for name in taberna.names():
        kind = taberna.game_class(name)
        keys |= {f"{name}-name", f"{name}-line"}
        keys |= {f"{name}-option-{option.name}" for option in kind.choices}
        keys |= {f"{name}-ask-{ask}" for ask in kind.asks}
        keys |= {f"{name}-event-{event}" for event in kind.events}
        keys |= {f"{name}-ending-{ending}" for ending in kind.endings}
        keys |= {f"{name}-do-{action.name}" for action in kind.actions.kinds}
        keys |= {f"error-{code}" for code in kind.refusals}
        keys |= {f"bot-{bot}" for bot in bot_names(name)}
    return keys


ERRORS = "Refused|BadOption|BadPosition|BadRecord|BadFile|InputClosed|Ambiguous|BadServer|NoServer|Answered"


def said() -> set[str]:
    """The keys and error codes that the source names as plain strings."""
    keys = set(re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', SOURCE))
    keys |= {f"error-{code}" for code in re.findall(rf'\b(?:{ERRORS})\(\s*"([a-z0-9-]+)"', SOURCE)}
    for game in GAMES:
        found = re.findall(r'(?<![.])\bbad\(\s*"([a-z0-9-]+)"', source_of(game))
        keys |= {f"error-{game}-position-{code}" for code in found}
    return keys


def families() -> tuple[str, ...]:
    """Beginnings of keys that the source completes itself: f"alea-card-{…}", f"{game}-card-{…}"."""
    plain = re.findall(r'f"([a-z]+-[a-z-]+-)\{', SOURCE) + re.findall(r"`([a-z]+-[a-z-]+-)\$\{", SOURCE)
    named = re.findall(r'f"\{[a-z.]*name\}-([a-z]+)-\{', SOURCE) + re.findall(r"`\$\{game\}-([a-z]+)-\$\{", SOURCE)
    own = {f"{name}-{part}-" for name in taberna.names() for part in named}
    return (*(one for one in plain if not one.startswith("error-")), *own)


def test_no_key_is_missing() -> None:
    missing = (needed() | said()) - set(ENGLISH)
    assert not missing, f"no English words for: {', '.join(sorted(missing))}"


def test_no_key_is_unused() -> None:
    quoted = set(re.findall(r'"([a-z0-9][a-z0-9_-]+)"', SOURCE))
    quoted |= {f"error-{code}" for code in quoted}  # codes that the server sends without raising them
    for game in GAMES:  # what is said of a position may be put together from a kind of piece and a fault
        parts = re.findall(r'"([a-z0-9-]+)"', source_of(game))
        quoted |= {f"error-{game}-position-{part}{more}" for part in parts for more in ("", "-twice")}
    used = needed() | said() | inside() | quoted
    unused = {key for key in set(ENGLISH) - used if not key.startswith(families())}
    assert not unused, f"words that nothing uses: {', '.join(sorted(unused))}"


@pytest.mark.parametrize("name", taberna.names())
def test_a_first_game_teaches_what_the_game_knows(name: str) -> None:
    """Coach marks are found by the question or the event they are about: a misspelt one would never be told."""
    kind = taberna.game_class(name)
    there = {"aim"} | {f"ask-{ask}" for ask in kind.asks} | {f"event-{event}" for event in kind.events}
    told = {key.removeprefix(f"{name}-coach-") for key in ENGLISH if key.startswith(f"{name}-coach-")}
    assert told <= there, told - there
    assert "aim" in told or not told, "what the game is about comes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    words = Words(language)
    for name in taberna.names():
        for option in taberna.game_class(name).choices:
            assert words.help(f"{name}-option-{option.name}"), option.name


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    other = messages(language)
    assert sorted(other) == sorted(ENGLISH)
    different = [key for key in ENGLISH if other[key] != ENGLISH[key]]
    assert not different, f"{language}: other variables or attributes in {', '.join(different)}"


def test_the_language_is_asked_for_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose() == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert choose() == "de"
    monkeypatch.setenv("TABERNA_LANG", "fr")
    assert choose() == "fr"
    assert choose("IT") == "it"
    with pytest.raises(taberna.BadOption, match="There is no language “xx”"):
        choose("xx")


def test_a_missing_translation_falls_back_to_english() -> None:
    assert Words("nl").say("no-such-key") == "no-such-key"
    assert Words("nl").say("alea-name") == "Alea Romana"
