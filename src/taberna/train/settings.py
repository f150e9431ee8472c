"""What a training run is told: which tables, how large a network, how long."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

# What goes without saying, at the command line and in Python.
SIZE = "small"
BOTS = 0.03
OLDER = 0.2


@dataclass(frozen=True)
class Setting:
    """One kind of table, and who sits there beside the learner."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()  # bots by name
    # The part of the tables at which they play. Rules of thumb take a hundred times as long as the game itself.
    with_bots: float = 0.0
    with_older: float = 0.0  # … and older selves
    teacher: str = ""  # a bot that is imitated in the beginning
    # At most so many choices in the beginning of a game are drawn: what the learner would never come to by itself
    # it would not learn to play.
    opening: int = 0
    weight: float = 1.0  # how many of all games are of this kind

    @property
    def label(self) -> str:
        """The number of players, and which options are on."""
        return " ".join([str(self.players), *(name for name, value in self.options.items() if value)])


@dataclass(frozen=True)
class Plan:
    """All that the result depends on, but for the hardware."""

    game: str
    settings: tuple[Setting, ...]
    seed: int = 1
    tables: int = 256  # games at once
    steps: int = 32  # choices a game between two updates
    iterations: int = 0  # so many updates at most, and
    minutes: float = 0.0  # no longer than this: one of both is said
    school: float = 0.0  # minutes, of these, in which a teacher is imitated
    watch: int = 0  # games of the teacher that are watched for that before; else it is asked while it learns
    watch_minutes: float = 0.0  # as many of them as can be played in so long; 0: all
    kept: int = 10  # of their positions one in so many: those of a game are much alike
    width: int = 64
    blocks: int = 2
    epochs: int = 2
    minibatch: int = 2_048
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.01
    keep: float = 0.0  # how strongly it is held to what it knew when it began to play for itself; fades
    trace: float = 0.97  # how far a result reaches back: lambda
    older_every: int = 20  # updates between two older selves that are kept
    older_kept: int = 8

    @property
    def with_older(self) -> bool:
        return any(one.with_older for one in self.settings)

    def left(self, iteration: int, seconds: float) -> float:
        """How much of it is still to come, from 1 to 0, after so many updates and so long."""
        by_updates = 1 - iteration / self.iterations if self.iterations else 1.0
        by_time = 1 - seconds / (60 * self.minutes) if self.minutes else 1.0
        return max(0.0, min(by_updates, by_time))

    def facts(self) -> dict[str, Any]:
        return asdict(self)
