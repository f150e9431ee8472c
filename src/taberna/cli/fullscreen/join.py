"""Sits down at a table of a server, or opens one there. Who comes back is known again by a kept cookie."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from ...client import Client
from ...core.errors import BadFile, BadOption
from ...folder import data_folder
from ...games import game_class
from ...protocol import TableInfo
from ...words import Words
from ..asking import default_players, parse_options
from .server_table import ServerTable


@dataclass
class Visit:
    """What was said on the command line."""

    address: str
    name: str
    seat: int | None
    watch: bool
    game: str
    seats: str
    options: list[str]
    pace: str
    plain: bool = False


def join(words: Words, visit: Visit) -> None:
    """On the full screen; line by line if that is wished, or where nobody would see a screen."""
    parse_address(visit)
    if visit.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        with suppress(KeyboardInterrupt):
            asyncio.run(_by_lines(words, visit))
        return
    from .look import pace_of

    asyncio.run(_on_screen(words, visit, pace_of(visit.pace)))


async def _by_lines(words: Words, visit: Visit) -> None:
    from ..table_lines import TableLines

    async with visitor(words, visit) as client:
        await TableLines(words, await seated(words, client, visit)).run()


async def _on_screen(words: Words, visit: Visit, pace: float) -> None:
    from .app import TableApp

    async with visitor(words, visit) as client:
        table = await seated(words, client, visit)
        app = TableApp(words, table, pace)
        await app.run_async()
        if app.failed is not None:
            raise app.failed
        print(table.farewell())


def parse_address(visit: Visit) -> tuple[str, str]:
    """The server, and the table's id: "" if a new one is to be opened."""
    parts = urlsplit(visit.address)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not (table or visit.game):
        raise BadOption("join-address", address=visit.address)
    return f"{parts.scheme}://{parts.netloc}", "" if visit.game else table


def visitor(words: Words, visit: Visit) -> Client:
    server, _ = parse_address(visit)
    return Client(server, visit.name or words.say("person"), _cookies().get(server, ""))


async def seated(words: Words, client: Client, visit: Visit) -> ServerTable:
    """The table, with a seat of mine unless I only look on or none is open."""
    _, table = parse_address(visit)
    if visit.game:
        kind = game_class(visit.game)
        bots = ["citizen"] * (default_players(kind) - 1)
        wanted = visit.seats.split(",") if visit.seats else ["me", *bots]
        options = parse_options(kind, visit.options)
        info = await client.open(visit.game, [seat.strip() for seat in wanted], options=options)
    else:
        info = await client.call("GET", f"/api/tables/{table}", TableInfo)
        me = client.person.id if client.person is not None else ""
        mine = any(seat.person == me for seat in info.seats)
        is_open = any(seat.kind in ("open", "offered") for seat in info.seats)
        if not visit.watch and not mine and (is_open or visit.seat is not None):
            info = await client.sit(table, visit.seat)
    _keep_cookie(client)
    return ServerTable(words, client, info)


# -- who I am ---------------------------------------------------------------------------------------------------


def _cookies() -> dict[str, str]:
    """By server: what tells it that I am the one who was there before."""
    try:
        found = json.loads((data_folder() / "servers.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(cookie) for server, cookie in found.items()} if isinstance(found, dict) else {}


def _keep_cookie(client: Client) -> None:
    cookie = client.http.cookies.get("taberna")
    if not cookie:
        return
    file = data_folder() / "servers.json"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(json.dumps({**_cookies(), client.server: cookie}), encoding="utf-8")
    except OSError as error:
        raise BadFile("file-not-written", path=str(file), why=error.strerror or str(error)) from None
