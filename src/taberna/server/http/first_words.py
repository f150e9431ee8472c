"""What there is to read before anything but the HTML has come: on a slow line that takes many seconds."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape

from ...games import names
from ...words import LANGUAGES, words

_PLACE = re.compile(r'(<main id="first">).*?(</main>)', re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[^"]*"')
_LONGEST = 200  # of the header: more is nobody's list of languages


def preferred(header: str) -> str:
    """The language of ours that a browser likes best: `Accept-Language`, as RFC 9110 has it; else English."""
    liked: list[tuple[float, str]] = []
    for part in header[:_LONGEST].split(","):
        name, _, weight = part.partition(";")
        language = name.strip()[:2].lower()
        try:
            liking = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if language in LANGUAGES and liking > 0:
            liked.append((-liking, language))
    # Of those liked the same the first one.
    return min(liked, key=lambda one: one[0])[1] if liked else "en"


@lru_cache(maxsize=64)
def with_words(page: bytes, language: str) -> bytes:
    """The page, with the greeting and the games in this language where the page itself will be."""
    said = words(language)
    games = "".join(f"<li><b>{escape(name)}</b><br>{escape(line)}</li>" for name, line in _games(language))
    first = (
        f"<h1>Taberna</h1><p>{escape(said.say('page-hero'))}</p>"
        f"<p>{escape(said.say('page-hero-line'))}</p><ul>{games}</ul><p>{escape(said.say('page-loading'))}</p>"
    )
    text = _LANGUAGE.sub(f'<html lang="{language}"', page.decode(), count=1)
    return _PLACE.sub(lambda found: found[1] + first + found[2], text, count=1).encode()


def _games(language: str) -> list[tuple[str, str]]:
    said = words(language)
    told = [(f"{game}-name", f"{game}-line") for game in names()]
    return [(said.say(name), said.say(line) if said.has(line) else "") for name, line in told if said.has(name)]
