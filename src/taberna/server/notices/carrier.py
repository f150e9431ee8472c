"""Takes a letter to an address."""

from __future__ import annotations

import asyncio
import json

from ..config import Config
from . import webhook
from .addresses import Address
from .letters import Letter
from .mail import Mailer
from .outside import NotDelivered, Outside
from .push import Signer, bytes_of, encrypted

# A push service answers so for a browser that has gone.
_GONE = (404, 410)


class Carrier:
    def __init__(self, config: Config, key: bytes) -> None:
        self.mailer = Mailer.of(config.smtp) if config.smtp else None
        self.outside = Outside(config.private)
        # The operator's own webhook may be anywhere.
        self._house = Outside(True)
        self.push = Signer(key, _subject(config, self.mailer))

    async def close(self) -> None:
        await self.outside.close()
        await self._house.close()

    async def carry(self, address: Address, letter: Letter) -> None:
        """NotDelivered if it does not arrive."""
        if address.kind == "mail":
            if self.mailer is None:
                raise NotDelivered("no-mail")
            await asyncio.to_thread(self.mailer.send, address.address, letter)
        elif address.kind == "push":
            await self._push(address, letter)
        else:
            to, content = webhook.body(str(address.details.get("shape", "json")), address.address, letter)
            outside = self.outside if address.person else self._house
            _check(await outside.post(to, content, {"content-type": "application/json"}))

    async def _push(self, address: Address, letter: Letter) -> None:
        said = {"title": letter.title, "text": letter.text, "link": letter.link, "table": letter.table}
        content = encrypted(
            json.dumps(said | {"stop": letter.stop_at, "stop_word": letter.stop_word}).encode(),
            bytes_of(str(address.details["p256dh"])),
            bytes_of(str(address.details["auth"])),
        )
        headers = self.push.headers(address.address, letter.table or "hello")
        _check(await self.outside.post(address.address, content, headers), _GONE)


def _check(status: int, gone: tuple[int, ...] = ()) -> None:
    if not 200 <= status < 300:
        raise NotDelivered(str(status), gone=status in gone)


def _subject(config: Config, mailer: Mailer | None) -> str:
    """Whom a push service may ask about us."""
    if mailer is not None:
        return f"mailto:{mailer.sender}"
    return next((one for one in config.origins if one.startswith("https://")), "mailto:taberna@localhost")
