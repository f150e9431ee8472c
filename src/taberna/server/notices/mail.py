"""Mail through the operator's server."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from ..store.database import BadServer
from .letters import Letter
from .outside import NotDelivered

# Seconds that the mail server has for each answer.
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Mailer:
    """Where mail goes out: `smtps` speaks TLS from the first word, `smtp` as soon as the server offers it."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, address: str) -> Mailer:
        """From smtp://user:password@host:587?from=taberna@example.org; BadServer if it is none."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadServer("bad-smtp") from None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        sender = (parse_qs(parts.query).get("from") or [user])[0]
        if parts.scheme not in ("smtp", "smtps") or not host or "@" not in sender or not sender.isprintable():
            raise BadServer("bad-smtp")
        secure = parts.scheme == "smtps"
        return cls(host, port or (465 if secure else 587), secure, user, password, sender)

    def message(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, letter.title
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop_at:
            message["List-Unsubscribe"] = f"<{letter.stop_at}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join(part for part in (letter.text, letter.link, letter.stop) if part) + "\n")
        return message

    def send(self, to: str, letter: Letter) -> None:
        """Waits for the mail server: not for the loop."""
        try:
            with self._connected() as line:
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(self.message(to, letter), self.sender, [to])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotDelivered("refused", gone=all(code >= 550 for code in codes)) from error
        except (smtplib.SMTPException, OSError, ValueError) as error:
            raise NotDelivered(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        trust = ssl.create_default_context()
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=trust)
        line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=trust)
                line.ehlo()
            elif self.user:
                # A password is not said aloud.
                raise smtplib.SMTPNotSupportedError("no TLS")
        except BaseException:
            line.close()
            raise
        return line
