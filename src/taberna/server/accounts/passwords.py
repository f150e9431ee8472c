"""The commonest passwords, which are the first that anybody tries."""

from __future__ import annotations

from functools import cache

MOST = 10_000


@cache
def _common() -> frozenset[str]:
    from zxcvbn.frequency_lists import FREQUENCY_LISTS  # the commonest first; seldom needed

    return frozenset(FREQUENCY_LISTS["passwords"][:MOST])


def is_common(password: str) -> bool:
    """Whether a password, or what it repeats, is one of the commonest."""
    bare = password.lower()
    halves = bare[: len(bare) // 2] if bare[: len(bare) // 2] * 2 == bare else bare
    return bare in _common() or halves in _common() or len(set(bare)) < 3
