"""What a host offers to change before the game: it is so once everybody who sits there has agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...games import game_class
from ...protocol import Offer
from ..store.model import Header, Seat


def agreed(offer: Offer, seats: Sequence[Seat]) -> bool:
    """Whether all who sit there now have agreed; who has left need not, and does not count."""
    people = {seat.person for seat in seats if seat.kind == "person"}
    return people <= set(offer.agreed)


def settle(header: Header, seats: Sequence[Seat]) -> None:
    """Make it so if everybody has agreed."""
    offer = header.offer
    if offer is None or not agreed(offer, seats):
        return
    header.offer = None
    apply(header, offer)


def apply(header: Header, offer: Offer) -> None:
    game = game_class(header.game)(header.players, **offer.options)
    header.options = dict(game.options)
    header.data = game.digest() if game.data else ""
    header.settings = replace(header.settings, clock=offer.clock, late=offer.late, hints=offer.hints)
    header.rated = not offer.hints
