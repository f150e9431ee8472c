"""A game that somebody else wrote, in plain uncompiled Python, keeps the contract; broken ones are caught."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

from taberna import CHANCE, OVER, Game, Rng, State, View
from taberna.core.codec import Actions, Kind, numbers
from taberna.core.game import Position
from taberna.research.contract import Broken, check


class Highest(State):
    """Everybody is dealt one of six cards, then keeps it or throws it away for nought. The highest wins."""

    def __init__(self, game: Game, cards: list[int], kept: list[bool]) -> None:
        super().__init__(game)
        self.cards = cards
        self.kept = kept
        self._settle()

    def _settle(self) -> None:
        if len(self.cards) < self.game.players:
            self.turn = CHANCE
        elif len(self.kept) < self.game.players:
            self.turn = len(self.kept)
        else:
            self.turn = OVER

    def fill(self, out: Any) -> int:
        options = [k for k in range(6) if k not in self.cards] if self.turn == CHANCE else [6, 7]
        for k, option in enumerate(options):
            out[k] = option
        return len(options)

    def do(self, action: int) -> None:
        if action < 6:
            self.cards.append(action)
        else:
            self.kept.append(action == 6)
        self._settle()

    def clone(self) -> Highest:
        return type(self)(self.game, list(self.cards), list(self.kept))

    def position(self) -> Position:
        return Position({"cards": list(self.cards), "kept": list(self.kept)})

    def view(self, seat: int | None) -> View:
        shown = [card if self.over or k == seat else None for k, card in enumerate(self.cards)]
        return View({"seat": seat, "cards": shown, "kept": list(self.kept)})

    def scores(self) -> list[int]:
        return [card + 1 if keep else 0 for card, keep in zip(self.cards, self.kept, strict=False)]

    def winners(self) -> list[int]:
        best = max(self.scores()) if self.over else 0
        return [k for k, score in enumerate(self.scores()) if score == best] if self.over else []

    def ending(self) -> str:
        return "shown" if self.over else ""

    def ask(self) -> tuple[str, dict[str, object]]:
        return "keep", {}


class HighestGame(Game):
    name = "highest"
    max_players = 3
    actions: ClassVar[Actions] = Actions(
        Kind("card", "card {n}", numbers("n", 1, 6)), Kind("keep", "keep"), Kind("drop", "drop")
    )
    endings = ("shown",)
    asks = ("keep",)
    hidden = True
    kind: ClassVar[type[Highest]] = Highest

    def start(self) -> State:
        return self.kind(self, [], [])

    def position(self, position: object) -> State:
        assert isinstance(position, dict)
        return self.kind(self, list(position["cards"]), list(position["kept"]))

    def imagine(self, view: View, rng: Rng) -> State:
        seen: list[int | None] = view["cards"]  # type: ignore[assignment]
        left = [k for k in range(6) if k not in seen]
        random.Random(rng.below(1 << 30)).shuffle(left)
        cards = [left.pop() if card is None else card for card in seen]
        return self.kind(self, cards, list(view["kept"]))  # type: ignore[call-overload]


def test_who_picks_where_nothing_is_offered_is_told_so() -> None:
    """And not handed whatever was listed last."""

    class Stuck(Highest):
        def fill(self, out: Any) -> int:
            return 0

    state = Stuck(HighestGame(2), [], [])
    for state.turn in (CHANCE, 0):
        with pytest.raises(ValueError, match="nothing to choose from"):
            state.pick(Rng(1))


def test_a_plain_game_keeps_the_contract() -> None:
    report = check(HighestGame, games=200)
    assert report.games == 200
    assert report.imagined_otherwise > 0


class Leaky(Highest):
    def view(self, seat: int | None) -> View:
        return View({"seat": seat, "cards": list(self.cards), "kept": list(self.kept)})


class Telling(Highest):
    def view(self, seat: int | None) -> View:
        return View({**super().view(seat), "best": max(self.cards, default=0)})


class Shallow(Highest):
    def clone(self) -> Highest:
        return type(self)(self.game, self.cards, self.kept)


class Forgetful(Highest):
    def become(self, other: State) -> State:
        assert isinstance(other, Highest)
        self.cards, self.turn = list(other.cards), other.turn  # what was kept stays as it was
        return self


class Sharing(Highest):
    def become(self, other: State) -> State:
        assert isinstance(other, Highest)
        self.cards, self.kept, self.turn = other.cards, other.kept, other.turn
        return self


class Meddling(Highest):
    def view(self, seat: int | None) -> View:
        if len(self.kept) > 1:
            self.kept[0] = not self.kept[0]
        return super().view(seat)


class Unsorted(Highest):
    def fill(self, out: Any) -> int:
        if self.turn == CHANCE:
            return super().fill(out)
        out[0], out[1] = 7, 6
        return 2


class Peeking(Highest):
    def fill(self, out: Any) -> int:
        count = super().fill(out)
        return 1 if self.turn >= 0 and 5 in self.cards else count


class Loaded(Highest):
    def pick(self, rng: Rng) -> int:
        return self.options()[0] if rng.below(3) else super().pick(rng)


class Nameless(Highest):
    def ending(self) -> str:
        return "rain"


class Partial(Highest):
    """Nothing is said to be hidden, but a spectator sees less."""

    def view(self, seat: int | None) -> View:
        return View({"seat": seat, "cards": list(self.cards), "kept": list(self.kept), "near": seat is not None})


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (Leaky, "the view tells all"),
        (Telling, "does not fit the view"),
        (Shallow, "changed the original"),
        (Forgetful, "a state that became this one differs"),
        (Sharing, "in a state that became this one has changed the original"),
        (Meddling, "looking at the position has changed it|does not fit|differs"),
        (Unsorted, "not ascending"),
        (Peeking, "depend on what it can't know"),
        (Loaded, "too often"),
        (Nameless, "is not in game.endings"),
    ],
)
def test_a_broken_game_is_caught(kind: type[Highest], says: str) -> None:
    class Game(HighestGame):
        pass

    Game.kind = kind
    with pytest.raises(Broken, match=says):
        check(Game, games=300)


def test_where_nothing_is_hidden_all_see_the_same() -> None:
    class Game(HighestGame):
        hidden = False
        kind: ClassVar[type[Highest]] = Partial

    with pytest.raises(Broken, match="differs from what everybody sees"):
        check(Game, games=20)
    Game.kind = Leaky
    assert check(Game, games=20).games == 20
