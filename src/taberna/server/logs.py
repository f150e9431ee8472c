"""Logs for machines: one JSON object a line on the error stream. No cookies, passwords, seeds or chat."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

# Where the web server writes what it finds wrong.
WEB = "uvicorn.error"
# Lines of one kind a minute; kinds that are remembered.
OFTEN = 20
MINUTE = 60.0
MOST_KINDS = 1000


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def ours(record: logging.LogRecord) -> bool:
    """Whether something is wrong with us: whoever sends what is no text is cut off, and that is all."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name == WEB)


class Sparing(logging.Filter):
    """The same over and over is said a few times a minute: nobody fills the disk by knocking."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, str(record.msg))
        since, count = self._said.get(key, (record.created, 0))
        if record.created - since > MINUTE:
            since, left_out, count = record.created, count - OFTEN, 0
            if left_out > 0:
                record.msg = f"{record.getMessage()} (and {left_out} more like this)"
                record.args = None
        self._said[key] = (since, count + 1)
        if len(self._said) > MOST_KINDS:
            del self._said[next(iter(self._said))]
        return count < OFTEN


def to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(ours)
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Somebody at a terminal only wants to know what is wrong.
    logging.getLogger("taberna").setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
