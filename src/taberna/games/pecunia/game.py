"""Pecunia non olet as a game: its options, its data, its start and its positions."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.codec import Actions
from ...core.errors import BadOption
from ...core.frames import no_frames
from ...core.game import CHANCE, Game, View
from ...core.options import Number, Option
from . import positions
from .base import cards, deck
from .base.pieces import CLASS, ENDINGS, PAY, SETUP, TURNS
from .data import Data, unknown
from .layout import LEDGER
from .people import CLASSES, ROMAN_BY_ID, ROMANS
from .slicing import Ruleset, Slice
from .state import ACTIONS, ALL, OPS, PecuniaState

_MODULES: Final = sorted(ALL[1:], key=lambda one: one.clause)


def target_for(players: int, modules: int) -> int:
    """What wins, if nothing else is agreed (P2)."""
    more = 5 * modules
    if players <= 3:
        return more + (30 if players == 2 else 25)
    return more + 20


def _distinct(names: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def parse(given: dict[str, object]) -> Data:
    """The numbers of the data, all of them checked; BadOption if this version does not know something."""
    known = ["romans", "cards", *(one.name for one in ALL[1:])]
    for field in given:
        if field not in known:
            raise unknown("data", field)
    data = Data(given, int(ROMANS))
    for one in ALL:
        one.read_data(data)
    return data


SHIPPED: Final = parse(deck.SHIPPED)


@final
class Pecunia(Game):
    name: ClassVar[str] = "pecunia"
    rules: ClassVar[int] = 2
    choices: ClassVar[tuple[Option, ...]] = (
        Number("edition", "P1", default=2, low=1, high=2, samples=(1,)),
        Option("advanced", "P4"),
        *(option for one in _MODULES for option in one.options()),
        Option("draft", "P6"),
        Number("target", "P2", default=0, low=0, high=200, samples=(8,)),
        Option("finish_round", "P21"),
        deck.Romans("cards", "P3", default=(), samples=(deck.EXAMPLE,)),
    )
    actions: ClassVar[Actions] = ACTIONS
    endings: ClassVar[tuple[str, ...]] = tuple(ENDINGS[1:])
    asks: ClassVar[tuple[str, ...]] = _distinct([ask for op in OPS for ask in op.asks])
    events: ClassVar[tuple[str, ...]] = _distinct([event for one in ALL for event in one.events])
    refusals: ClassVar[tuple[str, ...]] = tuple(refusal for one in ALL for refusal in one.refusals)
    hidden: ClassVar[bool] = True

    def __init__(self, players: int = 2, data: object = None, **options: object) -> None:
        super().__init__(players, data, **options)
        played: list[Slice] = [ALL[0], *(one for one in ALL[1:] if self.options[one.name])]
        edition, advanced = self.number("edition"), bool(self.options["advanced"])
        for option in ["advanced", *(one.name for one in _MODULES)]:
            if edition == 1 and self.options[option]:
                raise BadOption("pecunia-needs-edition-2", "P1", option=option)
        numbers = self._numbers()
        target = self.number("target") or target_for(self.players, len(played) - 1)
        self.ruleset = Ruleset(played, numbers, edition, target)
        if self.options["ladders"]:
            self.ruleset.target = 0  # the game is won otherwise (P19)
        self.ruleset.finish_round = bool(self.options["finish_round"])
        drafting = len(self.ruleset.drafting) > 0
        self.ruleset.draft = drafting or bool(self.options["draft"])
        in_box = sum(1 for name in numbers.names[len(deck.EXAMPLE) :] if name)
        self.ruleset.famous = min(self.number("famous"), in_box)
        self.copies = deck.copies(numbers, edition, advanced)
        self.ruleset.copies = self.copies
        self.fresh = self._begin()

    @classmethod
    def shipped_data(cls) -> dict[str, object]:
        return deck.SHIPPED

    def _numbers(self) -> Data:
        """The numbers of its data; an owner's own Romans go before those."""
        own = self.options["cards"]
        if isinstance(own, tuple) and own:
            return parse({**self.data, "romans": deck.read_romans(own)})
        return SHIPPED if self.data == deck.SHIPPED else parse(self.data)

    def structure(self, action: int) -> dict[str, str]:
        """Romans come with what is printed on them, so that a sentence can say it."""
        parts = super().structure(action)
        if "roman" in parts:
            rules, roman = self.ruleset, ROMAN_BY_ID[parts["roman"]]
            parts["name"] = rules.names[roman]
            parts["class"] = CLASSES[rules.numbers[CLASS + roman]]
            parts["turns"] = str(rules.numbers[TURNS + roman])
            parts["pay"] = str(rules.numbers[PAY + roman])
        for piece in ("upgrade", "event", "ladder", "god"):
            if piece in parts:
                parts["card"] = parts[piece]
        return parts

    def start(self) -> PecuniaState:
        state = self.empty()
        state.frames.push(SETUP, 0)
        state.turn = CHANCE
        return state

    def _begin(self) -> vec[i64]:
        state = PecuniaState(self, self.ruleset, vec[i64](LEDGER.start), no_frames())
        for one in self.ruleset.slices:
            one.begin(state)
        return state.cells

    def empty(self) -> PecuniaState:
        """Nothing is dealt yet."""
        return PecuniaState(self, self.ruleset, self.fresh[:], no_frames())

    def position(self, position: object) -> PecuniaState:
        return positions.read(position, self.empty())

    def imagine(self, view: View, rng: Rng) -> PecuniaState:
        # Only hands are hidden: deal the unseen cards to those the seat does not see.
        return self.position(cards.dealt(view, self.copies, rng))
