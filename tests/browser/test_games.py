"""A whole game of each title against a bot, by clicking."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import taberna
from taberna.core.chance import Rng

from .conftest import PHONE, Visits

# Options that make for a short game.
SHORT = {"alea": {"patience": 1}, "forum": {"patience": 2}, "pecunia": {"target": 5}}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_clicking(visit: Visits, game: str) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table(game, rivals=2 if game == "forum" else 1, options=SHORT[game])
    julia.play_on()
    page = julia.page
    page.locator(".scores li").nth(1).wait_for()
    page.locator("svg[role=img] .line").nth(1).wait_for(state="attached")
    page.get_by_role("img", name="Chances to win").wait_for()
    page.locator(".replay input[type=range]").fill("3")
    expect(page).to_have_url(re.compile("#3$"))
    page.get_by_text("Check the dice").click()
    page.get_by_text("The seed is the one that was locked in.").wait_for()
    page.get_by_role("button", name="Draw them all again").click()
    page.locator("details [role=status].good").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = download.value.path()
    page.get_by_role("button", name="Rematch").click()
    julia.wait()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record.read_bytes()}
    )
    page.locator("#end-title").wait_for()


MODULES = {"upgrades": True, "events": True, "ladders": True, "gods": True, "famous": 18}


def test_every_module_can_be_played_by_clicking(visit: Visits) -> None:
    known = {option.name for option in taberna.game_class("pecunia").choices}
    options = {name: value for name, value in MODULES.items() if name in known}
    julia, rng = visit("Julia"), random.Random(2)
    julia.called()
    julia.table("pecunia", rivals=2, options=options)
    for _ in range(40):
        julia.wait()
        if julia.over():
            break
        shown = julia.page.evaluate("document.body.innerText")
        assert not re.search(r"\{\s*\$", shown), "words with a gap in them"
        julia.choose(rng)
    expect(julia.page.locator("[data-piece^=upgrade-], [data-piece^=event-]").first).to_be_attached()


def test_one_click_and_you_are_in_a_game(visit: Visits) -> None:
    livia = visit("Livia")
    livia.page.goto("/")
    livia.page.get_by_role("button", name="Play now").first.click()
    livia.page.get_by_label("Name").fill("Livia")
    livia.page.get_by_role("button", name="That’s me").click()
    livia.page.get_by_text("Roll the first die.").wait_for()
    expect(livia.page.get_by_role("heading", name="Livia")).to_have_count(1)


def test_hint_keys_and_log(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("alea")
    julia.wait()
    julia.page.keyboard.press("1")
    julia.page.get_by_text("Julia rolls a die.").first.wait_for()
    julia.wait()
    julia.page.keyboard.press("h")
    julia.page.get_by_text("Chances to win").wait_for()
    julia.page.get_by_role("button", name="Clause A7 of the rules").first.click()
    julia.page.locator("[data-clause=A7].found").wait_for()


def test_forum_romans_move_once_all_are_placed(visit: Visits) -> None:
    state, rng = taberna.game("forum", players=3).start(), Rng(5)
    while state.over or state.turn != 0 or state.ask()[0] != "move":
        state.apply(state.pick(rng))
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=2, begun=state.position())
    julia.wait()
    pawns = julia.page.locator("main .piece.live")
    expect(pawns, "only my Romans glow; cells do once one is chosen").to_have_count(8)
    pawns.first.click()
    julia.page.locator("main .piece.live:not(.chosen)").nth(9).hover()
    julia.page.get_by_role("heading", name="What it would mean").wait_for()
    julia.page.locator("main .cell:not(:has([data-piece])) .piece.live").first.click()
    julia.page.locator(".bar .button.primary").click()
    julia.page.get_by_text("Julia moves red from").wait_for()


def test_a_roman_can_be_carried_to_his_seat(visit: Visits) -> None:
    state, rng = taberna.game("pecunia", players=2).start(), Rng(3)
    while state.over or state.turn != 0 or state.ask()[0] != "must-sit":
        state = state.game.start() if state.over else state
        state.apply(state.pick(rng))
    julia = visit("Julia")
    julia.called()
    julia.table("pecunia", begun=state.position())
    julia.wait()
    seated = julia.page.locator(".mine .bench .roman")
    before = seated.count()
    julia.page.locator(".mine .queue .front").drag_to(julia.page.locator(".mine .hole.live").first)
    julia.page.wait_for_function(f"() => document.querySelectorAll('.mine .bench .roman').length > {before}")


def test_a_move_by_keyboard_alone(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=2, bot="random")
    julia.wait()
    keyboard = julia.page.keyboard
    julia.page.locator("main .piece.live").first.focus()
    keyboard.press("ArrowDown")
    keyboard.press("ArrowRight")
    cell = julia.page.evaluate("document.activeElement.getAttribute('aria-label')").split(",")[0]
    keyboard.press("Enter")
    keyboard.press("Enter")
    julia.page.get_by_text(f"Julia places red on {cell}.").wait_for()


@pytest.mark.parametrize(("dice", "buttons"), [("VVXIX", 12 + 1), ("VVXIXI", 2 + 1)])
def test_many_choices_leave_the_table_in_sight_and_none_is_out_of_reach(
    visit: Visits, dice: str, buttons: int
) -> None:
    julia = visit("Julia", size=PHONE)
    julia.called()
    position = {"turn": 0, "columns": [[None] * 7] * 2, "cards": [["joker"]] * 2, "dice": [*dice]}
    julia.table("alea", begun=position)
    julia.page.get_by_role("button", name="Joker", exact=True).click()
    julia.page.locator(".bar .crumbs").wait_for()
    ways = julia.page.locator(".bar .row > .button")
    expect(ways, "all of them, or those that name no die; and the way back").to_have_count(buttons)
    table = julia.page.locator("main").bounding_box()
    assert table is not None
    assert table["height"] > PHONE[1] / 3
    ways.nth(buttons - 2).click()
    julia.page.get_by_text("Julia plays the joker").first.wait_for(state="attached")


def test_a_choice_in_steps_can_be_taken_back(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=2)
    julia.wait()
    cell = julia.page.locator("main .piece.live").first
    cell.click()
    julia.page.locator(".bar .button.primary").wait_for()
    julia.page.keyboard.press("Escape")
    julia.page.locator(".bar .button.primary").wait_for(state="detached")
    expect(julia.page.locator("main .piece.chosen")).to_have_count(0)
