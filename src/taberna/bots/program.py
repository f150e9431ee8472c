"""Bots that are programs: any language, one JSON object a line on stdin and stdout. See docs/bots.md.

A program is told which game it plays and then asked, question by question. Whatever it does wrong is
its own misfortune: it ends in a `Fault`, and whoever asked plays on without it.
"""

from __future__ import annotations

import json
import queue
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from ..core.game import Decision, Game, View

PATIENCE = 10.0
# What is longer than this is no answer.
LONGEST_LINE = 64 * 1024
# So long may a program take to leave when it is sent home.
LEAVING = 1.0


class Fault(Exception):
    """A bot gave no answer that can be played: it crashed, stalled or said something else."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind
        self.detail = detail


class Program:
    """A program that plays one seat. It is started when it is first asked, and again after a fault."""

    def __init__(self, command: Sequence[str], game: Game, seed: int, patience: float = PATIENCE) -> None:
        self.command = list(command)
        self.game = game
        self.seed = seed
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._complaints: IO[bytes] | None = None

    def choose(self, view: View, decision: Decision) -> int:
        """What it answers; Fault if that is nothing that can be played."""
        try:
            if self._process is None:
                self._start()
            self._say(question(self.game, view, decision))
            return self._understood(self._hear(), decision)
        except Fault:
            self.close(at_once=True)
            raise

    def close(self, at_once: bool = False) -> None:
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            with suppress(OSError):  # it may have gone already
                process.stdin.close()
            try:
                process.wait(0 if at_once else LEAVING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self._complaints is not None:
            self._complaints.close()
            self._complaints = None

    def _start(self) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `close`)
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
            )
        except OSError as error:
            raise Fault("crash", error.strerror or str(error)) from None
        assert process.stdout is not None
        self._process, self._lines = process, queue.Queue()
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        self._say(
            {
                "type": "game",
                "game": self.game.name,
                "players": self.game.players,
                "options": self.game.options,
                "seed": self.seed,
            }
        )

    def _say(self, message: dict[str, object]) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Fault("crash", self._last_words()) from None

    def _hear(self) -> bytes:
        try:
            line = self._lines.get(timeout=self.patience)
        except queue.Empty:
            raise Fault("stall", f"{self.patience:g} s") from None
        if not line:
            raise Fault("crash", self._last_words())
        return line

    def _understood(self, line: bytes, decision: Decision) -> int:
        said: Any = None
        with suppress(ValueError):
            said = json.loads(line)
        action = said.get("action") if isinstance(said, dict) else None
        if type(action) is not int or action not in decision.options:
            raise Fault("nonsense", line.decode(errors="replace").strip()[:80])
        return action

    def _last_words(self) -> str:
        """The last line that it wrote on its error stream."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVING)
        if self._complaints is None:
            return ""
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return lines[-1][:200] if lines else ""


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


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Carry lines to the queue; an empty one when there will be no more."""
    while line := stream.readline(LONGEST_LINE):
        lines.put(line)
    stream.close()
    lines.put(b"")
