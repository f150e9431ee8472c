"""Every view of the page, for axe, for the languages and for the screenshots."""

from __future__ import annotations

import random
from collections.abc import Iterator

import taberna
from taberna.core.chance import Rng
from taberna.core.game import Position

from .visitor import Visitor

GAMES = ("alea", "forum", "pecunia")
SHORT = {"alea": {"patience": 1}, "forum": {"patience": 1}, "pecunia": {"target": 8}}

# The table with everything on it.
FULL = {"pecunia": {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}}


def nearly_over(game: str, players: int) -> Position:
    """A few choices of the first seat before the end of a short game."""
    state, rng = taberna.game(game, players=players, **SHORT[game]).start(), Rng(3)
    before: list[Position] = []
    while not state.over:
        if state.turn == 0:
            before.append(state.position())
        state.apply(state.pick(rng))
    return before[-3:][0]


def views(visitor: Visitor, ends: tuple[str, ...] = GAMES) -> Iterator[str]:
    """Goes to one view after the other; the name of each while it is open. `ends`: games that are played out."""
    page = visitor.page
    page.goto("/")
    page.locator("article").first.wait_for()
    yield "home"
    page.locator("article .primary").first.click()
    page.locator("dialog[open]").wait_for()
    yield "name"
    page.goto("/account")
    page.locator("main h2").first.wait_for()
    yield "stranger"
    visitor.called()
    page.goto("/account")
    page.locator("main h2").first.wait_for()
    yield "account"
    for place in ("tournaments", "ranking"):
        page.goto(f"/{place}")
        page.locator("#app main h1").wait_for()
        yield place
    page.goto("/player/bot:citizen")
    page.locator("#app main h1").wait_for()
    yield "profile"
    for game in GAMES:
        yield from _of_game(visitor, game, game in ends)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "thumb"}]
    visitor.opened({"game": "alea", "seats": seats})
    page.locator(".seats").wait_for()
    yield "waiting"
    page.locator("button.change").click()
    page.locator("form.offer").wait_for()
    yield "offer"
    page.goto("/find/alea")
    page.locator("main form .primary").wait_for()
    yield "find"
    page.goto("/table/aaaaaaaaaaaaaaaa")
    page.locator("#app main h1").wait_for()
    yield "lost"
    page.goto("/")
    page.locator("article").first.wait_for()
    page.locator(".settings button").click()
    yield "settings"


def _of_game(visitor: Visitor, game: str, end: bool) -> Iterator[str]:
    page = visitor.page
    page.goto(f"/open/{game}")
    page.locator("main form .primary").wait_for()
    yield f"{game}-open"
    page.goto(f"/learn/{game}")
    page.locator("[data-clause]").first.wait_for()
    yield f"{game}-learn"
    visitor.table(game, rivals=3, options=FULL.get(game, {}))
    rng = random.Random(3)
    for _ in range(10):
        visitor.wait()
        visitor.choose(rng)
    visitor.wait()
    yield f"{game}-table"
    visitor.beside()
    page.get_by_role("tab").nth(2).click()
    page.locator("[data-clause]").first.wait_for()
    yield f"{game}-rules"
    if not end:
        return
    begun = nearly_over(game, players := 3 if game == "forum" else 2)
    visitor.table(game, rivals=players - 1, options=SHORT[game], begun=begun)
    visitor.play_on()
    page.locator(".replay").wait_for()
    yield f"{game}-end"
