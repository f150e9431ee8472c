"""What happens to Romans, markers and money, whatever brought it about; told as it happens."""

from typing import Final

from mypy_extensions import i64

from ..layout import NOBODY
from ..table import Table
from . import queries as q
from .pieces import (
    BEHIND,
    BY_TARGET,
    CARD_IDS,
    COINS,
    DEAL,
    DRAW_CARDS,
    EFFECT,
    ENDINGS,
    HEAD,
    LEAVE,
    MARKERS,
    PLACE,
    PURSES,
    REACHED,
    ROOM,
    SEAT_IDS,
    SEATED,
    SEATS,
    SETTLE,
    SITTERS,
    TURNS,
)

# What happens that tasks may ask for (Slice.counts).
COLLECTED: Final = 0  # so many sesterces from the bank
PAID: Final = 1  # a Roman has paid who is worth so much
LEFT: Final = 2  # so many Romans have left
PLAYED: Final = 3  # so many action cards

# -- money ------------------------------------------------------------------------------------------


def receive(t: Table, player: i64, amount: i64) -> None:
    """From the bank. Whoever has the target wins at once, or opens the last round (P18, P21)."""
    t.cells[PURSES + player] += amount
    note(t, player, COLLECTED, amount)
    _judge(t, player)


def earn(t: Table, player: i64, amount: i64, roman: i64) -> None:
    """What a Roman's effect brings besides his pay."""
    if amount == 0:
        return
    if t.log is not None:
        t.tell_of("earns", roman, {"player": player, "amount": amount, "purse": t.cells[PURSES + player] + amount})
    receive(t, player, amount)


def pay(t: Table, player: i64, amount: i64) -> i64:
    """To the bank, as far as he can (P17). Returns what he paid."""
    paid = min(amount, t.cells[PURSES + player])
    t.cells[PURSES + player] -= paid
    if paid > 0 and t.log is not None:
        t.tell("pays", {"player": player, "amount": paid})
    return paid


def give(t: Table, player: i64, other: i64, amount: i64) -> None:
    """To another player, as far as he can (P17)."""
    given = min(amount, t.cells[PURSES + player])
    t.cells[PURSES + player] -= given
    t.cells[PURSES + other] += given
    if given > 0 and t.log is not None:
        t.tell("gives", {"player": player, "other_player": other, "amount": given})
    _judge(t, other)


def _judge(t: Table, player: i64) -> None:
    target = t.rules.target
    if target == 0 or t.cells[PURSES + player] < target or t.cells[REACHED]:
        return
    t.cells[REACHED] = 1
    if t.rules.finish_round:
        if t.log is not None:
            t.tell("last-round", {"player": player, "target": target})
        return
    end(t, BY_TARGET)


def end(t: Table, ending: i64) -> None:
    t.ended = ending
    if t.log is not None:
        t.tell("ends", {"ending": ENDINGS[ending]})


def note(t: Table, player: i64, what: i64, amount: i64) -> None:
    for one in t.rules.counts:
        one.counts(t, player, what, amount)


# -- markers ----------------------------------------------------------------------------------------


def set_markers(t: Table, roman: i64, count: i64) -> i64:
    """As many as this, whatever he had. Returns how many were added: callers supply them."""
    had = t.cells[MARKERS + roman]
    if had > count:
        take_markers(t, roman, had - count)
        return 0
    if had < count:
        _lay(t, roman, count - had)
    return count - had


def add_markers(t: Table, player: i64, roman: i64, count: i64) -> None:
    """A player puts markers on a Roman. Callers leave the top of the stack to where they come from."""
    _lay(t, roman, count)
    supply(t, player, count)


def move_marker(t: Table, source: i64, roman: i64) -> None:
    """From one Roman to another: no event gives it (M3.2)."""
    _lay(t, roman, 1)
    take_markers(t, source, 1)


def supply(t: Table, player: i64, count: i64) -> None:
    """The player says where the markers that he has laid come from, if there is a choice (M3.2)."""
    if count > 0:
        for one in t.rules.laid:
            one.laid(t, player, count)


def _lay(t: Table, roman: i64, count: i64) -> None:
    t.cells[MARKERS + roman] += count
    if t.log is not None:
        t.tell_of("slower", roman, {"player": t.owner(roman), "count": count, "markers": t.cells[MARKERS + roman]})


