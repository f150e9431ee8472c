"""Your turn: the tab says so, the browser does if it may, and the page about oneself says where else."""

from __future__ import annotations

import hmac
import re
import sqlite3

from playwright.sync_api import expect

from ..server.conftest import Server
from .conftest import Visits

# A reader who looks elsewhere, in a browser without a push service that notes what it would have shown.
ELSEWHERE = """
Object.defineProperty(document, "hidden", { get: () => localStorage.elsewhere === "yes" });
const note = async (title, { tag }) => { (window.told ??= []).push([title, tag]); };
ServiceWorkerRegistration.prototype.showNotification = note;
PushManager.prototype.subscribe = () => Promise.reject(new Error("no push service"));
"""


def test_the_tab_says_that_it_is_my_turn(visit: Visits) -> None:
    julia, marcus = visit("Julia"), visit("Marcus")
    julia.called()
    marcus.called()
    table = julia.opened({"game": "forum", "seats": [{"kind": "me"}, {"kind": "open"}]})
    marcus.post(f"/api/tables/{table}/seats/1", {})
    marcus.page.goto(f"/table/{table}")
    asked = julia if "Julia" in marcus.page.locator("[role=log] li", has_text="begins").inner_text() else marcus
    other = marcus if asked is julia else julia
    expect(asked.page).to_have_title("● Your turn · Forum Romanum · Taberna")
    expect(other.page).to_have_title("Forum Romanum · Taberna")
    expect(asked.page.locator("link[rel=icon]").last).to_have_attribute("href", "/icon-turn.svg")
    expect(other.page.locator("link[rel=icon]").last).to_have_attribute("href", "/icon.svg")
    asked.page.goto("/")
    expect(asked.page).to_have_title("(1) Taberna")
    expect(asked.page.locator("link[rel=icon]").last).to_have_attribute("href", "/icon-turn.svg")
    asked.page.get_by_role("link", name="Your turn, asked this minute").wait_for()
    other.page.goto("/")
    other.page.get_by_role("link", name=f"{asked.name} is asked, this minute").wait_for()
    expect(other.page).to_have_title("Taberna")


def test_the_browser_tells_whoever_looks_elsewhere(visit: Visits) -> None:
    julia = visit("Julia")
    page = julia.page
    page.add_init_script(ELSEWHERE)
    page.context.grant_permissions(["notifications"])
    julia.called()
    page.goto("/account")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    box = page.get_by_label("Notify me in this browser")
    expect(box).not_to_be_checked()
    box.check()
    page.get_by_text("Done.").wait_for()
    table = julia.table("alea")
    expect(page).to_have_title("● Your turn · Alea Romana · Taberna")
    assert page.evaluate("window.told") is None, "she looks"
    page.evaluate("localStorage.elsewhere = 'yes'")
    page.goto(f"/table/{table}")
    page.wait_for_function("() => window.told?.length")
    assert page.evaluate("window.told") == [["Your turn", table]]
    page.evaluate("localStorage.elsewhere = ''")
    page.goto("/account")
    page.get_by_label("Notify me in this browser").uncheck()
    page.get_by_text("Done.").wait_for()


def test_where_and_when_i_am_told(visit: Visits) -> None:
    julia = visit("Julia")
    page = julia.page
    julia.called()
    page.goto("/account")
    page.locator("[name=webhook]").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Tell it there").click()
    page.get_by_role("alert").get_by_text("Nothing arrives there").wait_for()
    assert page.locator("[name=mailbox]").count() == 0, "this server sends no mail"
    page.locator("[name=from]").fill("21:30")
    page.locator("[name=until]").fill("06:45")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_role("button", name="No quiet hours").wait_for()
    page.reload()
    expect(page.locator("[name=from]")).to_have_value("21:30")
    page.get_by_role("button", name="No quiet hours").click()
    expect(page.get_by_role("button", name="No quiet hours")).to_have_count(0)


def test_one_click_ends_it(visit: Visits, taberna_server: Server) -> None:
    page = visit("Julia").page
    page.goto("/notices/stop/abc.def")
    page.get_by_text("This link is not whole").wait_for()
    with sqlite3.connect(taberna_server.folder / "server.db") as kept:
        ((secret,),) = kept.execute("select value from secrets where name = 'cookies'")
    signed = hmac.digest(secret, b"stop aaaa", "sha256").hex()
    page.goto(f"/notices/stop/aaaa.{signed}")
    page.get_by_text("You will hear no more there.").wait_for()


def test_the_next_game_that_waits_for_me(visit: Visits) -> None:
    julia, marcus, livia = visit("Julia"), visit("Marcus"), visit("Livia")
    waiting: dict[str, str] = {}
    for one in (julia, marcus, livia):
        one.called()
        seats = [{"kind": "me"}, {"kind": "here", "name": "Tullia"}]
        waiting[one.name] = one.post("/api/tables", {"game": "alea", "seats": seats})["id"]
    table = julia.opened({"game": "forum", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
    for seat, one in enumerate((marcus, livia), 1):
        one.post(f"/api/tables/{table}/seats/{seat}", {})
        one.page.goto(f"/table/{table}")
    begins = livia.page.locator("[role=log] li", has_text="begins").inner_text().split()[0]
    (asked,) = [one for one in (julia, marcus, livia) if one.name == begins]
    other = marcus if asked is julia else julia
    there = re.compile(f"/table/{waiting[other.name]}$")
    expect(other.page.get_by_role("link", name="Next game: Alea Romana")).to_have_attribute("href", there)
    asked.wait()
    expect(asked.page.get_by_role("link", name="Next game")).to_have_count(0)
    asked.page.locator("main .cell .piece.live").first.click()
    asked.page.locator(".bar .row > .button.primary").click()
    asked.page.get_by_role("link", name="Next game: Alea Romana").click()
    asked.page.wait_for_url(f"**/table/{waiting[asked.name]}")
