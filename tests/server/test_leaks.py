"""What is sent to a seat does not depend on what that seat can't know.

Twins are two positions that look the same to one seat: a real one, and one imagined from its view. Both are
played on alike, and every byte that the seat is sent must be equal, until the rules themselves show the seat
something in which they differ: from then on they are twins no longer.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import taberna
from taberna import protocol
from taberna.client import Client, Line
from taberna.core.options import Choice, Number
from taberna.server.live import viewer_messages
from taberna.server.live.fold import Progress
from taberna.server.live.table import LiveTable, Room
from taberna.server.store.model import Change, ChangeKind, Header, Seat, Settings

from ..contract.test_stranger import Highest, HighestGame
from ..offered import offered
from .conftest import Run, Server
from .players import opened

PAIRS = int(os.environ.get("TABERNA_LEAK_PAIRS", "6"))
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


class Seen:
    """A table that begins with a position, and all that one seat is sent of it."""

    def __init__(self, game: taberna.Game, begun: dict[str, Any], seat: int) -> None:
        header = Header(
            "a" * 16, game.name, game.rules, game.players, dict(game.options), Settings(), None, bytes(32), 0
        )
        header.begun, header.status = begun, "playing"
        self.table = LiveTable(
            cast(Room, SimpleNamespace(guests=set())),
            header,
            [Seat("person", str(k)) for k in range(game.players)],
        )
        self.seat = seat
        self.after = Progress(game.position(begun), [], [])
        self.tell(None)

    @property
    def state(self) -> taberna.State:
        return self.after.state

    def tell(self, mover: int | None) -> None:
        """What has happened since is committed and told."""
        kind: ChangeKind = "begin" if mover is None else "play"
        change = Change(self.table.version + 1, 0, kind, mover)
        self.table.accept(change, self.after, self.after.state.heard())
        self.sent = msgspec.json.encode(
            viewer_messages.told(self.table, {}, self.table.recent[-1], self.seat, True)
        )
        self.after = self.after.copy()
        self.after.state.listen()

    def entered(self) -> bytes:
        """What the seat is sent when it comes in later."""
        past = [viewer_messages.told(self.table, {}, one, self.seat, False) for one in self.table.recent]
        return msgspec.json.encode([viewer_messages.now(self.table, self.seat), past])


def alike(pair: list[Seen], rng: taberna.Rng) -> bool:
    """Play on in both so that they stay twins, differently where the seat can't see it; whether one can."""
    one, other = (seen.state for seen in pair)
    seat = pair[0].seat
    if one.turn != other.turn or one.over or other.over:
        return False
    for _ in range(5):
        action = some(one, rng)
        secret = [some(other, rng), some(other, rng)] if one.turn != seat else []
        shown = looks(one, action, seat)
        for twin in (*(k for k in secret if not same(one, action, k)), action):
            if twin in other.options() and looks(other, twin, seat) == shown:
                pair[0].after.play(action)
                pair[1].after.play(twin)
                return True
    return False


def same(state: taberna.State, one: int, other: int) -> bool:
    """Whether two actions come to the same: then only the way there differs, and everybody may see that."""
    if one == other or other not in state.options():
        return False
    ends = [state.clone(), state.clone()]
    ends[0].apply(one)
    ends[1].apply(other)
    return ends[0].position() == ends[1].position()


def some(state: taberna.State, rng: taberna.Rng) -> int:
    options = state.options()
    return options[rng.below(len(options))]


def looks(state: taberna.State, action: int, seat: int) -> tuple[int, taberna.View]:
    """Who is next after an action, and how it looks to a seat then."""
    after = state.clone()
    after.apply(action)
    return after.turn, after.view(seat)


def differing(positions: Twins, game: taberna.Game, seat: int, rng: taberna.Rng) -> tuple[int, bool]:
    """How many moves twins were played on alike, and whether the seat was ever sent something different."""
    pair = [Seen(game, position, seat) for position in positions]
    moves = 0
    while pair[0].sent == pair[1].sent:
        mover = pair[0].state.turn
        while alike(pair, rng):
            if pair[0].state.turn != taberna.CHANCE:
                break
        else:
            return moves, pair[0].entered() != pair[1].entered()
        for one in pair:
            one.tell(mover)
        moves += 1
    return moves, True


