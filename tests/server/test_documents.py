"""The papers of the protocol are those of the structs."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import taberna
from taberna.server import documents
from taberna.server.live import viewer_messages


def test_the_protocol_is_described_as_it_is(root: Path) -> None:
    stale = "stale: run python -m taberna.server.documents"
    assert (root / documents.MARKDOWN).read_text(encoding="utf-8") == documents.markdown(), stale


def test_the_types_of_the_page_are_those_of_the_server(root: Path) -> None:
    stale = "stale: run python -m taberna.server.documents"
    assert (root / documents.TYPESCRIPT).read_text(encoding="utf-8") == documents.typescript(), stale


@pytest.mark.parametrize("name", taberna.names())
def test_what_the_numbers_of_actions_mean_follows_from_the_kinds(name: str) -> None:
    """As somebody else's program would work it out from the protocol's own words."""
    game = taberna.game(name)
    found: dict[int, dict[str, str]] = {}
    for kind in viewer_messages.meanings(type(game)):
        ways = itertools.product(*(part.values for part in kind.parts))
        for action, values in enumerate(ways, kind.first):
            parts = dict(zip((part.name for part in kind.parts), values, strict=True))
            found[action] = {"kind": kind.name, **parts}
            assert kind.pattern.format(**parts) == game.text(action)
    assert found == {action: game.actions.structure(action) for action in range(len(game.actions))}