def take_markers(t: Table, roman: i64, count: i64) -> None:
    """Off one Roman, as many as there are. If none is left he leaves at once (P13)."""
    taken = min(count, t.cells[MARKERS + roman])
    t.cells[MARKERS + roman] -= taken
    player = t.owner(roman)
    if t.log is not None:
        t.tell_of("quicker", roman, {"player": player, "count": taken, "markers": t.cells[MARKERS + roman]})
    if t.cells[MARKERS + roman] == 0:
        t.frames.push(LEAVE, player)


def tick(t: Table, player: i64) -> None:
    """One marker off every Roman in a latrine; those without leave, once all have come off (P13)."""
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.cells[SITTERS + k]
        if sitter != NOBODY and t.cells[MARKERS + sitter] > 0:
            t.cells[MARKERS + sitter] -= 1
    let_leave(t, player)


def hurry(t: Table, roman: i64) -> None:
    """One marker off; callers let those without leave, once all have come off (P13)."""
    t.cells[MARKERS + roman] -= 1
    if t.log is not None:
        t.tell_of("quicker", roman, {"player": t.owner(roman), "count": 1, "markers": t.cells[MARKERS + roman]})


def let_leave(t: Table, player: i64) -> None:
    """Those without a marker in a latrine, if there are any."""
    if q.leaving(t, player) != NOBODY:
        t.frames.push(LEAVE, player)


# -- Romans -----------------------------------------------------------------------------------------


def place(t: Table, player: i64, seat: i64) -> None:
    """The front Roman of the queue sits down (P8)."""
    occupy(t, player, seat, t.cells[HEAD + player])


def occupy(t: Table, player: i64, seat: i64, roman: i64) -> None:
    """Somebody of the queue sits down."""
    for one in t.rules.sits_down:
        one.sits_down(t, player, seat, roman)
    t.withdraw(roman)
    seat_roman(t, player, seat, roman)


def first_seat(t: Table, player: i64, seat: i64, roman: i64) -> None:
    """He sits down while the game is set up: with the printed markers, one at least, and nothing comes of it."""
    markers = max(1, t.numbers[TURNS + roman])
    t.put_on_seat(player, seat, roman, markers)
    _tell_sits(t, player, seat, roman, markers)


def _tell_sits(t: Table, player: i64, seat: i64, roman: i64, markers: i64) -> None:
    if t.log is not None:
        t.tell_of("sits", roman, {"player": player, "seat": SEAT_IDS[seat], "markers": markers})


def seat_roman(t: Table, player: i64, seat: i64, roman: i64) -> None:
    """He sits down with his markers. What that brings about: first what seat and owner have for him, then the
    choice where the markers come from, then a queue or an event that is due (P12, M3.3), then he himself."""
    markers = q.turns_of(t, player, seat, roman)
    t.put_on_seat(player, seat, roman, markers)
    _tell_sits(t, player, seat, roman, markers)
    if markers == 0:
        t.frames.push(LEAVE, player)  # when all that comes of his entering is done (P13)
    for one in t.rules.enters:
        one.enters(t, player, roman)
    if t.frames.depth > 1:
        t.frames.push(SETTLE, player)  # else the turn itself sees to that
    supply(t, player, markers)
    for one in t.rules.placed:
        one.placed(t, player, seat, roman)


def add_coins(t: Table, roman: i64, count: i64) -> None:
    t.cells[COINS + roman] += count
    if t.log is not None:
        t.tell_of("coins", roman, {"player": t.owner(roman), "count": count})


def leave_paying(t: Table, player: i64, roman: i64) -> None:
    """He pays the owner of the latrine and goes (P13). What comes of it: first what his seat brings, then the
    bargain about his pay, then what he himself brings about."""
    amount, worth = q.pay_of(t, roman), q.would_pay(t, roman)
    seat = t.seat_of(roman)
    t.discard(roman)
    _gone(t, player, roman)
    if not _bargains(t, player, roman, amount, worth):
        collect(t, player, roman, amount, worth)
    _vacate(t, player, seat)


def _bargains(t: Table, player: i64, roman: i64, amount: i64, worth: i64) -> bool:
    for one in t.rules.bargains:
        if one.bargains(t, player, roman, amount, worth):
            return True
    return False


def collect(t: Table, player: i64, roman: i64, amount: i64, worth: i64) -> None:
    """His pay. What he is worth to other rules is without Rich slaves."""
    if t.log is not None:
        t.tell_of("leaves", roman, {"player": player, "pay": amount, "purse": t.cells[PURSES + player] + amount})
    note(t, player, PAID, worth)
    receive(t, player, amount)


