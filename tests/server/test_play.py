"""Whole games over real sockets: people, bots, watchers; reconnects, undo, hints, fair dice."""

from __future__ import annotations

import asyncio
import json

import pytest

import taberna
from taberna import bots, fair, finished, protocol
from taberna.client import Answered

from ..analysis.test_truth import wins_at_once
from .conftest import Run, Server
from .players import Anyhow, asked, move, opened, until, with_account

GAMES = taberna.names()
Numbered = protocol.Played | protocol.Undone | protocol.Said | protocol.Changed


@pytest.mark.parametrize("game", GAMES)
def test_people_and_a_bot_play_a_whole_game(server: Server, run: Run, game: str) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, game, ("me", "open", "random"))
            info = await livia.sit(table)
            assert info.status == "playing" and info.seed is None
            over, same = await asyncio.gather(julia.play(table, Anyhow(1)), livia.play(table, Anyhow(2)))
            assert over == same and over.result is not None and over.seed is not None
            record = taberna.Record.loads(await julia.record(table))
            assert record.verify().scores() == over.result.scores
            assert record.names[:2] == ["Julia", "Livia"] and record.seats[2] == "random"
            fair.check(record)
            assert fair.commitment(bytes.fromhex(over.seed)) == info.commitment

    run(play())


def test_versions_are_contiguous_for_every_viewer_and_the_tail_tells_what_was_missed(
    server: Server, run: Run
) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia, server.client("") as nobody:
            table = await opened(julia, "alea", ("me", "thumb"))
            watcher = await nobody.connect()
            seen = (await watcher.enter(table)).version
            playing = asyncio.create_task(julia.play(table, Anyhow(3)))
            told: list[Numbered] = []
            while True:
                message = await watcher.receive()
                if isinstance(message, protocol.Presence):
                    continue
                assert isinstance(message, Numbered)
                told.append(message)
                assert message.version == seen + 1
                seen += 1
                if isinstance(message, protocol.Played) and message.table is not None and message.table.result:
                    break
            await playing
            half = len(told) // 2
            since = told[half].version
            again = await (await nobody.connect()).enter(table, since=since)
            assert [(one.version, getattr(one, "events", None)) for one in again.tail] == [
                (one.version, getattr(one, "events", None)) for one in told[half + 1 :]
            ]
            everything = await (await nobody.connect()).enter(table)
            assert [one.version for one in everything.tail] == list(range(1, everything.version + 1))

    run(play())


def test_a_reconnect_takes_up_the_question_and_a_move_never_happens_twice(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "thumb"))
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            assert now.asked is not None
            fields = {"decision": now.asked.decision, "action": now.asked.options[0]}
            await line.send(protocol.Move, **fields)
            await line.socket.close()
            line = await julia.connect()
            entered = await line.enter(table, since=0)
            with pytest.raises(Answered) as refused:
                await line.ask(protocol.Move, **fields)
                await line.ask(protocol.Move, **fields)
            assert refused.value.code == "stale-decision"
            assert entered.mine == [0]

    run(play())


def test_undo_goes_back_to_where_chance_spoke_or_another_seat_acted(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            game = taberna.game("alea")
            begun = {"columns": [[None] * 7, [None] * 7], "turn": 0, "dice": ["V", "I"]}
            table = await opened(julia, "alea", ("me", "open"), begun=begun)
            await livia.sit(table)
            mine, hers = await julia.connect(), await livia.connect()
            now = await asked(mine, await mine.enter(table))
            await hers.enter(table)
            assert not now.undo
            assert now.asked is not None
            write = [game.structure(action)["kind"] for action in now.asked.options].index("write")
            await move(mine, now, write)
            told = await until(hers, protocol.Played)
            assert isinstance(told, protocol.Played) and told.now is not None and told.now.asked is not None
            assert told.now.asked.seat == 1
            decision = told.now.asked.decision
            with pytest.raises(Answered, match="nothing you can take back"):
                await hers.ask(protocol.Undo, decision=decision)
            await mine.ask(protocol.Undo, decision=decision)
            back = await until(hers, protocol.Undone)
            assert isinstance(back, protocol.Undone) and back.now is not None and back.now.moves == 0
            entered = await mine.enter(table)
            assert entered.now is not None and entered.now.view == now.view
            assert not entered.table.rated, "the other seat had been asked already"
            now = await asked(mine, entered)
            assert now.asked is not None
            roll = now.asked.options.index(game.action("roll"))
            await move(mine, now, roll)
            now = await asked(mine, await mine.enter(table))
            assert not now.undo
            with pytest.raises(Answered) as refused:
                await mine.ask(protocol.Undo, decision=now.asked.decision)  # type: ignore[union-attr]
            assert refused.value.code == "nothing-to-undo"

    run(play())


def test_a_hint_says_why(server: Server, run: Run) -> None:
    state, winning, _ = wins_at_once()

    async def play() -> None:
        async with server.client("Julia") as julia:
            seats = ("me", "thumb") if state.turn == 0 else ("thumb", "me")
            table = await opened(julia, "pecunia", seats, begun=state.position())
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            assert now.asked is not None
            advice = await line.ask(protocol.Hint, decision=now.asked.decision)
            assert isinstance(advice, protocol.Advice) and advice.action == winning
            assert advice.rival in now.asked.options and advice.rival != winning
            assert advice.why is not None and advice.why.wins

    run(play())


def test_hints_come_from_a_bot_and_end_the_rating(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "thumb"))
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            assert now.asked is not None
            advice = await line.ask(protocol.Hint, decision=now.asked.decision)
            assert isinstance(advice, protocol.Advice)
            assert advice.action in now.asked.options
            assert advice.bot == bots.best("alea") and abs(sum(advice.chances) - 1) < 0.01
            assert not (await line.enter(table)).table.rated
            # While a bot thinks about a hint, one can go on.
            hint = await line.send(protocol.Hint, decision=now.asked.decision)
            ping = await line.send(protocol.Ping)
            assert await until(line, protocol.Done | protocol.Advice) == protocol.Done(ping)
            late = await until(line, protocol.Advice)
            assert isinstance(late, protocol.Advice) and late.id == hint
            without = await opened(julia, "alea", ("me", "thumb"), hints=False)
            now = await asked(line, await line.enter(without))
            with pytest.raises(Answered) as refused:
                await line.ask(protocol.Hint, decision=now.asked.decision)  # type: ignore[union-attr]
            assert refused.value.code == "no-hints"

    run(play())


