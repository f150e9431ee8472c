"""Where games are kept: those under way in saves/, finished ones in games/, in the user's data folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ..core.errors import BadFile
from ..folder import data_folder as folder
from ..record import Record


def new_save(game: str) -> Path:
    """A file name for a game that begins now; never one that exists."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 0
    while True:
        name = f"{stem}-{number}.json" if number else f"{stem}.json"
        if not (folder() / "saves" / name).exists() and not (folder() / "games" / name).exists():
            return folder() / "saves" / name
        number += 1


def last_save() -> Path:
    """The game that was left last."""
    saves = sorted((folder() / "saves").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saves:
        raise BadFile("no-save")
    return saves[-1]


def finish(save: Path, record: Record) -> Path:
    """Put a finished game among the finished ones. A game taken up from elsewhere stays where it is."""
    if save.parent != folder() / "saves":
        record.save(save)
        return save
    kept = folder() / "games" / save.name
    record.save(kept)
    save.unlink(missing_ok=True)
    return kept
