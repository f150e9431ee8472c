"""A position of Alea Romana: what may be done in it, and what a turn does to it (A7–A21)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.buffer import LISTED
from ...core.chance import Rng
from ...core.errors import Refused
from ...core.events import Event
from ...core.game import CHANCE, OVER, Position, State, View
from . import actions as a
from . import dice as d
from . import numbers as n
from .cards import WAYS_OF_HAND, card_of
from .table import ANY_TIME, HANDFULS, ORDER_COUNTS, Table

ENDINGS: Final = ["", "column", "cards", "patience", "blocked"]
COLUMN: Final = 1
CARDS: Final = 2
PATIENCE: Final = 3
BLOCKED: Final = 4
BONUS: Final = 5

# What each face of a die means as a chance outcome.
FACES: Final = vec[i64]([a.DIE, a.DIE, a.DIE, a.DIE + 1, a.DIE + 2, a.DIE + 2])


@final
class AleaState(Table):
    def clone(self) -> "AleaState":
        twin = AleaState(self.game, self.flags, self.patience, self.columns[:], self.cards[:], self.seat)
        twin.turn = self.turn
        twin.open = self.open
        twin.round = self.round
        twin.dice = self.dice
        twin.counts = self.counts
        twin.lying = self.lying
        twin.joined = self.joined
        twin.aside = self.aside
        twin.rolling = self.rolling
        twin.together = self.together
        twin.twice = self.twice
        twin.blocked = self.blocked
        twin.closed = self.closed
        twin.bare = self.bare
        twin.ended = self.ended
        twin.idle = self.idle
        twin.stirred = self.stirred
        return twin

    def become(self, other: State) -> State:
        assert isinstance(other, AleaState)
        k: i64
        for k in range(len(self.columns)):
            self.columns[k] = other.columns[k]
            self.cards[k] = other.cards[k]
        self.seat = other.seat
        self.log = None
        self.turn = other.turn
        self.open = other.open
        self.round = other.round
        self.dice = other.dice
        self.counts = other.counts
        self.lying = other.lying
        self.joined = other.joined
        self.aside = other.aside
        self.rolling = other.rolling
        self.together = other.together
        self.twice = other.twice
        self.blocked = other.blocked
        self.closed = other.closed
        self.bare = other.bare
        self.ended = other.ended
        self.idle = other.idle
        self.stirred = other.stirred
        return self

    # -- options ------------------------------------------------------------------------------------

    def fill(self, out: vec[i64]) -> i64:
        count: i64 = 0
        if self.turn == CHANCE:
            while count < 3:
                out[count] = a.DIE + count
                count += 1
            return count
        added, taken = self.made()
        rows_added = self.rows(added)
        rows_taken = self.rows(taken)
        unused = self.unused()
        if self.must_roll() or ((added or taken) and unused > 0):
            count = self._fill_rolls(out, unused)
        count = a.fill_mask(out, count, a.first_write(taken), rows_taken)
        count = a.fill_mask(out, count, a.first_write(added), rows_added)
        if count == 0:
            out[0] = a.PASS
            return self._fill_cards(out, 1, added, taken)
        if self.blocked:
            out[count] = a.PASS
            count += 1
        if self.flags & ANY_TIME and (added or taken):
            return self._fill_cards(out, count, added, taken)
        return count

    def _fill_rolls(self, out: vec[i64], unused: i64) -> i64:
        most: i64 = unused if self.flags & HANDFULS else 1
        count: i64 = 0
        while count < most:
            out[count] = a.ROLL + count
            count += 1
        return count

    def _fill_cards(self, out: vec[i64], count: i64, added: i64, taken: i64) -> i64:
        held = self.cards[self.seat]
        if held == 0:
            return count
        ways = self.ways(added, taken)
        count = a.fill_mask(out, count, a.CARD, ways & WAYS_OF_HAND[held])
        return a.fill_mask(out, count, a.JOKER, ways) if held & a.CARD_JOKER else count

    def ways(self, added: i64, taken: i64) -> i64:
        """The ways to play a card that would change something (A17), as a mask, whoever holds it."""
        mask: i64 = 0
        if self.counts & 7:
            mask |= 1 << a.ALL_I
        if self.counts & 56:
            mask |= 1 << a.ALL_V
        dice: i64 = 1
        dice <<= self.lying
        dice -= 1
        mask |= dice << a.ANY_DIE
        mask |= dice << a.IGNORE
        column = self.columns[self.seat]
        if not self.twice and (n.neighbours(column, added) or n.neighbours(column, taken)):
            mask |= 1 << a.TWICE
        return mask

    def weight(self, action: i64) -> i64:
        if action == a.DIE:
            return 3
        return 1 if action == a.DIE + 1 else 2

    def pick(self, rng: Rng) -> i64:
        if self.turn == CHANCE:
            return FACES[rng.below(6)]
        if self.flags == 0 and not self.blocked:
            # The common game and the common choices, without a list: this is where playouts live.
            if self.lying == 0:
                return a.ROLL
            added = n.ADDED[self.counts]
            taken = n.TAKEN[self.counts]
            if added or taken:
                action = self._pick_roll_or_write(rng, added, taken)
                if action >= 0:
                    return action
        elif self.flags == 0 and (
            self.lying == 0 or (self.unused() and n.ADDED[self.counts] + n.TAKEN[self.counts])
        ):
            return a.PASS if rng.below(2) else a.ROLL
        out = LISTED.cells
        return out[rng.below(self.fill(out))]

    def _pick_roll_or_write(self, rng: Rng, added: i64, taken: i64) -> i64:
        """One of the common options without listing them; -1 if there are none of these."""
        rows_added = self.rows(added)
        rows_taken = self.rows(taken)
        roll: i64 = 1 if self.unused() else 0
        if not rows_added and not rows_taken:
            return a.ROLL if roll else -1
        writes_added = n.bits(rows_added)
        chosen = rng.below(roll + writes_added + n.bits(rows_taken))
        if chosen < roll:
            return a.ROLL
        chosen -= roll
        if chosen < writes_added:
            return a.first_write(added) + n.nth_bit(rows_added, chosen)
        return a.first_write(taken) + n.nth_bit(rows_taken, chosen - writes_added)

    def playout(self, rng: Rng) -> i64:
        # As in the base class, but here the compiler binds the calls.
        count: i64 = 0
        while self.turn != OVER:
            self.do(self.pick(rng))
            count += 1
        return count

    # -- playing --------------------------------------------------------------------------------------

    def do(self, action: i64) -> None:
        if action >= a.DIE:
            self._fall(action - a.DIE + 1)
        elif action < a.WRITE:
            if self.log is not None:
                self.log.append(Event("rolls", {"player": self.seat, "dice": action + 1}))
            self._throw(action + 1)
        elif action < a.PASS:
            self._write(action)
        elif action == a.PASS:
            self._pass()
        else:
            self._card(action)

    def _throw(self, dice: i64) -> None:
        self.rolling = dice
        self.together = 0
        self.turn = CHANCE

    def _fall(self, symbol: i64) -> None:
        self.dice |= symbol << (2 * self.lying)
        self.counts += n.COUNT[symbol]
        if self.together:
            bit: i64 = 1
            bit <<= self.lying
            self.joined |= bit
        self.lying += 1
        self.rolling -= 1
        if self.log is not None:
            self.log.append(Event("die", {"player": self.seat, "symbol": a.SYMBOLS[symbol - 1]}))
        if self.rolling:
            self.together = 1 if self.flags & ORDER_COUNTS else 0
            return
        self.together = 0
        self.turn = self.seat
        self._tell_failure()

    def _write(self, action: i64) -> None:
        number = (action - a.WRITE) // a.ROWS + 1
        row = (action - a.WRITE) % a.ROWS
        self.columns[self.seat] |= number << (6 * row)
        self.stirred = 1
        if self.log is not None:
            self.log.append(Event("writes", {"player": self.seat, "number": number, "row": row + 1}))
        if n.is_full(self.columns[self.seat]):
            self._last_round(COLUMN)
        self._next_turn()

    def _pass(self) -> None:
        if self.log is not None:
            self.log.append(Event("passes", {"player": self.seat}))
        if self.bare:
            self._last_round(CARDS)
        self._next_turn()

    def _card(self, action: i64) -> None:
        joker: i64 = 1 if action >= a.JOKER else 0
        way: i64 = action - a.JOKER if joker else action - a.CARD
        card: i64 = a.CARD_JOKER if joker else card_of(way)
        self.cards[self.seat] &= ~card
        self.stirred = 1
        self._tell_card(way, joker)
        if way == a.TWICE:
            self.twice = 1
        elif way >= a.IGNORE:
            self._take_up(self._die_mask(way - a.IGNORE))
            self.aside += 1
        elif way >= a.ANY_DIE:
            self._throw(self._take_up(self._die_mask(way - a.ANY_DIE)))
        else:
            self._throw(self._take_up(d.showing(self.dice, self.lying, way + 1)))
        self.blocked = 1 if self.close(self.seat) else 0
        self._tell_failure()

    def _die_mask(self, die: i64) -> i64:
        mask: i64 = 1
        mask <<= die
        return mask

    def _take_up(self, mask: i64) -> i64:
        """Take these dice off the table. How many it were."""
        before = self.lying
        self.dice, self.lying, self.joined, self.counts = d.without(self.dice, self.lying, self.joined, mask)
        return before - self.lying

    # -- the round and the end ------------------------------------------------------------------------

    def _last_round(self, why: i64) -> None:
        if self.ended:
            return
        self.ended = why
        if self.log is not None:
            self.log.append(Event("last-round", {"player": self.seat, "ending": ENDINGS[why]}))

    def _next_turn(self) -> None:
        self._clear()
        self.seat += 1
        if self.seat == len(self.columns):
            self.seat = 0
            if self._end_round():
                return
            self.round += 1
        self._begin_turn()

    def _clear(self) -> None:
        self.dice = 0
        self.counts = 0
        self.lying = 0
        self.joined = 0
        self.aside = 0
        self.rolling = 0
        self.twice = 0

    def _begin_turn(self) -> None:
        self.turn = self.seat
        self.open = n.open_numbers(self.columns[self.seat])
        self.bare = 1 if self.cards[self.seat] == 0 else 0
        self.blocked = 1 if self.open & n.MAKEABLE == 0 and self.close(self.seat) else 0
        if self.blocked and self.all_blocked():
            self._end(BLOCKED)

    def _end_round(self) -> bool:
        self.idle = 0 if self.stirred else self.idle + 1
        self.stirred = 0
        if self.ended:
            self._end(self.ended)
        elif self.patience and self.idle == self.patience:
            self._end(PATIENCE)
        return self.turn == OVER

    def _end(self, why: i64) -> None:
        """The game is over; if the last round was announced, for the reason that was given then."""
        if not self.ended:
            self.ended = why
        self._clear()
        self.seat = 0
        self.bare = 0
        self.blocked = 0
        self.turn = OVER
        if self.log is not None:
            self.log.append(Event("ends", {"ending": ENDINGS[self.ended]}))

    def scores(self) -> list[int]:
        return [int(n.total(self.columns[k]) + BONUS * n.bits(self.cards[k])) for k in range(len(self.columns))]

    def ending(self) -> str:
        return ENDINGS[self.ended] if self.turn == OVER else ""

    # -- showing: what follows needs to know this class, so that it is imported late -----------------

    def _tell_failure(self) -> None:
        if self.log is not None and self.failed():
            from .showing import failure

            self.log.append(failure(self))

    def _tell_card(self, way: i64, joker: i64) -> None:
        if self.log is not None:
            from .showing import played

            self.log.append(played(self, way, joker))

    def position(self) -> Position:
        from .showing import position

        return position(self)

    def view(self, seat: int | None) -> View:
        from .showing import view

        return view(self, seat)

    def ask(self) -> tuple[str, dict[str, object]]:
        from .showing import ask

        return ask(self)

    def refusal(self, action: int) -> Refused:
        from .refusing import refuse

        return refuse(self, action)
