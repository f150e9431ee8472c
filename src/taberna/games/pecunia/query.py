"""Questions about what lies there. Nothing here changes anything.

Whatever modifies a rule is asked here, by folding over what lies there, and never by name elsewhere.
"""

from librt.vecs import vec
from mypy_extensions import i64

from .cards import KINDS
from .events import EVENTS
from .gods import AMONG, LONGER, SHELTERS
from .people import ANY, CLASS, JOINS, LEAVES, MOMENT, ONLY, ROMANS, SENATOR, SHUNS, SLAVE, WOMAN
from .table import NOBODY, PLAIN_SEATS, ROOM, SEATED, SEATS, Table
from .upgrades import COINS, COMPANY, DIVIDES, DRAWS, EXACTLY, FEWER, KIND, LEAST, MOST, RESERVED


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
    """Two women may share a seat (P10), and who else may join whom is printed on him."""
    if t.sitter(player, seat, 1) != NOBODY:
        return False
    lone = t.sitter(player, seat, 0)
    if joins(roman, lone):
        return True
    return CLASS[roman] == CLASS[lone] and upgrade_joins(t, player, seat, roman)


def joins(roman: i64, lone: i64) -> bool:
    """Whether he himself sits down with such a one (P10, M1.2)."""
    return (JOINS[roman] >> CLASS[lone]) & 1 == 1


