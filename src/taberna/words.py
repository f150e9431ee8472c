"""Sentences in the reader's language.

The words of the house are in locales/<language>/*.ftl (Project Fluent), those of a game in its own package, as its
manifest says; terminal and page read the same files. Code names keys. A language that lacks a key falls back to
English; the tests see to it that none of ours does. A folder in locales/ is a language: there is no other list.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from .core.errors import BadOption, TabernaError
from .games import manifest, names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent / "locales"
_FOUND = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "taberna.ftl").is_file())
# English is first: it is what the others are translated from.
LANGUAGES = tuple(sorted(_FOUND, key=lambda language: (language != "en", language)))
# Where a long word may break on a small card of the page. Terminals don't know it.
SOFT_HYPHEN = "\u00ad"


@cache
def word_files(language: str) -> dict[str, Traversable]:
    """Every file of one language by name: those of the house, then `<game>.ftl` or `<game>-<part>.ftl`."""
    found: dict[str, Traversable] = {file.name: file for file in sorted((FOLDER / language).glob("*.ftl"))}
    for game in names():
        for name, file in game_files(game, language).items():
            found.setdefault(name, file)
    return found


def game_files(game: str, language: str) -> dict[str, Traversable]:
    """The words that a game brings: a file named like the language, or a folder of files."""
    brings = manifest(game)
    folder = files(brings.package) / brings.words
    found: dict[str, Traversable] = {}
    if (folder / f"{language}.ftl").is_file():
        found[f"{game}.ftl"] = folder / f"{language}.ftl"
    if (folder / language).is_dir():
        for file in sorted((folder / language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                found[f"{game}-{file.name}"] = file
    return found


@cache
def card_names(game: str) -> tuple[str, ...]:
    """The cards that a game explains, in the order of its words: `<game>-card-<name>` with a `.help`."""
    told = re.compile(rf"^{re.escape(game)}-card-(\S+) *=.*\n +\.help\b", re.MULTILINE)
    texts = [file.read_text(encoding="utf-8") for file in game_files(game, "en").values()]
    return tuple(name for text in texts for name in told.findall(text))


def bundle(language: str) -> FluentBundle:
    """Every sentence of one language. Who comes later can't change what somebody before has said."""
    # Here, because most of the time of `import taberna` would be its.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for file in word_files(language).values():
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [bundle(language)] if language == "en" else [bundle(language), bundle("en")]

    def say(self, key: str, **facts: object) -> str:
        """The sentence with this key, filled with the facts."""
        told = {
            name: self.of_error(fact) if isinstance(fact, TabernaError) else fact for name, fact in facts.items()
        }
        for one in self._bundles:
            if one.has_message(key):
                value = one.get_message(key).value
                if value is not None:
                    return str(one.format_pattern(value, told)[0]).replace(SOFT_HYPHEN, "")
        return key

    def help(self, key: str, **facts: object) -> str:
        """The longer explanation that belongs to a key, or nothing."""
        for one in self._bundles:
            if one.has_message(key) and "help" in one.get_message(key).attributes:
                return str(one.format_pattern(one.get_message(key).attributes["help"], facts)[0])
        return ""

    def has(self, key: str) -> bool:
        return any(one.has_message(key) for one in self._bundles)

    def bot_name(self, bot: str) -> str:
        """What a bot is called at a table; one of somebody else's has its own name."""
        key = f"page-bot-{bot}"
        return self.say(key) if self.has(key) else bot

    def of_error(self, error: TabernaError) -> str:
        """What was refused and why."""
        sentence = self.say(f"error-{error.code}", **error.facts)
        return f"{sentence} [{error.clause}]" if error.clause else sentence


@cache
def words(language: str) -> Words:
    return Words(language)


def choose(asked: str | None = None) -> str:
    """The language to use: what was asked for, else what the environment says, else English."""
    if asked:
        if asked.lower() not in LANGUAGES:
            raise BadOption("unknown-language", language=asked, choices=", ".join(LANGUAGES))
        return asked.lower()
    for name in ("TABERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def in_english(error: TabernaError) -> str:
    """What `str(error)` says."""
    return words("en").say(f"error-{error.code}", **error.facts)
