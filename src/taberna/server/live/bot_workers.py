"""Bots think in processes of their own, so that a slow one never holds up a table.

A bot is sent what a person in its seat would see: the view and the question. It stays in its process with what
it remembers as long as its game goes on. Whoever asks for much waits for himself: people take turns, and what is
only looked back on has a process of its own, behind play. Whatever goes wrong with a bot, the game goes on with
a move at random.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar, cast

from ... import bots
from ...analysis import Reason, why
from ...bots.network.offered import Brought, brought, take
from ...core.bot import Bot
from ...core.chance import Rng
from ...core.errors import Refused
from ...core.evaluator import share_win
from ...core.game import Decision, Game, Position, State, View
from ...finished import Chances
from ...worker_pool import end_with_parent
from ..games import Settled, shared

T = TypeVar("T")
log = logging.getLogger(__name__)

# Longer than any of our bots takes; one that is stuck is replaced.
PATIENCE = 60.0
IMAGINED = 200
# A finished game is looked back on at so many moments, each judged so often.
LOOKS = 30
REPLAYED = 40
# So many bots keep what they remember, in each process.
MOST_MINDS = 64
# How much looking back gives way to play.
NICE = 10


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
    mind: str = ""
    """Which bot is asked, table and seat: it remembers its game. "" for one that is asked once."""


class Advised(NamedTuple):
    """What a bot would choose, what it would choose else, and what speaks for the first against the second."""

    chosen: int
    rival: int | None = None
    why: Reason | None = None


class Course(NamedTuple):
    """A finished game."""

    game: str
    players: int
    options: Settled
    begun: dict[str, object] | None
    moves: list[int]
    data: str = ""


def question(state: State, data: str = "", mind: str = "") -> Question:
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
        mind,
    )


class FairQueue:
    """What waits, by person: the persons take turns, each with what he asked for first."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Callable[[], Any]]] = OrderedDict()
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def put(self, person: str, job: Callable[[], Any]) -> None:
        self._waiting.setdefault(person, deque()).append(job)
        self._some.set()

    async def get(self) -> Callable[[], Any]:
        await self._some.wait()
        person, jobs = next(iter(self._waiting.items()))
        job = jobs.popleft()
        del self._waiting[person]
        if jobs:  # behind all others
            self._waiting[person] = jobs
        if not self._waiting:
            self._some.clear()
        return job


