"""What happens to Romans, markers and money, whatever brought it about; told as it happens."""

from mypy_extensions import i64

from . import query as q
from .cards import CARD_IDS
from .gods import GIFT, GOD_IDS
from .ladders import COLLECTED, DEAREST, LEAVING, PAYING, PLAYED
from .ops import (
    APPEAR,
    BARGAIN,
    DEAL,
    DRAW_CARDS,
    EFFECT,
    FAME,
    FAVOUR,
    LEAVE,
    OPENING,
    PRAYER,
    REVEAL,
    SUPPLY,
)
from .people import CITIZEN, ENTERS, LEAVES, MOMENT, SLAVE
from .table import NOBODY, ROOM, SEATED, SEATS, Table, seat_name
from .upgrades import COINS, DRAWS, ON_OFFER, SWEEPS, UPGRADE_IDS

# -- money ------------------------------------------------------------------------------------------


def receive(t: Table, player: i64, amount: i64) -> None:
    """From the bank. Whoever has the target wins at once, or opens the last round (P18, P21)."""
    t.purses[player] += amount
    t.note(player, COLLECTED, amount)
    _judge(t, player)


def earn(t: Table, player: i64, amount: i64, roman: i64) -> None:
    """What a Roman's effect brings besides his pay."""
    if amount == 0:
        return
    if t.log is not None:
        t.tell_of("earns", roman, {"player": player, "amount": amount, "purse": t.purses[player] + amount})
    receive(t, player, amount)


def gain(t: Table, player: i64, amount: i64, god: i64) -> None:
    """What a god gives."""
    if t.log is not None:
        facts: dict[str, object] = {"player": player, "amount": amount, "purse": t.purses[player] + amount}
        t.tell("gains", {**facts, "card": GOD_IDS[god]})
    receive(t, player, amount)


def pay(t: Table, player: i64, amount: i64) -> i64:
    """To the bank, as far as he can (P17). Returns what he paid."""
    paid = min(amount, t.purses[player])
    t.purses[player] -= paid
    if paid > 0 and t.log is not None:
        t.tell("pays", {"player": player, "amount": paid})
    return paid


def give(t: Table, player: i64, other: i64, amount: i64) -> None:
    """To another player, as far as he can (P17)."""
    given = min(amount, t.purses[player])
    t.purses[player] -= given
    t.purses[other] += given
    if given > 0 and t.log is not None:
        t.tell("gives", {"player": player, "other_player": other, "amount": given})
    _judge(t, other)


def _judge(t: Table, player: i64) -> None:
    if t.ladders or t.purses[player] < t.target or t.reached:
        return
    t.reached = 1
    if t.finish_round:
        if t.log is not None:
            t.tell("last-round", {"player": player, "target": t.target})
        return
    t.ended = 1
    if t.log is not None:
        t.tell("ends", {"ending": "target"})


# -- markers ----------------------------------------------------------------------------------------


def set_markers(t: Table, roman: i64, count: i64) -> i64:
    """As many as this, whatever he had. Returns how many were added: callers supply them."""
    had = t.markers[roman]
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
    """The player takes the markers he lays from open events, as far as they have any (M3.2)."""
    if t.events:
        count = min(count, q.markers_on_events(t))
        if count > 0:
            t.frames.push(SUPPLY, player, count)


def _lay(t: Table, roman: i64, count: i64) -> None:
    t.markers[roman] += count
    if t.log is not None:
        t.tell_of("slower", roman, {"player": t.owner(roman), "count": count, "markers": t.markers[roman]})


def take_markers(t: Table, roman: i64, count: i64) -> None:
    """Off one Roman, as many as there are. If none is left he leaves at once (P13)."""
    taken = min(count, t.markers[roman])
    t.markers[roman] -= taken
    player = t.owner(roman)
    if t.log is not None:
        t.tell_of("quicker", roman, {"player": player, "count": taken, "markers": t.markers[roman]})
    if t.markers[roman] == 0:
        t.frames.push(LEAVE, player)


def tick(t: Table, player: i64) -> None:
    """One marker off every Roman in a latrine; those without leave, once all have come off (P13)."""
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.sitters[k]
        if sitter != NOBODY and t.markers[sitter] > 0:
            t.markers[sitter] -= 1
    let_leave(t, player)


def hurry(t: Table, roman: i64) -> None:
    """One marker off; callers let those without leave, once all have come off (P13)."""
    t.markers[roman] -= 1
    if t.log is not None:
        t.tell_of("quicker", roman, {"player": t.owner(roman), "count": 1, "markers": t.markers[roman]})


def let_leave(t: Table, player: i64) -> None:
    """Those without a marker in a latrine, if there are any."""
    if q.leaving(t, player) != NOBODY:
        t.frames.push(LEAVE, player)


