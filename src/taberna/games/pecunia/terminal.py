"""The table of Pecunia non olet: the others' latrines above their queues, the piles, then what is yours."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.drawing import COLOURS, SHAPES, Words
from ...core.game import View
from .ladders.pieces import TOP

WIDTH = 80
WIDEST = 100  # in a wider terminal the seats don't move further apart
PLAIN_SEATS = ("left", "middle", "right")
CLASSES = {"senator": "♔", "citizen": "○", "slave": "▽", "woman": "♀"}
MOST_DOTS = 4


def draw(view: View, words: Words, names: list[str], brief: bool = False) -> RenderableType:
    own = view["seat"]
    parts: list[RenderableType] = []
    if not brief or not isinstance(own, int):
        others = [seat for seat in range(len(names)) if seat != own]
        parts += [Padding(_player(view, words, seat, names[seat]), (0, 0, 1, 0)) for seat in others]
    if not brief:
        parts += [_middle(view, words), Text(_legend(view, words), style="dim")]
    if isinstance(own, int):
        parts += [Padding(_player(view, words, own, names[own]), (0 if brief else 1, 0, 0, 0))]
        parts += [_hand(view, words, own)]
    return Group(*parts)


class Row:
    """Romans one after the other. Lines break between them, not within one."""

    def __init__(self, parts: list[Text]) -> None:
        self.parts = parts

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        return Measurement(max(widths), sum(widths) + 3 * len(widths)).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + 3 + part.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" · " if line else "", style="dim")
            line.append_text(part)
        yield line


def _legend(view: View, words: Words) -> str:
    data: Any = view
    lines = [words.say("pecunia-legend")]
    if any(_is_famous(roman) for roman in data["printed"]):
        lines.append(words.say("pecunia-legend-famous"))
    return "\n".join(lines)


def _player(view: View, words: Words, seat: int, name: str) -> RenderableType:
    data: Any = view
    facts = {"purse": data["purses"][seat], "target": data["target"], "cards": data["hand_sizes"][seat]}
    active = view["turn"] == seat
    title = Text(f"{SHAPES[seat]} {name[:20]}", style=f"bold {COLOURS[seat]}" + (" reverse" if active else ""))
    purse = "pecunia-purse-ladder" if "steps" in data else "pecunia-purse"
    title.append("  " + words.say(purse, **facts), style=f"not reverse {COLOURS[seat]}")
    if data.get("favours"):
        title.append(" · " + _favour(view, words, seat), style=f"not reverse not bold {COLOURS[seat]}")
    parts = [title, _latrine(view, words, seat), _queue(view, words, seat)]
    if "steps" in data and data["ladders"][seat]:
        parts.insert(1, _ladder(view, words, seat))
    return Group(*parts)


def _ladder(view: View, words: Words, seat: int) -> RenderableType:
    """Which one, how high, and what the next step asks for."""
    data: Any = view
    name = words.say(f"pecunia-card-{data['ladders'][seat]}")
    step = data["next_steps"][seat]
    if step is None:
        return Padding(Text("▲ " + words.say("pecunia-ladder-top", card=name), style="bold"), (0, 0, 0, 2))
    facts = {"card": name, "step": data["steps"][seat], "top": TOP, "price": step["price"]}
    text = words.say("pecunia-ladder", task=task_words(words, step["tasks"]), **facts)
    return Padding(Text("△ " + text, style="bold" if step["done"] else "dim"), (0, 0, 0, 2))


def task_words(words: Words, tasks: list[list[Any]]) -> str:
    """Any of these tasks is enough."""
    said = [words.say(f"pecunia-task-{measure}", amount=amount) for measure, amount in tasks]
    return said[0] if len(said) == 1 else words.say("pecunia-either", one=said[0], other=said[1])


def _favour(view: View, words: Words, seat: int) -> str:
    """Whose favour a player has; while the game is set up, perhaps nobody's yet."""
    data: Any = view
    god = data["favours"][seat]
    if god is None:
        return "–"
    key = "pecunia-favour-new" if seat in data["favours_new"] else "pecunia-favour"
    return words.say(key, god=words.say(f"pecunia-card-{god}"))


