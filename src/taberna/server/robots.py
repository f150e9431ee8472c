"""Bots think in processes of their own, so that a slow one never holds up a table.

A bot is sent what a person in its seat would see: the view and the question. Whatever goes wrong with
one, a slower or broken process included, the game goes on with a move at random.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from typing import NamedTuple, TypeVar, cast

from .. import bots
from ..core.chance import Rng
from ..core.evaluator import share_win
from ..core.game import Decision, Game, Position, State, View
from ..finished import Chances
from .games import Settled, shared

T = TypeVar("T")
log = logging.getLogger(__name__)

# Longer than any of our bots takes; one that is stuck is replaced.
PATIENCE = 60.0
IMAGINED = 200
# A finished game is looked back on at so many moments, each judged so often.
LOOKS = 30
REPLAYED = 40


class Question(NamedTuple):
    """All that a bot may know, in a form that can be sent to another process."""

    game: str
    players: int
    options: Settled
    view: View
    seat: int
    ask: str
    facts: dict[str, object]
    choices: list[int]
    data: str = ""
    """The data of the game as JSON, unless they are the ones that are shipped."""


class Course(NamedTuple):
    """A finished game."""

    game: str
    players: int
    options: Settled
    begun: dict[str, object] | None
    moves: list[int]
    data: str = ""


def question(state: State, data: str = "") -> Question:
    """What the asked seat is to decide; `data` as the table has them."""
    decision, kind = state.decision(), state.game
    return Question(
        kind.name,
        kind.players,
        tuple(kind.options.items()),
        state.view(decision.seat),
        decision.seat,
        decision.ask,
        decision.facts,
        decision.options,
        data,
    )


class Robots:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._hire()
        # Whoever waits for a free worker waits here, so that the time to think is all for thinking.
        self._free = asyncio.Semaphore(workers)
        self._closed = False

    def _hire(self) -> ProcessPoolExecutor:
        # "spawn", because a fork would copy the sockets and the database connection.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)

    @staticmethod
    def best(name: str) -> str:
        """The strongest bot for a game."""
        return bots.best(name)

    async def choose(self, bot: str, asked: Question) -> int:
        """What this bot chooses; a legal option in any case."""
        try:
            chosen = await self._work(_choose, bot, asked)
            if chosen in asked.choices:
                return chosen
            log.error("bot %s chose %r in %s, which is no option", bot, chosen, asked.game)
        except Exception:
            log.exception("bot %s failed in %s", bot, asked.game)
        return asked.choices[Rng(_seed()).below(len(asked.choices))]

    async def chances(self, asked: Question) -> list[float]:
        """The share of wins of each seat over games imagined from this view and played on at random."""
        try:
            return await self._work(_chances, asked)
        except Exception:
            log.exception("imagining failed in %s", asked.game)
            return []

    async def course(self, game: Course) -> list[Chances]:
        """How likely each seat was to win at moments of a finished game, all cards open."""
        try:
            return await self._work(_course, game)
        except Exception:
            log.exception("looking back failed in %s", game.game)
            return []

    async def _work(self, job: Callable[..., T], *arguments: object) -> T:
        """What a worker answers. One whose worker died, perhaps through somebody else's fault, is asked again."""
        async with self._free:
            try:
                return await self._once(job, *arguments)
            except BrokenProcessPool:
                if self._closed:
                    raise
                return await self._once(job, *arguments)

    async def _once(self, job: Callable[..., T], *arguments: object) -> T:
        pool = self._pool
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, partial(job, *arguments, _seed()))
            return await asyncio.wait_for(future, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            # A process died, or a bot is stuck in it: a new crew takes over.
            if self._pool is pool and not self._closed:
                self._send_home()
                self._pool = self._hire()
            raise

    def close(self) -> None:
        self._closed = True
        self._send_home()

    def _send_home(self) -> None:
        """The whole crew, those that are stuck included; they would hold up our own end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.kill()


def _seed() -> int:
    return int.from_bytes(os.urandom(7), "big")


# -- in the bots' own process ---------------------------------------------------------------------------


def _begin() -> None:
    # Ctrl-C is for the server, which then sends the bots home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    """A server that was killed can't send anybody home."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _choose(bot: str, asked: Question, seed: int) -> int:
    kind = shared(asked.game, asked.players, asked.options, asked.data)
    decision = Decision(asked.seat, asked.ask, asked.facts, asked.choices)
    return bots.bot(bot, kind, Rng(seed)).choose(asked.view, decision)


def _chances(asked: Question, seed: int) -> list[float]:
    kind, rng = shared(asked.game, asked.players, asked.options, asked.data), Rng(seed)
    return _shares(kind, (kind.imagine(asked.view, rng) for _ in range(IMAGINED)), rng)


def _course(course: Course, seed: int) -> list[Chances]:
    kind, rng = shared(course.game, course.players, course.options, course.data), Rng(seed)
    state = kind.start() if course.begun is None else kind.position(cast("Position", course.begun))
    last = len(course.moves)
    wanted = {round(k * last / LOOKS) for k in range(LOOKS + 1)}
    told: list[Chances] = []
    for at in range(last + 1):
        if at in wanted:
            again = (state.clone() for _ in range(1 if at == last else REPLAYED))
            told.append(Chances(at, _shares(kind, again, rng)))
        if at < last:
            state.do(course.moves[at])
    return told


def _shares(kind: Game, states: Iterable[State], rng: Rng) -> list[float]:
    """How likely each seat is to win, on the average of these positions, as search judges them."""
    evaluator = bots.evaluator(kind, rng)
    total, result, count = [0.0] * kind.players, [0.0] * kind.players, 0
    for state in states:
        if state.over:
            share_win(state, result)
        else:
            evaluator.evaluate(state, rng, result)
        count += 1
        total = [sum(pair) for pair in zip(total, result, strict=True)]
    return [round(one / count, 3) for one in total]
