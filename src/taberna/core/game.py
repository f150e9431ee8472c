"""The contract between a game and everything else.

This is the one long, heavily commented file; the games themselves are lightly commented. Read it
once and you can use, or write, any game here.

A **Game** is a set of rules with its options settled: how many sit at the table, which variants
are on. It never changes. A **State** is one position of such a game. It changes only by `apply`.

    game = taberna.game("alea", players=3)
    state = game.start()
    while not state.over:
        if state.turn == CHANCE:
            state.apply(state.pick(rng))
        else:
            state.apply(some_choice(state.view(state.turn), state.options()))
    print(state.scores(), state.winners())

Five decisions shape it.

1. *A game is its record*: options, then every move and every chance outcome in order. The same
   actions always give the same position.
2. *Chance is a seat.* A state holds no random generator and no unknown order. When a die falls or
   a card is turned, `turn` is CHANCE and the outcome is an action like any other, drawn by whoever
   runs the game. So a position can't give away the future, and search can try other futures.
3. *Actions are ints* in one fixed table per game, each with a structure and a short text.
4. *One list of legal options* for people, bots, tests and adapters: `options()`.
5. *Secrets are filtered once*, in `view`. Bots are given views, never states.

Two layers. The upper one (`options`, `apply`, `chance`, `view` …) checks and makes Python objects:
people, servers and tests use it. The lower one (`fill`, `do`, `pick`, `weight`, `clone`) trusts its
caller and allocates little: playouts and search use it, compiled, through virtual calls. A game
writes the lower one; the upper one is written here, once.

Games may be compiled by mypyc together with this file, or be plain Python classes of somebody
else's: both work.
"""

import hashlib
import json
from abc import ABCMeta, abstractmethod
from typing import ClassVar, Final, NewType, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .buffer import LISTED
from .chance import Rng
from .codec import Actions
from .errors import BadOption, Refused
from .events import Event
from .options import Option, Value, settle

CHANCE: Final = -1
"""The seat that dice and piles sit on."""

OVER: Final = -2
"""What `turn` says when nobody is asked any more."""

# Both are JSON: dicts, lists, strings, whole numbers, booleans, None. They are told apart by type so
# that a bot can't be handed a position by mistake.
Position = NewType("Position", dict[str, object])
View = NewType("View", dict[str, object])


