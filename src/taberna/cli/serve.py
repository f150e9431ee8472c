"""Runs the table server."""

from __future__ import annotations

from ..server.config import Config
from ..server.run import serve as run
from ..words import Words


def serve(words: Words, config: Config) -> None:
    run(config, lambda address: print(words.say("server-starts", address=address), flush=True))
