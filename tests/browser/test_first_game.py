"""A first game that teaches: offered on the first visit, a rule at a time when it first matters."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visits
from .test_layout import MEASURE

GAMES = {"alea": "Alea Romana", "forum": "Forum Romanum", "pecunia": "Pecunia non olet"}


@pytest.mark.parametrize("game", GAMES)
def test_show_me_how(visit: Visits, game: str) -> None:
    julia, rng = visit("Julia", size=PHONE), random.Random(1)
    page = julia.page
    page.goto("/")
    card = page.locator("article", has=page.get_by_role("heading", name=GAMES[game]))
    card.get_by_role("button", name="First time? Show me how").click()
    page.get_by_label("Name").fill("Julia")
    page.get_by_role("button", name="That’s me").click()
    mark = page.locator(".coach p")
    told = [mark.inner_text()]
    page.get_by_role("button", name="Got it").click()
    problems: list[str] = []
    for _ in range(24):
        julia.wait()
        if julia.over():
            break
        if mark.count() and (text := mark.inner_text()) not in told:
            told.append(text)
            if not julia.soon(lambda: not page.evaluate(MEASURE)):
                problems += page.evaluate(MEASURE)
        julia.choose(rng)
    assert len(told) >= 3, told
    assert len(set(told)) == len(told), "each is told once"
    assert not problems, "\n".join(problems)
    page.reload()
    julia.wait()
    assert not mark.count() or mark.inner_text() not in told[:-1], "and not again after coming back"
    page.goto("/")
    page.locator("article").nth(2).wait_for()
    expect(card.get_by_role("button", name="First time? Show me how")).to_have_count(0)


def test_whoever_knows_it_is_left_alone(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    page = julia.page
    page.goto("/")
    page.get_by_role("button", name="First time? Show me how").first.click()
    page.get_by_role("button", name="No more of these").click()
    julia.wait()
    julia.choose(random.Random(1))
    julia.wait()
    assert page.locator(".coach").count() == 0
    page.goto("/")
    page.locator("article").first.get_by_role("button", name="Play now").click()
    julia.wait()
    assert page.locator(".coach").count() == 0
