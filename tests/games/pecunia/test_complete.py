"""Nothing is missing: every card has its tests, its effect and its words."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.core.frames import REGISTERS
from taberna.games.pecunia.base.pieces import CARD_IDS
from taberna.games.pecunia.events.pieces import EVENT_IDS
from taberna.games.pecunia.gods.pieces import GOD_IDS
from taberna.games.pecunia.ladders.pieces import LADDER_IDS, MEASURE_IDS, TOP
from taberna.games.pecunia.people import FAMOUS_IDS
from taberna.games.pecunia.state import ALL, OP_NAMES, OPS
from taberna.games.pecunia.upgrades.pieces import UPGRADE_IDS

from .card_table import LANGUAGES, place, table

FOLDER = Path(__file__).parent / "cards"
MODULES = {
    "famous": FAMOUS_IDS,
    "upgrades": UPGRADE_IDS,
    "events": EVENT_IDS,
    "ladders": LADDER_IDS,
    "gods": GOD_IDS,
}


def test_every_card_has_a_test_file() -> None:
    tested: list[str] = []
    for file in sorted(FOLDER.glob("test_*.py")):
        module = importlib.import_module(f"tests.games.pecunia.cards.{file.stem}")
        assert module.__doc__, f"{file.name} does not say what the card does"
        tests = [name for name in vars(module) if name.startswith("test_")]
        assert any("plain" in name for name in tests), f"{file.name} lacks the plain case"
        assert any("target" in name or "needs" in name or "not_if" in name or "duty" in name for name in tests), (
            f"{file.name} does not say when the card can't be played"
        )
        tested += module.CARDS
    assert sorted(tested) == sorted(CARD_IDS)


@pytest.mark.parametrize("folder", MODULES)
def test_every_piece_of_a_module_has_a_test_file(folder: str) -> None:
    tested: list[str] = []
    for file in sorted((Path(__file__).parent / folder).glob("test_*.py")):
        module = importlib.import_module(f"tests.games.pecunia.{folder}.{file.stem}")
        assert module.__doc__, f"{file.name} does not say what the piece does"
        tests = [name for name in vars(module) if name.startswith("test_")]
        assert any("plain" in name for name in tests), f"{file.name} lacks the plain case"
        assert len(tests) > 1, f"{file.name} has no special case"
        tested += getattr(module, folder.upper())
    assert sorted(tested) == sorted(MODULES[folder])


def test_every_piece_has_an_operation_of_its_name() -> None:
    assert len(set(OP_NAMES)) == len(OP_NAMES)
    assert [op.name for op in OPS] == OP_NAMES
    assert sorted(op.name for one in ALL for op in one.operations()) == sorted(OP_NAMES)
    assert {*CARD_IDS, *FAMOUS_IDS, *EVENT_IDS, *GOD_IDS} <= set(OP_NAMES)


def test_registers_have_names_of_their_own() -> None:
    for op in OPS:
        names = ["op", "step", "player", *(register.name for register in op.registers)]
        assert len(set(names)) == len(names) <= 3 + REGISTERS, op.name


def test_every_step_of_every_ladder_has_a_task() -> None:
    rows: Any = taberna.game_class("pecunia").shipped_data()["ladders"]
    tasks = [task for name in LADDER_IDS for step in rows[name]["tasks"] for task in step.split(" or ")]
    assert len(tasks) == len(LADDER_IDS) * TOP + 8, "eight steps have two"
    assert {task.split()[0] for task in tasks} == set(MEASURE_IDS), "nothing is measured that no task asks for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_cards_is_up_to_date(language: str) -> None:
    written = place(language).read_text(encoding="utf-8")
    assert written == table(language), "python -m tests.games.pecunia.card_table"
