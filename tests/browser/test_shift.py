"""Nothing jumps: what comes later finds its place kept free, at every size, and while the others play."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import taberna
from taberna.core.chance import Rng
from taberna.core.game import Position

from .conftest import PHONE, Visits
from .views import FULL
from .visitor import READY, Visitor

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desktop": (1440, 900), "laptop": (1280, 860)}
# As the browsers' makers have it: "good" ends here.
GOOD = 0.1
# What moved without being asked to, by how much and when.
WATCH = """() => {
  window.shifts = []
  const name = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "?"
  const seen = (list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput)
        shifts.push([one.value, one.sources.map((source) => name(source.node)), one.startTime])
  }
  const watch = new PerformanceObserver(seen)
  watch.observe({ type: "layout-shift", buffered: true })
  window.shifted = () => (seen({ getEntries: () => watch.takeRecords() }), shifts)
}"""
GAMES: list[tuple[str, int, dict[str, Any]]] = [("alea", 3, {}), ("forum", 3, {}), ("pecunia", 5, FULL["pecunia"])]
# A click that is no gesture of a person: what moves after it is not forgiven.
CLICK = """(chance) => {
  const pieces = [...document.querySelectorAll("main .piece.live:not(.chosen)")]
  const button = document.querySelector(".bar .row > .button.primary")
  const piece = pieces[Math.floor(chance * pieces.length)];
  (button ?? piece ?? document.querySelector(".tray .item"))?.click()
}"""


def _watching(visit: Visits, size: str, quick: bool = True) -> Visitor:
    julia = visit("Julia", size=SIZES[size], quick=quick)
    julia.called()
    julia.page.add_init_script(f"({WATCH})()")
    return julia


def _shifted(julia: Visitor) -> tuple[float, list[Any]]:
    julia.rested()
    found = sorted(julia.page.evaluate("shifted()"), reverse=True)
    return sum(value for value, *_ in found), found[:4]


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_the_lobby_and_a_table_come_without_a_jump(visit: Visits, size: str) -> None:
    julia = _watching(visit, size)
    julia.page.goto("/")
    julia.page.locator("article").nth(2).wait_for()
    julia.page.wait_for_load_state("networkidle")
    score, worst = _shifted(julia)
    assert score < GOOD, ("lobby", worst)
    for game, rivals, options in GAMES:
        julia.table(game, rivals=rivals, options=options)
        julia.wait()
        julia.page.wait_for_load_state("networkidle")
        score, worst = _shifted(julia)
        assert score < GOOD, (game, worst)


# Whoever draws from what lies open, and whoever is asked about the others' Romans, once saw everything jump.
ROUNDS: list[tuple[str, dict[str, Any], int]] = [
    ("alea", {}, 2),
    ("forum", {}, 3),
    ("pecunia", {}, 7),
    ("pecunia", FULL["pecunia"], 3),
]


@pytest.mark.parametrize(("game", "options", "clicks"), ROUNDS, ids=["alea", "forum", "pecunia", "modules"])
def test_nothing_jumps_on_a_phone_while_bots_play(
    visit: Visits, game: str, options: dict[str, Any], clicks: int
) -> None:
    julia = _watching(visit, "phone", quick=False)
    julia.page.add_init_script("localStorage.taberna = JSON.stringify({ pace: 'quick', volume: 0 })")
    julia.table(game, rivals=3, options=options)
    _stays(julia, clicks)


# The last of the draft is taken, what was laid out goes, hands and queues are dealt, and some rounds are played.
def test_nothing_jumps_on_a_phone_at_the_end_of_the_draft_and_after(visit: Visits) -> None:
    julia = _watching(visit, "phone")
    julia.table("pecunia", rivals=3, options=FULL["pecunia"])
    _stays(julia, 14)
    assert julia.page.locator(".hand .piece").count() > 0, "the draft is over"


def _about_to_end() -> Position:
    """Six with all modules, some turns after the draft; the first seat may end its turn."""
    state, rng = taberna.game("pecunia", players=6, **FULL["pecunia"]).start(), Rng(4)
    view: Any = state.view(0)
    while view["round"] < 3 or state.turn != 0 or state.ask()[0] != "nobody-sits":
        state.apply(state.pick(rng))
        view = state.view(0)
    return state.position()


# Events come and go, names are now long, now short, sentences have one line or three: the table stays where it is.
def test_nothing_jumps_beside_the_log_while_five_bots_play(visit: Visits) -> None:
    julia = _watching(visit, "laptop")
    julia.page.add_init_script("localStorage.taberna = JSON.stringify({ pace: 'quick', volume: 0 })")
    julia.table("pecunia", rivals=5, options=FULL["pecunia"], begun=_about_to_end())
    _stays(julia, 1)
    moved = {str(name).split()[0] for _, names, _ in julia.page.evaluate("shifted()") for name in names if name}
    assert not moved & {"everybody", "middle", "rows", "held", "side", "row"}, moved


WHOLE: list[tuple[str, int, dict[str, Any], str]] = [
    ("alea", 4, {}, "phone"),
    ("forum", 4, {}, "desktop"),
    ("pecunia", 4, {}, "desktop"),
    ("pecunia", 6, FULL["pecunia"], "laptop"),
    ("pecunia", 6, FULL["pecunia"], "phone"),
    ("pecunia", 4, FULL["pecunia"], "tablet"),
]
# The table that was there before the last move; then who has won takes its room, which is meant to be noticed.
LAST = """() => {
  window.last = null
  new MutationObserver(() => { if (document.querySelector("#end-title")) last ??= performance.now() })
    .observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.skipif(os.environ.get("TABERNA_LAYOUT") != "1", reason="takes minutes: make soak")
@pytest.mark.parametrize(("game", "players", "options", "size"), WHOLE)
def test_nothing_jumps_in_a_whole_game(
    visit: Visits, game: str, players: int, options: dict[str, Any], size: str
) -> None:
    julia, rng = _watching(visit, size, quick=False), random.Random(5)
    julia.page.add_init_script("localStorage.taberna = JSON.stringify({ pace: 'quick', volume: 0 })")
    julia.table(game, rivals=players - 1, options=options)
    julia.wait()
    julia.page.evaluate(LAST)
    while not julia.over():
        julia.choose(rng)
        julia.page.wait_for_function(READY)
    over = julia.page.evaluate("last")
    score, worst = _worst([one for one in julia.page.evaluate("shifted()") if one[2] < over])
    assert score < GOOD, worst


def _worst(shifts: list[Any]) -> tuple[float, list[Any]]:
    """As the browsers' makers reckon it: what moves most within five seconds, without a second's rest."""
    found: list[list[Any]] = []
    for one in shifts:
        window = found[-1] if found else None
        if window and one[2] - window[-1][2] < 1000 and one[2] - window[0][2] < 5000:
            window.append(one)
        else:
            found.append([one])
    worst = max(found, key=lambda window: sum(value for value, *_ in window), default=[])
    return sum(value for value, *_ in worst), sorted(worst, reverse=True)[:4]


def _stays(julia: Visitor, clicks: int) -> None:
    """So many clicks; whatever comes after each of them moves nothing."""
    rng = random.Random(3)
    for _ in range(clicks):
        julia.wait()
        julia.rested()
        julia.page.evaluate(CLICK, rng.random())
        julia.rested()
        # What my own click does is expected.
        julia.page.evaluate("shifted().splice(0)")
        julia.page.wait_for_function(READY)
        score, worst = _shifted(julia)
        assert score < GOOD, worst
