"""Makes the puzzles that are shipped: `python -m tests.study.puzzles --wanted 200 --save`.

Bots that misjudge play games for two to four; where one of them missed what is clearly best, and a longer search
says so too, there is a puzzle, at most two of a game, with answers of two kinds. Of the same kind of answer to the
same question there are not too many, and the closest of them stay: who knows the answer beforehand learns nothing.
What is found is kept in build/, so that this can be stopped and goes on; `--save` writes puzzles.json of each
game, as far as there are some. A game with fewer than wanted says so. Which games are looked at hangs on their
numbers alone.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import taberna
from taberna import CHANCE
from taberna.analysis.puzzles import Puzzle, find, written
from taberna.games import manifest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "puzzles"
SOURCE = ROOT / "src"  # what is installed is not what is shipped
SEATED = ("citizen", "novice", "citizen", "novice")
MOST_OF_A_GAME = 2
# The share of one kind of answer to one question among all puzzles, at most.
MOST_ALIKE = 0.25
# Decisions of a game that are looked at.
LOOKS = 40
# With more options than these it is no puzzle but work.
MOST_OPTIONS = 60
# Games in which one option is seldom clearly best: there it need not have been missed.
EVERY = ("forum",)


def of_game(name: str, seed: int) -> list[dict[str, Any]]:
    """The puzzles of one game."""
    players = 2 + seed % 3
    record = taberna.play(taberna.game(name, players=players), SEATED[:players], seed)
    moments = [
        (number, state.clone(), action)
        for number, (state, action) in enumerate(record.steps())
        if state.turn != CHANCE and 2 < len(state.options()) <= MOST_OPTIONS
    ]
    found: list[dict[str, Any]] = []
    random.Random(seed).shuffle(moments)  # beginnings are much alike
    for number, state, action in moments[:LOOKS]:
        decision = state.decision()
        view, missed = state.view(decision.seat), name not in EVERY
        puzzle = find(state.game, view, decision, action, seed * 1000 + number, missed)
        if puzzle is not None and answer(puzzle.best) not in [answer(one["best"]) for one in found]:
            found.append(asdict(puzzle))
        if len(found) == MOST_OF_A_GAME:
            break
    return found


def answer(best: str) -> str:
    """Of which kind an answer is: its first word says what is done."""
    return best.partition(" ")[0]


def known(file: Path) -> dict[int, list[dict[str, Any]]]:
    """What was found before. A last line that was cut off does not count."""
    found: dict[int, list[dict[str, Any]]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            seed, puzzles = json.loads(line)
        except ValueError:
            continue
        found[seed] = puzzles
    return found


def played(name: str, seeds: Iterator[int], processes: int) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Games as they are done, one after the other, until nobody asks for more."""
    with ProcessPoolExecutor(processes) as pool:
        waiting: dict[Future[list[dict[str, Any]]], int] = {}
        try:
            while True:
                while len(waiting) < processes + 1:
                    seed = next(seeds)
                    waiting[pool.submit(of_game, name, seed)] = seed
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def search(name: str, wanted: int, games: int, processes: int) -> list[Puzzle]:
    file = FOLDER / f"{name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = known(file)
    total = len(chosen(name, found, wanted))
    looked = 0
    left = (seed for seed in count() if seed not in found)
    if total < wanted and games:
        with file.open("a", encoding="utf-8") as book:
            for seed, puzzles in played(name, left, processes):
                found[seed] = puzzles
                book.write(f"\n{json.dumps([seed, puzzles])}")
                book.flush()
                total = len(chosen(name, found, wanted))
                looked += 1
                print(f"{name}: {total} of {wanted} after {len(found)} games", file=sys.stderr, flush=True)
                if total >= wanted or looked >= games:
                    break
    return chosen(name, found, wanted)


def different(found: dict[int, list[dict[str, Any]]]) -> list[Puzzle]:
    """Each position once, in the order of the games."""
    once = {
        str(one["position"]): Puzzle(**one) for seed in sorted(found, reverse=True) for one in found[seed][::-1]
    }
    return list(once.values())[::-1]


def chosen(name: str, found: dict[int, list[dict[str, Any]]], wanted: int) -> list[Puzzle]:
    """So many, not too many of them alike."""
    alike: dict[tuple[str, str], list[Puzzle]] = {}
    for one in different(found):
        alike.setdefault((asked_for(name, one), answer(one.best)), []).append(one)
    most = int(wanted * MOST_ALIKE)
    kept = {str(one.position) for group in alike.values() for one in sorted(group, key=lead)[:most]}
    return [one for one in different(found) if str(one.position) in kept][:wanted]


def asked_for(name: str, puzzle: Puzzle) -> str:
    return puzzle.begun(name).decision().ask


def lead(puzzle: Puzzle) -> float:
    """How far the best is ahead of the next: the less, the harder it is to see."""
    best, next_best, *_ = sorted(puzzle.chances.values(), reverse=True)
    return best - next_best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=taberna.names(), choices=taberna.names())
    parser.add_argument("--wanted", type=int, default=200)
    parser.add_argument("--games", type=int, default=10_000, help="games that are looked at now, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="write puzzles.json of each game")
    asked = parser.parse_args()
    for name in asked.only:
        found = search(name, asked.wanted, asked.games, asked.processes)
        print(f"{name}: {len(found)} puzzles of {asked.wanted}")
        if asked.save and found:
            brings = manifest(name)
            file = SOURCE.joinpath(*brings.package.split("."), brings.puzzles)
            file.write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main()
