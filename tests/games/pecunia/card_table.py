"""Writes docs/pecunia-cards.md from the cards' data and words: `python -m tests.games.pecunia.card_table`."""

from __future__ import annotations

from pathlib import Path

from taberna.games.pecunia.cards import CARDS, SHIPPED, Kind
from taberna.games.pecunia.events import EVENT_IDS, PRINTED
from taberna.games.pecunia.gods import GOD_IDS
from taberna.games.pecunia.ladders import LADDER_IDS, PRICES, TOP, tasks_of
from taberna.games.pecunia.people import CLASS, CLASSES, COMMON, PEOPLE
from taberna.games.pecunia.terminal import task_words
from taberna.games.pecunia.upgrades import UPGRADE_IDS
from taberna.words import words

FILE = Path(__file__).parents[3] / "docs" / "pecunia-cards.md"
HEAD = """# The cards of Pecunia non olet

Made from `src/taberna/games/pecunia/cards.toml`, `romans.txt` and the English words by
`python -m tests.games.pecunia.card_table`; a test sees to it that it is up to date. The rules are in
[rules/pecunia.md](rules/pecunia.md).

## Action cards

The columns 1 and 2 say how many there are in each edition; *dark red* ones come with the option `advanced`.

| card | 1 | 2 | what it does |
|---|---|---|---|
"""
ROMANS_HEAD = """
## Romans

*Turns → pay*; our own values, to be replaced with `cards=FILE`.

| class | cards |
|---|---|
"""


FAMOUS_HEAD = """
## Famous Romans

Module 1. *Turns → pay* again our own.

| Roman | class | turns → pay | what he does |
|---|---|---|---|
"""


UPGRADES_HEAD = """
## Latrine upgrades

Module 2.

| upgrade | what it does |
|---|---|
"""


EVENTS_HEAD = """
## Events

Module 3.

| event | markers | what happens |
|---|---:|---|
"""


LADDERS_HEAD = """
## Career ladders

Module 4. Each step: its price, or its task.

"""


GODS_HEAD = """
## Gods

Module 5.

| god | what the favour does |
|---|---|
"""


def table() -> str:
    rows = [row(card) for card in sorted(CARDS, key=lambda card: (card.dark, card.group))]
    people = [f"| {name} | {romans_of(kind)} |" for kind, name in enumerate(CLASSES)]
    cards = HEAD + "\n".join(rows) + "\n" + ROMANS_HEAD + "\n".join(people) + "\n"
    return cards + famous() + upgrades() + events() + ladders() + gods()


def famous() -> str:
    say = words("en")
    rows = [
        f"| **{say.say(f'pecunia-card-{one.key}')}** | {CLASSES[one.kind]} | {one.turns}→{one.pay} "
        f"| {say.help(f'pecunia-card-{one.key}')} |"
        for one in PEOPLE
    ]
    return FAMOUS_HEAD + "\n".join(rows) + "\n"


def upgrades() -> str:
    say = words("en")
    keys = [f"pecunia-card-{name}" for name in UPGRADE_IDS]
    return UPGRADES_HEAD + "\n".join(f"| **{say.say(key)}** | {say.help(key)} |" for key in keys) + "\n"


def events() -> str:
    say = words("en")
    rows = [
        f"| **{say.say(f'pecunia-card-{name}')}** | {PRINTED[k]} | {say.help(f'pecunia-card-{name}')} |"
        for k, name in enumerate(EVENT_IDS)
    ]
    return EVENTS_HEAD + "\n".join(rows) + "\n"


def ladders() -> str:
    say = words("en")
    heads = " | ".join(f"step {step + 1}, {PRICES[step]} sesterces" for step in range(TOP))
    rows = [f"| ladder | {heads} |", "|---|" + "---|" * TOP]
    for ladder, name in enumerate(LADDER_IDS):
        tasks = [task_words(say, [list(task) for task in tasks_of(ladder, step)]) for step in range(TOP)]
        rows.append(f"| **{say.say(f'pecunia-card-{name}')}** | {' | '.join(tasks)} |")
    return LADDERS_HEAD + "\n".join(rows) + "\n"


def gods() -> str:
    say = words("en")
    keys = [f"pecunia-card-{name}" for name in GOD_IDS]
    return GODS_HEAD + "\n".join(f"| **{say.say(key)}** | {say.help(key)} |" for key in keys) + "\n"


def row(card: Kind) -> str:
    say = words("en")
    key = f"pecunia-card-{card.name}"
    counts = [str(card.copies) if edition in card.editions else "–" for edition in (1, 2)]
    counts[1] += " *dark red*" if card.dark else ""
    return f"| **{say.say(key)}** | {counts[0]} | {counts[1]} | {say.help(key)} |"


def romans_of(kind: int) -> str:
    return ", ".join(
        f"{SHIPPED.names[k]} {SHIPPED.turns[k]}→{SHIPPED.pay[k]}" for k in range(COMMON) if CLASS[k] == kind
    )


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
