"""It loads fast and it stays quick: bytes, a slow line, nothing that jumps, no long tasks."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import HEIGHT, PHONE, WIDTH, Visits
from .views import FULL
from .visitor import READY

# As browsers' own tools have "Slow 3G", 400 kbit/s, but for half a second until an answer begins: what comes in
# which order is the same with two.
SLOW = {"offline": False, "latency": 500, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SHIFTS = """() => {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value
  }).observe({ type: "layout-shift", buffered: true })
}"""
# What a server sends before it waits for an answer.
ONE_TRIP = 14_000


def _counted(page: Page) -> tuple[Counter[str], set[str]]:
    """Bytes that come over the line, headers included, by where they come from; and what is still on its way."""
    session, sizes = page.context.new_cdp_session(page), Counter[str]()
    addresses: dict[str, str] = {}
    coming: set[str] = set()

    def begun(told: dict[str, Any]) -> None:
        addresses[told["requestId"]] = told["response"]["url"]
        coming.add(told["requestId"])

    def ended(told: dict[str, Any]) -> None:
        address = addresses.get(told["requestId"], "?")
        if not address.startswith("data:"):  # a picture that the page itself has drawn
            sizes[address] += int(told["encodedDataLength"])
        coming.discard(told["requestId"])

    session.send("Network.enable")
    session.on("Network.responseReceived", begun)
    session.on("Network.loadingFinished", ended)
    return sizes, coming


def test_the_first_load_is_small_and_comes_from_here_alone(visit: Visits) -> None:
    julia = visit("Julia", keeps=False)  # what the browser puts by for later is not asked for twice
    page = julia.page
    sizes, coming = _counted(page)
    page.goto("/")
    page.locator("article").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert julia.soon(lambda: not coming)
    here = page.evaluate("location.origin")
    assert all(address.startswith(here) for address in sizes), "everything comes from our own server"
    assert any("woff2" in address for address in sizes), "fonts are counted, too"
    # How many tables others have opened at this server is none of the page's bytes.
    own = {address: size for address, size in sizes.items() if not address.startswith(f"{here}/api/tables")}
    assert sum(own.values()) < 200_000, sizes.most_common(12)


def test_something_to_read_with_the_very_first_answer(visit: Visits) -> None:
    """What this is, and what can be played, in the reader's language: on Slow 3G nothing else comes within 3 s."""
    page = visit("Julia", size=PHONE, language="de").page
    page.route("**/*", lambda route: route.continue_() if route.request.is_navigation_request() else route.abort())
    sizes, _ = _counted(page)
    page.goto("/", wait_until="commit")
    first = page.locator("#first")
    first.get_by_text("Komm rein, setz dich, spiel mit").wait_for()
    expect(first.locator("li")).to_have_count(3)
    assert sum(sizes.values()) < ONE_TRIP, sizes


def test_nothing_jumps_on_a_slow_line(visit: Visits) -> None:
    page = visit("Julia", size=PHONE, language="de").page
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(f"({SHIFTS})()")
    page.set_default_timeout(60_000)
    page.goto("/", wait_until="commit")
    page.locator("article").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shifted") < 0.1


def test_a_table_comes_without_a_jump(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.page.add_init_script(f"({SHIFTS})()")
    for game, rivals, options in (("alea", 3, {}), ("forum", 3, {}), ("pecunia", 5, FULL["pecunia"])):
        julia.table(game, rivals=rivals, options=options)
        julia.wait()
        julia.page.wait_for_load_state("networkidle")
        julia.rested()
        assert julia.page.evaluate("shifted") < 0.1, game


# One click, without Playwright's own looking around, which would be counted too.
CLICK = """(chance) => {
  const button = document.querySelector(".bar .row > .button.primary")
  const pieces = [...document.querySelectorAll(".piece.live:not(.chosen)")]
  const begun = document.querySelector(".bar .crumbs")
  const piece = pieces[Math.floor(chance * pieces.length)]
  const choice = button && (begun || !piece || chance < 0.6) ? button : piece
  const cover = document.querySelector("[role=dialog] .primary");
  (cover ?? choice ?? document.querySelector(".tray .item"))?.click()
}"""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
DESK = (WIDTH, HEIGHT)
SLOWER = 4  # by so much a phone may be slower
LONG = 100  # ms on such a phone
FEW = 2  # of some 50,000 in a whole game: on an idle machine there are none, a busy one holds tasks up
MOST = 400  # clicks in a game
GLANCE = 120  # ms between two clicks


@pytest.mark.skipif(os.environ.get("TABERNA_LAYOUT") != "1", reason="measures times: make soak")
@pytest.mark.parametrize(("seed", "size"), [(5, DESK), (6, DESK), (7, DESK), (5, PHONE)])
def test_few_long_tasks_with_six_players_and_all_modules(
    visit: Visits, tmp_path: Path, seed: int, size: tuple[int, int]
) -> None:
    """A whole game, in time of the processor, so that most of what else this machine does is not counted."""
    julia, rng = visit("Julia", quick=False, size=size), random.Random(seed)
    julia.page.add_init_script("localStorage.taberna ??= JSON.stringify({ pace: 'quick', volume: 0 })")
    julia.called()
    julia.table("pecunia", rivals=5, options=FULL["pecunia"])
    julia.wait()
    trace = tmp_path / "trace.json"
    browser = julia.page.context.browser
    assert browser is not None
    browser.start_tracing(page=julia.page, path=trace, categories=TRACED)
    for _ in range(MOST):
        julia.page.wait_for_function(READY, polling=GLANCE)
        if julia.over():
            break
        julia.page.evaluate(CLICK, rng.random())
        julia.page.wait_for_timeout(GLANCE)
    browser.stop_tracing()
    assert julia.over()
    tasks = sorted((SLOWER * one for one in _tasks(json.loads(trace.read_text()))), reverse=True)
    assert len(tasks) > 5000, "something was done"
    long = [round(one) for one in tasks if one > LONG]
    assert len(long) <= FEW, long


def _tasks(trace: dict[str, Any]) -> list[float]:
    """How long each task of the page's own thread took, in ms."""
    events = trace["traceEvents"]
    threads = Counter(one["tid"] for one in events if one.get("name") == "UpdateLayoutTree")
    page = threads.most_common(1)[0][0]
    own = [one for one in events if one.get("name") == "RunTask" and one["tid"] == page]
    return [one["tdur"] / 1000 for one in own if "tdur" in one]
