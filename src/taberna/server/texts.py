"""What people type, made harmless: one line, no control characters. Pages show it as plain text."""

from __future__ import annotations

import unicodedata

from .. import protocol
from ..core.errors import Refused, TabernaError
from ..core.options import Value

# Marks that turn or hide text around them, and so could dress one name up as another.
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_ALLOWED = {"\u200d"}  # joins emoji


def cleaned(text: str, longest: int) -> str:
    """The text without what could disturb a page; Refused if nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c if c in _ALLOWED or unicodedata.category(c) not in _FORBIDDEN else " " for c in composed)
    short = " ".join(kept.split())[:longest].strip("\u200d ")
    if not short:
        raise Refused("empty-text")
    return short


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
