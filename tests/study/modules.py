"""The modules of Pecunia by the numbers: `python -m tests.study.modules --save`.

Bots of one kind play many games for each module alone and for all together. Counted are the length in rounds, how
often the first player wins, the events of a game, and how often a player wins who had a ladder, took a god's
favour in the draft, or into whose queue a famous Roman was dealt first: all against the fair share. (Who has him
in his latrine says less: whoever seats many Romans wins more, whatever they bring about.) `--bot consul` plays
with search, which takes a thousand times as long; `--looks 500` lets it look ahead that many times a move only.
The same seeds give the same tables.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

from rich.progress import Progress

import taberna
from taberna import Rng, State
from taberna.bots import Budget, SearchBot
from taberna.bots import bot as make_bot
from taberna.core.events import Event
from taberna.games.pecunia.base.pieces import PURSES
from taberna.games.pecunia.heuristic import PecuniaBot
from taberna.games.pecunia.people import FAMOUS_IDS
from taberna.games.pecunia.state import PecuniaState
from taberna.words import words
from tests.results import save
from tests.study.pecunia import answer

EVERY: dict[str, object] = {"famous": 18, "upgrades": True, "events": True, "ladders": True, "gods": True}
ALL: dict[str, dict[str, object]] = {"all five": EVERY, "all five, advanced": {**EVERY, "advanced": True}}
ROWS: dict[str, dict[str, object]] = {
    **{name: {name: value} for name, value in EVERY.items()},
    "ladders, advanced": {"ladders": True, "advanced": True},
    "all but ladders": {name: value for name, value in EVERY.items() if name != "ladders"},
    **ALL,
    "all five, finish_round": {**EVERY, "finish_round": True},
}
# What it would take to make the first seat no better: so many sesterces for each seat before one's own.
START: dict[str, int] = {"all five, advanced, a sesterce for each seat before": 1}
ROWS |= dict.fromkeys(START, ALL["all five, advanced"])
FAMOUS = {name.title().replace("-", " "): name for name in FAMOUS_IDS}
# Of 95 of 100 samples the mean lies so many standard errors around the truth, or nearer.
SURE = 1.96
Cell = tuple[str, int]


class Tally:
    """What many games of one kind came to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds: list[int] = []
        self.events = 0
        self.first = 0.0  # wins of the first player
        self.had: Counter[str] = Counter()  # seats that had a card
        self.won: defaultdict[str, float] = defaultdict(float)  # of those, the winners; who shares is a part

    def add(self, state: State, log: list[Event]) -> None:
        """Count a game that is over."""
        winners = state.winners()
        position = state.position()
        self.rounds.append(int(str(position["round"])))
        self.events += sum(event.kind == "happens" for event in log)
        self.first += (position["first"] in winners) / len(winners)
        for seat, card in cards_of(log):
            self.had[card] += 1
            self.won[card] += (seat in winners) / len(winners)

    def merge(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.events += other.events
        self.first += other.first
        self.had += other.had
        for card, wins in other.won.items():
            self.won[card] += wins


def cards_of(log: list[Event]) -> set[tuple[int, str]]:
    """Who had which ladder, took which god's favour first, and was dealt which famous Romans first."""
    found: set[tuple[int, str]] = set()
    favoured: set[object] = set()
    dealt: set[str] = set()
    for event in log:
        player = event.facts.get("player")
        if event.kind == "favours" and player not in favoured:
            favoured.add(player)
            found.add((int(str(player)), f"god-{event.facts['card']}"))
        elif event.kind == "career":
            found.add((int(str(player)), f"ladder-{event.facts['card']}"))
        elif event.kind == "queue":
            fresh = {FAMOUS[name] for name in str(event.facts["romans"]).split(", ") if name in FAMOUS} - dealt
            dealt |= fresh
            found |= {(int(str(player)), f"roman-{name}") for name in fresh}
    return found


def seated(game: taberna.Game, seed: int, level: str, looks: int) -> list[taberna.Bot]:
    bots = [make_bot(level, game, Rng(seed, seat + 1), timed=False) for seat in range(game.players)]
    for bot in bots:
        if looks and isinstance(bot, SearchBot):
            bot.budget = Budget(looks)
    return bots


def play(game: taberna.Game, seed: int, bots: list[taberna.Bot], gift: int) -> tuple[State, list[Event]]:
    state, dice = game.start(), Rng(seed)
    log: list[Event] = []
    state.log = log
    while not state.over:
        if gift and any(event.kind == "turn" for event in log):
            give(state, gift)
            gift = 0
        state.do(state.pick(dice) if state.turn == taberna.CHANCE else choice(bots[state.turn], state))
    return state, log


def choice(bot: taberna.Bot, state: State) -> int:
    """As in `taberna.play`; rules of thumb may deal hands anew in place, which is quicker."""
    if isinstance(bot, PecuniaBot):
        return answer(bot, state)
    return bot.choose(state.view(state.turn), state.decision())


def give(state: State, gift: int) -> None:
    """So many sesterces for each seat that comes before one's own."""
    assert isinstance(state, PecuniaState)
    first = int(str(state.position()["first"]))
    cells = state.cells
    for later in range(state.game.players):
        cells[PURSES + (first + later) % state.game.players] += later * gift


def study(row: str, players: int, seeds: range, bot: str, looks: int = 0) -> Tally:
    tally = Tally(players)
    game = taberna.game("pecunia", players, **ROWS[row])
    for seed in seeds:
        tally.add(*play(game, seed, seated(game, seed, bot, looks), START.get(row, 0)))
    return tally


def lengths(tallies: dict[Cell, Tally]) -> list[str]:
    lines = [
        "| modules | players | rounds, median | 5–95 % | events a game | first player wins × fair share | ± |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for (row, players), tally in tallies.items():
        rounds, games = sorted(tally.rounds), len(tally.rounds)
        low, middle, high = (rounds[min(games - 1, int(part * games))] for part in (0.05, 0.5, 0.95))
        share = tally.first / games
        off = SURE * math.sqrt(share * (1 - share) / games) * players
        events = f"{tally.events / games:.1f}" if tally.events else "–"
        cells = f"{middle} | {low}–{high} | {events} | {share * players:.2f} | {off:.2f}"
        lines.append(f"| {row} | {players} | {cells} |")
    return lines


def shares(tallies: dict[Cell, Tally], kind: str, rows: dict[str, list[str]]) -> list[str]:
    """Each card of a kind: how often a player who had it wins, × his fair share, over all numbers of players."""
    names = sorted({card for tally in tallies.values() for card in tally.had if card.startswith(f"{kind}-")})
    lines = [f"| {kind} | {' | '.join(f'{head} | ±' for head in rows)} |", "|---|" + "---:|---:|" * len(rows)]
    for name in names:
        cells = [share(tallies, name, chosen) for chosen in rows.values()]
        lines.append(f"| {named(name)} | {' | '.join(cells)} |")
    return lines


def share(tallies: dict[Cell, Tally], card: str, rows: list[str]) -> str:
    chosen = [tally for (row, _), tally in tallies.items() if row in rows and tally.had[card]]
    expected = sum(tally.had[card] / tally.players for tally in chosen)
    if not expected:
        return "– | –"
    spread = math.sqrt(sum(tally.had[card] / tally.players * (1 - 1 / tally.players) for tally in chosen))
    return f"{sum(tally.won[card] for tally in chosen) / expected:.2f} | {SURE * spread / expected:.2f}"


def named(card: str) -> str:
    kind, name = card.split("-", 1)
    return name.title().replace("-", " ") if kind == "roman" else words("en").say(f"pecunia-card-{name}")


def tables(tallies: dict[Cell, Tally]) -> list[str]:
    parts: dict[str, dict[str, list[str]]] = {
        "ladder": {"alone": ["ladders", "ladders, advanced"], "all five": list(ALL)},
        "god": {"alone": ["gods"], "all but ladders": ["all but ladders"], "all five": list(ALL)},
        "roman": {"alone": ["famous"], "all but ladders": ["all but ladders"], "all five": list(ALL)},
    }
    lines = lengths(tallies)
    for kind, rows in parts.items():
        kept = {head: chosen for head, chosen in rows.items() if any(row in chosen for row, _ in tallies)}
        if kept:
            lines += ["", *shares(tallies, kind, kept)]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="games for each row")
    parser.add_argument("--bot", default="thumb", help="thumb, or a level")
    parser.add_argument(
        "--looks", type=int, default=0, help="how often a searching bot looks ahead; 0: as its level"
    )
    parser.add_argument("--rows", nargs="*", default=list(ROWS), choices=list(ROWS))
    parser.add_argument("--players", nargs="*", type=int, default=[2, 3, 4, 5, 6])
    parser.add_argument("--first", type=int, default=100_000, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the tables to docs/results.md")
    asked = parser.parse_args()
    tallies = {(row, players): Tally(players) for row in asked.rows for players in asked.players}
    step = max(1, min(100, asked.games // 8))
    with ProcessPoolExecutor(asked.workers) as pool, Progress() as progress:
        jobs: dict[Future[Tally], Cell] = {}
        for cell in tallies:
            for k in range(0, asked.games, step):
                seeds = range(asked.first + k, asked.first + min(k + step, asked.games))
                jobs[pool.submit(study, *cell, seeds, asked.bot, asked.looks)] = cell
        bar = progress.add_task(f"{asked.games} games a row", total=len(jobs))
        for job in as_completed(jobs):
            tallies[jobs[job]].merge(job.result())
            progress.advance(bar)
    kind = f"{asked.bot} bots" + (f" that look ahead {asked.looks:,} times a move" if asked.looks else "")
    lines = [f"{asked.games:,} games between {kind} for each row.", "", *tables(tallies), ""]
    print("\n".join(lines))
    if asked.save:
        save("modules" if asked.bot == "thumb" else f"modules-{asked.bot}", lines)


if __name__ == "__main__":
    main()
