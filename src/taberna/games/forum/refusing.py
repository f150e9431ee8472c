"""Why an action is not legal in a position of Forum Romanum, with the clause that forbids it."""

from ...core.errors import Refused
from ...core.game import CHANCE
from . import actions as a
from . import board as b
from .state import NOBODY, ForumState


def refuse(state: ForumState, action: int) -> Refused:
    text = a.ACTIONS.texts[action]
    if state.turn == CHANCE or action >= a.FIRST:
        return Refused("not-an-option", text=text)
    said = a.ACTIONS.structure(action)
    if state.players == 2 and "colour" not in said:
        letter = a.LETTERS[state.colours_to_play()[0]]
        return Refused("forum-say-colour", "F22", text=f"{letter}:{text}")
    if state.players > 2 and "colour" in said:
        return Refused("forum-no-colour", "F22", text=text.partition(":")[2])
    colour = a.LETTERS.index(said["colour"]) if "colour" in said else state.seat
    letter = a.LETTERS[colour]
    if colour == state.used:
        return Refused("forum-colour-used", "F6", colour=letter)
    if colour not in state.colours_of(state.seat):
        return Refused("forum-colour-not-yours", "F6", colour=letter)
    if "from" in said:
        return _move(state, colour, said["from"], said["to"])
    if not state.hands[colour]:
        return Refused("forum-must-move", "F9", colour=letter)
    return _taken(state, said["cell"], "F8")


def _move(state: ForumState, colour: int, origin: str, cell: str) -> Refused:
    if state.hands[colour]:
        return Refused("forum-must-place", "F8", colour=a.LETTERS[colour], hand=state.hands[colour])
    owner = state.owner(b.NAMES.index(origin))
    if owner == NOBODY:
        return Refused("forum-nobody-there", "F9", cell=origin)
    if owner != colour:
        return Refused("forum-not-this-colour", "F9", cell=origin, colour=a.LETTERS[owner])
    if origin == cell:
        return Refused("forum-same-cell", "F9", cell=cell)
    return _taken(state, cell, "F9")


def _taken(state: ForumState, cell: str, clause: str) -> Refused:
    owner = state.owner(b.NAMES.index(cell))
    return Refused("forum-cell-taken", clause, cell=cell, colour=a.LETTERS[owner])
