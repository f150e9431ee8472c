"""The process that looks back at finished games: `python -m taberna.server.analyst 19`, started by the server.

A line of JSON asks: a record, and whether a first answer is enough. Lines of JSON answer: how far it is, then what
was found, or what is wrong with the record. It gives way to play by as much as the number says, ends with the
server, and is ended by the system if one game takes too long.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from queue import SimpleQueue

from msgspec import json as coder

from ..analysis import Analysis, Opinion, Verdict, analyse
from ..core.errors import TabernaError
from ..core.game import Game
from ..finished import (
    AnalysedChoice,
    AnalysedGame,
    AnalysedOption,
    AnalysedParts,
    AnalysedPlayer,
    AnalysedStep,
)
from ..record import Record
from .texts import reason_told

# Whoever gives way so much takes only what is left over.
LAST = 19
# Seconds of processor time for one game, several times what a long one takes. Whatever hangs is ended by then.
LONGEST = 120
# Seconds between two reports of how far it is.
REPORT = 0.25
# Options of a decision that are told besides the one that was chosen.
OPTIONS = 4
DIGITS = 5


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    _give_way(int(sys.argv[1]))
    asked: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        work = json.loads(asked.get())
        _limit(LONGEST)
        _say(_answer(work["record"], work["quick"]))
        _limit(0)


def _give_way(nice: int) -> None:
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice >= LAST and hasattr(os, "SCHED_IDLE"):  # only what nobody else wants, and never before anybody
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif nice > 0 and hasattr(os, "SCHED_BATCH"):  # its share, but it interrupts nobody for it
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _listen(asked: SimpleQueue[str]) -> None:
    for line in sys.stdin:
        asked.put(line)
    os._exit(0)  # the server is gone


def _limit(seconds: int) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _say(told: dict[str, object]) -> None:
    sys.stdout.buffer.write(coder.encode(told) + b"\n")
    sys.stdout.buffer.flush()


def _answer(text: str, quick: bool) -> dict[str, object]:
    last = [0.0]

    def progress(done: int, total: int) -> None:
        now = time.monotonic()
        if now - last[0] >= REPORT:
            last[0] = now
            _say({"done": round(done / total, 3)})

    try:
        record = Record.loads(text)
        return {"found": told(record.game, analyse(record, quick=quick, progress=progress))}
    except TabernaError as error:
        return {"problem": {"code": error.code, "facts": error.facts, "detail": str(error)}}


# -- for the page -----------------------------------------------------------------------------------------


def told(game: Game, found: Analysis) -> AnalysedGame:
    """An analysis as the page is told it."""
    choices = [_choice(one) for one in found.verdicts]
    texts = {step.move: None for step in found.steps}
    for choice in choices:
        for text in (choice.chosen, choice.rival, *(move for option in choice.options for move in option.line)):
            texts[text] = None
    return AnalysedGame(
        found.quick,
        _rounded(found.start),
        round(found.start_spread, DIGITS),
        [
            AnalysedStep(one.number, one.seat, one.move, one.forced, _rounded(one.chances), _rounded(one.moved))
            for one in found.steps
        ],
        choices,
        [
            AnalysedPlayer(
                one.seat,
                AnalysedParts(**{name: round(part, DIGITS) for name, part in vars(one.parts).items()}),
                one.accuracy,
                one.decisions,
                one.labels,
                list(one.moments),
            )
            for one in found.summaries
            if one.parts is not None
        ],
        {text: game.structure(game.action(text)) for text in texts},
    )


def _choice(one: Verdict) -> AnalysedChoice:
    return AnalysedChoice(
        one.number,
        one.seat,
        one.chosen,
        one.rival,
        round(one.chosen_chance, DIGITS),
        round(one.chosen_doubt, DIGITS),
        round(one.rival_chance, DIGITS),
        round(one.rival_doubt, DIGITS),
        round(one.gave_away, DIGITS),
        round(one.doubt, DIGITS),
        one.told_apart,
        one.label,  # type: ignore[arg-type]
        one.tries,
        [_option(option) for k, option in enumerate(one.options) if k < OPTIONS or option.move == one.chosen],
        None if one.why is None else reason_told(one.why),
    )


def _option(one: Opinion) -> AnalysedOption:
    return AnalysedOption(
        one.move, round(one.chance, DIGITS), round(one.spread, DIGITS), one.tries, list(one.line)
    )


def _rounded(numbers: tuple[float, ...]) -> list[float]:
    return [round(one, DIGITS) for one in numbers]


if __name__ == "__main__":
    main()
