"""How a network reads a game: one row of numbers and one list of choices, whatever the number of players.

The encoding of a game has as many numbers as its players and modules need. Here each of its fields gets its
place in the row of the fullest game, the one with most players and all modules; what there is for each player
lies at the same place for two players as for six. Choices are named as the first seat would name them, so that
what is learned in one seat is known in all. No other file knows how encodings and networks go together.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from ...core.errors import BadOption
from ...core.game import Game
from ...core.tensor import Encoding, Field, choices
from ...games import game_class, manifest

if TYPE_CHECKING:
    from numpy.typing import NDArray

# Who must choose: in the rows of a network always the seat for which the row is written.
LEFT_OUT = ("asked",)
PLAYERS = "players"
OPTIONS = "options"


def has_encoding(name: str) -> bool:
    return bool(manifest(name).tensor)


def encoding_of(game: Game) -> Encoding:
    brings = manifest(game.name)
    if not brings.tensor:
        raise BadOption("no-tensor", game=game.name, choices="")
    made: Encoding = brings.find(brings.network_tensor)(game)
    return made


@cache
def layout_of(name: str) -> Layout:
    return Layout(name)


class Layout:
    """The row and the choices of a game's network."""

    def __init__(self, name: str) -> None:
        self.name = name
        kind = game_class(name)
        self.least, self.most = kind.min_players, kind.max_players
        self.modules = dict.fromkeys(manifest(name).modules, True)
        fullest = encoding_of(kind(self.most, **self.modules))
        brings = manifest(name)
        # How many columns of a field come before those that there are for each player.
        self.before: Callable[[str], int] = (
            brings.find(brings.before_players) if brings.before_players else _players_first
        )
        self.version = type(fullest).version
        self.pieces = fullest.pieces
        self.rules = kind.rules
        self.fields: dict[str, Field] = {}
        self.size = 0
        for field in fullest.fields:
            if field.name not in LEFT_OUT:
                self._add(field.name, field.shape, field.scale, field.names)
        self._add(PLAYERS, (self.most - self.least + 1,), 1)
        # Options change the rules: which of those that have few values is played how.
        self.samples = [
            (option.name, value)
            for option in kind.choices
            for value in option.samples()
            if isinstance(value, (bool, str))
        ]
        self._add(OPTIONS, (max(1, len(self.samples)),), 1)
        self._name_choices()

    def _add(self, name: str, shape: tuple[int, ...], scale: int, names: str = "") -> None:
        self.fields[name] = Field(name, self.size, shape, scale, "", 0, names)
        self.size += self.fields[name].size

    def _name_choices(self) -> None:
        """Every choice that some seat of some table has, as the first seat names it."""
        kind = game_class(self.name)
        self.choices: list[str] = []
        self.structures: list[dict[str, str]] = []
        self.parts: list[dict[str, str]] = []  # the same without what is but known of a piece
        known: set[str] = set()
        for players in range(self.most, self.least - 1, -1):
            game = kind(players, **self.modules)
            for action in encoding_of(game).order(0):
                if game.text(action) not in known:
                    known.add(game.text(action))
                    self.choices.append(game.text(action))
                    self.structures.append(game.structure(action))
                    self.parts.append(game.actions.structure(action))
        self.numbers = {text: number for number, text in enumerate(self.choices)}

    @property
    def digest(self) -> str:
        """A short name of the row and the choices: networks fit only the layout they were made for."""
        fields = [
            [one.name, list(one.shape), one.scale, *([one.names] if one.names else [])]
            for one in self.fields.values()
        ]
        told = json.dumps([self.name, self.version, fields, self.choices])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def planes(self) -> tuple[int, int] | None:
        """The sides of the board, if the game has fields that are pictures of one."""
        sides = {field.shape[1:] for field in self.fields.values() if len(field.shape) == 3}
        if len(sides) != 1:
            return None
        high, wide = sides.pop()
        return high, wide


class Table:
    """One setting of a game, number of players and options, as its network reads it."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        self.game = game
        self.layout = layout_of(game.name)
        # With all modules, which tell nothing where they are not played: their fields and actions stay in place.
        self.encoding = encoding_of(with_modules(game, self.layout.modules))
        self.space = choices(self.encoding)
        # Where each number of the encoding's row goes, and what stays the same in all rows.
        self.kept: NDArray[Any] = np.zeros(0, np.int64)
        self.places: NDArray[Any] = np.zeros(0, np.int64)
        self._place_fields()
        self.blank: NDArray[Any] = np.zeros(self.layout.size, np.float32)
        self.blank[self.layout.fields[PLAYERS].first + game.players - self.layout.least] = 1
        for k, (name, value) in enumerate(self.layout.samples):
            self.blank[self.layout.fields[OPTIONS].first + k] = game.options[name] == value
        self._place_choices()

    def _place_fields(self) -> None:
        import numpy as np

        kept: list[int] = []
        places: list[int] = []
        for field in self.encoding.fields:
            wide = self.layout.fields.get(field.name)
            if wide is None:
                continue
            axes = [
                _stretched(here, there, self.game.players, self.layout.most, self.layout.before(field.name))
                for here, there in zip(field.shape, wide.shape, strict=True)
            ]
            for k, at in enumerate(product(*axes)):
                place = 0
                for index, side in zip(at, wide.shape, strict=True):
                    place = place * side + index
                kept.append(field.first + k)
                places.append(wide.first + place)
        self.kept = np.asarray(kept, np.int64)
        self.places = np.asarray(places, np.int64)

    def _place_choices(self) -> None:
        """Which of the network's choices this table has, by its own numbers, and the actions they are for each
        seat."""
        import numpy as np

        game, layout = self.game, self.layout
        orders = [self.encoding.order(seat) for seat in range(game.players)]
        self.used: NDArray[Any] = np.asarray([layout.numbers[game.text(one)] for one in orders[0]], np.int64)
        self.actions: NDArray[Any] = np.asarray(orders, np.int64)

    def rows(self, encoded: NDArray[Any]) -> NDArray[Any]:
        """Rows of the encoding as the network reads them."""
        import numpy as np

        rows = np.tile(self.blank, (len(encoded), 1))
        rows[:, self.places] = encoded[:, self.kept]
        return rows


def with_modules(game: Game, modules: dict[str, bool]) -> Game:
    """The same game with all modules. Where one of its options rules them out (an older edition), options are as
    usual: they change which cards there are how often, not what is told of them."""
    try:
        return type(game)(game.players, game.data, **{**game.options, **modules})
    except BadOption:
        return type(game)(game.players, game.data, **modules)


def _players_first(field: str) -> int:
    return 0


def _stretched(here: int, there: int, players: int, most: int, before: int) -> list[int]:
    """Where the places of an axis go in the longer axis of the fullest game: what comes after the part that
    grows with the players stays at the end. An axis may have as many rows for every player, too."""
    if here == there or here * most == there * players:
        return list(range(here))
    per_player = here - (there - most)
    return [k if k < before + per_player else k + there - here for k in range(here)]
