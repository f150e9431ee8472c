"""The part of a position that the favours of the gods make up (M5)."""

from ...core.errors import BadPosition
from ...core.fields import Fields
from .gods import GOD_BY_ID, GOD_IDS, GODS, UNSEEN
from .table import NOBODY, Table


def bad(what: str, **facts: object) -> BadPosition:
    return BadPosition(f"pecunia-position-{what}", "", **facts)


def read_gods(fields: Fields, t: Table) -> None:
    """Who has which favour card, which lie open, whose do not work yet."""
    if not t.gods:
        return
    given = fields.get("favours", [])
    if not isinstance(given, list) or len(given) != t.players:
        raise bad("favours", players=t.players)
    for player, name in enumerate(given):
        if name is not None:
            t.favour(player, _god(t, name))
    if "favours_open" in fields.all:
        for name in fields.strings("favours_open"):
            t.lay_favour(_god(t, name))
    else:
        t.lay_favours()
    fresh = fields.get("favours_new", [])
    if not isinstance(fresh, list):
        raise bad("favours-new", value=str(fresh)[:20], last=t.players - 1)
    for seat in fresh:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < t.players:
            raise bad("favours-new", value=str(seat)[:20], last=t.players - 1)
        t.freshen(seat)
    t.prayed = fields.flag("prayed", False)


def _god(t: Table, name: object) -> int:
    """The god with this id, whose favour card must not have been named before."""
    if not isinstance(name, str) or name not in GOD_BY_ID:
        raise bad("god", name=str(name)[:20], choices=", ".join(GOD_IDS))
    god = GOD_BY_ID[name]
    if t.favours[god] != UNSEEN:
        raise bad("god-twice", name=name)
    return god


def check_gods(t: Table) -> None:
    """Once the game is set up everybody has a favour card, and the others lie open (M5.1)."""
    for player in range(t.players):
        if t.gods and t.god[player] == NOBODY:
            raise bad("no-favour", seat=player)
    for god in range(GODS):
        if t.gods and t.favours[god] == UNSEEN:
            raise bad("god-missing", name=GOD_IDS[god])
