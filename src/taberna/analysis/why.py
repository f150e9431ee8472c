"""Why one option is better than another: what happens in its expected line and not in the other's.

Nothing is made up. Both lines are played in several positions that fit the view; only what happens in all of them
is told, in the words of the game, and points only where they speak for the better option. Which events are worth
telling says the game's manifest.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..core.chance import Rng
from ..core.game import CHANCE, Game, State, View
from ..games import manifest
from .model import Reason, Told

# Positions that are imagined where something is hidden, and events of a line that are told.
WORLDS = 8
FEW = 2


@dataclass(frozen=True)
class _Played:
    wins: bool
    events: list[Told]
    points: int


def why(game: Game, view: View, seat: int, lines: tuple[list[int], list[int]], rng: Rng) -> Reason:
    """What the first line has that the second has not."""
    worlds = [game.imagine(view, rng) for _ in range(WORLDS if game.hidden else 1)]
    better, other = ([_play(world, seat, line) for world in worlds] for line in lines)
    gains, losses = _always(better), _always(other)
    mine, theirs = _same(better), _same(other)
    return Reason(
        all(one.wins for one in better) and not any(one.wins for one in other),
        tuple(one for one in gains if one not in losses)[:FEW],
        tuple(one for one in losses if one not in gains)[:FEW],
        (mine, theirs) if mine is not None and theirs is not None and mine > theirs else None,
    )


def _play(world: State, seat: int, line: list[int]) -> _Played:
    """A line up to where chance or something unforeseen comes in."""
    told = manifest(world.game.name).reasons
    state = world.clone()
    state.listen()
    events: list[Told] = []
    wins = False
    for k, action in enumerate(line):
        if state.turn == CHANCE or not state.allows(action):
            break
        state.do(action)
        events += [event.seen_by(seat) for event in state.heard() if event.kind in told]
        wins = wins or (k == 0 and state.over and state.winners() == [seat])
    return _Played(wins, events, state.scores()[seat])


def _always(played: list[_Played]) -> list[Told]:
    """What happens in all of them, in the order of the first."""
    return [one for one in played[0].events if all(one in other.events for other in played)]


def _same(played: list[_Played]) -> int | None:
    points = {one.points for one in played}
    return points.pop() if len(points) == 1 else None
