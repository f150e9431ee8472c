"""Who I am: an account with a password or a passkey, taken along, changed, left and deleted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import CDPSession, Page, expect

from ..server.conftest import Server
from .conftest import SteadyServer, Visits
from .visitor import Visitor

PASSWORD, OTHER = "seven hills of Rome", "a goose on the Capitol"


def _login(page: Page, form: str, login: str, password: str, old: str | None = None) -> None:
    part = page.locator("section", has=page.get_by_role("heading", name=form))
    part.locator("[name=login]").fill(login)
    if old is not None:
        part.locator("[name=old]").fill(old)
    part.locator("[name=password]").fill(password)
    part.locator("[type=submit]").click()


def _device(page: Page) -> tuple[CDPSession, str]:
    """A browser that has a fingerprint reader, so to speak."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, made["authenticatorId"]


def _account(visitor: Visitor, server: Server) -> None:
    # A passkey belongs to a name, not to a number.
    visitor.page.goto(f"http://localhost:{server.port}/account")


def test_a_guest_keeps_the_games_and_comes_back_elsewhere(visit: Visits) -> None:
    julia, elsewhere = visit("Julia"), visit("Julia")
    julia.called()
    julia.table("alea")
    page = julia.page
    page.goto("/")
    page.get_by_role("link", name="You: Julia").click()
    page.get_by_text("You are Julia, a guest").wait_for()
    _login(page, "Open an account", "julia.keeps", PASSWORD)
    page.get_by_text("Your games are kept in your account.").wait_for()

    other = elsewhere.page
    other.goto("/account")
    _login(other, "Sign in", "julia.keeps", "not the password")
    other.get_by_role("alert").get_by_text("There is no account with this name and password.").wait_for()
    _login(other, "Sign in", "julia.keeps", PASSWORD)
    other.get_by_text("You are Julia.").wait_for()
    other.goto("/")
    other.locator("a[href^='/table/']").first.wait_for()


def test_a_new_password_takes_the_old_one_and_signs_others_out(visit: Visits) -> None:
    page, other = visit("Livia").page, visit("Livia").page
    page.goto("/account")
    _login(page, "Open an account", "livia.changes", PASSWORD)
    page.get_by_text("You are livia.changes.").wait_for()
    other.goto("/account")
    _login(other, "Sign in", "livia.changes", PASSWORD)
    other.get_by_text("You are livia.changes.").wait_for()
    _login(page, "Change name or password", "livia.changes", OTHER, "wrong, all wrong")
    page.get_by_role("alert").wait_for()
    _login(page, "Change name or password", "livia.changes", OTHER, PASSWORD)
    page.get_by_text("Done.").wait_for()
    other.reload()
    other.get_by_text("You have no name here yet.").wait_for()
    _login(other, "Sign in", "livia.changes", OTHER)
    other.get_by_text("You are livia.changes.").wait_for()
    other.get_by_role("button", name="Sign out everywhere").click()
    other.get_by_text("You have no name here yet.").wait_for()
    page.reload()
    page.get_by_text("You have no name here yet.").wait_for()


def test_passkeys_are_made_listed_used_and_removed(visit: Visits, taberna_server: Server) -> None:
    page = (marcus := visit("Marcus")).page
    _account(marcus, taberna_server)
    _device(page)
    page.get_by_role("button", name="Open an account with a passkey").click()
    page.get_by_label("Name", exact=True).fill("Marcus")
    page.get_by_role("button", name="That’s me").click()
    page.get_by_text("You are Marcus.").wait_for()
    keys = page.get_by_role("button", name="Remove: Made")
    expect(keys).to_have_count(1)
    keys.first.click()
    page.get_by_role("alert").get_by_text("This is your only way in.").wait_for()
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_text("You have no name here yet.").wait_for()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("You are Marcus.").wait_for()
    page.get_by_role("button", name="Add a passkey").click()
    expect(keys).to_have_count(2)
    keys.first.click()
    expect(keys).to_have_count(1)


def test_whoever_goes_is_gone(visit: Visits) -> None:
    page = (julia := visit("Julia")).page
    julia.called()
    page.goto("/account")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("You are Julia").wait_for()
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Delete me for good").click()
    page.get_by_text("You have no name here yet.").wait_for()
    page.reload()
    page.get_by_text("You have no name here yet.").wait_for()


def test_the_host_sends_somebody_away(visit: Visits) -> None:
    julia, marcus = visit("Julia"), visit("Marcus")
    julia.called()
    marcus.called()
    table = julia.opened({"game": "alea", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})
    marcus.page.goto(f"/table/{table}")
    marcus.page.get_by_role("button", name="Sit down").first.click()
    marcus.page.get_by_role("button", name="Get up").wait_for()
    assert marcus.page.get_by_role("button", name="Send Julia away").count() == 0, "only the host may"
    julia.page.get_by_role("button", name="Send Marcus away").click()
    marcus.page.get_by_role("button", name="Sit down").nth(1).wait_for()


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(visit: Visits, tmp_path: Path) -> None:
    server = SteadyServer(tmp_path / "gone", "--limits", "0")
    server.start()
    try:
        julia, marcus = visit("Julia", server=server), visit("Marcus", server=server)
        julia.called()
        marcus.called()
        table = marcus.opened({"game": "forum", "seats": [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]})
        for guest, seat in ((julia, 0), (visit("Livia", server=server), 2)):
            guest.called()
            guest.post(f"/api/tables/{table}/seats/{seat}", {})
        begins = marcus.page.locator("[role=log] li", has_text="begins").inner_text().split()[0]
        if begins == "Marcus":
            marcus.wait()
            marcus.page.locator("main .cell .piece.live").first.click()
            marcus.page.locator(".bar .row > .button.primary").click()
            marcus.page.locator("[role=log] li", has_text="Marcus places").wait_for()
        gone = "Livia" if begins == "Marcus" else begins
        assert marcus.page.locator(".absent").count() == 0, "one has some patience"
        server.stop()
        with sqlite3.connect(next((tmp_path / "gone").glob("*.db"))) as kept:
            kept.execute("update journal set at = at - 660000")
        server.start()
        marcus.page.goto(f"/table/{table}")
        marcus.page.get_by_text(f"{gone} has not moved for ten minutes.").wait_for()
        marcus.page.get_by_role("button", name="play on").click()
        marcus.page.locator("[role=log] li", has_text=f"{gone} has run out of time").wait_for()
    finally:
        server.stop()
