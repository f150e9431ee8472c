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
    from fluent.runtime.resolver import Message, Pattern

FOLDER = Path(__file__).parent / "locales"
_FOUND = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "taberna.ftl").is_file())
# English is first: it is what the others are translated from.
LANGUAGES = tuple(sorted(_FOUND, key=lambda language: (language != "en", language)))
# Where a long word may break on a small card of the page. Terminals don't know it.
SOFT_HYPHEN = "\u00ad"
# Where an entry of a file begins, and the messages and terms that it refers to.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]*[ ]*=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


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


class Sentences:
    """Those of one language. Who comes later can't change what somebody before has said.

    Each is parsed when it is first said: to parse all of them would be half of the time that a command takes.
    """

    def __init__(self, language: str) -> None:
        # Here, because most of the time of `import taberna` would be its.
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        for file in word_files(language).values():
            for entry in _ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
                self._texts.setdefault(entry[: entry.index("=")].rstrip(), entry)

    def message(self, key: str) -> Message | None:
        if key not in self._texts:
            return None
        if not self._bundle.has_message(key):
            self._parse(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _parse(self, key: str) -> None:
        """A sentence and what it refers to; itself last, so that whoever finds it finds all of it."""
        from fluent.runtime import FluentResource

        wanted: list[str] = []
        left = [key]
        while left:
            one = left.pop()
            if one in self._texts and one not in wanted:
                wanted.append(one)
                left += _REFERENCE.findall(self._texts[one])
        self._bundle.add_resource(FluentResource("\n".join(self._texts[one] for one in reversed(wanted))))

    def filled(self, pattern: Pattern, facts: dict[str, object]) -> str:
        return str(self._bundle.format_pattern(pattern, facts)[0])


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sentences = [Sentences(one) for one in dict.fromkeys((language, "en"))]

    def say(self, key: str, **facts: object) -> str:
        """The sentence with this key, filled with the facts."""
        told = {
            name: self.of_error(fact) if isinstance(fact, TabernaError) else fact for name, fact in facts.items()
        }
        for one in self._sentences:
            message = one.message(key)
            if message is not None and message.value is not None:
                return one.filled(message.value, told).replace(SOFT_HYPHEN, "")
        return key

    def help(self, key: str, **facts: object) -> str:
        """The longer explanation that belongs to a key, or nothing."""
        for one in self._sentences:
            message = one.message(key)
            if message is not None and "help" in message.attributes:
                return one.filled(message.attributes["help"], facts)
        return ""

    def has(self, key: str) -> bool:
        return any(one.message(key) is not None for one in self._sentences)

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
