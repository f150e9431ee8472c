"""Pecunia non olet as a game: its options, its start, its positions."""

from typing import ClassVar, Final, final

from ...core.chance import Rng
from ...core.codec import Actions
from ...core.errors import BadOption
from ...core.frames import no_frames
from ...core.game import CHANCE, Game, View
from ...core.options import Count, Number, Option
from . import actions as a
from . import cards as c
from .ops import SETUP
from .people import CLASS, CLASSES, FAMOUS, ROMAN_BY_ID
from .reading import Reader, dealt
from .state import OPS, PecuniaState
from .table import ENDINGS

# The modules, and all that edition 1 does not have.
MODULES: Final = ("famous", "upgrades", "events", "ladders", "gods")
LATER: Final = ("advanced", *MODULES)


def target_for(players: int, modules: int) -> int:
    """What wins, if nothing else is agreed (P2)."""
    more = 5 * modules
    if players <= 3:
        return more + (30 if players == 2 else 25)
    return more + 20


def all_asks() -> tuple[str, ...]:
    found: list[str] = []
    for op in OPS:
        found.extend(ask for ask in op.asks if ask not in found)
    return tuple(found)


@final
class Pecunia(Game):
    name: ClassVar[str] = "pecunia"
    choices: ClassVar[tuple[Option, ...]] = (
        Number("edition", "P1", default=2, low=1, high=2, samples=(1,)),
        Option("advanced", "P4"),
        Count("famous", "M1.1", high=FAMOUS, samples=(5, FAMOUS)),
        Option("upgrades", "M2.1"),
        Option("events", "M3.1"),
        Option("ladders", "M4.1"),
        Option("gods", "M5.1"),
        Option("draft", "P6"),
        Number("target", "P2", default=0, low=0, high=200, samples=(8,)),
        Option("finish_round", "P21"),
        c.Romans("cards", "P3", default=(), samples=(c.EXAMPLE,)),
    )
    actions: ClassVar[Actions] = a.ACTIONS
    endings: ClassVar[tuple[str, ...]] = tuple(ENDINGS[1:])
    asks: ClassVar[tuple[str, ...]] = all_asks()
    events: ClassVar[tuple[str, ...]] = (
        "first",
        "turn",
        "queue",
        "reveals",
        "shuffles",
        "sits",
        "leaves",
        "slips-out",
        "removed",
        "dismissed",
        "to-front",
        "to-end",
        "exchange",
        "slower",
        "quicker",
        "cleaning",
        "villa",
        "villa-goes",
        "rich",
        "pays",
        "earns",
        "coins",
        "offers",
        "builds",
        "opens",
        "supplies",
        "happens",
        "replaces",
        "career",
        "climbs",
        "prays",
        "favours",
        "gains",
        "discards",
        "gives",
        "plays",
        "draws",
        "last-round",
        "ends",
    )
    refusals: ClassVar[tuple[str, ...]] = (
        "pecunia-no-target",
        "pecunia-first-answer",
        "pecunia-must-sit",
        "pecunia-must-send",
        "pecunia-only-seat",
        "pecunia-shuns",
        "pecunia-not-called",
        "pecunia-not-preferred",
        "pecunia-no-favour",
        "pecunia-favour-new",
        "pecunia-prayed",
        "pecunia-god-idle",
        "pecunia-sheltered",
        "pecunia-not-now",
        "pecunia-queue-empty",
        "pecunia-no-villa",
        "pecunia-seat-taken",
        "pecunia-quarrel",
        "pecunia-not-held",
        "pecunia-changes-nothing",
        "pecunia-climbed",
        "pecunia-no-climb",
        "pecunia-too-poor",
        "pecunia-task-open",
    )
    hidden: ClassVar[bool] = True

    def __init__(self, players: int = 2, data: object = None, **options: object) -> None:
        super().__init__(players, data, **options)
        for option in LATER:
            if self.options["edition"] == 1 and self.options[option]:
                raise BadOption("pecunia-needs-edition-2", "P1", option=option)
        own = self.options["cards"]
        self.deck = c.read_romans(own) if isinstance(own, tuple) and own else c.SHIPPED
        edition, advanced = self.number("edition"), bool(self.options["advanced"])
        self.copies = [kind.copies_in(edition, advanced) for kind in c.CARDS]

    def structure(self, action: int) -> dict[str, str]:
        """Romans come with what is printed on them, so that a sentence can say it."""
        parts = super().structure(action)
        if "roman" in parts:
            roman = ROMAN_BY_ID[parts["roman"]]
            parts["name"] = self.deck.names[roman]
            parts["class"] = CLASSES[CLASS[roman]]
            parts["turns"] = str(self.deck.turns[roman])
            parts["pay"] = str(self.deck.pay[roman])
        if "upgrade" in parts:
            parts["card"] = parts["upgrade"]
        for piece in ("event", "ladder", "god"):
            if piece in parts:
                parts["card"] = parts[piece]
        return parts

    def start(self) -> PecuniaState:
        state = self.empty()
        state.frames.push(SETUP, 0)
        state.turn = CHANCE
        return state

    def empty(self) -> PecuniaState:
        """Nothing is dealt yet."""
        state = PecuniaState(self, None, self.deck, no_frames())
        state.edition = self.number("edition")
        modules = sum(1 for module in MODULES if self.options[module])
        state.target = self.number("target") or target_for(self.players, modules)
        state.famous = self.number("famous")
        state.upgrades = bool(self.options["upgrades"])
        state.events = bool(self.options["events"])
        state.ladders = bool(self.options["ladders"])
        if state.ladders:
            state.target = 0  # it does not apply (P19)
        state.gods = bool(self.options["gods"])
        state.finish_round = bool(self.options["finish_round"])
        state.draft = bool(self.options["draft"])
        for kind, copies in enumerate(self.copies):
            state.cards[kind] = copies
        return state

    def position(self, position: object) -> PecuniaState:
        return Reader(position).read(self.empty())

    def imagine(self, view: View, rng: Rng) -> PecuniaState:
        # Only hands are hidden: deal the unseen cards to those the seat does not see.
        return self.position(dealt(view, self.copies, rng))
