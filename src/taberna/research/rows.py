"""One position as numpy arrays, for interfaces that look at one game at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import u8

from ..core.game import State
from ..core.tensor import Encoding
from .extras import need

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "batch")


def per_number(encoding: Encoding) -> tuple[NDArray[Any], NDArray[Any]]:
    """For every number of a row, what to divide it by for a size near 1, and how large it can be."""
    sizes = [field.size for field in encoding.fields]
    scales = np.repeat(np.array([field.scale for field in encoding.fields], np.float32), sizes)
    return scales, np.repeat(np.array([field.high for field in encoding.fields], np.float32), sizes)


class Row:
    """Writes positions into one array of floats, every number divided by its field's scale."""

    def __init__(self, encoding: Encoding) -> None:
        from ..bots.network.memory import window

        self.encoding = encoding
        size = int(encoding.size)
        self._cells = vec[u8](bytes(size))
        self._whole = window(self._cells, np.uint8)
        self.scales, self.high = per_number(encoding)
        self.low: NDArray[Any] = np.zeros(size, np.float32)
        self.high /= self.scales
        self.tensor: NDArray[Any] = np.zeros(size, np.float32)

    def write(self, state: State, seat: int) -> NDArray[Any]:
        """What this seat may know; the array is written over by the next call."""
        self._whole.fill(0)
        self.encoding.write(state, seat, self._cells, 0)
        np.divide(self._whole, self.scales, out=self.tensor)
        return self.tensor

    def whole(self, state: State, seat: int) -> NDArray[Any]:
        """The same before it is divided: whole numbers, as batches give them."""
        self.write(state, seat)
        return self._whole

    def parts(self) -> dict[str, NDArray[Any]]:
        """The array by its fields, each in its shape; windows on it, not copies."""
        return {
            field.name: self.tensor[field.first : field.first + field.size].reshape(field.shape)
            for field in self.encoding.fields
        }
