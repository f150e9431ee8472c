"""Every card has a picture of its own, and everybody on Forum's track is seen."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from .conftest import Visits

TABLES = ("cards", "upgrades", "events", "gods", "ladders")
# What a picture is made of: shapes besides the ground.
LEAST = 8


def test_every_card_is_a_scene_of_its_own(visit: Visits) -> None:
    folder = files("taberna.games.pecunia")
    tables = [tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8")) for name in TABLES]
    cards = {card for table in tables for card, row in table.items() if isinstance(row, dict)}
    page = visit("Julia").page
    page.goto("/learn/pecunia")
    page.locator("[data-scene] path").first.wait_for(state="attached")
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('[data-scene]')]"
        ".map((one) => [one.dataset.scene, one.querySelectorAll('path').length, one.innerHTML])"
    )
    assert {name for name, _, _ in drawn} == cards
    assert [name for name, shapes, _ in drawn if shapes < LEAST] == []
    assert len({art for _, _, art in drawn}) == len(cards), "no two cards have the same picture"
