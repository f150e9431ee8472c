"""The part of a position that the upgrades and the coins on Romans make up."""

from ...core.errors import BadPosition
from ...core.fields import Fields
from . import actions as a
from .people import IDS, ROMAN_BY_ID
from .table import HELD, PLAIN_SEATS, Table
from .upgrades import GONE, IN_PILE, ON_OFFER, UPGRADE_BY_ID, UPGRADE_IDS

MOST_COINS = 99
FIELDS = {
    "upgrades": ("upgrades", "upgrades_open", "upgrades_gone", "upgrades_spent"),
    "events": ("events", "events_used"),
    "ladders": ("ladders", "steps", "climbed", "this_turn"),
    "gods": ("favours", "favours_open", "favours_new", "prayed"),
}


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"pecunia-position-{what}", "", **facts)


def read_upgrades(fields: Fields, t: Table) -> None:
    """Before anybody sits down: what stands between two seats decides who may sit there."""
    built = fields.get("upgrades", [{} for _ in range(t.players)])
    if not isinstance(built, list) or len(built) != t.players or not all(isinstance(row, dict) for row in built):
        raise bad("upgrades", players=t.players)
    for player, row in enumerate(built):
        for seat, name in row.items():
            if seat not in a.SEATS[:PLAIN_SEATS]:
                raise bad("seat", seat=player, name=str(seat)[:20], choices=", ".join(a.SEATS[:PLAIN_SEATS]))
            t.build(player, a.SEATS.index(seat), _upgrade(t, name))
    for name in fields.strings("upgrades_open"):
        t.where[_upgrade(t, name)] = ON_OFFER
    for name in fields.strings("upgrades_gone"):
        t.where[_upgrade(t, name)] = GONE
    for name in fields.strings("upgrades_spent"):
        if name not in UPGRADE_BY_ID:
            raise bad("upgrade", name=name[:20], choices=", ".join(UPGRADE_IDS))
        t.spend(UPGRADE_BY_ID[name])


def _upgrade(t: Table, name: object) -> int:
    """The upgrade with this id, which must not have been named before."""
    if not isinstance(name, str) or name not in UPGRADE_BY_ID:
        raise bad("upgrade", name=str(name)[:20], choices=", ".join(UPGRADE_IDS))
    upgrade = UPGRADE_BY_ID[name]
    if t.where[upgrade] != IN_PILE:
        raise bad("upgrade-twice", name=name)
    return upgrade


def read_coins(fields: Fields, t: Table) -> None:
    coins = fields.get("coins", {})
    if not isinstance(coins, dict):
        raise bad("coins-not-an-object")
    for name, count in coins.items():
        roman = ROMAN_BY_ID.get(name, -1)
        if roman < 0 or not (t.is_seated(roman) or t.place[roman] < HELD):
            raise bad("coins-nobody", name=str(name)[:20])
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_COINS:
            raise bad("coins", name=IDS[roman], value=str(count)[:20])
        t.coins[roman] = count


def check_module(fields: Fields, t: Table) -> None:
    """Nothing of a module that is not played."""
    played = {"upgrades": t.upgrades, "events": t.events, "ladders": t.ladders, "gods": t.gods}
    for module, names in FIELDS.items():
        for field in names if not played[module] else ():
            _refuse(fields, field, module)
    if not (t.upgrades or t.events or t.gods):
        _refuse(fields, "coins", "upgrades")


def _refuse(fields: Fields, field: str, module: str) -> None:
    value = fields.get(field, None)
    rows = value if isinstance(value, list) else [value]
    if any(rows):
        raise bad("module", field=field, module=module)
