"""The commands that belong to the server: serve, bot, verify."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

import taberna
from taberna import fair, protocol
from taberna.bots import guests
from taberna.cli import bot as cli_bot
from taberna.cli import main
from taberna.core.game import CHANCE
from taberna.server import logs

from .conftest import Run, Server
from .players import Anyhow, opened

Command = Callable[..., str]

FIRST = """
class First:
    def choose(self, view, decision):
        return decision.options[0]
"""
BROKEN = {
    "empty.py": ("", "No bot was found"),
    "syntax.py": ("class Bot\n    pass", "SyntaxError"),
    "needs.py": ("import no_such_module", "No module named"),
}
# Goes wrong once; every fault costs a start of its process.
STUMBLES = """
from pathlib import Path

class Bot:
    def choose(self, view, decision):
        stumbled = Path(__file__).with_suffix(".once")
        if stumbled.exists():
            return decision.options[0]
        stumbled.touch()
        return {}
"""
# Only the last row is left: a game of a few turns.
NEARLY = {"columns": [[5, 10, 15, 20, 25, 30, None]] * 2, "turn": 1, "dice": ["V"]}


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in this process; what it prints."""
    monkeypatch.setattr(logs, "to_stderr", lambda: None)

    def run(*arguments: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["taberna", *arguments])
        with pytest.raises(SystemExit) as done:
            main()
        said = capsys.readouterr()
        assert (done.value.code or 0) == code, said
        assert "Traceback" not in said.err
        if code:
            assert len(said.err.strip().splitlines()) == 1
        return said.out + said.err

    return run


def waiting(server: Server, run: Run, *seats: str, **wishes: object) -> tuple[str, ...]:
    """The arguments that name a table with an open seat."""

    async def table() -> str:
        async with server.client("Julia") as julia:
            return await opened(julia, "alea", seats, **wishes)

    return ("--server", server.url, "--table", f"{server.url}/t/{run(table())}")


def test_a_bot_of_one_s_own_sits_at_a_table(server: Server, run: Run, tmp_path: Path) -> None:
    """With nothing but the command, in a process of its own."""
    (tmp_path / "first.py").write_text(FIRST)
    where = waiting(server, run, "random", "open")
    arguments = [sys.executable, "-m", "taberna", "bot", str(tmp_path / "first.py"), *where]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0 and "The game is over" in done.stdout, done.stderr


def test_a_bot_that_can_not_play_is_told_why(server: Server, run: Run, tmp_path: Path, command: Command) -> None:
    where = waiting(server, run, "random", "open")
    for name, (text, says) in BROKEN.items():
        (tmp_path / name).write_text(text)
        assert says in command("bot", str(tmp_path / name), *where, code=2)
    assert "can’t be read" in command("bot", str(tmp_path / "nowhere.py"), *where, code=2)
    assert "No bot called “deep”" in command("bot", "deep", *where, code=2)
    assert "The game is over" in command("bot", "random", *where)
    assert "no open seat" in command("bot", "random", *where, code=2)
    nobody = ("--server", "http://127.0.0.1:1", "--table", "a" * 16)
    assert "No table server answers" in command("bot", "random", *nobody, code=2)


def test_a_bot_that_fails_loses_its_turns_and_is_reported(
    server: Server, run: Run, tmp_path: Path, command: Command
) -> None:
    faults = {'view["nothing"]': "it crashed): KeyError: 'nothing'", "10**6": 'no option): {"action": 1000000}'}
    for number, (fault, says) in enumerate(faults.items()):
        bad = tmp_path / f"bad{number}.py"
        bad.write_text(STUMBLES.format(fault))
        where = waiting(server, run, "random", "open", options={"patience": 1}, begun=NEARLY)
        said = command("bot", str(bad), *where)
        assert says in said and "The game is over" in said


