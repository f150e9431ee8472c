"""Looks who is asked and does not look, and tells him. Nothing here is in the way of a move."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select

from ...core.errors import Refused
from ...protocol import Person
from ..accounts.people import People
from ..again import every
from ..config import Config
from ..live.tables import LiveTables
from ..store.model import clock_time
from ..store.schema import tables as kept_tables
from ..store.store import Store
from . import letters
from .addresses import Address, Addresses, new_address, quiet_until
from .carrier import Carrier
from .letters import Letter
from .outbox import SOME, Notice, Outbox
from .outside import NotDelivered
from .push import new_key

log = logging.getLogger(__name__)
# Seconds between two looks.
LOOK = 3.0
# Whoever is asked has so long to see it by himself, in milliseconds.
GRACE = 20_000
# While one process tries to tell, the others leave it alone for so long; then what failed is tried again.
AGAIN = (60_000, 5 * 60_000, 30 * 60_000)
# So many are told at a time.
AT_ONCE = 20
HOUSE = "house"
NEVER = 1 << 60


class Turns:
    def __init__(self, config: Config, store: Store, people: People, tables: LiveTables, carrier: Carrier) -> None:
        self.addresses = Addresses(store, people)
        self.carrier = carrier
        self.grace = GRACE
        self._store = store
        self._tables = tables
        self._outbox = Outbox(store)
        self._house = _house(config)
        self._started = False
        # Until then there is nothing to tell, unless a turn begins.
        self._next = 0
        self._looking = asyncio.Lock()

    @classmethod
    async def open(cls, config: Config, store: Store, people: People, tables: LiveTables) -> Turns:
        return cls(config, store, people, tables, Carrier(config, await store.secret("push", new_key)))

    async def close(self) -> None:
        await self.carrier.close()

    async def run(self) -> None:
        async def look() -> None:
            if not self.idle():
                await self.look()

        await every(LOOK, look, "notices")

    def idle(self) -> bool:
        """Whether there is nothing to do for now: no turn has begun here, and what is kept is for later.

        Other processes keep what we do not hear of; with them one has to look.
        """
        alone = self._tables.announce is None
        return alone and self._started and not self._tables.turns and clock_time() < self._next

    async def look(self) -> None:
        """Note whose turns have begun, and tell what is due."""
        async with self._looking:
            await self._note()
            await self._tell_due()

    async def _note(self) -> None:
        if not self._started:
            # What was not noted when the last server stopped.
            await self._outbox.add(await self._outbox.turns(None, everybody=False), clock_time() + self.grace)
            self._started = True
        ids, self._tables.turns = list(self._tables.turns), set()
        if ids and self._house is None and not await self.addresses.anybody():
            return
        for k in range(0, len(ids), SOME):
            begun = await self._outbox.turns(ids[k : k + SOME], everybody=self._house is not None)
            await self._outbox.add(begun, clock_time() + self.grace)

    async def _tell_due(self) -> None:
        # A little before its time: every process looks whether he sits at one of its sockets.
        soon = await self._outbox.waiting(clock_time() + self.grace)
        waiting = await self._outbox.drop_seen(soon, self._tables.subscribers.looks)
        due = [notice for notice in waiting if notice.due <= clock_time()]
        self._next = 0
        if not soon:
            first = await self._outbox.first()
            self._next = first - self.grace if first is not None else NEVER
        if not due:
            return
        still = await self._outbox.still(due)
        people = list({notice.person for notice in due})
        quiet = await self.addresses.quiet_of(people)
        addresses = await self.addresses.of_people(people)
        ready: list[tuple[Notice, list[Address]]] = []
        for notice in due:
            at = addresses.get(notice.person, []) + ([self._house] if self._house is not None else [])
            wanted = [one for one in at if notice.left is None or one.id in notice.left]
            if (notice.table, notice.person) not in still or not wanted:
                await self._outbox.put_off(notice, None)
                continue
            hours = quiet.get(notice.person)
            until = quiet_until(hours, clock_time()) if hours is not None else None
            if until is not None:
                await self._outbox.put_off(notice, until)
            else:
                ready.append((notice, wanted))
        for k in range(0, len(ready), AT_ONCE):
            await asyncio.gather(*(self._tell(*one) for one in ready[k : k + AT_ONCE]))

    async def _tell(self, notice: Notice, wanted: list[Address]) -> None:
        again = clock_time() + AGAIN[min(notice.tries, len(AGAIN) - 1)]
        ids = [one.id for one in wanted]
        if not await self._outbox.put_off(notice, again, tries=notice.tries + 1, left=ids):
            return  # another process does it
        mine = notice._replace(due=again)
        written = await asyncio.gather(*(self._deliver(one, notice) for one in wanted))
        left = [one.id for one, arrived in zip(wanted, written, strict=True) if not arrived]
        over = not left or notice.tries >= len(AGAIN)
        await self._outbox.put_off(mine, None if over else again, left=left)

    async def _deliver(self, address: Address, notice: Notice) -> bool:
        """Whether there is no more to do: it has arrived, or the address is gone."""
        letter = await self._letter(address, notice)
        if letter is None:
            return True
        try:
            await self.carrier.carry(address, letter)
        except NotDelivered as error:
            log.info("a notice did not arrive: %s, %s", address.kind, error)
            return address.id != HOUSE and await self.addresses.failed(address, error.gone)
        await self.addresses.arrived(address)
        return True

    async def _letter(self, address: Address, notice: Notice) -> Letter | None:
        found = await self._store.headers(select(kept_tables).where(kept_tables.c.id == notice.table))
        if not found:
            return None
        header, places = found[0]
        names = await self._store.names({place.person for place in places if place.person is not None})
        letter = letters.turn(address.language, header, places, names, notice.person, address.base)
        if address.id == HOUSE:
            return letters.to_everybody(letter, address.language, names.get(notice.person, ""))
        return self._with_stop(address, letter)

    def _with_stop(self, address: Address, letter: Letter) -> Letter:
        token = self.addresses.token("stop", address.id)
        return letters.to_stop(letter, address.language, address.base, token)

    # -- new addresses --------------------------------------------------------------------------------------

    async def add(
        self, person: Person, kind: str, where: str, details: dict[str, object], language: str, base: str
    ) -> None:
        """Keep an address once a first letter has arrived there; a mailbox, once its owner has confirmed it."""
        await self.addresses.check_room(person.id, where)
        address = new_address(person.id, kind, where, details, letters.spoken(language), base)
        if kind == "mail":
            link = f"{base}/notices/confirm/{self.addresses.token('confirm', address.id)}"
            letter = letters.confirm(address.language, link)
        else:
            letter = self._with_stop(address, letters.hello(address.language, base))
        try:
            await self.carrier.carry(address, letter)
        except NotDelivered as error:
            raise Refused("notice-not-delivered", why=str(error)) from error
        await self.addresses.keep(address)


def _house(config: Config) -> Address | None:
    """The operator's own webhook."""
    if not config.webhook:
        return None
    shape, mark, url = config.webhook.partition("+")
    if not mark or "/" in shape:
        shape, url = "json", config.webhook
    base = config.origins[0].rstrip("/") if config.origins else ""
    return Address(HOUSE, "", "webhook", url, {"shape": shape}, config.language, base)
