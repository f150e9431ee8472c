"""What the server does again and again while it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

log = logging.getLogger(__name__)


async def every(
    seconds: float, look: Callable[[], Awaitable[object]], what: str, wake: asyncio.Event | None = None
) -> None:
    """Look now and every so many seconds, and sooner whenever it is woken, for ever.

    What goes wrong is logged under this name, and must not keep us from the next look.
    """
    woken = wake or asyncio.Event()
    while True:
        # Before the look: what is changed during it may not have been seen.
        woken.clear()
        try:
            await look()
        except Exception:
            log.exception(what)
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
