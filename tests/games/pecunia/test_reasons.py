"""When effects nest, every question still says what is asked and why."""

from __future__ import annotations

import pytest

from taberna.cli.telling import Teller
from taberna.words import LANGUAGES, words
from tests.scenario import Scenario

from .setting import latrines, table

NAMES = ["Livia", "Marcus", "Julia"]


def asked(t: Scenario, language: str = "en") -> str:
    question = Teller(words(language), t.game, NAMES).question(t.state.decision())
    return question.replace("\u2068", "").replace("\u2069", "")


def three_deep() -> Scenario:
    """Vercingetorix lets Plinius in, whose markers come from events."""
    t = table(
        "ejection",
        players=3,
        step="occupy",
        famous=2,
        events={"tumult": 7, "campaign": 6},
        latrines=latrines(
            {"left": ["citizen9"], "right": ["slave16"]},
            {"left": ["slave15"], "right": ["slave14"]},
            {},
            players=3,
        ),
        queues=[["vercingetorix", "plinius", "slave1", "woman1"], ["citizen3"], ["citizen5"]],
    )
    return t.play("sit middle", *["event tumult"] * 3, "sit left", *["event tumult"] * 3)


def test_plain() -> None:
    t = three_deep()
    assert asked(t) == "Plinius entered Livia’s latrine: on whom of yours do you put a marker? (2 left)"
    t.play("pick slave15")
    assert [frame["op"] for frame in t.position["frames"]] == ["turn", "vercingetorix", "plinius", "supply"]
    assert t.state.turn == 1, "Marcus chooses where his marker comes from"
    assert "marker" in asked(t)
    t.play("event campaign")
    assert asked(t) == "Plinius entered Livia’s latrine: on whom of yours do you put a marker? (1 left)"
    t.play("pick slave14", "event campaign")
    assert t.state.turn == 0
    assert asked(t).startswith("Vercingetorix entered your latrine: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    t = three_deep()
    assert all(part in asked(t, language) for part in ("Plinius", "Livia", "2"))
    t.play("pick slave15", "event campaign")
    assert all(part in asked(t, language) for part in ("Plinius", "Livia", "1"))


def test_a_god_a_famous_roman_and_a_favour_one_after_the_other() -> None:
    t = table(
        "ejection",
        famous=1,
        favours=["juno", "mars"],
        latrines=latrines({"left": ["seneca"], "right": ["slave16"]}),
        markers={"seneca": 1, "slave16": 2},
    )
    t.play("pray to juno", "pick seneca")
    assert asked(t) == "Seneca leaves: take one marker off every other Roman in your latrine?"
    t.play("use")
    assert asked(t) == "Seneca has left: exchange your favour card, Juno, for another?"
