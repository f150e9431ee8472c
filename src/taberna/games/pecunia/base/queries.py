"""Questions about what lies there. Nothing here changes anything.

Whatever modifies a rule is asked here, by folding over the slices that are played, and never by name elsewhere.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ..layout import NOBODY
from ..people import ROMANS, SENATOR, SLAVE, WOMAN
from ..table import Table
from .pieces import (
    ACTIVE,
    BEHIND,
    CLASS,
    COINS,
    COMPANY,
    HANDS,
    HEAD,
    KINDS,
    MARKERS,
    PAY,
    PLACE,
    PLAIN_SEATS,
    PURSES,
    RICH,
    ROOM,
    SEATED,
    SEATS,
    SITTERS,
    SIZE,
    TURNS,
)


def class_of(t: Table, roman: i64) -> i64:
    return t.numbers[CLASS + roman]


def quarrel(t: Table, one: i64, other: i64) -> bool:
    """A senator and a slave (P9)."""
    a, b = t.numbers[CLASS + one], t.numbers[CLASS + other]
    return (a == SENATOR and b == SLAVE) or (a == SLAVE and b == SENATOR)


def quarrels_on(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he could not sit beside those on this seat."""
    first: i64 = SITTERS + (player * SEATS + seat) * ROOM
    k: i64
    for k in range(first, first + ROOM):
        sitter = t.cells[k]
        if sitter != NOBODY and quarrel(t, roman, sitter):
            return True
    return False


def is_free(t: Table, player: i64, seat: i64) -> bool:
    return t.cells[SITTERS + (player * SEATS + seat) * ROOM] == NOBODY


