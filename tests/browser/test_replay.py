"""Looking at a finished game again: board, banner and log are at the same moment, and it plays on by itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visits
from .views import SHORT

# After so many moves; the first is who begins, which nobody chooses.
AT = "() => Number(document.querySelector('output').innerText.split(' /')[0]) - 1"

# What was under way when it was stopped is there.
TOGETHER = f"""() => {{
  const stones = document.querySelectorAll("[data-piece^=stone-]").length
  const log = [...document.querySelectorAll("[role=log] li")]
  const places = log.filter((one) => one.innerText.includes(" places "))
  return stones === places.length && stones === ({AT})()
}}"""


def test_it_plays_through_everything_is_at_the_same_moment_and_has_a_link(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    table = julia.table("forum", rivals=2, options={"patience": 9}, bot="random")
    julia.play_on()
    page = julia.page
    stones, places = page.locator("[data-piece^=stone-]"), page.locator("[role=log] li", has_text=" places ")
    page.locator(".replay input[type=range]").fill("0")
    page.locator("output", has_text=re.compile(r"^1 /")).wait_for()
    expect(stones).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => ({AT})() >= 4")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_function(TOGETHER)
    expect(page.locator(".turn")).to_contain_text(" places ")
    # What had been asked for before the pause may still come: from here on nothing does.
    page.locator(".replay input[type=range]").fill("4")
    page.locator("output", has_text=re.compile(r"^5 /")).wait_for()
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    page.locator("output", has_text=re.compile(r"^4 /")).wait_for()
    expect(stones).to_have_count(3)
    expect(places).to_have_count(3)

    page.locator(".replay input[type=range]").fill("5")
    page.locator("output", has_text=re.compile(r"^6 /")).wait_for()
    expect(page).to_have_url(re.compile("#5$"))
    marcus = visit("Marcus")
    marcus.page.goto(f"/table/{table}#5")
    marcus.page.locator("output", has_text=re.compile(r"^6 /")).wait_for()
    expect(marcus.page.locator("[data-piece^=stone-]")).to_have_count(5)


def test_moves_are_counted_as_the_analysis_counts_them(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("alea", rivals=1, options=SHORT["alea"])
    julia.play_on()
    moment = julia.page.get_by_role("button", name=re.compile(r"\(move \d+\)")).first
    found = re.search(r"\(move (\d+)\)", moment.inner_text())
    assert found
    moment.click()
    julia.page.locator("output", has_text=re.compile(rf"^{found[1]} /")).wait_for()
