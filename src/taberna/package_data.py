"""The files that are shipped inside packages: the only files that a game reads, when it is imported."""

from __future__ import annotations

from importlib.resources import files


def read(package: str, name: str) -> str:
    """The text of a file that lies in a package: `read("taberna.games.pecunia", "cards.toml")`."""
    return files(package).joinpath(name).read_text(encoding="utf-8")
