"""A table server whose dice and bots do the same every time: no test of the page hangs on luck.

TABERNA_DICE chooses another luck: `make soak` measures the layout of other games than `make test` does.
"""

from __future__ import annotations

import hashlib
import os

from taberna.cli import main
from taberna.server import analyses, new_table
from taberna.server.live import bot_workers

if __name__ == "__main__":
    luck = hashlib.sha256(os.environ.get("TABERNA_DICE", "1").encode()).digest()
    vars(new_table)["new_seed"] = lambda: luck
    vars(bot_workers)["_seed"] = lambda: int.from_bytes(luck[:7], "big")
    # On a busy machine what gives way to play would keep a test waiting.
    vars(analyses)["QUICK_NICE"] = vars(analyses)["FULL_NICE"] = 0
    main()
