"""Every card of Pecunia non olet with what it does, from data and words, as Markdown in the reader's language."""

from __future__ import annotations

from typing import Any

from ...core.drawing import Words
from .game import Pecunia
from .people import CLASSES
from .terminal import task_words

EDITIONS = (1, 2)
DARK = "◆"  # marks the dark-red cards


def card_list(words: Words) -> str:
    data: Any = Pecunia.shipped_data()
    parts = [f"# {words.say('pecunia-cards-title')}", _action_cards(words, data["cards"]), _romans(words, data)]
    parts += [_famous(words, data["famous"]), _plain(words, "upgrades", data["upgrades"])]
    parts += [
        _events(words, data["events"]),
        _ladders(words, data["ladders"]),
        _plain(words, "gods", data["gods"]),
    ]
    return "\n\n".join(parts) + "\n"


def _action_cards(words: Words, cards: dict[str, dict[str, Any]]) -> str:
    """Those of both editions first, the dark-red ones last."""
    rows: list[list[str]] = []
    for name, card in sorted(cards.items(), key=lambda one: (one[1].get("dark", False), one[1]["class"])):
        counts = [str(card["copies"]) if edition in card["editions"] else "–" for edition in EDITIONS]
        mark = DARK if card.get("dark") else ""
        rows.append([_title(words, name, mark), *counts, _effect(words, name, card["editions"])])
    about = words.say("pecunia-cards-about", dark=DARK)
    return _section(words, "action", about, ["name", "1", "2", "effect"], rows)


def _effect(words: Words, name: str, editions: list[int]) -> str:
    """What a card does; if the editions differ, in each of them."""
    said = {edition: words.help(f"pecunia-card-{name}", edition=edition) for edition in editions}
    if len(set(said.values())) == 1:
        return next(iter(said.values()))
    each = [words.say("pecunia-cards-edition", edition=edition, effect=said[edition]) for edition in editions]
    return " ".join(each)


def _romans(words: Words, data: Any) -> str:
    rows: list[list[str]] = []
    for name in CLASSES:
        people = [row for key, row in data["romans"].items() if key.startswith(name)]
        said = ", ".join(f"{called} {turns}→{pay}" for turns, pay, called in people)
        rows.append([words.say("pecunia-class", **{"class": name}), str(len(people)), said])
    return _section(words, "romans", words.say("pecunia-cards-values"), ["class", "count", "turns"], rows)


def _famous(words: Words, famous: dict[str, dict[str, Any]]) -> str:
    rows = [
        [
            _title(words, name),
            words.say("pecunia-class", **{"class": one["class"]}),
            f"{one['turns']}→{one['pay']}",
            words.help(f"pecunia-card-{name}"),
        ]
        for name, one in famous.items()
    ]
    return _section(words, "famous", "", ["name", "class", "turns", "effect"], rows)


def _plain(words: Words, group: str, cards: dict[str, Any]) -> str:
    rows = [[_title(words, name), words.help(f"pecunia-card-{name}")] for name in cards]
    return _section(words, group, "", ["name", "effect"], rows)


def _events(words: Words, events: dict[str, dict[str, Any]]) -> str:
    rows = [
        [_title(words, name), str(one["markers"]), words.help(f"pecunia-card-{name}")]
        for name, one in events.items()
    ]
    return _section(words, "events", "", ["name", "markers", "effect"], rows)


def _ladders(words: Words, ladders: dict[str, dict[str, Any]]) -> str:
    """A list, since a table of six columns is too wide for a terminal."""
    parts = [f"## {words.say('page-cards-ladders')}", words.say("pecunia-cards-prices")]
    for name, ladder in ladders.items():
        steps = [f"**{words.say(f'pecunia-card-{name}')}**\n"]
        for number, step in enumerate(ladder["tasks"], 1):
            tasks = [task.split() for task in step.split(" or ")]
            steps.append(f"{number}. {task_words(words, [[what, int(amount)] for what, amount in tasks])}")
        parts.append("\n".join(steps))
    return "\n\n".join(parts)


def _title(words: Words, name: str, mark: str = "") -> str:
    return f"**{words.say(f'pecunia-card-{name}')}**" + (f" {mark}" if mark else "")


def _section(words: Words, group: str, about: str, columns: list[str], rows: list[list[str]]) -> str:
    named = [column if column.isdigit() else words.say(f"pecunia-cards-{column}") for column in columns]
    lines = [" | ".join(row) for row in [named, ["---"] * len(columns), *rows]]
    table = "\n".join(f"| {line} |" for line in lines)
    return "\n\n".join(part for part in (f"## {words.say(f'page-cards-{group}')}", about, table) if part)
