"""Players for tests: they choose by the numbers of the options alone."""

from __future__ import annotations

import asyncio
from types import UnionType

import taberna
from taberna import protocol
from taberna.client import Client, Line
from taberna.core.game import Decision, View
from taberna.protocol import Person


class Anyhow:
    """Any legal move."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = taberna.Rng(seed)

    def choose(self, view: View, decision: Decision) -> int:
        return decision.options[self.rng.below(len(decision.options))]


async def with_account(client: Client, login: str) -> Person:
    body = {"login": login, "password": "quae cum ita sint"}
    return await client.call("POST", "/api/account/password", Person, body)


async def opened(
    client: Client, game: str = "alea", seats: tuple[str, ...] = ("me", "open"), **wishes: object
) -> str:
    return (await client.open(game, list(seats), **wishes)).id


async def until(line: Line, kind: type | UnionType, seconds: float = 90.0) -> protocol.ServerMessage:
    """The next message of a kind; others are dropped."""

    async def wait() -> protocol.ServerMessage:
        async for message in line:
            if isinstance(message, kind):
                return message
        raise AssertionError

    return await asyncio.wait_for(wait(), seconds)


async def asked(line: Line, entered: protocol.Table) -> protocol.Now:
    """The position in which my seat is asked, waiting for it if need be."""
    now = entered.now
    while now is None or now.asked is None or now.asked.ask is None:
        message = await line.receive()
        if isinstance(message, protocol.Played | protocol.Changed | protocol.Undone) and message.now is not None:
            now = message.now
    return now


async def move(line: Line, now: protocol.Now, which: int = 0) -> protocol.ServerMessage:
    """Choose an option by its place in the list, and wait until it is done."""
    assert now.asked is not None
    return await line.ask(protocol.Move, decision=now.asked.decision, action=now.asked.options[which])
