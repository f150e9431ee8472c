"""numpy on the engine's own memory."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray


def window(memory: Any, dtype: Any) -> NDArray[Any]:
    """A numpy array on the memory of a vec, without a copy, to read and to write.

    A vec lends its memory for reading only, as it can't know when somebody else writes; here we do.
    """
    import numpy as np

    lent = np.frombuffer(memory, dtype=dtype)
    held: Any = (ctypes.c_uint8 * lent.nbytes).from_address(lent.ctypes.data)
    array: NDArray[Any] = np.frombuffer(held, dtype=dtype)
    # The memory lives as long as the array that was lent: keep it with the one that is given.
    held._lent = lent
    return array
