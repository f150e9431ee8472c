"""Reads a position of Alea Romana that a person or a program wrote, and says what can't be."""

from mypy_extensions import i64

from ...core.errors import BadPosition
from ...core.fields import Fields, brief
from ...core.game import CHANCE, OVER
from . import actions as a
from . import numbers as n
from .state import BLOCKED, ENDINGS, PATIENCE, AleaState
from .table import ORDER_COUNTS

# What a view adds for the reader's convenience; it follows from the rest.
DERIVED = ("seat", "numbers", "unused", "failed", "blocked", "patience_left", "scores")


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"alea-position-{what}", "", **facts)


class Reader:
    def __init__(self, position: object) -> None:
        self.fields = Fields(position)

    def read(self, state: AleaState) -> AleaState:
        self._read_sheets(state)
        self._read_turn(state)
        self._read_dice(state)
        self._read_end(state)
        self.fields.no_others(DERIVED)
        return state

    def _read_sheets(self, state: AleaState) -> None:
        players = len(state.columns)
        for seat, rows in enumerate(self.fields.lists("columns", players)):
            state.columns[seat] = self._column(seat, rows)
        for seat, names in enumerate(self.fields.lists("cards", players, default=a.CARDS)):
            state.cards[seat] = self._hand(seat, names)
            self._check_pairs(seat, state)

    def _column(self, seat: int, rows: list[object]) -> int:
        if len(rows) != a.ROWS:
            raise bad("rows", seat=seat, rows=len(rows))
        column = 0
        before = 0
        for row, number in enumerate(rows):
            if number is None:
                continue
            if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 39 or number == 38:
                raise bad("number", seat=seat, row=row + 1, number=brief(number))
            if number < before:
                raise bad("falls", seat=seat, row=row + 1, number=number, before=before)
            column |= number << (6 * row)
            before = number
        return column

    def _hand(self, seat: int, names: list[object]) -> int:
        hand = 0
        for name in names:
            if name not in a.CARDS:
                raise bad("card", seat=seat, card=brief(name), choices=", ".join(a.CARDS))
            bit = 1 << a.CARDS.index(str(name))
            if hand & bit:
                raise bad("card-doubled", seat=seat, card=name)
            hand |= bit
        return hand

    def _check_pairs(self, seat: int, state: AleaState) -> None:
        """Equal numbers stand there only by a card that has been spent (A15, A16)."""
        column = state.columns[seat]
        written = [n.row_of(column, row) for row in range(a.ROWS)]
        pairs = 0
        for row in range(1, a.ROWS):
            if not written[row]:
                continue
            if written[row] in written[: row - 1]:
                raise bad("apart", seat=seat, number=written[row])
            pairs += written[row] == written[row - 1]
        if pairs > spent(state.cards[seat], a.CARD_TWICE):
            raise bad("equals", seat=seat)

    def _read_turn(self, state: AleaState) -> None:
        turn = self.fields.get("turn", 0)
        state.round = self.fields.number("round", 1, 1, 1_000_000)
        state.seat = 0
        state.turn = OVER
        if turn is not None:
            state.seat = self.fields.number("turn", 0, 0, len(state.columns) - 1)
            state.turn = state.seat
        state.open = n.open_numbers(state.columns[state.seat])
        state.bare = self.fields.flag("bare", state.turn != OVER and state.cards[state.seat] == 0)
        if state.bare and (state.turn == OVER or state.cards[state.seat]):
            raise bad("bare", seat=state.seat)

    def _read_dice(self, state: AleaState) -> None:
        state.aside = self.fields.number("aside", 0, 0, n.DICE)
        state.rolling = self.fields.number("rolling", 0, 0, n.DICE)
        state.together = self.fields.flag("together", False)
        state.twice = self.fields.flag("twice", False)
        for throw in self.fields.strings("dice"):
            self._read_throw(state, throw)
        dice = state.lying + state.aside + state.rolling
        if dice > n.DICE:
            raise bad("dice", dice=dice)
        if state.turn == OVER and (dice or state.twice or state.together):
            raise bad("dice-over")
        if state.rolling:
            state.turn = CHANCE
        if state.together and not (state.rolling and state.lying and state.flags & ORDER_COUNTS):
            raise bad("together")
        if state.turn != OVER:
            self._check_spent(state)

    def _read_throw(self, state: AleaState, throw: str) -> None:
        if not throw:
            raise bad("die", symbol="")
        for k, symbol in enumerate(throw):
            if symbol not in a.SYMBOLS:
                raise bad("die", symbol=symbol)
            if state.lying == n.DICE:
                raise bad("dice", dice=n.DICE + 1)
            face = a.SYMBOLS.index(symbol) + 1
            state.dice |= face << (2 * state.lying)
            state.counts += n.COUNT[face]
            if k > 0:
                if not state.flags & ORDER_COUNTS:
                    raise bad("throw", throw=throw)
                bit: i64 = 1
                bit <<= state.lying
                state.joined |= bit
            state.lying += 1

    def _check_spent(self, state: AleaState) -> None:
        hand = state.cards[state.seat]
        if state.aside > spent(hand, a.CARD_IGNORE):
            raise bad("aside", seat=state.seat, aside=state.aside)
        if state.twice and not spent(hand, a.CARD_TWICE):
            raise bad("twice", seat=state.seat)

    def _read_end(self, state: AleaState) -> None:
        ending = self.fields.get("ending", None)
        if ending is not None and ending not in ENDINGS[1:]:
            raise bad("ending", ending=brief(ending), choices=", ".join(ENDINGS[1:]))
        state.ended = ENDINGS.index(str(ending)) if ending is not None else 0
        state.idle = self.fields.number("idle", 0, 0, state.patience or 1_000_000)
        state.stirred = self.fields.flag("stirred", False)
        if state.turn == OVER:
            if not state.ended:
                raise bad("no-ending")
            if state.ended == BLOCKED:
                self._check_blocked(state)
            return
        if n.is_full(state.columns[state.seat]):
            raise bad("full", seat=state.seat)
        full = any(n.is_full(column) for column in state.columns)
        if full and not state.ended:
            raise bad("full-no-ending")
        if state.ended == PATIENCE or (state.patience and state.idle == state.patience):
            raise bad("patience-over")
        begins = not (state.lying or state.aside or state.rolling or state.twice)
        if state.ended == BLOCKED or (begins and state.all_blocked()):
            raise bad("blocked-over")
        state.blocked = int(state.is_blocked(state.seat))

    def _check_blocked(self, state: AleaState) -> None:
        for seat in range(len(state.columns)):
            if not state.is_blocked(seat):
                raise bad("not-blocked", seat=seat)


def spent(hand: i64, card: i64) -> int:
    """How often the effect of a card can have been had: by the card itself, and by the joker."""
    return int(hand & card == 0) + int(hand & a.CARD_JOKER == 0)
