"""Luck and skill in the page: asked for, moved along by keyboard, said in words, tried again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.analysis.test_truth import from_here, wins_at_once

from .conftest import HEIGHT, WIDTH, Visits
from .test_views import _axe


def test_a_blunder_is_found_explained_and_tried_again(visit: Visits) -> None:
    state, winning, other = wins_at_once()
    record = from_here(state, other, "thumb")
    julia = visit("Julia", size=(WIDTH, HEIGHT))
    julia.called()
    page = julia.page
    # As a string it would be sent as JSON once more.
    table = page.request.post(
        "/api/records",
        data=record.dumps().encode(),
        headers={"origin": julia.origin, "content-type": "text/plain"},
    ).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Analyse this game").click()
    page.locator(".timeline .course").wait_for()
    expect(page.locator("progress")).to_have_count(0)
    page.get_by_role("button", name="Next mistake").click()
    choice = page.locator(".choice")
    expect(choice.locator(".label")).to_have_text("blunder")
    expect(choice.locator(".why")).to_contain_text("wins at once")
    sides = choice.locator(".side")
    expect(sides.nth(0).locator(".chance")).to_have_text(re.compile(r"^\d+(\.\d)?%\s± \d+(\.\d)?%$"))
    expect(sides.nth(1).locator(".chance")).to_have_text("100%")
    # Both tables beside each other, each after its move; nothing on them can be chosen.
    tables = choice.locator(".picture.there")
    expect(tables).to_have_count(2, timeout=60_000)
    expect(tables.nth(0)).to_have_attribute("aria-label", re.compile("^The table after “.*Senate.*”$"))
    assert julia.soon(lambda: tables.nth(0).inner_text() != tables.nth(1).inner_text())
    expect(tables.locator("[inert]")).to_have_count(2)
    (left, right) = (sides.nth(k).bounding_box() for k in range(2))
    assert left and right and left["y"] == right["y"] and left["x"] + left["width"] < right["x"]
    page.set_viewport_size({"width": 390, "height": 844})
    sides.nth(1).get_by_role("button", name="Show on the table").focus()
    expect(tables.nth(1)).to_be_in_viewport(timeout=60_000)
    page.wait_for_function("() => document.querySelector('main').scrollWidth <= innerWidth")  # only the two scroll
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.locator(".timeline .cross").first.wait_for(state="attached")
    slider = page.get_by_role("slider", name="Move along the game")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^move 2: .+ \d+%, .+ \d+%$"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_text("The same as a table").click()
    page.locator("details tbody tr").first.wait_for()
    expect(page.locator(".players article")).to_have_count(2)
    assert not _axe(julia, "analysis")
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_function("(old) => location.pathname !== old", arg=f"/table/{table}")
    julia.wait()
    again = page.request.get(f"/api{page.evaluate('location.pathname').replace('/table', '/tables')}").json()
    assert again["status"] == "playing" and not again["rated"]
    assert winning in state.options()