def test_a_bot_of_ours_can_not_be_foreseen(
    server: Server, run: Run, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []
    sit = guests.sit
    monkeypatch.setattr(cli_bot, "sit", lambda *args: seeds.append(args[-1]) or sit(*args))  # type: ignore[func-returns-value]
    for _ in range(2):
        command("bot", "random", *waiting(server, run, "random", "open"))
    assert len(set(seeds)) == 2


def test_a_bot_at_a_table_that_is_closed_goes_home(server: Server, run: Run, tmp_path: Path) -> None:
    async def close() -> protocol.TableInfo:
        async with server.client("Julia") as julia, server.client("Bot") as bot:
            table = await opened(julia, "alea", ("me", "open", "open"))
            await bot.sit(table)
            playing = asyncio.create_task(bot.play(table, Anyhow(1)))
            await asyncio.sleep(0.2)
            await julia.call("DELETE", f"/api/tables/{table}", object)
            return await playing

    closed = run(close())
    assert closed.status == "closed" and closed.result is None


def test_verify_accepts_honest_records_and_names_what_is_wrong(
    server: Server, run: Run, tmp_path: Path, command: Command
) -> None:
    async def played() -> str:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "random"))
            await julia.play(table, Anyhow(3))
            return await julia.record(table)

    file = tmp_path / "game.json"
    file.write_text(run(played()))
    honest = json.loads(file.read_text())
    said = command("verify", str(file))
    assert "fair" in said and honest["dice"]["commitment"] in said.replace("\n", "")
    for field, value, says in (
        ("seed", "00" * 32, "not the one that was promised"),
        ("seed", "xyz", "not a hexadecimal number"),
        ("method", "trust me", "trust me"),
    ):
        file.write_text(json.dumps({**honest, "dice": {**honest["dice"], field: value}}))
        assert says in command("verify", str(file), code=2)
    seed = bytes(32)
    file.write_text(json.dumps({**honest, "dice": fair.published(seed)}))
    assert "but the seed gives" in command("verify", str(file), code=2)
    del honest["dice"]
    file.write_text(json.dumps(honest))
    assert "Nobody promised anything about its dice" in command("verify", str(file))


def test_numbers_of_the_dice_are_unbiased_and_fixed() -> None:
    """The construction is public: these values must never change."""
    seed = bytes(range(32))
    assert [fair.number(seed, count, 6, fair.BY_NUMBER) for count in range(8)] == FIXED_BY_NUMBER
    assert [fair.number(seed, count, 6) for count in range(8)] == FIXED
    counts = [0] * 7
    for count in range(7000):
        counts[fair.number(seed, count, 7)] += 1
    assert max(abs(one - 1000) for one in counts) < 150
    game = taberna.game("alea")
    state = game.start()
    state.apply(game.action("roll"))
    assert state.turn == CHANCE
    share = sum(game.text(fair.outcome(seed, count, state)) == "die I" for count in range(6000)) / 6000
    assert abs(share - 3 / 6) < 0.03


FIXED_BY_NUMBER = [1, 0, 2, 1, 2, 0, 1, 0]
FIXED = [2, 0, 1, 3, 5, 1, 3, 1]


def test_a_server_that_can_not_start_says_why_in_one_line(command: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "can’t listen" in command("serve", "--port", port, code=2)
    for arguments, says in (
        (("--db", "mysql://u:hush@h/x"), "not the address of a database"),
        (("--db", "postgresql://nobody@127.0.0.1:1/none"), "can’t be opened"),
        (("--redis", "redis://127.0.0.1:1"), "give --db too"),
        (("--origin", "taberna.example"), "not the address of a page"),
    ):
        said = command("serve", "--port", "0", *arguments, code=2)
        assert says in said and "hush" not in said


def test_a_room_that_is_open_already_is_shown_again(
    server: Server, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("TABERNA_DATA", str(server.folder))
    assert "open already" in command("serve", "--open", "--port", str(server.port))
    assert shown == [f"{server.url}/"]
    assert "Another server uses" in command("serve", "--port", "0", code=2)
