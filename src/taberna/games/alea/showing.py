"""What is seen of a position of Alea Romana, and what the player is asked."""

from typing import Final

from mypy_extensions import i64

from ...core.events import Event
from ...core.game import OVER, Position, View
from . import actions as a
from . import numbers as n
from .cards import card_index
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
            "dice": throws(state),
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
    seen["numbers"] = numbers(state)
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
        "numbers": " / ".join(str(number) for number in numbers(state)),
        "dice": " ".join(symbols(state)),
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


def symbols(state: AleaState) -> list[str]:
    """The dice that lie there, oldest first."""
    return [a.SYMBOLS[((state.dice >> (2 * k)) & 3) - 1] for k in range(state.lying)]


def throws(state: AleaState) -> list[str]:
    """The same, dice thrown together in one string (single ones unless order_counts)."""
    found: list[str] = []
    for k, symbol in enumerate(symbols(state)):
        if (state.joined >> k) & 1:
            found[-1] += symbol
        else:
            found.append(symbol)
    return found


def numbers(state: AleaState) -> list[int]:
    """The numbers that the dice make now."""
    added, taken = state.made()
    return [int(number) for number in (taken, added) if number]


def failure(state: AleaState) -> Event:
    """The turn has failed, and why (A10)."""
    why = "not-writable" if numbers(state) else "no-number"
    return Event("fails", {"player": state.seat, "why": why, "dice": " ".join(symbols(state))})


def played(state: AleaState, way: i64, joker: i64) -> Event:
    """A card is played this way (A17), before anything is taken up."""
    die = "none"
    if a.ANY_DIE <= way < a.TWICE:
        die = symbols(state)[way - a.ANY_DIE if way < a.IGNORE else way - a.IGNORE]
    return Event("plays", {"player": state.seat, "card": a.CARDS[card_index(way)], "die": die, "joker": joker})
