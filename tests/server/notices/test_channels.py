"""By push, mail and webhook, and never into the operator's network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from taberna.core.errors import Refused
from taberna.server.config import Config
from taberna.server.notices import turns as noticing
from taberna.server.notices.mail import Mailer
from taberna.server.notices.outside import NotDelivered, Outside, is_public
from taberna.server.notices.push import bytes_of, encrypted, text_of
from taberna.server.store.database import BadServer
from taberna.server.store.model import clock_time

from ..conftest import Run
from ..listeners import web
from ..test_my_games import until_asked
from .setting import BASE, Room, room

PRIVATE = """127.0.0.1 10.1.2.3 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 240.0.0.1
::1 fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::"""


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
