"""Records: saved whole, read back exactly, refused with what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taberna
from taberna import BadFile, BadRecord, Record

RECORD = taberna.play(taberna.game("alea", players=3, handfuls=True), ["thumb", "random", "thumb"], seed=7)


def broken(**changes: Any) -> str:
    """The record with fields changed (None: left out), as text."""
    data = json.loads(RECORD.dumps())
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not None})


def test_a_record_is_saved_and_loaded_exactly(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    RECORD.save(file)
    loaded = Record.load(file)
    assert loaded.dumps() == RECORD.dumps() == file.read_text(encoding="utf-8")
    assert loaded.verify().scores() == RECORD.result["scores"] if RECORD.result else False
    assert [path.name for path in file.parent.iterdir()] == ["game.json"], "no scratch file is left"


def test_the_same_seed_gives_the_same_game() -> None:
    game = taberna.game("alea", players=3, handfuls=True)
    assert taberna.play(game, ["thumb", "random", "thumb"], seed=7).dumps() == RECORD.dumps()
    assert taberna.play(game, ["thumb", "random", "thumb"], seed=8).dumps() != RECORD.dumps()


def test_steps_and_replay_agree() -> None:
    for number, (state, action) in enumerate(RECORD.steps()):
        assert action in state.options()
        if number % 50 == 0:
            assert state.position() == RECORD.replay(number).position()


def test_a_record_may_begin_from_a_position() -> None:
    game = taberna.game("alea")
    begun = game.position({"columns": [[None] * 7, [1, 2, 3, 4, 5, 6, None]], "turn": 1, "dice": ["X"]})
    record = Record(game, begun=begun.position())
    record.add(game.action("write 10 row 7"))
    state = record.replay()
    assert state.over
    record.close(state)
    assert Record.loads(record.dumps()).verify().position() == state.position()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-not-json"),
        ("{", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ('{"taberna": ' + "1" * 6000 + "}", "record-not-json"),
        ("[]", "record-not-ours"),
        ('{"game": "alea"}', "record-not-ours"),
        (broken(taberna=99), "record-format"),
        (broken(rules=99), "record-rules"),
        (broken(rules=None), "record-rules"),
        (broken(game="chess"), "record-options"),
        (broken(game=5), "record-field"),
        (broken(players=17), "record-options"),
        (broken(players="two"), "record-field"),
        (broken(options=[]), "record-field"),
        (broken(options={"luck": 1}), "record-options"),
        (broken(options={"self": 1}), "record-options"),
        (broken(names=["a"]), "record-field"),
        (broken(names=["\ud800", "b", "c"]), "record-field"),
        (broken(seats=[1, 2, 3]), "record-field"),
        (broken(moves="roll"), "record-field"),
        (broken(moves=["roll", "fly"]), "record-move-unknown"),
        (broken(moves=[3]), "record-move-unknown"),
        (broken(result=[]), "record-field"),
        (broken(begun={"columns": []}), "record-options"),
    ],
)
def test_broken_records_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    assert caught.value.code == code
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (broken(moves=["roll", "roll"], result=None), "record-move-illegal"),
        (broken(moves=["roll"]), "record-result-early"),
        (broken(result={"ending": "column", "scores": [1, 2, 3], "winners": [2]}), "record-result"),
    ],
)
def test_records_that_do_not_replay_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text).verify()
    assert caught.value.code == code


def test_an_illegal_move_is_named_with_its_clause() -> None:
    record = Record.loads(broken(moves=["roll", "die V", "write 39 row 1"], result=None))
    with pytest.raises(BadRecord, match=r"Move 3 of the record, “write 39 row 1”, is not legal: [^\[]*\[A4\]$"):
        record.replay()


def test_files_that_can_not_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="can’t be read"):
        Record.load(tmp_path / "nothing.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        Record.load(tmp_path / "bytes.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match="can’t be written"):
        RECORD.save(tmp_path / "file" / "game.json")


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(RECORD.dumps()) - 1), st.text(max_size=3))
def test_any_slip_in_the_file_is_refused_or_harmless(at: int, slip: str) -> None:
    text = RECORD.dumps()
    try:
        Record.loads(text[:at] + slip + text[at + 1 :]).verify()
    except BadRecord as error:
        assert str(error)
