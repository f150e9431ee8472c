"""Module 5: favours of the gods."""

from .. import state as _state  # noqa: F401  (whatever is imported first, slices are loaded in their order)
