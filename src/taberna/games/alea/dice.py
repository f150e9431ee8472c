"""Dice that lie on the table: in which order they fell (A6), and which are taken up again (A13, A14).

Dice are packed: two bits a die, the oldest lowest, 1 = I, 2 = V, 3 = X. `joined` has a bit for every die
that was thrown together with the one before it.
"""

from mypy_extensions import i64

from .numbers import COUNT, I, V


def is_taken_off(dice: i64, lying: i64, joined: i64) -> i64:
    """With `order_counts` (A6): 1 if the single I must be taken off, -1 if added, 0 if free.

    Dice thrown together are neither before nor after each other, so the choice stays with the player.
    """
    throw: i64 = 0
    of_i: i64 = -1
    of_v: i64 = -1
    of_x: i64 = -1
    k: i64 = 0
    while k < lying:
        if k > 0 and not (joined >> k) & 1:
            throw += 1
        symbol = (dice >> (2 * k)) & 3
        if symbol == I:
            of_i = throw
        elif symbol == V:
            of_v = throw
        else:
            of_x = throw
        k += 1
    other: i64 = of_v if of_v >= 0 else of_x
    if of_i < other:
        return 1
    return -1 if of_i > other else 0


def showing(dice: i64, lying: i64, symbol: i64) -> i64:
    """The dice that show this symbol, as a mask."""
    mask: i64 = 0
    bit: i64 = 1
    while lying:
        if dice & 3 == symbol:
            mask |= bit
        dice >>= 2
        bit <<= 1
        lying -= 1
    return mask


def without(dice: i64, lying: i64, joined: i64, mask: i64) -> tuple[i64, i64, i64, i64]:
    """What is left when these are taken up: dice, how many, joined, counts. The others close up in their order.

    The dice that stay keep their throws: the first one left of a throw opens it.
    """
    left: i64 = 0
    left_joined: i64 = 0
    stay: i64 = 0
    joins: i64 = 0
    counts: i64 = 0
    k: i64 = 0
    while k < lying:
        if (joined >> k) & 1 == 0:
            joins = 0
        if (mask >> k) & 1 == 0:
            symbol = (dice >> (2 * k)) & 3
            left |= symbol << (2 * stay)
            counts += COUNT[symbol]
            left_joined |= joins << stay
            joins = 1
            stay += 1
        k += 1
    return left, stay, left_joined, counts
