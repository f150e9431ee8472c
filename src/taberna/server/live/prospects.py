"""What an action would do, told to whoever is asked and thinks about it."""

from __future__ import annotations

from ...core.errors import Refused
from ...core.game import CHANCE
from ...protocol import Consider, Prospect
from .table import LiveTable


def prospect(table: LiveTable, seat: int, asked: Consider) -> Prospect:
    """The events of an action, tried on a copy; refused, with the reason, if it is no option."""
    state = table.at_question(asked.decision).state
    if state.turn != seat:
        raise Refused("not-your-turn")
    tried = state.clone()
    tried.listen()
    tried.apply(asked.action)
    # Where something is hidden its consequences could give it away: there only the reasons are told.
    events = [] if table.game.hidden else [event.seen_by(seat) for event in tried.heard()]
    return Prospect(asked.id, events, tried.turn == CHANCE)
