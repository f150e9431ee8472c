"""Connections to addresses that players name. They must not reach into the operator's own network.

A name is looked up once, all that it stands for must be public, and the connection goes to what was looked at;
redirects are not followed, and nothing of the answer is read but its status.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit, urlunsplit

import httpx

# Seconds for one connection, from the name to the answer.
PATIENCE = 10.0
LONGEST = 2000
# Addresses within which others are written: those count.
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotDelivered(Exception):
    """It did not arrive. `gone`: it never will, at this address."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def is_public(address: Ip) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


class Outside:
    """`private`: the operator allows addresses in the own network, and plain http."""

    def __init__(self, private: bool) -> None:
        self._private = private
        # No connection is kept: one to the same address may have been made for another name.
        limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=PATIENCE, limits=limits)

    async def close(self) -> None:
        await self._client.aclose()

    def fits(self, url: str) -> bool:
        """Whether this can be the address of something out there."""
        try:
            parts = urlsplit(url)
            named, port = parts.hostname, parts.port
        except ValueError:
            return False
        schemes = ("https", "http") if self._private else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url
        return (
            bool(plain and named and port != 0 and parts.scheme in schemes and "@" not in parts.netloc)
            and len(url) <= LONGEST
        )

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; NotDelivered if there is none."""
        if not self.fits(url):
            raise NotDelivered("address", gone=True)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(url, content, headers)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, OSError, UnicodeError) as error:
            raise NotDelivered(type(error).__name__) from error

    async def _post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(url)
        host = parts.hostname or ""
        found = await self._found(host, parts.port or (443 if parts.scheme == "https" else 80))
        shown = f"[{found}]" if found.version == 6 else str(found)
        netloc = shown if parts.port is None else f"{shown}:{parts.port}"
        request = self._client.build_request(
            "POST",
            urlunsplit((parts.scheme, netloc, parts.path, parts.query, "")),
            content=content,
            headers={**headers, "host": parts.netloc, "user-agent": "Taberna"},
            extensions={"sni_hostname": host} if parts.scheme == "https" else {},
        )
        answer = await self._client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    async def _found(self, host: str, port: int) -> Ip:
        """What a name stands for; refused if any of it is not public."""
        loop = asyncio.get_running_loop()
        rows = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found = [ipaddress.ip_address(str(row[4][0]).partition("%")[0]) for row in rows]
        if not found:
            raise NotDelivered("name")
        if not self._private and not all(is_public(one) for one in found):
            raise NotDelivered("private", gone=True)
        # IPv4 first: not every house has a way out by the other.
        return min(found, key=lambda one: one.version)
