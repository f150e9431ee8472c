"""Reads a position of Pecunia non olet that a person or a program wrote, and says what can't be."""

from typing import Final

from ...core.fields import Fields, brief
from ...core.frames import OP, PLAYER, REGISTER, STEP
from ...core.game import CHANCE, OVER
from .base import queries as q
from .base.pieces import (
    ACTIVE,
    BY_LADDER,
    BY_ROUND,
    BY_TARGET,
    EFFECT,
    ENDINGS,
    KINDS,
    LAID_OUT,
    LEAVE,
    MARKERS,
    REACHED,
    SETUP,
    SIZE,
    TURN,
)
from .base.setup import agrees
from .base.turn import AFTER, BEGIN, OCCUPY, STEPS
from .fields import Reader, bad
from .layout import NOBODY
from .people import IDS, ROMANS
from .state import ALL, OP_NAMES, OPS, SLICE_OF, PecuniaState

LAST_STEP: Final = 9
DEEPEST: Final = 30  # frames: more than this never lie there
# Operations that deal while the game is set up.
DEALING: Final = {"deal", "draw"} | {
    OP_NAMES[op] for one in ALL for op in (one.draft_operation(), one.set_up_operation()) if op != NOBODY
}


def read(position: object, t: PecuniaState) -> PecuniaState:
    """Fill a state in which nothing is dealt yet."""
    reader = Reader(position)
    fields = reader.fields
    ending = fields.get("ending", None)
    if ending is not None and ending not in ENDINGS[1:]:
        raise bad("ending", ending=brief(ending), choices=", ".join(ENDINGS[1:]))
    t.ended = ENDINGS.index(str(ending)) if ending is not None else 0
    # What modules have built decides who may sit where, so they come before the base game.
    for one in ALL[::-1]:
        if t.rules.plays(one.name):
            for field in one.fields:
                field.read(t, reader)
        else:
            _check_unplayed(fields, one.name, [key for field in one.fields for key in field.position_keys()])
    for one in t.rules.slices:
        one.check(t, reader)
    _read_frames(t, reader)
    _check_end(t, fields)
    fields.no_others(tuple(key for one in ALL for key in one.view_keys()))
    return t


def _check_unplayed(fields: Fields, module: str, keys: list[str]) -> None:
    """Nothing of a module that is not played."""
    for key in keys:
        value = fields.get(key, None)
        if any(value if isinstance(value, list) else [value]):
            raise bad("module", field=key, module=module)


# -- what is going on -----------------------------------------------------------------------------------------


def _read_frames(t: PecuniaState, reader: Reader) -> None:
    step = reader.fields.get("step", STEPS[BEGIN])
    if step not in (STEPS[BEGIN], STEPS[OCCUPY], STEPS[AFTER]):
        raise bad("step", step=brief(step))
    simple: list[object] = [{"op": "turn", "step": STEPS.index(str(step)), "player": int(t.cells[ACTIVE])}]
    frames = reader.fields.get("frames", [] if t.ended else simple)
    if not isinstance(frames, list) or len(frames) > DEEPEST:
        raise bad("frames")
    if t.ended:
        if frames:
            raise bad("frames-over")
        t.turn = OVER
        return
    for number, frame in enumerate(frames, 1):
        _read_frame(t, number, frame)
    if not frames:
        raise bad("frames")
    _check_leaving(t)
    if t.frames.cells[OP] == SETUP and not agrees(t):
        raise bad("setup")
    _check_top(t)


def _read_frame(t: PecuniaState, number: int, frame: object) -> None:
    fields = Fields(frame)
    name = fields.get("op", "")
    if not isinstance(name, str) or name not in OP_NAMES or not t.rules.plays(SLICE_OF[name].name):
        raise bad("frame", number=number)
    op = OP_NAMES.index(name)
    if not _may_lie_there(t, op):
        raise bad("frame", number=number)
    t.frames.push(op, fields.number("player", 0, 0, int(t.players) - 1))
    t.frames.put(STEP, fields.number("step", 0, 0, LAST_STEP))
    for k, register in enumerate(OPS[op].registers):
        t.frames.put(REGISTER + k, register.read(fields, int(t.players)))
    fields.no_others()
    if not OPS[op].is_valid(t):
        raise bad("frame", number=number)


def _may_lie_there(t: PecuniaState, op: int) -> bool:
    """The turn or the set-up lies at the bottom, on the set-up what deals, and nothing on what chance decides."""
    if t.frames.depth == 0:
        return op in (SETUP, TURN)
    if t.frames.cells[OP] == SETUP and OP_NAMES[op] not in DEALING:
        return False
    # Cards are played by the active player in his turn, while nothing else is going on.
    if EFFECT <= op < EFFECT + KINDS and t.frames.depth > 1:
        return False
    # Who leaves may make others leave. Nothing else begins again within itself: it would have nothing left to ask.
    if op == t.frames.at(OP) and op != LEAVE:
        return False
    # A bargain is about one who is leaving: nobody else begins to leave before it is struck.
    if op == LEAVE and OP_NAMES[t.frames.at(OP)] == "bargain":
        return False
    return op not in (SETUP, TURN) and not t.top().by_chance(t)


def _check_leaving(t: PecuniaState) -> None:
    """Only where Romans are just leaving does one sit without a marker (P13)."""
    leaving = [row[PLAYER] for row in t.frames.rows() if row[OP] == LEAVE]
    for roman in range(ROMANS):
        if t.is_seated(roman) and t.cells[MARKERS + roman] == 0 and t.owner(roman) not in leaving:
            raise bad("marker", name=IDS[roman], value="0")


def _check_top(t: PecuniaState) -> None:
    op = t.top()
    depth = t.frames.depth
    if op.by_chance(t):
        t.turn = CHANCE
        return
    t.turn = t.frames.at(PLAYER)
    if not op.asks or not t.options():
        raise bad("frame", number=depth)
    # While an effect is going on a queue may be empty: it is refilled when that is complete (P12).
    if t.frames.at(OP) == TURN:
        if q.empty_queue(t) != NOBODY:
            raise bad("queue-empty", player=q.empty_queue(t))
        if t.frames.at(STEP) not in (BEGIN, OCCUPY, AFTER):
            raise bad("frame", number=depth)
        if t.cells[SIZE + LAID_OUT]:
            raise bad("held")


def _check_end(t: PecuniaState, fields: Fields) -> None:
    """Whether it is over if, and only if, somebody has won."""
    if t.rules.target == 0:
        return
    wealthy = q.first_to_win(t) != NOBODY
    t.cells[REACHED] = fields.flag("reached", wealthy)
    if wealthy and not t.cells[REACHED]:
        raise bad("reached", target=t.rules.target)
    if t.ended == 0 and t.cells[REACHED] and not t.rules.finish_round:
        raise bad("not-over", target=t.rules.target)
    if t.ended == BY_TARGET and (t.rules.finish_round or not wealthy):
        raise bad("ending-wrong", ending=ENDINGS[t.ended])
    if t.ended == BY_LADDER or (t.ended == BY_ROUND and not (t.rules.finish_round and t.cells[REACHED])):
        raise bad("ending-wrong", ending=ENDINGS[t.ended])
