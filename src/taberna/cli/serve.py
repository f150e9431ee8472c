"""Runs the table server, and opens the page in the browser if asked to."""

from __future__ import annotations

import socket
import webbrowser

from ..server import house
from ..server.config import Config
from ..server.run import serve as run
from ..server.store.database import BadServer
from ..words import Words


def serve(words: Words, config: Config, open_page: bool = False) -> None:
    there = f"http://{config.host}:{config.port}/"
    taken = open_page and _taken(config)
    if taken:
        config.port = 0  # whoever only wants to play need not care which port is free

    def opened(address: str) -> None:
        print(words.say("server-starts", address=address), flush=True)
        _tell_house(words, config, address)
        if open_page:
            webbrowser.open(address)

    try:
        run(config, opened)
    except BadServer as error:
        if not taken or error.code != "db-in-use":
            raise
        # Asked for twice: the room is open already.
        print(words.say("server-runs", address=there), flush=True)
        webbrowser.open(there)


def _tell_house(words: Words, config: Config, address: str) -> None:
    """Where phones in the house find us, to be read by their cameras."""
    own = house.own_address() if house.for_all(config.host) else None
    if own is not None:
        there = f"http://{own}:{address.rstrip('/').rpartition(':')[2]}/"
        print(words.say("server-house", address=there), house.drawn(house.code(there)), sep="\n", flush=True)


def _taken(config: Config) -> bool:
    """Whether somebody answers at this address already."""
    with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as trial:
        return trial.connect_ex((config.host, config.port)) == 0
