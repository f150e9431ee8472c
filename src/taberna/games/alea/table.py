"""What lies on the table of Alea Romana: columns, cards and dice, and what they allow (A4–A10, A21)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.game import Game, State
from . import dice as d
from . import numbers as n
from .cards import can_double

# The options as bits.
ORDER_COUNTS: Final = 1
HANDFULS: Final = 2
ANY_TIME: Final = 4


class Table(State):
    """The part of a state that is looked at; what is done to it is in state.py."""

    def __init__(
        self, game: Game, flags: i64, patience: i64, columns: vec[i64], cards: vec[i64], seat: i64 = 0
    ) -> None:
        self.flags = flags
        self.patience = patience
        self.columns = columns
        self.cards = cards
        self.seat = seat
        self.open: i64 = n.ALL_NUMBERS  # the numbers that fit into the seat's column
        self.round: i64 = 1
        self.dice: i64 = 0
        self.counts: i64 = 0  # how many of each symbol lie there, as an index of the tables of numbers
        self.lying: i64 = 0
        self.joined: i64 = 0  # see dice.py; 0 unless order_counts
        self.aside: i64 = 0
        self.rolling: i64 = 0  # dice in the air
        self.together: i64 = 0  # 1 if the next die to fall belongs to the throw of the one before
        self.twice: i64 = 0
        self.blocked: i64 = 0  # 1 if the seat's column can take no number any more (A21)
        self.closed: i64 = 0  # the seats found so, as a mask: a blocked column stays blocked
        self.bare: i64 = 0  # 1 if the turn began without a card (A19)
        self.ended: i64 = 0  # index of ENDINGS: this round is the last, or the game is over
        self.idle: i64 = 0  # rounds in a row in which nobody wrote or played a card (A21)
        self.stirred: i64 = 0  # 1 if somebody has in this round
        # Last, so that the compiler knows the fields above are set whenever they are read.
        super().__init__(game)
        self.turn = seat

    def unused(self) -> i64:
        return n.DICE - self.lying - self.aside - self.rolling

    def made(self) -> tuple[i64, i64]:
        """The numbers the dice make (A4–A6): with a single I added, and with it taken off."""
        added = n.ADDED[self.counts]
        taken = n.TAKEN[self.counts]
        if self.flags & ORDER_COUNTS and added and taken:
            forced = d.is_taken_off(self.dice, self.lying, self.joined)
            if forced > 0:
                added = 0
            elif forced < 0:
                taken = 0
        return added, taken

    def rows(self, number: i64) -> i64:
        """The rows in which the player may write this number now, as a mask."""
        if number == 0 or not (self.twice or (self.open >> number) & 1):
            return 0
        return n.rows_for(self.columns[self.seat], number, self.twice)

    def must_roll(self) -> bool:
        """Nothing lies there yet, or X X X X that one more die may save (A5)."""
        if self.lying == 0:
            return True
        return self.counts == n.FOUR_X and self.unused() > 0

    def failed(self) -> bool:
        """Whether the turn has failed as it stands (A10)."""
        if self.rolling or self.must_roll():
            return False
        added, taken = self.made()
        if not added and not taken:
            return True
        return self.unused() == 0 and not self.rows(added) and not self.rows(taken)

    def is_blocked(self, seat: i64) -> bool:
        """Whether this column can take no number any more, whatever the dice bring (A21)."""
        column = self.columns[seat]
        if n.open_numbers(column) & n.MAKEABLE:
            return False
        any_time = self.flags & ANY_TIME != 0
        if seat == self.seat:
            return not can_double(column, self.cards[seat], any_time, self.aside, self.twice)
        return not can_double(column, self.cards[seat], any_time)

    def close(self, seat: i64) -> bool:
        """The same, remembered: to look is slow."""
        bit: i64 = 1
        bit <<= seat
        if not self.closed & bit and self.is_blocked(seat):
            self.closed |= bit
        return self.closed & bit != 0

    def all_blocked(self) -> bool:
        """Whether nobody who still has a turn can write any more; in the last round that is not everybody."""
        seat: i64 = self.seat if self.ended else 0
        while seat < len(self.columns):
            if not self.close(seat):
                return False
            seat += 1
        return True
