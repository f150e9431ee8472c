"""What happens to Romans, markers and money, whatever brought it about; told as it happens."""

from mypy_extensions import i64

from . import query as q
from .cards import CARD_IDS
from .ops import DEAL, DRAW_CARDS, EFFECT, LEAVE
from .table import NOBODY, ROOM, SEATS, Table, seat_name

# -- money ------------------------------------------------------------------------------------------


def receive(t: Table, player: i64, amount: i64) -> None:
    """From the bank. Whoever has the target wins at once, or opens the last round (P18, P21)."""
    t.purses[player] += amount
    _judge(t, player)


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
    if t.log is not None:
        t.tell("gives", {"player": player, "other_player": other, "amount": given})
    _judge(t, other)


def _judge(t: Table, player: i64) -> None:
    if t.purses[player] < t.target or t.reached:
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


def add_markers(t: Table, roman: i64, count: i64) -> None:
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
        if sitter != NOBODY:
            t.markers[sitter] -= 1
    if q.leaving(t, player) != NOBODY:
        t.frames.push(LEAVE, player)


# -- Romans -----------------------------------------------------------------------------------------


def place(t: Table, player: i64, seat: i64) -> None:
    """The front Roman of the queue sits down (P8)."""
    roman = t.head[player]
    t.withdraw(roman)
    seat_roman(t, player, seat, roman)


def seat_roman(t: Table, player: i64, seat: i64, roman: i64) -> None:
    markers = q.turns_of(t, roman)
    t.put_on_seat(player, seat, roman, markers)
    if t.log is not None:
        t.tell_of("sits", roman, {"player": player, "seat": seat_name(seat), "markers": markers})


def leave_paying(t: Table, player: i64, roman: i64) -> None:
    """He pays the owner of the latrine and goes (P13)."""
    amount = q.pay_of(t, roman)
    t.discard(roman)
    if t.log is not None:
        t.tell_of("leaves", roman, {"player": player, "pay": amount, "purse": t.purses[player] + amount})
    receive(t, player, amount)


def leave_unpaid(t: Table, player: i64, roman: i64) -> None:
    """He leaves like one whose markers are gone, but pays nothing."""
    t.discard(roman)
    if t.log is not None:
        t.tell_of("slips-out", roman, {"player": player})


def remove(t: Table, player: i64, roman: i64) -> None:
    """He is removed and pays nothing (P14)."""
    t.discard(roman)
    if t.log is not None:
        t.tell_of("removed", roman, {"player": player})


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


def exchange(t: Table, one: i64, other: i64) -> None:
    """Two Romans of two queues change places."""
    t.exchange(one, other)
    if t.log is not None:
        facts: dict[str, object] = {"player": t.place[one], "other_player": t.place[other]}
        t.tell_of("exchange", one, {**facts, "second": t.deck.names[other]})


# -- cards and deals --------------------------------------------------------------------------------


def play(t: Table, player: i64, kind: i64) -> None:
    """He plays an action card: it lies on the discards, its effect on the stack (P15)."""
    t.lay_card(player, kind)
    if t.log is not None:
        t.tell("plays", {"player": player, "card": CARD_IDS[kind]})
    t.frames.push(EFFECT + kind, player)


def deal(t: Table, player: i64, count: i64, where: i64) -> None:
    """Romans from the pile to the end of a list, as many as there are."""
    t.frames.push(DEAL, player, count, where)


def draw_cards(t: Table, player: i64, count: i64) -> None:
    t.frames.push(DRAW_CARDS, player, count)
