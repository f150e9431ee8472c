"""Our games as OpenSpiel's: import this, then `pyspiel.load_game("taberna_pecunia(players=3,famous=5)")`.

Every option of a game is a parameter. One that holds lines (an outline, an owner's cards) is one text, the
lines separated by "|". `position` begins elsewhere than at the start: see `packed`.

An observation is what a player sees (`view`). An information state has perfect recall: it is that, and a digest of
all that the player has seen, been told and done before (`recall`). It has no tensor; observations have.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar

from .. import games as _registers  # noqa: F401
from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.game import CHANCE, OVER, Game, State
from ..core.options import Option, Rows, Value
from ..games import game_class, names
from . import endgames
from .contract import LONGEST, dump
from .extras import need
from .recall import ALL, NOBODY, ONE, Memory, Sight, begin, extend
from .tensors import Space, encoding, has_encoding, numbering
from .tensors.stepper import rewards

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "openspiel")
pyspiel = need("pyspiel", "openspiel")
PyGame: Any = pyspiel.Game
PyState: Any = pyspiel.State

PREFIX = "taberna_"


def packed(position: object) -> str:
    """A position as the text that the parameter `position` takes: no brackets, no commas."""
    return urlsafe_b64encode(dump(position).encode()).decode().rstrip("=")


def unpacked(text: str) -> object:
    try:
        return json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, Error):
        raise BadOption("bad-option", option="position", value=text[:40], choices="packed(position)") from None


def parameter(value: Value) -> bool | int | str:
    """An option's value as a parameter of OpenSpiel."""
    return "|".join(value) if isinstance(value, tuple) else value


def option_value(option: Option, given: object) -> object:
    """The same back."""
    if isinstance(option, Rows):
        return option.default if given == "" else str(given).split("|")
    return given


def game_type(kind: type[Game]) -> Any:
    tensors = has_encoding(kind.name)
    parameters: dict[str, bool | int | str] = {"players": max(2, kind.min_players), "position": ""}
    parameters.update({option.name: parameter(option.default) for option in kind.choices})
    hidden = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + kind.name,
        long_name=f"Taberna {kind.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden.IMPERFECT_INFORMATION if kind.hidden else hidden.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.max_players,
        min_num_players=kind.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=tensors,
        parameter_specification=parameters,
    )


@dataclass
class Held:
    """A state as OpenSpiel copies and stores it: by `deepcopy` and `pickle`."""

    state: State
    # The position at which memories begin, and how many moves there were before it. Copies share it.
    first: State
    before: int = 0
    memories: dict[tuple[Sight, int], Memory] = field(default_factory=dict)

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone(), self.first, self.before, dict(self.memories))


class SpielGame(PyGame):  # type: ignore[misc]
    """One of our games. `register` makes a subclass for each, that knows which."""

    kind: ClassVar[type[Game]]
    about: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = self.kind
        given = dict(params or {})
        players = int(given.pop("players", max(2, kind.min_players)))
        begin = str(given.pop("position", ""))
        options = {one.name: option_value(one, given[one.name]) for one in kind.choices if one.name in given}
        self.inner = kind(players, **options)
        self.begin = self.inner.position(unpacked(begin)) if begin else self.inner.start()
        self.choices, self.outcomes = numbering(self.inner)
        if has_encoding(kind.name):
            self.encoding = encoding(self.inner)
        # OpenSpiel wants a number also where nothing bounds a game.
        self.longest = self.inner.longest() or (LONGEST, LONGEST)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.choices.size),
            max_chance_outcomes=int(self.outcomes.size),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest[0],
        )
        super().__init__(self.about, info, params or {})

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        return loaded, (str(self),)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        state = SpielState(self)
        if text is not None:
            first = self.inner.position(json.loads(text))
            state.held = Held(first.clone(), first)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return int(self.longest[1])

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)


def loaded(text: str) -> Any:
    """A game from its text. Pickles name this function, so that whoever reads one has our games registered."""
    return pyspiel.load_game(text)