def may_join(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Two women may share a seat (P10); who else may join whom is printed on him, or a slice says so."""
    if t.sitter(player, seat, 1) != NOBODY:
        return False
    if joins(t, roman, t.sitter(player, seat, 0)):
        return True
    for one in t.rules.joins:
        if one.joins(t, player, seat, roman):
            return True
    return False


def joins(t: Table, roman: i64, lone: i64) -> bool:
    """Whether he himself sits down with such a one (P10, M1.2)."""
    return (t.numbers[COMPANY + roman] >> t.numbers[CLASS + lone]) & 1 == 1


def may_share(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he can have come to sit there as the second, by whatever means."""
    lone = t.sitter(player, seat, 0)
    if t.numbers[CLASS + lone] == WOMAN or t.numbers[CLASS + roman] == WOMAN:
        return t.numbers[CLASS + lone] == t.numbers[CLASS + roman]
    return any(one.shares(t, player, seat, roman) for one in t.rules.shares)


def quarrels_beside(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Left–middle and middle–right are neighbours; a Villa has none (P9)."""
    if seat >= PLAIN_SEATS:
        return False
    if seat > 0 and quarrels_on(t, player, seat - 1, roman) and not divided(t, player, seat - 1):
        return True
    if seat + 1 == PLAIN_SEATS or not quarrels_on(t, player, seat + 1, roman):
        return False
    return not divided(t, player, seat)


def divided(t: Table, player: i64, seat: i64) -> bool:
    """Whether something stands between a seat and the next one to the right (M2.4)."""
    for one in t.rules.divides:
        if one.divides(t, player, seat):
            return True
    return False


def may_sit(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he may be placed there (P8–P10)."""
    if seat >= PLAIN_SEATS and not t.has_villa(player, seat):
        return False
    if not is_free(t, player, seat) and not may_join(t, player, seat, roman):
        return False
    return accepts(t, player, seat, roman) and not quarrels_beside(t, player, seat, roman)


def accepts(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he himself is content with this latrine and this seat (M1.2)."""
    for one in t.rules.accepts:
        if not one.accepts(t, player, seat, roman):
            return False
    return True


def must_sit(t: Table, player: i64) -> bool:
    """Whether the front Roman can sit on a free seat, so that re-occupying goes on (P8).

    A Villa need not be used, and a woman need not join another."""
    roman = t.cells[HEAD + player]
    if roman == NOBODY:
        return False
    seat: i64
    for seat in range(PLAIN_SEATS):
        if is_free(t, player, seat) and may_sit(t, player, seat, roman):
            return True
    return False


def free_seat(t: Table, player: i64) -> bool:
    """Whether one of the three seats is free."""
    seat: i64
    for seat in range(PLAIN_SEATS):
        if is_free(t, player, seat):
            return True
    return False


def nth(t: Table, player: i64, place: i64) -> i64:
    """Who stands there in a queue, the front being 0; NOBODY if it is not so long."""
    roman: i64 = t.cells[HEAD + player]
    while place > 0 and roman != NOBODY:
        roman = t.cells[BEHIND + roman]
        place -= 1
    return roman


def sheltered(t: Table, player: i64) -> bool:
    """Whether no action card touches his latrine (M5.3)."""
    for one in t.rules.sheltered:
        if one.sheltered(t, player):
            return True
    return False


# -- what action cards can touch (M5.3) ---------------------------------------------------------------


def touchable(t: Table, roman: i64) -> bool:
    """Whether an action card can touch a Roman in a latrine."""
    return t.is_seated(roman) and not sheltered(t, t.owner(roman))


def touchable_in(t: Table, roman: i64, player: i64) -> bool:
    return seated_by(t, roman, player) and not sheltered(t, player)


def touchables(t: Table, player: i64) -> i64:
    """How many in a latrine an action card can touch."""
    if sheltered(t, player):
        return 0
    return seated(t, player)


def touchables_of(t: Table, player: i64, kind: i64) -> i64:
    if sheltered(t, player):
        return 0
    return seated_of(t, player, kind)


# -- what lies on Romans ------------------------------------------------------------------------------


def turns_of(t: Table, player: i64, seat: i64, roman: i64) -> i64:
    """The markers he gets when he is newly placed on this seat: what is printed, as slices change it (P8)."""
    turns = t.numbers[TURNS + roman]
    for one in t.rules.turns:
        turns = one.turns(t, player, seat, roman, turns)
    return turns


def would_pay(t: Table, roman: i64) -> i64:
    """What he would pay, with the coins that lie on him (P13, P20)."""
    return t.numbers[PAY + roman] + t.cells[COINS + roman]


def pay_of(t: Table, roman: i64) -> i64:
    """What he pays when he leaves now: with Rich slaves, double."""
    pay = would_pay(t, roman)
    return (
        2 * pay
        if t.cells[RICH] and t.numbers[CLASS + roman] == SLAVE and not sheltered(t, t.owner(roman))
        else pay
    )


def seated_by(t: Table, roman: i64, player: i64) -> bool:
    """Whether he sits in this player's latrine, Villas included."""
    place = t.cells[PLACE + roman]
    return place >= SEATED and (place - SEATED) // SEATS == player


def anybody_seated(t: Table, player: i64) -> bool:
    return seated(t, player) > 0


def seated(t: Table, player: i64) -> i64:
    """How many Romans sit in this player's latrine."""
    cells = t.cells
    first: i64 = SITTERS + player * SEATS * ROOM
    count: i64 = 0
    k: i64
    for k in range(first, first + SEATS * ROOM):
        if cells[k] != NOBODY:
            count += 1
    return count


def seated_of(t: Table, player: i64, kind: i64) -> i64:
    """How many of a class sit in this player's latrine."""
    cells, numbers, classes = t.cells, t.numbers, CLASS
    first: i64 = SITTERS + player * SEATS * ROOM
    count: i64 = 0
    k: i64
    for k in range(first, first + SEATS * ROOM):
        sitter = cells[k]
        if sitter != NOBODY and numbers[classes + sitter] == kind:
            count += 1
    return count


def waits_one_of(t: Table, player: i64, kind: i64) -> bool:
    """Whether somebody of a class stands in this player's queue."""
    roman: i64 = t.cells[HEAD + player]
    while roman != NOBODY:
        if t.numbers[CLASS + roman] == kind:
            return True
        roman = t.cells[BEHIND + roman]
    return False


def leaving(t: Table, player: i64) -> i64:
    """The first Roman from the left in this latrine who has no marker; NOBODY if all have."""
    cells, markers = t.cells, MARKERS
    first: i64 = SITTERS + player * SEATS * ROOM
    k: i64
    for k in range(first, first + SEATS * ROOM):
        sitter = cells[k]
        if sitter != NOBODY and cells[markers + sitter] == 0:
            return sitter
    return NOBODY


def departing(t: Table, player: i64) -> i64:
    """How many Romans in this latrine have no marker."""
    cells, markers = t.cells, MARKERS
    first: i64 = SITTERS + player * SEATS * ROOM
    count: i64 = 0
    k: i64
    for k in range(first, first + SEATS * ROOM):
        sitter = cells[k]
        if sitter != NOBODY and cells[markers + sitter] == 0:
            count += 1
    return count


def order_matters(t: Table, player: i64) -> bool:
    """Whether several leave at once and one of them brings something about as he goes (P13)."""
    if len(t.rules.brings_about) == 0 or departing(t, player) < 2:
        return False
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.cells[SITTERS + k]
        if sitter != NOBODY and t.cells[MARKERS + sitter] == 0 and brings_about(t, sitter):
            return True
    return False


def brings_about(t: Table, roman: i64) -> bool:
    for one in t.rules.brings_about:
        if one.brings_about(t, roman):
            return True
    return False


def empty_queue(t: Table) -> i64:
    """The next player clockwise from the active one whose queue must be refilled (P12); NOBODY if none."""
    cells, sizes, players = t.cells, SIZE, t.players
    player: i64 = cells[ACTIVE]
    for _ in range(players):
        if cells[sizes + player] == 0 and t.can_deal():
            return player
        player = player + 1 if player + 1 < players else 0
    return NOBODY


def first_to_win(t: Table) -> i64:
    """Who has won when somebody has the target (P18): the richest, then the first clockwise; or NOBODY."""
    return richest_at([t.cells[PURSES + k] for k in range(t.players)], t.rules.target, t.cells[ACTIVE])


def richest_at(purses: list[int], target: i64, active: i64) -> i64:
    best: i64 = NOBODY
    most: i64 = target - 1
    players: i64 = len(purses)
    k: i64
    for k in range(players):
        player = (active + k) % players
        if purses[player] > most:
            best = player
            most = purses[player]
    return best


def holds(t: Table, player: i64, kind: i64) -> bool:
    return t.cells[HANDS + player * KINDS + kind] > 0


def poorest(t: Table) -> i64:
    least: i64 = t.cells[PURSES + 0]
    k: i64
    for k in range(t.players):
        least = min(t.cells[PURSES + k], least)
    return least


def richest(t: Table) -> i64:
    most: i64 = t.cells[PURSES + 0]
    k: i64
    for k in range(t.players):
        most = max(t.cells[PURSES + k], most)
    return most


def listed(t: Table, place: i64, out: vec[i64], first: i64) -> i64:
    """Write the Romans in one place, ascending, as actions that count from `first`; how many."""
    cells, places = t.cells, PLACE
    count: i64 = 0
    roman: i64
    for roman in range(ROMANS):
        if cells[places + roman] == place:
            out[count] = first + roman
            count += 1
    return count
