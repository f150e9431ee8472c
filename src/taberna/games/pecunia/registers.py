"""The registers of frames: their names, and how they are written in a position. Each operation lists its own."""

from typing import Final

from ...core.errors import BadPosition
from ...core.fields import Fields, brief
from .layout import MOST_PLAYERS
from .people import IDS


class Register:
    """A count, 0 as a rule."""

    def __init__(self, name: str, high: int = 99) -> None:
        self.name = name
        self.high = high

    def show(self, value: int) -> object:
        """What a position says; None if nothing."""
        return value or None

    def read(self, fields: Fields, players: int) -> int:
        return fields.number(self.name, 0, 0, self.high)


class Named(Register):
    """A piece by its id. The register holds its number plus 1; 0 is none."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name, len(ids))
        self.ids = ids

    def show(self, value: int) -> object:
        return self.ids[value - 1] if value else None

    def read(self, fields: Fields, players: int) -> int:
        value = fields.get(self.name, None)
        if value is None:
            return 0
        if isinstance(value, str) and value in self.ids:
            return self.ids.index(value) + 1
        raise BadPosition("position-unknown", field=brief(value), choices=", ".join(self.ids))


class NamedPlayer(Register):
    """A player. The register holds his number plus 1; 0 is none."""

    def show(self, value: int) -> object:
        return value - 1 if value else None

    def read(self, fields: Fields, players: int) -> int:
        if fields.get(self.name, None) is None:
            return 0
        return fields.number(self.name, 0, 0, players - 1) + 1


class Goal(NamedPlayer):
    """Where Romans are dealt to: a player's queue, or "held", open on the table. Plus 1, too."""

    def show(self, value: int) -> object:
        return HELD if value == MOST_PLAYERS + 1 else super().show(value)

    def read(self, fields: Fields, players: int) -> int:
        return MOST_PLAYERS + 1 if fields.get(self.name, None) == HELD else super().read(fields, players)


HELD: Final = "held"


def roman(name: str = "roman") -> Named:
    return Named(name, IDS)
