"""Which networks there are to play with: the one that a game ships, and files of one's own."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from ...core.bot import Bot
from ...core.chance import Rng
from ...core.errors import BadOption
from ...core.game import Game
from ...games import manifest
from ..searching import Budget
from .asking import AskingBot
from .model import ENDING, installed, keep, kept, model
from .player import PolicyBot
from .searching import NetworkBot

# Positions that a network of one's own looks at for a move, unless its name says how many: "mine.onnx@50".
LOOKS = 200
LOOKS_MARK = "@"
# What a network of one's own may be called at a table.
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")

Brought = tuple[dict[str, tuple[str, str]], dict[str, bytes]]

# Networks of one's own that are offered in this process: the game and the file, by name.
_own: dict[str, tuple[str, str]] = {}


@cache
def shipped(game: str) -> Path | None:
    """The network that comes with a game; None if there is none. It is asked for whenever a bot is made."""
    brings = manifest(game)
    path = Path(str(files(brings.package).joinpath(brings.models, f"{game}{ENDING}")))
    return path if path.is_file() else None


def playable(game: str) -> bool:
    """Whether the network of a game is there and can be played with here."""
    return installed() and shipped(game) is not None


def is_network(name: str) -> bool:
    return split(name)[0].endswith(ENDING)


def split(name: str) -> tuple[str, int]:
    """The file, and how many positions it looks at for a move; 0 if it plays by its first thought."""
    path, mark, looks = name.rpartition(LOOKS_MARK)
    if not mark or not path.endswith(ENDING):
        return name, LOOKS
    if not looks.isdecimal():
        raise BadOption("bad-option", option=LOOKS_MARK, value=looks, choices="0, 1, 2 …")
    return path, int(looks)


def bring(wish: str, taken: set[str]) -> None:
    """Offer a network under a name of one's own, which is none of those that are taken: "mine=mine.onnx"."""
    name, _, which = wish.partition("=")
    if not NAME.fullmatch(name) or name in taken or not is_network(which):
        raise BadOption("bad-own-bot", wish=wish, taken=", ".join(sorted(taken)))
    path, looks = split(which)
    file = str(Path(path).resolve())
    keep(file)
    network = model(file)
    network.check(network.game)
    mine = (network.game, f"{file}{LOOKS_MARK}{looks}")
    if _own.get(name, mine) != mine:
        raise BadOption("own-bot-twice", name=name)
    _own[name] = mine


def own(game: str) -> list[str]:
    """The names of those that were brought for a game."""
    return [name for name, (learned, _) in _own.items() if learned == game]


def file_of(name: str, game: str) -> str:
    """The file behind a name that was brought; all other names as they are."""
    learned, file = _own.get(name, ("", ""))
    return file if learned == game else name


def brought() -> Brought:
    """All that were brought here, for another process, with what was in their files."""
    return dict(_own), kept()


def take(others: Brought) -> None:
    """The same there."""
    named, contents = others
    _own.update(named)
    for file, content in contents.items():
        keep(file, content)


def check(name: str, game: str) -> None:
    """Refuse what is no network for this game."""
    model(split(name)[0]).check(game)


def network_bot(path: str, game: Game, rng: Rng, budget: Budget) -> Bot:
    network = model(path)
    if network.asked:
        return AskingBot(game, rng, network)
    if not budget.iterations:
        return PolicyBot(game, rng, network)
    brings = manifest(game.name)
    estimate = brings.find(brings.estimate or brings.evaluator)(game, rng) if brings.advice else None
    return NetworkBot(game, rng, network, budget, brings.network_explore, estimate, brings.advice)
