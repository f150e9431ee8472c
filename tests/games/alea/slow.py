"""Alea Romana once more, slowly: lists, words and trial, written from the text of the rules.

It shares no code with the engine and keeps no tables: what dice make is read from the letters that
lie there, where a number may stand is tried row by row. Tests compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

CARDS = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"]
ROWS = 7
DICE = 6


@dataclass
class Die:
    symbol: str
    throw: int  # dice with the same number fell together


@dataclass
class Player:
    column: list[int | None] = field(default_factory=lambda: [None] * ROWS)
    cards: list[str] = field(default_factory=lambda: list(CARDS))

    def score(self) -> int:
        """A20."""
        return sum(number for number in self.column if number) + 5 * len(self.cards)


def added(symbols: str) -> set[int]:
    """A4, first line: everything is added up."""
    x, v, i = (symbols.count(symbol) for symbol in "XVI")
    return {10 * x + 5 * v + i} if symbols and x <= 3 and v <= 1 and i <= 3 else set()


def taken(symbols: str) -> set[int]:
    """A4, the other two lines: a single I is taken off, from the V or from the last X."""
    x, v, i = (symbols.count(symbol) for symbol in "XVI")
    if i != 1:
        return set()
    if v == 1 and x <= 3:
        return {10 * x + 4}
    return {10 * x - 1} if v == 0 and 1 <= x <= 4 else set()


def rises(column: list[int | None]) -> bool:
    """A9: strictly from row to row, but for equals that stand in neighbouring rows (A15)."""
    written = [(row, number) for row, number in enumerate(column) if number]
    return all(
        number < after or (number == after and later == row + 1)
        for (row, number), (later, after) in pairwise(written)
    )


class Slow:
    def __init__(self, players: int, patience: int = 12, **options: bool) -> None:
        self.players = [Player() for _ in range(players)]
        self.patience = patience
        self.options = options
        self.seat = 0
        self.idle = 0
        self.stirred = False
        self.reason = ""
        self.over = False
        self.fresh_turn()

    def fresh_turn(self) -> None:
        self.dice: list[Die] = []
        self.air = 0
        self.throws = 0
        self.aside = 0
        self.twice = False
        self.began_bare = not self.me().cards

    def me(self) -> Player:
        return self.players[self.seat]

    def symbols(self) -> str:
        return "".join(die.symbol for die in self.dice)

    def unused(self) -> int:
        return DICE - len(self.dice) - self.aside - self.air

    # -- judging -------------------------------------------------------------------------------------

    def numbers(self) -> set[int]:
        """What lies there makes these (A4, A6)."""
        symbols = self.symbols()
        plus, minus = added(symbols), taken(symbols)
        if not self.options.get("order_counts") or not (plus and minus):
            return plus | minus
        when = next(die.throw for die in self.dice if die.symbol == "I")
        others = [die.throw for die in self.dice if die.symbol == ("V" if "V" in symbols else "X")]
        if any(throw > when for throw in others):
            return minus
        return plus if all(throw < when for throw in others) else plus | minus

    def writable(self) -> set[tuple[int, int]]:
        """Numbers and rows, counted from 1, that can be written now (A9, A15)."""
        column = self.me().column
        found: set[tuple[int, int]] = set()
        for number in self.numbers():
            for row in range(ROWS):
                if column[row] is None and self.fits(column, number, row):
                    found.add((number, row + 1))
        return found

    def fits(self, column: list[int | None], number: int, row: int) -> bool:
        """At most as a pair, and that only with *Twice*."""
        if column.count(number) > (1 if self.twice else 0):
            return False
        return rises([*column[:row], number, *column[row + 1 :]])

    def four_x(self) -> bool:
        return self.symbols() == "XXXX" and self.unused() > 0

    def failed(self) -> bool:
        """A10."""
        if not self.dice or self.four_x():
            return False
        if not self.numbers():
            return True
        return self.unused() == 0 and not self.writable()

    # -- no number any more (A21) ---------------------------------------------------------------------

    def is_hopeless(self, seat: int) -> bool:
        """Whether this column can take no number any more: not in this turn, nor in one to come."""
        player = self.players[seat]
        if None not in player.column:
            return True
        turns = {(0, False)}
        if seat == self.seat:
            turns.add((self.aside, self.twice))
        return not any(self.finds_a_place(player, aside, twice) for aside, twice in turns)

    def finds_a_place(self, player: Player, aside: int, twice: bool) -> bool:
        """Try everything that can happen in a turn, all dice and all cards, until something can be written."""
        if any(self.open_to(player.column, number) for number in range(1, 40) if number != 38):
            return True
        any_time = self.options.get("cards_any_time", False)
        return tried(tuple(player.column), tuple(player.cards), aside, twice, any_time)

    def open_to(self, column: list[int | None], number: int) -> bool:
        gaps = [row for row in range(ROWS) if column[row] is None]
        return number not in column and any(rises([*column[:row], number, *column[row + 1 :]]) for row in gaps)

    def set_up(
        self, column: tuple[int | None, ...], dice: str, air: int, aside: int, twice: bool, cards: tuple[str, ...]
    ) -> Slow:
        self.players = [Player(list(column), list(cards))]
        self.dice = [Die(symbol, 0) for symbol in dice]
        self.air, self.aside, self.twice = air, aside, twice
        return self

    # -- options --------------------------------------------------------------------------------------

    def moves(self) -> set[str]:
        if self.over:
            return set()
        if self.air:
            return {"die I", "die V", "die X"}
        if self.failed():
            return {"pass"} | self.card_moves()
        found = {f"write {number} row {row}" for number, row in self.writable()}
        if len(self.players) > 1 and self.is_hopeless(self.seat):
            found.add("pass")
        if self.unused():
            most = self.unused() if self.options.get("handfuls") else 1
            found |= {"roll"} | {f"roll {dice}" for dice in range(2, most + 1)}
        if self.options.get("cards_any_time") and self.numbers():
            found |= self.card_moves()
        return found

    def card_moves(self) -> set[str]:
        found: set[str] = set()
        for card in self.me().cards:
            if card == "joker":
                found |= {f"joker {way}" for other in CARDS[:-1] for way in self.ways(other)}
            else:
                found |= self.ways(card)
        return found

    def ways(self, card: str) -> set[str]:
        """A13–A15, A17."""
        if card in ("all-i", "all-v"):
            symbol = card[-1].upper()
            return {f"all {symbol}"} if symbol in self.symbols() else set()
        if card in ("any-die", "ignore"):
            word = "again" if card == "any-die" else "ignore"
            return {f"{word} {k}" for k in range(1, len(self.dice) + 1)}
        if self.twice:
            return set()
        column = self.me().column
        return {"twice"} if any(beside(column, number) for number in self.numbers()) else set()

    # -- playing --------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        words = text.split()
        if words[0] == "die":
            self.fall(words[1])
        elif words[0] == "roll":
            self.throw(int(words[1]) if len(words) > 1 else 1)
        elif words[0] == "write":
            self.write(int(words[1]), int(words[3]))
        elif words[0] == "pass":
            if self.began_bare:
                self.reason = self.reason or "cards"
            self.end_turn()
        else:
            self.card(words)

    def throw(self, dice: int) -> None:
        self.air = dice
        self.throws += 1

    def fall(self, symbol: str) -> None:
        self.dice.append(Die(symbol, self.throws))
        self.air -= 1

    def write(self, number: int, row: int) -> None:
        assert (number, row) in self.writable()
        self.me().column[row - 1] = number
        self.stirred = True
        if None not in self.me().column:
            self.reason = self.reason or "column"
        self.end_turn()

    def card(self, words: list[str]) -> None:
        self.stirred = True
        if words[0] == "joker":
            self.me().cards.remove("joker")
            words = words[1:]
        else:
            spent = {"again": "any-die", "all": "all-" + words[-1].lower()}.get(words[0], words[0])
            self.me().cards.remove(spent)
        if words[0] == "twice":
            self.twice = True
        elif words[0] == "all":
            count = self.symbols().count(words[1])
            self.dice = [die for die in self.dice if die.symbol != words[1]]
            self.throw(count)
        else:
            self.dice.pop(int(words[1]) - 1)
            if words[0] == "ignore":
                self.aside += 1
            else:
                self.throw(1)

    def end_turn(self) -> None:
        self.seat = (self.seat + 1) % len(self.players)
        if self.seat == 0:
            self.end_round()
        self.fresh_turn()
        to_come = range(self.seat if self.reason else 0, len(self.players))
        if not self.over and all(self.is_hopeless(seat) for seat in to_come):
            self.reason = self.reason or "blocked"
            self.over = True

    def end_round(self) -> None:
        """A18, A19, A21."""
        self.idle = 0 if self.stirred else self.idle + 1
        self.stirred = False
        if self.idle == self.patience and self.patience:
            self.reason = self.reason or "patience"
        self.over = bool(self.reason)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]


@cache
def tried(
    column: tuple[int | None, ...], cards: tuple[str, ...], aside: int, twice: bool, cards_any_time: bool
) -> bool:
    """Whether a turn with this column and hand can end with a number written. The order of the dice is left out:
    any can come."""
    seen: set[tuple[object, ...]] = set()
    waiting: list[tuple[str, int, int, bool, tuple[str, ...]]] = [("", 0, aside, twice, cards)]
    turn = Slow(1, 0, cards_any_time=cards_any_time)
    while waiting:
        case = waiting.pop()
        if case in seen:
            continue
        seen.add(case)
        for text in turn.set_up(column, *case).moves() - {"pass"}:
            if text.startswith("write"):
                return True
            turn.set_up(column, *case).play(text)
            dice = "".join(sorted(turn.symbols()))
            waiting.append((dice, turn.air, turn.aside, turn.twice, tuple(turn.me().cards)))
    return False


def beside(column: list[int | None], number: int) -> bool:
    """Whether this number stands in the column once, with an empty row directly next to it."""
    if column.count(number) != 1:
        return False
    row = column.index(number)
    return any(0 <= next_to < ROWS and column[next_to] is None for next_to in (row - 1, row + 1))
