"""What can be said to `taberna train`. Loads no PyTorch: the help of the command needs it too."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ..train.settings import BOTS, OLDER, SIZE


@dataclass
class Wish:
    """What was said on the command line, or goes without saying; 0 and "" where the size or the game decides."""

    game: str
    folder: Path | None = None
    resume: bool = False
    start: Path | None = None
    size: str = SIZE
    at: list[str] = field(default_factory=list)
    beside: list[str] = field(default_factory=list)
    bots: float = BOTS
    older: float = OLDER
    opening: int = 0
    teacher: str = ""
    school: float = 1.0
    watch: int = 0
    watch_minutes: float = 0.0
    kept: int = 0
    minutes: float = 0.0
    updates: int = 0
    tables: int = 0
    width: int = 0
    blocks: int = 0
    rate: float = 0.0
    minibatch: int = 0
    entropy: float = 0.0
    keep: float = 0.0
    seed: int = 1
    workers: int = 0
    device: str = ""
    on: str = "cores"
    learners: int = 0
