"""`taberna join --plain`: a table of a real server, line by line."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from taberna import protocol
from taberna.bots import bot
from taberna.cli import table_lines
from taberna.cli.fullscreen.join import Visit, seated, visitor
from taberna.cli.screen import InputClosed
from taberna.cli.table_lines import TableLines
from taberna.core.chance import Rng
from taberna.words import words

from .conftest import Run, Server, holds
from .players import Anyhow, opened, until

WORDS = words("en")
Typist = Callable[[TableLines], str]


def visit(address: str, game: str = "", seats: str = "", *options: str) -> Visit:
    return Visit(address, "Marcus", None, False, game, seats, list(options), "off", plain=True)


async def at_table(wanted: Visit, typist: Typist, monkeypatch: pytest.MonkeyPatch) -> TableLines:
    """Somebody plays who types what the typist says."""
    async with visitor(WORDS, wanted) as client:
        lines = TableLines(WORDS, await seated(WORDS, client, wanted))
        monkeypatch.setattr(table_lines, "read", lambda prompt: typist(lines))
        await lines.run()
        return lines


def sensible(lines: TableLines) -> str:
    """The number of the option that a bot would choose."""
    assert lines.view is not None and lines.decision is not None
    chosen = bot("thumb", lines.game, Rng(1)).choose(lines.view, lines.decision)
    return str(lines.decision.options.index(chosen) + 1)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("alea", "me,random", []),
        ("forum", "me,here:Livia,random", ["patience=4"]),
        ("pecunia", "me,random", ["target=8"]),
    ],
)
def test_a_whole_game(
    server: Server,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    seats: str,
    options: list[str],
) -> None:
    lines = run(at_table(visit(server.url, game, seats, *options), sensible, monkeypatch))
    shown = capsys.readouterr().out
    assert lines.over and "The game is over" in shown and "win" in shown
    assert "Fortuna" in shown and "random" not in shown, "bots are called by their names"
    assert "Come back with" not in shown


def test_words_refusals_and_chat(
    server: Server, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["?", "list", "table", "rules A4", "write 39 row 1", "say Salve!", "nonsense", "1", "quit"])

    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "open"), begun={"columns": [[None] * 7] * 2, "turn": 1})
            async with await julia.connect() as line:
                await line.enter(table)
                await at_table(visit(f"{server.url}/table/{table}"), lambda _: next(typed), monkeypatch)
                said = await until(line, protocol.Said)
                assert isinstance(said, protocol.Said) and (said.name, said.text) == ("Marcus", "Salve!")

    run(play())
    shown = capsys.readouterr().out
    assert "everybody at the table hears it" in shown and "[A4]" in shown and "Marcus: Salve!" in shown
    assert "“nonsense”" in shown and "Marcus rolls" in shown
    assert "Come back with: taberna join" in shown


def test_who_is_not_asked_waits_and_hears_the_others(
    server: Server, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "open"))
            other = visit(f"{server.url}/table/{table}")
            async with visitor(WORDS, other) as client:
                lines = TableLines(WORDS, await seated(WORDS, client, other))
                monkeypatch.setattr(table_lines, "read", lambda prompt: sensible(lines))
                playing = asyncio.create_task(lines.run())
                assert (await julia.play(table, Anyhow())).status == "over"
                await holds(lambda: lines.over)
                await playing

    run(play())
    assert "Julia rolls" in capsys.readouterr().out


def test_lines_through_a_pipe(server: Server) -> None:
    """Without a terminal lines are read and written by themselves."""
    command = [sys.executable, "-m", "taberna", "join", server.url, "--game", "alea", "--seats", "me,random"]
    environment = {**os.environ, "COLUMNS": "80"}
    run = subprocess.run(
        command, input="?\nquit\n", capture_output=True, text=True, env=environment, timeout=600, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "Your seat is kept" in run.stdout and "Other words:" in run.stdout
    closed = subprocess.run(
        command, input="1\n", capture_output=True, text=True, env=environment, timeout=600, check=False
    )
    assert closed.returncode == 2 and "The input was closed" in closed.stderr and "Traceback" not in closed.stderr


def test_a_closed_input_keeps_the_seat(
    server: Server, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def closed(lines: TableLines) -> str:
        raise InputClosed("input-closed")

    with pytest.raises(InputClosed):
        run(at_table(visit(server.url, "alea", "me,here:Livia"), closed, monkeypatch))
    assert "Your seat is kept" in capsys.readouterr().out
