"""Writes the pages about tensors, and the properties of the games into docs/research.md.

    python -m taberna.research.pages        # in the top folder of the checkout

Everything comes from the code and from random games with fixed seeds. A test fails when a page is stale.
"""

from __future__ import annotations

from pathlib import Path

from ..core.chance import Rng
from ..core.game import CHANCE, Game
from ..games import game_class, manifest
from .tensors import Space, choices, encoding, encoding_class, names

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
        "All that a seat may know of a position, as whole numbers (`uint8`) in one row. That seat comes first",
        "where there is something for each player; the others follow in the order of play. For floats every",
        "number is divided by the scale of its field; *most* is the largest, told for larger ones, too.",
        "What follows from the options of the game is not in it. Actions are numbered by the seat that acts, too:",
        "where one names a player or a colour, it is counted from that seat on. The numbers are the same in",
        "batches, Gymnasium, PettingZoo, OpenSpiel, JAX and exported games.",
        "",
    ]
    for players in (kind.min_players, 4):
        lines += _fields(kind(players))
        lines += _actions(kind(players))
    if manifest(name).modules:
        everything = kind(4, **dict.fromkeys(manifest(name).modules, True))
        lines += _fields(everything, ", all modules") + _actions(everything)
    return "\n".join(lines)


def _fields(game: Game, more: str = "") -> list[str]:
    found = encoding(game)
    lines = [
        f"## {game.players} players{more}: {found.size} numbers",
        "",
        "| field | from | shape | scale | most | |",
        "|---|---:|---|---:|---:|---|",
    ]
    for field in found.fields:
        shape = " × ".join(str(side) for side in field.shape)
        lines.append(f"| `{field.name}` | {field.first} | {shape} | {field.scale} | {field.high} | {field.what} |")
    return [*lines, ""]


def _actions(game: Game) -> list[str]:
    """The actions that can be chosen, with their numbers, as the first seat has them."""
    space = choices(encoding(game))
    lines = [f"The {space.size} actions, as seat 0 has them{_made_of(space)}:", ""]
    lines += ["| numbers | actions |", "|---:|---|"]
    for first, last in _runs(space):
        texts = dict.fromkeys((space.text(first, 0), space.text(last, 0)))
        numbers = f"{first}–{last}" if last > first else str(first)
        lines.append(f"| {numbers} | {' … '.join(f'`{text}`' for text in texts)} |")
    return [*lines, ""]


def _made_of(space: Space) -> str:
    """How a number is put together, if it is."""
    if len(space.factors) == 1:
        return ""
    return f" ({' × '.join(f'{size} {name}' for name, size in space.factors)})"


def _runs(space: Space) -> list[tuple[int, int]]:
    """Numbers from … to …, of one kind each."""
    kinds = [space.game.structure(space.action(number, 0))["kind"] for number in range(space.size)]
    firsts = [number for number, kind in enumerate(kinds) if number == 0 or kinds[number - 1] != kind]
    return list(zip(firsts, [first - 1 for first in firsts[1:]] + [len(kinds) - 1], strict=True))


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
