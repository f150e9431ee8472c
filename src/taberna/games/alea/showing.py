"""What is seen of a position of Alea Romana, and what the player is asked."""

from typing import Final

from ...core.game import OVER, Position, View
from . import actions as a
from . import numbers as n
from .state import ENDINGS, AleaState

# Patience is counted down aloud once so many rounds have passed (A21); sooner where there are few.
QUIET: Final = 4


def position(state: AleaState) -> Position:
    rows = range(a.ROWS)
    return Position(
        {
            "turn": None if state.turn == OVER else state.seat,
            "round": state.round,
            "columns": [[n.row_of(column, row) or None for row in rows] for column in state.columns],
            "cards": [[name for k, name in enumerate(a.CARDS) if (held >> k) & 1] for held in state.cards],
            "dice": state.throws(),
            "rolling": state.rolling,
            "together": bool(state.together),
            "aside": state.aside,
            "twice": bool(state.twice),
            "bare": bool(state.bare),
            "ending": ENDINGS[state.ended] or None,
            "idle": state.idle,
            "stirred": bool(state.stirred),
        }
    )


def view(state: AleaState, seat: int | None) -> View:
    seen: dict[str, object] = {"seat": seat}
    seen.update(position(state))
    seen["numbers"] = state.numbers()
    seen["unused"] = state.unused()
    seen["failed"] = state.turn >= 0 and state.failed()
    seen["blocked"] = [one for one in range(len(state.columns)) if state.is_blocked(one)]
    seen["patience_left"] = patience_left(state)
    seen["scores"] = state.scores()
    return View(seen)


def patience_left(state: AleaState) -> int | None:
    """After how many more rounds like the last ones the game ends; None while that is not worth a word."""
    if not state.patience or state.turn == OVER or state.ended:
        return None
    if state.idle < min(QUIET, (state.patience + 2) // 3):
        return None
    return int(state.patience - state.idle)


def ask(state: AleaState) -> tuple[str, dict[str, object]]:
    facts: dict[str, object] = {
        "numbers": " / ".join(str(number) for number in state.numbers()),
        "dice": " ".join(state.symbols()),
        "unused": state.unused(),
    }
    if state.failed():
        return "failed", facts
    if state.blocked:
        return "blocked", facts
    if state.lying == 0:
        return "begin", facts
    if state.must_roll():
        return "four-x", facts
    added, taken = state.made()
    can_write = state.rows(added) or state.rows(taken)
    if not can_write:
        return "roll-on", facts
    return ("roll-or-write" if state.unused() else "write"), facts
