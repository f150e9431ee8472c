"""The data files that lie beside this module."""

from ...package_data import read


def shipped(name: str) -> str:
    return read("taberna.games.pecunia", name)
