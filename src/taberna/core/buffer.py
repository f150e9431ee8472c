"""Room in which options are listed for a moment.

States list their options into a buffer that the caller owns. Who only wants to look at them once, inside the
engine, takes this one, so that nothing is allocated. Nothing is kept in it from one call to the next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Buffer:
    def __init__(self) -> None:
        self.cells = vec[i64]([0] * 64)

    def make_room(self, size: i64) -> None:
        """For a table of so many actions."""
        if len(self.cells) < size:
            self.cells = vec[i64]([0] * size)


LISTED: Final = Buffer()
