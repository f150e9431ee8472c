"""What must hold at every decision of every game. `python -m tests.games.pecunia.invariants` plays many."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from typing import Any

from rich.progress import Progress

import taberna
from taberna.games.pecunia.gods.pieces import GOD_IDS
from taberna.games.pecunia.people import COMMON
from taberna.research.contract import tables

DATA: Any = taberna.game_class("pecunia").shipped_data()
PART = 100  # games that are played in one go
PLAIN = ("left", "middle", "right")


def kinds(sitters: list[str]) -> set[str]:
    return {
        DATA["famous"][name]["class"] if name in DATA["famous"] else name.rstrip("0123456789") for name in sitters
    }


def check(state: taberna.State) -> None:
    position: dict[str, Any] = dict(state.position())
    view = state.view(None)
    check_romans(state.game, position, view)
    check_cards(state.game, position, view)
    if state.game.options["gods"]:
        check_favours(position)
    assert min(position["purses"]) >= 0
    for latrine, built in zip(position["latrines"], position.get("upgrades", repeat({})), strict=False):
        check_neighbours(latrine, built)
        check_latrine(latrine, state.game.number("famous") > 0 or bool(state.game.options["upgrades"]))
    seated = {name for latrine in position["latrines"] for seat in latrine.values() for name in seat}
    assert set(position["markers"]) == seated
    leaving = any(frame["op"] == "leave" for frame in position["frames"])
    if not state.over and not leaving:
        assert min(position["markers"].values(), default=1) > 0
    in_turn = bool(position["frames"]) and position["frames"][-1]["op"] == "turn"
    if state.turn >= 0 and in_turn and (view["romans_left"] or position["roman_discards"]):
        assert all(position["queues"]), "a queue is empty at a decision"


def check_romans(game: taberna.Game, position: dict[str, Any], view: taberna.View) -> None:
    found = [name for latrine in position["latrines"] for seat in latrine.values() for name in seat]
    found += [name for queue in position["queues"] for name in queue]
    found += position["held"] + position["roman_discards"]
    assert len(found) == len(set(found))
    set_up = not position["frames"] or position["frames"][0]["op"] != "setup"
    famous = game.number("famous") if set_up else 0
    assert len(found) + view["romans_left"] == COMMON + famous  # type: ignore[operator]


def check_cards(game: taberna.Game, position: dict[str, Any], view: taberna.View) -> None:
    found = [name for hand in position["hands"] for name in hand] + position["card_discards"]
    found += ["villa-dixius" for latrine in position["latrines"] for _ in range(len(latrine) - len(PLAIN))]
    edition, advanced = game.number("edition"), bool(game.options["advanced"])
    copies = {
        name: row["copies"]
        for name, row in DATA["cards"].items()
        if edition in row["editions"] and (advanced or not row.get("dark"))
    }
    for name in set(found):
        assert found.count(name) <= copies[name]
    assert len(found) + view["cards_left"] == sum(copies.values())  # type: ignore[operator]


def check_favours(position: dict[str, Any]) -> None:
    found = [name for name in position["favours"] if name] + position["favours_open"]
    assert len(found) == len(set(found))
    drafting = bool(position["frames"]) and position["frames"][0]["op"] == "setup"
    assert drafting or (sorted(found) == sorted(GOD_IDS) and None not in position["favours"])
    assert not drafting or not position["favours_new"]


def check_latrine(latrine: dict[str, list[str]], men: bool) -> None:
    for sitters in latrine.values():
        assert len(sitters) <= 2
        assert len(sitters) <= 1 or kinds(sitters) == {"woman"} or (men and "woman" not in kinds(sitters))
        assert not {"senator", "slave"} <= kinds(sitters)


def check_neighbours(latrine: dict[str, list[str]], built: dict[str, str]) -> None:
    for one, other in (("left", "middle"), ("middle", "right")):
        if "partition" in (built.get(one), built.get(other)):
            continue
        assert not {"senator", "slave"} <= kinds(latrine[one]) | kinds(latrine[other])


def play(games: int, seed: int) -> int:
    """So many random games over all options and counts, checked at every decision; how many decisions."""
    decisions = 0
    rng = taberna.Rng(seed)
    for _, game in zip(range(games), tables(taberna.game_class("pecunia"), seed), strict=False):
        state = game.start()
        while not state.over:
            check(state)
            state.do(state.pick(rng))
            decisions += 1
        check(state)
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first hundred games")
    asked = parser.parse_args()
    parts = [min(PART, asked.games - begin) for begin in range(0, asked.games, PART)]
    decisions = 0
    with ProcessPoolExecutor() as pool, Progress() as progress:
        task = progress.add_task("pecunia", total=asked.games)
        for games, found in zip(parts, pool.map(play, parts, count(asked.seed)), strict=False):
            decisions += found
            progress.advance(task, games)
    print(f"pecunia: {asked.games} games, {decisions} decisions, every invariant holds")


if __name__ == "__main__":
    main()
