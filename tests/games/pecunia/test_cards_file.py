"""The owner's own file of Romans: checked, and every fault named by its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.games.pecunia.base.deck import EXAMPLE

LINES = list(EXAMPLE)


def refused(lines: list[str]) -> taberna.BadOption:
    with pytest.raises(taberna.BadOption) as caught:
        taberna.game("pecunia", cards=lines)
    return caught.value


@pytest.mark.parametrize(
    ("line", "text", "code"),
    [
        (1, "senator 2", "pecunia-cards-row"),
        (3, "consul 2 2 Nemo", "pecunia-cards-class"),
        (9, "senator 10 2 Nemo", "pecunia-cards-turns"),
        (9, "senator -1 2 Nemo", "pecunia-cards-turns"),
        (9, "senator 2 10 Nemo", "pecunia-cards-pay"),
        (70, "woman 2 ² Nemo", "pecunia-cards-pay"),
        (16, "senator 2 2 Nemo", "pecunia-cards-too-many"),
        (5, "senator 2 2 " + "x" * 41, "pecunia-cards-name"),
        (5, "senator 2 2 gluteus  maximus", "pecunia-cards-name-twice"),
    ],
)
def test_a_fault_is_named_by_its_line(line: int, text: str, code: str) -> None:
    error = refused([*LINES[: line - 1], text, *LINES[line:]])
    assert (error.code, error.clause, error.facts["line"]) == (code, "P3", line)
    assert f"line {line}" in str(error).lower()


def test_an_owners_box_may_have_nought_to_nine() -> None:
    """One without turns pays and leaves as soon as he has sat down (P13)."""
    game = taberna.game("pecunia", cards=["senator 0 9 Nemo", "senator 9 0 Nullus", *LINES[2:]])
    state = game.position(
        {"queues": [["senator1", "senator2"], ["citizen3"]], "step": "occupy", "hands": [["ejection"], []]}
    )
    state.apply(game.action("sit left"))
    position: Any = state.position()
    assert (position["purses"], position["roman_discards"]) == ([9, 0], ["senator1"])
    state.apply(game.action("sit left"))
    position = state.position()
    assert position["markers"] == {"senator2": 9}


def test_too_few_of_a_class() -> None:
    error = refused(LINES[:-1])
    assert error.code == "pecunia-cards-too-few"
    assert (error.facts["kind"], error.facts["found"]) == ("woman", 14)


def test_a_record_holds_the_lines_and_not_the_path(tmp_path: Path) -> None:
    file = tmp_path / "box.txt"
    file.write_text("# my box\n\n" + "\n".join(LINES[::-1]), encoding="utf-8")
    game = taberna.game("pecunia", cards=str(file))
    record = taberna.play(game, ["random", "random"], seed=3)
    file.unlink()
    assert taberna.Record.loads(record.dumps()).verify().over
