"""What the others do is performed: one thing after the other, told when it is seen, at the pace one chose."""

from __future__ import annotations

import random
from itertools import pairwise

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Visits
from .visitor import Visitor

# Notes, at every frame, the time, what the log says, what lies on the board, and whether a die is in the air.
WATCH = """() => {
  window.seen = []
  const banner = document.querySelector(".turn")
  const look = () => {
    const log = [...document.querySelectorAll("[role=log] li")].map((one) => one.innerText.trim())
    const stones = document.querySelectorAll("[data-piece^=stone-]").length
    const flying = document.querySelectorAll(".dice [data-flying]").length
    const last = window.seen.at(-1)
    if (!last || last.log.length !== log.length || last.stones !== stones || last.flying !== flying)
      window.seen.push({ time: performance.now(), log, stones, flying, banner: banner.innerText })
    requestAnimationFrame(look)
  }
  look()
}"""
MINE = "() => document.querySelector('.bar .row > .button.primary, main .piece.live')"


def _begun(julia: Visitor, game: str, rivals: int) -> None:
    julia.called()
    julia.table(game, rivals=rivals, bot="random")
    julia.wait()
    julia.page.evaluate(WATCH)


def _place(julia: Visitor) -> None:
    julia.page.locator("main .cell .piece.live").first.click()
    julia.page.locator(".bar .row > .button.primary").click()


def test_bots_move_one_after_the_other_and_everything_tells_the_same_moment(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    _begun(julia, "forum", 3)
    before = julia.page.locator("[data-piece^=stone-]").count()
    _place(julia)
    julia.page.wait_for_function(f"() => seen.at(-1).stones === {before + 4}")
    julia.page.wait_for_function(MINE)
    seen = julia.page.evaluate("seen")
    told = [now["stones"] - was["stones"] for was, now in pairwise(seen) if len(now["log"]) > len(was["log"])]
    assert told == [1, 1, 1, 1], "my own move, then three bots, each on its own"
    for moment in seen:
        placed = sum(" places " in line for line in moment["log"])
        assert moment["stones"] == placed, "the log and the board tell the same moment"


def test_a_die_in_the_air_tells_nothing(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    _begun(julia, "alea", 1)
    julia.page.get_by_role("button", name="Roll a die").click()
    julia.page.wait_for_function("() => seen.some((one) => one.flying > 0)")
    julia.page.wait_for_function(MINE)
    seen = julia.page.evaluate("seen")
    flying = [moment for moment in seen if moment["flying"]]
    told = sum("The die shows" in line for line in seen[0]["log"])
    assert all(sum("The die shows" in line for line in moment["log"]) == told for moment in flying)
    assert not any("The die shows" in moment["banner"] for moment in flying)


class Dam:
    """Keeps back what the server tells, and then lets all of it through at once."""

    def __init__(self, visitor: Visitor) -> None:
        self.closed = False
        self.kept: list[str | bytes] = []
        visitor.page.route_web_socket("**/socket", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: self.kept.append(text) if self.closed else line.send(text))

    def moves(self) -> int:
        return sum('"type":"played"' in str(text) for text in self.kept)

    def open(self) -> None:
        self.closed = False
        for text in self.kept:
            self.line.send(text)


def test_a_key_skips_to_the_present(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    julia.page.add_init_script("localStorage.taberna = JSON.stringify({ pace: 'slow', volume: 0 })")
    dam = Dam(julia)
    _begun(julia, "forum", 3)
    stones = julia.page.locator("[data-piece^=stone-]").count()
    julia.page.evaluate("addEventListener('keydown', () => (window.pressed ??= performance.now()), true)")
    dam.closed = True
    _place(julia)
    assert julia.soon(lambda: dam.moves() == 4), "my own move, and three of the bots"
    dam.open()
    julia.page.wait_for_function(f"() => seen.at(-1).stones > {stones}")
    julia.page.keyboard.press("s")
    julia.page.wait_for_function(f"() => seen.at(-1).stones === {stones + 4}")
    seen, pressed = julia.page.evaluate("[seen, pressed]")
    later = [now for was, now in pairwise(seen) if now["time"] > pressed and now["stones"] > was["stones"]]
    assert len(later) <= 1, "all that was left is told at once"


def test_at_once_for_those_who_want_it(visit: Visits) -> None:
    julia = visit("Julia")
    julia.page.goto("/")
    julia.page.locator(".settings button").first.click()
    paces = julia.page.get_by_label("Pace of the others’ moves")
    expect(paces.locator("option")).to_have_count(4)
    paces.select_option("slow")
    julia.page.wait_for_function("() => localStorage.taberna.includes('slow')")


def test_what_happened_since_my_turn_and_what_hit_me(visit: Visits) -> None:
    julia, rng = visit("Julia"), random.Random(4)
    julia.called()
    julia.table("forum", rivals=3)
    for _ in range(60):
        julia.wait()
        if julia.page.locator(".hit").count() or julia.over():
            break
        julia.choose(rng)
    expect(julia.page.locator(".hit")).to_contain_text("senator of Julia")
    julia.page.keyboard.press("Escape")
    julia.page.locator(".bar .crumbs").wait_for(state="detached")
    stones = julia.page.locator("[data-piece^=stone-]")
    now = stones.count()
    julia.page.keyboard.press("r")
    julia.page.get_by_text("1 / 3").wait_for()
    expect(stones, "the table as it was after the first of the three").to_have_count(now - 2)
    expect(julia.page.locator("main .piece.live")).to_have_count(0)
    julia.page.keyboard.press("r")
    julia.page.get_by_text("2 / 3").wait_for()
    julia.page.get_by_role("button", name="Back to now").click()
    expect(stones).to_have_count(now)
    julia.wait()
