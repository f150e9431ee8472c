"""Frames of the socket's protocol, as far as every message needs them; the libraries do the rest."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""How a frame begins that is a whole text; below, what its second byte adds to the length."""
MASKED: Final = 0x80
HEAD: Final = 6
"""Bytes before what a short frame of a client says: two, and the mask."""
SHORT: Final = 126
"""Shorter frames say their length in one byte."""


def is_short_text(data: bytes) -> bool:
    """Whether this is exactly one short text of a client."""
    length = len(data) - HEAD
    return 0 <= length < SHORT and data[0] == TEXT and data[1] == MASKED | length


def is_whole(data: bytes) -> bool:
    """Whether this is made of whole messages of a client, each of one frame that is not long."""
    at = 0
    while at < len(data):
        head = data[at : at + HEAD + 2]
        if len(head) < HEAD or head[0] < 0x80 or head[1] < MASKED or head[1] == MASKED | 127:
            return False
        length = head[1] - MASKED
        at += HEAD + (length if length < SHORT else 2 + int.from_bytes(head[2:4], "big"))
    return at == len(data)


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire; the same bytes serve everybody who is told the same."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text
