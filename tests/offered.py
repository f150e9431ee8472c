"""Games that are offered for a while, as if another package had brought them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from unittest import mock

from taberna import games, words


@contextmanager
def offered(**addresses: str) -> Iterator[None]:
    """Offer games by name, each by the address of its manifest or class."""
    points = {name: EntryPoint(name, address, games.GROUP) for name, address in addresses.items()}
    known = dict(games._offered())
    with mock.patch.object(games, "_offered", lambda: {**known, **points}):
        _forget()
        yield
    _forget()


def _forget() -> None:
    for found in (games.manifest, games.broken, games.names, words.word_files, words.words):
        found.cache_clear()
