"""The contract test: hand it any game, yours too, and it plays thousands of random ones.

    from taberna.research import contract
    print(contract.check(MyGame, games=1000))

At every decision of every game it checks what `taberna.core.game` promises: options are there,
sorted and unique; looking changes nothing; clones, saved positions and texts round-trip and play on
alike; a position imagined from a seat's view gives that seat the same view; illegal actions are
refused and change nothing; chance follows its weights. Every game must end, and its record must
replay to the same position, byte for byte. A breach raises Broken with the way to see it again.

From the command line: python -m taberna.research.contract --games 1000 alea
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise

from ..core.chance import Rng
from ..core.errors import BadOption, BadRecord, Refused
from ..core.game import CHANCE, OVER, Game, State, View
from ..record import Record

LONGEST = 200_000
# However few decisions are looked at, a question is looked at closely so often before it may pass by.
RARE = 20


class Broken(AssertionError):
    """A game broke its contract."""


class Report:
    """What was played, and how often what happened."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.endings: dict[str, int] = {}
        self.asks: dict[str, int] = {}
        self.looked_at: dict[str, int] = {}
        self.events: dict[str, int] = {}
        self.read: set[int] = set()
        self.imagined = 0
        self.imagined_otherwise = 0

    def __str__(self) -> str:
        return f"{self.games} games, {self.decisions} decisions, endings {self.endings}"


def tables(kind: type[Game], seed: int) -> Iterator[Game]:
    """Games of this kind for ever, with players and sample options at random. An option that the game does not
    take together with those that came first stays as it usually is."""
    rng = Rng(seed, 1)
    while True:
        players = kind.min_players + rng.below(kind.max_players - kind.min_players + 1)
        game = kind(players)
        chosen: dict[str, object] = {}
        left = list(kind.choices)
        while left:
            option = left.pop(rng.below(len(left)))
            samples = option.samples()
            with suppress(BadOption):
                game = kind(players, **chosen, **{option.name: samples[rng.below(len(samples))]})
                chosen[option.name] = game.options[option.name]
        yield game


def check(
    kind: type[Game],
    games: int = 1000,
    seed: int = 1,
    progress: Callable[[int], object] = lambda _: None,
    each: Callable[[State], object] = lambda _: None,
    closely: int = 1,
) -> Report:
    """Play this many random games of a kind and check every decision, or one in `closely` of them and every rare
    one, and every end. `each` may check more of what is looked at."""
    report = Report()
    frequencies = Frequencies()
    for number, game in zip(range(games), tables(kind, seed), strict=False):
        where = f"seed {seed}, game {number}"
        Walk(game, Rng(seed, 2 + number), report, frequencies, where, closely).walk(each)
        report.games += 1
        progress(report.games)
    frequencies.judge(kind.name)
    if kind.hidden and report.imagined and not report.imagined_otherwise:
        raise Broken(f"{kind.name}: imagined positions never differ from the real one, so the view tells all")
    return report


class Frequencies:
    """Counts how often `pick` chose each action against how often it should have."""

    def __init__(self) -> None:
        self._rows: dict[str, list[float]] = {}

    def note(self, text: str, chosen: bool, share: float) -> None:
        row = self._rows.setdefault(text, [0.0, 0.0])
        row[0] += chosen - share
        row[1] += share * (1 - share)

    def judge(self, name: str) -> None:
        for text, (excess, variance) in self._rows.items():
            # Six standard deviations: never by accident, soon by mistake.
            if variance > 25 and excess * excess > 36 * variance:
                raise Broken(f"{name}: pick chooses {text!r} too {'often' if excess > 0 else 'rarely'}")


