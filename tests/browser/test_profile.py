"""Profiles and rankings in the browser: what is drawn is also a table, and all of it can be downloaded."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from .conftest import Visits
from .visitor import played_out


def test_my_profile_after_a_game(visit: Visits) -> None:
    julia = visit("Julia")
    page = julia.page
    julia.called()
    julia.sign_up()
    page.goto("/account")
    page.get_by_role("link", name="My profile").click()
    page.get_by_text("No game finished yet.").wait_for()
    played_out(julia.table("alea", bot="random", hints=False, options={"patience": 1}), julia)
    person = page.request.get("/api/me").json()["id"]
    page.wait_for_function(
        "async (id) => (await (await fetch(`/api/players/${id}`)).json()).ratings.length > 0", arg=person
    )
    page.goto(f"/player/{person}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Julia")
    tally = page.get_by_role("region", name="Games played to the end here")
    expect(tally.get_by_role("row").last).to_contain_text("rated")
    page.get_by_text("after one game").wait_for()
    page.get_by_text("As a table").click()
    course = page.get_by_role("region", name="Rating over time")
    expect(course.get_by_role("row")).to_have_count(2)
    with page.expect_download() as given:
        page.get_by_role("link", name="Download all that is kept of me").click()
    kept = json.loads(given.value.path().read_text())
    assert [row["name"] for row in kept["people"]] == ["Julia"] and kept["tallies"][0]["games"] == 1


def test_rankings_lead_to_profiles(visit: Visits) -> None:
    julia = visit("Julia")
    page = julia.page
    julia.called()
    julia.sign_up()
    played_out(julia.table("alea", bot="random", hints=False, options={"patience": 1}), julia)
    page.wait_for_function(
        "async () => (await (await fetch('/api/ratings/alea')).json()).some((one) => one.bot === 'random')"
    )
    page.goto("/")
    page.get_by_role("link", name="Rankings").click()
    best = page.get_by_role("region", name="The best at Alea Romana")
    best.get_by_role("link", name="Fortuna", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fortuna")
    # Other games that were played here with this bot have tables of their own.
    page.get_by_role("region", name="Games played to the end here").first.wait_for()
    page.goto("/player/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_have_text("There is no such player, or not any more.")
    page.goto("/ranking/forum")
    expect(page.get_by_role("link", name="Forum Romanum")).to_have_attribute("aria-current", "page")
