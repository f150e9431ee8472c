"""Runs the table server."""

from __future__ import annotations

from rich.text import Text

from ..server.config import Config
from ..server.run import serve as run
from ..words import Words
from .screen import console


def serve(words: Words, config: Config) -> None:
    address = f"http://{config.host}:{config.port}/"
    console().print(Text(words.say("server-starts", address=address)))
    run(config)
