"""How much seeing all hands and thinking longer are worth at Pecunia: `python -m tests.study.ceiling --save`.

Three players who could not sit at a table meet consul, with two players and alone against three, the same deals
from every seat: one who sees all hands, one who sees them and thinks ten times as long, and one who sees nothing
and thinks ten times as long. All search and judge positions as consul does, and what chance will bring nobody
knows. So this says what hands and time can bring to this search. It is no bound for one who judges better.

The games are kept in build/, so that this can be stopped and goes on. Consul thinks `--looks` long, a tenth of
what he does at tables, else it would take a day: who thinks ten times as long thinks as long as he does there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import taberna
from taberna import Decision, Game, Rng, State, View
from taberna.arena.standing import interval
from taberna.bots import Budget, SearchBot, evaluator
from taberna.bots.search.tree import Tree
from taberna.core.game import CHANCE
from taberna.core.options import Value
from taberna.games import manifest
from tests.results import machine, save, saved

FOLDER = Path(__file__).parents[2] / "build" / "ceiling"
GAME = "pecunia"
TABLES: dict[str, dict[str, Value]] = {
    "base": {},
    "all five modules": dict.fromkeys(manifest(GAME).modules, True),
}
LONGER = 10


class SeeingBot(SearchBot):
    """Searches from the true position, with everybody's hand, which somebody puts before it."""

    seen: State | None = None

    def _think(self, view: View, decision: Decision) -> Tree:
        assert self.seen is not None
        tree = Tree(self.game, decision.seat, self.rng, self.explore, self.evaluator)
        tree.redeals = False
        tree.run(self.seen, self.budget.iterations)
        return tree


@dataclass(frozen=True)
class Meeting:
    """One of these players against consuls."""

    table: str
    players: int
    sees: bool
    times: int  # how many times as long as consul it thinks
    looks: int  # of consul

    @property
    def who(self) -> str:
        parts = ["sees all hands"] if self.sees else []
        parts += [f"{self.times} × as many looks"] if self.times > 1 else []
        return ", ".join(parts) or "consul himself"

    @property
    def file(self) -> str:
        told = f"{self.table}-{self.players}-{'sees' if self.sees else 'blind'}-{self.times}-{self.looks}"
        return told.replace(" ", "-") + ".jsonl"


def searcher(game: Game, rng: Rng, looks: int, sees: bool) -> SearchBot:
    """Consul's search, from the true position if it sees."""
    brings = manifest(game.name)
    kind = SeeingBot if sees else SearchBot
    heuristic = brings.find(brings.heuristic)(game, rng) if brings.cautious else None
    return kind(game, rng, evaluator(game, rng), brings.explore, Budget(looks), heuristic=heuristic)


def won(meeting: Meeting, deal: int, seat: int) -> float:
    """The share of the win that the player in question has, in this seat."""
    game = taberna.game(GAME, meeting.players, **TABLES[meeting.table])
    bots = [
        searcher(
            game,
            Rng(deal, one + 1),
            meeting.looks * (meeting.times if one == seat else 1),
            meeting.sees and one == seat,
        )
        for one in range(meeting.players)
    ]
    state, dice = game.start(), Rng(deal)
    while not state.over:
        if state.turn == CHANCE:
            state.do(state.pick(dice))
            continue
        bot = bots[state.turn]
        if isinstance(bot, SeeingBot):
            bot.seen = state.clone()
        state.do(bot.choose(state.view(state.turn), state.decision()))
    winners = state.winners()
    return (seat in winners) / len(winners)


def known(file: Path) -> dict[tuple[int, int], float]:
    """The games that were played before, by deal and seat. A line that was cut short does not count."""
    found: dict[tuple[int, int], float] = {}
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            one = json.loads(text)
        except ValueError:
            continue
        found[one["deal"], one["seat"]] = one["won"]
    return found


def shares(meeting: Meeting, games: int, workers: int, folder: Path) -> list[float]:
    """Of every deal, the mean over its seats: games of one deal are no independent samples."""
    file = folder / meeting.file
    folder.mkdir(parents=True, exist_ok=True)
    there = known(file)
    deals = -(-games // meeting.players)
    wanted = [(deal, seat) for deal in range(deals) for seat in range(meeting.players)]
    missing = [one for one in wanted if one not in there]
    with ProcessPoolExecutor(workers) as pool, file.open("a", encoding="utf-8") as out:
        out.write("\n" if there else "")  # the last line may have been cut short
        found = pool.map(won, [meeting] * len(missing), *zip(*missing, strict=True)) if missing else iter(())
        for (deal, seat), share in zip(missing, found, strict=True):
            there[deal, seat] = share
            out.write(json.dumps({"deal": deal, "seat": seat, "won": share}) + "\n")
            out.flush()
    return [sum(there[deal, seat] for seat in range(meeting.players)) / meeting.players for deal in range(deals)]


def row(meeting: Meeting, games: int, workers: int, folder: Path = FOLDER) -> dict[str, Any]:
    of_deals = shares(meeting, games, workers, folder)
    share, low, high = interval(of_deals)
    return {
        **asdict(meeting),
        "who": meeting.who,
        "games": len(of_deals) * meeting.players,
        "share": share,
        "low": low,
        "high": high,
    }


def line(one: dict[str, Any]) -> str:
    share, low, high, players = one["share"], one["low"], one["high"], one["players"]
    fair = f"{share * players:.2f} ({low * players:.2f}–{high * players:.2f})"
    return (
        f"| {one['table']} | {players} | {one['who']} | {one['looks']:,} | {one['games']} "
        f"| {share:.1%} ({low:.1%}–{high:.1%}) | {fair} |"
    )


def kept(lines: list[str]) -> list[str]:
    """The rows that stand there, but for those that are written anew."""
    anew = {tuple(one.split("|")[1:5]) for one in lines}
    there = [one for one in saved("ceiling") if one.startswith("| ") and not one.startswith("| table")]
    return [one for one in there if tuple(one.split("|")[1:5]) not in anew]


def written(lines: list[str]) -> list[str]:
    return [
        f"95 % intervals, over deals: {machine()}.",
        "",
        "| table | players | who | looks of consul | games | wins | × fair share |",
        "|---|---:|---|---:|---:|---:|---:|",
        *sorted([*kept(lines), *lines], key=lambda one: (one.split("|")[1] != " base ", one.split("|")[1:5])),
        "",
    ]


def meetings(asked: argparse.Namespace) -> Iterator[Meeting]:
    for table in asked.tables:
        for players in asked.players:
            for who in asked.who:
                yield Meeting(table, players, "sees" in who, LONGER if "longer" in who else 1, asked.looks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", nargs="*", choices=list(TABLES), default=list(TABLES))
    parser.add_argument("--players", nargs="*", type=int, default=(2, 4))
    all_of_them = ("sees", "sees-longer", "longer")
    parser.add_argument("--who", nargs="*", choices=all_of_them, default=all_of_them)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--looks", type=int, default=1_000, help="how many positions consul looks at for a move")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the table to docs/results.md, row by row")
    asked = parser.parse_args()
    for meeting in meetings(asked):
        found = line(row(meeting, asked.games, asked.workers))
        print(found, flush=True)
        if asked.save:
            save("ceiling", written([found]))


if __name__ == "__main__":
    main()
