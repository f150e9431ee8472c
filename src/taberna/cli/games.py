"""Lists what can be played."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..bots import names as bot_names
from ..games import game_class, names
from ..words import Words
from .screen import console


def games(words: Words) -> None:
    screen = console()
    for name in names():
        kind = game_class(name)
        players = words.say("players", least=kind.min_players, most=kind.max_players)
        screen.print(Text.assemble((words.say(f"{name}-name"), "bold yellow"), f"  ({name}, {players})"))
        screen.print(Text(words.say(f"{name}-line")))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for option in kind.choices:
            key = f"{name}-option-{option.name}"
            shown = f"{option.name}={option.show(option.default)}"
            table.add_row(
                words.say("games-options"), Text(shown, "cyan"), f"({option.choices()})", words.help(key)
            )
        for bot in bot_names(name):
            table.add_row(words.say("games-bots"), Text(bot, "cyan"), "", words.say(f"bot-{bot}"))
        screen.print(table)
        screen.print(Text(words.say("games-play", command=f"taberna play {name}"), style="dim"))
        screen.print()
