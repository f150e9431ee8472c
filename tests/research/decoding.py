"""Views back from tensors: proof that nothing a seat may know is lost.

Only what a position needs is written; the engine adds the rest when it imagines a state from it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import taberna
from taberna.core.frames import REGISTERS
from taberna.games.alea import actions as alea
from taberna.games.alea.state import ENDINGS as ALEA_ENDINGS
from taberna.games.forum import actions as forum
from taberna.games.forum import board
from taberna.games.forum.telling import drawing, named
from taberna.games.pecunia.base.pieces import CARD_IDS, SEAT_IDS
from taberna.games.pecunia.base.pieces import ENDINGS as PECUNIA_ENDINGS
from taberna.games.pecunia.events.pieces import EVENT_IDS
from taberna.games.pecunia.game import Pecunia
from taberna.games.pecunia.gods.pieces import GOD_IDS
from taberna.games.pecunia.ladders.pieces import LADDER_IDS, TALLY_IDS
from taberna.games.pecunia.people import COMMON, IDS
from taberna.games.pecunia.registers import NamedPlayer
from taberna.games.pecunia.state import OP_NAMES, OPS, show_frame
from taberna.games.pecunia.upgrades.pieces import UPGRADE_IDS
from taberna.research.tensors import encoding

Parts = dict[str, NDArray[np.int16]]


def parts(game: taberna.Game, row: NDArray[np.uint8]) -> Parts:
    """The fields of a row by name, each in its shape, as numbers that do not wrap."""
    return {
        field.name: row[field.first : field.first + field.size].reshape(field.shape).astype(np.int16)
        for field in encoding(game).fields
    }


def decode(game: taberna.Game, row: NDArray[np.uint8]) -> taberna.View:
    """The view that a row was written from, less what follows from it."""
    of = {"alea": decode_alea, "forum": decode_forum, "pecunia": decode_pecunia}
    found = parts(game, row)
    seat = one(found["me"])
    assert seat is not None
    return taberna.View({"seat": seat, **of[game.name](game, found, seat)})


def one(flags: NDArray[np.int16]) -> int | None:
    """Which flag is up; None if none is."""
    up = np.flatnonzero(flags)
    assert len(up) <= 1
    return int(up[0]) if len(up) else None


def around(values: Any, seat: int) -> list[Any]:
    """By seat from by distance."""
    listed = list(values)
    return [listed[(k - seat) % len(listed)] for k in range(len(listed))]


def absolute(flags: NDArray[np.int16], seat: int) -> int | None:
    found = one(flags)
    return None if found is None else (found + seat) % len(flags)


def decode_alea(game: taberna.Game, p: Parts, seat: int) -> dict[str, Any]:
    throws: list[str] = []
    for die, joined in zip(p["dice"], p["joined"], strict=True):
        symbol = one(die)
        if symbol is not None and joined:
            throws[-1] += alea.SYMBOLS[symbol]
        elif symbol is not None:
            throws.append(alea.SYMBOLS[symbol])
    ending = one(p["ending"])
    return {
        "turn": absolute(p["turn"], seat),
        "round": int(p["round"][0]),
        "columns": around([[int(x) or None for x in column] for column in p["columns"]], seat),
        "cards": around([[alea.CARDS[k] for k in np.flatnonzero(hand)] for hand in p["cards"]], seat),
        "dice": throws,
        "aside": int(p["numbers"][1]),
        "rolling": int(p["numbers"][2]),
        "together": bool(p["flags"][0]),
        "twice": bool(p["flags"][1]),
        "bare": bool(p["flags"][2]),
        "stirred": bool(p["flags"][3]),
        "ending": None if ending is None else ALEA_ENDINGS[ending + 1],
        "idle": int(p["idle"][0]),
    }


def decode_forum(game: taberna.Game, p: Parts, seat: int) -> dict[str, Any]:
    stones = around(p["stones"].reshape(-1, board.CELLS), seat)
    letters = forum.LETTERS[: len(stones)]
    owners = [next((c for c, cells in enumerate(stones) if cells[cell]), -1) for cell in range(board.CELLS)]
    planes = p["coins"].reshape(5, board.CELLS)
    state = game.start()
    coins = 0
    for sector, mask in enumerate(state.board.masks):  # type: ignore[attr-defined]
        plane = 0 if sector < 7 else 1 if sector < 14 else sector - 12 if sector < 16 else 4
        alone = [c for c in range(board.CELLS) if (mask >> c) & 1]
        coins |= int(all(planes[plane][c] for c in alone)) << sector
    asked = one(p["asked"])
    assert asked is not None
    turn: object = (asked + seat) % game.players
    if asked >= game.players:
        turn = "chance" if asked == game.players else None
    used = absolute(p["used"], seat)
    return {
        "turn": turn,
        "board": drawing(owners),
        "hands": dict(zip(letters, map(int, around(p["hands"], seat)), strict=True)),
        "track": dict(zip(letters, map(int, around(p["track"] - p["behind"], seat)), strict=True)),
        "coins": named(coins),
        "idle": int(p["idle"][0]),
        "used": None if used is None else letters[used],
    }


def decode_pecunia(game: taberna.Game, p: Parts, seat: int) -> dict[str, Any]:
    players = game.players
    ending = one(p["ending"])
    found: dict[str, Any] = {
        "turn": absolute(p["turn"], seat),
        "first": absolute(p["first"], seat),
        "round": int(p["round"][0]),
        "rich": bool(p["rich"][0]),
        "reached": bool(p["reached"][0]),
        "purses": [int(x) for x in around(p["purses"], seat)],
        "hands": [cards(p["hands"]) if k == seat else None for k in range(players)],
        "hand_sizes": [int(x) for x in around(p["hand_sizes"], seat)],
        "card_discards": cards(p["card_discards"]),
        "frames": frames(game, p["frames"], seat),
        "ending": None if ending is None else PECUNIA_ENDINGS[ending + 1],
    }
    found.update(decode_romans(p, players, seat))
    if "upgrades" in p:
        found.update(decode_upgrades(p["upgrades"], players, seat))
    if "events" in p:
        opened = {name: int(row[3]) for name, row in zip(EVENT_IDS, p["events"], strict=True) if row[1]}
        used = [name for name, row in zip(EVENT_IDS, p["events"], strict=True) if row[2]]
        found.update({"events": opened, "events_used": used})
    if "ladders" in p:
        careers = [one(flags) for flags in around(p["ladders"], seat)]
        found["ladders"] = [None if career is None else LADDER_IDS[career] for career in careers]
        found["steps"] = [int(step) for step in around(p["steps"], seat)]
        found["climbed"] = bool(p["climbed"][0])
        found["this_turn"] = {name: int(x) for name, x in zip(TALLY_IDS, p["this_turn"], strict=True) if x}
    if "favours" in p:
        found.update(decode_gods(p, players, seat))
    return found


def decode_gods(p: Parts, players: int, seat: int) -> dict[str, Any]:
    favours: list[str | None] = [None] * players
    for name, row in zip(GOD_IDS, p["favours"], strict=True):
        owner = absolute(row[:players], seat)
        if owner is not None:
            favours[owner] = name
    return {
        "favours": favours,
        "favours_open": [name for name, row in zip(GOD_IDS, p["favours"], strict=True) if row[players]],
        "favours_new": [k for k, flag in enumerate(around(p["favours_new"], seat)) if flag],
        "prayed": bool(p["prayed"][0]),
    }


def cards(counts: NDArray[np.int16]) -> list[str]:
    return [name for name, count in zip(CARD_IDS, counts, strict=True) for _ in range(count)]


def frames(game: taberna.Game, rows: NDArray[np.int16], seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    assert isinstance(game, Pecunia)
    names = {op.name for one in game.ruleset.slices for op in one.operations()}
    played = [name for name in OP_NAMES if name in names]
    for row in rows:
        column = one(row[: len(played)])
        if column is not None:
            op = OP_NAMES.index(played[column])
            asked = absolute(row[len(played) : -1 - REGISTERS], seat)
            assert asked is not None
            registers = [int(value) for value in row[-REGISTERS:]]
            for k, register in enumerate(OPS[op].registers):
                if isinstance(register, NamedPlayer) and 0 < registers[k] <= game.players:
                    registers[k] = (registers[k] - 1 + seat) % game.players + 1
            found.append(show_frame([op, int(row[-1 - REGISTERS]), asked, *registers]))
    return found[::-1]


def decode_romans(p: Parts, players: int, seat: int) -> dict[str, Any]:
    """From places, and from the list of all whoever has none."""
    coins: dict[str, int] = {}
    markers: dict[str, int] = {}

    def told(rows: NDArray[np.int16]) -> list[str]:
        there = [row for row in rows if row[0]]
        coins.update({IDS[row[0] - 1]: int(row[6]) for row in there if row[6]})
        markers.update({IDS[row[0] - 1]: int(row[5]) for row in there if row[5]})
        return [IDS[row[0] - 1] for row in there]

    latrines: list[dict[str, list[str]]] = []
    for seats, villas in zip(p["seats"].reshape(players, 6, 2, -1), p["villas"], strict=True):
        latrines.append({name: told(seats[k]) for k, name in enumerate(SEAT_IDS) if k < 3 or villas[k - 3]})
        for name in (name for sitters in latrines[-1].values() for name in sitters):
            markers.setdefault(name, 0)
    lists = [told(rows) for rows in p["queues"].reshape(players, 8, -1)] + [told(p["held"])]
    everybody = np.concatenate([p["romans"], p["famous"]]) if "famous" in p else p["romans"]
    for roman in np.argsort(everybody[:, 3], kind="stable"):
        if everybody[roman, 2]:
            where = lists[everybody[roman, 2] - 1]
            where.append(IDS[roman])
            assert len(where) == everybody[roman, 3]
            if everybody[roman, 4]:
                coins[IDS[roman]] = int(everybody[roman, 4])
    discards = [roman for roman in np.argsort(everybody[:, 1], kind="stable") if everybody[roman, 1]]
    return {
        "latrines": around(latrines, seat),
        "queues": around(lists[:players], seat),
        "held": lists[players],
        "markers": markers,
        "coins": coins,
        "roman_discards": [IDS[roman] for roman in discards],
        "famous_in_pile": [IDS[roman] for roman in range(COMMON, len(everybody)) if everybody[roman, 0]],
    }


def decode_upgrades(rows: NDArray[np.int16], players: int, seat: int) -> dict[str, Any]:
    built: list[dict[str, str]] = [{} for _ in range(players)]
    found: dict[str, Any] = {"upgrades_open": [], "upgrades_gone": [], "upgrades_spent": [], "upgrades": built}
    for name, row in zip(UPGRADE_IDS, rows, strict=True):
        owner = absolute(row[:players], seat)
        if owner is not None:
            built[owner][SEAT_IDS[one(row[players : players + 3]) or 0]] = name
        for k, key in ((4, "upgrades_open"), (5, "upgrades_gone"), (6, "upgrades_spent")):
            if row[players + k]:
                found[key].append(name)
    return found
