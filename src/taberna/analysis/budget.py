"""How much is looked at: counted in tries and not in seconds, so that the same seed gives the same analysis."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from ..core.manifest import CONSUL, SEARCH_LEVELS, Manifest

# No decision is searched less than this, so that every game has something to say.
FEWEST = 24


@dataclass(frozen=True)
class Budget:
    """`thoughts`: as long as consul thinks about so many moves, for all decisions together. `most`: about one of
    them. `looks`: tries for the worth of a position. `draws`: outcomes of chance that are looked at; where there
    are more, so many are drawn."""

    thoughts: float
    most: float
    looks: int
    draws: int

    def iterations(self, brings: Manifest, decisions: int) -> int:
        """For each of so many decisions."""
        level = brings.levels.get(CONSUL, SEARCH_LEVELS[CONSUL])
        usual = level.iterations or SEARCH_LEVELS[CONSUL].iterations
        return max(FEWEST, ceil(usual * min(self.most, self.thoughts / max(1, decisions))))


FULL = Budget(thoughts=60.0, most=1.0, looks=100, draws=600)
QUICK = Budget(thoughts=4.0, most=0.2, looks=16, draws=80)
# For studies of many games.
GLANCE = Budget(thoughts=0.0, most=0.0, looks=1, draws=40)
