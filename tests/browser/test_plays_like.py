"""A bot’s seat in the form of a new table: how it plays, by a face, a name and a sentence."""

from __future__ import annotations

from playwright.sync_api import expect

from taberna.bots import names

from .conftest import Visits


def test_a_bot_plays_like_whom_one_chooses(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.page.goto("/open/alea")
    seat = julia.page.locator(".seat").nth(1)
    offered = names("alea")  # imperator too, where his network can be played with
    expect(seat.get_by_role("radio")).to_have_count(len(offered))
    expect(seat.get_by_role("radio", name="Civis")).to_be_checked()
    faces = {one.inner_html() for one in seat.locator("[data-level] svg").all()}
    assert len(faces) == len(offered), "everybody has a face of his own"
    strongest = seat.locator(f"[data-level={offered[-1]}]")
    strongest.click()
    expect(strongest.get_by_role("radio")).to_be_checked()
    expect(seat.get_by_text("thinks ahead")).to_be_visible()
    novice = seat.locator("[data-level=novice]")
    novice.click()
    expect(seat.get_by_role("radio", name="Tiro")).to_be_checked()
    expect(seat.get_by_text("can’t tell the good ones from the middling")).to_be_visible()
    seat.get_by_role("combobox").select_option("open")
    expect(seat.get_by_role("radio")).to_have_count(0)
    seat.get_by_role("combobox").select_option("bot")
    expect(seat.get_by_role("radio", name="Civis")).to_be_checked()
    seat.locator("[data-level=senator]").click()
    with julia.page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/tables")) as sent:
        julia.page.get_by_role("button", name="Open a table").click()
    asked = sent.value.post_data_json
    assert asked is not None and asked["seats"][1]["bot"] == "senator"