# -- Romans -----------------------------------------------------------------------------------------


def place(t: Table, player: i64, seat: i64) -> None:
    """The front Roman of the queue sits down (P8)."""
    prefer(t, player, 0, seat)


def prefer(t: Table, player: i64, place: i64, seat: i64) -> None:
    """One of the first in the queue sits down, be it before the front Roman (M5.3)."""
    roman = q.nth(t, player, place)
    if not q.is_free(t, player, seat) and not q.joins(roman, t.sitter(player, seat, 0)):
        t.spend(q.upgrade_of(t, player, seat))  # which lets him join (M2.4)
    t.withdraw(roman)
    seat_roman(t, player, seat, roman)


def double(t: Table, player: i64, seat: i64) -> None:
    """The front Roman joins a man on a seat because an effect lets him, whatever the seat itself allows (M1.2)."""
    roman = t.head[player]
    t.withdraw(roman)
    seat_roman(t, player, seat, roman)


def call(t: Table, player: i64, seat: i64) -> None:
    """Somebody further back comes first, because the seat is kept for his class (M2.4)."""
    roman = q.called(t, player, seat)
    t.spend(q.upgrade_of(t, player, seat))
    t.withdraw(roman)
    seat_roman(t, player, seat, roman)


def first_seat(t: Table, player: i64, seat: i64, roman: i64) -> None:
    """He sits down while the game is set up: with the printed markers, and nothing comes of it."""
    markers = t.deck.turns[roman]
    t.put_on_seat(player, seat, roman, markers)
    _tell_sits(t, player, seat, roman, markers)


def _tell_sits(t: Table, player: i64, seat: i64, roman: i64, markers: i64) -> None:
    if t.log is not None:
        t.tell_of("sits", roman, {"player": player, "seat": seat_name(seat), "markers": markers})


def seat_roman(t: Table, player: i64, seat: i64, roman: i64) -> None:
    """He sits down with his markers. What that brings about: first the seat's upgrade and the owner's god, then
    the choice where the markers come from, then he himself."""
    markers = q.turns_of(t, player, seat, roman)
    upgrade = q.upgrade_for(t, player, seat, roman)
    t.put_on_seat(player, seat, roman, markers)
    _tell_sits(t, player, seat, roman, markers)
    if MOMENT[roman] == ENTERS:
        t.frames.push(FAME + roman, player)
    supply(t, player, markers)
    if upgrade != NOBODY:
        _enjoy(t, player, roman, upgrade)
    god = q.god_of(t, player)
    if god != NOBODY and GIFT[god] > 0:
        add_coins(t, roman, GIFT[god])


def _enjoy(t: Table, player: i64, roman: i64, upgrade: i64) -> None:
    """What an upgrade does for a Roman newly placed, besides his markers (M2.4)."""
    t.spend(upgrade)
    if COINS[upgrade]:
        add_coins(t, roman, COINS[upgrade])
    if DRAWS[upgrade]:
        draw_cards(t, player, DRAWS[upgrade])


def add_coins(t: Table, roman: i64, count: i64) -> None:
    t.coins[roman] += count
    if t.log is not None:
        t.tell_of("coins", roman, {"player": t.owner(roman), "count": count})


def leave_paying(t: Table, player: i64, roman: i64) -> None:
    """He pays the owner of the latrine and goes (P13). What comes of it: first what his seat brings, then the
    bargain about his pay, then what he himself brings about, then the exchange of favour cards."""
    amount = q.pay_of(t, roman)
    seat = (t.place[roman] - SEATED) % SEATS
    t.discard(roman)
    _gone(t, player, roman)
    if t.upgrades and q.class_of(roman) == SLAVE and q.free_seat(t, player) and t.count_upgrades(ON_OFFER) > 0:
        t.frames.push(BARGAIN, player, amount, roman)
    else:
        collect(t, player, roman, amount)
    _sweep(t, player, seat)


def collect(t: Table, player: i64, roman: i64, amount: i64) -> None:
    if t.log is not None:
        t.tell_of("leaves", roman, {"player": player, "pay": amount, "purse": t.purses[player] + amount})
    t.note(player, PAYING, 1)
    t.note(player, DEAREST, max(0, amount - t.tally[DEAREST]))
    receive(t, player, amount)


def leave_unpaid(t: Table, player: i64, roman: i64) -> None:
    """He leaves like one whose markers are gone, but pays nothing."""
    seat = (t.place[roman] - SEATED) % SEATS
    t.discard(roman)
    if t.log is not None:
        t.tell_of("slips-out", roman, {"player": player})
    _gone(t, player, roman)
    _sweep(t, player, seat)


