"""Reads a position of Forum Romanum that a person or a program wrote, and says what can't be."""

from mypy_extensions import i64

from ...core.errors import BadPosition
from ...core.fields import Fields, brief
from ...core.game import CHANCE, OVER
from . import actions as a
from . import board as b
from .state import COINS, NOBODY, PATIENCE, TIES, ForumState

# What a view adds for the reader's convenience; it follows from the rest and from the options.
DERIVED = ("seat", "outline", "colours", "full", "patience_left", "scores")
FURTHEST = 1_000  # far beyond what 23 sectors can give


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"forum-position-{what}", "", **facts)


class Reader:
    def __init__(self, position: object) -> None:
        self.fields = Fields(position)

    def read(self, state: ForumState) -> ForumState:
        letters = a.LETTERS[: state.colours]
        self._read_board(state, letters)
        self._read_hands(state, letters)
        for colour, steps in enumerate(self.fields.table("track", letters, -FURTHEST, FURTHEST)):
            state.track[colour] = steps or 0
        self._read_coins(state)
        state.idle = self.fields.number("idle", 0, 0, state.limit or 1_000_000)
        self._read_turn(state, letters)
        self.fields.no_others(DERIVED)
        return state

    def _read_board(self, state: ForumState, letters: list[str]) -> None:
        rows = self.fields.strings("board") or ["." * b.SIDE] * b.SIDE
        if len(rows) != b.SIDE:
            raise bad("rows", rows=len(rows))
        for k, row in enumerate(rows):
            if len(row) != b.SIDE:
                raise bad("row", row=b.SIDE - k, length=len(row))
            for column, letter in enumerate(row):
                cell = (b.SIDE - 1 - k) * b.SIDE + column
                if letter in letters:
                    state.stones[letters.index(letter)] |= b.bit(cell)
                    state.occupied |= b.bit(cell)
                    state.empty -= 1
                elif letter != ".":
                    raise bad("letter", cell=b.NAMES[cell], letter=letter, choices=" ".join([".", *letters]))

    def _read_hands(self, state: ForumState, letters: list[str]) -> None:
        """A Roman that is not on the board is in the hand, so hands need not be written."""
        given = self.fields.table("hands", letters, 0, state.romans)
        for colour, stones in enumerate(state.stones):
            romans = b.count(stones)
            if romans > state.romans:
                raise bad("romans", colour=letters[colour], romans=romans, most=state.romans)
            hand = state.romans - romans
            if (given[colour] if given[colour] is not None else hand) != hand:
                raise bad("hand", colour=letters[colour], romans=romans, hand=hand)
            state.hands[colour] = hand
        low, high = min(state.hands), max(state.hands)
        if high - low > 1:
            fewest, most = letters[list(state.hands).index(low)], letters[list(state.hands).index(high)]
            raise bad("uneven", colour=fewest, low=low, other=most, high=high)

    def _read_coins(self, state: ForumState) -> None:
        scored = [k for k in state.board.full_among(b.ALL_COINS, state.occupied) if self._scores(state, k)]
        coins: i64 = b.ALL_COINS
        for sector in scored:
            coins ^= b.bit(sector)
        if "coins" in self.fields.all:
            coins = self._coins()
        for sector in range(b.SECTORS):
            name = b.SECTOR_NAMES[sector]
            has_coin = (coins >> sector) & 1
            if has_coin and sector in scored:
                raise bad("coin-scored", sector=name, shape=b.shape(sector))
            # While somebody still places nobody has moved, so that what is not full has not scored.
            if not has_coin and sector not in scored and max(state.hands):
                raise bad("coin-gone", sector=name, shape=b.shape(sector))
        state.coins = coins
        state.wanted = state.board.cells_of(coins)

    def _scores(self, state: ForumState, sector: int) -> bool:
        _, leaders, _, _ = state.tally(sector)
        return bool(state.plebeian) or leaders == 1

    def _coins(self) -> i64:
        coins: i64 = 0
        for name in self.fields.strings("coins"):
            if name not in b.SECTOR_NAMES:
                raise bad("coin", coin=name, choices=" ".join(b.SECTOR_NAMES))
            coin = b.bit(b.SECTOR_NAMES.index(name))
            if coins & coin:
                raise bad("coin-doubled", coin=name)
            coins |= coin
        return coins

    def _read_turn(self, state: ForumState, letters: list[str]) -> None:
        turn = self.fields.get("turn", 0)
        used = self.fields.get("used", None)
        ended = self._ended(state)
        if turn is None:
            if not ended:
                raise bad("not-over")
            state.turn = OVER
            state.ended = ended
        elif ended:
            raise bad("over")
        elif turn == "chance":
            if state.occupied or state.idle:
                raise bad("chance")
            state.turn = CHANCE
        else:
            state.seat = self.fields.number("turn", 0, 0, state.players - 1)
            state.turn = state.seat
        if used is not None:
            self._read_used(state, letters, used)
        if state.turn >= 0:
            self._check_order(state)

    def _ended(self, state: ForumState) -> i64:
        """How the game has ended here (F16, F18), 0 if it has not."""
        if state.coins == 0:
            return COINS
        if state.wanted & ~state.occupied == 0:
            return TIES
        return PATIENCE if state.limit and state.idle == state.limit else 0

    def _read_used(self, state: ForumState, letters: list[str], used: object) -> None:
        own = [letters[colour] for colour in state.colours_of(state.seat)]
        if state.players > 2 or state.turn < 0 or used not in own:
            raise bad("used", used=brief(used))
        state.used = letters.index(str(used))

    def _check_order(self, state: ForumState) -> None:
        """Everybody places in turn: who acted last has the fewest in hand, who must act has the most."""
        order = [] if state.used == NOBODY else [[state.used]]
        order += [state.colours_of((state.seat - back) % state.players) for back in range(1, state.players)]
        order.append(state.colours_to_play())
        hands = [[state.hands[colour] for colour in colours] for colours in order]
        firsts = [one[0] for one in hands]
        alike = all(min(one) == max(one) for one in hands)
        acted = state.used == NOBODY or firsts[0] < firsts[-1] or firsts[-1] == 0
        if firsts != sorted(firsts) or not alike or not acted:
            raise bad("order", seat=state.seat)
