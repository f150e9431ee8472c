"""People at one table: two windows, one screen, a cut line, a server that starts anew."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from .conftest import SteadyServer, Visits
from .views import SHORT, nearly_over


def test_two_people_in_two_windows(visit: Visits) -> None:
    julia, marcus = visit("Julia"), visit("Marcus")
    julia.called()
    table = julia.opened({"game": "alea", "seats": [{"kind": "me"}, {"kind": "open"}]})
    julia.page.get_by_role("button", name="Copy link").wait_for()
    marcus.page.goto(f"/table/{table}")
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.page.get_by_label("Name").fill("Marcus")
    marcus.page.get_by_role("button", name="That’s me").click()
    marcus.page.get_by_text("Julia is thinking").wait_for()
    julia.page.get_by_role("button", name="Roll a die").click()
    marcus.page.get_by_text("Julia rolls a die.").wait_for()
    marcus.page.get_by_role("tab", name="Chat").click()
    marcus.page.get_by_label("Say something").fill("<b>Ave!</b>")
    marcus.page.keyboard.press("Enter")
    julia.page.get_by_role("tab", name="Chat").click()
    julia.page.get_by_text("<b>Ave!</b>").wait_for()


SEATS = [{"kind": "me"}, {"kind": "here", "name": "Marcus"}]


def test_hot_seat(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.opened({"game": "alea", "seats": SEATS, "options": SHORT["alea"], "begun": nearly_over("alea", 2)})
    julia.wait()
    assert julia.page.locator("[role=dialog]").count() == 0, "nothing is hidden, so nothing is covered"
    julia.play_on()


def test_hot_seat_with_a_cover_where_something_is_hidden(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.opened({"game": "pecunia", "seats": SEATS, "options": {"target": 3}})
    julia.play_on()


def test_undo(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.opened({"game": "forum", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    julia.wait()
    stones = julia.page.locator("[data-piece^=stone-]")
    before = stones.count()
    julia.page.locator("main .cell .piece.live").first.click()
    julia.page.locator(".bar .row > .button").first.click()
    julia.page.wait_for_function("() => !document.querySelector('[aria-label=Undo]').disabled")
    expect(stones).to_have_count(before + 1)
    julia.page.get_by_role("button", name="Undo").click()
    julia.page.get_by_text("Julia takes the last move back.").wait_for()
    expect(stones).to_have_count(before)


def test_a_wrong_link(visit: Visits) -> None:
    julia = visit("Julia")
    for path in ("/table/aaaaaaaaaaaaaaaa", "/nowhere", "/open/chess", "/learn/chess", "/table/x"):
        julia.page.goto(path)
        julia.page.get_by_role("heading", name="There is nothing here").wait_for()


def test_a_cut_line_in_the_middle_of_an_animation(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    lines: list[WebSocketRoute] = []

    def route(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    julia.page.route_web_socket("**/socket", route)
    julia.called()
    julia.table("alea")
    cuts, rolls = 0, julia.page.locator("[role=log] li", has_text="Julia rolls a die.")
    for _ in range(3):
        roll = julia.page.get_by_role("button", name="Roll a die")
        roll.wait_for()
        roll.click()
        lines[-1].close()
        cuts += 1
        # The page may not have noticed yet that the line is cut, and the button may still be there.
        expect(rolls, "no move is lost").to_have_count(cuts)
        julia.page.wait_for_function("() => !document.querySelector('.lost')")
        julia.wait()
        if julia.page.get_by_role("button", name="Roll a die").count() == 0:
            break
    expect(rolls, "none is doubled").to_have_count(cuts)


def test_a_move_that_was_seen_before_the_line_was_cut_did_not_come_too_late(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    cuts: list[int] = []

    def route(line: WebSocketRoute) -> None:
        server, moves, seen = line.connect_to_server(), [], []

        def ask(message: str | bytes) -> None:
            said = json.loads(message)
            moves.extend([said["id"]] if said["type"] == "move" else [])
            server.send(message)

        def tell(message: str | bytes) -> None:
            """All is passed on but the answer to the first move: when that was seen the line is cut instead."""
            said = json.loads(message)
            seen.extend([said["type"]] if moves else [])
            if cuts or said.get("id") not in moves:
                line.send(message)
            if not cuts and "played" in seen:
                cuts.append(1)
                line.close()

        line.on_message(ask)
        server.on_message(tell)

    julia.page.route_web_socket("**/socket", route)
    julia.called()
    julia.table("alea")
    julia.page.get_by_role("button", name="Roll a die").click()
    expect(julia.page.locator("[role=log] li", has_text="Julia rolls a die.")).to_have_count(1)
    julia.wait()
    assert cuts
    expect(julia.page.locator(".lost")).to_have_count(0)


def test_a_server_that_starts_anew(visit: Visits, tmp_path: Path) -> None:
    server = SteadyServer(tmp_path / "again", "--limits", "0")
    server.start()
    try:
        julia = visit("Julia", server=server)
        julia.called()
        julia.table("alea")
        julia.page.get_by_role("button", name="Roll a die").click()
        julia.page.get_by_text("Julia rolls a die.").wait_for()
        server.kill()
        julia.page.get_by_role("alert").wait_for()
        server.start()
        julia.page.wait_for_function("() => !document.querySelector('.lost')")
        julia.wait()
        expect(julia.page.locator("li", has_text="Julia rolls a die.")).to_have_count(1)
    finally:
        server.stop()
