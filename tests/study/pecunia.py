"""Pecunia non olet by the numbers: `python -m tests.study.pecunia --save`. The modules: `tests.study.modules`.

Thumb bots play many games for each edition and number of players. Counted are the length in rounds
(turns a player), how often the first player wins, how often each action card is played, and how
often a player who has played it wins, both against the fair share. The same seeds give the same table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

import taberna
from taberna import Rng
from taberna.games.pecunia.base.pieces import CARD_IDS
from taberna.games.pecunia.heuristic import PecuniaBot
from taberna.games.pecunia.state import PecuniaState
from taberna.words import words
from tests.results import save

DECKS: dict[str, dict[str, object]] = {"1": {"edition": 1}, "2": {}, "2 advanced": {"advanced": True}}
# How fair the option is that lets everybody have the last turn; its cards are those of edition 2.
ASIDE: dict[str, dict[str, object]] = {"2 finish_round": {"finish_round": True}}
GAMES: dict[str, dict[str, object]] = {**DECKS, **ASIDE}
PLAYERS = range(2, 7)


class Tally:
    """What many games of one kind came to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.rounds: list[int] = []
        self.first = 0.0  # wins of the first player
        self.played: Counter[str] = Counter()  # how often each card was played
        self.players_of: Counter[str] = Counter()  # seats that played it
        self.wins_of: Counter[str] = Counter()  # of those, the winners

    def add(self, game: taberna.Game, seed: int) -> None:
        """Play a game, as `taberna.play` would, and count. Hands are dealt anew in place, which is quicker."""
        state, dice = game.start(), Rng(seed)
        bots = [PecuniaBot(game, Rng(seed, seat + 1)) for seat in range(game.players)]
        by_seat: set[tuple[int, str]] = set()
        while not state.over:
            action = state.pick(dice) if state.turn == taberna.CHANCE else answer(bots[state.turn], state)
            parts = game.structure(action)
            if parts["kind"] == "play":
                by_seat.add((state.turn, parts["card"]))
                self.played[parts["card"]] += 1
            state.do(action)
        winners = state.winners()
        self.games += 1
        position = state.position()
        self.rounds.append(int(str(position["round"])))
        self.first += (position["first"] in winners) / len(winners)
        for seat, card in by_seat:
            self.players_of[card] += 1
            self.wins_of[card] += seat in winners

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.first += other.first
        self.played += other.played
        self.players_of += other.players_of
        self.wins_of += other.wins_of

    def share(self, part: float) -> int:
        return sorted(self.rounds)[min(self.games - 1, int(part * self.games))]


def answer(bot: PecuniaBot, state: taberna.State) -> int:
    """What it chooses when it knows no more than its seat may."""
    options = state.options()
    if len(options) == 1:
        return options[0]
    imagined = state.clone()
    assert isinstance(imagined, PecuniaState)
    imagined.redeal(state.turn, bot.rng)
    return bot.answer(imagined, options, state.turn)


def study(deck: str, players: int, seeds: Iterable[int]) -> Tally:
    tally = Tally(players)
    game = taberna.game("pecunia", players, **GAMES[deck])
    for seed in seeds:
        tally.add(game, seed)
    return tally


def split(games: int, workers: int) -> list[range]:
    """The seeds of so many games, a part for each worker."""
    step = -(-games // workers)
    return [range(k, min(k + step, games)) for k in range(0, games, step)]


def lengths(tallies: dict[tuple[str, int], Tally]) -> list[str]:
    lines = [
        "| edition | players | rounds, median | 5–95 % | first player wins × fair share |",
        "|---|---:|---:|---:|---:|",
    ]
    for (deck, players), tally in tallies.items():
        spread = f"{tally.share(0.05)}–{tally.share(0.95)}"
        first = tally.first / tally.games * players
        lines.append(f"| {deck} | {players} | {tally.share(0.5)} | {spread} | {first:.2f} |")
    return lines


def cards(tallies: dict[tuple[str, int], Tally]) -> list[str]:
    """Each card: times played in a game, and how often its player wins, × his fair share."""
    heads = " | ".join(f"{deck}: played | wins" for deck in DECKS)
    lines = [f"| card | {heads} |", "|---|" + "---:|" * (2 * len(DECKS))]
    for card in CARD_IDS:
        cells = [cell for deck in DECKS for cell in card_cells(tallies, deck, card)]
        lines.append(f"| {words('en').say(f'pecunia-card-{card}')} | {' | '.join(cells)} |")
    return lines


def card_cells(tallies: dict[tuple[str, int], Tally], deck: str, card: str) -> tuple[str, str]:
    of_deck = [tally for (name, _), tally in tallies.items() if name == deck]
    played = sum(tally.played[card] for tally in of_deck) / sum(tally.games for tally in of_deck)
    expected = sum(tally.players_of[card] / tally.players for tally in of_deck)
    if not expected:
        return "–", "–"
    return f"{played:.2f}", f"{sum(tally.wins_of[card] for tally in of_deck) / expected:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each edition and number of players")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--save", action="store_true", help="write the tables to docs/results.md")
    asked = parser.parse_args()
    tallies: dict[tuple[str, int], Tally] = {}
    with ProcessPoolExecutor(asked.workers) as pool:
        for deck in GAMES:
            for players in PLAYERS:
                whole = Tally(players)
                parts = split(asked.games // (5 if deck in ASIDE else 1), asked.workers)
                jobs = [pool.submit(study, deck, players, part) for part in parts]
                for job in jobs:
                    whole.merge(job.result())
                tallies[deck, players] = whole
                print(lengths({(deck, players): whole})[-1], flush=True)
    lines = [f"{asked.games:,} games between thumb bots for each row, a fifth of that with finish_round.", ""]
    lines += [*lengths(tallies), "", *cards(tallies), ""]
    print("\n".join(lines))
    if asked.save:
        save("pecunia", lines)


if __name__ == "__main__":
    main()
