"""Positions for tests: two players with a short queue each, unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import taberna
from taberna.games.pecunia.people import COMMON
from taberna.games.pecunia.people import IDS as ALL
from tests.scenario import Scenario

# Options that are named like a field of the position: what is given is the field.
FIELDS = ("upgrades", "events", "ladders")
IDS = list(ALL[:COMMON])
QUEUES = [
    ["citizen1", "citizen2"],
    ["citizen3", "citizen4"],
    ["citizen5"],
    ["citizen6"],
    ["citizen7"],
    ["citizen8"],
]


def table(card: str = "", *more: str, players: int = 2, **given: Any) -> Scenario:
    """It is the first player's turn; he holds this card and more, at least an Ejection, so that his
    turn does not run by itself. Other fields are those of a position, or options of the game."""
    names = {option.name for option in taberna.game_class("pecunia").choices}
    options = {name: given.pop(name) for name in list(given) if name in names and name not in FIELDS}
    options.update({name: True for name in FIELDS if name in given})
    if "favours" in given:
        options["gods"] = True
    game = taberna.game("pecunia", players, **options)
    given.setdefault("queues", QUEUES[:players])
    hand = [one for one in (card, *more) if one]
    given.setdefault(
        "hands", [hand if more or hand == ["ejection"] else [*hand, "ejection"], *[[]] * (players - 1)]
    )
    return Scenario(game, **given)


def latrines(*seats: dict[str, list[str]], players: int = 2) -> list[dict[str, list[str]]]:
    """The latrines of the first players; the others are empty."""
    return [*seats, *({} for _ in range(players - len(seats)))]
