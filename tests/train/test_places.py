"""Networks of games whose tensors tell of places: picks are read off the place of what they name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import torch

import taberna
from taberna.bots.network.layout import Table, layout_of
from taberna.bots.network.model import model
from taberna.bots.network.player import Reader
from taberna.games.pecunia.base.pieces import BEHIND, HEAD
from taberna.games.pecunia.people import IDS
from taberna.train.export import export, weights_in
from taberna.train.network import Placed, network_for


def pecunia(width: int = 32) -> Placed:
    torch.manual_seed(3)
    network = network_for(layout_of("pecunia"), width, 1)
    assert isinstance(network, Placed)
    return network


def rows_of(players: int, games: int) -> list[tuple[taberna.State, np.ndarray]]:
    game = taberna.game("pecunia", players=players)
    reader = Reader(game)
    found = []
    for k in range(games):
        state, rng = game.start(), taberna.Rng(k)
        for _ in range(60):
            if not state.over:
                state.do(state.pick(rng))
        if state.turn >= 0:
            found.append((state, reader.row(state, state.turn)))
    assert len(found) > games // 2
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_pick_is_read_off_the_place_of_whom_it_names(players: int) -> None:
    """A network that likes nothing but the second in the own queue picks him, whoever he is."""
    network = pecunia()
    kind = network.kinds[0]
    with torch.no_grad():
        for weights in network.parameters():
            weights.zero_()
        second = 6 * 12 + 1  # behind the rows of all seats
        kind.places[second, 0] = 1
        kind.here.weight[0, 0] = 1
        kind.score.weight[0, 0] = 1
    layout = layout_of("pecunia")
    for state, row in rows_of(players, 12):
        cells = state.cells  # type: ignore[attr-defined]
        roman = cells[BEHIND + cells[HEAD + state.turn]] if cells[HEAD + state.turn] >= 0 else -1
        weights, _ = network(torch.from_numpy(row))
        liked = [layout.choices[k] for k in weights[0].nonzero()[:, 0].tolist()]
        assert liked == ([f"pick {IDS[roman]}"] if roman >= 0 else [])


def test_a_file_says_what_the_network_says_and_gives_its_weights_back(tmp_path: Path) -> None:
    network, layout = pecunia(), layout_of("pecunia")
    with torch.no_grad():
        for weights in network.parameters():  # no two alike, or a file keeps them once
            weights.add_(0.05 * torch.randn_like(weights))
    path = tmp_path / "made.onnx"
    export(network, layout, path)
    rows = np.concatenate([row for _, row in rows_of(3, 12)])
    weights, shares = model(str(path)).judge(rows)
    with torch.no_grad():
        expected, values = network(torch.from_numpy(rows))
    assert np.allclose(weights, expected.numpy(), atol=0.02) and np.allclose(shares, values.exp(), atol=0.01)
    again = pecunia()
    again.load_state_dict(weights_in(path))
    for name, one in network.state_dict().items():
        assert torch.allclose(one, again.state_dict()[name], atol=2e-3), name


def test_places_lie_at_the_same_rows_for_all_numbers_of_players() -> None:
    layout = layout_of("pecunia")
    for players in (2, 5):
        game = taberna.game("pecunia", players=players)
        table = Table(game)
        for name, each in (("seats", 12), ("queues", 8), ("held", 3)):
            here = next(field for field in table.encoding.fields if field.name == name)
            there = layout.fields[name]
            assert here.shape[0] == players * each and there.shape[0] == 6 * each
            placed = dict(zip(table.kept.tolist(), table.places.tolist(), strict=True))
            assert [placed[here.first + k] - there.first for k in range(here.size)] == list(range(here.size))
