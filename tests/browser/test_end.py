"""The end is a moment: the board stays, words that say you, points and how they came, and what one can do now.

And before it: against bots one may think again.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visits
from .test_layout import SIZES
from .views import SHORT, nearly_over
from .visitor import Visitor

# What must be in view once a game is over, without scrolling.
WAYS = ("Rematch", "Replay", "Analysis")
IN_VIEW = """(one) => {
  const b = one.getBoundingClientRect()
  const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
  return b.width > 0 && b.top >= 0 && b.bottom <= innerHeight && b.left >= 0 && b.right <= innerWidth &&
    (one === top || one.contains(top))
}"""
BOARD = """() => {
  const room = document.querySelector("main").getBoundingClientRect()
  const board = document.querySelector(".board").getBoundingClientRect()
  return Math.min(board.bottom, room.bottom) - Math.max(board.top, room.top)
}"""


def _board(page: Page, least: float) -> bool:
    """Whether so much of the board is in view."""
    return float(page.evaluate(BOARD)) >= least


# Whether the last line of the log is in view as a whole.
LAST_LINE = """(log) => {
  const last = log.querySelector("li:last-child").getBoundingClientRect(), room = log.getBoundingClientRect()
  return log.scrollHeight > log.clientHeight && last.bottom <= room.bottom + 1 && last.top >= room.top
}"""


# Who has won, and the next game that waits, take some of the room of log and tablets.
def test_the_last_line_and_everybodys_tablet_are_in_view_at_the_end(visit: Visits) -> None:
    julia = visit("Julia", size=SIZES["desktop"])
    julia.called()
    julia.table("alea", rivals=1, options=SHORT["alea"], begun=nearly_over("alea", 2))
    julia.play_on()
    page, (width, height) = julia.page, SIZES["desktop"]
    page.locator(".replay").wait_for()
    page.set_viewport_size({"width": width, "height": height - 90})
    assert julia.soon(partial(page.get_by_role("log").evaluate, LAST_LINE), tries=30)
    for tablet in page.locator("main .tablet").all():
        assert julia.soon(partial(tablet.locator(".points").evaluate, IN_VIEW), tries=30)


@pytest.mark.parametrize(("game", "size"), [("alea", "phone"), ("pecunia", "side"), ("forum", "desktop")])
def test_the_end_at_every_size(visit: Visits, game: str, size: str) -> None:
    julia = visit("Julia", size=SIZES[size])
    julia.called()
    rivals = 5 if game == "pecunia" else 2
    julia.table(game, rivals=rivals, options=SHORT[game], begun=nearly_over(game, rivals + 1))
    julia.play_on()
    page = julia.page
    page.locator(".replay").wait_for()
    expect(page.locator("#end-title"), "in words that say you").to_contain_text("You")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        julia.rested()
        for way in (*WAYS, "How the points came about"):
            button = page.locator(".verdict .button", has_text=way)
            assert julia.soon(partial(button.evaluate, IN_VIEW)), f"{way} at {width} × {height}"
        title = page.locator("#end-title")
        assert julia.soon(partial(title.evaluate, IN_VIEW)), f"the verdict at {width} × {height}"
        assert julia.soon(partial(_board, page, 0.3 * height)), f"the final board at {width} × {height}"
    page.get_by_role("button", name="How the points came about").click()
    expect(page.locator(".sums li")).to_have_count(rivals + 1)
    expect(page.locator(".scores li")).to_have_count(rivals + 1)


def test_whoever_has_scrolled_to_the_analysis_sees_the_replay_play(visit: Visits) -> None:
    julia, height = visit("Julia", size=SIZES["phone"]), SIZES["phone"][1]
    julia.called()
    julia.table("forum", rivals=2, options=SHORT["forum"], begun=nearly_over("forum", 3))
    julia.play_on()
    page = julia.page
    # What lies below the table comes bit by bit, and only then there is room to scroll.
    page.get_by_role("img", name="Chances to win").wait_for()

    def scrolled() -> bool:
        page.get_by_text("Check the dice").scroll_into_view_if_needed()
        return not _board(page, 1)

    assert julia.soon(scrolled)
    page.locator(".verdict .button", has_text="Replay").click()
    assert julia.soon(partial(_board, page, 0.3 * height))


def test_points_and_how_they_came(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    columns: list[list[Any]] = [[3, 8, 12, 16, 21, 30, None], [1, 2, 3, 4, None, None, None]]
    begun = {"turn": 0, "columns": columns, "cards": [["joker", "twice"], ["joker"]], "dice": ["X", "X", "X", "V"]}
    julia.table("alea", begun=begun)
    julia.page.locator("[data-mine] .piece.live").last.click()
    julia.page.locator(".bar .button.primary").click()
    julia.page.locator("#end-title").wait_for()
    julia.page.get_by_role("button", name="How the points came about").click()
    mine = julia.page.locator(".sums li", has_text="Julia")
    expect(mine, "3 + 8 + 12 + 16 + 21 + 30 + 35").to_contain_text("125")
    expect(mine).to_contain_text("2 cards")
    expect(mine).to_contain_text("135")


def _stones(visitor: Visitor, count: int) -> None:
    visitor.page.wait_for_function(f"() => document.querySelectorAll('[data-piece^=stone-]').length === {count}")


def test_against_bots_one_thinks_again(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=2, bot="random")
    julia.wait()
    stones = julia.page.locator("[data-piece^=stone-]")
    before = stones.count()
    julia.page.locator("main .cell .piece.live").first.click()
    julia.page.locator(".bar .row > .button.primary").click()
    _stones(julia, before + 3)
    julia.wait()
    julia.page.get_by_role("button", name="Undo").click()
    _stones(julia, before)
    julia.wait()
    julia.page.locator("main .cell .piece.live").nth(5).click()
    julia.page.locator(".bar .row > .button.primary").click()
    _stones(julia, before + 3)
