"""Where Taberna keeps what belongs to the user."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """TABERNA_DATA if it is set, else what the system has for this."""
    chosen = os.environ.get("TABERNA_DATA")
    return Path(chosen) if chosen else user_data_path("taberna", appauthor=False)
