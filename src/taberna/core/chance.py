"""The random generator that callers own.

No state holds one of these: a table, a playout or a bot does. It gives the same sequence compiled
and interpreted, on every platform, so a seed names a game.
"""

from typing import Final, final

from mypy_extensions import i64

# The generator lives in 62 bits: native integers wrap silently at 64, Python's do not wrap, and
# literals from 2^62 on are boxed. Masking to 62 makes all of them agree.
_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
_STEP: Final = 0x1E37_79B9_7F4A_7C15
_MIX1: Final = 0x3F58_476D_1CE4_E5B9
_MIX2: Final = 0x14D0_49BB_1331_11EB
_LOW32: Final = 0xFFFF_FFFF


@final
class Rng:
    """A splitmix generator: a counter that takes odd steps, and a mixing function over it."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """One of many generators of the same seed, none of which repeats another.

        All of them go round the same circle of 2^62 places. The seed, of any length, says where stream 0 begins;
        each further one begins 2^30 steps behind the one before, so that 2^32 of them have 2^30 draws each.
        """
        self.at: i64 = (_place(seed) + 0x1E37_79B9_7F4A_7C15 * (stream << 30)) & 0x3FFF_FFFF_FFFF_FFFF

    def _next(self) -> i64:
        """The next 32 random bits."""
        self.at = (self.at + _STEP) & _MASK
        z: i64 = self.at
        z = ((z ^ (z >> 29)) * _MIX1) & _MASK
        return (((z ^ (z >> 26)) * _MIX2) & _MASK) >> 30

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one equally likely. n is at most 2^30.

        ValueError if n is 0: whoever picks from no options has a position that should not be.
        """
        m: i64 = self._next() * n
        if (m & _LOW32) <= n:  # seldom, and always for 0: so the check costs nothing
            if n < 1:
                raise ValueError("there is nothing to choose from")
            floor: i64 = (_LOW32 + 1 - n) % n
            while (m & _LOW32) < floor:
                m = self._next() * n
        return m >> 32

    def seed(self) -> int:
        """A seed for another generator, of 60 bits: of millions no two are the same."""
        return (int(self.below(1 << 30)) << 30) + int(self.below(1 << 30))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.at == other.at

    def __hash__(self) -> int:
        return hash(self.at)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return resumed, (self.at,)


def resumed(at: int) -> Rng:
    """A generator that goes on where another was."""
    rng = Rng(0)
    rng.at = at
    return rng


def _place(seed: int) -> int:
    """Where a seed of any length begins: seeds of 61 bits and a sign all have places of their own."""
    at = 0
    left = 2 * seed if seed >= 0 else -2 * seed - 1
    while True:
        at = _mixed(at ^ (left & 0x3FFF_FFFF_FFFF_FFFF))
        left >>= 62
        if not left:
            return at


def _mixed(at: int) -> int:
    """Another number of 62 bits for each of them: nothing of a seed is lost."""
    z = (at + 0x1E37_79B9_7F4A_7C15) & 0x3FFF_FFFF_FFFF_FFFF
    z = ((z ^ (z >> 29)) * 0x3F58_476D_1CE4_E5B9) & 0x3FFF_FFFF_FFFF_FFFF
    z = ((z ^ (z >> 26)) * 0x14D0_49BB_1331_11EB) & 0x3FFF_FFFF_FFFF_FFFF
    return z ^ (z >> 31)
