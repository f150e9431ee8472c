"""The exact table of Alea Romana (tests/study/alea_table): it says what the engine says, column by column."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8

import taberna
from taberna import Rng
from taberna.core.errors import BadOption
from taberna.games.alea import actions as a
from taberna.games.alea.outlook import columns_after, write
from tests.study.alea_table.__main__ import Run
from tests.study.alea_table.alone import SEED, Alone, mean_of, play, points, turn_by_turn
from tests.study.alea_table.by_engine import ByEngine
from tests.study.alea_table.columns import MANY, NUMBERS, ROWS, Columns
from tests.study.alea_table.features import ALL, said
from tests.study.alea_table.fit import Hopes, export, learn, off_in_play
from tests.study.alea_table.layers import build, layer, nothing_left
from tests.study.alea_table.lessons import all_columns, ends_of
from tests.study.alea_table.losses import AtTable, Consul, Loser
from tests.study.alea_table.losses import Columns as Asking
from tests.study.alea_table.results import ERRORS, TOLD, found_in, lines_of, starts
from tests.study.alea_table.table import Table, packed, start_of, subsets
from tests.study.alea_table.turns import BONUS, HANDS, Tiles, Turn, can_double
from tests.study.alea_table.visits import NAME, Astray, count

Column = tuple[int | None, ...]
CARDS = torch.tensor([BONUS * hand.bit_count() for hand in range(HANDS)])


def column_of(draw: random.Random, empty: int, pairs: int) -> Column:
    """Any column with so many empty rows, and at most so many numbers that stand there twice."""
    while True:
        rows = sorted(draw.sample(range(ROWS), ROWS - empty))
        found = sorted(draw.sample(NUMBERS, len(rows)))
        for _ in range(pairs if len(found) > 1 else 0):
            k = draw.randrange(1, len(found))
            found[k] = found[k - 1]
        if sorted(found) != found or any(found.count(one) > 2 for one in found):
            continue
        if any(found[k] == found[k - 1] and rows[k] != rows[k - 1] + 1 for k in range(1, len(found))):
            continue
        by_row = dict(zip(rows, found, strict=True))
        return tuple(by_row.get(row) for row in range(ROWS))


class Some:
    """Stands for a layer: has those columns alone that are asked for, worked out when they are."""

    def __init__(self, columns: Columns, turns: int) -> None:
        self.columns = columns
        self.tiles = Tiles(columns, "cpu")
        self.turns = turns
        self.known: dict[int, Any] = {}

    def __getitem__(self, places: Any) -> Any:
        if not self.turns:
            return CARDS.expand(*places.shape, HANDS).clone()
        which, back = torch.unique(places, return_inverse=True)
        return torch.stack([self.of(one) for one in which.tolist()])[back]

    def of(self, place: int) -> Any:
        if place not in self.known:
            form = next(one for one in self.columns.forms if one.first <= place < one.first + one.size)
            rank = place - form.first
            hands = [hand for hand in range(HANDS) if not form.doubled or can_double(hand) < 2]
            before = Some(self.columns, self.turns - 1)
            ends = self.tiles.ends(form, self.columns.numbers(form, torch.tensor([rank])), before)
            self.known[place] = Turn(ends, hands).begin[:, 0]
        return self.known[place]


def test_columns_are_counted_and_each_has_its_place() -> None:
    columns = Columns()
    assert sum(form.size for form in columns.forms if not form.doubled) == 992_030
    draw = random.Random(4)
    for _ in range(300):
        column = column_of(draw, draw.randrange(1, ROWS), draw.randrange(2))
        form, numbers = columns.find(column)
        rank = columns.place(column) - form.first
        assert tuple(columns.numbers(form, torch.tensor([rank]))[0].tolist()) == numbers
        assert numbers == tuple(sorted(numbers)) and all(0 <= one < MANY for one in numbers)


def test_every_column_is_told_to_networks_in_its_own_way() -> None:
    columns = Columns(2)
    seen: set[tuple[int, ...]] = set()
    for form in columns.forms:
        told = said(form, columns.numbers(form, torch.arange(min(form.size, 40))))
        assert int(told.max()) <= ALL
        for row in told.tolist():
            assert tuple(row) not in seen
            seen.add(tuple(row))


def test_bots_tell_columns_as_they_were_learned() -> None:
    columns, draw = Columns(), random.Random(8)
    for _ in range(60):
        column = column_of(draw, draw.randrange(1, ROWS + 1), draw.randrange(2))
        form, numbers = columns.find(column)
        told = said(form, torch.tensor([numbers], dtype=torch.int64).reshape(1, form.count))[0]
        cells = vec[u8](bytes(ALL))
        write(sum((one or 0) << 6 * row for row, one in enumerate(column)), cells, 0)
        assert [k for k in range(ALL) if cells[k]] == sorted(one for one in told.tolist() if one < ALL), column


def test_a_bot_asks_a_network_and_solves_the_turn(tmp_path: Path) -> None:
    """With one that has learned nothing: what is known already decides, and nobody errs on the last number."""
    torch.manual_seed(1)
    hopes = Hopes(3, width=40, blocks=1)
    torch.nn.init.zeros_(hopes.last.weight)
    torch.nn.init.zeros_(hopes.last.bias)
    path = tmp_path / "columns.onnx"
    export(hopes, path)
    game = taberna.game("alea", 2)
    column = [4, 9, 16, 22, 27, 31, None]
    position = {"columns": [column, column], "cards": [[], []], "dice": ["X", "X", "X", "V", "I"]}
    state = game.position(position)
    bot = taberna.bot(str(path), game, Rng(1))
    judged = bot.explain(state.view(0), state.decision())
    assert game.text(judged[0].action) == "write 36 row 7"
    assert bot.choose(state.view(0), state.decision()) == judged[0].action
    with pytest.raises(BadOption):
        taberna.bot(str(path), taberna.game("forum"), Rng(1))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two turns, for all columns with one empty row."""
    torch.set_num_threads(1)  # more of them only wait for each other
    found = tmp_path_factory.mktemp("layers")
    build(found, 2, "cpu", 1, lambda line: None)
    return found


