"""Bots that are programs: any language, one JSON object a line on stdin and stdout. See docs/bots.md.

A program is told which game it plays and then asked, question by question. Whatever it does wrong is
its own misfortune: it ends in a `Fault`, and whoever asked plays on without it.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from ..core.game import Decision, Game, View

PATIENCE = 10.0
# What is longer than this is no answer.
LONGEST_LINE = 64 * 1024
# Who says more than this without being asked is not listened to any more.
MOST_UNASKED = 100
# So long may a program take to leave when it is sent home.
LEAVING = 1.0
# So much of the end of its error stream is kept, in bytes.
LAST_WORDS = 4096


class Fault(Exception):
    """A bot gave no answer that can be played: it crashed, stalled or said something else."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind
        self.detail = detail


class Lines:
    """A process that one speaks with line by line. Neither to speak to it nor to listen lasts for ever."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A group of its own, so that what it has started can be ended with it.
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Fault("crash", getattr(error, "strerror", None) or str(error)) from None
        _running.add(self.process)
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._complaints = bytearray()
        _in_background(_read, self.process.stdout, self._lines)
        _in_background(_write, self.process.stdin, self._messages)
        self._listening = _in_background(_keep_the_end, self.process.stderr, self._complaints)

    def say(self, message: dict[str, object]) -> None:
        """It is written elsewhere, since a program that reads nothing would hold us up."""
        self._messages.put(json.dumps(message).encode() + b"\n")

    def hear(self, patience: float) -> bytes:
        """The next line, within so many seconds; Fault if there is none."""
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            raise Fault("stall", f"{patience:g} s") from None
        if not line:
            raise Fault("crash", self._last_words())
        return line

    def hear_nothing(self) -> None:
        """Fault if it has said something that nobody asked for: it would be taken for an answer."""
        if not self._lines.empty():
            raise Fault("nonsense", readable(self.hear(0)))

    def close(self, at_once: bool = False) -> None:
        self._messages.put(None)
        if not at_once:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(LEAVING)
        _kill(self.process)
        self.process.wait()
        _running.discard(self.process)

    def _last_words(self) -> str:
        """The last line that it wrote on its error stream; else how it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVING)
        self._listening.join(LEAVING)
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        return readable(lines[-1], 200) if lines else _ending(self.process.poll())


class Program:
    """A program that plays one seat. It is started when it is first asked, and again after a fault."""

    def __init__(self, command: Sequence[str], game: Game, seed: int, patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.game = game
        self.seed = seed
        self.patience = patience
        self._lines: Lines | None = None

    def choose(self, view: View, decision: Decision) -> int:
        """What it answers; Fault if that is nothing that can be played."""
        try:
            lines = self._lines or self._start()
            lines.hear_nothing()
            lines.say(question(self.game, view, decision))
            return _understood(lines.hear(self.patience), decision)
        except Fault:
            self.close(at_once=True)
            raise

    def close(self, at_once: bool = False) -> None:
        lines, self._lines = self._lines, None
        if lines is not None:
            lines.close(at_once)

    def _start(self) -> Lines:
        self._lines = Lines(self.command)
        self._lines.say(
            {
                "type": "game",
                "game": self.game.name,
                "players": self.game.players,
                "options": self.game.options,
                "seed": self.seed,
            }
        )
        return self._lines


def question(game: Game, view: View, decision: Decision) -> dict[str, object]:
    """A question as it is put to a program."""
    options = [{"action": one, "text": game.text(one), **game.structure(one)} for one in decision.options]
    return {
        "type": "choose",
        "seat": decision.seat,
        "ask": decision.ask,
        "facts": decision.facts,
        "view": view,
        "options": options,
    }


def readable(said: bytes | str, most: int = 80) -> str:
    """What a program has said, as a terminal may show it."""
    text = said.decode(errors="replace") if isinstance(said, bytes) else said
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text.strip()[:most])


def end_all() -> None:
    """End every program that was started by this process, which ends itself and can't wait for them."""
    for process in list(_running):
        _kill(process)


_running: set[subprocess.Popen[bytes]] = set()


def _understood(line: bytes, decision: Decision) -> int:
    said: Any = None
    with suppress(ValueError, RecursionError):
        said = json.loads(line)
    action = said.get("action") if isinstance(said, dict) else None
    if type(action) is not int or action not in decision.options:
        raise Fault("nonsense", readable(line))
    return action


def _kill(process: subprocess.Popen[bytes]) -> None:
    """A program, and whatever it has started."""
    with suppress(OSError):  # they may have gone already
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()


def _ending(code: int | None) -> str:
    """How a process ended that said nothing."""
    if code is None:
        return ""
    with suppress(ValueError):
        return signal.Signals(-code).name if code < 0 else f"exit {code}"
    return str(code)


def _in_background(work: Any, *arguments: Any) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Carry lines to the queue; an empty one when there will be no more."""
    while lines.qsize() < MOST_UNASKED and (line := stream.readline(LONGEST_LINE)):
        lines.put(line)
    stream.close()
    lines.put(b"")


def _write(stream: IO[bytes], messages: queue.SimpleQueue[bytes | None]) -> None:
    """Carry messages to a program until there are no more, or until it has gone."""
    with suppress(OSError):
        while (message := messages.get()) is not None:
            stream.write(message)
            stream.flush()
    with suppress(OSError):
        stream.close()


def _keep_the_end(stream: IO[bytes], kept: bytearray) -> None:
    """Read all that is complained of, and keep the end of it."""
    while piece := os.read(stream.fileno(), LONGEST_LINE):
        kept += piece
        del kept[:-LAST_WORDS]
    stream.close()
