"""Turns what people type on the command line into games, options and seats."""

from __future__ import annotations

import json
from difflib import get_close_matches
from pathlib import Path

from ..bots import known as known_bots
from ..core.errors import BadFile, BadOption
from ..core.game import Game, State
from ..games import game_class
from ..loading import typed
from ..record import PERSON

# Before the name of a person at this screen; needed only if it looks like a bot's.
HERE = "here:"


def make_game(name: str, players: int, options: list[str]) -> Game:
    """The game somebody asked for: "alea", 3, ["handfuls=yes"]."""
    kind = game_class(name)
    return kind(players or default_players(kind), **parse_options(kind, options))


def default_players(kind: type[Game]) -> int:
    return max(kind.min_players, min(kind.max_players, 2))


def parse_options(kind: type[Game], options: list[str]) -> dict[str, object]:
    known = {option.name: option for option in kind.choices}
    chosen: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption(
                "option-form", text=text, example=f"{kind.choices[0].name}=yes" if kind.choices else "a=b"
            )
        if name not in known:
            raise BadOption("unknown-option", game=kind.name, option=name, choices=", ".join(known))
        chosen[name] = typed(known[name], value)
    return chosen


def read_position(game: Game, path: Path) -> State:
    """The position that somebody wrote into a file."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile("file-not-read", path=str(path), why=error.strerror or str(error)) from None
    except json.JSONDecodeError as error:
        raise BadFile("position-file", path=str(path), line=error.lineno) from None
    except (ValueError, RecursionError):  # no text, too deep, or a number of thousands of digits
        raise BadFile("position-file", path=str(path), line=1) from None
    return game.position(found)


def parse_seats(game: Game, text: str, you: str) -> tuple[list[str], list[str]]:
    """Who chooses for each seat, and what they are called. Bots of the same kind are numbered."""
    wanted = [one.strip() for one in text.split(",") if one.strip()]
    if len(wanted) != game.players:
        raise BadOption("wrong-seats", given=len(wanted), players=game.players)
    known = known_bots(game.name)
    seats: list[str] = []
    names: list[str] = []
    for one in wanted:
        person = one.removeprefix(HERE)
        if one == "me" or person != one:
            seats.append(PERSON)
        else:
            _check_spelling(game, one, known)
            seats.append(one if one in known else PERSON)
        names.append(you if one == "me" else person)
    return seats, numbered(names)


def _check_spelling(game: Game, one: str, known: list[str]) -> None:
    """A bot's name with a slip in it must not become a person."""
    alike = get_close_matches(one.casefold(), known, 1, 0.8)
    if one not in known and alike:
        raise BadOption("seat-perhaps", name=one, game=game.name, bot=alike[0])


def numbered(names: list[str]) -> list[str]:
    """The same names, equal ones told apart: novice 1, novice 2."""
    told: list[str] = []
    for k, name in enumerate(names):
        told.append(f"{name} {names[:k].count(name) + 1}" if names.count(name) > 1 else name)
    return told
