"""The page invents no rules: why not, and what then, are the engine's answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import taberna
from taberna.core.chance import Rng
from taberna.core.game import State

from ..analysis.test_truth import wins_at_once
from .conftest import Visits


def _until(game: str, players: int, wanted: str, seed: int, **options: object) -> State:
    """A position of a game at random where seat 0 is asked this."""
    state, rng = taberna.game(game, players=players, **options).start(), Rng(seed)
    while state.over or state.turn != 0 or state.ask()[0] != wanted:
        state = state.game.start() if state.over else state
        state.apply(state.pick(rng))
    return state


def _quarrel() -> tuple[State, str]:
    """Seat 0 must seat a Roman, and one free seat is forbidden to him: the position, and the seat."""
    for seed in range(200):
        state = _until("pecunia", 2, "must-sit", seed)
        free = [seat for seat, sitters in state.view(0)["latrines"][0].items() if not sitters]  # type: ignore[index]
        options = {state.game.text(action) for action in state.options()}
        barred = [seat for seat in free if f"sit {seat}" not in options]
        if barred:
            return state, barred[0]
    raise AssertionError


def test_why_a_seat_cant_be_taken(visit: Visits) -> None:
    state, seat = _quarrel()
    why = state.refusal(state.game.action(f"sit {seat}"))
    julia = visit("Julia")
    julia.called()
    julia.table("pecunia", begun=state.position())
    julia.wait()
    seats = ["left", "middle", "right"]
    julia.page.locator(".mine .bench > li").nth(seats.index(seat)).locator(".piece.hole").hover()
    tip = julia.page.locator("[role=tooltip]", has_text=f"[{why.clause}]")
    tip.wait_for()
    assert why.clause == "P9"


Told = list[dict[str, object]]


def _scoring(scoring: str, players: int, wanted: Callable[[Told], bool]) -> tuple[State, str, Told]:
    """A placement of seat 0 that fills a sector: the position, the cell, and what the engine says it does."""
    for seed in range(60):
        state, rng = taberna.game("forum", players=players, scoring=scoring).start(), Rng(seed)
        while not state.over:
            if state.turn == 0 and state.ask()[0] == "place":
                for action in state.options():
                    tried = state.clone()
                    tried.listen()
                    tried.apply(action)
                    events = [event.seen_by(0) for event in tried.heard()]
                    if wanted([event for event in events if event["kind"] == "gains"]):
                        return state, state.game.text(action).rpartition(":")[2], events
            state.apply(state.pick(rng))
    raise AssertionError


def _foretold(visit: Visits, scoring: str, players: int, wanted: Callable[[Told], bool]) -> str:
    """What the page says of such a placement, after a look at whether all of it is there."""
    state, cell, events = _scoring(scoring, players, wanted)
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=players - 1, begun=state.position(), options={"scoring": scoring})
    julia.wait()
    julia.page.get_by_role("button", name=f"{cell}, building").hover()
    panel = julia.page.get_by_role("region", name="What it would mean")
    panel.wait_for()
    told = panel.inner_text()
    for event in events:
        if event["kind"] in ("gains", "loses"):
            sign = "+" if event["kind"] == "gains" else "−"
            assert f"{sign}{event['steps']}" in told
    assert told.count("+") == sum(event["kind"] == "gains" for event in events)
    assert told.count("−") == sum(event["kind"] == "loses" for event in events)
    return told


def test_a_scoring_is_foretold_as_the_engine_does_it(visit: Visits) -> None:
    """Of the plebeian variant above all: ties that the page once got wrong."""
    _foretold(visit, "plebeian", 3, lambda gains: len(gains) > 1)


def test_both_colours_of_one_player_gain(visit: Visits) -> None:
    told = _foretold(
        visit,
        "plebeian",
        2,
        lambda gains: any(
            one["player"] == other["player"] and one["sector"] == other["sector"]
            for one, other in combinations(gains, 2)
        ),
    )
    assert "(red)" in told and "(yellow)" in told


def test_a_hint_says_why(visit: Visits) -> None:
    state, _, _ = wins_at_once()
    julia = visit("Julia")
    julia.called()
    seats = [{"kind": "bot", "bot": "thumb"}, {"kind": "bot", "bot": "thumb"}]
    seats[int(state.turn)] = {"kind": "me"}
    julia.opened({"game": "pecunia", "seats": seats, "begun": state.position()})
    julia.wait()
    julia.page.get_by_role("button", name="Hint").click()
    julia.page.locator(".bar [role=status]", has_text="wins at once.").wait_for()


def test_all_markers_from_one_event(visit: Visits) -> None:
    options = {"events": True}
    state = _until("pecunia", 2, "supply", 3, **options)
    while state.ask()[1].get("left", 0) < 2:  # type: ignore[operator]
        state.apply(state.pick(Rng(9)))
        while state.over or state.turn != 0 or state.ask()[0] != "supply":
            state = state.game.start() if state.over else state
            state.apply(state.pick(Rng(5)))
    left = state.ask()[1]["left"]
    julia = visit("Julia")
    julia.called()
    julia.table("pecunia", begun=state.position(), options=options)
    julia.wait()
    julia.page.get_by_label(f"All {left} from one").check()
    julia.page.locator("main .middle .piece.live").first.click()
    lines = julia.page.locator("[role=log] li", has_text="Julia takes")

    def taken() -> int:
        told = lines.all_inner_texts()
        return sum(1 if " a marker " in line else int(line.split("takes ")[1].split()[0]) for line in told)

    assert julia.soon(lambda: taken() == left), "one click for all of them"