def alike_for(game: taberna.Game, count: int) -> int | None:
    """How many moves twins were alike at most; None if a seat was sent something that tells them apart."""
    rng = taberna.Rng(7)
    longest = 0
    for seat in range(game.players):
        for _, pair in zip(range(count), twins(game, seat, rng), strict=False):
            moves, different = differing(pair, game, seat, rng)
            if different:
                return None
            longest = max(longest, moves)
    return longest


def variants(kind: type[taberna.Game]) -> Iterator[dict[str, Any]]:
    """Every option of a game by itself, at each end of what it may be; and all flags at once."""
    yield {}
    yield dict.fromkeys([option.name for option in kind.choices if type(option.default) is bool], True)
    for option in kind.choices:
        if type(option.default) is bool:
            yield {option.name: not option.default}
        elif isinstance(option, Number):
            yield from ({option.name: value} for value in {option.low, option.high} - {option.default})
        elif isinstance(option, Choice):
            yield from ({option.name: value} for value in option.names if value != option.default)


@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_a_seat_is_sent_gives_away_what_it_can_not_know(name: str) -> None:
    kind = taberna.game_class(name)
    for options in variants(kind):
        moves = alike_for(kind(3, **options), PAIRS)
        assert moves is not None and moves >= 5, options
    for players in (kind.min_players, kind.max_players):
        assert alike_for(kind(players), PAIRS) is not None, players


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
    with offered(highest="tests.contract.test_stranger:HighestGame", leaky="tests.server.test_leaks:LeakyGame"):
        assert alike_for(HighestGame(3), 50) is not None
        assert alike_for(LeakyGame(3), 50) is None


# -- over sockets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDDEN)
def test_all_bytes_over_the_socket_are_equal_for_twins(server: Server, run: Run, name: str) -> None:
    async def play() -> None:
        game, rng = taberna.game(name, 3), taberna.Rng(11)
        async with (
            server.client("Julia") as julia,
            server.client("Livia") as livia,
            server.client("Marcus") as marcus,
        ):
            for _, pair in zip(range(12), twins(game, 1, rng), strict=False):
                action = common(game, pair, 1, rng)
                sent = [await _sent(julia, [livia, marcus], name, position, action) for position in pair]
                assert sent[0] == sent[1]

    run(play())


async def _sent(
    seer: Client, others: list[Client], name: str, begun: dict[str, Any], action: int | None
) -> list[str]:
    """Everything seat 1 is sent while one move is played; what differs between any two tables is blanked.

    Who is there is left out: it is told when the server gets to it, before or after the move.
    """
    table = await opened(seer, name, ("open", "me", "open"), begun=begun)
    line = await seer.connect()
    await line.send(protocol.Enter, table=table)
    for one in others:
        await one.sit(table)
    lines = [await one.connect() for one in others]
    other = lines[0]
    now = (await other.enter(table)).now
    assert now is not None and now.asked is not None
    if action is not None:
        mover: Line = [lines[0], line, lines[1]][now.asked.seat]
        if mover is lines[1]:
            await mover.enter(table)
        await mover.send(protocol.Move, decision=now.asked.decision, action=action)
    for own in lines:
        await own.ask(protocol.Exit)
    await line.send(protocol.Exit)
    sent: list[str] = []
    while not sent or f'"done","id":{line.number}' not in sent[-1]:
        sent.append(str(await line.socket.recv()))
    await line.socket.close()
    return [_blank(text) for text in sent if not text.startswith('{"type":"presence"')]


def _blank(text: str) -> str:
    text = re.sub(r'"(id|commitment|seed|table)":"[0-9a-z]+"', r'"\1":"-"', text)
    return re.sub(r'"(at|created|ended|deadline)":\d+', r'"\1":0', text)
