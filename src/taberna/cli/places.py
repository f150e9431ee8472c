"""Whether what a command will find out can be written where it shall be."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ..core.errors import BadFile


def check_places(*paths: Path | None) -> None:
    """Whether files can be written there: if not, this is said before anything is played."""
    for path in paths:
        if path is None:
            continue
        why = 0
        if path.is_dir():
            why = errno.EISDIR
        elif not path.parent.is_dir():
            why = errno.ENOENT
        elif not os.access(path if path.exists() else path.parent, os.W_OK):
            why = errno.EACCES
        if why:
            raise BadFile("file-not-written", path=str(path), why=os.strerror(why))
