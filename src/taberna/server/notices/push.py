"""Web Push: readable for the browser alone (RFC 8291), and signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

# How long a push service keeps what it can't deliver yet, and how long a signature is good, in seconds.
KEPT = 24 * 3600
SIGNED = 12 * 3600
# The size of a record, of which there is one.
RECORD = 4096
_CURVE = ec.SECP256R1()


def text_of(data: bytes) -> str:
    """As the web writes bytes."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """What the web has written; ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def new_key() -> bytes:
    """The key with which a server signs, made once."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big")


def is_key(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        _theirs(bytes_of(p256dh))
        return len(bytes_of(auth)) == 16
    except ValueError:
        return False


def _theirs(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    plain: bytes, p256dh: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """For the browser with these keys; `own` and `salt` are new each time, but in a test."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or secrets.token_bytes(16)
    shared = own.exchange(ec.ECDH(), _theirs(p256dh))
    mine = _point(own)
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, plain + b"\2", None)


class Signer:
    def __init__(self, key: bytes, subject: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), _CURVE)
        self._subject = subject
        self.public = text_of(_point(self._key))

    def headers(self, endpoint: str, topic: str) -> Mapping[str, str]:
        """With which a push service takes a message; one about the same topic takes the place of the last."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
            "sub": self._subject,
        }
        said = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{said}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
            "topic": topic,
        }
