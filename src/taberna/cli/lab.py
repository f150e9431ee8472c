"""The lab at the command line: variants of a game side by side, in tables and in a picture."""

from __future__ import annotations

import signal
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..arena.lab import Finding, Share, plans, study
from ..arena.plan import Plan
from ..arena.playing import Outcome
from ..arena.plot import can_draw, draw
from ..arena.running import Book, Place
from ..bots import known, usual
from ..core.errors import BadOption
from ..core.game import Game
from ..core.options import Value
from ..folder import data_folder
from ..loading import typed
from ..words import Words
from .arena import place_of, save_json, watched
from .asking import make_game
from .places import check_places
from .screen import console

CARDS = "cards"
OURS = "–"  # where a file is varied: without one


@dataclass
class Wish:
    """What was said on the command line."""

    game: str
    vary: list[str]
    cards: Path | None
    bot: str
    games: int
    players: int
    options: list[str]
    seed: int
    place: str
    workers: int
    plot: Path | None
    json: Path | None
    fresh: bool


def lab(words: Words, wish: Wish) -> None:
    game = make_game(wish.game, wish.players, wish.options)
    if wish.games < 1:
        raise BadOption("bad-option", option="games", value=str(wish.games), choices="1, 2, 3 …")
    check_places(wish.plot, wish.json)
    if wish.plot is not None:
        can_draw(wish.plot)
    bot = wish.bot or ("thumb" if "thumb" in known(game.name) else usual(game.name))
    if bot not in known(game.name):
        raise BadOption("unknown-bot", bot=bot, game=game.name, choices=", ".join(known(game.name)))
    varied = _varied(game, wish)
    made = plans(game.name, game.players, game.options, varied, bot, wish.games, wish.seed)
    for plan in made.values():
        plan.make()  # a combination that can't be is refused before anything is played
    books = {name: book_of(plan) for name, plan in made.items()}
    for book in books.values():
        if wish.fresh:
            book.forget()
        book.read()  # what is wrong with a file should be said before anything is played
    played, stopped = _play(words, made, books, place_of(wish.place, wish.workers))
    findings = [study(_called(name, len(outcomes), wish.games), outcomes) for name, outcomes in played.items()]
    teller = Deeds(words, game)
    findings = [teller.spoken(one) for one in findings]
    called = words.say(f"{game.name}-name")
    title = words.say("lab-title", game=called, players=game.players, games=wish.games, bot=bot)
    if findings:
        _show(words, title, findings)
    if wish.plot is not None and findings:
        keys = ("rounds", "margin", "seats", "deeds")
        draw(wish.plot, title, {key: words.say(f"lab-{key}") for key in keys}, findings)
        console().print(Text(words.say("lab-plot", path=str(wish.plot))), soft_wrap=True)
    if wish.json is not None:
        save_json(wish.json, {"game": game.name, "players": game.players, "bot": bot, "seed": wish.seed,
                              "variants": [asdict(one) for one in findings]})  # fmt: skip
    if stopped:
        console().print(Text(words.say("arena-stopped", path=str(folder()))), soft_wrap=True)


def _called(variant: str, played: int, wanted: int) -> str:
    """A variant that was stopped says of how many games it tells."""
    return variant if played == wanted else f"{variant or OURS} ({played})"


def folder() -> Path:
    """Where the games are kept, so that the same command goes on after whatever has stopped it."""
    return data_folder() / "lab"


def book_of(plan: Plan) -> Book:
    return Book(folder() / f"{plan.game}-{plan.digest()}.jsonl", plan, moves=False)


def _play(
    words: Words, made: dict[str, Plan], books: dict[str, Book], place: Place
) -> tuple[dict[str, list[Outcome]], bool]:
    """The games of every variant, and whether somebody stopped them: then those that are there."""
    # Told to end, it shows what there is, as with Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return {name: watched(words, plan, place, books[name], deeds=True) for name, plan in made.items()}, False
    except KeyboardInterrupt:
        found = {
            name: [one for number, one in sorted(books[name].read().items()) if number < plan.games]
            for name, plan in made.items()
        }
        return {name: outcomes for name, outcomes in found.items() if outcomes}, True


def _varied(game: Game, wish: Wish) -> dict[str, dict[str, Value]]:
    """The options that are varied, with the values they take by what these are called."""
    options = {option.name: option for option in game.choices}
    found: dict[str, dict[str, Value]] = {}
    texts = [*wish.vary, *([f"{CARDS}={wish.cards}"] if wish.cards is not None else [])]
    for text in texts:
        name, equals, values = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption("option-form", text=text, example=f"{game.choices[0].name}=a,b")
        if name not in options:
            raise BadOption("unknown-option", game=game.name, option=name, choices=", ".join(options))
        option = options[name]
        found.setdefault(name, {OURS: option.default} if option.choices() == "FILE" else {})
        found[name].update({Path(value.strip()).name: typed(option, value) for value in values.split(",")})
    return found


class Deeds:
    """Calls what players have done what it is called in the reader's language."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game

    def spoken(self, finding: Finding) -> Finding:
        """The same with cards by their names, and without the rest where there are cards."""
        named = {one.name: self._card(one.name) for one in finding.deeds}
        deeds = [replace(one, name=named[one.name] or one.name) for one in finding.deeds]
        cards = [replace(one, name=named[one.name]) for one in finding.deeds if named[one.name]]
        return replace(finding, deeds=cards or deeds)

    def _card(self, deed: str) -> str:
        """The name of the card that it is about; "" if it is about none."""
        kind, _, card = deed.partition(" ")
        keys = [f"{self.game.name}-card-{one}" for one in (card, kind)]
        return next((self.words.say(key) for key in keys if self.words.has(key)), "")


def _show(words: Words, title: str, findings: list[Finding]) -> None:
    screen = console()
    table = Table(title=title, title_justify="left")
    for key in ("lab-variant", "lab-rounds", "lab-margin", "lab-seats"):
        table.add_column(words.say(key), justify="left" if key == "lab-variant" else "right")
    for one in findings:
        rounds = f"{one.rounds:g} ({one.shortest}–{one.longest})"
        seats = "\n".join(f"{share.name}: {_with_interval(share)}" for share in one.seats)
        table.add_row(one.variant or "–", rounds, _with_interval(one.margin), seats)
    screen.print(table)
    if not any(one.deeds for one in findings):
        return
    deeds = Table(title=words.say("lab-deeds"), title_justify="left")
    deeds.add_column("")
    for one in findings:
        deeds.add_column(one.variant or "–", justify="right")
    shares = [{share.name: share for share in one.deeds} for one in findings]
    for name in dict.fromkeys(name for one in shares for name in one):
        deeds.add_row(name, *(_with_interval(one[name]) if name in one else "" for one in shares))
    screen.print(deeds)


def _with_interval(share: Share) -> str:
    return f"{share.mean:.2f} ± {share.high - share.mean:.2f}"