def test_a_refusal_names_code_and_clause_and_changes_nothing(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia, server.client("Livia") as livia:
            table = await opened(julia, "alea", ("me", "open"))
            await livia.sit(table)
            mine, hers = await julia.connect(), await livia.connect()
            now = await asked(mine, await mine.enter(table))
            await hers.enter(table)
            assert now.asked is not None
            decision = now.asked.decision
            game = taberna.game("alea")
            with pytest.raises(Answered) as refused:
                await mine.ask(protocol.Move, decision=decision, action=game.action("pass"))
            assert (refused.value.code, refused.value.clause) == ("alea-not-failed", "A9") or refused.value.clause
            with pytest.raises(Answered) as refused:
                await hers.ask(protocol.Move, decision=decision, action=game.action("roll"))
            assert refused.value.code == "not-your-turn"
            with pytest.raises(Answered) as refused:
                await mine.ask(protocol.Move, decision=decision, action=10**6)
            assert refused.value.code == "no-such-action"
            assert (await mine.enter(table)).version == (await hers.enter(table)).version == 2

    run(play())


def test_several_people_at_one_screen_see_one_hand_at_a_time(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "here:Livia", "thumb"))
            line = await julia.connect()
            entered = await line.enter(table)
            assert entered.mine == [0, 1] and entered.seat == 0
            assert [seat.name for seat in entered.table.seats] == ["Julia", "Livia", ""]
            other = await line.enter(table, seat=1)
            assert other.seat == 1 and other.now is not None and other.now.asked is not None
            assert other.now.asked.ask is None and other.now.asked.options == []
            over = await julia.play(table, Anyhow(4))
            assert over.status == "over" and not over.rated

    run(play())


def test_a_finished_game_is_replayed_step_by_step_and_charted(server: Server, run: Run) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia, server.client() as nobody:
            table = await opened(julia, "alea", ("me", "thumb"))
            line = await nobody.connect()
            with pytest.raises(Answered, match="not over"):
                await line.ask(protocol.Replay, table=table, moves=0)
            over = await julia.play(table, Anyhow(5))
            record = taberna.Record.loads(await julia.record(table))
            for moves in (0, 1, len(record.moves) // 2, len(record.moves)):
                step = await line.ask(protocol.Replay, table=table, moves=moves, seat=1)
                assert isinstance(step, protocol.Step)
                assert step.view == json.loads(json.dumps(record.replay(moves).view(1)))
                assert step.count == len(record.moves)
            with pytest.raises(Answered) as refused:
                await line.ask(protocol.Replay, table=table, moves=10**6)
            assert refused.value.code == "at-range"
            story: list[finished.Moment] = await nobody.call(
                "GET", f"/api/tables/{table}/story", list[finished.Moment]
            )
            assert story[0] == finished.Moment(0, -1, record.replay(0).scores()), "a chart begins at the start"
            assert story[-1].moves == len(record.moves)
            course: list[finished.Chances] = await nobody.call(
                "GET", f"/api/tables/{table}/chances", list[finished.Chances]
            )
            assert [course[0].moves, course[-1].moves] == [0, len(record.moves)]
            assert all(abs(sum(one.chances) - 1) < 0.01 for one in course)
            assert [seat for seat, share in enumerate(course[-1].chances) if share] == over.result.winners  # type: ignore[union-attr]
            assert story[-1].scores == over.result.scores  # type: ignore[union-attr]
            draws: list[finished.Draw] = await nobody.call("GET", f"/api/tables/{table}/dice", list[finished.Draw])
            assert len(draws) == fair.check(record) and over.seed is not None
            for count, draw in enumerate(draws):
                left = fair.number(bytes.fromhex(over.seed), count, sum(draw.weights))
                assert sum(draw.weights[: draw.drawn]) <= left < sum(draw.weights[: draw.drawn + 1])

    run(play())


def test_against_bots_undo_goes_back_to_ones_own_last_decision(server: Server, run: Run) -> None:
    """Also over dice and bots; the same dice fall again."""

    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "thumb"))
            line = await julia.connect()
            now = await asked(line, await line.enter(table))
            assert not now.undo, "nothing has been done yet"
            first = now
            await move(line, now, 0)
            now = await asked(line, await line.enter(table))
            assert now.undo and now.moves > 1, "a die has fallen"
            dice = now.view["dice"]
            assert now.asked is not None
            await line.ask(protocol.Undo, decision=now.asked.decision)
            now = await asked(line, await line.enter(table))
            assert now.moves == first.moves and now.view == first.view
            await move(line, now, 0)
            now = await asked(line, await line.enter(table))
            assert now.view["dice"] == dice

            await with_account(julia, "julia.counts")
            line = await julia.connect()
            rated = await opened(julia, "alea", ("me", "thumb"), hints=False)
            now = await asked(line, await line.enter(rated))
            await move(line, now, 0)
            now = await asked(line, await line.enter(rated))
            assert not now.undo, "what counts is played as it falls"

    run(play())
