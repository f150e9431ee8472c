"""Adds golden games for what has none yet: `python -m tests.golden`. Existing ones are never touched."""

from __future__ import annotations

import taberna
from taberna.bots import LEVELS
from tests.golden import FOLDER, covered, missing


def find(name: str, thing: str) -> tuple[str, taberna.Record]:
    """A game between bots that shows this thing, with as few unusual options as will do."""
    kind = taberna.game_class(name)
    samples = {option.name: option.samples()[-1] for option in kind.choices}
    singles: list[dict[str, object]] = [{}]
    singles += [{option: value} for option, value in samples.items()]
    for seed in range(sum(thing.encode()), 20_000):
        what, _, value = thing.partition(" ")
        players = (
            int(value)
            if what == "players"
            else kind.min_players + seed % (kind.max_players - kind.min_players + 1)
        )
        options: dict[str, object] = {value: samples[value]} if what == "option" else {}
        if what == "ending" and seed > 2_000:
            options = singles[seed % len(singles)]
        bots = [LEVELS[(seed // 7 + seat) % len(LEVELS)] for seat in range(players)]
        if seed % 2:
            bots = [LEVELS[-1]] * players
        record = taberna.play(kind(players, **options), bots, seed)
        if thing in covered(record):
            return f"{name}-{what}-{value}.json", record
    raise SystemExit(f"no game of {name} shows {thing}")


def main() -> None:
    for name in taberna.names():
        # Endings last: the games that show an option have shown most of them by then.
        while things := sorted(missing(name), key=lambda thing: (thing.startswith("ending"), thing)):
            file, record = find(name, things[0])
            record.save(FOLDER / file)
            print(f"{file}: {record.result}", flush=True)


if __name__ == "__main__":
    main()