@pytest.fixture(scope="module")
def table(folder: Path) -> Table:
    return Table(folder, 2, 1)


def test_layers_say_what_the_engine_says(table: Table) -> None:
    columns, engine, draw = table.columns, ByEngine(), random.Random(1)
    for turns in (1, 2):
        before = table.layers[turns]
        for _ in range(10):
            hand = draw.randrange(HANDS)
            column = column_of(draw, 1, draw.randint(0, 2 - can_double(hand)))
            found = float(before[columns.place(column, can_double(hand) > 0), hand])
            assert found == pytest.approx(engine.worth(column, hand, turns), abs=1e-3), (column, hand, turns)


@pytest.mark.parametrize("empty", [2, 3, 5, 7])
def test_a_turn_of_any_column_is_worked_out_as_the_engine_does(empty: int) -> None:
    columns, engine, draw = Columns(), ByEngine(), random.Random(empty)
    for doubling in (True, False):
        column = column_of(draw, empty, 0 if doubling else 2)
        found = Some(columns, 1).of(columns.place(column, doubling))
        hands = partial(draw.choice, [hand for hand in range(HANDS) if (can_double(hand) > 0) == doubling])
        for hand in {hands() for _ in range(6)}:
            assert float(found[hand]) == pytest.approx(engine.worth(column, hand, 1), abs=1e-3), (column, hand)


@pytest.mark.parametrize("column", [(9, None, 11, 11, 31, None, 34), (9, 12, 20, 28, 33, 33, None)])
def test_two_turns_of_columns_with_a_number_twice(column: Column) -> None:
    """It stands beside a gap, and can't be written a third time."""
    columns, engine = Columns(2), ByEngine()
    found = Some(columns, 2).of(columns.place(column))
    for hand in (a.CARD_JOKER, a.CARD_TWICE | a.CARD_ANY_DIE, a.CARD_JOKER | a.CARD_IGNORE | a.CARD_ALL_I):
        assert float(found[hand]) == pytest.approx(engine.worth(column, hand, 2), abs=1e-3), hand
    assert float(found[0]) == pytest.approx(engine.worth(column, 0, 2), abs=1e-3), "no card, so a failure ends it"


