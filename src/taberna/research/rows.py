"""One position as numpy arrays, for interfaces that look at one game at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16

from ..core.game import State
from ..core.tensor import Encoding
from .extras import need

if TYPE_CHECKING:
    from numpy.typing import NDArray

np = need("numpy", "batch")


class Row:
    """Writes positions into one array of floats, every number divided by its field's scale."""

    def __init__(self, encoding: Encoding) -> None:
        from .batches import window

        self.encoding = encoding
        size = int(encoding.size)
        self._cells = vec[i16](bytes(size))
        self._whole = window(self._cells, np.int16)
        self.scales: NDArray[Any] = np.concatenate(
            [np.full(field.size, field.scale, np.float32) for field in encoding.fields]
        )
        limits = np.iinfo(np.int16)
        self.low: NDArray[Any] = (limits.min / self.scales).astype(np.float32)
        self.high: NDArray[Any] = (limits.max / self.scales).astype(np.float32)
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
