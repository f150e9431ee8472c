"""What the host of a table that waits may change, and what needs everybody's consent."""

from __future__ import annotations

from msgspec.structs import replace

from ...core.errors import Refused
from ...protocol import Offer
from ..store.model import Seat
from . import changes, offers
from .table import LiveTable, PendingChange, Plan


def _check_host(table: LiveTable, host: str) -> None:
    """Refuse whoever is not the host, and what comes after the beginning."""
    table.check_open()
    if table.header.host != host:
        raise Refused("not-host")
    changes.check_waits(table)


def fill(seat: int, host: str, bot: str) -> Plan:
    """The host lets a bot take a seat before the game."""

    def plan(table: LiveTable) -> PendingChange:
        _check_host(table, host)
        if table.seats[seat].kind not in ("open", "offered"):
            raise Refused("seat-taken", seat=seat)
        return changes.edited(
            table, changes.news(table, "sat", seat), replace(table.header), [(seat, Seat("bot", bot=bot))]
        )

    return plan


def propose(host: str, offer: Offer) -> Plan:
    """The host offers to play by other options; whoever sits there must agree."""

    def plan(table: LiveTable) -> PendingChange:
        _check_host(table, host)
        if table.header.begun is not None:
            raise Refused("position-prepared")
        seats = table.seats_of(host)
        alone = offers.agreed(offer, table.seats)
        header = replace(table.header, offer=offer)
        return changes.edited(
            table, changes.news(table, "options" if alone else "offer", seats[0] if seats else None), header
        )

    return plan


def answer(person: str, agree: bool) -> Plan:
    """Somebody who sits there agrees to what the host offers, or does not."""

    def plan(table: LiveTable) -> PendingChange | None:
        table.check_open()
        offer, seats = table.header.offer, table.seats_of(person)
        if table.header.status != "waiting" or offer is None:
            raise Refused("no-offer")
        if not seats:
            raise Refused("not-your-seat")
        if not agree:
            return changes.edited(
                table, changes.news(table, "declined", seats[0], person), replace(table.header, offer=None)
            )
        if person in offer.agreed:
            return None
        offer = replace(offer, agreed=[*offer.agreed, person])
        done = offers.agreed(offer, table.seats)
        header = replace(table.header, offer=offer)
        return changes.edited(
            table, changes.news(table, "options" if done else "agreed", seats[0], person), header
        )

    return plan
