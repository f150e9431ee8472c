"""Your turn: by push, mail and webhook; once a turn, to nobody who looks, never into the operator's network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import func, select, update

from taberna.client import Answered
from taberna.core.errors import Refused
from taberna.protocol import Notices, Person, QuietHours
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.notices import addresses as kept
from taberna.server.notices import letters
from taberna.server.notices import turns as noticing
from taberna.server.notices.mail import Mailer
from taberna.server.notices.outside import NotDelivered, Outside, is_public
from taberna.server.notices.push import bytes_of, encrypted, text_of
from taberna.server.service import Service
from taberna.server.store.database import BadServer
from taberna.server.store.model import Header, Seat, Settings, clock_time
from taberna.server.store.schema import notice_addresses, notices

from .conftest import Run, Server
from .listeners import Mail, Web, mail, web
from .test_my_games import begun, until_asked

BASE = "https://taberna.example"
PRIVATE = """127.0.0.1 10.1.2.3 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 240.0.0.1
::1 fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::"""


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(folder=tmp_path, private=True)


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, config: Config) -> Config:
    """For what the databases do."""
    config.db = request.getfixturevalue("empty_database") if request.param == "postgres" else ""
    return config


@pytest.fixture(autouse=True)
def no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests say when it is looked."""
    monkeypatch.setattr(noticing, "LOOK", 3600.0)


class Room:
    """A server, two people, and what they can be told by."""

    def __init__(self, one: Service, julia: Person, livia: Person, out: Web, post: Mail) -> None:
        self.one, self.julia, self.livia, self.web, self.mail = one, julia, livia, out, post

    async def hook(self, path: str = "/hook", shape: str = "json", language: str = "en") -> None:
        await self.one.turns.add(self.julia, "webhook", self.web.url + path, {"shape": shape}, language, BASE)
        self.web.posted.clear()

    async def waiting(self) -> LiveTable:
        """A table that waits for Julia."""
        table = await begun(self.one, self.livia, self.julia)
        await until_asked(self.one, table, 0)
        await until_asked(self.one, table, 1)
        return table

    async def close(self) -> None:
        await self.one.close()  # which may not be the one it began with

    async def soon(self) -> None:
        """Time passes, and all that waits is due."""
        async with self.one.store.transaction() as connection:
            await connection.execute(update(notices).where(notices.c.due.is_not(None)).values(due=1))

    async def told(self) -> list[Any]:
        await self.one.turns.look()
        found, self.web.posted = self.web.posted, []
        return [one.json for one in found]


@asynccontextmanager
async def room(config: Config) -> AsyncIterator[Room]:
    async with AsyncExitStack() as stack:
        out, post = await stack.enter_async_context(web()), await stack.enter_async_context(mail())
        config.smtp = f"smtp://127.0.0.1:{post.port}?from=taberna@taberna.example"
        one = await Service.open(config)
        one.turns.grace = 0
        here = Room(one, await one.people.guest("Julia"), await one.people.guest("Livia"), out, post)
        stack.push_async_callback(here.close)
        await one.turns.look()
        yield here


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


def test_shapes_that_others_take(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            named = await here.one.people.rename(here.livia.id, "<@everyone>")
            for path, shape in (("/rooms/topic", "ntfy"), ("/discord", "discord"), ("/slack", "slack")):
                await here.hook(path, shape, "de")
            table = await here.waiting()
            await here.one.turns.look()
            told = {one.path: one.json for one in here.web.posted}
            link = f"{BASE}/table/{table.header.id}"
            assert told["/rooms/"]["topic"] == "topic" and told["/rooms/"]["click"] == link
            assert (
                told["/rooms/"]["title"] == "Du bist am Zug: Alea Romana"
                and named.name in told["/rooms/"]["message"]
            )
            assert told["/discord"]["allowed_mentions"] == {"parse": []} and link in told["/discord"]["content"]
            assert "&lt;@everyone&gt;" in told["/slack"]["text"] and "<" not in told["/slack"]["text"]

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


def test_mail_once_its_reader_has_confirmed(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            await here.one.turns.add(here.julia, "mail", "julia@rome.example", {}, "fr", BASE)
            ((to, letter),) = here.mail.letters
            assert to == "julia@rome.example" and letter["From"] == "taberna@taberna.example"
            await here.waiting()
            await here.told()
            assert len(here.mail.letters) == 1, "not before she has confirmed"
            found = re.search(rf"{BASE}/notices/confirm/(\S+)", letter.get_content())
            assert found is not None
            with pytest.raises(Refused):
                await here.one.turns.addresses.stop(found[1])
            await here.one.turns.addresses.confirm(found[1])
            table = await here.waiting()
            await here.told()
            to, letter = here.mail.letters[-1]
            assert len(here.mail.letters) == 2 and letter["Subject"] == "À toi de jouer : Alea Romana"
            assert f"{BASE}/table/{table.header.id}" in letter.get_content()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = re.search(rf"<{BASE}/api/notices/stop/(\S+)>", str(letter["List-Unsubscribe"]))
            assert stop is not None
            here.mail.refuse = b"550 no such mailbox\r\n"
            await here.waiting()
            await here.told()
            assert await here.one.turns.addresses.of_person(here.julia.id) == [], "nobody lives there"

    run(look())


def test_only_a_mail_server_is_one() -> None:
    good = Mailer.of("smtps://julia:se%40cret@mail.example?from=taberna@mail.example")
    assert (good.port, good.secure, good.password) == (465, True, "se@cret")
    for bad in ("mail.example", "http://mail.example?from=a@b", "smtp://mail.example", "smtp://a@b:x?from=a@b"):
        with pytest.raises(BadServer):
            Mailer.of(bad)


class Device:
    """A browser with push, so to speak."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        form = serialization.PublicFormat.UncompressedPoint
        self.public = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        self.auth = bytes(range(16))

    def read(self, body: bytes) -> Any:
        """What RFC 8291 says a browser does."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, rest = body[21 : 21 + length], body[21 + length :]
        assert len(rest) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)

        def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, rest, None)
        assert plain[-1:] == b"\2"
        return json.loads(plain[:-1])


