"""Our games as PettingZoo's turn-based environments, with action masks.

    from taberna.research import zoo
    env = zoo.env("forum", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        mask = observation["action_mask"]
        env.step(None if termination or truncation else env.action_space(agent).sample(mask))

Who takes an action that is not legal loses at once, as in PettingZoo's own classic games.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.console import Console

from ..core.chance import Rng
from ..core.drawing import Drawing
from ..core.errors import BadOption
from ..core.game import CHANCE, State
from ..games import manifest
from ..loading import game as make_game
from ..words import Words, choose
from .batches import EVERY_SEAT, with_opponents
from .contract import dump
from .extras import need
from .rows import per_number
from .tensors import choices, encoding
from .tensors.stepper import rewards

np = need("numpy", "pettingzoo")
spaces = need("gymnasium.spaces", "pettingzoo")
AECEnv: Any = need("pettingzoo", "pettingzoo").AECEnv
ParallelEnv: Any = need("pettingzoo", "pettingzoo").ParallelEnv
wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORST = -1.0
RENDER_MODES = ["ansi", "human"]
# What an environment knows besides the position.
KEPT = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")


def env(name: str, players: int = 2, render_mode: str | None = None, **options: object) -> Any:
    """An environment as PettingZoo's algorithms want it: with its wrappers against misuse."""
    made: Any = raw_env(name, players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=WORST)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (the name that PettingZoo's users know)
    def __init__(self, name: str, players: int = 2, render_mode: str | None = None, **options: object) -> None:
        from .rows import Row

        super().__init__()
        self.metadata = {"name": f"taberna_{name}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        if render_mode is not None and render_mode not in RENDER_MODES:
            allowed = ", ".join(RENDER_MODES)
            raise BadOption("bad-option", option="render_mode", value=render_mode, choices=allowed)
        self.render_mode = render_mode
        self.game = make_game(name, players, **options)
        encoded = encoding(self.game)
        self.space = choices(encoded)
        self._row = Row(encoded)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size = int(self.space.size)
        row = spaces.Box(self._row.low, self._row.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._rng = Rng(secrets.randbits(60))
        self.state_now = self.game.start()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.game.start()
        self._settle()

    def _settle(self) -> None:
        """Let chance play until somebody is asked, or it is over."""
        state = self.state_now
        while state.turn == CHANCE:
            state.do(state.pick(self._rng))
        if state.over:
            for agent, reward in zip(self.possible_agents, rewards(state), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self.possible_agents[state.turn]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(int(self.space.size), np.int8)
        if self.state_now.turn == seat:
            mask[[self.space.number(action, seat) for action in self.state_now.options()]] = 1
        return {"observation": self._row.write(self.state_now, seat).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.state_now.apply(self.space.action(int(action), self.state_now.turn))
        self._settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees: as text, or drawn in the terminal."""
        if self.render_mode == "human":
            show(self.state_now)
        return dump(self.state_now.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def __reduce__(self) -> tuple[Callable[..., raw_env], tuple[object, ...]]:
        call = {"players": self.game.players, "render_mode": self.render_mode, **self.game.options}
        parts = {name: getattr(self, name) for name in KEPT if hasattr(self, name)}
        return resumed, (self.game.name, call, self.state_now, self._rng, parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, raw_env) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment]


def resumed(name: str, call: dict[str, Any], state: State, rng: Any, parts: dict[str, Any]) -> raw_env:
    """An environment that goes on where another was."""
    made = raw_env(name, **call)
    made.state_now, made._rng = state, rng
    for part, value in parts.items():
        setattr(made, part, value)
    return made


def show(state: State) -> None:
    """Draw a table in the terminal as a spectator sees it."""
    brings, view = manifest(state.game.name), state.view(None)
    if not brings.terminal:
        print(dump(view))
        return
    drawing: Drawing = brings.find(brings.terminal)
    names = [f"player_{seat}" for seat in range(state.game.players)]
    Console(highlight=False, markup=False, emoji=False).print(drawing.draw(view, Words(choose()), names))


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801 (as PettingZoo's users know it)
    """A batch as PettingZoo's parallel environment: an agent for each game, bots in all seats but the agent's.

        env = zoo.parallel_env("forum", 256, players=4, opponents="thumb")
        observations, infos = env.reset(seed=7)
        observations, rewards, terminations, truncations, infos = env.step({agent: … for agent in env.agents})

    Who takes an action that is not legal loses at once.
    """

    def __init__(
        self,
        name: str,
        count: int = 1,
        players: int = 2,
        seat: int = EVERY_SEAT,
        opponents: str = "random",
        workers: int = 0,
        **options: object,
    ) -> None:
        self.batch = with_opponents(name, count, players, seat, opponents, workers, options)
        self.metadata = {"name": f"taberna_{name}_batch", "render_modes": [], "is_parallelizable": True}
        self.render_mode = None
        self.possible_agents = [f"game_{k}" for k in range(count)]
        self.agents: list[str] = []
        scales, high = per_number(self.batch.encoding)
        row = spaces.Box(np.zeros_like(high), high / scales, dtype=np.float32)
        size = int(self.batch.space.size)
        self._seen = spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (size,), np.int8)})
        self._done = spaces.Discrete(size)

    def observation_space(self, agent: str) -> Any:
        return self._seen

    def action_space(self, agent: str) -> Any:
        return self._done

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(self.batch.observations), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        env, acting = self.batch, self.agents
        numbers = {agent: int(agent.removeprefix("game_")) for agent in acting}
        chosen, legal = env.sample(), env.legal()
        refused = []
        for agent, k in numbers.items():
            if 0 <= int(actions[agent]) < legal.shape[1] and legal[k, int(actions[agent])]:
                chosen[k] = actions[agent]
            else:
                refused.append(agent)
        before = env.observations.copy() if refused else env.observations
        _, _, paid, ended = env.step(chosen)
        rewards = {agent: float(paid[k, env.seats[k]]) for agent, k in numbers.items()}
        over = {agent: bool(ended[k]) for agent, k in numbers.items()}
        rows = np.where(ended[:, None], env.last(env.seats), env.observations)
        for agent in refused:  # the game went on by chance; he has seen nothing of that
            rewards[agent], over[agent] = WORST, True
            rows[numbers[agent]] = before[numbers[agent]]
        observations = self._observations(rows)
        for agent in acting:
            if over[agent]:
                observations[agent]["action_mask"][:] = 0
        self.agents = [agent for agent in acting if not over[agent]]
        return observations, rewards, over, dict.fromkeys(acting, False), {agent: {} for agent in acting}

    def _observations(self, rows: NDArray[Any]) -> dict[str, Any]:
        floats = np.divide(rows, self.batch.scales, dtype=np.float32)
        masks = self.batch.legal().view(np.int8)
        numbers = {agent: int(agent.removeprefix("game_")) for agent in self.agents}
        return {agent: {"observation": floats[k], "action_mask": masks[k]} for agent, k in numbers.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, parallel_env) and (self.agents, self.batch) == (other.agents, other.batch)

    __hash__ = None  # type: ignore[assignment]

    def close(self) -> None:
        self.batch.close()
