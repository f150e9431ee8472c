"""Logs for machines: one JSON object a line on the error stream. No cookies, passwords, seeds or chat."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

# Where the web server writes what it finds wrong.
WEB = "uvicorn.error"


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


def to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Somebody at a terminal only wants to know what is wrong.
    logging.getLogger("taberna").setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