def test_the_ends_of_a_turn_are_looked_up_where_they_lie(tmp_path: Path) -> None:
    """With a layer in which everything is worth the place where it lies."""
    table = Table(tmp_path, 0, ROWS)
    table.layers = [np.broadcast_to(np.arange(table.columns.size)[:, None], (table.columns.size, HANDS))]
    draw = random.Random(11)
    for _ in range(40):
        hand = draw.randrange(1, HANDS)
        column = column_of(draw, draw.randrange(1, ROWS + 1), draw.randint(0, 2 - can_double(hand)))
        found = table.ends(column, hand, 1)
        ways = (True, False) if can_double(hand) else (False,)
        here = {table.columns.place(column, way) for way in ways}
        assert all(found[a.PASS * HANDS + left] in here for left in subsets(hand))
        for after in columns_after(packed(column)):
            row = ((after ^ packed(column)).bit_length() - 1) // 6
            number = after >> 6 * row & 63
            if number in column and not can_double(hand):
                continue
            rows = (*column[:row], number, *column[row + 1 :])
            once = len({*column} - {None}) == ROWS - column.count(None)
            ends = {
                number + table.columns.place(rows, way) for way in ways if once or number not in column or not way
            }
            assert all(found[(a.first_write(number) + row) * HANDS + left] in ends for left in subsets(hand)), rows


def test_columns_are_worked_out_alike_in_small_strokes_and_in_large_ones(table: Table) -> None:
    found = layer(table.columns, nothing_left(table.columns, "cpu"), "cpu", tile=2_000)
    assert np.array_equal(found.numpy(), table.layers[1])


def test_who_plays_by_the_table_gets_what_it_says_and_others_lose(table: Table) -> None:
    start = start_of(1)
    expected = table.start(start, 2)
    mean, error, _ = mean_of(points(play(Alone(table), start, 2, 2_000, 1), start))
    assert abs(mean - expected) < 3.5 * error
    found = play(Loser(table, Consul()), start, 2, 2_000, 1)
    assert all(one.lost >= 0 for one in found)
    lost, _, _ = mean_of([one.lost for one in found])
    mean, error, _ = mean_of(points(found, start))
    assert abs(expected - lost - mean) < 2.5 * error
    assert 0.1 < lost < 5


def test_a_bot_at_a_table_meets_a_rival_who_stands_as_he_does(table: Table) -> None:
    bot, start = AtTable(table, "consul"), start_of(1)
    state = bot.position(packed(start), HANDS - 1, 2)
    assert state.columns[0] == state.columns[1] and state.cards[0] == state.cards[1] and not state.ended
    assert bot.position(packed(start), HANDS - 1, 1).ended, "the last turn is told"
    found = play(bot, start, 2, 300, 1)
    lost, _, _ = mean_of([one.lost for one in found])
    mean, error, _ = mean_of(points(found, start))
    assert lost > 0
    assert abs(table.start(start, 2) - lost - mean) < 3 * error


def test_who_goes_astray_sees_more_columns_and_loses_a_little(table: Table) -> None:
    start, seen = start_of(1), []
    for alone in (Alone(table), Astray(table, SEED + 1)):
        found: Counter[tuple[int, int, int]] = Counter()
        for left, games in zip((2, 1, 0), turn_by_turn(alone, start, 2, 500, 1), strict=True):
            if left:
                count(table, found, games, left)
        seen.append(len(found))
        assert found[2, table.columns.place(start), HANDS - 1] == 500
        assert {left for left, _, _ in found} == {1, 2}
        lost = sum(one.lost for one in games) / len(games)
        assert (lost > 0) == (alone.seed == SEED + 1)
    assert seen[1] > seen[0]


def test_a_network_learns_what_comes_up_above_all_and_loses_less_than_consul(table: Table, folder: Path) -> None:
    torch.manual_seed(3)
    start = start_of(1)
    found: Counter[tuple[int, int, int]] = Counter()
    for left, games in zip((2, 1), turn_by_turn(Astray(table), start, 2, 300, 1), strict=False):
        count(table, found, games, left)
    np.savez(folder / NAME, visits=np.array([(*key, many) for key, many in found.items()]))
    lessons, targets, visits = all_columns(folder, table.columns, 2, "cpu")
    assert torch.equal(targets[:, 1], torch.from_numpy(table.layers[2].copy()))
    came, other = table.columns.place(start), 0
    assert lessons.often[came] > 50 * lessons.often[other] > 0
    assert lessons.turns[came].mean() == pytest.approx(1)
    assert lessons.turns[came, 0] != lessons.turns[came, 1], "it came up with two turns left, or who passed has it"
    never = table.columns.place((1, 2, 3, 4, 5, 6, None))
    assert lessons.often[never] == lessons.often[other]
    assert list(lessons.turns[never]) == [1, 1]
    hopes = Hopes(2, width=64, blocks=1)
    before = off_in_play(hopes, lessons, targets, visits)
    learn(hopes, lessons, targets, epochs=60, batch=256)
    assert off_in_play(hopes, lessons, targets, visits) < 0.1 * before
    path = folder / "columns.onnx"
    export(hopes, path)
    lost = [
        mean_of([one.lost for one in play(Loser(table, judge), start, 2, 1_000, 1)])[0]
        for judge in (Asking(Alone(table), path), Consul())
    ]
    assert lost[0] < 0.5 * lost[1]


