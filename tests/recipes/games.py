"""Games in a database, to be taken up again by a changed tree.

python -m tests.recipes.games begin FOLDER     running and finished games of every game of the house
python -m tests.recipes.games end FOLDER       plays the running ones to their end, checks all of them
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import taberna
from taberna import fair
from taberna.protocol import NewSeat, NewTable
from taberna.record import Record
from tests.server.stored import begun, finished_record, opened, play_on, tables_of

Options = dict[str, bool | int | str | list[str]]
MODULES: Options = {"famous": True, "upgrades": True, "events": True, "ladders": True, "gods": True}
TABLES: list[tuple[str, Options]] = [
    ("alea", {}),
    ("forum", {}),
    ("pecunia", {"advanced": True, "famous": True}),
    ("pecunia", MODULES),
]
MOVES = (0, 30)


async def begin(folder: Path) -> None:
    rng = taberna.Rng(1)
    async with opened(folder) as one:
        host = await one.people.guest("Julia")
        seats = [NewSeat("me"), NewSeat("here", name="Livia"), NewSeat("here", name="Marcus")]
        for game, options in TABLES:
            for moves in (*MOVES, None):
                table = await begun(one, NewTable(game, seats, options=options), host)
                await play_on(one, table, rng, moves)


async def end(folder: Path) -> None:
    rng = taberna.Rng(2)
    async with opened(folder) as one:
        names = await tables_of(one)
        assert len(names) == len(TABLES) * (len(MOVES) + 1)
        for name in names:
            await play_on(one, name, rng, None)
            record = Record.loads((await finished_record(one, name)).dumps())
            assert record.verify().over
            fair.check(record)
    print(f"{len(names)} games")


if __name__ == "__main__":
    asyncio.run({"begin": begin, "end": end}[sys.argv[1]](Path(sys.argv[2])))
