"""What a seat may not know is nowhere on the page; what everybody may check is there from the start."""

from __future__ import annotations

import random
import re

from .conftest import Visits
from .test_people import SEATS
from .visitor import played_out

SEEN = "document.documentElement.outerHTML"
DREW = re.compile(r"(Julia|Marcus) draws ([^.<]+)\.")


def test_a_handed_over_screen_forgets_what_the_last_one_drew(visit: Visits) -> None:
    julia, rng = visit("Julia"), random.Random(1)
    julia.called()
    julia.opened({"game": "pecunia", "seats": SEATS})
    turns, drawn = 0, 0
    for _ in range(120):
        julia.wait()
        cover = julia.page.locator("[role=dialog] .primary:enabled")
        if cover.count():
            html = julia.page.evaluate(SEEN)
            assert not DREW.search(html), "while it is covered nobody's log is there"
            assert "Your cards" not in html
            name = cover.inner_text().removeprefix("I am ")
            cover.click()
            julia.page.locator(".frame").wait_for()
            told = set(DREW.findall(julia.page.evaluate(SEEN)))
            other = {card for who, card in told if who != name}
            assert other <= {"an action card"}, (name, told)
            drawn += sum(who == name and card != "an action card" for who, card in told)
            turns += 1
            if turns == 5:
                break
            continue
        julia.choose(rng)
    assert turns == 5
    assert drawn, "one's own cards are told by name"


def test_the_seal_of_the_dice_is_shown_before_the_first_move_and_kept(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    table = julia.table("alea", options={"patience": 1})
    julia.wait()
    summary = julia.page.locator(".seal summary")
    start = summary.inner_text().split(": ")[1].rstrip("…")
    summary.click()
    seal = julia.page.locator(".seal code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal) and seal.startswith(start)
    julia.page.wait_for_function("() => localStorage['taberna-seals']")
    kept = julia.page.evaluate("JSON.parse(localStorage['taberna-seals'])")
    assert kept[0]["table"] == table and kept[0]["commitment"] == seal
    played_out(table, julia)
    julia.page.get_by_text("Check the dice").click()
    julia.page.get_by_text("This browser saw the same seal after").wait_for()


def test_another_seal_at_the_end_is_noticed(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    table = julia.table("alea", options={"patience": 1})
    julia.wait()
    played_out(table, julia)
    julia.page.locator("#end-title").wait_for()
    julia.page.evaluate(
        "localStorage['taberna-seals'] = localStorage['taberna-seals'].replace(/\"[0-9a-f]{64}\"/, '\"00\"')"
    )
    julia.page.reload()
    julia.page.get_by_text("Check the dice").click()
    julia.page.get_by_text("This browser saw a different seal").wait_for()
