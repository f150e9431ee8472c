"""Letters in the shapes that others take: ntfy, Discord, Slack, or plain JSON."""

from __future__ import annotations

import json
from typing import Any

from .letters import Letter

SHAPES = ("json", "ntfy", "discord", "slack")


def body(shape: str, address: str, letter: Letter) -> tuple[str, bytes]:
    """Where it goes and what is sent."""
    lines = "\n".join(part for part in (letter.text, letter.link, letter.stop) if part)
    if shape == "ntfy":
        # The topic is the last part of the address; messages with a title of any letters go to what is before it.
        root, _, topic = address.partition("?")[0].rstrip("/").rpartition("/")
        said = "\n".join(part for part in (letter.text, letter.stop) if part)
        told = {"topic": topic, "title": letter.title, "message": said}
        return f"{root}/", _json(told | ({"click": letter.link} if letter.link else {}))
    if shape == "discord":
        # Nobody is called by it, whatever people call themselves.
        return address, _json({"content": lines[:2000], "allowed_mentions": {"parse": []}})
    if shape == "slack":
        return address, _json({"text": lines.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")})
    return address, _json({name: part for name, part in letter._asdict().items() if part})


def _json(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