class SpielState(PyState):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.begin.clone(), game.begin)

    # Attributes are copied and stored by OpenSpiel, so what belongs to the game is not kept here.

    def current_player(self) -> int:
        turn = self.held.state.turn
        if turn == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else int(turn)

    def is_terminal(self) -> bool:
        return self.held.state.over

    def _legal_actions(self, player: int) -> list[int]:
        number = self.get_game().choices.number
        return sorted(number(action, player) for action in self.held.state.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.held.state.chance()
        total = sum(weight for _, weight in found)
        number = self.get_game().outcomes.number
        return [(number(action, 0), weight / total) for action, weight in found]

    def _space(self, player: int) -> Space:
        game = self.get_game()
        space: Space = game.outcomes if player == pyspiel.PlayerId.CHANCE else game.choices
        return space

    def _apply_action(self, number: int) -> None:
        player = self.current_player()
        self.held.state.apply(self._space(player).action(number, max(0, player)))

    def _action_to_string(self, player: int, number: int) -> str:
        return self._space(player).text(number, max(0, player))

    def returns(self) -> list[float]:
        state = self.held.state
        return rewards(state) if state.over else [0.0] * state.game.players

    def __str__(self) -> str:
        return dump(self.held.state.position())

    def remembered(self, sight: Sight, seat: int) -> Memory:
        """What this seat has seen so far; kept, so that the next question costs what has happened since."""
        held: Held = self.held
        memory = held.memories.get((sight, seat)) or begin(sight, seat, held.first, held.before)
        moves = self.full_history()[memory.moves :]
        if moves:
            memory = extend(memory, sight, seat, [self._move(move.player, move.action) for move in moves])
        held.memories[sight, seat] = memory
        return memory

    def _move(self, player: int, number: int) -> tuple[int, int]:
        return player, self._space(player).action(number, max(0, player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player can't tell from this one, by chance: what he can't know is dealt anew.

        He remembers what he did. What the others have seen before is not made up: their memories begin here."""
        self.remembered(Sight(), player)
        copy: SpielState = self.clone()
        state = copy.held.state
        state.redeal(player, Rng(int(sampler() * (1 << 52))))
        first = state.clone()
        kept = {
            (sight, seat): replace(memory, state=first)
            for (sight, seat), memory in self.held.memories.items()
            if memory.moves == len(self.full_history()) and self._can_keep(sight, seat, player)
        }
        copy.held = Held(state, first, len(self.full_history()), kept)
        return copy

    @staticmethod
    def _can_keep(sight: Sight, seat: int, player: int) -> bool:
        return sight.private == NOBODY or (sight.private == ONE and seat == player)


PRIVATE = {
    pyspiel.PrivateInfoType.NONE: NOBODY,
    pyspiel.PrivateInfoType.SINGLE_PLAYER: ONE,
    pyspiel.PrivateInfoType.ALL_PLAYERS: ALL,
}


class SpielObserver:
    """What is asked for, of what lies open and of the secrets of nobody, one player or all; now, or with all that
    was before.

    Tensors hold what lies open and are of now: the row of the player, or with the secrets of all the rows of all
    players, his own first. Where there are secrets there is no row without them."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._sight = Sight(kind.public_info, PRIVATE[kind.private_info])
        self._recalls = kind.perfect_recall
        self._rows = 0
        self.tensor: NDArray[Any] | None = None
        self.dict: dict[str, Any] = {}
        if has_encoding(game.inner.name) and kind.public_info and not kind.perfect_recall:
            self._open(game)

    def _open(self, game: SpielGame) -> None:
        from .rows import Row

        private = self._sight.private
        if private == NOBODY and game.inner.hidden:
            return
        self._row = Row(game.encoding)
        self._players = game.inner.players
        if private != ALL:
            self._rows, self.tensor, self.dict = 1, self._row.tensor, self._row.parts()
            return
        self._rows, size = self._players, self._row.tensor.size
        self._table = np.zeros((self._rows, size), np.float32)
        self.tensor = self._table.reshape(-1)
        self.dict = {
            one.name: self._table[:, one.first : one.first + one.size].reshape(self._rows, *one.shape)
            for one in game.encoding.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if self._rows == 1:
            self._row.write(state.held.state, player)
        for k in range(self._rows if self._rows > 1 else 0):
            self._table[k] = self._row.write(state.held.state, (player + k) % self._players)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            memory = state.remembered(self._sight, player)
            return f'{{"past": "{memory.digest}", "seen": {memory.last}}}'
        return dump(self._sight.see(state.held.state, player))


def offer(kind: type[Game]) -> str:
    """Make a game known to OpenSpiel; its name there."""
    about = game_type(kind)
    if about.short_name not in pyspiel.registered_names():
        # A class, as OpenSpiel keeps what makes the game until after Python has ended, and classes last.
        maker = type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind, "about": about})
        pyspiel.register_game(about, maker)
    return str(about.short_name)


def endgame(name: str, which: str) -> Any:
    """An end of a game that is small enough to be solved: see `endgames`."""
    state = endgames.endgame(name, which)
    options = {key: parameter(value) for key, value in state.game.options.items()}
    begin = packed(state.position())
    return pyspiel.load_game(PREFIX + name, {**options, "players": state.game.players, "position": begin})


GAMES = [offer(game_class(name)) for name in names()]
