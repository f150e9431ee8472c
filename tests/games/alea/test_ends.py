"""The bot that asks a network about ends of turns, and the games that teach it (tests/study/alea_ends)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")

import torch

import taberna
from taberna.bots import bot
from taberna.bots.network.memory import window
from taberna.bots.network.model import model
from taberna.core.chance import Rng
from taberna.core.game import CHANCE
from taberna.games.alea import actions as a
from taberna.games.alea import ends
from taberna.games.alea import numbers as n
from taberna.games.alea.ends import AleaEnds
from taberna.games.alea.outlook import HANDS
from taberna.games.alea.solver import learned
from taberna.games.alea.state import AleaState
from tests.study.alea_ends import self_play
from tests.study.alea_ends.network import (
    COMING,
    EMPTY,
    KNOWN_CARDS,
    POINTS,
    ROWS,
    SEATS,
    THERE,
    Judge,
    columns_of,
    export,
)
from tests.study.alea_table.fit import ROUNDS, Hopes, describe
from tests.study.alea_table.fit import export as export_columns

PLAYERS = (2, 3, 6)


@pytest.fixture(scope="module")
def columns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network of columns that knows nothing, but says different things of them."""
    torch.manual_seed(1)
    hopes = Hopes(10, width=40, blocks=1)
    with torch.no_grad():
        hopes.last.weight.mul_(2)
        hopes.last.bias.copy_(torch.arange(10).repeat_interleave(HANDS) * 0.4 + 1.0)
    path: Path = tmp_path_factory.mktemp("columns") / "columns.onnx"
    export_columns(hopes, path)
    describe(path, {"rounds": ROUNDS, "scales": list(learned().scales)})
    return path


@pytest.fixture(scope="module")
def judge(columns: Path) -> Judge:
    """A judge that has learned something, whatever it is."""
    torch.manual_seed(2)
    made: Judge = Judge(*columns_of(columns), 16).requires_grad_(False)
    made.last.weight.normal_(std=0.3)
    return made


