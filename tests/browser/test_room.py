"""The room: finding others, a table that waits, a rematch, vacations, good manners."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visits
from .visitor import played_out

OPEN = {"kind": "open"}
ME = {"kind": "me"}


def test_two_people_find_each_other(visit: Visits) -> None:
    julia, livia = visit("Julia"), visit("Livia")
    for one in (julia, livia):
        one.called()
        one.page.goto("/")
        one.page.locator("article", has_text="Alea").get_by_role("link", name="Play with people").click()
        one.page.get_by_label("Players").select_option("2")
        one.page.get_by_label("Time to think").select_option("post")
        if one is julia:
            one.page.get_by_role("button", name="Look for others").click()
            one.page.get_by_text("You are the only one so far. 2 are needed.").wait_for()
            expect(one.page.get_by_role("timer")).to_have_text(
                re.compile(r"Bots take the open seats in \d+ seconds?\.")
            )
            # Whoever thinks better of it looks no more; whoever loads the page again goes on.
            one.page.get_by_role("button", name="Cancel").click()
            one.page.get_by_role("button", name="Look for others").click()
            one.page.get_by_text("You are the only one so far").wait_for()
            one.page.reload()
            one.page.get_by_text("You are the only one so far").wait_for()
    livia.page.get_by_role("button", name="Look for others").click()
    livia.page.wait_for_url("**/table/*")
    julia.page.wait_for_url(livia.page.url)
    expect(julia.page.locator(".side")).to_contain_text("3 days a move")


def test_a_waiting_room(visit: Visits) -> None:
    julia, livia = visit("Julia"), visit("Livia")
    julia.called()
    livia.called()
    wish = {"game": "alea", "seats": [ME, OPEN, OPEN], "standin": "thumb", "listed": True}
    table = julia.opened(wish)
    livia.page.goto("/")
    livia.page.locator(f"a[href$='{table}']").get_by_text("as long as you like").wait_for()
    livia.page.locator(f"a[href$='{table}']").click()
    livia.page.get_by_role("button", name="Sit down").first.click()
    # Who is there, and what they say.
    expect(julia.page.locator(".seats .presence.here")).to_have_count(2)
    livia.page.get_by_label("Say something").fill("Ave!")
    livia.page.get_by_role("button", name="Send").click()
    julia.page.get_by_text("Ave!").wait_for()
    # The host offers other options; nothing changes before Livia agrees.
    julia.page.get_by_role("button", name="Change the options").click()
    julia.page.get_by_label("Time to think").select_option("post")
    julia.page.get_by_label("When somebody’s time is up").select_option("loss")
    julia.page.get_by_role("button", name="Offer it to everybody").click()
    julia.page.get_by_text("Not agreed yet: Livia").wait_for()
    livia.page.get_by_role("heading", name="Julia would rather play so:").wait_for()
    expect(livia.page.get_by_text("as long as you like")).to_be_visible()
    livia.page.get_by_role("button", name="I agree").click()
    agreed = "3 days a move · When somebody’s time is up: they have lost; a bot plays on for the others"
    for one in (julia, livia):
        one.page.get_by_text(agreed).wait_for()
        expect(one.page.get_by_role("heading", name="Julia would rather play so:")).to_have_count(0)
    # A bot of some level takes the last seat, and the game begins.
    julia.page.get_by_label("Seat 3: A bot").select_option("citizen")
    julia.page.get_by_role("button", name="Seat a bot here").click()
    livia.page.locator(".frame").wait_for()
    # On vacation her clock stands still, and Livia sees it.
    julia.page.goto("/account")
    julia.page.get_by_text("30 days are left.").wait_for()
    julia.page.get_by_role("button", name="Go on vacation").click()
    julia.page.get_by_text("You are on vacation, until").wait_for()
    livia.page.get_by_text("Julia is on vacation: that clock stands still.").wait_for()
    expect(livia.page.get_by_text("on vacation; the clock stands still").first).to_be_attached()
    julia.page.get_by_role("button", name="I am back").click()
    livia.page.get_by_text("Julia is back from vacation.").wait_for()


def test_a_game_with_a_guest_does_not_count_and_says_so(visit: Visits) -> None:
    julia, gaius = visit("Julia"), visit("Gaius")
    for one in (julia, gaius):
        one.called()
    julia.sign_up()
    table = julia.opened({"game": "alea", "seats": [ME, OPEN, OPEN], "hints": False, "listed": True})
    expect(julia.page.locator(".counts")).to_have_text("rated")
    gaius.page.goto("/")
    gaius.page.locator(f"a[href$='{table}']").get_by_text("· rated").click()
    gaius.page.get_by_role("button", name="Sit down").first.click()
    for one in (julia, gaius):
        expect(one.page.locator(".counts")).to_have_text("unrated: a guest sits here")
    gaius.page.get_by_role("button", name="Get up").click()
    expect(julia.page.locator(".counts")).to_have_text("rated")
    gaius.page.get_by_role("button", name="Sit down").first.click()
    expect(julia.page.locator(".seats li.open")).to_have_count(1)
    julia.page.get_by_role("button", name="Seat a bot here").click()
    julia.page.locator(".frame").wait_for()
    expect(julia.page.locator(".side .counts")).to_have_text("unrated: a guest sits here")


def test_a_rematch_is_an_offer(visit: Visits) -> None:
    julia, livia, marcus = people = [visit("Julia"), visit("Livia"), visit("Marcus")]
    for one in people:
        one.called()
    table = julia.opened({"game": "alea", "seats": [ME, OPEN, OPEN], "options": {"patience": 1}})
    for seat, one in enumerate((livia, marcus), 1):
        one.post(f"/api/tables/{table}/seats/{seat}", {})
    played_out(table, *people)
    for one in people:
        one.page.goto(f"/table/{table}")
        one.page.locator("#end-title").wait_for()
    julia.page.get_by_role("button", name="Rematch").click()
    expect(julia.page.locator(".seats li.open")).to_have_count(2)
    for one in (livia, marcus):
        one.page.get_by_text("Julia offers a rematch.").wait_for()
    marcus.page.get_by_role("button", name="Decline").click()
    marcus.page.get_by_role("link", name="Rematch").wait_for()
    expect(julia.page.locator(".seats")).to_contain_text("Open seat")
    livia.page.get_by_role("button", name="Accept").click()
    livia.page.wait_for_url(julia.page.url)
    expect(julia.page.locator(".seats li.open")).to_have_count(1)
    julia.page.get_by_role("button", name="Seat a bot here").click()
    livia.page.locator(".frame").wait_for()


def test_good_manners(visit: Visits) -> None:
    julia, marcus = visit("Julia"), visit("Marcus")
    julia.called()
    marcus.called()
    table = julia.opened({"game": "alea", "seats": [ME, OPEN, OPEN]})
    marcus.page.goto(f"/table/{table}")
    for line in ("Ave!", "You are an ass."):
        marcus.page.get_by_label("Say something").fill(line)
        marcus.page.get_by_role("button", name="Send").click()
        julia.page.get_by_text(line).wait_for()
    julia.page.get_by_role("button", name="About Marcus").last.click()
    julia.page.get_by_role("button", name="Report to the operator").click()
    julia.page.get_by_label("What happened?").fill("rude")
    julia.page.get_by_role("button", name="Report, with what was said").click()
    julia.page.get_by_text("The operator will look at it.").wait_for()
    # The host silences somebody for everybody, and lets him speak again.
    julia.page.get_by_role("button", name="Silence at this table").click()
    julia.page.get_by_role("button", name="Let speak again").click()
    julia.page.get_by_role("button", name="Silence at this table").wait_for()
    julia.page.get_by_role("button", name="Block", exact=True).click()
    julia.page.get_by_text("2 lines of people you have muted are not shown.").wait_for()
    expect(julia.page.get_by_text("You are an ass.")).to_have_count(0)
    marcus.page.get_by_role("button", name="Sit down").first.click()
    marcus.page.get_by_text("Whoever opened this table does not want to play with you.").wait_for()
    julia.page.goto("/account")
    julia.page.get_by_role("heading", name="Muted and blocked").wait_for()
    julia.page.get_by_role("button", name="Not any more").click()
    expect(julia.page.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    marcus.page.get_by_role("button", name="Sit down").first.click()
    expect(marcus.page.get_by_role("button", name="Get up")).to_be_visible()
    # A table at which nobody talks says so.
    quiet = julia.post("/api/tables", {"game": "alea", "seats": [ME, OPEN], "chat": False})["id"]
    julia.page.goto(f"/table/{quiet}")
    julia.page.get_by_text("There is no talking at this table.").wait_for()
    expect(julia.page.get_by_label("Say something")).to_have_count(0)