class Walk:
    """One random game under watch."""

    def __init__(
        self, game: Game, rng: Rng, report: Report, frequencies: Frequencies, where: str, closely: int = 1
    ) -> None:
        self.closely = closely
        self.game = game
        self.rng = rng
        self.report = report
        self.frequencies = frequencies
        self.where = where
        self.record = Record(game)
        self.state = game.start()
        self.state.listen()
        self.spare = game.start()  # to become what this one is; it has dice of its own
        self.spare_rng = Rng(rng.at)

    def walk(self, each: Callable[[State], object]) -> None:
        longest = sum(self.game.longest() or (LONGEST,))
        while not self.state.over:
            if self.closely <= 1 or self.rng.below(self.closely) == 0 or self.is_rare():
                each(self.state)
                self.step()
            else:
                self.pass_by()
            self.insist(len(self.record.moves) <= longest, f"no end after {longest} actions")
        self.check_end()

    def is_rare(self) -> bool:
        return self.state.turn != CHANCE and self.report.looked_at.get(self.state.ask()[0], 0) < RARE

    def pass_by(self) -> None:
        """A step that is not looked at closely."""
        if self.state.turn != CHANCE:
            self.note_ask(self.state.ask()[0])
        action = self.state.pick(self.rng)
        self.state.do(action)
        self.note_events()
        self.record.add(action)
        self.report.decisions += 1

    def note_ask(self, ask: str) -> None:
        self.insist(ask in self.game.asks, f"ask {ask!r} is not in game.asks")
        self.report.asks[ask] = self.report.asks.get(ask, 0) + 1

    def note_events(self) -> None:
        for event in self.state.heard():
            self.insist(event.kind in self.game.events, f"event {event.kind!r} is not in game.events")
            dump(event.seen_by(None))
            self.report.events[event.kind] = self.report.events.get(event.kind, 0) + 1

    def insist(self, holds: bool, what: str) -> None:
        if not holds:
            move = len(self.record.moves) + 1
            raise Broken(f"{self.game!r}, {self.where}, move {move}: {what}\n{self.record.dumps()}")

    def step(self) -> None:
        state = self.state
        before = dump(state.position())
        options = self.check_options()
        self.check_texts(options)
        self.check_looking(options)
        self.check_refusal(options)
        self.insist(dump(state.position()) == before, "looking at the position has changed it")
        self.spare = self.spare.become(state)
        twins = {
            "a saved position": self.game.position(json.loads(before)),
            "a clone": state.clone(),
            "a state that became this one": self.spare,
        }
        for what, twin in twins.items():
            self.same(twin, before, options, what)
        action = state.pick(self.rng)
        self.insist(action in options, f"pick chose {action}, which is no option")
        self.advance(action, before, twins)
        self.report.decisions += 1

    def advance(self, action: int, before: str, twins: dict[str, State]) -> None:
        for what, twin in twins.items():
            twin.apply(action)
            same = dump(self.state.position()) == before
            self.insist(same, f"playing on in {what} has changed the original")
        self.state.apply(action)
        self.record.add(action)
        after = dump(self.state.position())
        for what, twin in twins.items():
            self.insist(dump(twin.position()) == after, f"{what} plays on differently")
        self.note_events()
        self.go_astray()

    def go_astray(self) -> None:
        """Let the spare state play a few moves of its own: what it becomes next must differ from what it was."""
        for _ in range(self.spare_rng.below(6)):
            if not self.spare.over:
                self.spare.do(self.spare.pick(self.spare_rng))

    def check_options(self) -> list[int]:
        state = self.state
        options = state.options()
        self.insist(len(options) > 0, "nothing can be chosen")
        self.insist(all(a < b for a, b in pairwise(options)), "options are not ascending")
        self.insist(options[0] >= 0 and options[-1] < len(self.game.actions), "an option outside the action table")
        if state.turn == CHANCE:
            outcomes = state.chance()
            self.insist([action for action, _ in outcomes] == options, "chance lists other outcomes than options")
            self.insist(all(weight > 0 for _, weight in outcomes), "an outcome without weight")
            total = sum(weight for _, weight in outcomes)
            drawn = state.pick(self.rng)
            for action, weight in outcomes:
                self.frequencies.note(self.game.text(action), action == drawn, weight / total)
            return options
        self.insist(0 <= state.turn < self.game.players, f"turn is {state.turn}")
        self.insist(state.chance() == [], "chance has outcomes while a player is asked")
        decision = state.decision()
        self.note_ask(decision.ask)
        self.report.looked_at[decision.ask] = self.report.looked_at.get(decision.ask, 0) + 1
        self.insist(decision.options == options and decision.seat == state.turn, "decision() differs")
        return options

    def check_texts(self, options: list[int]) -> None:
        """Texts never depend on the position, so every action is looked at once."""
        for action in options:
            if action not in self.report.read:
                text = self.game.text(action)
                self.insist(self.game.action(text) == action, f"text {text!r} does not round-trip")
                self.report.read.add(action)

    def check_looking(self, options: list[int]) -> None:
        """A position imagined from nothing but a view: the spectator's, the asked seat's, some other's."""
        state = self.state
        truth = dump(state.position())
        seats: set[int | None] = {None, self.rng.below(self.game.players)}
        if state.turn != CHANCE:
            seats.add(state.turn)
        for seat in seats:
            seen = dump(state.view(seat))
            imagined = self.game.imagine(View(json.loads(seen)), self.rng)
            self.insist(dump(imagined.view(seat)) == seen, f"imagine({seat}) does not fit the view")
            self.insist(imagined.turn == state.turn, f"imagine({seat}) asks another seat")
            if seat == state.turn:
                self.insist(imagined.options() == options, f"options of seat {seat} depend on what it can't know")
            if seat is not None:
                imagined.redeal(seat, self.rng)
                self.insist(dump(imagined.view(seat)) == seen, f"redeal({seat}) changes what the seat can see")
            if not self.game.hidden:
                same = dump({**state.view(None), "seat": seat}) == dump({**json.loads(seen), "seat": seat})
                self.insist(same, f"view({seat}) differs from what everybody sees")
            self.report.imagined += 1
            self.report.imagined_otherwise += dump(imagined.position()) != truth

    def check_refusal(self, options: list[int]) -> None:
        action = self.rng.below(len(self.game.actions))
        if action in options:
            return
        try:
            self.state.apply(action)
        except Refused as refused:
            self.insist(refused.code in (*self.game.refusals, "not-an-option"), f"refusal {refused.code!r}")
        else:
            self.insist(False, f"{self.game.text(action)!r} was taken though it is no option")

    def same(self, other: State, before: str, options: list[int], what: str) -> None:
        self.insist(dump(other.position()) == before, f"{what} differs")
        self.insist(other.turn == self.state.turn and other.options() == options, f"{what} offers other options")

    def check_end(self) -> None:
        state = self.state
        self.insist(state.turn == OVER and state.options() == [], "over, but something can be chosen")
        winners = state.winners()
        self.insist(0 < len(winners) == len(set(winners)), f"winners are {winners}")
        self.insist(set(winners) <= set(range(self.game.players)), f"winners are {winners}")
        self.insist(len(state.scores()) == self.game.players, "scores do not match the seats")
        self.insist(state.ending() in self.game.endings, f"ending {state.ending()!r} is not in game.endings")
        self.report.endings[state.ending()] = self.report.endings.get(state.ending(), 0) + 1
        last = dump(state.position())
        self.insist(dump(self.game.position(json.loads(last)).position()) == last, "the end can't be saved")
        for seat in (None, *range(self.game.players)):
            dump(state.view(seat))
        self.record.close(state)
        copy = Record.loads(self.record.dumps(), type(self.game))
        self.insist(copy.dumps() == self.record.dumps(), "the record does not round-trip")
        self.insist(self.replayed(copy) == last, "what the record replays to differs")

    def replayed(self, record: Record) -> str:
        try:
            return dump(record.verify().position())
        except BadRecord as error:
            return str(error)


# Made once: a new encoder for every value took a tenth of the time.
_ENCODER = json.JSONEncoder(sort_keys=True)


def dump(value: object) -> str:
    """JSON, so that what can't be sent is found too."""
    return _ENCODER.encode(value)


def main() -> None:
    import argparse

    from rich.progress import Progress

    from .. import games as _registers  # noqa: F401
    from ..games import game_class, names

    parser = argparse.ArgumentParser(description="Play random games and check the contract at every decision.")
    parser.add_argument("names", nargs="*", help="games to check (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each (default: 1000)")
    parser.add_argument("--closely", type=int, default=1, help="look at one decision in so many (default: at all)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.names or names():
        with Progress() as progress:
            task = progress.add_task(name, total=asked.games)

            def advance(done: int, progress: Progress = progress, task: int = task) -> None:
                progress.update(task, completed=done)  # type: ignore[arg-type]

            report = check(game_class(name), asked.games, asked.seed, advance, closely=asked.closely)
        print(f"{name}: {report}")


if __name__ == "__main__":
    main()
