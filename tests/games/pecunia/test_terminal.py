"""The table in the terminal, and what is told about a game, in all languages."""

from __future__ import annotations

import pytest
from rich.console import Console

import taberna
from taberna.cli.telling import Teller
from taberna.games.pecunia import terminal as drawing
from taberna.words import LANGUAGES, words

from .setting import latrines, table

NAMES = ["Livia", "Marcus", "Julia", "Titus", "Agrippina", "Sextus"]


def drawn(state: taberna.State, seat: int | None, language: str = "en", brief: bool = False) -> str:
    console = Console(width=100, color_system=None, highlight=False)
    with console.capture() as caught:
        console.print(drawing.draw(state.view(seat), words(language), NAMES[: state.game.players], brief))
    return caught.get()


def test_the_table_shows_everything_that_lies_open() -> None:
    t = table(
        "line-cutter",
        "line-cutter",
        purses=[7, 3],
        latrines=latrines({"left": ["woman7", "woman8"], "villa-1": ["senator1"]}, {"middle": ["slave16"]}),
        markers={"slave16": 6},
        roman_discards=["citizen20"],
    )
    shown = drawn(t.state, 0)
    for part in (
        "Livia  7 of 30 sesterces · 2 action cards",
        "Marcus  3 of 30 sesterces · 0 action cards",
        "♀ Sella Calida ●●● 2⊙",
        "⌂ ♔ Evacuus Celer ● 3⊙",
        "▽ Rumblus Interior ●×6 1⊙",
        "Rapidus Tinkulus 1→2",
        "last to leave: ○ Sophus Latrinensis 5→4",
        "Your cards: Line cutter ×2",
    ):
        assert part in shown.replace("\u00a0", " "), f"{part!r} is missing in\n{shown}"
    assert "Line cutter" not in drawn(t.state, 1)
    assert "Your cards" not in drawn(t.state, None)
    assert "Marcus" not in drawn(t.state, 0, brief=True)


def test_the_table_shows_the_modules() -> None:
    t = table(
        famous=1,
        upgrades=[{"left": "bucket", "right": "newspaper"}, {}],
        upgrades_open=["dustpan"],
        latrines=latrines({"left": ["caesar"]}),
        coins={"caesar": 2},
        events={"tumult": 5, "campaign": 2},
    )
    shown = drawn(t.state, 0).replace("\u00a0", " ")
    for part in (
        "[Bucket]",
        "[Newspaper]",
        "♔★ Caesar ●●● 5⊙+2",
        "Upgrades on offer: Dustpan",
        "★ famous Roman",
        "Events: Tumult ●×5 · Campaign ●●",
    ):
        assert part in shown, f"{part!r} is missing in\n{shown}"


def test_the_table_shows_the_ladders() -> None:
    t = table(ladders=["schemer", "senators-friend"], steps=[1, 4], purses=[1, 5], this_turn={"played": 2})
    shown = drawn(t.state, 0).replace("\u00a0", " ")
    for part in (
        "Livia  one sesterce · one action card",
        "△ Schemer, step 1 of 5 · next: 6 sesterces, or 2 action cards played in this turn",
        "Senators’ friend, step 4 of 5 · next: 9 sesterces, or 3 senators in your latrine or 10 sesterces",
    ):
        assert part in shown, f"{part!r} is missing in\n{shown}"
    won = table(ladders=["schemer", "senators-friend"], steps=[5, 4], ending="ladder")
    assert "▲ Schemer, at the top" in drawn(won.state, 0)


def test_the_table_shows_the_favours() -> None:
    t = table("ejection", favours=["mars", "venus"], favours_new=[1])
    shown = drawn(t.state, 0).replace("\u00a0", " ")
    for part in (
        "one action card · favour of Mars",
        "0 action cards · favour of Venus from the next turn on",
        "Favours in the middle: Ceres, Diana, Juno, Jupiter, Minerva",
    ):
        assert part in shown, f"{part!r} is missing in\n{shown}"


def test_a_draft_shows_the_romans_laid_out() -> None:
    game = taberna.game("pecunia", draft=True)
    state = game.start()
    rng = taberna.Rng(1)
    while state.turn == taberna.CHANCE:
        state.do(state.pick(rng))
    assert "Open: " in drawn(state, 0)


@pytest.mark.parametrize("ladders", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole_and_the_table_fits(language: str, ladders: bool) -> None:
    modules = {"famous": 18, "upgrades": True, "events": True, "ladders": ladders, "gods": True}
    game = taberna.game("pecunia", 6, advanced=True, **modules)
    teller = Teller(words(language), game, NAMES)
    rng = taberna.Rng(7)
    state = game.start()
    state.listen()
    told: list[str] = []
    while not state.over:
        if state.turn >= 0:
            told.append(teller.question(state.decision()))
            told += [teller.option(action) for action in state.options()]
        state.do(state.pick(rng))
        told += [teller.event(event.seen_by(None)) for event in state.heard()]
        if state.turn == 3:
            assert max(len(line) for line in drawn(state, 3, language).splitlines()) <= 100
    broken = [one for one in told if not one or any(mark in one for mark in ("{", "$", "pecunia-", "villa-"))]
    assert not broken, broken[:3]
    assert not any("  " in one for one in told)
