"""A batch as an environment of many: Gymnasium's VectorEnv. One seat of each game is yours, bots have the others.

    import gymnasium, taberna.research.gym
    envs = gymnasium.make_vec("taberna/alea-v3", num_envs=1024, players=3, opponents="thumb")
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

`infos["action_mask"]` is (games, actions). A game that ends begins anew in the same step: what was seen last is in
`infos["final_obs"]`, beside `infos["final_info"]`, as in Gymnasium's own environments that do so. An action
that is not legal is refused, and no game has moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .batches import EVERY_SEAT, with_opponents
from .extras import need
from .rows import per_number

np = need("numpy", "gym")
gymnasium = need("gymnasium", "gym")
vector = need("gymnasium.vector", "gym")
VectorEnv: Any = vector.VectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

Infos = dict[str, Any]


class Vector(VectorEnv):  # type: ignore[misc]
    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = EVERY_SEAT,
        opponents: str = "random",
        workers: int = 0,
        **options: object,
    ) -> None:
        self.batch = with_opponents(name, num_envs, players, seat, opponents, workers, options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP}
        self._scales, high = per_number(self.batch.encoding)
        self.single_observation_space = gymnasium.spaces.Box(
            np.zeros_like(high), high / self._scales, dtype=np.float32
        )
        self.single_action_space = gymnasium.spaces.Discrete(int(self.batch.space.size))
        many = gymnasium.vector.utils.batch_space
        self.observation_space = many(self.single_observation_space, num_envs)
        self.action_space = many(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], Infos]:
        self.batch.reset(seed)
        return self._floats(self.batch.observations), {"action_mask": self.action_masks()}

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        env = self.batch
        observations, _, rewards, ended = env.step(np.asarray(actions))
        infos: Infos = {"action_mask": self.action_masks()}
        if ended.any():
            infos["final_obs"] = self._floats(env.last(env.seats))
            infos["_final_obs"] = infos["_final_info"] = ended.copy()
            nothing = np.zeros_like(infos["action_mask"])  # to choose from, where a game is over
            infos["final_info"] = {"action_mask": nothing, "_action_mask": infos["_final_info"]}
        won = rewards[np.arange(env.count), env.seats]
        return self._floats(observations), won, ended.copy(), np.zeros(env.count, np.bool_), infos

    def action_masks(self) -> NDArray[Any]:
        """What is legal, as masked learners want it."""
        return self.batch.legal().view(np.int8)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vector) and self.batch == other.batch

    __hash__ = None  # type: ignore[assignment]

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _floats(self, rows: NDArray[Any]) -> NDArray[Any]:
        return np.divide(rows, self._scales, dtype=np.float32)  # type: ignore[no-any-return]
