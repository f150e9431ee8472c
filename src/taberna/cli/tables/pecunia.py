"""The table of Pecunia non olet: each player's latrine above his queue, then your hand and the piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.game import View
from ...words import Words
from . import COLOURS, SHAPES

WIDTH = 100
PLAIN_SEATS = ("left", "middle", "right")
CLASSES = {"senator": "♔", "citizen": "○", "slave": "▽", "woman": "♀"}
MOST_DOTS = 4


def draw(view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
    seats: list[int] = list(range(len(names)))
    own = view["seat"]
    if brief and isinstance(own, int):
        seats = [own]
    players = [_player(view, words, seat, names[seat]) for seat in seats]
    parts: list[RenderableType] = [Padding(player, (0, 0, 1, 0)) for player in players]
    if not brief:
        parts += [_middle(view, words), Text(words.say("pecunia-legend"), style="dim")]
    if isinstance(own, int):
        parts.append(_hand(view, words, own))
    return Group(*parts)


def _player(view: View, words: Words, seat: int, name: str) -> RenderableType:
    data: Any = view
    facts = {"purse": data["purses"][seat], "target": data["target"], "cards": data["hand_sizes"][seat]}
    active = view["turn"] == seat
    title = Text(f"{SHAPES[seat]} {name[:20]}", style=f"bold {COLOURS[seat]}" + (" reverse" if active else ""))
    title.append("  " + words.say("pecunia-purse", **facts), style=f"not reverse {COLOURS[seat]}")
    return Group(title, _latrine(view, words, seat), _queue(view, words, seat))


def _latrine(view: View, words: Words, seat: int) -> RenderableType:
    data: Any = view
    latrine: dict[str, list[str]] = data["latrines"][seat]
    grid = Table.grid(padding=(0, 2), expand=False)
    for _ in PLAIN_SEATS:
        grid.add_column(width=(WIDTH - 10) // 3)
    places = list(latrine)
    for row in range(0, len(places), len(PLAIN_SEATS)):
        three = places[row : row + len(PLAIN_SEATS)]
        grid.add_row(*(_seat(view, words, place, latrine[place]) for place in three))
    return Padding(grid, (0, 0, 0, 2))


def _seat(view: View, words: Words, place: str, sitters: list[str]) -> Text:
    data: Any = view
    text = Text("", overflow="fold")
    text.append("▣ " if place in PLAIN_SEATS else "⌂ ", style="dim")
    if not sitters:
        text.append(words.say("pecunia-free"), style="dim")
    for k, roman in enumerate(sitters):
        name, _, pay = data["printed"][roman]
        markers = data["markers"][roman]
        dots = "●" * markers if markers <= MOST_DOTS else f"●×{markers}"
        text.append(("\n  " if k else "") + f"{_sign(roman)} {name} ")
        text.append(dots, style="bold red")
        text.append(f" {pay}⊙", style="bold yellow")
    return text


def _queue(view: View, words: Words, seat: int) -> RenderableType:
    data: Any = view
    text = Text()
    for k, roman in enumerate(data["queues"][seat]):
        text.append(" · " if k else "", style="dim")
        # Lines break between Romans, not within one.
        text.append(_roman(view, roman).replace(" ", "\u00a0"), style="bold" if k == 0 else "default")
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(words.say("pecunia-queue"), style="dim"), text)
    return Padding(grid, (0, 0, 0, 2))


def _roman(view: View, roman: str) -> str:
    data: Any = view
    name, turns, pay = data["printed"][roman]
    return f"{_sign(roman)} {name} {turns}→{pay}"


def _sign(roman: str) -> str:
    return CLASSES[roman.rstrip("0123456789")]


def _middle(view: View, words: Words) -> RenderableType:
    """The piles, and what an effect or the draft holds."""
    data: Any = view
    top = _roman(view, data["roman_discards"][0]) if data["roman_discards"] else "–"
    facts = {"romans": data["romans_left"], "cards": data["cards_left"], "top": top, "round": data["round"]}
    lines = [Text(words.say("pecunia-piles", **facts))]
    if data["held"]:
        lines.append(Text(words.say("pecunia-open", romans=" · ".join(_roman(view, one) for one in data["held"]))))
    if data["rich"]:
        lines.append(Text(words.say("pecunia-event-rich")))
    return Group(*lines)


def _hand(view: View, words: Words, seat: int) -> Text:
    data: Any = view
    held = Counter(data["hands"][seat])
    cards = [_times(words.say(f"pecunia-card-{card}"), count) for card, count in held.items()]
    return Text(words.say("pecunia-hand", cards=", ".join(cards) or "–"), style="bold")


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
