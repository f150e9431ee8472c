"""A command of ours without a process of its own: to start one takes longer than most commands."""

from __future__ import annotations

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from taberna.cli import main


def here(*arguments: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was said on the error stream."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        mock.patch.object(sys, "argv", ["taberna", *arguments]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict(os.environ, environment),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return code, out.getvalue(), err.getvalue()
