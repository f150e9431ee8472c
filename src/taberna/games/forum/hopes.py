"""What open sectors of Forum Romanum promise, or threaten, if they are scored as they stand.

A sector counts the more the fewer of its cells are empty.
"""

from typing import Final

from mypy_extensions import i64

from ...core.game import OVER
from . import board as b
from .state import ForumState

# How much of its worth a sector counts with so many empty cells: about half with every one more.
CLOSENESS: Final = [0.6, 0.5, 0.25, 0.12, 0.06, 0.03, 0.01, 0.0, 0.0, 0.0]


def hopes(state: ForumState) -> list[float]:
    """How far every colour is, or can hope to come, on the track."""
    steps = [float(one) for one in state.track]
    if state.turn != OVER:
        sector: i64 = 0
        while sector < b.SECTORS:
            if (state.coins >> sector) & 1:
                _hope(state, sector, steps)
            sector += 1
    return steps


def _hope(state: ForumState, sector: i64, steps: list[float]) -> None:
    """Add what each colour would gain or lose if the sector were scored now, as far as that is near."""
    mask = state.board.masks[sector]
    closeness: float = CLOSENESS[b.count(mask & ~state.occupied)]
    if closeness == 0.0:
        return
    most, leaders, least, losers = state.tally(sector)
    if most == least:
        return
    gain, loss = stakes(state, sector, leaders, losers)
    colour: i64 = 0
    while colour < state.colours:
        romans = b.count(state.stones[colour] & mask)
        if romans == most:
            steps[colour] += closeness * gain
        if romans == least:
            steps[colour] -= closeness * loss
        colour += 1


def stakes(state: ForumState, sector: i64, leaders: i64, losers: i64) -> tuple[float, float]:
    """What each of those with the most Romans can hope for in a sector, and each with the fewest has to fear."""
    size = float(state.board.sizes[sector])
    if state.plebeian:
        return (4.0 if leaders == 1 else 2.0), (size if losers == 1 else 4.0)
    return (size if leaders == 1 else 4.0), (4.0 if losers == 1 else 2.0)
