"""Every sentence with every value of its variables, in five languages: nothing pasted together badly."""

from __future__ import annotations

import re

import pytest

from taberna.words import LANGUAGES
from tests.rendered import rendered

# Marks of sentences that were pasted from parts, by language.
BAD = {
    "en": r"\b(an? an?|the the|1 (sesterces|Romans|dice|rounds|steps|actions|cards|markers|players|games))\b",
    "de": r"\b(1 (Sesterzen?|Würfeln|Runden|Schritte|Aktionen|Karten|Münzen))\b",
    "fr": r"\b(de les?|à les?|1 (sesterces|Romains|manches|pas|cartes)|de un)\b",
    "nl": r"\b(de de|het het|1 (sestertiën|Romeinen|rondes|stappen|kaarten))\b",
    "it": r"\b((su|di|a|da|in) (il|lo|la|i|gli|le|sul|del|al(?! massimo)|alla|nel)\b|1 (sesterzi|Romani|passi)\b)",
}
EVERYWHERE = r"\{ ?\$|  |\.\.|\(\)|“”|„“| [,)]| \.(?!\w)|\( |\b(?!je je )(\w{2,}) \1\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_pasted_together_badly(language: str) -> None:
    bad = re.compile(f"{EVERYWHERE}|{BAD[language]}")
    wrong = [f"{key}: {said}" for _, key, said in rendered(language) if bad.search(said)]
    assert not wrong, "\n".join(wrong)
