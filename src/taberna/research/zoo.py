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
from typing import TYPE_CHECKING, Any

from ..core.chance import Rng
from ..core.game import CHANCE
from ..loading import game as make_game
from .contract import dump
from .extras import need
from .tensors import choices, encoding
from .tensors.stepper import rewards

np = need("numpy", "pettingzoo")
spaces = need("gymnasium.spaces", "pettingzoo")
AECEnv: Any = need("pettingzoo", "pettingzoo").AECEnv
wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORST = -1.0


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
        self.metadata = {"name": f"taberna_{name}", "render_modes": ["ansi"], "is_parallelizable": False}
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

    def render(self) -> str | None:
        """What a spectator sees."""
        return dump(self.state_now.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
