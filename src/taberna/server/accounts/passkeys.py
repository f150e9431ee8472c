"""Accounts with a passkey (WebAuthn): no name to remember, nothing to steal from the database.

The library is imported when the first passkey comes: it would make every start a sixth longer.
"""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...core.errors import Refused
from ...protocol import PasskeyAnswer, PasskeyInfo, PasskeyOptions, Person
from ..store.model import clock_time
from ..store.schema import answered, passkeys
from .people import People

# How long a browser has to answer, in milliseconds.
PATIENCE = 5 * 60 * 1000
MOST = 10


class Passkeys:
    """Challenges are signed and carry their purpose and time, so any process can check them; each is good once."""

    def __init__(self, people: People) -> None:
        self.people = people

    # -- challenges -----------------------------------------------------------------------------------------

    def _challenge(self, purpose: str) -> str:
        body = f"{purpose}.{clock_time() + PATIENCE}.{secrets.token_hex(16)}"
        return f"{body}.{self.people.sign(body)}"

    async def _redeem(self, challenge: str, purpose: str) -> bytes:
        body, _, signature = challenge.rpartition(".")
        parts = body.split(".")
        now = clock_time()
        known = secrets.compare_digest(signature.encode(), self.people.sign(body).encode())
        if not known or parts[0] != purpose or int(parts[1]) < now:
            raise Refused("passkey-wrong")
        try:
            async with self.people.store.transaction() as connection:
                await connection.execute(delete(answered).where(answered.c.until < now))
                await connection.execute(insert(answered).values(challenge=signature, until=int(parts[1])))
        except IntegrityError:
            raise Refused("passkey-wrong") from None
        return challenge.encode()

    # -- keeping an account ---------------------------------------------------------------------------------

    def creating(self, person: Person, origin: str) -> PasskeyOptions:
        """What the browser needs to make a passkey."""
        import webauthn
        from webauthn.helpers import options_to_json_dict, structs

        challenge = self._challenge(f"new-{person.id}")
        options = webauthn.generate_registration_options(
            rp_id=_host(origin),
            rp_name="Taberna",
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge.encode(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return PasskeyOptions(challenge, options_to_json_dict(options))

    async def create(self, person: Person, origin: str, answer: PasskeyAnswer) -> Person:
        """Keep the passkey that a browser has made."""
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        if person.passkeys >= MOST:
            raise Refused("passkeys-many", most=MOST)
        challenge = await self._redeem(answer.challenge, f"new-{person.id}")
        try:
            made = webauthn.verify_registration_response(
                credential=dict(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError):
            raise Refused("passkey-wrong") from None
        row = {"id": made.credential_id.hex(), "person": person.id, "key": made.credential_public_key}
        try:
            async with self.people.store.transaction() as connection:
                await connection.execute(
                    insert(passkeys).values(**row, count=made.sign_count, created=clock_time())
                )
        except IntegrityError:
            raise Refused("passkey-wrong") from None
        return await self.people.get(person.id)

    # -- looking after them ---------------------------------------------------------------------------------

    async def of_person(self, person: str) -> list[PasskeyInfo]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        async with self.people.store.engine.connect() as connection:
            return [PasskeyInfo(row.id, row.created) for row in await connection.execute(query)]

    async def remove(self, person: Person, passkey: str) -> None:
        if person.login is None and person.passkeys < 2:
            raise Refused("last-passkey")
        async with self.people.store.transaction() as connection:
            gone = (passkeys.c.person == person.id) & (passkeys.c.id == passkey)
            if (await connection.execute(delete(passkeys).where(gone))).rowcount == 0:
                raise Refused("no-such-passkey")

    # -- signing in -----------------------------------------------------------------------------------------

    def asking(self, origin: str) -> PasskeyOptions:
        """What the browser needs to offer its passkeys."""
        import webauthn
        from webauthn.helpers import options_to_json_dict

        challenge = self._challenge("in")
        options = webauthn.generate_authentication_options(rp_id=_host(origin), challenge=challenge.encode())
        return PasskeyOptions(challenge, options_to_json_dict(options))

    async def sign_in(self, origin: str, answer: PasskeyAnswer) -> Person:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._redeem(answer.challenge, "in")
        row = await self._row(answer.credential.get("id"))
        try:
            checked = webauthn.verify_authentication_response(
                credential=dict(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=_host(origin),
                expected_origin=origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
            )
        except (WebAuthnException, ValueError):
            raise Refused("passkey-wrong") from None
        self.people.check_ban(row.person)
        async with self.people.store.transaction() as connection:
            await connection.execute(
                update(passkeys).where(passkeys.c.id == row.id).values(count=checked.new_sign_count)
            )
        return await self.people.get(row.person)

    async def _row(self, credential: object) -> Any:
        from webauthn.helpers import base64url_to_bytes

        try:
            key = base64url_to_bytes(credential).hex() if isinstance(credential, str) else ""
        except ValueError:
            key = ""
        async with self.people.store.engine.connect() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.id == key))).one_or_none()
        if row is None:
            raise Refused("passkey-wrong")
        return row


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""
