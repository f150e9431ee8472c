"""Asks what to play, with whom and how, for those who typed no more than `taberna play`."""

from __future__ import annotations

import unicodedata

from rich.text import Text

from ..bots import names as bot_names
from ..bots import usual
from ..core.errors import BadFile, BadOption
from ..core.game import Game
from ..core.options import Option, Value
from ..games import game_class, names
from ..loading import typed
from ..words import Words
from .asking import HERE, default_players, parse_seats
from .screen import console, read


class Chooser:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.screen = console()

    def choose(self) -> tuple[Game, list[str], list[str]]:
        """The game, who chooses for each seat, and what they are called."""
        kind = game_class(self._game())
        players = self._players(kind)
        game = kind(players, **self._options(kind))
        seats = ["me"]
        for _ in range(players - 1):
            seats.append(self._opponent(kind))
        return game, *parse_seats(game, ",".join(seats), self._name())

    def _game(self) -> str:
        known = names()
        self.screen.print(Text(self.words.say("choose-welcome"), style="bold"))
        for number, name in enumerate(known, 1):
            title = Text.assemble((f"{number:>3} ", "yellow"), (self.words.say(f"{name}-name"), "bold"))
            self.screen.print(title)
            self.screen.print(Text("    " + self.words.say(f"{name}-line"), style="dim"))
        labels = {str(number): name for number, name in enumerate(known, 1)}
        labels.update({name: name for name in known})
        return labels[self._one_of(self.words.say("choose-number"), list(labels), "1")]

    def _players(self, kind: type[Game]) -> int:
        counts = [str(count) for count in range(kind.min_players, kind.max_players + 1)]
        question = self.words.say("choose-players", least=kind.min_players, most=kind.max_players)
        return int(self._one_of(question, counts, str(default_players(kind))))

    def _options(self, kind: type[Game]) -> dict[str, Value]:
        yes, no = self.words.say("yes"), self.words.say("no")
        if not kind.choices or self._one_of(self.words.say("choose-options"), [yes, no], yes) == yes:
            return {}
        return {option.name: self._option(kind, option) for option in kind.choices}

    def _option(self, kind: type[Game], option: Option) -> Value:
        key = f"{kind.name}-option-{option.name}"
        self.screen.print(Text(self.words.help(key), style="dim"))
        spoken = {"yes": self.words.say("yes"), "no": self.words.say("no")}
        understood = {fold(word): plain for plain, word in spoken.items()}
        choices = ", ".join(spoken.get(one, one) for one in option.choices().split(", "))
        shown = self.words.say("choose-option", label=self.words.say(key), choices=choices)
        default = option.show(option.default)
        while True:
            answer = self._line(shown, spoken.get(default, default))
            try:
                return typed(option, understood.get(fold(answer), answer)) if answer else option.default
            except (BadFile, BadOption) as error:
                self.screen.print(Text(self.words.of_error(error), style="red"))

    def _opponent(self, kind: type[Game]) -> str:
        known = bot_names(kind.name)
        question = self.words.say("choose-opponents", choices=", ".join(known))
        typed = clean(self._line(question, usual(kind.name)))
        bots = [bot for bot in known if bot.startswith(typed.casefold())]
        return HERE + typed if typed and not bots else (bots[0] if typed else usual(kind.name))

    def _name(self) -> str:
        default = self.words.say("person")
        return clean(self._line(self.words.say("choose-name"), default)) or default

    def _one_of(self, question: str, choices: list[str], default: str) -> str:
        """The choice that was typed; its beginning is enough if only one has it."""
        while True:
            typed = fold(self._line(question, default))
            if not typed:
                return default
            fits = [one for one in choices if fold(one) == typed]
            fits = fits or [one for one in choices if fold(one).startswith(typed)]
            if len(fits) == 1:
                return fits[0]
            self.screen.print(Text(self.words.say("choose-again", choices=", ".join(choices)), style="red"))

    def _line(self, question: str, default: str) -> str:
        hint = self.words.say("choose-default", default=default)
        return read(f"{question} [{hint}] ")


def clean(name: str) -> str:
    """A name that fits the table; commas separate seats."""
    return name.replace(",", " ")[:20].strip()


def fold(text: str) -> str:
    """Without capitals and accents: those who type "si" mean "sì"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
