"""A game by the accessibility tree alone: roles and names, as a screen reader has them, and the keyboard."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Error, Page

from .conftest import Visits
from .views import SHORT

# What a screen reader offers to press, and where the table and what can be done are.
NOT_PLAY = ("Hint", "Undo", "Settings", "Log, chat and rules", "Skip")


class Reader:
    """Knows the page only as its accessibility tree tells it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")

    def tree(self) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        return nodes

    def within(self, nodes: list[dict[str, Any]], role: str, name: str) -> list[dict[str, Any]]:
        """What lies in the landmark of this role and name, in the order it is read."""
        by_id = {node["nodeId"]: node for node in nodes}
        tops = [node for node in nodes if _value(node, "role") == role and _value(node, "name") == name]
        found: list[dict[str, Any]] = []
        left = [one for top in tops for one in reversed(top.get("childIds", []))]
        while left:
            node = by_id.get(left.pop())
            if node is not None:
                found += [] if node.get("ignored") else [node]
                left += reversed(node.get("childIds", []))
        return found

    def press(self, node: dict[str, Any]) -> None:
        """Press a button; what is none any more since the tree was read is left alone, and the tree read again."""
        try:
            self.session.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        except Error:
            return
        self.page.keyboard.press("Enter")


def _value(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def _pressed(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Buttons that choose something: not those that are off, chosen already or only unfold."""
    buttons = [node for node in nodes if _value(node, "role") == "button"]
    return [node for node in buttons if not _states(node) & {"disabled", "pressed", "expanded"}]


def _states(node: dict[str, Any]) -> set[str]:
    found = node.get("properties", [])
    told = {one["name"] for one in found if str(one["value"].get("value")).lower() == "true"}
    return told | {one["name"] for one in found if one["name"] == "expanded"}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_roles_and_names(visit: Visits, game: str) -> None:
    julia, rng = visit("Julia"), random.Random(3)
    julia.called()
    julia.table(game, rivals=2, bot="random", options=SHORT[game])
    reader, idle = Reader(julia.page), 0
    for _ in range(260):
        julia.wait()
        nodes = reader.tree()
        if any(_value(node, "role") == "heading" and _over(_value(node, "name")) for node in nodes):
            break
        status = " ".join(_value(node, "name") for node in nodes if _value(node, "role") == "StaticText")
        assert "You" in status, "whose turn it is is told"
        actions = reader.within(nodes, "region", "What you can do")
        bar = [
            one
            for one in _pressed(actions)
            if not _value(one, "name").startswith((*NOT_PLAY, "Since", "One thing"))
        ]
        bar = [one for one in bar if "happened since" not in _value(one, "name")]
        table = [*reader.within(nodes, "main", "Table"), *reader.within(nodes, "list", "Players")]
        pieces = _pressed(table)
        for one in (*bar, *pieces):
            assert _value(one, "name").strip(), "nothing to press is without a name"
        steps = any(_value(one, "name") == "Back" for one in bar)
        ways = [one for one in bar if _value(one, "name") != "Back"]
        if not ways and not pieces:
            idle += 1
            assert idle < 300, "something can be done"
            julia.page.wait_for_timeout(100)
            continue
        idle = 0
        reader.press(rng.choice(ways if ways and (steps or not pieces or rng.random() < 0.6) else pieces))
    else:
        raise AssertionError("the game does not end")


def _over(heading: str) -> bool:
    return heading.startswith("You win") or "You are number" in heading
