"""Writes docs/pecunia-cards.md from the cards' data and words: `python -m tests.games.pecunia.card_table`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import taberna
from taberna.games.pecunia.people import CLASSES
from taberna.games.pecunia.terminal import task_words
from taberna.words import words

DATA: Any = taberna.game_class("pecunia").shipped_data()

FILE = Path(__file__).parents[3] / "docs" / "pecunia-cards.md"
HEAD = """# The cards of Pecunia non olet

Made from the data files in `src/taberna/games/pecunia` and the English words by
`python -m tests.games.pecunia.card_table`; a test sees to it that it is up to date. The rules are in
[rules/pecunia.md](rules/pecunia.md).

## Action cards

The columns 1 and 2 say how many there are in each edition; *dark red* ones come with the option
*Dark-red cards* (`advanced`).

| card | 1 | 2 | what it does |
|---|---|---|---|
"""
ROMANS_HEAD = """
## Romans

*Turns → pay*; our own values, to be replaced with the option *Cards of your own* (`cards=FILE`).

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

Module 4. A step is climbed by paying its price or by fulfilling its task. Step k costs k + (target − 15) / 5
sesterces, rounded down and at least 1 (M4.3): with four players and ladders alone 3 to 7.

"""


GODS_HEAD = """
## Gods

Module 5.

| god | what the favour does |
|---|---|
"""


def table() -> str:
    cards = sorted(DATA["cards"].items(), key=lambda card: (card[1].get("dark", False), card[1]["class"]))
    rows = [row(name, card) for name, card in cards]
    people = [f"| {name} | {romans_of(name)} |" for name in CLASSES]
    base = HEAD + "\n".join(rows) + "\n" + ROMANS_HEAD + "\n".join(people) + "\n"
    return base + famous() + upgrades() + events() + ladders() + gods()


def famous() -> str:
    say = words("en")
    rows = [
        f"| **{say.say(f'pecunia-card-{key}')}** | {one['class']} | {one['turns']}→{one['pay']} "
        f"| {say.help(f'pecunia-card-{key}')} |"
        for key, one in DATA["famous"].items()
    ]
    return FAMOUS_HEAD + "\n".join(rows) + "\n"


def upgrades() -> str:
    say = words("en")
    keys = [f"pecunia-card-{name}" for name in DATA["upgrades"]]
    return UPGRADES_HEAD + "\n".join(f"| **{say.say(key)}** | {say.help(key)} |" for key in keys) + "\n"


def events() -> str:
    say = words("en")
    rows = [
        f"| **{say.say(f'pecunia-card-{name}')}** | {row['markers']} | {say.help(f'pecunia-card-{name}')} |"
        for name, row in DATA["events"].items()
    ]
    return EVENTS_HEAD + "\n".join(rows) + "\n"


def ladders() -> str:
    say = words("en")
    rows = ["| ladder | step 1 | step 2 | step 3 | step 4 | step 5 |", "|---|---|---|---|---|---|"]
    for name, ladder in DATA["ladders"].items():
        written = [[task.split() for task in step.split(" or ")] for step in ladder["tasks"]]
        tasks = [task_words(say, [[what, int(amount)] for what, amount in step]) for step in written]
        rows.append(f"| **{say.say(f'pecunia-card-{name}')}** | {' | '.join(tasks)} |")
    return LADDERS_HEAD + "\n".join(rows) + "\n"


def gods() -> str:
    say = words("en")
    keys = [f"pecunia-card-{name}" for name in DATA["gods"]]
    return GODS_HEAD + "\n".join(f"| **{say.say(key)}** | {say.help(key)} |" for key in keys) + "\n"


def row(name: str, card: dict[str, Any]) -> str:
    say = words("en")
    key = f"pecunia-card-{name}"
    counts = [str(card["copies"]) if edition in card["editions"] else "–" for edition in (1, 2)]
    counts[1] += " *dark red*" if card.get("dark") else ""
    return f"| **{say.say(key)}** | {counts[0]} | {counts[1]} | {say.help(key)} |"


def romans_of(kind: str) -> str:
    rows = [row for name, row in DATA["romans"].items() if name.startswith(kind)]
    return ", ".join(f"{name} {turns}→{pay}" for turns, pay, name in rows)


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
