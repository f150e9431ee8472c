"""Dice that nobody can foresee and everybody can check.

A table draws a secret seed of 32 bytes and publishes its SHA-256, the *commitment*, before the first
move. Every outcome follows from the seed and from how many outcomes came before it. When the game is
over the seed is published in the record, and `check` (or `taberna verify game.json`) draws every
outcome again. So the server can't change its mind, and nobody can work out what comes next.

The construction, so that anybody can program it again:

- Outcome number n (from 0) has the weights that the rules give to the possible outcomes, in the order
  of their texts, compared character by character by their numbers in Unicode; let W be their sum.
- For attempt a = 0, 1, …: x = the first 8 bytes, big-endian, of HMAC-SHA-256(seed, "taberna 2:n:a").
  If x is below the largest multiple of W that is at most 2^64, stop; so no outcome is favoured.
- r = x mod W chooses: the first outcome whose weight, added to those before it, exceeds r.

Older games say "taberna 1": the same with that word in the message, and with outcomes in the order of the
numbers that their actions had then (`taberna.frozen`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from .core.errors import BadRecord
from .core.game import CHANCE, State
from .frozen import action_numbers
from .record import Record

METHOD = "taberna 2"
BY_NUMBER = "taberna 1"
METHODS = (BY_NUMBER, METHOD)
_RANGE = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What may be shown of a seed beforehand."""
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, count: int, below: int, method: str = METHOD) -> int:
    """The number from 0 to below - 1 that belongs to outcome `count`."""
    limit = _RANGE - _RANGE % below
    attempt = 0
    while True:
        message = f"{method}:{count}:{attempt}".encode()
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if drawn < limit:
            return drawn % below
        attempt += 1


def outcomes(state: State, method: str = METHOD) -> list[tuple[int, int]]:
    """What chance may say in this position, with weights, in the order in which the method counts them."""
    possible, texts = state.chance(), state.game.actions.texts
    if method == METHOD:
        return sorted(possible, key=lambda one: texts[one[0]])
    known = action_numbers(state.game.name)
    return sorted(possible, key=lambda one: known.get(texts[one[0]], one[0])) if known else possible


def outcome(seed: bytes, count: int, state: State, method: str = METHOD) -> int:
    """What chance says in this position, as outcome number `count` of its game."""
    possible = outcomes(state, method)
    left = number(seed, count, sum(weight for _, weight in possible), method)
    for action, weight in possible:
        if left < weight:
            return action
        left -= weight
    raise AssertionError("weights are positive")


def published(seed: bytes, method: str = METHOD) -> dict[str, str]:
    """What a record says of its dice."""
    return {"method": method, "commitment": commitment(seed), "seed": seed.hex()}


def check(record: Record) -> int:
    """Draw every outcome of a record again; how many there were. BadRecord says which one is wrong."""
    if record.dice is None:
        raise BadRecord("dice-unknown")
    method = record.dice.get("method", "")
    if method not in METHODS:
        raise BadRecord("dice-method", found=method[:40], known=", ".join(METHODS))
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
            drawn = outcome(seed, count, state, method)
            if drawn != action:
                game = record.game
                raise BadRecord("dice-outcome", number=at, move=game.text(action), drawn=game.text(drawn))
            count += 1
    return count
