"""Our games as Gymnasium's environments: one seat is yours, bots sit in the others.

    import gymnasium, taberna.research.gym
    env = gymnasium.make("taberna/alea-v3", players=3, opponents="thumb")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`gymnasium.make_vec` gives many at once on the fast path: see `taberna.research.vector`.

`info["action_mask"]` and `env.unwrapped.action_masks()` tell what is legal. Who chooses something else loses
at once, and `info["refused"]` says why.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..bots import bot
from ..core.chance import Rng
from ..core.errors import BadOption, Refused
from ..core.game import CHANCE
from ..loading import game as make_game
from .extras import need
from .tensors import choices, encoding
from .tensors.stepper import rewards

np = need("numpy", "gym")
gymnasium = need("gymnasium", "gym")
Env: Any = gymnasium.Env

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORST = -1.0


class Solo(Env):  # type: ignore[misc]
    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self, name: str, players: int = 2, seat: int = 0, opponents: str = "random", **options: object
    ) -> None:
        from .rows import Row

        self.game = make_game(name, players, **options)
        if not 0 <= seat < players:
            raise BadOption("bad-option", option="seat", value=str(seat), choices=f"0–{players - 1}")
        self.seat = seat
        self.opponents = opponents
        encoded = encoding(self.game)
        self.space = choices(encoded)
        self._row = Row(encoded)
        self.observation_space = gymnasium.spaces.Box(self._row.low, self._row.high, dtype=np.float32)
        self.action_space = gymnasium.spaces.Discrete(int(self.space.size))
        self._begin(secrets.randbits(60))

    def _begin(self, seed: int) -> None:
        self._seed, self._chosen = seed, list[int]()
        self._dice = Rng(seed)
        streams = range(1, self.game.players + 1)
        self._bots = [bot(self.opponents, self.game, Rng(seed, one), timed=False) for one in streams]
        self.state = self.game.start()
        self._settle()

    def _settle(self) -> None:
        """Let chance and the others play until this seat is asked, or it is over."""
        state = self.state
        while not state.over and state.turn != self.seat:
            if state.turn == CHANCE:
                state.do(state.pick(self._dice))
            else:
                state.apply(self._bots[state.turn].choose(state.view(state.turn), state.decision()))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 60)))
        while self.state.over:  # rare: decided before this seat was ever asked
            self._begin(int(self.np_random.integers(1 << 60)))
        return self._seen()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(self.space.action(int(action), self.seat))
        except Refused as refused:
            observation, info = self._seen()
            return observation, WORST, True, False, {**info, "refused": str(refused)}
        self._chosen.append(int(action))
        self._settle()
        observation, info = self._seen()
        if not self.state.over:
            return observation, 0.0, False, False, info
        return observation, rewards(self.state)[self.seat], True, False, info

    def __reduce__(self) -> tuple[Callable[..., Solo], tuple[object, ...]]:
        call = {"players": self.game.players, "seat": self.seat, "opponents": self.opponents, **self.game.options}
        dice = None if self._np_random is None else self._np_random.bit_generator.state
        return resumed, (self.game.name, call, self._seed, self._chosen, dice)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Solo) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment]

    def action_masks(self) -> NDArray[Any]:
        """What is legal, as Gymnasium's spaces and the masked learners want it."""
        mask = np.zeros(int(self.space.size), np.int8)
        if self.state.turn == self.seat:
            mask[[self.space.number(action, self.seat) for action in self.state.options()]] = 1
        found: NDArray[Any] = mask
        return found

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        return self._row.write(self.state, self.seat).copy(), {"action_mask": self.action_masks()}


def resumed(name: str, call: dict[str, Any], seed: int, chosen: list[int], dice: dict[str, Any] | None) -> Solo:
    """An environment in which these choices were made: with one seed all else follows from them.

    The dice are those that the seeds of further games come from."""
    env = Solo(name, **call)
    if dice is not None:
        env.np_random.bit_generator.state = dice
    env._begin(seed)
    for action in chosen:
        env.step(action)
    return env


def register() -> list[str]:
    """Make our games known to Gymnasium, under the version of their encodings."""
    from . import tensors

    found = []
    for name in tensors.names():
        identity = f"taberna/{name}-v{tensors.version(name)}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="taberna.research.gym:Solo",
                vector_entry_point="taberna.research.vector:Vector",
                kwargs={"name": name},
            )
        found.append(identity)
    return found


GAMES = register()
