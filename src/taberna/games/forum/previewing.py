"""What an option of Forum Romanum would bring: the sectors it touches, who stands there then, who scores.

It is read off the events of the move itself, so that it can say nothing but what would happen.
"""

from . import actions as a
from . import board as b
from .state import ForumState

# What becomes of a sector: not full yet; full and scored; full and tied; full, all equal, so that nobody moves;
# scored because the game is over with this move (F17).
OPEN, SCORED, TIED, EVEN, SETTLED = "open", "scored", "tied", "even", "settled"


def preview(state: ForumState, action: int) -> list[dict[str, object]]:
    """Every sector with a coin that the move touches, or that scores by it: its Romans, and how far who goes.

    `steps` has an entry for each colour that would move; `becomes` is one of the words above.
    """
    said = a.ACTIONS.structure(action)
    after = state.clone()
    after.listen()
    after.do(action)
    touched = 0
    for name in ("cell", "from", "to"):
        if name in said:
            touched |= state.board.through[b.NAMES.index(said[name])]
    found = {b.SECTOR_NAMES[k]: _sector(after, k) for k in range(b.SECTORS) if (touched & state.coins) >> k & 1}
    for event in after.heard():
        facts = event.facts
        if event.kind in ("full", "tied", "even"):
            found[str(facts["sector"])]["becomes"] = {"full": SCORED, "tied": TIED, "even": EVEN}[event.kind]
        elif event.kind == "settles":
            sector = b.SECTOR_NAMES.index(str(facts["sector"]))
            found[str(facts["sector"])] = {**_sector(after, sector), "becomes": SETTLED}
        elif event.kind in ("gains", "loses"):
            steps = found[str(facts["sector"])]["steps"]
            assert isinstance(steps, dict) and isinstance(facts["steps"], int)
            steps[facts["colour"]] = facts["steps"] if event.kind == "gains" else -facts["steps"]
    return list(found.values())


def _sector(state: ForumState, sector: int) -> dict[str, object]:
    mask = state.board.masks[sector]
    return {
        "sector": b.SECTOR_NAMES[sector],
        "shape": b.shape(sector),
        "cells": state.board.sizes[sector],
        "romans": {a.LETTERS[k]: b.count(stones & mask) for k, stones in enumerate(state.stones)},
        "becomes": OPEN,
        "steps": {},
    }