def _gone(t: Table, player: i64, roman: i64) -> None:
    """He has left and was not removed: what that brings about comes next (M1.3, M5.2)."""
    t.note(player, LEAVING, 1)
    if t.gods and q.class_of(roman) == CITIZEN and player == t.seat:
        t.frames.push(FAVOUR, player, roman)
    if MOMENT[roman] == LEAVES:
        t.frames.push(FAME + roman, player)


def _sweep(t: Table, player: i64, seat: i64) -> None:
    """Somebody has gone from this seat, in whosever turn and for whatever reason (M2.4)."""
    upgrade = q.upgrade_of(t, player, seat)
    if upgrade != NOBODY and SWEEPS[upgrade] and not t.is_spent(upgrade):
        t.spend(upgrade)
        draw_cards(t, player, SWEEPS[upgrade])


def remove(t: Table, player: i64, roman: i64) -> None:
    """He is removed and pays nothing (P14). Callers leave the top of the stack to what it brings about."""
    place = t.place[roman]
    t.discard(roman)
    if t.log is not None:
        t.tell_of("removed", roman, {"player": player})
    if place >= SEATED:
        _sweep(t, player, (place - SEATED) % SEATS)


# -- upgrades -----------------------------------------------------------------------------------------


def build(t: Table, player: i64, seat: i64, upgrade: i64) -> None:
    t.build(player, seat, upgrade)
    if t.log is not None:
        t.tell("builds", {"player": player, "card": UPGRADE_IDS[upgrade], "seat": seat_name(seat)})


def reveal(t: Table, count: i64) -> None:
    """Upgrades from the pile to the display, as many as there are."""
    t.frames.push(REVEAL, t.seat, count)


def open_events(t: Table, count: i64) -> None:
    """Events from the pile, each with its markers."""
    t.frames.push(OPENING, t.seat, count)


# -- favours of the gods ------------------------------------------------------------------------------


def appear(t: Table, count: i64) -> None:
    """Favour cards for the draft."""
    t.frames.push(APPEAR, t.seat, count)


def favour(t: Table, player: i64, god: i64) -> None:
    t.favour(player, god)
    if t.log is not None:
        t.tell("favours", {"player": player, "card": GOD_IDS[god]})


def exchange_favour(t: Table, player: i64, god: i64) -> None:
    """For one in the middle or another player's. Who receives one must wait for his next turn (M5.2)."""
    mine, other = t.god[player], t.favours[god]
    favour(t, player, god)
    t.freshen(player)
    if other >= t.players:
        t.lay_favour(mine)
        return
    favour(t, other, mine)
    t.freshen(other)


def pray(t: Table, player: i64, god: i64) -> None:
    """He calls on his god, once in a turn (M5.3)."""
    t.prayed = 1
    if t.log is not None:
        t.tell("prays", {"player": player, "card": GOD_IDS[god]})
    t.frames.push(PRAYER + god, player)


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


def send_on(t: Table, player: i64) -> None:
    """The front Roman finds no seat to his taste and goes on to the next player's queue (M1.2)."""
    to_end(t, (player + 1) % t.players, t.head[player])


def all_to_front(t: Table, player: i64, kind: i64) -> None:
    """Everybody of a class moves to the front of a queue, in the order in which they stand."""
    moved: i64 = 0
    last: i64 = NOBODY  # of those who have moved
    roman: i64 = t.head[player]
    while roman != NOBODY:
        behind = t.behind[roman]
        if q.class_of(roman) == kind:
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
        facts: dict[str, object] = {"player": t.place[one], "other_player": t.place[other]}
        t.tell_of("exchange", one, {**facts, "second": t.deck.names[other]})


def replace(t: Table, new: i64, old: i64) -> None:
    """One who was drawn takes the place of another in a queue, who is discarded."""
    player = t.place[old]
    t.exchange(new, old)
    t.discard(old)
    if t.log is not None:
        t.tell_of("replaces", new, {"player": player, "second": t.deck.names[old]})


# -- cards and deals --------------------------------------------------------------------------------


def play(t: Table, player: i64, kind: i64) -> None:
    """He plays an action card: it lies on the discards, its effect on the stack (P15)."""
    t.lay_card(player, kind)
    t.note(player, PLAYED, 1)
    if t.log is not None:
        t.tell("plays", {"player": player, "card": CARD_IDS[kind]})
    t.frames.push(EFFECT + kind, player)


def deal(t: Table, player: i64, count: i64, where: i64) -> None:
    """Romans from the pile to the end of a list, as many as there are."""
    t.frames.push(DEAL, player, count, where)


def discard_card(t: Table, player: i64, kind: i64) -> None:
    """From the hand to the discards, without playing it."""
    t.lay_card(player, kind)
    if t.log is not None:
        t.tell("discards", {"player": player, "card": CARD_IDS[kind]})


def draw_cards(t: Table, player: i64, count: i64) -> None:
    t.frames.push(DRAW_CARDS, player, count)