def _latrine(view: View, words: Words, seat: int) -> RenderableType:
    data: Any = view
    latrine: dict[str, list[str]] = data["latrines"][seat]
    built: dict[str, str] = data.get("upgrades", [{}] * (seat + 1))[seat]
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in PLAIN_SEATS:
        grid.add_column(ratio=1)
    places = list(latrine)
    for row in range(0, len(places), len(PLAIN_SEATS)):
        three = places[row : row + len(PLAIN_SEATS)]
        grid.add_row(*(_seat(view, words, place, latrine[place], built.get(place)) for place in three))
    return Constrain(Padding(grid, (0, 0, 0, 2)), WIDEST)


def _seat(view: View, words: Words, place: str, sitters: list[str], upgrade: str | None) -> Text:
    data: Any = view
    text = Text("", overflow="fold")
    if upgrade:
        spent = upgrade in data.get("upgrades_spent", ())
        text.append(f"[{words.say(f'pecunia-card-{upgrade}')}]\n", style="dim" if spent else "cyan")
    text.append("▣ " if place in PLAIN_SEATS else "⌂ ", style="dim")
    if not sitters:
        text.append(words.say("pecunia-free"), style="dim")
    for k, roman in enumerate(sitters):
        name, _, pay, _ = data["printed"][roman]
        text.append(("\n  " if k else "") + f"{_sign(view, roman)} {name} ")
        text.append(_dots(data["markers"][roman]), style="bold red")
        coins = data["coins"].get(roman, 0)
        text.append(f" {pay}⊙" + (f"+{coins}" if coins else ""), style="bold yellow")
    return text


def _dots(markers: int) -> str:
    return "●" * markers if markers <= MOST_DOTS else f"●×{markers}"


def _queue(view: View, words: Words, seat: int) -> RenderableType:
    data: Any = view
    queue = [Text(_roman(view, roman), style="" if k else "bold") for k, roman in enumerate(data["queues"][seat])]
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(words.say("pecunia-queue"), style="dim"), Row(queue))
    return Padding(grid, (0, 0, 0, 2))


def _roman(view: View, roman: str) -> str:
    data: Any = view
    name, turns, pay, _ = data["printed"][roman]
    return f"{_sign(view, roman)} {name} {turns}→{pay}"


def _sign(view: View, roman: str) -> str:
    data: Any = view
    return CLASSES[data["printed"][roman][3]] + ("★" if _is_famous(roman) else "")


def _is_famous(roman: str) -> bool:
    return not roman[-1].isdigit()


def _middle(view: View, words: Words) -> RenderableType:
    """The piles, and what an effect or the draft holds."""
    data: Any = view
    top = _roman(view, data["roman_discards"][0]) if data["roman_discards"] else "–"
    facts = {"romans": data["romans_left"], "cards": data["cards_left"], "top": top, "round": data["round"]}
    lines = [Text(words.say("pecunia-piles", **facts))]
    if data["held"]:
        lines.append(Text(words.say("pecunia-open", romans=" · ".join(_roman(view, one) for one in data["held"]))))
    if data.get("upgrades_open"):
        names = ", ".join(words.say(f"pecunia-card-{one}") for one in data["upgrades_open"])
        lines.append(Text(words.say("pecunia-offer", upgrades=names)))
    if data.get("events"):
        events = [f"{words.say(f'pecunia-card-{one}')} {_dots(count)}" for one, count in data["events"].items()]
        lines.append(Text(words.say("pecunia-events", events=" · ".join(events))))
    if data.get("favours_open"):
        gods = ", ".join(words.say(f"pecunia-card-{god}") for god in data["favours_open"])
        lines.append(Text(words.say("pecunia-favours-open", gods=gods)))
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