def test_push_is_readable_for_the_browser_alone(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            device, other = Device(), Device()
            keys: dict[str, object] = {"p256dh": text_of(device.public), "auth": text_of(device.auth)}
            await here.one.turns.add(here.julia, "push", f"{here.web.url}/push", keys, "it", BASE)
            hello = here.web.posted.pop()
            assert device.read(hello.body)["title"] == "Taberna"
            table = await here.waiting()
            await here.one.turns.look()
            (posted,) = here.web.posted
            told = device.read(posted.body)
            assert told["title"] == "Tocca a te: Alea Romana" and told["link"] == f"{BASE}/table/{table.header.id}"
            assert b"Tocca" not in posted.body
            with pytest.raises(InvalidTag):
                other.read(posted.body)
            _check_signature(posted.headers["authorization"], here)
            assert posted.headers["ttl"] and posted.headers["content-encoding"] == "aes128gcm"
            # The same browser, with somebody else before it: only she is told.
            await here.one.turns.add(here.livia, "push", f"{here.web.url}/push", keys, "it", BASE)
            assert await here.one.turns.addresses.of_person(here.julia.id) == []
            await here.one.turns.add(here.julia, "push", f"{here.web.url}/push", keys, "it", BASE)
            here.web.status = 410
            await here.waiting()
            await here.one.turns.look()
            assert await here.one.turns.addresses.of_person(here.julia.id) == [], "the browser is gone"

    run(look())


def _check_signature(header: str, here: Room) -> None:
    found = re.fullmatch(r"vapid t=(\S+), k=(\S+)", header)
    assert found is not None and found[2] == here.one.turns.carrier.push.public
    head, claims, signature = found[1].split(".")
    told = json.loads(bytes_of(claims))
    assert told["aud"] == here.web.url and told["exp"] * 1000 > clock_time() and told["sub"].startswith("mailto:")
    raw = bytes_of(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(found[2]))
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_encryption_as_in_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text_of(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_operators_own_channel(config: Config, run: Run) -> None:
    async def look() -> None:
        async with room(config) as here:
            config.webhook = f"slack+{here.web.url}/house"
            config.origins = [BASE]
            here.one.turns._house = noticing._house(config)
            table = await here.waiting()
            told = {one["text"].splitlines()[0] for one in await here.told()}
            assert told == {"It is Julia’s turn in Alea Romana."}
            await until_asked(here.one, table, 0)
            (text,) = [one["text"] for one in await here.told()]
            assert "Livia" in text and f"{BASE}/table/{table.header.id}" in text

    run(look())


@pytest.mark.parametrize("address", PRIVATE.split())
def test_what_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert is_public(ipaddress.ip_address("93.184.215.14")) and is_public(ipaddress.ip_address("2606:4700::1111"))


def test_players_do_not_reach_into_the_house(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        outside = Outside(private=False)
        for bad in (
            "http://example.org/",
            "https://u:p@example.org/",
            "ftp://example.org/",
            "https://",
            "https://a b/",
        ):
            assert not outside.fits(bad)
            with pytest.raises(NotDelivered):
                await outside.post(bad, b"", {})
        async with web() as inside:
            for host in ("127.0.0.1", "localhost", "[::1]", "0x7f.1"):
                with pytest.raises(NotDelivered):
                    await outside.post(f"https://{host}:{inside.port}/", b"", {})
            # A name with a public and a private address is refused, too: one lookup decides.
            loop = asyncio.get_running_loop()
            asked: list[str] = []

            async def found(host: str, port: int, **_: object) -> list[Any]:
                asked.append(host)
                return [(0, 0, 0, "", (one, port)) for one in ("93.184.215.14", "127.0.0.1")]

            monkeypatch.setattr(loop, "getaddrinfo", found, raising=False)
            with pytest.raises(NotDelivered, match="private"):
                await outside.post(f"https://rebinding.example:{inside.port}/", b"", {})
            assert asked == ["rebinding.example"] and inside.posted == []
            # What was looked up is what is connected to; the answer sends nobody on.
            allowed = Outside(private=True)

            async def here(host: str, port: int, **_: object) -> list[Any]:
                return [(0, 0, 0, "", ("127.0.0.1", port))]

            monkeypatch.setattr(loop, "getaddrinfo", here, raising=False)
            inside.status, inside.more = 302, f"location: {inside.url}/secret\r\n"
            assert await allowed.post(f"http://named.example:{inside.port}/a?b=c", b"{}", {}) == 302
            (posted,) = inside.posted
            assert posted.path == "/a?b=c" and posted.headers["host"] == f"named.example:{inside.port}"
            await allowed.close()
        await outside.close()

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
