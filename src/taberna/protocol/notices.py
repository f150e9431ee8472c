"""Bodies of HTTP requests and answers about notices: where somebody hears that it is his turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Body, Fact

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
Language = Annotated[str, Meta(min_length=2, max_length=8)]


class NewPush(Body, frozen=True):
    """What a browser's `PushManager.subscribe` gave."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    language: Language


class NewMailbox(Body, frozen=True):
    """A mailbox. It is sent a link, and nothing more before that is followed."""

    address: Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$")]
    language: Language


class NewWebhook(Body, frozen=True):
    """An address on the public web that takes messages by POST, and the shape it wants them in."""

    address: Annotated[str, Meta(min_length=10, max_length=2000)]
    shape: Literal["json", "ntfy", "discord", "slack"]
    language: Language


class QuietHours(Body, frozen=True):
    """Hours in which nothing is told; what comes then is told at their end. Minutes since midnight."""

    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """A time zone, such as "Europe/Rome"."""
    begins: Minute
    ends: Minute


class NewQuiet(Body, frozen=True):
    quiet: QuietHours | None
    """null for none."""


class NoticeAddress(Fact, frozen=True):
    """Where I am told that it is my turn."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    shown: str
    """What its owner knows it by: a mailbox, the host of a push service or a webhook."""
    shape: str
    """Of a webhook; else ""."""
    endpoint: str
    """Of a push service, by which a browser knows its own; else ""."""
    confirmed: bool
    failing: bool
    """Nothing has arrived there lately; after three days it is dropped."""


class Notices(Fact, frozen=True):
    """How I am told that it is my turn."""

    push_key: str
    """For a browser's `PushManager.subscribe`."""
    mail: bool
    """Whether this server sends mail."""
    addresses: list[NoticeAddress]
    quiet: QuietHours | None
