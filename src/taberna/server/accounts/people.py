"""People: guests with a signed cookie, and accounts with a password."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets as random
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...core.errors import Refused
from ...protocol import NAME_LENGTH, Credentials, NewCredentials, Person
from ..store.model import clock_time, has_account, new_id
from ..store.schema import (
    card_tallies,
    journal,
    notice_addresses,
    notices,
    passkeys,
    people,
    quiet_hours,
    rating_changes,
    ratings,
    reports,
    searches,
    seats,
    shunned,
    tables,
    tallies,
    vacations,
)
from ..store.store import Store
from ..texts import cleaned
from .blocks import Block, covered
from .limits import Guesses
from .passwords import is_common

log = logging.getLogger(__name__)
COOKIE = "taberna"
COOKIE_SECONDS = 400 * 24 * 3600
# So often it is said from where people come who were sent away.
MOST_TOLD = 1000
_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """Checked when there is no such account, so that the time it takes does not tell."""
    return _hasher.hash("nobody has this password")


def is_guest(person: Person) -> bool:
    """Whether somebody has no account."""
    return not has_account(person.login, person.passkeys)


class People:
    def __init__(self, store: Store, secret: bytes, guesses: Guesses) -> None:
        self.store = store
        self._guesses = guesses
        self._secret = secret
        # Whom the operator has sent away.
        self.banned: set[str] = set()
        # Who of them was said to have come from where.
        self._told: set[tuple[str, str]] = set()
        # From where no guests come in.
        self.blocked: list[Block] = []

    @classmethod
    async def open(cls, store: Store, guesses: Guesses) -> People:
        """With the secret that signs cookies."""
        return cls(store, await store.secret("cookies", lambda: random.token_bytes(32)), guesses)

    # -- cookies --------------------------------------------------------------------------------------------

    def sign(self, text: str) -> str:
        return self.digest(text).hex()

    def digest(self, text: str) -> bytes:
        """What only this server can make of a text."""
        return hmac.digest(self._secret, text.encode(), "sha256")

    async def cookie(self, person: str) -> str:
        """The value of a cookie that stands for somebody until he signs out everywhere."""
        row = await self._row(people.c.id == person)
        return self._token(person, row.epoch if row is not None else 0)

    def _token(self, person: str, epoch: int) -> str:
        return f"{person}.{epoch}.{self.sign(f'{person}.{epoch}')}"

    async def of_cookie(self, value: str | None, where: str = "") -> Person | None:
        """Whom a cookie stands for; None if it was not signed here, or not since the last sign-out, and for guests
        from where none come in."""
        parts = (value or "").split(".")
        if len(parts) != 3 or not hmac.compare_digest(
            parts[2].encode(), self.sign(f"{parts[0]}.{parts[1]}").encode()
        ):
            return None
        row = await self._row(people.c.id == parts[0])
        if row is None or row.deleted or str(row.epoch) != parts[1]:
            return None
        if row.id in self.banned:
            self._tell_where(row.id, where)
            return None
        found = await self._person(row)
        return None if is_guest(found) and covered(where, self.blocked) else found

    def _tell_where(self, person: str, where: str) -> None:
        """Say once from where somebody comes who was sent away: the operator may want to block it."""
        if where and (person, where) not in self._told and len(self._told) < MOST_TOLD:
            self._told.add((person, where))
            log.warning("%s, who was sent away, comes from %s", person, where)

    # -- guests ---------------------------------------------------------------------------------------------

    async def guest(self, name: str, where: str = "") -> Person:
        if covered(where, self.blocked):
            raise Refused("no-guests")
        row = {"id": new_id(), "name": cleaned(name, NAME_LENGTH), "epoch": 0, "created": clock_time()}
        async with self.store.transaction() as connection:
            await connection.execute(insert(people).values(**row, deleted=False))
        return Person(str(row["id"]), str(row["name"]), None, 0)

    async def rename(self, person: str, name: str) -> Person:
        await self._update(person, name=cleaned(name, NAME_LENGTH))
        return await self.get(person)

    # -- accounts -------------------------------------------------------------------------------------------

    async def keep(self, person: str, given: NewCredentials, where: str) -> Person:
        """Give a guest an account, or an account a new name and password. All cookies so far are void."""
        row = await self._row(people.c.id == person)
        if row is None:
            raise Refused("not-signed-in")
        if is_common(given.password) or given.password.lower() == given.login.lower():
            raise Refused("common-password")
        if row.password is not None:
            await self._check(row.login, row.password, given.old, where)
        hashed = await asyncio.to_thread(_hasher.hash, given.password)
        try:
            await self._update(person, login=given.login.lower(), password=hashed, epoch=people.c.epoch + 1)
        except IntegrityError:
            raise Refused("login-taken", login=given.login) from None
        return await self.get(person)

    async def sign_in(self, given: Credentials, where: str) -> Person:
        row = await self._row(people.c.login == given.login.lower())
        await self._check(given.login.lower(), row.password if row is not None else None, given.password, where)
        assert row is not None
        self.check_ban(row.id)
        return await self._person(row)

    def check_ban(self, person: str) -> None:
        """Refuse whom the operator has sent away."""
        if person in self.banned:
            raise Refused("banned")

    async def _check(self, login: str, hashed: str | None, password: str, where: str) -> None:
        """Refuse a wrong password, and who has guessed too often from there."""
        key = f"{where} {login}"
        await self._guesses.check(key)
        right = await asyncio.to_thread(_matches, hashed or _nobody(), password)
        if hashed is None or not right:
            await self._guesses.wrong(key)
            raise Refused("wrong-password")
        await self._guesses.right(key)

    async def sign_out_everywhere(self, person: str) -> None:
        await self._update(person, epoch=people.c.epoch + 1)

    async def delete(self, person: str) -> None:
        """The games stay; the name and what was said go."""
        gone = {"name": "", "login": None, "password": None, "deleted": True, "epoch": people.c.epoch + 1}
        async with self.store.transaction() as connection:
            for table in (passkeys, notice_addresses, quiet_hours, notices, vacations, searches, shunned):
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(shunned).where(shunned.c.other == person))
            await connection.execute(delete(reports).where(reports.c.reporter == person))
            await connection.execute(update(reports).where(reports.c.person == person).values(lines=[]))
            await connection.execute(delete(ratings).where(ratings.c.player == person))
            for table in (rating_changes, tallies, card_tallies):
                await connection.execute(delete(table).where(table.c.player == person))
            await connection.execute(update(people).where(people.c.id == person).values(**gone))
            await connection.execute(update(seats).where(seats.c.person == person).values(called=""))
            said = (journal.c.person == person) & (journal.c.kind == "say")
            await connection.execute(update(journal).where(said).values(text="…"))
            await connection.execute(update(tables).where(tables.c.host == person).values(host=None))

    # -- rows -----------------------------------------------------------------------------------------------

    async def get(self, person: str) -> Person:
        row = await self._row(people.c.id == person)
        if row is None:
            raise Refused("not-signed-in")
        return await self._person(row)

    async def _row(self, wanted: Any) -> Row[Any] | None:
        async with self.store.engine.connect() as connection:
            return (await connection.execute(select(people).where(wanted))).one_or_none()

    async def _person(self, row: Row[Any]) -> Person:
        query = select(func.count()).where(passkeys.c.person == row.id)
        async with self.store.engine.connect() as connection:
            keys = (await connection.execute(query)).scalar_one()
        return Person(row.id, row.name, row.login, keys)

    async def _update(self, person: str, **values: object) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
