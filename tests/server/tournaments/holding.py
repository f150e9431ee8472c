"""A server without its sockets that holds a tournament, and players who move at random."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import taberna
from taberna.core.errors import Refused
from taberna.protocol import Clock, NewCredentials, Person
from taberna.server.config import Config
from taberna.server.live import changes
from taberna.server.live.table import LiveTable
from taberna.server.service import Service, stop
from taberna.server.store.model import clock_time, new_id
from taberna.server.tournaments.book import Tournament, Whole
from taberna.server.tournaments.plan import Kind, Plan, checked

from ..stored import member

LONG = Clock("move", 3600)
SHORT = {"patience": 1}


@asynccontextmanager
async def house(config: Config) -> AsyncIterator[Service]:
    """The director does nothing by itself: tests say when he looks."""
    one = await Service.open(config)
    await stop(task for task in one._tasks if task.get_name() == "director")
    try:
        yield one
    finally:
        await one.close()


async def signed_up(one: Service, name: str) -> Person:
    guest = await one.people.guest(name)
    return await one.people.keep(guest.id, NewCredentials(name.lower(), "quae cum ita sint"), "here")


async def announced(one: Service, kind: Kind = "swiss", seats: int = 2, **more: object) -> str:
    plan = Plan(kind, seats, LONG, "random")
    for name, value in more.items():
        plan = type(plan)(**{**{f: getattr(plan, f) for f in plan.__struct_fields__}, name: value})
    checked(plan, taberna.game_class("alea"))
    new = Tournament(
        new_id(), "Ludi", "alea", dict(taberna.game("alea", seats, **SHORT).options), plan, "open", 0, None,
        clock_time(), None, None,
    )  # fmt: skip
    await one.tournaments.book.create(new)
    return new.id


async def filled(one: Service, tournament: str, people: int, bots: int = 0) -> list[Person]:
    present = [await member(one, f"P{number}") for number in range(people)]
    for person in present:
        await one.tournaments.join(tournament, person, "here")
    for _ in range(bots):
        await one.tournaments.book.join(tournament, None, "random")
    return present


async def started(one: Service, tournament: str) -> Whole:
    await one.tournaments.book.ask_start(tournament)
    await one.tournaments.director.attend_all()
    return await one.tournaments.book.whole(tournament)


async def move_once(one: Service, table: LiveTable, rng: taberna.Rng) -> None:
    """Whoever is asked moves at random, unless somebody is quicker."""
    seat = table.asked
    if seat is None or table.progress is None:
        return
    options = table.progress.state.options()
    try:
        chosen = options[rng.below(len(options))]
        await one.tables.ask(table, changes.play(seat, table.decision, chosen, table.seats[seat].person))
    except Refused as error:
        assert error.code in ("stale-decision", "not-your-turn", "game-over")


async def play_table(one: Service, table: str, rng: taberna.Rng) -> None:
    """Everybody moves at random to the end."""
    found = await one.tables.get(table)
    while found.asked is not None:
        if found.bot_for(found.asked) is not None:
            await asyncio.sleep(0.005)
        else:
            await move_once(one, found, rng)


async def play_round(one: Service, tournament: str, rng: taberna.Rng) -> Whole:
    """Play all tables of the round under way; then what follows."""
    whole = await one.tournaments.book.whole(tournament)
    for table in whole.rounds[-1].tables:
        await play_table(one, table.table, rng)
    await one.tournaments.director.attend_all()
    return await one.tournaments.book.whole(tournament)


async def play_out(one: Service, tournament: str, rng: taberna.Rng | None = None) -> Whole:
    rng = rng or taberna.Rng(3)
    whole = await one.tournaments.book.whole(tournament)
    for _ in range(100):
        if whole.tournament.status != "running":
            return whole
        whole = await play_round(one, tournament, rng)
    raise AssertionError("it does not end")
