"""Who comes, as far as the headers of a request tell: from where, by which page, with which cookie."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from ...core.errors import Refused
from ..config import Config

Asgi = Mapping[str, Any]
Headers = Mapping[str, str]


def headers_of(scope: Asgi) -> Headers:
    """The headers of a request, their names in lower case."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def cookie_of(headers: Headers, name: str) -> str | None:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return None
    return found.value if found is not None else None


def check_origin(headers: Headers, config: Config) -> None:
    """Refuse what a page of somebody else's makes a browser send. Programs that are no browsers name no origin."""
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site")
    if origin is None:
        if site not in (None, "same-origin", "none"):
            raise Refused("foreign-origin")
        return
    host = headers.get("host", "")
    if origin.rstrip("/") in config.origins or (urlsplit(origin).netloc == host and host):
        return
    raise Refused("foreign-origin")


def is_our_host(headers: Headers, config: Config) -> bool:
    """Whether a request is for us, as far as we know under which addresses we are reached."""
    host = headers.get("host", "")
    known = {urlsplit(origin).netloc for origin in config.origins}
    name = urlsplit(f"//{host}").hostname or ""
    return not known or host in known or name in ("localhost", "127.0.0.1", "::1")


def address(headers: Headers, client: str, config: Config) -> str:
    """Where somebody comes from, for limits: what our own proxy, the last one, says; of IPv6 the network."""
    if config.proxies:
        told = [one.strip() for one in headers.get("x-forwarded-for", "").split(",") if one.strip()]
        if told:
            client = told[-min(config.proxies, len(told))]
    try:
        found = ipaddress.ip_address(client)
    except ValueError:
        return client[:60]
    if found.version == 6:
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
