"""What an analysis says: plain facts that can be written to JSON and read again.

Moves are the short texts of the actions, as in records. Chances are shares of the win, from 0 to 1.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from ..core.errors import BadRecord

FORMAT = 1
# Of what is found: what was kept of an older one is worked out anew.
VERSION = 5
CHANCE_SEAT = -1
LABELS = ("best", "good", "inaccurate", "mistake", "blunder")


@dataclass(frozen=True)
class Opinion:
    """What an option is worth to the one who chooses, by what his seat could know."""

    move: str
    chance: float
    spread: float
    tries: int  # 0 if it was worked out
    line: tuple[str, ...]  # how it is expected to go on, this move first


Told = dict[str, object]
"""An event as a seat is told it."""


@dataclass(frozen=True)
class Reason:
    """What speaks for an option against another. All of it may be empty: then nothing can be said."""

    wins: bool  # it ends the game at once and wins it
    gains: tuple[Told, ...]  # what only its expected line brings
    losses: tuple[Told, ...]  # what only that of the other brings
    points: tuple[int, int] | None  # of the seat after its line and after the other's, if they speak for it


@dataclass(frozen=True)
class Verdict:
    """A decision, and what the choice gave away."""

    number: int  # of the move on the record, from 1
    seat: int
    chosen: str
    rival: str  # the best of the others, which the choice was compared with
    chosen_chance: float
    chosen_doubt: float  # half of its 95 % interval; 0 if it was worked out
    rival_chance: float
    rival_doubt: float
    gave_away: float  # share of the win that the rival would have brought beyond the choice; 0 if none
    doubt: float  # half of the 95 % interval of that difference
    told_apart: bool  # whether that interval leaves zero out
    label: str  # one of LABELS
    tries: int  # of each of the two, in pairs; 0 if both were worked out
    options: tuple[Opinion, ...]  # all that were looked at, the most promising first
    why: Reason | None  # why the rival is better, if the choice gave something away


@dataclass(frozen=True)
class Step:
    """A move or an outcome of chance, and everybody's chance to win after it, all cards open."""

    number: int
    seat: int  # who moved; -1 for chance
    move: str
    forced: bool  # there was nothing else to do, or to come
    chances: tuple[float, ...]
    moved: tuple[float, ...]  # how everybody's chance has changed by it
    spread: float  # how far off `chances` may be by the tries it was estimated with


@dataclass(frozen=True)
class Parts:
    """Where a seat's result comes from: the first four add up to the last."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    # Standard errors that come of the tries, for luck, own and others' choices.
    luck_spread: float
    own_spread: float
    others_spread: float


@dataclass(frozen=True)
class Summary:
    """A player's game."""

    seat: int
    name: str
    result: float
    parts: Parts | None  # None if not all of the game was looked at
    accuracy: float | None  # from 0 to 1; None without a decision
    decisions: int
    labels: dict[str, int]
    moments: tuple[int, ...]  # numbers of the steps that mattered most to this seat, in order


@dataclass(frozen=True)
class Analysis:
    game: str
    players: int
    names: tuple[str, ...]
    moves: int
    seed: int
    quick: bool
    complete: bool  # False if it was stopped before the end
    start: tuple[float, ...]  # everybody's chance at the start
    start_spread: float
    steps: tuple[Step, ...]
    verdicts: tuple[Verdict, ...]
    summaries: tuple[Summary, ...]

    def dumps(self) -> str:
        return json.dumps({"taberna-analysis": FORMAT, **asdict(self)}, ensure_ascii=False) + "\n"

    @classmethod
    def loads(cls, text: str) -> Analysis:
        """What `dumps` has written; BadRecord if it is something else."""
        try:
            data = json.loads(text)
            if data.pop("taberna-analysis") != FORMAT:
                raise ValueError("another format")
            return cls(
                **{
                    **data,
                    "names": tuple(data["names"]),
                    "start": tuple(data["start"]),
                    "steps": tuple(_step(one) for one in data["steps"]),
                    "verdicts": tuple(_verdict(one) for one in data["verdicts"]),
                    "summaries": tuple(_summary(one) for one in data["summaries"]),
                }
            )
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
            raise BadRecord("not-an-analysis") from None


def _step(data: dict[str, Any]) -> Step:
    return Step(**{**data, "chances": tuple(data["chances"]), "moved": tuple(data["moved"])})


def _verdict(data: dict[str, Any]) -> Verdict:
    options = tuple(Opinion(**{**one, "line": tuple(one["line"])}) for one in data["options"])
    return Verdict(**{**data, "options": options, "why": _reason(data["why"])})


def _reason(data: dict[str, Any] | None) -> Reason | None:
    if data is None:
        return None
    points = None if data["points"] is None else tuple(data["points"])
    return Reason(**{**data, "gains": tuple(data["gains"]), "losses": tuple(data["losses"]), "points": points})


def _summary(data: dict[str, Any]) -> Summary:
    parts = data["parts"]
    return Summary(
        **{**data, "parts": None if parts is None else Parts(**parts), "moments": tuple(data["moments"])}
    )
