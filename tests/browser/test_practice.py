"""Puzzles in the page: answered, explained, kept for later, and there without a line."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visits
from .visitor import Visitor

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async () => (await caches.match('/puzzles/alea/0')) !== undefined"
CARDS = "() => Object.keys(JSON.parse(localStorage.getItem('taberna-practice') ?? '{}').cards ?? {}).length"


def answer(julia: Visitor) -> None:
    """Whatever can be clicked, until that is an answer."""
    page = julia.page
    for _ in range(6):
        if page.locator(".told").count():
            break
        buttons, pieces = (
            page.locator(".exercise .ways .primary"),
            page.locator(".exercise .piece.live:not(.chosen)"),
        )
        page.wait_for_function("() => document.querySelector('.exercise .ways .primary, .exercise .piece.live')")
        (buttons if buttons.count() else pieces).first.click()
        julia.rested()
    expect(page.locator(".told")).to_contain_text("Best: “")


def test_puzzles_are_asked_again_later_and_work_without_a_line(visit: Visits) -> None:
    julia = visit("Julia")
    page = julia.page
    page.goto("/practise/alea")
    page.locator(".exercise").wait_for()
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.locator(".exercise").wait_for()
    page.wait_for_function(KEPT)
    answer(julia)
    assert page.evaluate(CARDS) == 1
    page.context.set_offline(True)
    page.get_by_role("button", name="Next", exact=True).click()
    answer(julia)
    assert page.evaluate(CARDS) == 2, "what was answered does not come at once again"
    page.reload()
    page.locator(".exercise").wait_for()
    answer(julia)
    assert page.evaluate(CARDS) == 3
    page.context.set_offline(False)
