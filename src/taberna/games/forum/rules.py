"""Forum Romanum as a game: its options, its start, its positions."""

from typing import ClassVar, final

from ...core.chance import Rng
from ...core.codec import Actions
from ...core.game import Game, View
from ...core.options import Choice, Number, Option
from . import actions as a
from . import board as b
from .board import Board
from .outline import OTHER, OURS, Outline
from .reading import Reader
from .state import ENDINGS, ForumState

ROMANS = {2: 8, 3: 8, 4: 8, 5: 6, 6: 5}  # of each colour (F5, F6)


@final
class Forum(Game):
    name: ClassVar[str] = "forum"
    choices: ClassVar[tuple[Option, ...]] = (
        Choice("scoring", "F20", ("patrician", "plebeian")),
        Number("patience", "F18", default=12, low=0, high=100, samples=(40,)),
        Outline("outline", "F3", OURS, samples=(OTHER,)),
    )
    actions: ClassVar[Actions] = a.ACTIONS
    endings: ClassVar[tuple[str, ...]] = tuple(ENDINGS[1:])
    asks: ClassVar[tuple[str, ...]] = ("place", "move", "place-either", "move-either")
    events: ClassVar[tuple[str, ...]] = (
        "begins",
        "places",
        "moves",
        "full",
        "tied",
        "settles",
        "gains",
        "loses",
        "even",
        "ends",
    )
    refusals: ClassVar[tuple[str, ...]] = (
        "forum-say-colour",
        "forum-no-colour",
        "forum-colour-used",
        "forum-colour-not-yours",
        "forum-must-place",
        "forum-must-move",
        "forum-cell-taken",
        "forum-nobody-there",
        "forum-not-this-colour",
        "forum-same-cell",
    )

    def __init__(self, players: int = 2, data: object = None, **options: object) -> None:
        super().__init__(players, data, **options)
        outline = self.options["outline"]
        assert isinstance(outline, tuple)
        self.board = Board(outline)

    def start(self) -> ForumState:
        plebeian = int(self.options["scoring"] == "plebeian")
        return ForumState(self, self.board, ROMANS[self.players], self.number("patience"), plebeian)

    def position(self, position: object) -> ForumState:
        return Reader(position).read(self.start())

    def longest(self) -> tuple[int, int] | None:
        # Patience lasts for so many actions, and only a coin that leaves the board renews it (F18). With the last
        # coin the game is over.
        actions = self.number("patience") * self.start().colours
        return (b.SECTORS * actions, 1) if actions else None

    def imagine(self, view: View, rng: Rng) -> ForumState:
        # Everything lies open in this game: a view shows the whole position.
        return self.position(view)
