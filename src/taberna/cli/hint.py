"""What a bot thinks of a position: each option's chance to win, how sure that is, and how it would go on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..analysis import why
from ..bots import Judgement, best, known
from ..bots import bot as make_bot
from ..core.chance import Rng
from ..core.errors import BadOption, Refused
from ..core.game import CHANCE, State, View
from ..record import Record
from ..words import Words
from .asking import make_game, read_position
from .reasons import reasons
from .screen import console
from .telling import Teller

# More options than this are not shown.
MOST = 10
# So many are told of at the table.
FEW = 3


@dataclass
class Wish:
    """What was said on the command line."""

    file: Path
    at: int | None
    game: str
    players: int
    options: list[str]
    bot: str
    seed: int


def hint(words: Words, wish: Wish) -> None:
    state, names = _position(wish) if wish.game else _of_record(wish)
    if state.over:
        raise Refused("game-over")
    if state.turn == CHANCE:
        raise Refused("hint-chance")
    game = state.game
    name = wish.bot or best(game.name)
    if name not in known(game.name):
        raise BadOption("unknown-bot", bot=name, game=game.name, choices=", ".join(known(game.name)))
    teller = Teller(words, game, names)
    decision, view = state.decision(), state.view(state.turn)
    bot = make_bot(name, game, Rng(wish.seed))
    console().print(Text(f"{names[state.turn]}: {teller.question(decision)}", style="bold"))
    judged = bot.explain(view, decision)
    if judged:
        show(words, teller, judged[:MOST])
        for sentence in because(teller, view, decision.seat, judged, wish.seed):
            console().print(Text(sentence), soft_wrap=True)
    else:
        move = teller.option(bot.choose(view, decision))
        console().print(Text(words.say("table-hint", bot=name, move=move)))


def show(words: Words, teller: Teller, judged: list[Judgement]) -> None:
    """The options as a table, and the line that the bot expects in words."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("hint-move", "hint-chance", "hint-tries"):
        table.add_column(words.say(key), justify="left" if key == "hint-move" else "right")
    for one in judged:
        sure = f" ± {one.spread:.0%}" if one.tries else ""
        table.add_row(teller.option(one.action), f"{one.chance:.0%}{sure}", str(one.tries or "–"))
    screen = console()
    screen.print(table)
    line = judged[0].line
    if len(line) > 1:
        moves = " – ".join(teller.option(action) for action in line)
        screen.print(Text(words.say("hint-line", moves=moves)), soft_wrap=True)


def because(teller: Teller, view: View, seat: int, judged: list[Judgement], seed: int = 0) -> list[str]:
    """Why the first option is better than the second, as far as that can be said."""
    if len(judged) < 2:
        return []
    first, second = judged[:2]
    found = why(teller.game, view, seat, (list(first.line), list(second.line)), Rng(seed))
    return reasons(teller, found, seat, teller.option(first.action), teller.option(second.action))


def sentences(words: Words, teller: Teller, judged: list[Judgement]) -> list[str]:
    """The best options, a line each."""
    return [
        f"{teller.option(one.action)}: {words.say('hint-chance')} {one.chance:.0%}"
        + (f" ± {one.spread:.0%}" if one.tries else "")
        for one in judged[:FEW]
    ]


def _of_record(wish: Wish) -> tuple[State, list[str]]:
    """The last position of a record, or the one after so many moves."""
    record = Record.load(wish.file)
    count = len(record.moves)
    at = count if wish.at is None else wish.at
    if not 0 <= at <= count:
        raise BadOption("at-range", at=at, count=count)
    record.verify()
    state = record.first()
    for action in record.moves[:at]:
        state.do(action)
    return state, record.names


def _position(wish: Wish) -> tuple[State, list[str]]:
    """A position that somebody wrote down; the game must be said."""
    game = make_game(wish.game, wish.players, wish.options)
    return read_position(game, wish.file), [str(seat + 1) for seat in range(game.players)]
