"""A game that gets stuck, for tests: what its option says is what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from taberna.core.chance import Rng
from taberna.core.codec import Actions, Kind
from taberna.core.errors import Refused
from taberna.core.game import CHANCE, Game, Position, State, View
from taberna.core.options import Choice

NAME = "mired"
ADDRESS = "tests.server.mired:Mired"


class Bog(State):
    def fill(self, out: list[int]) -> int:  # type: ignore[override]
        out[0] = 0
        return 1

    def do(self, action: int) -> None:
        pass

    def clone(self) -> Bog:
        other = Bog(self.game)
        other.turn = self.turn
        return other

    def position(self) -> Position:
        return Position({})

    def view(self, seat: int | None) -> View:
        return View({"seat": seat})

    def scores(self) -> list[int]:
        return [0] * self.game.players

    def ending(self) -> str:
        return ""

    def ask(self) -> tuple[str, dict[str, object]]:
        return "go", {}


class Mired(Game):
    name = NAME
    choices = (Choice("trouble", "", ("none", "error", "refusal", "chance")),)
    actions = Actions(Kind("go", "go"))
    # What happens at a start; tests let a game that was fine go wrong later.
    worse: ClassVar[Callable[[], None] | None] = None

    def start(self) -> Bog:
        if Mired.worse is not None:
            Mired.worse()
        if self.options["trouble"] == "error":
            raise IndexError("no such frame")
        if self.options["trouble"] == "refusal":
            raise Refused("position-not-playable", why="steps")
        state = Bog(self)
        state.turn = CHANCE if self.options["trouble"] == "chance" else 0
        return state

    def position(self, position: object) -> Bog:
        if position != {}:
            raise OverflowError("a number that no field holds")
        return self.start()

    def imagine(self, view: View, rng: Rng) -> Bog:
        return self.start()
