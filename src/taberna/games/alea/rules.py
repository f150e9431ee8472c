"""Alea Romana as a game: its options, its start, its positions."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.codec import Actions
from ...core.game import Game, View
from ...core.options import Number, Option
from . import actions as a
from .numbers import DICE
from .reading import Reader
from .state import ENDINGS, AleaState
from .table import ANY_TIME, HANDFULS, ORDER_COUNTS


@final
class Alea(Game):
    name: ClassVar[str] = "alea"
    rules: ClassVar[int] = 2
    choices: ClassVar[tuple[Option, ...]] = (
        Option("order_counts", "A6"),
        Option("handfuls", "A8"),
        Option("cards_any_time", "A12"),
        Number("patience", "A21", default=12, low=0, high=100, samples=(2,)),
    )
    actions: ClassVar[Actions] = a.ACTIONS
    endings: ClassVar[tuple[str, ...]] = tuple(ENDINGS[1:])
    asks: ClassVar[tuple[str, ...]] = ("begin", "four-x", "roll-on", "roll-or-write", "write", "failed", "blocked")
    events: ClassVar[tuple[str, ...]] = (
        "rolls",
        "die",
        "writes",
        "fails",
        "plays",
        "passes",
        "last-round",
        "ends",
    )
    refusals: ClassVar[tuple[str, ...]] = (
        "alea-not-failed",
        "alea-no-dice-left",
        "alea-one-die-a-time",
        "alea-failed",
        "alea-not-made",
        "alea-row-taken",
        "alea-not-rising",
        "alea-card-spent",
        "alea-changes-nothing",
        "alea-only-on-failure",
    )

    def start(self) -> AleaState:
        return self.empty()

    def empty(self) -> AleaState:
        """Empty columns, full hands, the first seat to roll."""
        flags: i64 = 0
        if self.options["order_counts"]:
            flags |= ORDER_COUNTS
        if self.options["handfuls"]:
            flags |= HANDFULS
        if self.options["cards_any_time"]:
            flags |= ANY_TIME
        columns = vec[i64]([0] * self.players)
        cards = vec[i64]([a.ALL_CARDS] * self.players)
        return AleaState(self, flags, self.number("patience"), columns, cards)

    def position(self, position: object) -> AleaState:
        return Reader(position).read(self.empty())

    def longest(self) -> tuple[int, int] | None:
        # In a turn every die is rolled once at the most, then there is a number to write or nothing; cards come on
        # top. A round stirs if somebody writes or plays a card (A21). Before the last round a player writes six
        # numbers and plays six cards at the most. Between two rounds that stir there are patience - 1 others, but
        # none once somebody has no card: who then writes nothing ends the game (A19). That happens after 11 such
        # rounds for each player at the latest, and leaves room for one last card each.
        patience, players = self.number("patience"), self.players
        rounds = (11 * players + 1) * patience + players
        cards = a.ALL_CARDS.bit_count()
        # What falls anew by cards: all dice by all-i, by all-v and by the joker, one by any-die.
        fallen = DICE * rounds + 3 * DICE + 1
        return ((DICE + 1) * rounds * players + cards * players, fallen * players) if patience else None

    def imagine(self, view: View, rng: Rng) -> AleaState:
        # Everything lies open in this game: a view shows the whole position.
        return self.position(view)
