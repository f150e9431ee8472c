"""Positions spoilt at random are refused with a sentence, or can be played to their end: nothing else.

`python -m tests.contract.spoilt` tries 100,000 of them over all games, on all cores.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from typing import Any

import taberna
from taberna.research.contract import tables

PART = 500  # positions that are tried in one go
MOST_ACTIONS = 20_000  # within which a game at random must end
NUMBERS: list[Any] = [0, 1, 2, 3, 5, 6, 7, 13, 60, 99, 9999, -1, 2**31, 2**63, -(2**63), 10**30, -(10**30)]
ODD: list[Any] = [None, True, False, 0.5, float("nan"), float("inf"), "", "x", "x" * 5000, "\ud800", [], {}, [[]]]
DEEP = 300


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


def places(value: Any, deep: int = 20) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value, to some depth: what it lies in, and under which key or at which index."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        if deep:
            yield from places(value[key], deep - 1)


def spoil(position: dict[str, Any], seen: list[Any], chance: random.Random) -> None:
    """One slip of the pen. `seen` are values of real positions, which are the hardest to tell from right ones."""
    holder, key = chance.choice(list(places(position)))
    # What is going on decides most, so it is spoilt more often.
    frames = position.get("frames")
    if frames and chance.random() < 0.4:
        holder, key = chance.choice(list(places({"frames": frames}))[1:] or [(position, "frames")])
    kind = chance.randrange(8)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
    elif kind == 2 and isinstance(holder, dict):
        holder[chance.choice(["x", *(name for name in seen if isinstance(name, str))])] = copy.deepcopy(
            chance.choice(seen)
        )
    elif kind == 3 and isinstance(holder[key], int):
        holder[key] += chance.choice([-1, 1])
    elif kind == 4:
        holder[key] = nested(DEEP) if chance.random() < 0.1 else copy.deepcopy(chance.choice(ODD))
    elif kind == 5:
        holder[key] = chance.choice(NUMBERS)
    else:
        alike = [value for value in seen if type(value) is type(holder[key])]
        holder[key] = copy.deepcopy(chance.choice(alike or seen))


def play_on(state: taberna.State, rng: taberna.Rng) -> None:
    actions = 0
    while not state.over:
        if actions % 32 == 0:
            state.view(0)
            state.position()
            if state.turn != taberna.CHANCE:
                state.decision()
        state.do(state.pick(rng))
        actions += 1
        assert actions <= MOST_ACTIONS, "it would never end"
    state.winners()


def check(game: taberna.Game, position: dict[str, Any], rng: taberna.Rng) -> str:
    """The code with which it is refused; "" if it can be played."""
    try:
        state = game.position(position)
    except taberna.BadPosition as error:
        sentence = str(error)
        assert sentence and not sentence.startswith("error-"), sentence
        assert len(sentence) < 2000, sentence
        return error.code
    play_on(state, rng)
    return ""


def attempt(name: str, positions: int, seed: int) -> Counter[str]:
    """So many spoilt positions of a game over all its options; what became of them."""
    chance, rng = random.Random(seed), taberna.Rng(seed)
    found: Counter[str] = Counter()
    for game in tables(taberna.game_class(name), seed):
        state = game.start()
        seen: list[Any] = ["x"]
        while not state.over:
            if chance.random() < 0.2:
                real = json.loads(json.dumps(state.position()))
                if chance.random() < 0.5:
                    seen = [holder[key] for holder, key in places(real)] or seen
                for _ in range(chance.choice([1, 1, 1, 2, 3])):
                    if real:
                        spoil(real, seen, chance)
                try:
                    found[check(game, real, rng)] += 1
                except Exception as error:
                    raise AssertionError(f"{game!r}, seed {seed}: {json.dumps(real)}") from error
                if found.total() >= positions:
                    return found
            state.do(state.pick(rng))
    raise AssertionError("tables are endless")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", default=taberna.names())
    asked = parser.parse_args()
    each = asked.positions // len(asked.games)
    for name in asked.games:
        parts = [min(PART, each - begin) for begin in range(0, each, PART)]
        found: Counter[str] = Counter()
        with ProcessPoolExecutor() as pool:
            for part in pool.map(attempt, repeat(name), parts, count(asked.seed)):
                found.update(part)
        print(
            f"{name}: {found.total()} spoilt positions, {found.pop('', 0)} could be played to their end, "
            f"the others were refused in {len(found)} ways"
        )


if __name__ == "__main__":
    main()
