"""The server of the tests of notices: it looks when it is told to."""

from __future__ import annotations

from pathlib import Path

import pytest

from taberna.server.config import Config
from taberna.server.notices import turns as noticing


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(folder=tmp_path, private=True)


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, config: Config) -> Config:
    """For what the databases do."""
    config.db = request.getfixturevalue("empty_database") if request.param == "postgres" else ""
    return config


@pytest.fixture(autouse=True)
def no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests say when it is looked."""
    monkeypatch.setattr(noticing, "LOOK", 3600.0)
