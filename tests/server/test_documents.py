"""The papers of the protocol are those of the structs."""

from __future__ import annotations

from pathlib import Path

from taberna.server import documents


def test_the_protocol_is_described_as_it_is(root: Path) -> None:
    stale = "stale: run python -m taberna.server.documents"
    assert (root / documents.MARKDOWN).read_text(encoding="utf-8") == documents.markdown(), stale


def test_the_types_of_the_page_are_those_of_the_server(root: Path) -> None:
    stale = "stale: run python -m taberna.server.documents"
    assert (root / documents.TYPESCRIPT).read_text(encoding="utf-8") == documents.typescript(), stale
