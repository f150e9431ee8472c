"""Why an action is not legal in a position of Alea Romana, with the clause that forbids it."""

from ...core.errors import Refused
from ...core.game import CHANCE
from . import actions as a
from . import numbers as n
from .cards import card_index
from .showing import numbers, symbols
from .state import AleaState
from .table import ANY_TIME, HANDFULS


def refuse(state: AleaState, action: int) -> Refused:
    if state.turn == CHANCE or action >= a.DIE:
        return Refused("not-an-option", text=a.ACTIONS.texts[action])
    if action < a.WRITE:
        return _roll(state, action + 1)
    if action < a.PASS:
        return _write(state, (action - a.WRITE) // a.ROWS + 1, (action - a.WRITE) % a.ROWS)
    if action == a.PASS:
        return Refused("alea-not-failed", "A11")
    return _card(state, action)


def _roll(state: AleaState, dice: int) -> Refused:
    if dice > state.unused():
        return Refused("alea-no-dice-left", "A7", unused=state.unused())
    if dice > 1 and not state.flags & HANDFULS:
        return Refused("alea-one-die-a-time", "A8")
    return Refused("alea-failed", "A10")


def _write(state: AleaState, number: int, row: int) -> Refused:
    if number not in numbers(state):
        return Refused("alea-not-made", "A4", number=number, dice=" ".join(symbols(state)) or "–")
    written = n.row_of(state.columns[state.seat], row)
    if written:
        return Refused("alea-row-taken", "A9", row=row + 1, number=written)
    return Refused("alea-not-rising", "A9", number=number, row=row + 1)


def _card(state: AleaState, action: int) -> Refused:
    joker = action >= a.JOKER
    way = (action - a.JOKER) if joker else (action - a.CARD)
    card = len(a.CARDS) - 1 if joker else card_index(way)
    if not (state.cards[state.seat] >> card) & 1:
        return Refused("alea-card-spent", "A12", card=a.CARDS[card])
    if state.failed() or (state.flags & ANY_TIME and numbers(state)):
        return Refused("alea-changes-nothing", "A17", card=a.CARDS[card])
    return Refused("alea-only-on-failure", "A12", card=a.CARDS[card])