def test_what_a_turn_could_end_with_is_learned_too() -> None:
    columns = Columns(2)
    came = torch.zeros((columns.size, 3))
    came[columns.place((10, 14, 18, None, None, 26, 39)), 2] = 5
    ends = ends_of(columns, came)
    for end in ((10, 14, 18, 21, None, 26, 39), (10, 14, 18, None, 19, 26, 39), (10, 14, 18, None, None, 26, 39)):
        assert list(ends[columns.place(end)]) == [0, 5, 0], "with a turn less"
    for other in ((10, 14, 18, 28, None, 29, 39), (10, 14, 17, None, None, 26, 39), (10, 11, 12, 13, 14, 15, 16)):
        assert not ends[columns.place(other)].any()


SAID = """
{"turns": 1, "columns": 2262, "start": 50.3163, "seconds": 3.9}
{"turns": 2, "columns": 2262, "start": 52.997, "seconds": 1.2}
layers: 5 seconds
done: layers
{"check": {"turns": 2, "games": 1000, "expected": 50, "mean": 49, "interval": 0.3, "spread": 11}, "seconds": 1}
{"check": {"turns": 2, "games": 2000, "expected": 53, "mean": 53.1, "interval": 0.2, "spread": 11}, "seconds": 1}
{"fit": {"off": 0.2, "bytes": 1000, "turns": 2}, "seconds": 9}
{"loss": {"who": "columns.onnx", "turns": 2, "games": 300, "lost": {"mean": 0.12, "interval": 0.03},
"""


def test_what_was_found_becomes_tables() -> None:
    said = SAID.rstrip().rsplit("\n", 1)
    whole = said[1] + ' "points": {"mean": 52.9, "interval": 0.9}, "perfect": 52.997}, "seconds": 1}'
    found = found_in(f"{said[0]}\n{whole}\n")
    assert found["fit"]["off"] == 0.2
    lines = lines_of({"machine": "here", **found})
    assert "| points | 50.32 | 53.00 |" in lines
    assert "| 2 | 2,000 | 53.00 | 53.10 ± 0.20 | 11.0 |" in lines, "the last one counts"
    assert "| the network of columns | 2 | 300 | 0.12 ± 0.03 | 52.9 ± 0.9 | 53.0 |" in lines


def test_turns_that_were_not_worked_out_again_are_still_told() -> None:
    known = starts()
    assert known["1"] == 57.55 and known["8"] == 188.83
    assert list(known) == [str(turns) for turns in range(1, len(known) + 1)]


def test_steps_go_on_where_they_were_and_keep_their_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = argparse.Namespace(
        folder=tmp_path, out=tmp_path / "out", turns=2, games=100, seconds=1, minutes=1, workers=1, empty=1
    )
    run = Run(asked)
    say, hang = ["this", "--help"], ["timeit", "-n", "1", "-r", "1", "import time; time.sleep(60)"]
    run.steps = {"one": say, "two": ["no.such.module"], "three": say, "four": hang}
    assert run.stage([["one"]])
    assert not run.stage([["two", "three"]])
    assert run.failed == ["two"]
    run = Run(asked)
    run.steps = {"one": hang, "four": hang}
    assert run.stage([["one"]]), "it was done before"
    run.ends = time.monotonic() + 0.5
    assert not run.stage([["four"]])
    assert not run.stage([["fit"]])
    told = capsys.readouterr().out
    assert "fit: too little time is left" in told
    assert "two: 0 seconds, ended with 1" in told and "four: time is up" in told
    assert "done: one\n" in (tmp_path / "out" / TOLD).read_text(encoding="utf-8")
    assert "no.such.module" in (tmp_path / "out" / ERRORS).read_text(encoding="utf-8")
