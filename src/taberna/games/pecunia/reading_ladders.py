"""The part of a position that the career ladders make up."""

from ...core.fields import Fields
from .ladders import LADDER_BY_ID, LADDER_IDS, TALLY_IDS, TOP
from .reading_upgrades import bad
from .table import ENDINGS, LADDER, Table

MOST = 9999


def read_ladders(fields: Fields, t: Table, being_set_up: bool) -> None:
    """Unless they are named, everybody has the next one; while the game is set up, nobody has one."""
    usual = [None] * t.players if being_set_up else LADDER_IDS[: t.players]
    names = fields.get("ladders", usual)
    steps = fields.get("steps", [0] * t.players)
    if not isinstance(names, list) or len(names) != t.players:
        raise bad("ladders", players=t.players)
    if not isinstance(steps, list) or len(steps) != t.players:
        raise bad("steps", players=t.players)
    for player in range(t.players):
        if names[player] is not None or not being_set_up:
            t.career[player] = _ladder(t, names[player])
        t.steps[player] = _step(player, steps[player])
    t.climbed = fields.flag("climbed", False)
    for k, count in enumerate(fields.table("this_turn", list(TALLY_IDS), 0, MOST)):
        t.tally[k] = count or 0
    _check_end(fields, t)


def _ladder(t: Table, name: object) -> int:
    """The ladder with this id, which nobody else may have."""
    if not isinstance(name, str) or name not in LADDER_BY_ID:
        raise bad("ladder", name=str(name)[:20], choices=", ".join(LADDER_IDS))
    if LADDER_BY_ID[name] in t.career:
        raise bad("ladder-twice", name=name)
    return LADDER_BY_ID[name]


def _step(player: int, step: object) -> int:
    if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= TOP:
        raise bad("step-of-ladder", seat=player, value=str(step)[:20], high=TOP)
    return step


def _check_end(fields: Fields, t: Table) -> None:
    """The game is over when somebody stands on the last step, and only then (M4.3)."""
    if fields.flag("reached", False):
        raise bad("reached-on-ladder")
    there = sum(1 for player in range(t.players) if t.steps[player] == TOP)
    if there > 1 or (there == 1 and t.ended == 0):
        raise bad("ladder-end", high=TOP)
    if t.ended and (t.ended != LADDER or there == 0):
        raise bad("ending-wrong", ending=ENDINGS[t.ended])
