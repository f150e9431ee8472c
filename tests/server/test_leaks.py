"""What is sent to a seat does not depend on what that seat can't know.

Twins are two positions that look the same to one seat: a real one, and one imagined from its view. Both are
played on alike, and every byte that the seat is sent must be equal, unless the move itself shows the seat
something by the rules: then the views differ after it, and the twins are twins no longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import taberna
from taberna import protocol
from taberna.client import Client, Line
from taberna.core.registry import _ADDRESSES, register
from taberna.server import telling
from taberna.server.model import Change, Header, Seat, Settings
from taberna.server.table import Table

from ..contract.test_stranger import Highest, HighestGame
from .conftest import Run, Server
from .players import opened

HIDDEN = [name for name in taberna.names() if taberna.game_class(name).hidden]
Twins = tuple[dict[str, Any], dict[str, Any]]


def twins(game: taberna.Game, seat: int, rng: taberna.Rng) -> Iterator[Twins]:
    """Twins from a random game, for ever."""
    while True:
        state = game.start()
        while not state.over:
            if state.turn != taberna.CHANCE and rng.below(20) == 0:
                twin = game.imagine(state.view(seat), rng)
                if twin.position() != state.position():
                    yield dict(state.position()), dict(twin.position())
            state.apply(state.pick(rng))


def common(game: taberna.Game, positions: Twins, seat: int, rng: taberna.Rng) -> int | None:
    """An action that is legal in both and leaves them twins, without a word from chance."""
    one, other = (set(game.position(position).options()) for position in positions)
    both = sorted(one & other)
    if not both:
        return None
    action = both[rng.below(len(both))]
    states = [game.position(position) for position in positions]
    for state in states:
        state.apply(action)
    same = states[0].turn == states[1].turn != taberna.CHANCE and states[0].view(seat) == states[1].view(seat)
    return action if same else None


# -- in this process, for any game ----------------------------------------------------------------------


def told(game: taberna.Game, position: dict[str, Any], seat: int, action: int | None) -> bytes:
    """All that a seat is sent on entering and after one move."""
    header = Header(
        "a" * 16, game.name, game.rules, game.players, dict(game.options), Settings(), None, bytes(32), 0
    )
    header.begun, header.status = position, "playing"
    table = Table(header, [Seat("person", str(k)) for k in range(game.players)])
    first, actions, events = table.started()
    table.accept(Change(1, 0, "begin", None, actions), first, events)
    sent = msgspec.json.encode(telling.told(table, {}, table.recent[-1], seat, True))
    if action is None:
        return sent
    after, actions, events = table.moved(action)
    table.accept(Change(2, 0, "play", first.state.turn, actions), after, events)
    return sent + msgspec.json.encode(telling.told(table, {}, table.recent[-1], seat, True))


def leak(game: taberna.Game, count: int) -> Twins | None:
    """Twins that a seat can tell apart by what it is sent."""
    rng = taberna.Rng(7)
    for seat in range(game.players):
        for _, pair in zip(range(count), twins(game, seat, rng), strict=False):
            action = common(game, pair, seat, rng)
            if told(game, pair[0], seat, action) != told(game, pair[1], seat, action):
                return pair
    return None


@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_a_seat_is_sent_gives_away_what_it_can_not_know(name: str) -> None:
    kind = taberna.game_class(name)
    for players in (kind.least, kind.most):
        assert leak(kind(players), 150) is None


class Leaky(Highest):
    """Shows everybody's cards."""

    def view(self, seat: int | None) -> taberna.View:
        return taberna.View({"seat": seat, "cards": list(self.cards), "kept": list(self.kept)})


class LeakyGame(HighestGame):
    name = "leaky"

    def start(self) -> Leaky:
        return Leaky(self, [], [])

    def position(self, position: object) -> Leaky:
        sound = super().position(position)
        assert isinstance(sound, Highest)
        return Leaky(self, sound.cards, sound.kept)

    def imagine(self, view: taberna.View, rng: taberna.Rng) -> Leaky:
        cards = list(range(6))
        dealt = [cards.pop(rng.below(len(cards))) for _ in range(self.players)]
        return Leaky(self, dealt, list(view["kept"]))  # type: ignore[call-overload]


def test_the_test_catches_a_game_that_shows_everybody_s_cards() -> None:
    register("highest", "tests.contract.test_stranger:HighestGame")
    register("leaky", "tests.server.test_leaks:LeakyGame")
    try:
        assert leak(HighestGame(3), 50) is None
        assert leak(LeakyGame(3), 50) is not None
    finally:
        del _ADDRESSES["highest"], _ADDRESSES["leaky"]


# -- over sockets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDDEN)
def test_all_bytes_over_the_socket_are_equal_for_twins(server: Server, run: Run, name: str) -> None:
    async def play() -> None:
        game, rng = taberna.game(name, 3), taberna.Rng(11)
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            for _, pair in zip(range(12), twins(game, 1, rng), strict=False):
                action = common(game, pair, 1, rng)
                sent = [await _sent(julia, livia, name, position, action) for position in pair]
                assert sent[0] == sent[1]

    run(play())


async def _sent(seer: Client, others: Client, name: str, begun: dict[str, Any], action: int | None) -> list[str]:
    """Everything seat 1 is sent while one move is played; what differs between any two tables is blanked."""
    table = await opened(seer, name, ("open", "me", "open"), begun=begun)
    line = await seer.connect()
    await line.send(protocol.Enter, table=table)
    await others.sit(table)
    await others.sit(table)
    other = await others.connect()
    now = (await other.enter(table)).now
    assert now is not None and now.asked is not None
    if action is not None:
        mover: Line = line if now.asked.seat == 1 else other
        if mover is other and now.asked.seat != 0:
            await other.enter(table, seat=now.asked.seat)
        await mover.send(protocol.Move, decision=now.asked.decision, action=action)
    await other.ask(protocol.Exit)
    await line.send(protocol.Exit)
    sent: list[str] = []
    while not sent or f'"done","id":{line.number}' not in sent[-1]:
        sent.append(str(await line.socket.recv()))
    await line.socket.close()
    return [_blank(text) for text in sent]


def _blank(text: str) -> str:
    text = re.sub(r'"(id|commitment|seed|table)":"[0-9a-z]+"', r'"\1":"-"', text)
    return re.sub(r'"(at|created|ended|deadline)":\d+', r'"\1":0', text)
