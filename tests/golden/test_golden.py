"""Golden games replay to their results, and between them show every option and every ending."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import taberna
from taberna import Record
from tests.golden import FOLDER, missing


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_result(file: Path) -> None:
    record = Record.load(file)
    assert record.result is not None
    assert record.verify().over
    written, again = json.loads(file.read_text(encoding="utf-8")), json.loads(record.dumps())
    usual = {option.name: option.default for option in record.game.choices}
    for name in again["options"].keys() - written["options"].keys():  # it did not exist then
        assert record.game.options[name] == usual[name]
        del again["options"][name]
    if written["taberna"] == 1:  # it was written before records carried their data
        again = {**again, "taberna": 1}
        again.pop("data", None)
    assert again == written


@pytest.mark.parametrize("name", taberna.names())
def test_every_option_and_ending_has_a_golden_game(name: str) -> None:
    assert not missing(name), f"no golden game shows: {', '.join(sorted(missing(name)))} (python -m tests.golden)"
