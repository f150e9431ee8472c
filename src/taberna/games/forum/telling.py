"""The board in strings, and the events of scoring: who, where, how far and why."""

from ...core.events import Event
from . import actions as a
from . import board as b


def drawing(owners: list[int]) -> list[str]:
    """The board in seven strings, row 7 first, from the colour on each cell (below 0: empty)."""
    letters = "".join(a.LETTERS[owner] if owner >= 0 else "." for owner in owners)
    return [letters[row * b.SIDE : (row + 1) * b.SIDE] for row in reversed(range(b.SIDE))]


def named(coins: int) -> list[str]:
    """The names of the sectors in a mask."""
    return [name for k, name in enumerate(b.SECTOR_NAMES) if (coins >> k) & 1]


def counts(sector: int, size: int, romans: list[int]) -> dict[str, object]:
    """A sector and what stands in it: the Romans of each colour, under the colour's own name."""
    facts = _sector(sector)
    facts["cells"] = size
    facts["colours"] = len(romans)
    for name, number in zip(a.COLOURS, romans, strict=False):
        facts[name] = number
    return facts


def change(who: dict[str, object], sector: int, romans: int, steps: int) -> Event:
    """A senator moves on the track, because his colour has so many Romans in a sector."""
    facts = {**who, **_sector(sector), "romans": romans, "steps": abs(steps)}
    return Event("gains" if steps > 0 else "loses", facts)


def _sector(sector: int) -> dict[str, object]:
    return {"sector": b.SECTOR_NAMES[sector], "shape": b.shape(sector)}
