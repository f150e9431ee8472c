"""Attacks on accounts."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert

from taberna.core.errors import Refused, TabernaError
from taberna.protocol import Credentials, NewCredentials, Person
from taberna.server.accounts import limits
from taberna.server.store import schema

from ..conftest import Run, Server
from ..test_service import service

SECRET, OTHER = "long enough, surely", "another one, as long"


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(server: Server, run: Run) -> None:
    async def attack() -> None:
        async with server.client("Julia") as julia:
            assert julia.person is not None
            login = f"julia-{julia.person.id}"
            guest = julia.http.cookies["taberna"]
            path = "/api/account/password"
            await julia.call("POST", path, Person, NewCredentials(login, SECRET))
            first = julia.http.cookies["taberna"]
            assert first != guest
            with pytest.raises(TabernaError) as refused:
                await julia.call("POST", path, Person, NewCredentials(login, OTHER))
            assert refused.value.code == "wrong-password"
            await julia.call("POST", path, Person, NewCredentials(login, OTHER, SECRET))
            assert julia.http.cookies["taberna"] not in (guest, first)
            for old in (guest, first):
                async with server.client(cookie=old) as thief:
                    assert thief.person is None
            with pytest.raises(TabernaError) as refused:
                await julia.call("POST", path, Person, NewCredentials(login, "password12", OTHER))
            assert refused.value.code == "common-password"

    run(attack())


def test_passkeys_can_be_listed_and_removed(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            async with one.store.transaction() as connection:
                for name in ("aa", "bb"):
                    row = {"id": name, "person": julia.id, "key": b"", "count": 0, "created": 7}
                    await connection.execute(insert(schema.passkeys).values(**row))
            assert [key.id for key in await one.passkeys.of_person(julia.id)] == ["aa", "bb"]
            await one.passkeys.remove(await one.people.get(julia.id), "aa")
            with pytest.raises(Refused) as refused:
                await one.passkeys.remove(await one.people.get(julia.id), "bb")
            assert refused.value.code == "last-passkey"
            mallory = await one.people.guest("Mallory")
            await one.people.keep(mallory.id, NewCredentials("mallory", SECRET), "here")
            with pytest.raises(Refused) as refused:
                await one.passkeys.remove(await one.people.get(mallory.id), "bb")
            assert refused.value.code == "no-such-passkey"

    run(attack())


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(tmp_path: Path, run: Run) -> None:
    async def attack() -> None:
        async with service(tmp_path) as one:
            julia = await one.people.guest("Julia")
            await one.people.keep(julia.id, NewCredentials("julia", SECRET), "home")
            codes = []
            for _ in range(9):
                with pytest.raises(Refused) as refused:
                    await one.people.sign_in(Credentials("julia", "not this one"), "elsewhere")
                codes.append(refused.value.code)
            assert codes[0] == "wrong-password" and codes[-1] == "too-often"
            assert (await one.people.sign_in(Credentials("julia", SECRET), "home")).id == julia.id

    run(attack())


def test_each_wrong_guess_costs_more_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits, "clock_time", lambda: int(now[0] * 1000))
    guesses, waits = limits.Guesses(1.0), []

    async def attack() -> None:
        for _ in range(10):
            await guesses.wrong("a")
            try:
                await guesses.check("a")
            except Refused as error:
                waits.append(error.facts["seconds"])
            now[0] += 10_000

    run(attack())
    assert waits == [2, 4, 8, 16, 32, 64]
