"""What the operator does about reports: reads them, closes them, sends people away and lets them in again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from ..core.errors import BadOption
from ..folder import data_folder
from ..server.accounts.blocks import networks
from ..server.store.database import address
from ..server.store.moderation import Moderation, Report
from ..words import Words


def moderate(words: Words, what: str, which: str, note: str, db: str, days: int = 7) -> None:
    doing: dict[str, Callable[[Moderation], Awaitable[None]]] = {
        "list": lambda desk: _list(words, desk, everything=False),
        "all": lambda desk: _list(words, desk, everything=True),
        "show": lambda desk: _show(words, desk, which),
        "close": lambda desk: _done(words, desk.close(which, note), "moderate-closed", which),
        "ban": lambda desk: _done(words, desk.ban(which, note), "moderate-banned", which),
        "unban": lambda desk: _done(words, desk.unban(which), "moderate-unbanned", which),
        "bans": lambda desk: _bans(words, desk),
        "block": lambda desk: _done(words, desk.block(networks(which), days, note), "moderate-blocked", which),
        "unblock": lambda desk: _done(words, desk.unblock(networks(which)), "moderate-unblocked", which),
        "blocks": lambda desk: _blocks(words, desk),
    }
    if what not in doing:
        raise BadOption("no-such-command", text=what, choices=", ".join(doing))
    asyncio.run(_at_desk(db, doing[what]))


async def _at_desk(db: str, act: Callable[[Moderation], Awaitable[None]]) -> None:
    desk = await Moderation.open(address(db, data_folder()))
    try:
        await act(desk)
    finally:
        await desk.leave()


async def _list(words: Words, desk: Moderation, everything: bool) -> None:
    found = await desk.reports(everything)
    for report in found:
        print(_line(words, report))
    if not found:
        print(words.say("moderate-none"))


async def _show(words: Words, desk: Moderation, which: str) -> None:
    report = await desk.report(which)
    print(_line(words, report))
    print(words.say("moderate-table", table=report.table, count=report.others))
    for at, text in report.lines:
        print(f"  {_when(at)}  {text}")
    if report.text:
        print(words.say("moderate-text", text=report.text))
    if report.note:
        print(words.say("moderate-note", text=report.note))


async def _done(words: Words, work: Awaitable[None], key: str, which: str) -> None:
    await work
    print(words.say(key, which=which))


async def _bans(words: Words, desk: Moderation) -> None:
    found = await desk.bans()
    for ban in found:
        print(f"{ban.person}  {_when(ban.at)}  {ban.name}  {ban.why}".rstrip())
    if not found:
        print(words.say("moderate-no-bans"))


async def _blocks(words: Words, desk: Moderation) -> None:
    found = await desk.blocks()
    for block in found:
        until = _when(block.until) if block.until is not None else "–"
        print(f"{block.network}  {_when(block.at)}  {until}  {block.why}".rstrip())
    if not found:
        print(words.say("moderate-no-blocks"))


def _line(words: Words, report: Report) -> str:
    key = "moderate-open" if report.closed is None else "moderate-done"
    facts = {"when": _when(report.at), "name": report.name, "person": report.person, "reporter": report.reporter}
    return f"{report.id}  {words.say(key, lines=len(report.lines), **facts)}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
