"""Networks from which no guests come in: a guest who was sent away would be somebody else a moment later."""

from __future__ import annotations

import ipaddress
from typing import NamedTuple

from ...core.errors import BadOption
from ..store.model import clock_time

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
# Wherever they come from.
EVERYWHERE = ("0.0.0.0/0", "::/0")
# What the operator types for that.
GUESTS = "guests"


class Block(NamedTuple):
    network: Network
    until: int | None
    """In milliseconds since 1970; null for ever."""


def networks(text: str) -> list[str]:
    """What the operator means: an address, a network, or all guests. Of IPv6 addresses the network of a house."""
    if text == GUESTS:
        return list(EVERYWHERE)
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOption("bad-network", text=text[:60]) from None
    if found.version == 6 and found.prefixlen > 64:
        found = ipaddress.ip_network((found.network_address, 64), strict=False)
    return [str(found)]


def covered(where: str, blocks: list[Block]) -> bool:
    """Whether somebody comes from a network that is blocked now; `where` as `visitors.address` tells it."""
    if not blocks:
        return False
    now = clock_time()
    standing = [one.network for one in blocks if one.until is None or one.until > now]
    try:
        found = ipaddress.ip_network(where, strict=False)
    except ValueError:  # a proxy's own way to name somebody: only what is for everybody is for him
        return any(one.prefixlen == 0 for one in standing)
    return any(_within(found, one) for one in standing)


def _within(found: Network, network: Network) -> bool:
    same = found.version == network.version
    return same and found.prefixlen >= network.prefixlen and found.network_address in network
