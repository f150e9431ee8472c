"""Where people want to hear that it is their turn, and the hours in which they do not."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Row, delete, insert, select, update

from ...core.errors import Refused
from ...protocol import QuietHours
from ..accounts.people import People
from ..store.model import clock_time, new_id
from ..store.schema import notice_addresses, quiet_hours
from ..store.store import Store

MOST = 10
# An address where nothing has arrived for so long is dropped, in milliseconds.
PATIENCE = 3 * 24 * 3600 * 1000
_FIELDS = ("id", "person", "kind", "address", "details", "language", "base", "confirmed", "failing")


class Address(NamedTuple):
    id: str
    person: str
    kind: str
    address: str
    details: dict[str, object]
    language: str
    base: str
    confirmed: bool = True
    failing: int | None = None


def _address(row: Row[Any]) -> Address:
    return Address(*(getattr(row, name) for name in _FIELDS))


class Addresses:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def of_person(self, person: str) -> list[Address]:
        return await self._found(notice_addresses.c.person == person)

    async def of_people(self, people: list[str]) -> dict[str, list[Address]]:
        """Those where something may be sent."""
        found: dict[str, list[Address]] = {}
        for one in await self._found(notice_addresses.c.person.in_(people) & notice_addresses.c.confirmed):
            found.setdefault(one.person, []).append(one)
        return found

    async def anybody(self) -> bool:
        """Whether anybody wants to hear of anything."""
        query = select(notice_addresses.c.id).where(notice_addresses.c.confirmed).limit(1)
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def _found(self, wanted: Any) -> list[Address]:
        query = select(notice_addresses).where(wanted).order_by(notice_addresses.c.created)
        async with self._store.engine.connect() as connection:
            return [_address(row) for row in await connection.execute(query)]

    async def keep(self, address: Address) -> None:
        """Add an address. A browser tells only whoever used it last; nobody has one twice."""
        same = notice_addresses.c.address == address.address
        if address.kind != "push":
            same &= notice_addresses.c.person == address.person
        row = address._asdict() | {"created": clock_time()}
        async with self._store.transaction() as connection:
            await connection.execute(delete(notice_addresses).where(same))
            await connection.execute(insert(notice_addresses).values(**row))

    async def check_room(self, person: str, address: str) -> None:
        others = [one for one in await self.of_person(person) if one.address != address]
        if len(others) >= MOST:
            raise Refused("notices-many", most=MOST)

    async def remove(self, person: str, address: str) -> None:
        mine = (notice_addresses.c.id == address) & (notice_addresses.c.person == person)
        async with self._store.transaction() as connection:
            if (await connection.execute(delete(notice_addresses).where(mine))).rowcount == 0:
                raise Refused("no-such-address")

    async def arrived(self, address: Address) -> None:
        if address.failing is not None:
            await self._update(address.id, failing=None)

    async def failed(self, address: Address, gone: bool) -> bool:
        """Whether the address is dropped: nothing arrives there for days, or nothing ever will."""
        since = address.failing if address.failing is not None else clock_time()
        if gone or clock_time() - since >= PATIENCE:
            async with self._store.transaction() as connection:
                await connection.execute(delete(notice_addresses).where(notice_addresses.c.id == address.id))
            return True
        await self._update(address.id, failing=since)
        return False

    async def _update(self, address: str, **values: object) -> int:
        async with self._store.transaction() as connection:
            changed = update(notice_addresses).where(notice_addresses.c.id == address).values(**values)
            return (await connection.execute(changed)).rowcount

    # -- links in letters -----------------------------------------------------------------------------------

    def token(self, what: str, address: str) -> str:
        """What lets whoever has a letter do something with its address, and nothing else."""
        return f"{address}.{self._people.sign(f'{what} {address}')}"

    def _checked(self, what: str, token: str) -> str:
        address = token.partition(".")[0]
        if not hmac.compare_digest(self.token(what, address).encode(), token.encode()):
            raise Refused("bad-link")
        return address

    async def confirm(self, token: str) -> None:
        if not await self._update(self._checked("confirm", token), confirmed=True):
            raise Refused("bad-link")

    async def stop(self, token: str) -> None:
        """It is gone afterwards, whether it was there or not."""
        address = self._checked("stop", token)
        async with self._store.transaction() as connection:
            await connection.execute(delete(notice_addresses).where(notice_addresses.c.id == address))

    # -- quiet hours ----------------------------------------------------------------------------------------

    async def quiet(self, person: str) -> QuietHours | None:
        return (await self.quiet_of([person])).get(person)

    async def quiet_of(self, people: list[str]) -> dict[str, QuietHours]:
        query = select(quiet_hours).where(quiet_hours.c.person.in_(people))
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query)
            return {row.person: QuietHours(row.zone, row.begins, row.ends) for row in rows}

    async def set_quiet(self, person: str, hours: QuietHours | None) -> None:
        if hours is not None:
            _zone(hours.zone)
        async with self._store.transaction() as connection:
            await connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
            if hours is not None:
                row = {"zone": hours.zone, "begins": hours.begins, "ends": hours.ends}
                await connection.execute(insert(quiet_hours).values(person=person, **row))


def new_address(
    person: str, kind: str, address: str, details: dict[str, object], language: str, base: str
) -> Address:
    return Address(new_id(), person, kind, address, details, language, base, confirmed=kind != "mail")


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("unknown-zone", zone=name) from None


def quiet_until(hours: QuietHours, now: int) -> int | None:
    """When the quiet hours end that there are now, in milliseconds; None if there are none."""
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(_zone(hours.zone))
    minute = 60 * here.hour + here.minute
    if hours.begins <= hours.ends:
        quiet = hours.begins <= minute < hours.ends
    else:
        quiet = minute >= hours.begins or minute < hours.ends
    if not quiet:
        return None
    end = here.replace(hour=hours.ends // 60, minute=hours.ends % 60, second=0, microsecond=0)
    if minute >= hours.ends:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)