def may_share(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he can have come to sit there as the second, by whatever means."""
    lone = t.sitter(player, seat, 0)
    if CLASS[lone] == WOMAN or CLASS[roman] == WOMAN:
        return CLASS[lone] == CLASS[roman]
    if t.famous > 0:
        return not quarrel(lone, roman)
    upgrade = upgrade_of(t, player, seat)
    return upgrade != NOBODY and CLASS[lone] == CLASS[roman] == COMPANY[upgrade]


def quarrels_beside(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Left–middle and middle–right are neighbours; a Villa has none (P9)."""
    if seat >= PLAIN_SEATS:
        return False
    if seat > 0 and quarrels_on(t, player, seat - 1, roman) and not divided(t, player, seat - 1):
        return True
    if seat + 1 == PLAIN_SEATS or not quarrels_on(t, player, seat + 1, roman):
        return False
    return not divided(t, player, seat)


def may_sit(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he may be placed there (P8–P10)."""
    if seat >= PLAIN_SEATS and not t.has_villa(player, seat):
        return False
    if not is_free(t, player, seat) and not may_join(t, player, seat, roman):
        return False
    return accepts(t, player, seat, roman) and not quarrels_beside(t, player, seat, roman)


def accepts(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether he himself is content with this latrine and this seat (M1.2)."""
    if ONLY[roman] != ANY and ONLY[roman] != seat:
        return False
    return SHUNS[roman] == ANY or seated_of(t, player, SHUNS[roman]) == 0


def sends_on(t: Table, player: i64) -> bool:
    """Whether a seat is to be filled, but the front Roman can't have the only one he takes (M1.2)."""
    roman = t.head[player]
    if roman == NOBODY or ONLY[roman] == ANY or may_sit(t, player, ONLY[roman], roman):
        return False
    return free_seat(t, player)


def may_double(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether a man may be put beside the one man on this seat, if an effect lets him (M1.2)."""
    lone = t.sitter(player, seat, 0)
    if lone == NOBODY or t.sitter(player, seat, 1) != NOBODY:
        return False
    if CLASS[lone] == WOMAN or CLASS[roman] == WOMAN or quarrel(lone, roman):
        return False
    return accepts(t, player, seat, roman) and not quarrels_beside(t, player, seat, roman)


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


# -- upgrades (M2.3, M2.4) ----------------------------------------------------------------------------


def upgrade_of(t: Table, player: i64, seat: i64) -> i64:
    """The upgrade of a seat, or NOBODY."""
    return t.built[player * PLAIN_SEATS + seat] if t.upgrades and seat < PLAIN_SEATS else NOBODY


def upgrade_ready(t: Table, player: i64, seat: i64) -> i64:
    """The upgrade of a seat that its owner may use now: in his own turn, once; or NOBODY (M2.3)."""
    upgrade = upgrade_of(t, player, seat)
    return NOBODY if upgrade == NOBODY or t.seat != player or t.is_spent(upgrade) else upgrade


def upgrade_for(t: Table, player: i64, seat: i64, roman: i64) -> i64:
    """The upgrade that does something for a Roman newly placed on this seat, or NOBODY."""
    upgrade = upgrade_ready(t, player, seat)
    if upgrade == NOBODY or KIND[upgrade] not in (ANY, CLASS[roman]):
        return NOBODY
    printed = t.deck.turns[roman]
    if printed < LEAST[upgrade] or printed > MOST[upgrade]:
        return NOBODY
    does = COINS[upgrade] + DRAWS[upgrade] + FEWER[upgrade] + EXACTLY[upgrade]
    return upgrade if does > 0 else NOBODY


def upgrade_joins(t: Table, player: i64, seat: i64, roman: i64) -> bool:
    """Whether the seat lets a second Roman of his class join the first."""
    upgrade = upgrade_ready(t, player, seat)
    return upgrade != NOBODY and COMPANY[upgrade] == CLASS[roman]


def divided(t: Table, player: i64, seat: i64) -> bool:
    """Whether something stands between a seat and the next one to the right."""
    here, beside = upgrade_of(t, player, seat), upgrade_of(t, player, seat + 1)
    return (here != NOBODY and DIVIDES[here] > 0) or (beside != NOBODY and DIVIDES[beside] > 0)


def called(t: Table, player: i64, seat: i64) -> i64:
    """Whom a free seat may call from the queue before the front Roman; NOBODY if none can sit there."""
    upgrade = upgrade_ready(t, player, seat)
    if upgrade == NOBODY or RESERVED[upgrade] == ANY or not is_free(t, player, seat):
        return NOBODY
    roman: i64 = t.head[player]
    while roman != NOBODY and CLASS[roman] != RESERVED[upgrade]:
        roman = t.behind[roman]
    if roman == NOBODY or roman == t.head[player] or not may_sit(t, player, seat, roman):
        return NOBODY
    return roman


def free_seat(t: Table, player: i64) -> bool:
    """Whether one of the three seats is free."""
    seat: i64
    for seat in range(PLAIN_SEATS):
        if is_free(t, player, seat):
            return True
    return False


# -- events (M3.1–M3.3) -------------------------------------------------------------------------------


def events_wanted(t: Table) -> i64:
    """How many lie open at the beginning of a turn."""
    return 2 if t.players <= 3 else 3


def events_open(t: Table) -> i64:
    count: i64 = 0
    k: i64
    for k in range(EVENTS):
        if t.event_markers[k] >= 0:
            count += 1
    return count


def markers_on_events(t: Table) -> i64:
    count: i64 = 0
    k: i64
    for k in range(EVENTS):
        if t.event_markers[k] > 0:
            count += t.event_markers[k]
    return count


def due_event(t: Table) -> i64:
    """The first open event without markers, which must happen; NOBODY if there is none."""
    k: i64
    for k in range(EVENTS):
        if t.event_markers[k] == 0:
            return k
    return NOBODY


# -- favours of the gods (M5.2, M5.3) -----------------------------------------------------------------


def god_of(t: Table, player: i64) -> i64:
    """The god whose favour works for a player now, or NOBODY."""
    return NOBODY if t.gods == 0 or t.is_fresh(player) else t.god[player]


def sheltered(t: Table, player: i64) -> bool:
    """Whether no action card touches his latrine."""
    god = god_of(t, player)
    return god != NOBODY and SHELTERS[god] > 0


def among(t: Table, player: i64) -> i64:
    """Among how many of his queue a player chooses when he fills a seat."""
    god = god_of(t, player)
    return 1 if god == NOBODY else AMONG[god]


def nth(t: Table, player: i64, place: i64) -> i64:
    """Who stands there in a queue, the front being 0; NOBODY if it is not so long."""
    roman: i64 = t.head[player]
    while place > 0 and roman != NOBODY:
        roman = t.behind[roman]
        place -= 1
    return roman


# -- what action cards can touch (M5.3) ---------------------------------------------------------------


def touchable(t: Table, roman: i64) -> bool:
    """Whether an action card can touch a Roman in a latrine."""
    return t.is_seated(roman) and not sheltered(t, t.owner(roman))


def touchable_in(t: Table, roman: i64, player: i64) -> bool:
    return seated_by(t, roman, player) and not sheltered(t, player)


def touchables(t: Table, player: i64) -> i64:
    """How many in a latrine an action card can touch."""
    return 0 if sheltered(t, player) else seated(t, player)


def touchables_of(t: Table, player: i64, kind: i64) -> i64:
    return 0 if sheltered(t, player) else seated_of(t, player, kind)


# -- what lies on Romans ------------------------------------------------------------------------------


def turns_of(t: Table, player: i64, seat: i64, roman: i64) -> i64:
    """The markers he gets when he is newly placed on this seat: what is printed, as the upgrade changes it,
    and what a god adds (P8, M2.4, M5.3)."""
    turns = t.deck.turns[roman]
    upgrade = upgrade_for(t, player, seat, roman)
    if upgrade != NOBODY:
        turns = EXACTLY[upgrade] if EXACTLY[upgrade] else max(turns - FEWER[upgrade], 1)
    god = god_of(t, player)
    return turns if god == NOBODY else turns + LONGER[god]


def pay_of(t: Table, roman: i64) -> i64:
    """What he pays when he leaves now, with the coins that lie on him (P13)."""
    pay = t.deck.pay[roman] + t.coins[roman]
    return 2 * pay if t.rich and CLASS[roman] == SLAVE and not sheltered(t, t.owner(roman)) else pay


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


def departing(t: Table, player: i64) -> i64:
    """How many Romans in this latrine have no marker."""
    count: i64 = 0
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.sitters[k]
        if sitter != NOBODY and t.markers[sitter] == 0:
            count += 1
    return count


def order_matters(t: Table, player: i64) -> bool:
    """Whether several leave at once and one of them brings something about as he goes (P13)."""
    found = False
    k: i64
    for k in range(player * SEATS * ROOM, (player + 1) * SEATS * ROOM):
        sitter = t.sitters[k]
        if sitter != NOBODY and t.markers[sitter] == 0:
            found = found or MOMENT[sitter] == LEAVES or (t.upgrades > 0 and CLASS[sitter] == SLAVE)
    return found and departing(t, player) > 1


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
