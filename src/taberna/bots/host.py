"""Hosts the bot in a Python file as a program of its own: `python -m taberna.bots.host my.py`.

So a file is treated like any other program: it can crash or hang without taking anybody along. What
it prints goes to the error stream.
"""

from __future__ import annotations

import inspect
import json
import runpy
import sys
from typing import Any

from ..core.chance import Rng
from ..core.errors import BadFile
from ..core.game import Decision, Game, View
from ..games import make_game

# What a file calls its bot, if there are several classes in it.
NAME = "Bot"


def load(path: str) -> Any:
    """The class in a Python file that has `choose(view, decision)`."""
    try:
        found = runpy.run_path(path)
    except OSError as error:
        raise BadFile("file-not-read", path=path, why=error.strerror or str(error)) from None
    except Exception as error:
        raise BadFile("bot-fails", path=path, why=f"{type(error).__name__}: {error}") from None
    kinds = [kind for kind in found.values() if inspect.isclass(kind) and kind.__module__ == "<run_path>"]
    fitting = [kind for kind in kinds if callable(getattr(kind, "choose", None))]
    kind: Any = found.get(NAME) if NAME in found and len(fitting) != 1 else (fitting[0] if fitting else None)
    if kind is None:
        raise BadFile("no-bot-in-file", path=path)
    return kind


def make(kind: Any, game: Game, rng: Rng) -> Any:
    """A bot of this class; it is given the game and a generator if it wants them."""
    return kind(game, rng) if len(inspect.signature(kind).parameters) == 2 else kind()


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr
    kind = load(sys.argv[1])
    bot: Any = None
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "game":
            game = make_game(said["game"], said["players"], **said["options"])
            bot = make(kind, game, Rng(said["seed"]))
            continue
        options = [option["action"] for option in said["options"]]
        chosen = bot.choose(View(said["view"]), Decision(said["seat"], said["ask"], said["facts"], options))
        print(json.dumps({"action": int(chosen)}), file=answers, flush=True)


if __name__ == "__main__":
    main()