def positions(players: int, many: int) -> list[AleaState]:
    """Turns that begin in the midst of a game of rules of thumb."""
    game = taberna.game("alea", players)
    state, dice = game.start(), Rng(players, 7)
    bots = [bot("thumb", game, Rng(seat), timed=False) for seat in range(players)]
    found: list[AleaState] = []
    while len(found) < many and not state.over:
        assert isinstance(state, AleaState)
        if state.turn == CHANCE:
            state.do(state.pick(dice))
            continue
        if state.lying == 0 and state.aside == 0 and len(state.options()) == 1 and not state.blocked:
            found.append(state.clone())
        state.do(bots[state.turn].choose(state.view(state.turn), state.decision()))
    return found[:: max(1, len(found) // many)]


def rows_of(state: AleaState) -> tuple[AleaEnds, Any]:
    mind = AleaEnds(state.game, Rng(0))
    many, cells = mind.questions(state.view(state.turn))
    return mind, window(cells, "uint8").reshape(many, -1).astype("float32")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_judge_knows_how_players_stand(judge: Judge, players: int) -> None:
    for state in positions(players, 25):
        mind, rows = rows_of(state)
        told = torch.from_numpy(rows)
        seat = int(state.seat)
        mine, others = judge.own(told, torch.arange(HANDS)), judge.beside(told[0])
        for k, key in enumerate(mind.asked):
            column = key & (int(ends.LAST) - 1)
            assert int(mine[k, 0, POINTS]) == int(n.total(column))
            assert mine[k, 0, EMPTY:].argmax() == ROWS - written(column)
            assert bool(rows[k, SEATS * ends.PLAYER + ends.ENDED]) == (key != column)
        assert [int(one) for one in mine[0, :, KNOWN_CARDS]] == [hand & 1 for hand in range(HANDS)]
        for k in range(SEATS - 1):
            who = (seat + 1 + k) % players
            assert bool(others[k, THERE]) == (k + 1 < players)
            if k + 1 < players:
                assert int(others[k, POINTS]) == int(n.total(state.columns[who]))
                hand = sum(int(others[k, KNOWN_CARDS + card]) << card for card in range(6))
                assert hand == int(state.cards[who])
                assert bool(others[k, COMING]) == (seat == players - 1 or who > seat)


def written(column: int) -> int:
    return sum(1 for row in range(ROWS) if n.row_of(column, row))


@pytest.mark.parametrize("players", PLAYERS)
def test_it_begins_as_the_bot_by_the_exact_table(columns: Path, tmp_path: Path, players: int) -> None:
    path = tmp_path / "ends.onnx"
    export(Judge(*columns_of(columns), 16), path, {})
    for state in positions(players, 12):
        view, decision = state.view(state.turn), state.decision()
        one = bot(str(columns), state.game, Rng(1), timed=False).explain(view, decision)
        other = bot(str(path), state.game, Rng(1), timed=False).explain(view, decision)
        assert {j.action: j.chance for j in one} == pytest.approx({j.action: j.chance for j in other}, abs=0.02)


def test_nothing_is_won_or_lost_by_playing_a_turn(judge: Judge) -> None:
    """What a turn is worth before the dice fall is what comes of it on average: it is played as it was solved."""
    player = self_play.Player(judge, taberna.game("alea", 2), 5, 0.0)
    off: list[float] = []
    while len(off) < 250:
        turns, _, _ = player.play(-1)
        off += [turn.came[turn.seat] - turn.worth for turn in turns if not turn.strayed]
    assert abs(float(np.mean(off))) < 4 * float(np.std(off)) / len(off) ** 0.5


def test_every_seat_learns_what_came(judge: Judge) -> None:
    """With nothing but results (lambda = 1) all turns of a game with consul teach how it ended, each from its own
    seat, but for what was to be expected of the turns that were solved."""
    player = self_play.Player(judge, taberna.game("alea", 3), 6, 0.0)
    turns, outcome, _ = player.play(1)
    assert [turn.worth >= 0 for turn in turns] == [turn.seat == 1 for turn in turns]
    for turn in turns:
        turn.worth = -1.0
    lessons = self_play.taught(turns, outcome, 1.0)
    assert len(lessons) == len(turns) - 1, "what ended the game is known"
    for turn, lesson in zip(reversed(turns[:-1]), lessons, strict=True):
        assert lesson[3][:3] == pytest.approx(np.roll(outcome, -turn.seat))


def test_it_learns_and_its_file_plays(columns: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few seconds of the command itself, which goes on where it was, and a game of the bot."""
    call = ["self_play", str(tmp_path), "--columns", str(columns), "--minutes", "0.02", "--round", "1"]
    monkeypatch.setattr("sys.argv", [*call, "--updates", "5", "--workers", "1", "--width", "16"])
    for _ in range(2):
        self_play.main()
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert len(lines) > 1 and lines[-1]["loss"] > 0
    path = str(tmp_path / "ends.onnx")
    assert model(path).facts["layout"] == AleaEnds.layout
    game = taberna.game("alea", 2)
    state, dice = game.start(), Rng(4)
    bots = [bot(path, game, Rng(1), timed=False), bot("thumb", game, Rng(2), timed=False)]
    while not state.over:
        if state.turn == CHANCE:
            state.do(state.pick(dice))
        else:
            state.apply(bots[state.turn].choose(state.view(state.turn), state.decision()))


def test_the_file_says_what_the_network_says(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "ends.onnx"
    export(judge, path, {})
    for state in positions(3, 6):
        _, rows = rows_of(state)
        wanted = judge(torch.from_numpy(rows))
        export(judge, path, {})
        assert model(str(path)).answer(rows) == pytest.approx(wanted.numpy(), abs=0.02), (
            "half the numbers are kept"
        )
        assert wanted.shape == (len(rows), a.ALL_CARDS + 1)
