"""What a slice is: the base game or a module, with all that belongs to it.

The rules ask the slices that are played. Every method below that says "hook" is asked at one moment, and only of
those slices that have it: a game without modules pays nothing for them.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.errors import Refused
from ...core.options import Option
from .data import Data
from .fields import Field, Reader
from .layout import LEDGER, NOBODY
from .operations import Op

if TYPE_CHECKING:
    from .table import Table


class Slice:
    name: str = ""  # its folder, its data file and its option
    clause: str = ""  # which says that it is an option
    fields: tuple[Field, ...] = ()
    kinds: tuple[str, ...] = ()  # of actions that players take in games with it alone
    events: tuple[str, ...] = ()  # that it tells, as the contract lists them
    refusals: tuple[str, ...] = ()
    lays_coins: bool = False  # on Romans
    draft_ask: str = (
        ""  # what is asked in the draft if this alone adds something to the two Romans; "" if it does not
    )

    def options(self) -> tuple[Option, ...]:
        return (Option(self.name, self.clause),)

    def operations(self) -> list[Op]:
        return []

    # -- data and positions -------------------------------------------------------------------------------

    def read_data(self, data: Data) -> None:
        """Its rows, into the numbers that it has declared."""

    def begin(self, t: "Table") -> None:
        """Fill its cells before anything is dealt, as far as that depends on the game."""

    def check(self, t: "Table", reader: Reader) -> None:
        """Raise BadPosition if what was read does not fit together."""

    def view(self, t: "Table", shown: dict[str, object]) -> None:
        """Add what a player could work out on the spot."""

    def view_keys(self) -> tuple[str, ...]:
        """The names of what `view` adds: not read back."""
        return ()

    def refusal(self, t: "Table", action: i64) -> Refused | None:
        """Why an action is not legal now, while a turn waits; None if that is not for this slice to say."""
        return None

    def refuse_aside(self, t: "Table", action: i64) -> Refused | None:
        """Why one of those actions is not legal now that may be taken beside any question; None for others."""
        return None

    def refuse_seat(self, t: "Table", player: i64, seat: i64, roman: i64) -> Refused | None:
        """Why this slice does not let him sit there; None if it does."""
        return None

    def scores(self, t: "Table") -> list[int] | None:
        """What counts at the end, if this slice says so."""
        return None

    def winners(self, t: "Table") -> list[int] | None:
        """Who has won when the game is over, if this slice says so."""
        return None

    # -- hooks: the set-up --------------------------------------------------------------------------------

    def show_draft(self, t: "Table") -> None:
        """Lay out its things for the draft, one for each player (hook: it takes part in the draft)."""

    def list_draft(self, t: "Table", player: i64, out: vec[i64], count: i64) -> i64:
        """Write what a player may take behind the options he has; how many there are then."""
        return count

    def take_draft(self, t: "Table", player: i64, action: i64) -> bool:
        """Give him what he takes; whether it is one of these things."""
        return False

    def has_drafted(self, t: "Table", player: i64) -> bool:
        return False

    def on_draft(self, t: "Table") -> i64:
        """How many of its things lie there to be taken."""
        return 0

    def draft_operation(self) -> i64:
        """Which operation lays them out."""
        return NOBODY

    def end_draft(self, t: "Table") -> None:
        """Hook: everybody has taken all."""

    def is_drafted(self, t: "Table") -> bool:
        """For reading: whether everybody has taken all."""
        return True

    def set_up(self, t: "Table") -> None:
        """Hook: put on the stack what is dealt when everybody has a hand."""

    def set_up_operation(self) -> i64:
        """Which operation deals it."""
        return NOBODY

    def dealt(self, t: "Table") -> i64:
        """For reading: how much of it has been dealt …"""
        return 0

    def to_deal(self, t: "Table") -> i64:
        """… and how much is dealt in all."""
        return 0

    def ready(self, t: "Table") -> None:
        """Hook: the first turn begins."""

    # -- hooks: where a Roman may sit ---------------------------------------------------------------------

    def accepts(self, t: "Table", player: i64, seat: i64, roman: i64) -> bool:
        """Hook: whether he is content with this latrine and this seat."""
        return True

    def joins(self, t: "Table", player: i64, seat: i64, roman: i64) -> bool:
        """Hook: whether he may join the lone Roman on a seat although neither is printed so."""
        return False

    def shares(self, t: "Table", player: i64, seat: i64, roman: i64) -> bool:
        """For reading: whether he can have come to sit there as the second man."""
        return False

    def divides(self, t: "Table", player: i64, seat: i64) -> bool:
        """Hook: whether something stands between a seat and the next one to the right."""
        return False

    def sheltered(self, t: "Table", player: i64) -> bool:
        """Hook: whether no action card touches his latrine."""
        return False

    # -- hooks: sitting down and leaving ------------------------------------------------------------------

    def turns(self, t: "Table", player: i64, seat: i64, roman: i64, turns: i64) -> i64:
        """Hook: the markers of one newly placed, where so many were due so far."""
        return turns

    def sits_down(self, t: "Table", player: i64, seat: i64, roman: i64) -> None:
        """Hook: before he is put on a seat that is not free."""

    def placed(self, t: "Table", player: i64, seat: i64, roman: i64) -> None:
        """Hook: one newly placed sits there."""

    def laid(self, t: "Table", player: i64, count: i64) -> None:
        """Hook: a player has put so many markers on Romans."""

    def enters(self, t: "Table", player: i64, roman: i64) -> None:
        """Hook: put on the stack what he brings about as he enters."""

    def brings_about(self, t: "Table", roman: i64) -> bool:
        """Hook: whether his leaving brings something about, so that its order matters."""
        return False

    def left(self, t: "Table", player: i64, roman: i64) -> None:
        """Hook: he has left and was not removed. What is put on the stack last happens first."""

    def bargains(self, t: "Table", player: i64, roman: i64, amount: i64, worth: i64) -> bool:
        """Hook: whether it is asked first what comes of his pay; then the answer collects it."""
        return False

    def vacated(self, t: "Table", player: i64, seat: i64) -> None:
        """Hook: somebody has gone from a seat, in whosever turn and for whatever reason."""

    def counts(self, t: "Table", player: i64, what: i64, amount: i64) -> None:
        """Hook: something has happened that tasks may ask for."""

    # -- hooks: the turn ----------------------------------------------------------------------------------

    def due(self, t: "Table") -> bool:
        """Hook: put on the stack what must come before anybody is asked; whether there is something."""
        return False

    def list_turn(self, t: "Table", step: i64, out: vec[i64], count: i64) -> i64:
        """Hook: write what else the active player may do behind his options; how many there are then."""
        return count

    def take_turn(self, t: "Table", action: i64) -> bool:
        """Hook: do it; whether it is one of these."""
        return False

    def must_send(self, t: "Table", player: i64) -> bool:
        """Hook: whether the front Roman must go on to the next queue before a seat is filled."""
        return False

    def may_place(self, t: "Table", player: i64) -> bool:
        """Hook: whether somebody else than the front Roman could be placed."""
        return False

    def may_act(self, t: "Table", player: i64) -> bool:
        """Hook: whether he could do something besides filling seats and playing cards."""
        return False

    def ends_turn(self, t: "Table") -> bool:
        """Hook: put on the stack what comes at the end of a turn; whether there is something."""
        return False

    def turn_over(self, t: "Table") -> None:
        """Hook: a turn is over; forget what belongs to it."""

    def turn_begins(self, t: "Table") -> None:
        """Hook: another player's turn has begun."""

    def first_beside(self) -> int:
        """The lowest of its actions that may be taken beside any question."""
        return LEDGER.actions

    def list_beside(self, t: "Table", out: vec[i64], count: i64) -> i64:
        """Hook: write what may be chosen beside any question, behind its answers; how many there are then."""
        return count

    def take_beside(self, t: "Table", action: i64) -> bool:
        """Hook: do it; whether it is one of these."""
        return False


