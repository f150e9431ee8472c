"""What people type, made harmless: one line, no control characters. Pages show it as plain text."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from .. import protocol
from ..analysis import Reason
from ..core.errors import Refused, TabernaError
from ..core.options import Value

# Marks that turn or hide text around them, and so could dress one name up as another.
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_ALLOWED = {"\u200d"}  # joins emoji
# Letters and signs that show nothing.
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
# Letters of other alphabets that look like Latin ones.
_TWINS = str.maketrans("авекмнорстухіјѕԁԛԝгпьαβεζηικμνορτυχωı|10", "abekmhopctyxijsdqwrnbabeznikuvoptuxwillo")


def cleaned(text: str, longest: int) -> str:
    """The text without what could disturb a page; Refused if nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c if _shows(c) else " " for c in composed)
    short = " ".join(kept.split())[:longest].strip("\u200d ")
    if not short:
        raise Refused("empty-text")
    return short


def _shows(character: str) -> bool:
    if character in _BLANK:
        return False
    return character in _ALLOWED or unicodedata.category(character) not in _FORBIDDEN


@lru_cache(maxsize=20_000)
def looks_like(name: str) -> str:
    """What a name looks like to a hasty reader: two with the same looks could be taken for each other."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in bare if not unicodedata.combining(c) and not c.isspace())
    return letters.translate(_TWINS)


def plain(value: Value) -> protocol.Value:
    """The value of an option as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def plain_facts(facts: dict[str, object]) -> dict[str, object]:
    """The facts of a refusal, with refusals inside them as plain data."""
    return {
        name: {"code": fact.code, "clause": fact.clause, "facts": plain_facts(fact.facts)}
        if isinstance(fact, TabernaError)
        else fact
        for name, fact in facts.items()
    }


def reason_told(why: Reason) -> protocol.AnalysedReason:
    """What speaks for an option, as the page is told it."""
    points = None if why.points is None else [*why.points]
    return protocol.AnalysedReason(why.wins, list(why.gains), list(why.losses), points)
