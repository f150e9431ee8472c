"""The walk-through in docs/training.md, from training to playing, line by line, with fewer games."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from taberna.protocol import GameInfo

from ..server.conftest import Server
from ..server.players import Anyhow, opened

for needed in ("torch", "onnx", "onnxruntime"):
    pytest.importorskip(needed)

PAGE = Path(__file__).parents[2] / "docs" / "training.md"
FEWER = {"train": ["--updates", "3", "--tables", "32", "--workers", "1"], "arena": ["--games", "4"]}


def walk() -> list[list[str]]:
    """The commands as they stand in the page, without the program's name."""
    part = PAGE.read_text(encoding="utf-8").partition("## Walk-through")[2]
    block = re.search(r"^```sh\n(.*?)^```", part, re.M | re.S)
    assert block is not None
    return [shlex.split(line)[1:] for line in block[1].splitlines() if line.startswith("taberna ")]


async def play(server: Server) -> None:
    """What whoever opens the page does."""
    async with server.client("Julia") as julia:
        games = {one.name: one.bots for one in await julia.call("GET", "/api/games", list[GameInfo])}
        assert games["alea"][-1] == "mine" and "mine" not in games["forum"]
        over = await julia.play(await opened(julia, "alea", ("me", "mine")), Anyhow(1))
        assert over.result is not None


def test_the_walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    *commands, (serve, *arguments) = walk()
    assert [command[0] for command in commands] == ["train", "arena"] and serve == "serve"
    for command in commands:
        words = [sys.executable, "-m", "taberna", *command, *FEWER[command[0]]]
        data = {**os.environ, "TABERNA_DATA": str(tmp_path / "data")}
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=200, env=data)
        assert done.returncode == 0, done.stderr
    server = Server(tmp_path / "server", *(one for one in arguments if one != "--open"), "--limits", "0")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(play(server), 120))
    finally:
        server.stop()
    assert "failed" not in server.log(), server.log()
