"""Hosts the bot in a Python file as a program of its own: `python -m taberna.bots.host my.py`.

So a file is treated like any other program: it can crash or hang without taking anybody along. What
it prints goes to the error stream. With `--check` before the file it only says whether there is a bot in it.
"""

from __future__ import annotations

import inspect
import json
import operator
import os
import runpy
import sys
from pathlib import Path
from typing import IO, Any

from ..core.chance import Rng
from ..core.errors import BadFile
from ..core.game import Decision, Game, View
from ..games import make_game

# What a file calls its bot, if there are several classes in it.
NAME = "Bot"
CHECK = "--check"


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
    named: Any = found.get(NAME)
    if len(fitting) != 1 and callable(getattr(named, "choose", None)):
        return named
    if not fitting:
        raise BadFile("no-bot-in-file", path=path)
    return fitting[0]


def make(kind: Any, game: Game, rng: Rng) -> Any:
    """A bot of this class; it is given the game and a generator if it wants them."""
    return kind(game, rng) if len(inspect.signature(kind).parameters) == 2 else kind()


def number(chosen: object) -> int | str:
    """A whole number of any kind, numpy's too. Anything else is told as it is: that is no option."""
    if not isinstance(chosen, bool):
        try:
            return operator.index(chosen)  # type: ignore[arg-type]
        except TypeError:
            pass
    return repr(chosen)[:80]


def main() -> None:
    path = sys.argv[-1]
    asked, answers = _streams()
    # Behind all others: modules that lie beside the file are found, and hide none that was installed.
    sys.path.append(str(Path(path).parent))
    if CHECK in sys.argv[1:-1]:
        print(json.dumps(_checked(path)), file=answers, flush=True)
        return
    kind = load(path)
    bot: Any = None
    for line in asked:
        said = json.loads(line)
        if said["type"] == "game":
            game = make_game(said["game"], said["players"], **said["options"])
            bot = make(kind, game, Rng(said["seed"]))
            continue
        options = [option["action"] for option in said["options"]]
        chosen = bot.choose(View(said["view"]), Decision(said["seat"], said["ask"], said["facts"], options))
        print(json.dumps({"action": number(chosen)}), file=answers, flush=True)


def _checked(path: str) -> dict[str, object]:
    """What is wrong with the file, as a code and its facts; nothing if there is a bot in it."""
    try:
        load(path)
    except BadFile as error:
        return {"code": error.code, **error.facts}
    return {}


def _streams() -> tuple[IO[str], IO[str]]:
    """Questions and answers, for us alone: a bot that reads finds nothing, and what it prints is no answer."""
    asked, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return asked, answers


if __name__ == "__main__":
    main()
