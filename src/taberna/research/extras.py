"""Libraries that not everybody has: asked for by name, refused with the way to get them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.errors import BadOption


def need(module: str, extra: str) -> Any:
    """A module of somebody else's; BadOption says which extra brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise BadOption("needs-extra", package=error.name or module, extra=extra) from None
