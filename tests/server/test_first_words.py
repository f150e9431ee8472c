"""What can be read before the page has come, in the reader's language."""

from __future__ import annotations

import pytest

from taberna.server.http.first_words import preferred, with_words
from taberna.words import LANGUAGES, words

PAGE = b'<html lang="en"><body><main id="first">\n<h1>x</h1>\n</main></body></html>'


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("ja, de;q=0.4, it;q=0.7", "it"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("xx;q=1;q=2, *", "en"),
        ("DE-at;q=bad, IT", "it"),
        ("," * 5000, "en"),
    ],
)
def test_the_language_a_browser_likes_best(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_greeting_and_games_are_in_the_first_answer(language: str) -> None:
    text = with_words(PAGE, language).decode()
    assert f'<html lang="{language}">' in text and "<h1>x</h1>" not in text
    assert words(language).say("page-hero") in text
    assert text.count("<li>") >= 3 and "Pecunia non olet" in text
    assert "page-" not in text and text.endswith("</main></body></html>")
