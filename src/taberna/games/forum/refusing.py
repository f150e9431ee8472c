"""Why an action is not legal in a position of Forum Romanum, with the clause that forbids it."""

from ...core.errors import Refused
from ...core.game import CHANCE
from . import actions as a
from . import board as b
from .state import NOBODY, ForumState


def meant(state: ForumState, action: int) -> int:
    """With two players the colour may be left out where only one can be meant: the other has had its action,
    or the Roman to be moved shows it."""
    if state.players > 2 or state.turn < 0 or action >= a.COLOUR_PLACE:
        return action
    colours = state.colours_to_play()
    if action >= a.MOVE:
        owner = state.owner((action - a.MOVE) // b.CELLS)
        colour = owner if owner in colours else colours[0] if len(colours) == 1 else NOBODY
        return action if colour == NOBODY else a.COLOUR_MOVE + colour * a.MOVES + action - a.MOVE
    return a.COLOUR_PLACE + colours[0] * b.CELLS + action if len(colours) == 1 else action


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
        return Refused("forum-must-move", "F9", colour=letter, text=_example(state, colour))
    return _taken(state, said["cell"], "F8")


def _move(state: ForumState, colour: int, origin: str, cell: str) -> Refused:
    if state.hands[colour]:
        hand = state.hands[colour]
        return Refused("forum-must-place", "F8", colour=a.LETTERS[colour], hand=hand, text=_example(state, colour))
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


def _example(state: ForumState, colour: int) -> str:
    """How a move that is possible now is typed."""
    for action in state.options():
        said = a.ACTIONS.structure(action)
        if said.get("colour", a.LETTERS[colour]) == a.LETTERS[colour]:
            return a.ACTIONS.texts[action]
    return ""
