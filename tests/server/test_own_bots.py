"""Networks of one's own: offered at the tables of a server, and brought to them from elsewhere."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taberna
from taberna.bots import bot
from taberna.bots.network import model as model_file
from taberna.bots.network import offered
from taberna.bots.network.model import installed
from taberna.core.chance import Rng
from taberna.core.errors import BadFile, BadOption
from taberna.core.game import CHANCE
from taberna.protocol import GameInfo
from taberna.server.config import Config
from taberna.server.run import check

from .conftest import Run, Server
from .players import Anyhow, opened

pytestmark = pytest.mark.skipif(not installed(), reason="needs onnxruntime")


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file like one that `taberna train` has made."""
    shipped = offered.shipped("forum")
    assert shipped is not None
    mine = tmp_path_factory.mktemp("trained") / "model.onnx"
    shutil.copy(shipped, mine)
    return mine


@pytest.fixture(scope="module")
def host(network: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"), "--limits", "0", "--bot", f"mine={network}@0")
    one.start()
    yield one
    one.stop()


def test_it_is_offered_like_a_level_and_plays_a_whole_game(host: Server, run: Run) -> None:
    async def play() -> None:
        async with host.client("Julia") as julia:
            games = {one.name: one.bots for one in await julia.call("GET", "/api/games", list[GameInfo])}
            assert games["forum"][-1] == "mine" and "mine" not in games["alea"]
            table = await opened(julia, "forum", ("me", "mine"))
            over = await julia.play(table, Anyhow(1))
            assert over.result is not None and over.seats[1].bot == "mine"

    run(play())
    # A bot that fails is replaced by moves at random, and the log says so.
    assert "failed" not in host.log(), host.log()


def test_it_sits_at_a_table_from_elsewhere(host: Server, run: Run, network: Path) -> None:
    async def table() -> str:
        async with host.client("Julia") as julia:
            return await opened(julia, "forum", ("random", "open"))

    command = [sys.executable, "-m", "taberna", "bot", f"{network}@0", "--server", host.url]
    done = subprocess.run(
        [*command, "--table", run(table())], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0 and "The game is over" in done.stdout, done.stderr


def test_whatever_becomes_of_the_file_it_plays_as_it_was(
    network: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever trains on, into the same folder, does not change who sits at the tables."""
    monkeypatch.setattr(offered, "_own", {})
    monkeypatch.setattr(model_file, "_kept", {})
    mine = tmp_path / "mine.onnx"
    shutil.copy(network, mine)
    check(Config(bots=[f"mine={mine}@0"]))
    told = offered.brought()
    for content in (None, b"half of another"):
        mine.unlink(missing_ok=True)
        if content is not None:
            mine.write_bytes(content)
        # As a process that is started later does.
        model_file.model.cache_clear()
        monkeypatch.setattr(offered, "_own", {})
        monkeypatch.setattr(model_file, "_kept", {})
        offered.take(told)
        game = taberna.game("forum")
        state = game.start()
        while state.turn == CHANCE:
            state.do(state.pick(Rng(1)))
        decision = state.decision()
        chosen = bot("mine", game, Rng(1)).choose(state.view(state.turn), decision)
        assert chosen in decision.options
    model_file.model.cache_clear()


def test_two_bots_have_two_names(network: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "_own", {})
    monkeypatch.setattr(model_file, "_kept", {})
    other = tmp_path / "other.onnx"
    shutil.copy(network, other)
    check(Config(bots=[f"mine={network}", f"mine={network}", f"yours={other}"]))
    with pytest.raises(BadOption) as refused:
        check(Config(bots=[f"mine={other}"]))
    assert refused.value.code == "own-bot-twice"


def test_what_is_no_network_or_no_free_name_is_refused_before_the_server_opens(network: Path) -> None:
    for wish in ("mine", "mine=", "mine=mine.py", f"Mine={network}", f"consul={network}", f"thumb={network}"):
        with pytest.raises(BadOption) as refused:
            check(Config(bots=[wish]))
        assert refused.value.code == "bad-own-bot"
    with pytest.raises(BadFile) as unread:
        check(Config(bots=[f"mine={network}x.onnx"]))
    assert unread.value.code == "file-not-read"
    assert offered.own("forum") == []
    command = [sys.executable, "-m", "taberna", "serve", "--port", "0", "--bot", "mine"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done.stderr
