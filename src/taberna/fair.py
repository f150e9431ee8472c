"""Dice that nobody can foresee and everybody can check.

A table draws a secret seed of 32 bytes and publishes its SHA-256, the *commitment*, before the first
move. Every outcome follows from the seed and from how many outcomes came before it. When the game is
over the seed is published in the record, and `check` (or `taberna verify game.json`) draws every
outcome again. So the server can't change its mind, and nobody can work out what comes next.

The construction, so that anybody can program it again:

- Outcome number n (from 0) has the weights that the rules give to the possible outcomes, in the order
  of their action numbers; let W be their sum.
- For attempt a = 0, 1, …: x = the first 8 bytes, big-endian, of HMAC-SHA-256(seed, "taberna 1:n:a").
  If x is below the largest multiple of W that is at most 2^64, stop; so no outcome is favoured.
- r = x mod W chooses: the first outcome whose weight, added to those before it, exceeds r.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from .core.errors import BadRecord
from .core.game import CHANCE, State
from .record import Record

METHOD = "taberna 1"
_RANGE = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What may be shown of a seed beforehand."""
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, count: int, below: int) -> int:
    """The number from 0 to below - 1 that belongs to outcome `count`."""
    limit = _RANGE - _RANGE % below
    attempt = 0
    while True:
        message = f"{METHOD}:{count}:{attempt}".encode()
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if drawn < limit:
            return drawn % below
        attempt += 1


def outcome(seed: bytes, count: int, state: State) -> int:
    """What chance says in this position, as outcome number `count` of its game."""
    outcomes = state.chance()
    left = number(seed, count, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise AssertionError("weights are positive")


def published(seed: bytes) -> dict[str, str]:
    """What a record says of its dice."""
    return {"method": METHOD, "commitment": commitment(seed), "seed": seed.hex()}


def check(record: Record) -> int:
    """Draw every outcome of a record again; how many there were. BadRecord says which one is wrong."""
    if record.dice is None:
        raise BadRecord("dice-unknown")
    if record.dice.get("method") != METHOD:
        raise BadRecord("dice-method", found=record.dice.get("method", "")[:40], known=METHOD)
    try:
        seed = bytes.fromhex(record.dice.get("seed", ""))
    except ValueError:
        raise BadRecord("dice-seed") from None
    if commitment(seed) != record.dice.get("commitment"):
        raise BadRecord("dice-commitment")
    count = 0
    record.verify()
    for at, (state, action) in enumerate(record.steps(), 1):
        if state.turn == CHANCE:
            drawn = outcome(seed, count, state)
            if drawn != action:
                game = record.game
                raise BadRecord("dice-outcome", number=at, move=game.text(action), drawn=game.text(drawn))
            count += 1
    return count