def leave_unpaid(t: Table, player: i64, roman: i64) -> None:
    """He leaves like one whose markers are gone, but pays nothing."""
    seat = t.seat_of(roman)
    t.discard(roman)
    if t.log is not None:
        t.tell_of("slips-out", roman, {"player": player})
    _gone(t, player, roman)
    _vacate(t, player, seat)


def _gone(t: Table, player: i64, roman: i64) -> None:
    """He has left and was not removed: what that brings about comes next (M1.3, M5.2)."""
    note(t, player, LEFT, 1)
    for one in t.rules.left:
        one.left(t, player, roman)


def _vacate(t: Table, player: i64, seat: i64) -> None:
    """Somebody has gone from this seat, in whosever turn and for whatever reason (M2.4)."""
    for one in t.rules.vacated:
        one.vacated(t, player, seat)


def remove(t: Table, player: i64, roman: i64) -> None:
    """He is removed and pays nothing (P14). Callers leave the top of the stack to what it brings about."""
    place = t.cells[PLACE + roman]
    t.discard(roman)
    if t.log is not None:
        t.tell_of("removed", roman, {"player": player})
    if place >= SEATED:
        _vacate(t, player, (place - SEATED) % SEATS)


# -- lists of Romans ----------------------------------------------------------------------------------


def dismiss(t: Table, roman: i64) -> None:
    """He was drawn and is not wanted."""
    t.discard(roman)
    if t.log is not None:
        t.tell_of("dismissed", roman, {})


def to_front(t: Table, player: i64, roman: i64) -> None:
    """From a list to the front of a queue."""
    t.withdraw(roman)
    t.prepend(player, roman)
    if t.log is not None:
        t.tell_of("to-front", roman, {"player": player})


def to_end(t: Table, player: i64, roman: i64) -> None:
    """From a list to the end of a queue."""
    t.withdraw(roman)
    t.append(player, roman)
    if t.log is not None:
        t.tell_of("to-end", roman, {"player": player})


def all_to_front(t: Table, player: i64, kind: i64) -> None:
    """Everybody of a class moves to the front of a queue, in the order in which they stand."""
    moved: i64 = 0
    last: i64 = NOBODY  # of those who have moved
    roman: i64 = t.cells[HEAD + player]
    while roman != NOBODY:
        behind = t.cells[BEHIND + roman]
        if q.class_of(t, roman) == kind:
            t.withdraw(roman)
            t.insert(player, last, roman)
            last = roman
            moved += 1
        roman = behind
    if moved > 0 and t.log is not None:
        t.tell("queue", {"player": player, "romans": t.names_in(player)})


def exchange(t: Table, one: i64, other: i64) -> None:
    """Two Romans of two queues change places."""
    t.exchange(one, other)
    if t.log is not None:
        facts: dict[str, object] = {"player": t.cells[PLACE + one], "other_player": t.cells[PLACE + other]}
        t.tell_of("exchange", one, {**facts, "second": t.rules.names[other]})


def replace(t: Table, new: i64, old: i64) -> None:
    """One who was drawn takes the place of another in a queue, who is discarded."""
    player = t.cells[PLACE + old]
    t.exchange(new, old)
    t.discard(old)
    if t.log is not None:
        t.tell_of("replaces", new, {"player": player, "second": t.rules.names[old]})


# -- cards and deals --------------------------------------------------------------------------------


def play(t: Table, player: i64, kind: i64) -> None:
    """He plays an action card: it lies on the discards, its effect on the stack (P15)."""
    t.lay_card(player, kind)
    note(t, player, PLAYED, 1)
    if t.log is not None:
        t.tell("plays", {"player": player, "card": CARD_IDS[kind]})
    t.frames.push(EFFECT + kind, player)


def deal(t: Table, player: i64, count: i64, where: i64) -> None:
    """Romans from the pile to the end of a list, as many as there are."""
    t.frames.push(DEAL, player, count, where + 1)


def discard_card(t: Table, player: i64, kind: i64) -> None:
    """From the hand to the discards, without playing it."""
    t.lay_card(player, kind)
    if t.log is not None:
        t.tell("discards", {"player": player, "card": CARD_IDS[kind]})


def draw_cards(t: Table, player: i64, count: i64) -> None:
    t.frames.push(DRAW_CARDS, player, count)