class Worker:
    """One process, with those who wait for it."""

    def __init__(self, nice: int = 0) -> None:
        self.queue = FairQueue()
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._closed = False
        self._pump: asyncio.Task[None] | None = None

    async def ask(self, person: str, job: Callable[..., T], *arguments: object) -> T:
        """What the process answers. One whose process died, perhaps through another, is asked again."""
        if self._pump is None:
            self._pump = asyncio.create_task(self._run())
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                found = await self._twice(job, *arguments)
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.queue.put(person, work)
        return await answer

    async def _run(self) -> None:
        while True:
            work = await self.queue.get()
            await work()

    async def _twice(self, job: Callable[..., T], *arguments: object) -> T:
        try:
            return await self._once(job, *arguments)
        except BrokenProcessPool:
            if self._closed:
                raise
            return await self._once(job, *arguments)

    async def _once(self, job: Callable[..., T], *arguments: object) -> T:
        try:
            pool = await self._hired()
            future = asyncio.get_running_loop().run_in_executor(pool, partial(job, *arguments, _seed()))
            return await asyncio.wait_for(future, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            # The process died, or a bot is stuck in it: a new one takes over.
            self._dismiss()
            raise

    async def _hired(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # "spawn", because a fork would copy the sockets and the database connection.
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _begin, (self._nice, brought()))
            self._pid = await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
        return self._pool

    def _dismiss(self) -> None:
        """This process alone, stuck or not: it would hold up our own end."""
        pool, self._pool = self._pool, None
        pid, self._pid = self._pid, 0
        if pid:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        if pool is not None:
            # At our own end the thread that looks after a dead process must be gone too: it ends at once, and
            # one that ends while Python does is told as an error. Whoever is just being hired is not waited for.
            pool.shutdown(wait=self._closed and pid > 0, cancel_futures=True)

    def close(self) -> None:
        self._closed = True
        if self._pump is not None:
            self._pump.cancel()
        self._dismiss()


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self._players = [Worker() for _ in range(workers)]
        self._analyst = Worker(NICE)

    def waiting(self) -> int:
        """How many questions wait."""
        return sum(len(worker.queue) for worker in (*self._players, self._analyst))

    @staticmethod
    def best(name: str) -> str:
        """The bot that gives hints."""
        return bots.best(name)

    def _worker_of(self, asked: Question) -> Worker:
        """A bot is always asked in the same process: what it remembers is there."""
        if not asked.mind:
            return min(self._players, key=lambda worker: len(worker.queue))
        return self._players[zlib.crc32(asked.mind.encode()) % len(self._players)]

    async def choose(self, bot: str, asked: Question, person: str = "") -> int:
        """What this bot chooses; a legal option in any case."""
        try:
            chosen = await self._worker_of(asked).ask(person, _choose, bot, asked)
            if chosen in asked.choices:
                return chosen
            log.error("bot %s chose %r in %s, which is no option", bot, chosen, asked.game)
        except Exception:
            log.exception("bot %s failed in %s", bot, asked.game)
        return asked.choices[Rng(_seed()).below(len(asked.choices))]

    async def advise(self, bot: str, asked: Question, person: str = "") -> Advised:
        """What this bot would choose, and why."""
        try:
            return await self._worker_of(asked).ask(person, _advise, bot, asked)
        except Exception:
            log.exception("bot %s failed in %s", bot, asked.game)
            raise Refused("no-advice") from None

    async def chances(self, asked: Question, person: str = "") -> list[float]:
        """The share of wins of each seat over games imagined from this view and played on at random."""
        try:
            return await self._analyst.ask(person, _chances, asked)
        except Exception:
            log.exception("imagining failed in %s", asked.game)
            return []

    async def course(self, game: Course, person: str = "") -> list[Chances]:
        """How likely each seat was to win at moments of a finished game, all cards open."""
        try:
            return await self._analyst.ask(person, _course, game)
        except Exception:
            log.exception("looking back failed in %s", game.game)
            return []

    def close(self) -> None:
        for worker in (*self._players, self._analyst):
            worker.close()


def _seed() -> int:
    return int.from_bytes(os.urandom(7), "big")


# -- in the bots' own process ---------------------------------------------------------------------------

_minds: OrderedDict[tuple[str, str], Bot] = OrderedDict()


def _begin(nice: int, own: Brought) -> None:
    take(own)
    # Ctrl-C is for the server, which then sends the bots home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    end_with_parent()  # a server that was killed can't send anybody home


def _choose(bot: str, asked: Question, seed: int) -> int:
    decision = Decision(asked.seat, asked.ask, asked.facts, asked.choices)
    return _bot(bot, asked, seed).choose(asked.view, decision)


def _advise(bot: str, asked: Question, seed: int) -> Advised:
    decision = Decision(asked.seat, asked.ask, asked.facts, asked.choices)
    adviser = _bot(bot, asked, seed)
    judged = adviser.explain(asked.view, decision)
    if not judged:
        return Advised(adviser.choose(asked.view, decision))
    if len(judged) == 1:
        return Advised(judged[0].action)
    best, rival = judged[:2]
    lines = list(best.line), list(rival.line)
    found = why(adviser.game, asked.view, asked.seat, lines, Rng(seed))
    return Advised(best.action, rival.action, found)


def _bot(name: str, asked: Question, seed: int) -> Bot:
    """The bot that has played this seat so far, with what it remembers; else a new one."""
    kind = shared(asked.game, asked.players, asked.options, asked.data)
    if not asked.mind:
        return bots.bot(name, kind, Rng(seed))
    key = (asked.mind, name)
    mind = _minds.pop(key, None)
    if mind is None:
        mind = bots.bot(name, kind, Rng(seed))
    _minds[key] = mind
    if len(_minds) > MOST_MINDS:
        _minds.popitem(last=False)
    return mind


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
