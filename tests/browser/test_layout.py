"""Layout by measurement: whatever is asked, whatever the screen, nobody looks for anything in vain.

At every decision of a game: what glows is in sight, or an arrow or the tray leads to it; names, money and whose
turn it is are in view; nothing sticks out. TABERNA_LAYOUT=1 measures every size with every number of players.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import taberna
from taberna.core.chance import Rng
from taberna.core.game import State

from .conftest import Visits
from .views import FULL

SIZES = {
    "phone": (360, 740),
    "side": (740, 360),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
ALL = [
    (game, players, full, size)
    for game in ("alea", "forum", "pecunia")
    for players in (2, 4, 6)
    for full in ((False, True) if game in FULL else (False,))
    for size in SIZES
]
FEW = [
    ("alea", 4, False, "side"),
    ("forum", 6, False, "phone"),
    ("pecunia", 6, True, "phone"),
    ("pecunia", 6, True, "side"),
    ("pecunia", 4, True, "tablet"),
    ("pecunia", 6, True, "desktop"),
]
LONG = os.environ.get("TABERNA_LAYOUT") == "1"
DECISIONS = 400 if LONG else 16

MEASURE = """() => {
  const problems = []
  const box = (one) => one.getBoundingClientRect()
  const main = document.querySelector("main"), room = box(main), wide = innerWidth, high = innerHeight
  const inside = (b, r, slack = 1.5) =>
    b.left >= r.left - slack && b.right <= r.right + slack &&
    b.top >= r.top - slack && b.bottom <= r.bottom + slack
  const page = { left: 0, top: 0, right: wide, bottom: high }
  const name = (one) => one.getAttribute("aria-label") || one.className
  if (document.documentElement.scrollWidth > wide) problems.push("the page is too wide")
  if (document.documentElement.scrollHeight > high + 1) problems.push("the page is too high")
  if (main.scrollWidth > main.clientWidth + 1) {
    const out = [...main.querySelectorAll("*")].filter((one) => box(one).right > room.right + 1)
    problems.push(`the table is too wide: ${out.slice(0, 3).map((one) => one.className)}`)
  }
  for (const one of document.querySelectorAll(".everybody li")) {
    if (!inside(box(one), page)) problems.push(`a player is out of view: ${JSON.stringify(box(one))}`)
    const figures = one.querySelector(".figures")
    if (figures && !inside(box(figures), box(one), 2)) problems.push(`figures stick out: ${one.innerText}`)
  }
  if (!inside(box(document.querySelector(".turn")), page)) problems.push("whose turn it is is out of view")
  for (const one of main.querySelectorAll(".piece")) {
    const b = box(one)
    if (b.width && (b.left < room.left - 2 || b.right > room.right + 2)) problems.push(`cut off: ${name(one)}`)
  }
  if (wide >= 1024 && high >= 860 && main.scrollTop < 1) {
    for (const one of main.querySelectorAll(".mine .hand .piece, .tablet[data-mine] .piece")) {
      if (box(one).bottom > room.bottom + 1.5) problems.push(`my own side is below the bar: ${name(one)}`)
    }
  }
  const seen = (one) => {
    const b = box(one), part = one.closest(".scrolls") ? box(one.closest(".scrolls")) : room
    const width = Math.min(b.right, room.right) - Math.max(b.left, room.left)
    const height = Math.min(b.bottom, room.bottom, part.bottom) - Math.max(b.top, room.top, part.top)
    return width > 0 && height > 0 && width * height >= 0.5 * b.width * b.height
  }
  // Whatever is in sight gets the click; cards of one hand and Romans of one queue may lie over each other.
  for (const one of main.querySelectorAll(".piece.live")) {
    if (!seen(one)) continue
    const b = box(one), part = one.closest(".scrolls") ? box(one.closest(".scrolls")) : room
    const row = one.closest(".hand, .queue"), middle = (b.left + b.right) / 2
    const points = [[b.left + 9, b.top + 9, one], [middle, (b.top + b.bottom) / 2, row ?? one]]
    if (row) points.push([b.right - 9, b.bottom - 9, row])
    for (const [x, y, wanted] of points) {
      // On the very edge, or beyond it.
      if (y <= Math.max(part.top, room.top) + 1 || y >= Math.min(part.bottom, room.bottom) - 1) continue
      const hit = document.elementFromPoint(x, y)
      if (row?.contains(hit?.closest(".piece.chosen"))) continue // lifted from the row by whoever chose it
      if (hit?.closest(".beyond")) continue // an arrow that leads further: one tap, and it lies elsewhere
      if (!wanted.contains(hit)) problems.push(`${name(one)} is covered by ${name(hit)} at ${x}, ${y}`)
    }
  }
  const away = [...main.querySelectorAll(".piece.live")].filter((one) => !seen(one))
  const lead = document.querySelector(".beyond, .tray .item")
  if (away.length && !lead) problems.push(`nothing leads to ${name(away[0])}`)
  const live = document.querySelectorAll(".piece.live").length
  const ways = document.querySelectorAll(".bar .row .button, .tray .item").length
  if (!live && !ways) problems.push("nothing can be done")
  if (room.height < (high < 500 ? 0.5 : 0.36) * high) problems.push(`the table has only ${room.height} of ${high}`)
  return [...new Set(problems)]
}"""


# Where the table begins, and beside the log where it ends: it stays there, so that nothing on it jumps.
PLACE = """() => {
  const { top, bottom } = document.querySelector("main").getBoundingClientRect()
  return innerWidth < 1024 ? [top] : [top, bottom]
}"""


@pytest.mark.parametrize(("game", "players", "full", "size"), ALL if LONG else FEW)
def test_at_every_decision(visit: Visits, game: str, players: int, full: bool, size: str) -> None:
    julia, rng = visit("Julia", size=SIZES[size]), random.Random(7)
    julia.called()
    julia.table(game, rivals=players - 1, options=FULL[game] if full else {})
    problems: list[str] = []
    places: list[list[float]] = []
    for decision in range(DECISIONS):
        julia.wait()
        if julia.over():
            break
        julia.page.mouse.move(1, 1)  # a card that is pointed at comes to the front
        julia.rested()
        if found := julia.page.evaluate(MEASURE):
            julia.rested()  # an arrow that was on its way comes with the next picture
            found = julia.page.evaluate(MEASURE)
        problems += [f"{decision}: {one}" for one in found]
        places.append(julia.page.evaluate(PLACE))
        if places[-1] != places[0]:
            problems.append(f"{decision}: the table jumps from {places[0]} to {places[-1]}")
        julia.choose(rng)
    assert not problems, "\n".join(problems[:12])


def _crowded(hand: int, queue: int) -> State:
    """Six with all modules; seat 0 is asked about its own queue, and holds many cards.

    Only one game in hundreds comes there, but a thousand of them take a second.
    """
    for seed in range(10_000):
        state, rng = taberna.game("pecunia", players=6, **FULL["pecunia"]).start(), Rng(seed)
        while not state.over:
            if state.turn == 0 and state.ask()[0] == "tumult-place":
                view: Any = state.view(0)
                if len(view["hands"][0]) >= hand and len(view["queues"][0]) >= queue:
                    return state
            state.apply(state.pick(rng))
    raise AssertionError


@pytest.mark.parametrize(("hand", "queue"), [(5, 8), (3, 9)])
def test_a_long_queue_and_a_full_hand(visit: Visits, hand: int, queue: int) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("pecunia", rivals=5, options=FULL["pecunia"], begun=_crowded(hand, queue).position())
    problems: list[str] = []
    for name, (width, height) in SIZES.items():
        julia.page.set_viewport_size({"width": width, "height": height})
        julia.page.reload()
        julia.wait()
        julia.rested()
        problems += [f"{name}: {one}" for one in julia.page.evaluate(MEASURE)]
    assert not problems, "\n".join(problems)


def _asked_for_an_event() -> State:
    """Four with all modules; seat 0 must take a marker from an open event, and can do nothing else."""
    for seed in range(60):
        state, rng = taberna.game("pecunia", players=4, **FULL["pecunia"]).start(), Rng(seed)
        while not state.over:
            if state.turn == 0 and all(state.game.structure(one).get("event") for one in state.options()):
                return state
            state.apply(state.pick(rng))
    raise AssertionError


# The open cards are laid out one after the other: before the first of them lies there nothing could be pointed at.
def test_no_tray_where_everything_lies_on_the_table(visit: Visits) -> None:
    julia = visit("Julia", size=SIZES["desktop"], quick=False)
    julia.called()
    julia.table("pecunia", rivals=3, options=FULL["pecunia"], begun=_asked_for_an_event().position())
    julia.page.locator(".rows .piece.live").first.wait_for()
    julia.page.wait_for_timeout(500)
    julia.rested()
    assert julia.page.locator(".tray .item").count() == 0


# A card of which the lower half is cut off has no name.
CUT = """() => {
  const box = (one) => one.getBoundingClientRect(), upper = box(document.querySelector(".upper"))
  const cut = (one) => box(one).bottom > upper.bottom + 1 || box(one).top < upper.top - 1
  const cards = [...document.querySelectorAll(".spread .piece.live")]
  return cards.filter(cut).map((one) => one.getAttribute("aria-label"))
}"""


@pytest.mark.parametrize(("rivals", "size"), [(1, (1366, 768)), (3, (1280, 860))])
def test_no_card_of_the_draft_is_cut_off(visit: Visits, rivals: int, size: tuple[int, int]) -> None:
    julia = visit("Julia", size=size)
    julia.called()
    julia.table("pecunia", rivals=rivals, options=FULL["pecunia"])
    julia.wait()
    assert julia.soon(lambda: julia.page.evaluate(CUT) == []), julia.page.evaluate(CUT)


def _four_sit() -> State:
    """Four Romans sit on three seats of seat 0, which is asked."""
    for seed in range(200):
        state, rng = taberna.game("pecunia", players=2).start(), Rng(seed)
        while not state.over:
            view: Any = state.view(0)
            bench = view["latrines"][0]
            if state.turn == 0 and len(bench) == 3 and sum(len(sitters) for sitters in bench.values()) == 4:
                return state
            state.apply(state.pick(rng))
    raise AssertionError


def test_who_sits_next_to_whom_is_seen_on_a_phone(visit: Visits) -> None:
    julia = visit("Julia", size=(390, 844))
    julia.called()
    julia.table("pecunia", begun=_four_sit().position())
    julia.wait()
    seats = julia.page.locator("[data-mine] .bench .seat")

    def heights() -> set[int]:
        return {round(box["y"]) for seat in seats.all() if (box := seat.bounding_box())}

    assert julia.soon(lambda: len(heights()) == 1), heights()


def test_on_a_phone_the_bar_does_not_grow_for_the_last_step(visit: Visits) -> None:
    julia = visit("Julia", size=SIZES["phone"])
    julia.called()
    julia.table("forum", rivals=1)
    julia.wait()
    bar = julia.page.locator(".bar .line")
    julia.rested()
    before = bar.bounding_box()
    julia.page.locator("[data-mine] .piece.live").last.click()
    julia.page.locator("main .cell .piece.live").nth(9).click()
    julia.page.locator(".bar .button.primary").wait_for()
    julia.page.get_by_role("button", name="Back").wait_for()
    assert julia.soon(lambda: bar.bounding_box() == before), (bar.bounding_box(), before)
