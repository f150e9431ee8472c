"""Alea Romana: sheets and cards of everybody, the dice, and the odds of the next one."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.game import OVER, Game, State
from ...core.tensor import BYTES, MOST, Encoding, told, write_mask
from . import actions as a
from . import dice as d
from . import numbers as n
from .state import ENDINGS, AleaState
from .table import ORDER_COUNTS

HIGHEST: Final = 39
# Of six faces, how many show I, V, X.
FACES: Final = vec[i64]([0, 3, 1, 2])
# How many cards each hand holds.
HELD: Final = vec[i64]([int(n.bits(hand)) for hand in range(a.ALL_CARDS + 1)])


def _next(counts: int, symbol: int) -> int:
    """The numbers that these dice make with one more of this symbol, as a mask."""
    more = int(counts + n.COUNT[symbol])
    if more >= len(n.ADDED):
        return 0
    return (1 << int(n.ADDED[more]) | 1 << int(n.TAKEN[more])) & ~1


# For every count of dice: the numbers that I, V, X would make, and of how many of the six faces there is one.
NEXT: Final = vec[i64]([_next(counts, symbol) for counts in range(len(n.ADDED)) for symbol in (1, 2, 3)])
MAKING: Final = vec[i64](
    [sum(int(FACES[k]) for k in (1, 2, 3) if _next(counts, k)) for counts in range(len(n.ADDED))]
)


@final
class AleaEncoding(Encoding):
    version: ClassVar[int] = 3

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        players = game.players
        self.turn: i64 = self.add("turn", (players,), 1, "whose turn it is, also while dice fall")
        self.columns: i64 = self.add("columns", (players, a.ROWS), HIGHEST, "the numbers written, 0 = empty")
        self.cards: i64 = self.add("cards", (players, len(a.CARDS)), 1, f"cards held: {', '.join(a.CARDS)}")
        self.scores: i64 = self.add("scores", (players,), 100, "points now", MOST)
        self.open: i64 = self.add("open", (HIGHEST,), 1, "the numbers 1–39 that fit into a row of the own column")
        self.dice: i64 = self.add("dice", (n.DICE, 3), 1, "the dice that lie there, oldest first: I, V, X")
        self.joined: i64 = self.add("joined", (n.DICE,), 1, "dice thrown together with the one before")
        self.counts: i64 = self.add("counts", (3,), n.DICE, "how many I, V, X lie there")
        self.made: i64 = self.add(
            "made", (2, HIGHEST), 1, "the number the dice make with a single I added, and with it taken off"
        )
        self.odds: i64 = self.add(
            "odds",
            (2,),
            6,
            "of the six faces of one more die, how many make a number; how many one that can be written",
        )
        self.numbers: i64 = self.add("numbers", (3,), n.DICE, "dice not yet used, set aside, in the air")
        self.flags: i64 = self.add(
            "flags",
            (4,),
            1,
            "the next die falls together with the last; a number may be written twice; the turn began without a "
            "card; somebody has written or played a card in this round",
        )
        self.round: i64 = self.add("round", (1,), 20, "the round", MOST)
        self.idle: i64 = self.add("idle", (1,), 12, "rounds in a row without a number or a card", MOST)
        self.ending: i64 = self.add(
            "ending", (len(ENDINGS) - 1,), 1, f"why this round is the last: {', '.join(ENDINGS[1:])}"
        )

    def most_options(self) -> int:
        """Throws, two numbers in any row, passing, and every way to play a card."""
        return n.DICE + 2 * a.ROWS + 1 + 2 * a.WAYS

    def by_chance(self) -> tuple[str, ...]:
        return ("die",)

    def touch(self, state: State) -> i64:
        assert isinstance(state, AleaState)
        return state.columns[0] + state.cards[0] + state.stirred

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, AleaState)
        self.write_asked(state, seat, out, at)
        self._write_sheets(state, seat, out, at)
        self._write_dice(state, out, at)
        if state.turn != OVER:
            out[at + self.turn + self.seen_from(seat, state.seat)] = 1
            self._write_odds(state, out, at + self.odds)
        out[at + self.numbers] = told(state.unused())
        out[at + self.numbers + 1] = told(state.aside)
        out[at + self.numbers + 2] = told(state.rolling)
        out[at + self.flags] = told(state.together)
        out[at + self.flags + 1] = told(state.twice)
        out[at + self.flags + 2] = told(state.bare)
        out[at + self.flags + 3] = told(state.stirred)
        out[at + self.round] = told(state.round)
        out[at + self.idle] = told(state.idle)
        if state.ended:
            out[at + self.ending + state.ended - 1] = 1

    def _write_sheets(self, state: AleaState, seat: i64, out: vec[u8], at: i64) -> None:
        # All numbers are written, zeros too: to ask which ones are not costs more.
        columns, cards = state.columns, state.cards
        row: i64 = at + self.columns
        hand: i64 = at + self.cards
        score: i64 = at + self.scores
        player: i64 = seat
        k: i64
        for k in range(self.players):
            column: i64 = columns[player]
            points: i64 = 5 * HELD[cards[player]]
            end: i64 = row + a.ROWS
            while row < end:
                number: i64 = column & 63
                out[row] = BYTES[number]
                points += number
                column >>= 6
                row += 1
            write_mask(out, hand, cards[player], 6)
            hand += 6
            out[score + k] = told(points)
            player += 1
            if player == self.players:
                player = 0
        # Of the seat whose turn it is, the state knows it.
        known = seat == state.seat and state.turn != OVER
        fits: i64 = state.open if known else n.open_numbers(columns[seat])
        write_mask(out, at + self.open, fits >> 1, HIGHEST)

    def _write_dice(self, state: AleaState, out: vec[u8], at: i64) -> None:
        dice: i64 = state.dice
        die: i64 = at + self.dice
        while dice:
            out[die + (dice & 3) - 1] = 1
            die += 3
            dice >>= 2
        counts: i64 = state.counts
        out[at + self.counts] = BYTES[counts & 7]
        out[at + self.counts + 1] = BYTES[(counts >> 3) & 7]
        out[at + self.counts + 2] = BYTES[counts >> 6]
        if state.joined:
            write_mask(out, at + self.joined, state.joined, n.DICE)
        if state.turn == OVER:
            return
        added, taken = state.made()
        if added:
            out[at + self.made + added - 1] = 1
        if taken:
            out[at + self.made + HIGHEST + taken - 1] = 1

    def _write_odds(self, state: AleaState, out: vec[u8], at: i64) -> None:
        """Of the player whose turn it is, if he has a die left to roll."""
        if state.unused() == 0:
            return
        if state.twice or state.flags & ORDER_COUNTS:
            self._write_rare_odds(state, out, at)
            return
        k: i64 = 3 * state.counts
        fits: i64 = state.open
        writing: i64 = 0
        if NEXT[k] & fits:
            writing = 3
        if NEXT[k + 1] & fits:
            writing += 1
        if NEXT[k + 2] & fits:
            writing += 2
        out[at] = BYTES[MAKING[state.counts]]
        out[at + 1] = BYTES[writing]

    def _write_rare_odds(self, state: AleaState, out: vec[u8], at: i64) -> None:
        """The same where the order of the dice or *Twice* counts, too."""
        making: i64 = 0
        writing: i64 = 0
        symbol: i64 = 1
        while symbol <= 3:
            added, taken = self._made_with(state, symbol)
            if added or taken:
                making += FACES[symbol]
                if state.rows(added) or state.rows(taken):
                    writing += FACES[symbol]
            symbol += 1
        out[at] = told(making)
        out[at + 1] = told(writing)

    def _made_with(self, state: AleaState, symbol: i64) -> tuple[i64, i64]:
        """The numbers that one more die with this symbol would make."""
        counts: i64 = state.counts + n.COUNT[symbol]
        added: i64 = n.ADDED[counts]
        taken: i64 = n.TAKEN[counts]
        if state.flags & ORDER_COUNTS and added and taken:
            dice: i64 = state.dice | (symbol << (2 * state.lying))
            forced = d.is_taken_off(dice, state.lying + 1, state.joined)
            if forced > 0:
                added = 0
            elif forced < 0:
                taken = 0
        return added, taken
