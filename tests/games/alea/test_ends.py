"""The network that judges ends of turns (tests/study/alea_ends): games on tensors are those of the engine."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

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
from taberna.games.alea.ends import AleaEnds
from taberna.games.alea.state import AleaState
from tests.study.alea_ends import learn
from tests.study.alea_ends.games import Games, Playing, Solved, Tensor, Turns
from tests.study.alea_ends.network import ROWS, Judge, export
from tests.study.alea_table.turns import Ends

PLAYERS = (2, 3, 6)


@pytest.fixture(scope="module")
def judge() -> Judge:
    """A network that knows nothing, but says very different things of ends."""
    torch.manual_seed(1)
    made = Judge(width=32, inner=48, blocks=1, hand=16)
    with torch.no_grad():
        made.last.weight.mul_(30)
        made.table.normal_()
    made.requires_grad_(False)
    return made


def beginnings(players: int, many: int) -> list[AleaState]:
    """Turns that begin in the midst of games of rules of thumb, one of them without a card."""
    game = taberna.game("alea", players)
    found: list[AleaState] = []
    for seed in count():
        if len(found) == many:
            break
        state, dice = game.start(), Rng(seed, players)
        bots = [bot("thumb", game, Rng(seed), timed=False) for _ in range(players)]
        turns = dice.below(players * 9)
        while not state.over:
            assert isinstance(state, AleaState)
            if state.turn == CHANCE:
                state.do(state.pick(dice))
                continue
            if state.lying == 0 and state.aside == 0 and not state.blocked:
                turns -= 1
                if turns < 0:
                    found.append(state if found else without_cards(state))
                    break
            state.do(bots[state.turn].choose(state.view(state.turn), state.decision()))
    return found


def without_cards(state: AleaState) -> AleaState:
    position: dict[str, Any] = state.position()
    position["cards"][state.seat], position["bare"] = [], True
    made = state.game.position(position)
    assert isinstance(made, AleaState) and made.bare
    return made


def put(games: Games, states: list[AleaState]) -> None:
    """Let the games stand as these do."""
    for k, state in enumerate(states):
        for seat in range(state.game.players):
            column = int(state.columns[seat])
            games.columns[k, seat] = torch.tensor([column >> 6 * row & 63 for row in range(ROWS)])
            games.hands[k, seat] = int(state.cards[seat])
        games.seat[k], games.ended[k] = int(state.seat), bool(state.ended)


class Watching(Turns):
    """Keeps what turns were worth before they were played."""

    def _played(self, *given: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        self.begun = Playing(self.tables, Solved(Ends(*given[:4])), *given[4:]).worth()
        return super()._played(*given)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_is_worth_what_the_engine_says(judge: Judge, players: int) -> None:
    """The bot's rows and the solver of the engine against all of it on tensors."""
    states = beginnings(players, 12)
    games = Games(judge, {players: len(states)}, "cpu")
    games.turns = turns = Watching(games.tables, False)
    put(games, states)
    games.turn()
    for k, state in enumerate(states):
        mind = AleaEnds(state.game, Rng(0))
        many, cells = mind.questions(state.view(state.turn))
        rows = torch.from_numpy(window(cells, "uint8").reshape(many, -1).copy()).float()
        mind.hear(judge(rows).tolist())
        judged = {one.action: one.chance for one in mind.explain(state.view(state.turn), state.decision())}
        assert judged[a.ROLL] == pytest.approx(float(turns.begun[k]), abs=1e-5), state.position()


def test_what_is_played_is_worth_as_much_on_average(judge: Judge) -> None:
    """So the dice fall as they should and the best is done: nothing is won or lost by playing a turn."""
    games = Games(judge, {2: 200, 4: 60}, "cpu")
    games.turns = turns = Watching(games.tables, False)
    off = []
    for _ in range(24):
        seen = games.turn()
        came = torch.where(seen["over"], seen["outcome"][:, 0], seen["shares"][:, 0])
        off.append(came - turns.begun)
    every = torch.cat(off)
    assert float(games.finished.sum()) > 0
    assert abs(float(every.mean())) < 4 * float(every.std()) / len(every) ** 0.5


def test_what_comes_back_is_told_from_the_right_seat(judge: Judge) -> None:
    """With nothing but results (lambda = 1) all turns of a game teach how it ended, each from its own seat."""
    games = Games(judge, {3: 4}, "cpu")
    games.round[:] = 24  # the next turn ends it
    games.seat[:] = torch.tensor([0, 1, 2, 0])
    games.columns[:, 0, 0] = 5
    lessons = learn.Lessons(games, 2, 1.0)
    assert len(lessons) == 0, "what ended the game is known"
    torch.manual_seed(3)
    games = Games(judge, {2: 6}, "cpu")
    seen: list[dict[str, Tensor]] = []
    turn = games.turn
    games.turn = lambda: seen.append(turn()) or seen[-1]  # type: ignore[func-returns-value]
    games.columns[:, 0, :6] = torch.tensor([3, 7, 11, 16, 21, 26])
    games.columns[:, 1, :6] = torch.tensor([2, 6, 9, 12, 14, 15])
    lessons = learn.Lessons(games, 12, 1.0)
    assert bool(seen[0]["over"].any()) or len(lessons)
    ended = next(k for k in range(12) if bool(seen[k]["over"].any()))
    game = int(seen[ended]["over"].nonzero()[0, 0])
    outcome = seen[ended]["outcome"][game]
    assert ended > 0
    told = lessons.told[ended - 1][game]
    assert torch.equal(told[:2], outcome[:2].flip(0))


def test_it_learns_and_its_file_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few seconds of the command itself, and a game of the bot."""
    call = ["learn", str(tmp_path), "--minutes", "0.05", "--games", "12", "--turns", "3", "--device", "cpu"]
    monkeypatch.setattr("sys.argv", [*call, "--inner", "32", "--blocks", "1", "--players", "2", "3"])
    learn.main()
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert lines and lines[-1]["loss"] > 0
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
    state = beginnings(3, 1)[0]
    many, cells = AleaEnds(state.game, Rng(0)).questions(state.view(state.turn))
    rows = window(cells, "uint8").reshape(many, -1).astype("float32")
    wanted = judge(torch.from_numpy(rows))
    export(judge, path, {})
    assert model(str(path)).answer(rows) == pytest.approx(wanted.numpy(), abs=0.02), "half the numbers are kept"
