"""Under which address others in the house reach us, and how their phones read it."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import segno

# An address that nobody has: what is never sent would leave by the way to the others.
_SOMEWHERE = ("192.0.2.1", 9)
BORDER = 2


def own_address() -> str | None:
    """The address of this machine in the network of the house; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(_SOMEWHERE)
        except OSError:
            return None
        found = str(trial.getsockname()[0])
    return None if _is_loopback(found) else found


def for_all(host: str) -> bool:
    """Whether a server that listens there is open to the house."""
    return host in ("0.0.0.0", "::")


def reachable(base: str, host: str) -> str:
    """The address of the page for others, if its reader uses this one and the server listens at the host."""
    parts = urlsplit(base)
    own = own_address() if for_all(host) and _is_loopback(parts.hostname or "") else None
    if own is None:
        return base
    return f"{parts.scheme}://{own}" + (f":{parts.port}" if parts.port is not None else "")


def only_here(base: str) -> bool:
    """Whether nobody else reaches this address."""
    return _is_loopback(urlsplit(base).hostname or "")


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def code(text: str) -> list[str]:
    """A QR code, row by row, "1" for dark."""
    made = segno.make(text, error="m", micro=False)
    return ["".join("1" if dark else "0" for dark in row) for row in made.matrix_iter(border=BORDER)]


def drawn(rows: list[str]) -> str:
    """A code for a terminal: two rows a line, light on dark as screens are."""
    blocks = {"00": "█", "01": "▀", "10": "▄", "11": " "}
    pairs = zip(rows[::2], [*rows[1::2], "1" * len(rows[0])], strict=False)
    return "\n".join("".join(blocks[above + below] for above, below in zip(*pair, strict=True)) for pair in pairs)