class Decision:
    """Who is asked, what for, and what may be answered.

    `ask` names the question: its sentence is `<game>-ask-<ask>` in locales/, filled with `facts`.
    """

    def __init__(self, seat: int, ask: str, facts: dict[str, object], options: list[int]) -> None:
        self.seat = seat
        self.ask = ask
        self.facts = facts
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """Rules with settled options. Subclasses set the class attributes and write the four methods.

    Games are cheap to make and never change; a state keeps a reference to its game.
    """

    # The name by which the game is asked for, and the first part of all its keys in locales/.
    name: ClassVar[str] = ""
    # Goes up when a rule changes so that older records may not replay any more.
    rules: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 6
    choices: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[Actions] = Actions()
    # The ways a game can end, the questions it asks and the events it tells. Words and golden games
    # are checked against these lists.
    endings: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()
    refusals: ClassVar[tuple[str, ...]] = ()
    # Whether some seat knows what another does not. The contract test then insists that imagined
    # positions really differ; else, that the views of all seats are the same but for their "seat".
    hidden: ClassVar[bool] = False

    def __init__(self, players: int = 2, data: object = None, **options: object) -> None:
        if (
            isinstance(players, bool)
            or not isinstance(players, int)
            or not self.min_players <= players <= self.max_players
        ):
            choices = f"{self.min_players}–{self.max_players}"
            raise BadOption("bad-option", option="players", value=str(players), choices=choices)
        self.players = players
        # The numbers and names it is played with, as JSON: those that are shipped, or those that a table or a
        # record was begun with. `{}` where all of it is code.
        self.data: dict[str, object] = self.shipped_data() if data is None else self.checked_data(data)
        self.options: dict[str, Value] = settle(self.name, self.choices, options)
        LISTED.make_room(len(self.actions.texts))

    # -- what a game writes ---------------------------------------------------------------------

    @abstractmethod
    def start(self) -> "State":
        """The first position. If the set-up is random, CHANCE is asked first."""

    @abstractmethod
    def position(self, position: object) -> "State":
        """The state with this position; BadPosition with what is wrong if there can be none.

        Takes whatever JSON somebody wrote; anything but an object is refused too.

        Fields that have an obvious default may be left out, so that people can write positions by
        hand. `game.position(s.position())` equals `s` in every respect.
        """

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> "State":
        """A full position that fits a view: what the seat can't know is dealt at random.

        This is the only door for bots: they see the table as their seat does and imagine the rest.
        The weight of each possible position should be its true one, given the view alone.
        """

    # -- what every game has --------------------------------------------------------------------

    @classmethod
    def shipped_data(cls) -> dict[str, object]:
        """The numbers and names of the rules that are data, as they are shipped today; JSON.

        Whatever is in here may change from one release to the next without a new number of the rules: games
        that were begun before go on with what they were begun with. Games that have data check what they are
        given as `data` and raise BadOption("data-unknown", …) for what their code does not know.
        """
        return {}

    def checked_data(self, data: object) -> dict[str, object]:
        """The data that somebody gives, if the game can be played with them; else BadOption says why not."""
        if not isinstance(data, dict):
            raise BadOption("data-unknown", game=self.name, field="data", name=str(data)[:40])
        return data

    def digest(self) -> str:
        """A short name of its data: the same data, the same name."""
        text = json.dumps(self.data, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def longest(self) -> tuple[int, int] | None:
        """The most choices that a game can have, and the most outcomes of chance; None if nothing bounds it."""
        return None

    def text(self, action: int) -> str:
        """The short text of an action, the same in every language: "write 16 row 2"."""
        return self.actions.text(action)

    def structure(self, action: int) -> dict[str, str]:
        """The action as named parts, for programs and for the sentence that describes it."""
        return self.actions.structure(action)

    def action(self, text: str) -> int:
        """The action that has this text."""
        return self.actions.action(text)

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game with the same options and data."""
        return (
            isinstance(other, Game)
            and type(self) is type(other)
            and self.players == other.players
            and self.options == other.options
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.name, self.players))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        data = None if self.data == self.shipped_data() else self.data
        return _settled, (type(self), self.players, data, self.options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f'taberna.game("{self.name}", players={self.players}{options})'


def _settled(kind: type[Game], players: int, data: object, options: dict[str, object]) -> Game:
    return kind(players, data, **options)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One position of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        # The seat that must choose (0, 1, …), or CHANCE, or OVER. Kept by `do`.
        self.turn: i64 = 0
        # Where events are written when somebody listens; None while nobody does, as in search.
        self.log: list[Event] | None = None

    # -- the lower layer: what a game writes ------------------------------------------------------
    # No checks. Callers promise what the comments ask for.

    @abstractmethod
    def fill(self, out: vec[i64]) -> i64:
        """Write the legal actions (or the outcomes, if CHANCE is asked), ascending, into `out`; say
        how many. `out` has room for the whole action table. Changes nothing. Not called when over."""

    @abstractmethod
    def do(self, action: i64) -> None:
        """Play an action that `fill` lists. Advances to the next decision; sets `turn`."""

    @abstractmethod
    def clone(self) -> "State":
        """A state that equals this one and shares nothing that changes. Nobody listens to it."""

    def become(self, other: "State") -> "State":
        """A clone of another state of the same game, in the memory of this one, which is no longer needed.

        Games may write one that does so: where thousands of games begin anew all the time, states then stay where
        they are and lie beside each other.
        """
        return other.clone()

    def weight(self, action: i64) -> i64:
        """How likely this outcome is, relative to the others, when CHANCE is asked: above 0."""
        return 1

    def pick(self, rng: Rng) -> i64:
        """A legal action, all equally likely; or an outcome by its weight if CHANCE is asked.

        Games may write a quicker one that does not list the options first.
        """
        out = LISTED.cells
        count = self.fill(out)
        if self.turn != CHANCE:
            return out[rng.below(count)]
        total: i64 = 0
        k: i64 = 0
        while k < count:
            total += self.weight(out[k])
            k += 1
        left: i64 = rng.below(total)
        k = 0
        while left >= self.weight(out[k]):
            left -= self.weight(out[k])
            k += 1
        return out[k]

    def playout(self, rng: Rng) -> i64:
        """Play on at random to the end; the number of actions, chance outcomes included."""
        count: i64 = 0
        while self.turn != OVER:
            self.do(self.pick(rng))
            count += 1
        return count

    def redeal(self, seat: i64, rng: Rng) -> None:  # noqa: B027 (nothing to do is the usual case)
        """Deal anew, in place, what this seat can't know; search does so before every iteration.

        Games in which everything lies open have nothing to do here.
        """

    # -- what a game writes for the upper layer ---------------------------------------------------

    @abstractmethod
    def position(self) -> Position:
        """The whole position. Only tests, stores and the table's own process may look at it."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that this seat may know of the position; None is a spectator.

        What is drawn on a page or a terminal is drawn from this alone, so it also holds what a
        player could work out on the spot, such as the numbers that the dice make.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat now; final once the game is over."""

    def winners(self) -> list[int]:
        """The seats that have won: one, or several that share the win. Empty until the game is over.

        Here those with the highest score; a game in which others win writes its own.
        """
        if self.turn != OVER:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    @abstractmethod
    def ending(self) -> str:
        """Why the game is over, one of `game.endings`; "" before that."""

    @abstractmethod
    def ask(self) -> tuple[str, dict[str, object]]:
        """What the seat in `turn` is asked, one of `game.asks`, and the facts for the sentence."""

    def refusal(self, action: int) -> Refused:
        """Why this action is not legal here. Games name the clause that forbids it."""
        return Refused("not-an-option", text=self.game.actions.texts[action])

    def meant(self, action: int) -> int:
        """The option that somebody means who types this action. Games in which a part may be left out write their
        own; what is no option is refused as it was typed."""
        return action

    def preview(self, action: int) -> list[dict[str, object]]:
        """What an option is sure to bring, for those who point at it: facts of the game's own."""
        return []

    # -- the upper layer --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def options(self) -> list[int]:
        """The legal actions, ascending; the possible outcomes if CHANCE is asked; none when over."""
        if self.turn == OVER:
            return []
        out = LISTED.cells
        count = self.fill(out)
        ready = self.game.actions.numbers
        options: list[object] = []
        k: i64 = 0
        while k < count:
            options.append(ready[out[k]])
            k += 1
        return cast(list[int], options)

    def allows(self, action: i64) -> bool:
        """Whether this is one of the options."""
        if self.turn == OVER:
            return False
        out = LISTED.cells
        k: i64 = self.fill(out)
        while k > 0:
            k -= 1
            if out[k] == action:
                return True
        return False

    def chance(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights, if CHANCE is asked; else nothing."""
        if self.turn != CHANCE:
            return []
        return [(action, self.weight(action)) for action in self.options()]

    def decision(self) -> Decision:
        """What is asked now. Not to be called when the game is over."""
        if self.turn == OVER:
            raise Refused("game-over")
        if self.turn == CHANCE:
            return Decision(CHANCE, "chance", {}, self.options())
        ask, facts = self.ask()
        return Decision(self.turn, ask, facts, self.options())

    def apply(self, action: int) -> None:
        """Play an action, or raise Refused and change nothing."""
        if self.turn == OVER:
            raise Refused("game-over")
        self.game.actions.check(action)
        if not self.allows(action):
            raise self.refusal(action)
        self.do(action)

    # -- telling ------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Keep events from now on; `heard` takes them out."""
        self.log = []

    def heard(self) -> list[Event]:
        """The events since the last call."""
        log = self.log
        if log is None:
            return []
        self.log = []
        return log

    # -- keeping ------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game, whoever listens."""
        return isinstance(other, State) and self.game == other.game and self.position() == other.position()

    def __hash__(self) -> int:
        return hash(json.dumps(self.position(), sort_keys=True))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _stood, (self.game, self.position())

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.position()}>"


def _stood(game: Game, position: object) -> State:
    return game.position(position)
