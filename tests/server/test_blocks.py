"""Networks from which no guests come in."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network

import pytest

from taberna.cli.moderate import moderate
from taberna.core.errors import TabernaError
from taberna.protocol import Credentials, NewGuest, Person
from taberna.server.accounts.blocks import EVERYWHERE, Block, covered, networks
from taberna.server.config import Config
from taberna.server.store import bells
from taberna.server.store.model import clock_time
from taberna.words import Words

from .conftest import Run, Server, holds
from .players import with_account
from .stored import member, service_of

WORDS = Words("en")


def blocked(where: str, *texts: str, until: int | None = None) -> bool:
    return covered(where, [Block(ip_network(one), until) for text in texts for one in networks(text)])


def test_what_is_within_what() -> None:
    assert blocked("203.0.113.7", "203.0.113.7") and not blocked("203.0.113.8", "203.0.113.7")
    assert blocked("203.0.113.200", "198.51.100.1", "203.0.113.9/24") and not blocked(
        "203.0.114.1", "203.0.113.0/24"
    )
    # Of IPv6 a house has a network, which is what we tell apart.
    assert networks("2001:db8::1") == ["2001:db8::/64"]
    assert blocked("2001:db8::/64", "2001:db8::1") and blocked("2001:db8:0:5::/64", "2001:db8::/48")
    assert not blocked("2001:db8:1::/64", "2001:db8::/48") and not blocked("203.0.113.7", "::/0")
    assert all(blocked(where, "guests") for where in ("203.0.113.7", "2001:db8::/64", "?", ""))
    assert not blocked("?", "203.0.113.7") and not covered("203.0.113.7", [])
    assert not blocked("203.0.113.7", "guests", until=clock_time() - 1)
    assert blocked("203.0.113.7", "guests", until=clock_time() + 60_000)
    for wrong in ("", "everybody", "203.0.113.7/99", "203.0.113"):
        with pytest.raises(TabernaError) as error:
            networks(wrong)
        assert error.value.code == "bad-network"


def test_guests_stay_out_and_accounts_come_in(
    config: Config, run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("TABERNA_DATA", str(config.folder))
    monkeypatch.setattr(bells, "LOOK", 0.01)

    async def look() -> None:
        def operator(what: str, which: str) -> None:
            moderate(WORDS, what, which, "rude", config.db)

        async with service_of(config) as one:
            guest, julia = await one.people.guest("Gaius", "203.0.113.7"), await member(one, "Julia")
            cookies = [await one.people.cookie(person.id) for person in (guest, julia)]
            await asyncio.to_thread(operator, "ban", guest.id)
            await holds(lambda: guest.id in one.people.banned)
            for _ in range(3):
                assert await one.people.of_cookie(cookies[0], "203.0.113.7") is None
            assert caplog.text.count(f"{guest.id}, who was sent away, comes from 203.0.113.7") == 1
            again = await one.people.guest("Brutus", "203.0.113.7")  # under another name
            await asyncio.to_thread(operator, "block", "203.0.113.0/24")
            await holds(lambda: bool(one.people.blocked))
            cookie = await one.people.cookie(again.id)
            assert await one.people.of_cookie(cookie, "203.0.113.9") is None
            assert await one.people.of_cookie(cookie, "198.51.100.1") is not None, "elsewhere he is who he was"
            assert await one.people.of_cookie(cookies[1], "203.0.113.7") is not None, "Julia has an account"
            with pytest.raises(TabernaError) as error:
                await one.people.guest("Casca", "203.0.113.7")
            assert error.value.code == "no-guests"
            await asyncio.to_thread(operator, "unblock", "203.0.113.0/24")
            await holds(lambda: not one.people.blocked)
            await one.people.guest("Casca", "203.0.113.7")

    run(look())


def test_a_server_without_guests(server: Server, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{server.folder / 'server.db'}"

    async def come() -> str:
        """What a guest is told who comes in; "" if he is let in."""
        async with server.client() as guest:
            try:
                await guest.call("POST", "/api/me", Person, NewGuest("Gaius"))
            except TabernaError as error:
                return error.code
            return ""

    async def until(told: str) -> None:
        async with asyncio.timeout(30):
            while await come() != told:
                await asyncio.sleep(0.1)

    async def look() -> None:
        async with server.client("Julia") as julia:
            await with_account(julia, "julia.blocks")
            await asyncio.to_thread(moderate, WORDS, "block", "guests", "a bad week", db, 0)
            try:
                await asyncio.to_thread(moderate, WORDS, "blocks", "", "", db)
                assert capsys.readouterr().out.count("a bad week") == len(EVERYWHERE)
                await until("no-guests")
                assert (await julia.call("GET", "/api/me", Person)).name == "Julia"
                async with server.client() as nobody:
                    given = Credentials("julia.blocks", "quae cum ita sint")
                    assert (await nobody.call("POST", "/api/account/sign-in", Person, given)).name == "Julia"
            finally:
                await asyncio.to_thread(moderate, WORDS, "unblock", "guests", "", db)
            await until("")
            with pytest.raises(TabernaError) as error:
                await asyncio.to_thread(moderate, WORDS, "unblock", "guests", "", db)
            assert error.value.code == "not-blocked"

    run(look())