def _with(slices: list[Slice], hook: str) -> vec[Slice]:
    """Those that have a hook."""
    return vec[Slice]([one for one in slices if hook in type(one).__dict__])


@final
class Ruleset:
    """The rules of one game, settled: options, numbers of the data, and which slices are asked at which moment."""

    def __init__(self, slices: list[Slice], data: Data, edition: int, target: int) -> None:
        self.slices = slices
        self.numbers = vec[i64](data.numbers)
        self.names = data.names  # of the Romans
        self.edition: i64 = edition
        self.stake: i64 = target  # what wins (P2), or would if a module did not say otherwise
        self.target: i64 = target  # what wins; 0 if no sum does
        self.finish_round: i64 = 0
        self.draft: i64 = 0  # 1 if the two Romans are chosen, by option or because there is more to choose
        self.famous: i64 = 0  # how many famous Romans are mixed in (M1.1)
        self.copies: list[int] = []  # of each action card
        self.coins = any(one.lays_coins for one in slices)  # whether there are any on Romans
        self.drafting = _with(slices, "show_draft")
        self.end_draft = _with(slices, "end_draft")
        self.set_up = _with(slices, "set_up")
        self.ready = _with(slices, "ready")
        self.accepts = _with(slices, "accepts")
        self.joins = _with(slices, "joins")
        self.shares = _with(slices, "shares")
        self.divides = _with(slices, "divides")
        self.sheltered = _with(slices, "sheltered")
        self.turns = _with(slices, "turns")
        self.sits_down = _with(slices, "sits_down")
        self.placed = _with(slices, "placed")
        self.laid = _with(slices, "laid")
        self.enters = _with(slices, "enters")
        self.brings_about = _with(slices, "brings_about")
        self.left = _with(slices[::-1], "left")
        self.bargains = _with(slices, "bargains")
        self.vacated = _with(slices, "vacated")
        self.counts = _with(slices, "counts")
        self.due = _with(slices, "due")
        self.list_turn = _with(slices, "list_turn")
        self.take_turn = _with(slices, "take_turn")
        self.must_send = _with(slices, "must_send")
        self.may_place = _with(slices, "may_place")
        self.may_act = _with(slices, "may_act")
        self.ends_turn = _with(slices, "ends_turn")
        self.turn_over = _with(slices, "turn_over")
        self.turn_begins = _with(slices, "turn_begins")
        self.beside = _with(slices, "list_beside")
        self.first_beside: i64 = min(one.first_beside() for one in slices)

    def plays(self, name: str) -> bool:
        """Whether this slice is played."""
        return any(one.name == name for one in self.slices)
