"""People: guests, names, accounts with passwords and passkeys, signing out, deleting."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor
from websockets.exceptions import ConnectionClosed

from taberna import protocol
from taberna.client import Answered
from taberna.protocol import Credentials, PasskeyAnswer, PasskeyOptions, Person, Rename, TableInfo

from .conftest import Run, Server
from .players import Anyhow, opened, until
from .test_tables import refusal


def test_a_guest_is_a_name_and_a_signed_cookie(server: Server, run: Run) -> None:
    async def come() -> None:
        async with server.client(" Julia \u200b\n Felix ") as julia:
            assert julia.person is not None and julia.person.name == "Julia Felix" and julia.person.login is None
            assert (await julia.call("PATCH", "/api/me", Person, Rename("Iulia"))).name == "Iulia"
            cookie = julia.http.cookies["taberna"]
            async with server.client(cookie=cookie) as same:
                assert same.person is not None and same.person.id == julia.person.id
            who, epoch, signature = cookie.split(".")
            for forged in (f"{who}.1.{signature}", f"{'a' * 16}.{epoch}.{signature}", "x.y.z", "..", ""):
                async with server.client(cookie=forged) as stranger:
                    assert stranger.person is None
                    assert await refusal(stranger, "GET", "/api/me/tables") == "not-signed-in"

    run(come())


def test_an_account_keeps_the_games_of_a_guest(server: Server, run: Run) -> None:
    async def keep() -> None:
        given = Credentials("julia@example.org", "veni vidi vici")
        async with server.client("Julia") as julia:
            table = await opened(julia)
            kept = await julia.call("POST", "/api/account/password", Person, given)
            assert kept.login == given.login
            async with server.client("Other") as other:
                assert await refusal(other, "POST", "/api/account/password", given) == "login-taken"
        async with server.client() as later:
            wrong = Credentials("Julia@example.org", "veni vidi vinci")
            assert await refusal(later, "POST", "/api/account/sign-in", wrong) == "wrong-password"
            unknown = Credentials("nemo", "veni vidi vici")
            assert await refusal(later, "POST", "/api/account/sign-in", unknown) == "wrong-password"
            same = await later.call("POST", "/api/account/sign-in", Person, given)
            assert same.id == kept.id
            mine: list[TableInfo] = await later.call("GET", "/api/me/tables", list[TableInfo])
            assert table in [one.id for one in mine]
            await later.call("POST", "/api/account/sign-out", object)
            assert await later.call("GET", "/api/me", Person | None) is None

    run(keep())


def test_signing_out_everywhere_ends_cookies_and_sockets(server: Server, run: Run) -> None:
    async def leave() -> None:
        async with server.client("Julia") as julia:
            cookie = julia.http.cookies["taberna"]
            line = await julia.connect()
            await julia.call("POST", "/api/account/sign-out-everywhere", object)
            assert await until(line, protocol.Bye) == protocol.Bye("signed-out")
            with pytest.raises(ConnectionClosed):
                await line.receive()
            async with server.client(cookie=cookie) as old:
                assert old.person is None

    run(leave())


def test_a_deleted_account_leaves_its_games_without_its_name(server: Server, run: Run) -> None:
    async def vanish() -> None:
        async with server.client("Brutus") as brutus, server.client("Julia") as julia:
            await brutus.call("POST", "/api/account/password", Person, Credentials("brutus", "et tu, et tu"))
            table = await opened(brutus, "alea", ("me", "here:Cassius", "thumb"))
            line = await brutus.connect()
            await line.enter(table)
            await line.ask(protocol.Say, text="I am Brutus")
            await brutus.play(table, Anyhow(1))
            await brutus.call("DELETE", "/api/me", object)
            assert await brutus.call("GET", "/api/me", Person | None) is None
            everything = await (await julia.connect()).enter(table)
            shown = json.dumps(await julia.call("GET", f"/api/tables/{table}", object)) + repr(everything)
            shown += await julia.record(table)
            assert "Brutus" not in shown and "Cassius" not in shown and everything.table.status == "over"
            given = Credentials("brutus", "et tu, et tu")
            assert await refusal(julia, "POST", "/api/account/sign-in", given) == "wrong-password"

    run(vanish())


class Authenticator:
    """A passkey in software."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"taberna-test-passkey" + origin.encode()[-6:]
        self.count = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(b"127.0.0.1").digest() + bytes([flags]) + struct.pack(">I", self.count)

    def create(self, options: dict[str, Any]) -> dict[str, object]:
        point = self.key.public_key().public_numbers()
        cose = encode_cbor({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(0x45) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        made = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential({"attestationObject": made, "clientDataJSON": client})

    def get(self, options: dict[str, Any]) -> dict[str, object]:
        data, client = self._data(0x05), self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({"authenticatorData": data, "clientDataJSON": client, "signature": signature})

    def _credential(self, response: dict[str, bytes]) -> dict[str, object]:
        name = bytes_to_base64url(self.id)
        shown = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": shown}


def test_a_passkey_keeps_an_account_and_signs_in(server: Server, run: Run) -> None:
    async def keep() -> None:
        device = Authenticator(server.url)
        async with server.client("Julia") as julia:
            assert await refusal(julia, "POST", "/api/account/passkey/new") == "passkey-browser"
            julia.http.headers["origin"] = server.url
            wanted = await julia.call("POST", "/api/account/passkey/new", PasskeyOptions)
            answer = PasskeyAnswer(wanted.challenge, device.create(wanted.options))
            assert (await julia.call("POST", "/api/account/passkey", Person, answer)).passkeys == 1
            assert await refusal(julia, "POST", "/api/account/passkey", answer) == "passkey-wrong"
        async with server.client() as later:
            later.http.headers["origin"] = server.url
            asked = await later.call("POST", "/api/account/passkey/ask", PasskeyOptions)
            answer = PasskeyAnswer(asked.challenge, device.get(asked.options))
            person = await later.call("POST", "/api/account/passkey/sign-in", Person, answer)
            assert julia.person is not None and person.id == julia.person.id
            assert await refusal(later, "POST", "/api/account/passkey/sign-in", answer) == "passkey-wrong"
            other = Authenticator(server.url)
            asked = await later.call("POST", "/api/account/passkey/ask", PasskeyOptions)
            forged = PasskeyAnswer(asked.challenge, other.get(asked.options))
            assert await refusal(later, "POST", "/api/account/passkey/sign-in", forged) == "passkey-wrong"
            nonsense = PasskeyAnswer("a.b.c", {"id": 7})
            assert await refusal(later, "POST", "/api/account/passkey/sign-in", nonsense) == "passkey-wrong"

    run(keep())


def test_names_have_a_length(server: Server, run: Run) -> None:
    async def try_it() -> None:
        async with server.client("Julia") as julia:
            assert await refusal(julia, "PATCH", "/api/me", {"name": "x" * 25}) == "bad-request"
            assert await refusal(julia, "PATCH", "/api/me", {"name": ""}) == "bad-request"
            assert await refusal(julia, "PATCH", "/api/me", {"name": " \u200b "}) == "empty-text"
            weak = {"login": "julia", "password": "short"}
            assert await refusal(julia, "POST", "/api/account/password", weak) == "bad-request"

    run(try_it())


def test_refusals_have_sentences() -> None:
    assert "too late" in str(Answered("stale-decision"))
