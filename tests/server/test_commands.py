"""The commands that belong to the server: serve, bot, verify."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import taberna
from taberna import fair
from taberna.core.game import CHANCE

from .conftest import Run, Server
from .players import Anyhow, opened

BOT = """
class First:
    def choose(self, view, decision):
        return decision.options[0]
"""


def command(*arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "taberna", *arguments], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_a_bot_of_one_s_own_sits_at_a_table(server: Server, run: Run, tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(BOT)
    (tmp_path / "empty.py").write_text("")

    async def table() -> str:
        async with server.client("Julia") as julia:
            return await opened(julia, "alea", ("random", "open"))

    link = f"{server.url}/t/{run(table())}"
    where = ("--server", server.url, "--table", link)
    assert "No bot was found" in command("bot", str(tmp_path / "empty.py"), *where, code=2)
    assert "can’t be read" in command("bot", str(tmp_path / "nowhere.py"), *where, code=2)
    assert "No bot called “deep”" in command("bot", "deep", *where, code=2)
    assert "The game is over" in command("bot", str(tmp_path / "first.py"), *where)
    assert "no open seat" in command("bot", "thumb", *where, code=2)
    nobody = ("--server", "http://127.0.0.1:1", "--table", "a" * 16)
    assert "No table server answers" in command("bot", "thumb", *nobody, code=2)


def test_verify_accepts_honest_records_and_names_what_is_wrong(server: Server, run: Run, tmp_path: Path) -> None:
    async def played() -> str:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "random"))
            await julia.play(table, Anyhow(3))
            return await julia.record(table)

    file = tmp_path / "game.json"
    file.write_text(run(played()))
    assert "fair" in command("verify", str(file))
    honest = json.loads(file.read_text())
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
    assert "does not say how its dice were made" in command("verify", str(file), code=2)


def test_numbers_of_the_dice_are_unbiased_and_fixed() -> None:
    """The construction is public: these values must never change."""
    seed = bytes(range(32))
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


FIXED = [1, 0, 2, 1, 2, 0, 1, 0]


def test_a_port_that_is_taken_is_one_line_and_exit_code_2() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "can’t listen" in command("serve", "--port", port, code=2)
