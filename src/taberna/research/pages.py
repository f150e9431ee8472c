"""Writes the pages about tensors, and the properties of the games into docs/research.md.

    python -m taberna.research.pages        # in the top folder of the checkout

Everything comes from the code and from random games with fixed seeds. A test fails when a page is stale.
"""

from __future__ import annotations

from pathlib import Path

from ..core.chance import Rng
from ..core.game import CHANCE, Game
from ..games import game_class, manifest
from .tensors import choices, encoding, encoding_class, names

RESEARCH = Path("docs/research.md")
BEGIN, END = "<!-- properties begin -->", "<!-- properties end -->"
SAMPLES = 100  # random games for each row of the properties


def page(name: str) -> Path:
    return Path(f"docs/tensors-{name}.md")


# -- tensors --------------------------------------------------------------------------------------


def tensors(name: str) -> str:
    """The page about the tensor of a game, for its fewest players and for four."""
    kind = game_class(name)
    lines = [
        f"# The tensor of {name}, version {encoding_class(name).version}",
        "",
        f"Written by `python -m taberna.research.pages` from `games/{name}/tensor.py`: do not edit.",
        "",
        "All that a seat may know of a position, as whole numbers (`int16`) in one row. That seat comes first",
        "where there is something for each player; the others follow in the order of play. For floats every",
        "number is divided by the scale of its field. What follows from the options of the game is not in it.",
        "",
    ]
    for players in (kind.min_players, 4):
        lines += _fields(kind(players))
        lines += _actions(kind(players))
    if manifest(name).modules:
        lines += _fields(kind(4, **dict.fromkeys(manifest(name).modules, True)), ", all modules")
    return "\n".join(lines)


def _fields(game: Game, more: str = "") -> list[str]:
    found = encoding(game)
    lines = [
        f"## {game.players} players{more}: {found.size} numbers",
        "",
        "| field | from | shape | scale | |",
        "|---|---:|---|---:|---|",
    ]
    for field in found.fields:
        shape = " × ".join(str(side) for side in field.shape)
        lines.append(f"| `{field.name}` | {field.first} | {shape} | {field.scale} | {field.what} |")
    return [*lines, ""]


def _actions(game: Game) -> list[str]:
    """The kinds of action that can be chosen, with their numbers."""
    space = choices(encoding(game))
    lines = [f"The {space.size} actions:", "", "| numbers | action |", "|---:|---|"]
    for kind in game.actions.kinds:
        first = space.number(game.actions.first(kind.name))
        if first >= 0:
            count = 1
            for arg in kind.args:
                count *= len(arg.values)
            numbers = f"{first}–{first + count - 1}" if count > 1 else str(first)
            lines.append(f"| {numbers} | `{kind.pattern}` |")
    return [*lines, ""]


# -- properties -----------------------------------------------------------------------------------


def properties() -> list[str]:
    lines = [
        f"Means of {SAMPLES} random games each; *length* is the number of choices in a game, with what 90 % of",
        "the games lie between; *chance* is how many outcomes chance adds to them; *options* is how many a player",
        "has to choose from.",
        "",
        "| game | players | length | 5–95 % | chance | options | most | actions | tensor |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name in names():
        kind = game_class(name)
        for players in sorted({kind.min_players, 4, kind.max_players}):
            lines.append(_measured(kind(players)))
    return lines


def _measured(game: Game) -> str:
    lengths: list[int] = []
    widths: list[int] = []
    outcomes = 0
    for number in range(SAMPLES):
        rng = Rng(1, number)
        state = game.start()
        length = 0
        while not state.over:
            if state.turn == CHANCE:
                outcomes += 1
                state.do(state.pick(rng))
                continue
            options = state.options()
            widths.append(len(options))
            length += 1
            state.do(options[rng.below(len(options))])
        lengths.append(length)
    lengths.sort()
    between = f"{lengths[SAMPLES // 20]}–{lengths[-SAMPLES // 20 - 1]}"
    found = encoding(game)
    cells = [
        game.name,
        game.players,
        f"{sum(lengths) / SAMPLES:.0f}",
        between,
        f"{outcomes / SAMPLES:.0f}",
        f"{sum(widths) / len(widths):.1f}",
        max(widths),
        choices(found).size,
        found.size,
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def research(text: str) -> str:
    """The page for researchers with the properties as they are now."""
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return "\n".join([before + BEGIN, *properties(), END]) + after


def main() -> None:
    for name in names():
        page(name).write_text(tensors(name), encoding="utf-8")
    RESEARCH.write_text(research(RESEARCH.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
