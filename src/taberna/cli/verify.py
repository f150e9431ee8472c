"""Checks a record: every move legal, the result right, and the dice as they were promised."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ..fair import check
from ..record import Record
from ..words import Words
from .screen import console


def verify(words: Words, file: Path) -> None:
    record = Record.load(file)
    record.verify()
    screen = console()
    screen.print(Text(words.say("verify-moves", moves=len(record.moves))))
    if record.dice is None:
        screen.print(Text(words.say("verify-no-dice")))
        return
    screen.print(Text(words.say("verify-dice", outcomes=check(record)), style="bold"))
    screen.print(Text(words.say("verify-promise", commitment=record.dice["commitment"])))
