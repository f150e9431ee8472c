"""A copy of everything a server keeps, and a server filled from one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..folder import data_folder
from ..server.store import backup as copies
from ..server.store.database import address
from ..words import Words


def backup(words: Words, path: Path, db: str) -> None:
    rows = asyncio.run(copies.write(address(db, data_folder()), path))
    print(words.say("backup-written", path=str(path), rows=rows))


def restore(words: Words, path: Path, db: str) -> None:
    rows = asyncio.run(copies.read(address(db, data_folder()), path))
    print(words.say("backup-restored", path=str(path), rows=rows))
