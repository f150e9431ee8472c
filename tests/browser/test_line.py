"""The line between page and server: cut, silent, back again; and who is here."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Visits
from .visitor import Visitor

# Longer than the page waits for an answer, and than it goes without asking.
SILENCE, BEAT = 6_000, 9_000


class Tunnel:
    """A line that can be made to swallow everything, as a train in a tunnel does."""

    def __init__(self, visitor: Visitor) -> None:
        self.dark = False
        visitor.page.clock.install()  # nobody sits through the silence
        visitor.page.route_web_socket("**/socket", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: None if self.dark else server.send(text))
        server.on_message(lambda text: None if self.dark else line.send(text))


def test_a_silent_line_is_noticed_and_the_click_is_kept(visit: Visits) -> None:
    julia = visit("Julia")
    tunnel = Tunnel(julia)
    julia.called()
    julia.table("alea")
    roll = julia.page.get_by_role("button", name="Roll a die")
    roll.wait_for()
    tunnel.dark = True
    roll.click()
    julia.page.clock.fast_forward(SILENCE)
    bar = julia.page.locator(".lost")
    bar.wait_for()
    expect(bar).to_contain_text("Your move is kept")
    tunnel.dark = False
    julia.page.clock.fast_forward(SILENCE)
    bar.wait_for(state="detached")
    julia.wait()
    expect(julia.page.locator("[role=log] li", has_text="Julia rolls a die.")).to_have_count(1)


def test_a_silent_line_is_noticed_without_a_click(visit: Visits) -> None:
    julia = visit("Julia")
    tunnel = Tunnel(julia)
    julia.called()
    julia.table("alea")
    julia.wait()
    tunnel.dark = True
    julia.page.clock.fast_forward(BEAT)  # it asks whether anybody is there
    julia.page.clock.fast_forward(SILENCE)
    julia.page.locator(".lost").wait_for()


def test_a_line_that_is_cut_while_the_die_is_in_the_air_loses_no_line_of_the_log(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    lines: list[WebSocketRoute] = []

    def route(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    julia.page.route_web_socket("**/socket", route)
    # Slowly: the line is back before the die has come down.
    julia.page.add_init_script("localStorage.taberna = JSON.stringify({ pace: 'slow', volume: 0 })")
    julia.called()
    julia.table("alea")
    roll = julia.page.get_by_role("button", name="Roll a die")
    roll.click()
    julia.page.locator(".dice [data-flying]").wait_for()  # it is heard, and not told yet
    lines[-1].close()
    julia.page.locator("[role=log] li", has_text="Julia rolls a die.").wait_for()
    julia.wait()
    expect(julia.page.locator("[role=log] li", has_text="Julia rolls a die.")).to_have_count(1)


def test_the_page_opens_without_a_line_and_says_so(visit: Visits) -> None:
    julia = visit("Julia")
    julia.page.goto("/")
    julia.page.locator("article").first.wait_for()
    julia.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    julia.page.reload()  # what the page is made of is kept from now on
    julia.page.locator("article").first.wait_for()
    julia.page.context.set_offline(True)
    julia.page.reload()
    julia.page.get_by_text("The server can’t be reached just now.").wait_for()
    julia.page.context.set_offline(False)
    julia.page.locator("article").first.wait_for()


def test_somebody_who_is_away_is_said_to_be(visit: Visits) -> None:
    julia, zoe = visit("Julia"), visit("Zoë")
    julia.called()
    zoe.called()
    table = julia.opened({"game": "alea", "seats": [{"kind": "open"}, {"kind": "me"}]})
    zoe.page.goto(f"/table/{table}")
    zoe.page.get_by_role("button", name="Sit down").click()
    julia.page.get_by_text("Zoë is thinking").wait_for()
    expect(julia.page.locator(".everybody .presence.here")).to_have_count(1)
    zoe.page.close()
    julia.page.get_by_text("but Zoë is not here just now").wait_for()
    expect(julia.page.locator(".everybody .presence:not(.here)")).to_have_count(1)
