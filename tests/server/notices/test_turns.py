"""Your turn: once a turn, to nobody who looks, after quiet hours; and what goes with an account."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import func, select, update

from taberna.client import Answered
from taberna.core.errors import Refused
from taberna.protocol import Notices, QuietHours
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.notices import addresses as kept
from taberna.server.notices import letters
from taberna.server.notices import turns as noticing
from taberna.server.notices.push import bytes_of
from taberna.server.service import Service
from taberna.server.store.model import Header, Seat, Settings, clock_time
from taberna.server.store.schema import notice_addresses, notices

from ..conftest import Run, Server
from ..test_my_games import until_asked
from .setting import BASE, Room, room


def test_bots_are_called_as_at_the_table() -> None:
    header = Header("t", "alea", 1, 3, {}, Settings(), None, b"", 0)
    places = [Seat("person", "julia"), Seat("bot", bot="citizen"), Seat("bot", bot="mine")]
    told = letters.turn("de", header, places, {"julia": "Julia"}, "julia", BASE)
    assert "Civis, mine" in told.text


def test_one_notice_a_turn(either: Config, run: Run) -> None:
    async def look() -> None:
        async with room(either) as here:
            await here.waiting()
            assert await here.told() == [], "nobody has asked for it"
            await here.hook()
            table = await here.waiting()
            (told,) = await here.told()
            assert told["title"] == "Your turn: Alea Romana" and "Livia" in told["text"]
            assert told["link"] == f"{BASE}/table/{table.header.id}"
            await here.one.tables.ask(table, changes.say(here.livia.id, "well?"))
            assert await here.told() == [], "the turn is the same"
            await until_asked(here.one, table, 0)
            assert await here.told() == [], "she is not asked"
            await until_asked(here.one, table, 1)
            assert len(await here.told()) == 1
            # Asked, and gone before it is told.
            other = await here.waiting()
            here.one.turns.grace = 3_600_000
            assert await here.told() == [], "she has some time to see it by herself"
            await until_asked(here.one, other, 0)
            await here.soon()
            assert await here.told() == []

    run(look())


def test_nothing_is_looked_up_while_there_is_nothing_to_tell(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            turns = here.one.turns
            await turns.look()
            assert turns.idle()
            await here.waiting()
            assert not turns.idle(), "a turn has begun"
            await turns.look()
            assert turns.idle(), "and nobody wants to hear of it"
            await here.hook()
            await here.waiting()
            turns.grace = 3_600_000
            await turns.look()
            assert not turns.idle(), "it is about to be told"
            await here.soon()
            assert len(await here.told()) == 1
            await turns.look()
            assert turns.idle()
            # With other processes one hears of nothing by oneself.
            turns._tables.announce = lambda _: asyncio.sleep(0)
            assert not turns.idle()

    run(look())


def test_presence_counts_unless_the_page_is_hidden(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            await here.hook()

            class Nowhere:
                def send(self, texts: list[bytes]) -> None: ...
                def backlog(self) -> int:
                    return 0

                def pause(self) -> None: ...
                def resume(self) -> None: ...
                def close(self, status: int, reason: str) -> None: ...

            session = here.one.sockets.open(Nowhere(), here.julia, here.julia.id)
            table = await here.waiting()
            here.one.tables.subscribers.enter(session.subscriber, table.header.id, 1)
            assert await here.told() == []
            here.one.tables.subscribers.leave(session.subscriber)
            assert await here.told() == [], "she has seen it"
            hidden = await here.waiting()
            here.one.tables.subscribers.enter(session.subscriber, hidden.header.id, 1)
            session.hear(b'{"type": "look", "id": 1, "hidden": true}')
            assert len(await here.told()) == 1
            here.one.sockets.close(session)

    run(look())


def test_a_notice_outlives_the_server(either: Config, run: Run) -> None:
    async def look() -> None:
        async with room(either) as here:
            await here.hook()
            table = await here.waiting()
            here.one.tables.turns.clear()  # the server dies before anything is noted
            await here.one.close()
            here.one = await Service.open(either)
            # What is found at the start is due a little later, too: she may be about to look.
            await here.one.turns.look()
            await here.soon()
            assert [told["table"] for told in await here.told()] == [table.header.id]
            await here.soon()
            assert await here.told() == []

    run(look())


def test_quiet_hours_wait_until_they_are_over(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            await here.hook()
            now = datetime.now(ZoneInfo("Pacific/Auckland"))
            minute = 60 * now.hour + now.minute
            hours = QuietHours("Pacific/Auckland", (minute - 60) % 1440, (minute + 60) % 1440)
            await here.one.turns.addresses.set_quiet(here.julia.id, hours)
            await here.waiting()
            assert await here.told() == []
            async with here.one.store.engine.connect() as connection:
                due = (await connection.execute(select(notices.c.due))).scalar_one()
            assert 58 * 60_000 < due - clock_time() <= 60 * 60_000
            await here.one.turns.addresses.set_quiet(here.julia.id, None)
            async with here.one.store.transaction() as connection:
                await connection.execute(update(notices).values(due=clock_time()))
            assert len(await here.told()) == 1
            with pytest.raises(Refused, match="no time zone"):
                await here.one.turns.addresses.set_quiet(here.julia.id, QuietHours("Rome/Forum", 0, 1))

    run(look())


def test_the_end_of_quiet_hours_is_by_the_clock_of_the_place() -> None:
    rome = ZoneInfo("Europe/Rome")
    night = QuietHours("Europe/Rome", 22 * 60, 7 * 60)

    def at(*when: int) -> int:
        return int(datetime(*when, tzinfo=rome).timestamp() * 1000)  # type: ignore[arg-type,misc]

    assert kept.quiet_until(night, at(2026, 6, 1, 21, 59)) is None
    assert kept.quiet_until(night, at(2026, 6, 1, 23, 30)) == at(2026, 6, 2, 7, 0)
    assert kept.quiet_until(night, at(2026, 6, 2, 6, 59)) == at(2026, 6, 2, 7, 0)
    assert kept.quiet_until(night, at(2026, 6, 2, 7, 0)) is None
    # The night in which the clocks are put forward is an hour shorter.
    assert kept.quiet_until(night, at(2026, 3, 28, 23, 0)) == at(2026, 3, 29, 7, 0)
    assert kept.quiet_until(QuietHours("Europe/Rome", 600, 600), at(2026, 6, 2, 10, 0)) is None


def test_what_fails_is_tried_again_and_dropped_after_days(
    config: Config, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noticing, "AGAIN", (0, 0, 0))

    async def addresses(here: Room) -> int:
        async with here.one.store.engine.connect() as connection:
            query = select(func.count()).select_from(notice_addresses)
            found: int = (await connection.execute(query)).scalar_one()
            return found

    async def look() -> None:
        async with room(config) as here:
            await here.hook()
            await here.hook("/other")
            here.web.status = 500
            await here.waiting()
            assert len(await here.told()) == 2
            for _ in range(3):
                assert len(await here.told()) == 2
            assert await here.told() == [], "it is given up, the addresses are not"
            assert await addresses(here) == 2
            here.web.status = 204
            await here.waiting()
            assert len(await here.told()) == 2
            here.web.status = 500
            long_ago = clock_time() - kept.PATIENCE
            async with here.one.store.transaction() as connection:
                first = notice_addresses.c.address.like("%/hook")
                await connection.execute(update(notice_addresses).where(first).values(failing=long_ago))
            await here.waiting()
            assert len(await here.told()) == 2 and await addresses(here) == 1
            assert len(await here.told()) == 1, "only where it has not arrived"

    run(look())


def test_one_click_and_no_more(either: Config, run: Run) -> None:
    async def look() -> None:
        async with room(either) as here:
            await here.hook()
            await here.waiting()
            (told,) = await here.told()
            address, _, token = told["stop_at"].rpartition("/")
            assert address == f"{BASE}/api/notices/stop" and f"/notices/stop/{token}" in told["stop"]
            for wrong in (f"{token[:-1]}0" if token[-1] != "0" else f"{token[:-1]}1", "", "a.b", "ä"):
                with pytest.raises(Refused, match="link"):
                    await here.one.turns.addresses.stop(wrong)
            await here.waiting()
            assert len(await here.told()) == 1
            await here.one.turns.addresses.stop(token)
            await here.one.turns.addresses.stop(token)
            await here.waiting()
            assert await here.told() == []

    run(look())


def test_notices_over_http(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia:
            mine = await julia.call("GET", "/api/me/notices", Notices)
            assert len(bytes_of(mine.push_key)) == 65 and not mine.mail and mine.addresses == []
            quiet = {"quiet": {"zone": "Europe/Rome", "begins": 1320, "ends": 420}}
            changed = await julia.call("PATCH", "/api/me/notices/quiet", Notices, quiet)
            assert changed.quiet == QuietHours("Europe/Rome", 1320, 420)
            told = {"address": "https://127.0.0.1/hook", "shape": "json", "language": "en"}
            for path, body, code in (
                ("webhook", told, "notice-not-delivered"),
                ("webhook", told | {"address": "http://ntfy.example/x"}, "bad-address"),
                ("mail", {"address": "julia@rome.example", "language": "en"}, "no-mail"),
                (
                    "push",
                    {"endpoint": "https://a.example", "p256dh": "A" * 87, "auth": "B" * 22, "language": "en"},
                    "",
                ),
            ):
                with pytest.raises(Answered) as refused:
                    await julia.call("POST", f"/api/me/notices/{path}", Notices, body)
                assert refused.value.code == (code or "bad-address")
            with pytest.raises(Answered, match="no such address"):
                await julia.call("DELETE", "/api/me/notices/abc", Notices)
            for what in ("stop", "confirm"):
                with pytest.raises(Answered, match="link"):
                    await julia.call("POST", f"/api/notices/{what}/abc.def", None)

    run(look())


def test_all_goes_with_the_account(either: Config, run: Run) -> None:
    async def look() -> None:
        async with room(either) as here:
            await here.hook()
            await here.one.turns.addresses.set_quiet(here.julia.id, QuietHours("Europe/Rome", 0, 60))
            table = await here.waiting()
            await here.one.turns.look()
            await here.one.forget(here.julia.id)
            assert await here.one.turns.addresses.of_person(here.julia.id) == []
            assert await here.one.turns.addresses.quiet(here.julia.id) is None
            async with here.one.store.engine.connect() as connection:
                assert (await connection.execute(select(func.count()).select_from(notices))).scalar_one() == 0
            assert table.header.id

    run(look())
