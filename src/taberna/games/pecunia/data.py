"""The data files that lie beside this module."""

from importlib.resources import files


def shipped(name: str) -> str:
    return files("taberna.games.pecunia").joinpath(name).read_text(encoding="utf-8")
