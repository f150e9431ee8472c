"""Nothing is missing: every card has its tests, its effect and its words."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from taberna.games.pecunia.cards import CARD_IDS, KINDS
from taberna.games.pecunia.effects.all import EFFECTS
from taberna.games.pecunia.effects.events import HAPPENINGS
from taberna.games.pecunia.effects.famous import FAMES
from taberna.games.pecunia.effects.gods import PRAYERS
from taberna.games.pecunia.events import EVENT_IDS, EVENTS
from taberna.games.pecunia.gods import GOD_IDS
from taberna.games.pecunia.ladders import LADDER_IDS, LADDERS, MEASURE_IDS, PRICES, TOP, tasks_of
from taberna.games.pecunia.people import FAMOUS_IDS, IDS, ROMANS
from taberna.games.pecunia.state import OP_NAMES
from taberna.games.pecunia.upgrades import UPGRADE_IDS

from .card_table import FILE, table

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


def test_every_card_has_an_effect_of_its_name() -> None:
    assert len(CARD_IDS) == KINDS
    assert [effect.name for effect in EFFECTS] == CARD_IDS
    assert len(set(OP_NAMES)) == len(OP_NAMES)
    assert [effect.name for effect in FAMES] == FAMOUS_IDS
    assert [favour.name for favour in PRAYERS] == GOD_IDS
    assert len(IDS) == ROMANS
    assert [event.name for event in HAPPENINGS] == EVENT_IDS
    assert len(EVENT_IDS) == EVENTS
    assert len(LADDER_IDS) == LADDERS


def test_every_step_of_every_ladder_has_a_price_and_a_task() -> None:
    assert [int(price) for price in PRICES] == [3, 4, 5, 6, 7]
    tasks = [task for ladder in range(LADDERS) for step in range(TOP) for task in tasks_of(ladder, step)]
    assert len(tasks) == LADDERS * TOP + 3, "three steps have two"
    assert {measure for measure, _ in tasks} == set(MEASURE_IDS), "nothing is measured that no task asks for"


def test_the_table_of_cards_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == table(), "python -m tests.games.pecunia.card_table"
