"""A position as JSON: whole, and as a seat may see it."""

from mypy_extensions import i64

from ...core.frames import A
from .cards import CARD_IDS, KINDS
from .effects.ladders import fulfilled
from .events import EVENT_IDS, EVENTS, USED
from .gods import GOD_IDS, GODS, MIDDLE
from .ladders import LADDER_IDS, PRICES, TALLIED, TALLY_IDS, TOP, tasks_of
from .people import CLASS, CLASSES, COMMON, IDS, ROMANS
from .table import BOX, DISCARDS, ENDINGS, HELD, NOBODY, PILE, PLAIN_SEATS, ROOM, SEATS, Table, seat_name
from .upgrades import GONE, ON_OFFER, UPGRADE_IDS, UPGRADES

REGISTERS = ("a", "b", "c", "d")


def romans_in(t: Table, where: i64) -> list[str]:
    """The Romans of a list, from its head."""
    found: list[str] = []
    roman: i64 = t.head[where]
    while roman != NOBODY:
        found.append(IDS[roman])
        roman = t.behind[roman]
    return found


def latrine(t: Table, player: i64) -> dict[str, list[str]]:
    seats: dict[str, list[str]] = {}
    seat: i64
    for seat in range(SEATS):
        if seat < PLAIN_SEATS or t.has_villa(player, seat):
            sitters = [t.sitter(player, seat, k) for k in range(ROOM)]
            seats[seat_name(seat)] = [IDS[roman] for roman in sitters if roman != NOBODY]
    return seats


def upgrades(t: Table, player: i64) -> dict[str, str]:
    """By the name of their seats."""
    found: dict[str, str] = {}
    seat: i64
    for seat in range(PLAIN_SEATS):
        upgrade = t.built[player * PLAIN_SEATS + seat]
        if upgrade != NOBODY:
            found[seat_name(seat)] = UPGRADE_IDS[upgrade]
    return found


def upgrades_at(t: Table, where: i64) -> list[str]:
    return [UPGRADE_IDS[k] for k in range(UPGRADES) if t.where[k] == where]


def cards_in(counts: list[int]) -> list[str]:
    return [CARD_IDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def hand(t: Table, player: int) -> list[str]:
    return cards_in([t.hands[player * KINDS + kind] for kind in range(KINDS)])


def frames(t: Table, names: list[str]) -> list[dict[str, object]]:
    """The stack, the bottom first. Registers that are 0 are left out."""
    shown: list[dict[str, object]] = []
    for row in t.frames.rows():
        frame: dict[str, object] = {"op": names[row[0]], "step": row[1], "seat": row[2]}
        for k, register in enumerate(REGISTERS):
            if row[A + k]:
                frame[register] = row[A + k]
        shown.append(frame)
    return shown


def position(t: Table, names: list[str]) -> dict[str, object]:
    players = range(t.players)
    shown: dict[str, object] = {
        "turn": t.seat,
        "first": t.first,
        "round": t.round,
        "purses": [t.purses[k] for k in players],
        "latrines": [latrine(t, k) for k in players],
        "markers": {IDS[roman]: t.markers[roman] for roman in range(ROMANS) if t.is_seated(roman)},
        "queues": [romans_in(t, k) for k in players],
        "held": romans_in(t, HELD),
        "coins": {IDS[roman]: t.coins[roman] for roman in range(ROMANS) if t.coins[roman]},
        "upgrades": [upgrades(t, k) for k in players],
        "upgrades_open": upgrades_at(t, ON_OFFER),
        "upgrades_gone": upgrades_at(t, GONE),
        "upgrades_spent": [name for k, name in enumerate(UPGRADE_IDS) if t.is_spent(k)],
        "famous_in_pile": [IDS[roman] for roman in range(COMMON, ROMANS) if t.place[roman] == PILE],
        "roman_discards": romans_in(t, DISCARDS),
        "hands": [hand(t, k) for k in players],
        "card_discards": cards_in([t.played[kind] for kind in range(KINDS)]),
        "rich": bool(t.rich),
        "reached": bool(t.reached),
        "frames": frames(t, names),
        "ending": ENDINGS[t.ended] or None,
    }
    if t.events:
        shown["events"] = {EVENT_IDS[k]: t.event_markers[k] for k in range(EVENTS) if t.event_markers[k] >= 0}
        shown["events_used"] = [EVENT_IDS[k] for k in range(EVENTS) if t.event_markers[k] == USED]
    if t.ladders:
        shown["ladders"] = [LADDER_IDS[t.career[k]] if t.career[k] != NOBODY else None for k in players]
        shown["steps"] = [t.steps[k] for k in players]
        shown["climbed"] = bool(t.climbed)
        shown["this_turn"] = {TALLY_IDS[k]: t.tally[k] for k in range(TALLIED) if t.tally[k]}
    if t.gods:
        shown.update(favours(t))
    return shown


def next_step(t: Table, player: i64) -> dict[str, object] | None:
    """What a player's next step asks for, and whether he could show it now: in his own turn."""
    if t.career[player] == NOBODY or t.steps[player] == TOP:
        return None
    tasks = [list(task) for task in tasks_of(t.career[player], t.steps[player])]
    done = t.seat == player and fulfilled(t, player)
    return {"price": PRICES[t.steps[player]], "tasks": tasks, "done": done}


def favours(t: Table) -> dict[str, object]:
    """Whose favour each player has, those in the middle, and who must wait for his next turn (M5.2)."""
    players = range(t.players)
    return {
        "favours": [GOD_IDS[t.god[k]] if t.god[k] != NOBODY else None for k in players],
        "favours_open": [GOD_IDS[god] for god in range(GODS) if t.favours[god] == MIDDLE],
        "favours_new": [k for k in players if t.is_fresh(k)],
        "prayed": bool(t.prayed),
    }


def printed(t: Table) -> dict[str, list[object]]:
    """What can be read on the Romans that lie open: name, turns, pay, class."""
    deck = t.deck
    return {
        IDS[roman]: [deck.names[roman], deck.turns[roman], deck.pay[roman], CLASSES[CLASS[roman]]]
        for roman in range(ROMANS)
        if t.place[roman] not in (PILE, BOX, DISCARDS) or t.head[DISCARDS] == roman
    }


def view(t: Table, names: list[str], seat: int | None) -> dict[str, object]:
    """Hands of others are hidden; how many cards they hold is open (P15)."""
    seen: dict[str, object] = {"seat": seat}
    seen.update(position(t, names))
    seen["hands"] = [hand(t, k) if k == seat else None for k in range(t.players)]
    seen["hand_sizes"] = [t.held[k] for k in range(t.players)]
    seen["printed"] = printed(t)
    seen["romans_left"] = t.left
    seen["cards_left"] = sum(t.cards[kind] for kind in range(KINDS))
    seen["target"] = t.target
    if t.ladders:
        seen["next_steps"] = [next_step(t, k) for k in range(t.players)]
    return seen
