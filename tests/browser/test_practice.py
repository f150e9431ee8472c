"""Puzzles in the page: answered, explained, kept for later, and there without a line."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visits
from .visitor import Visitor

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async () => (await caches.match('/puzzles/alea/0')) !== undefined"
CARDS = """(count) =>
  Object.keys(JSON.parse(localStorage.getItem("taberna-practice") ?? "{}").cards ?? {}).length === count"""


def answer(julia: Visitor) -> None:
    """Whatever can be clicked, until that is an answer."""
    page = julia.page
    told, buttons = page.locator(".told"), page.locator(".exercise .ways .primary")
    pieces = page.locator(".exercise .piece.live:not(.chosen)")
    for _ in range(6):
        told.or_(buttons).or_(pieces).first.wait_for()
        if told.count():
            break
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
    page.wait_for_function(CARDS, arg=1)
    page.context.set_offline(True)
    page.get_by_role("button", name="Next", exact=True).click()
    answer(julia)
    page.wait_for_function(CARDS, arg=2)  # what was answered does not come at once again
    page.reload()
    page.locator(".exercise").wait_for()
    answer(julia)
    page.wait_for_function(CARDS, arg=3)
    page.context.set_offline(False)
