"""Questions about what lies there. Nothing here changes anything.

Whatever modifies a rule is asked here, by folding over what lies there, and never by name elsewhere.
"""

from librt.vecs import vec
from mypy_extensions import i64

from .cards import CLASS, KINDS, ROMANS, SENATOR, SLAVE, WOMAN
from .table import NOBODY, PLAIN_SEATS, ROOM, SEATED, SEATS, Table


def class_of(roman: i64) -> i64:
    return CLASS[roman]


def quarrel(one: i64, other: i64) -> bool:
    """A senator and a slave (P9)."""
    a, b = CLASS[one], CLASS[other]
    return (a == SENATOR and b == SLAVE) or (a == SLAVE and b == SENATOR)


def quarrels_on(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he could not sit beside those on this seat."""
    k: i64
    for k in range(ROOM):
        sitter = t.sitter(player, seat, k)
        if sitter != NOBODY and quarrel(roman, sitter):
            return True
    return False


def is_free(t: Table, player: i64, seat: i64) -> bool:
    return t.sitter(player, seat, 0) == NOBODY


def may_join(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Two women may share a seat (P10)."""
    if CLASS[roman] != WOMAN or t.sitter(player, seat, 1) != NOBODY:
        return False
    return CLASS[t.sitter(player, seat, 0)] == WOMAN


def quarrels_beside(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Left–middle and middle–right are neighbours; a Villa has none (P9)."""
    if seat >= PLAIN_SEATS:
        return False
    if seat > 0 and quarrels_on(t, player, seat - 1, roman):
        return True
    return seat + 1 < PLAIN_SEATS and quarrels_on(t, player, seat + 1, roman)


def may_sit(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he may be placed there (P8–P10)."""
    if seat >= PLAIN_SEATS and not t.has_villa(player, seat):
        return False
    if not is_free(t, player, seat):
        return may_join(t, player, seat, roman)
    return not quarrels_beside(t, player, seat, roman)


def must_sit(t: Table, player: i64) -> bool:
    """Whether the front Roman can sit on a free seat, so that re-occupying goes on (P8).

    A Villa need not be used, and a woman need not join another."""
    roman = t.head[player]
    if roman == NOBODY:
        return False
    seat: i64
    for seat in range(PLAIN_SEATS):
        if is_free(t, player, seat) and may_sit(t, player, seat, roman):
            return True
    return False


def turns_of(t: Table, roman: i64) -> i64:
    """The markers he gets when he is placed (P8)."""
    return t.deck.turns[roman]


def pay_of(t: Table, roman: i64) -> i64:
    """What he pays when he leaves now (P13)."""
    pay = t.deck.pay[roman]
    return 2 * pay if t.rich and CLASS[roman] == SLAVE else pay


def seated_by(t: Table, roman: i64, player: i64) -> bool:
    """Whether he sits in this player's latrine, Villas included."""
    place = t.place[roman]
    return place >= SEATED and (place - SEATED) // SEATS == player


def anybody_seated(t: Table, player: i64) -> bool:
    return seated(t, player) > 0


def seated(t: Table, player: i64) -> i64:
    """How many Romans sit in this player's latrine."""
    count: i64 = 0
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        if t.sitters[k] != NOBODY:
            count += 1
    return count


def seated_of(t: Table, player: i64, kind: i64) -> i64:
    """How many of a class sit in this player's latrine."""
    count: i64 = 0
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.sitters[k]
        if sitter != NOBODY and CLASS[sitter] == kind:
            count += 1
    return count


def waits_one_of(t: Table, player: i64, kind: i64) -> bool:
    """Whether somebody of a class stands in this player's queue."""
    roman: i64 = t.head[player]
    while roman != NOBODY:
        if CLASS[roman] == kind:
            return True
        roman = t.behind[roman]
    return False


def leaving(t: Table, player: i64) -> i64:
    """The first Roman from the left in this latrine who has no marker; NOBODY if all have."""
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.sitters[k]
        if sitter != NOBODY and t.markers[sitter] == 0:
            return sitter
    return NOBODY


def empty_queue(t: Table) -> i64:
    """The next player clockwise from the active one whose queue must be refilled (P12); NOBODY if none."""
    if not t.can_deal():
        return NOBODY
    k: i64
    for k in range(t.players):
        player = (t.seat + k) % t.players
        if t.size[player] == 0:
            return player
    return NOBODY


def first_to_win(t: Table) -> i64:
    """Who has won when somebody has the target (P18): the richest, then the first clockwise; or NOBODY."""
    return richest_at(t.purses, t.target, t.seat)


def richest_at(purses: vec[i64], target: i64, active: i64) -> i64:
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
    return t.hands[player * KINDS + kind] > 0


def poorest(t: Table) -> i64:
    least: i64 = t.purses[0]
    k: i64
    for k in range(t.players):
        least = min(t.purses[k], least)
    return least


def richest(t: Table) -> i64:
    most: i64 = t.purses[0]
    k: i64
    for k in range(t.players):
        most = max(t.purses[k], most)
    return most


def listed(t: Table, place: i64, out: vec[i64], first: i64) -> i64:
    """Write the Romans in one place, ascending, as actions that count from `first`; how many."""
    count: i64 = 0
    roman: i64
    for roman in range(ROMANS):
        if t.place[roman] == place:
            out[count] = first + roman
            count += 1
    return count
