"""Somebody who uses the page as people do: looks, clicks, types."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from taberna.client import Client

from ..server.players import Anyhow

# Something can be done, or the game is over.
READY = """() => document.querySelector("#end-title")
  || document.querySelector("[role=dialog] .primary:enabled")
  || document.querySelector(".bar .row > .button.primary, .piece.live, .tray .item")"""
# What has changed is laid out and drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What glows, on the table and among the players.
GLOWING = "main .piece.live:not(.chosen), .everybody .piece.live:not(.chosen)"
COVER = "[role=dialog] .primary:enabled"
CONFIRM = ".bar .row > .button.primary"
# How much there is of all that can be clicked, in one question to the browser.
THERE = "(kinds) => kinds.map((kind) => document.querySelectorAll(kind).length)"


class Visitor:
    def __init__(self, page: Page, name: str, origin: str) -> None:
        self.page = page
        self.name = name
        self.origin = origin  # the address of the server

    def called(self) -> None:
        """Give the name without the dialog, as somebody who has been here before."""
        self.post("/api/me", {"name": self.name})

    def sign_up(self) -> None:
        """Have an account, as games that count need it; its name is nobody else's."""
        login = f"{self.name}.{secrets.token_hex(4)}"
        self.post("/api/account/password", {"login": login, "password": "quae cum ita sint"})

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(path, data=body, headers={"origin": self.origin})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def table(self, game: str, rivals: int = 1, bot: str = "thumb", **more: Any) -> str:
        """Open a table against bots and go there; its id."""
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(rivals))]
        return self.opened({"game": game, "seats": seats, "standin": bot, **more})

    def opened(self, table: dict[str, Any]) -> str:
        made = self.post("/api/tables", table)["id"]
        self.page.goto(f"/table/{made}")
        return str(made)

    def beside(self) -> None:
        """Log, chat and rules in sight: on a small screen they lie over the table when called for."""
        toggle = self.page.locator(".side-toggle")
        if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
            toggle.click()

    def wait(self) -> None:
        """Until I can do something, or the game is over."""
        self.page.wait_for_function(READY)

    def rested(self) -> None:
        """Until what has changed is drawn."""
        self.page.evaluate(DRAWN)

    def soon(self, holds: Callable[[], bool], tries: int = 300) -> bool:
        """Whether this holds once the page has come to rest: it is laid out and scrolls in steps."""
        while not (found := holds()) and tries:
            self.page.wait_for_timeout(100)
            tries -= 1
        return found

    def over(self) -> bool:
        return self.page.locator("#end-title").count() > 0

    def choose(self, rng: random.Random) -> None:
        """Click on something that can be clicked: a glowing piece, or a button of the bar."""
        cover, confirm, begun, pieces = self.page.evaluate(THERE, [COVER, CONFIRM, ".bar .crumbs", GLOWING])
        if cover:
            self.page.locator(COVER).click()
        elif confirm and (begun or pieces == 0 or rng.random() < 0.6):
            self.page.locator(CONFIRM).first.click()
        elif pieces:
            # Near the corner: cards held in the hand cover one another.
            self.page.locator(GLOWING).nth(rng.randrange(pieces)).click(position={"x": 9, "y": 9})
        else:  # only in the tray: once to look, once to choose
            items = self.page.locator(".tray .item")
            items.nth(rng.randrange(items.count())).click()

    def play_on(self, seed: int = 1, most: int = 600) -> None:
        """Click until the game is over."""
        rng = random.Random(seed)
        for _ in range(most):
            self.wait()
            if self.over():
                return
            self.choose(rng)
        raise AssertionError("the game does not end")


def played_out(table: str, *people: Visitor) -> None:
    """These people play to the end, beside their windows: a loop of our own needs a thread of its own."""

    async def play(one: Visitor, cookie: str, seed: int) -> None:
        async with Client(one.origin, cookie=cookie) as client:
            await client.play(table, Anyhow(seed))

    async def everybody(cookies: list[str]) -> None:
        await asyncio.gather(*(play(one, cookies[seed], seed) for seed, one in enumerate(people)))

    kept = [{one["name"]: one["value"] for one in visitor.page.context.cookies()} for visitor in people]
    cookies = [one["taberna"] for one in kept]
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, everybody(cookies)).result()
