"""What players read: lessons, the list of cards, advice on options, what is near the end, links to clauses."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

import taberna
from taberna.core.chance import Rng

from .conftest import Visits
from .views import FULL


def test_a_lesson_shows_what_the_answer_does_and_ends_in_a_game(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    page = julia.page
    page.goto("/learn/forum")
    page.get_by_role("button", name="a1, building III: free").click()
    page.get_by_text("That is possible too").wait_for()
    stones = page.locator(".lesson [data-piece^=stone-]")
    before = stones.count()
    page.get_by_role("button", name="d4, building I: free").click()
    page.get_by_text("Right. What happens:").wait_for()
    page.locator(".lesson li", has_text="places red on d4").wait_for()
    expect(stones, "the board after it").to_have_count(before + 1)
    expect(page.locator(".lesson .piece.live"), "nothing is asked meanwhile").to_have_count(0)
    page.get_by_role("button", name="Next: step 2 of 8").click()
    page.get_by_text("Step 2 of 8").wait_for()
    page.goto("/learn/alea")
    for _ in range(6):
        page.get_by_role("button", name="Skip this step").click()
    page.get_by_text("Step 7 of 7").wait_for()
    page.locator(".lesson").get_by_role("button", name="Row 7: free").click()
    page.locator(".lesson .ways .primary").first.click()
    page.get_by_role("button", name="Finish the lesson").click()
    page.get_by_text("That is all you need.").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("heading", name="Alea Romana").wait_for()
    julia.wait()


def test_cards_say_how_many_there_are_and_which_are_dark_red(visit: Visits) -> None:
    page = visit("Julia").page
    page.goto("/learn/pecunia")
    page.locator("[data-clause=card-line-cutter]", has_text="edition 1: 6 · edition 2: 6").wait_for()
    dark = page.locator("[data-clause^=card-].dark")
    copies = [int(re.findall(r"edition 2: (\d+), dark red", one)[0]) for one in dark.all_inner_texts()]
    assert sum(copies) == 12, "twelve dark-red ones (P4)"
    clause = page.locator("[data-clause=P1]")
    expect(clause).to_contain_text("Finish the round")
    expect(clause).not_to_contain_text("finish_round")


def test_finishing_the_round_is_advised_where_it_matters(visit: Visits) -> None:
    page = visit("Julia").page
    page.goto("/open/pecunia")
    advice = page.get_by_text("You are four or more with career ladders")
    page.locator(".count select").select_option("4")
    expect(advice).to_have_count(0)
    page.get_by_label("Career ladders").check()
    advice.wait_for()
    page.locator(".count select").select_option("3")
    expect(advice).to_have_count(0)


FREE: list[int | None] = [None] * 7


def _alea(**more: Any) -> dict[str, Any]:
    return {"turn": 0, "columns": [FREE, FREE], "cards": [["joker"], ["joker"]], **more}


def test_patience_is_counted_down_in_good_time(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("alea", begun=_alea(idle=0))
    julia.wait()
    assert julia.page.locator(".patience").count() == 0
    julia.table("alea", begun=_alea(idle=10))
    julia.page.get_by_text("If nobody writes a number or plays a card for 2 rounds, the game is over.").wait_for()


def test_a_column_that_takes_nothing_says_so(visit: Visits) -> None:
    state, rng = taberna.game("alea", players=2).start(), Rng(0)
    seed = 0
    while state.over or state.turn != 0 or 1 not in state.view(0)["blocked"]:  # type: ignore[operator]
        if state.over:
            seed += 1
            state, rng = taberna.game("alea", players=2).start(), Rng(seed)
        state.apply(state.pick(rng))
    julia = visit("Julia")
    julia.called()
    julia.table("alea", begun=state.position())
    tablet = julia.page.locator(".tablet:not([data-mine])")
    tablet.get_by_text("Takes no number any more").wait_for()


def test_the_log_leads_to_the_clause_of_that_card(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    state, rng = taberna.game("pecunia", players=2).start(), Rng(3)
    while state.over or state.turn != 0 or not any(one.startswith("play ") for one in _texts(state)):
        state.apply(state.pick(rng))
    julia.table("pecunia", begun=state.position())
    julia.wait()
    card = next(one for one in _texts(state) if one.startswith("play ")).split()[1]
    julia.page.locator(f"[data-piece^=card-{card}]").first.click(position={"x": 9, "y": 9})
    julia.page.locator(".bar .row > .button.primary").click()
    line = julia.page.locator("[role=log] li", has_text="Julia plays").last
    line.get_by_role("button", name="Clause P15 of the rules").click()
    julia.page.locator(f"[data-clause=card-{card}].found").wait_for()


def test_the_log_gives_earlier_lines_to_whoever_asks(visit: Visits) -> None:
    julia, rng = visit("Julia"), random.Random(5)
    julia.called()
    julia.table("pecunia", rivals=5, options=FULL["pecunia"], bot="random")
    log, lines = julia.page.get_by_role("log"), julia.page.locator("[role=log] li")
    earlier = log.get_by_role("button", name="Show earlier lines")
    while earlier.count() == 0:
        julia.wait()
        julia.choose(rng)
    julia.wait()
    assert julia.soon(lambda: 24 <= lines.count() < 48)
    expect(lines.last, "the newest is in view").to_be_in_viewport()
    read = lines.first.inner_text()
    # By keyboard, to the very first line; what is read out is only what is new.
    while earlier.count() > 0:
        drawn = lines.count()
        earlier.press("Enter")
        expect(lines.nth(drawn)).to_be_attached()
    expect(log).to_be_focused()
    expect(log).to_have_attribute("aria-live", "off")
    assert read in lines.all_inner_texts()
    log.press("End")
    assert julia.soon(lambda: 24 <= lines.count() < 48), "back at the end"
    expect(log).to_have_attribute("aria-live", "polite")


def _texts(state: Any) -> list[str]:
    return [state.game.text(action) for action in state.options()]
