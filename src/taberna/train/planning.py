"""From what somebody wishes to a plan: which tables are played, and how large everything is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..bots import known
from ..bots.network.layout import has_encoding, layout_of
from ..bots.network.offered import check, is_network
from ..core.errors import BadOption
from ..games import game_class, manifest, names
from ..loading import typed
from .settings import BOTS, OLDER, SIZE, Plan, Setting

# A word for all modules of a game together.
MODULES = "modules"
# How large a run is. Networks of games with a board are narrower: each of their layers looks at every cell.
SIZES: dict[str, dict[str, Any]] = {
    "tiny": {"tables": 128, "steps": 32, "width": 64, "blocks": 1, "minibatch": 1_024, "epochs": 3, "rate": 3e-3},
    "small": {"tables": 1_024, "steps": 32, "width": 128, "blocks": 2, "minibatch": 4_096, "rate": 1e-3},
    "large": {"tables": 16_384, "steps": 32, "width": 320, "blocks": 3, "minibatch": 32_768, "rate": 6e-4},
}
MINUTES = {"tiny": 0.3, "small": 10.0, "large": 30.0}
BOARD_WIDTHS = {"tiny": 16, "small": 32, "large": 64}
BOARD_BLOCKS = {"tiny": 1, "small": 3, "large": 4}
# The least and the most of what can be said. Narrower networks learn nothing, and nobody waits for more than that.
LIMITS: dict[str, tuple[float, float]] = {
    "opening": (0, 1_000),
    "school": (0, 1_000_000),
    "watch": (0, 10_000_000),
    "watch_minutes": (0, 1_000_000),
    "kept": (1, 10_000),
    "minutes": (0, 1_000_000),
    "iterations": (0, 1_000_000_000),
    "tables": (1, 1_000_000),
    "width": (8, 4_096),
    "blocks": (1, 64),
    "rate": (0, 1),
    "minibatch": (1, 10_000_000),
    "entropy": (0, 10),
    "keep": (0, 1_000),
    "seed": (0, 2**63 - 1),
}
# What the command line calls it.
SPOKEN = {"iterations": "updates", "watch_minutes": "watch-minutes"}


def plan_of(
    game: str,
    size: str = SIZE,
    at: list[str] | None = None,
    beside: list[str] | None = None,
    bots: float = BOTS,
    older: float = OLDER,
    teacher: str = "",
    opening: int = 0,
    **changed: Any,
) -> Plan:
    """A plan for a game; `changed` are fields of the plan that differ from what its size says."""
    if size not in SIZES:
        raise BadOption("bad-option", option="size", value=size, choices=", ".join(SIZES))
    if not has_encoding(game):
        raise BadOption("no-tensor", game=game, choices=", ".join(one for one in names() if has_encoding(one)))
    _check_parts(bots, older)
    opponents = tuple(beside or _usual(game))
    for name in (*opponents, *([teacher] if teacher else [])):
        if is_network(name):
            check(name, game)
        elif name not in known(game):
            raise BadOption("unknown-bot", bot=name, game=game, choices=", ".join(known(game)))
    settings = tuple(
        replace(one, opponents=opponents, with_bots=bots, with_older=older, teacher=teacher, opening=opening)
        for one in _tables(game, at or [])
    )
    facts: dict[str, Any] = {**SIZES[size], "minutes": MINUTES[size]}
    if layout_of(game).planes() is not None:
        facts.update(width=BOARD_WIDTHS[size], blocks=BOARD_BLOCKS[size])
    facts.update({key: value for key, value in changed.items() if value})
    for key, value in {**facts, "opening": opening}.items():
        _check_limits(key, value)
    if facts.get("watch") and not teacher:
        raise BadOption("train-watch-whom")
    if not teacher:
        facts["school"] = 0.0
    return Plan(game, settings, **facts)


def _check_parts(bots: float, older: float) -> None:
    """Both are parts of the same tables."""
    for option, part, other in (("bots", bots, 0.0), ("older", older, bots)):
        if not (part >= 0 and part + other <= 1):
            raise BadOption("bad-option", option=option, value=f"{part:g}", choices=f"0–{1 - other:g}")


def _check_limits(key: str, value: float) -> None:
    least, most = LIMITS.get(key, (value, value))
    if not least <= value <= most:
        raise BadOption("bad-option", option=SPOKEN.get(key, key), value=str(value), choices=f"{least}–{most}")


def _usual(game: str) -> list[str]:
    return ["thumb"] if "thumb" in known(game) else ["random"]


def _tables(game: str, wanted: list[str]) -> list[Setting]:
    """The tables that are named, or every number of players, with all modules too if there are any."""
    kind = game_class(game)
    if not wanted:
        numbers = [str(players) for players in range(kind.min_players, kind.max_players + 1)]
        wanted = [*numbers, *(f"{number} {MODULES}" for number in numbers if manifest(game).modules)]
    return [_table(game, text) for text in wanted]


def _table(game: str, text: str) -> Setting:
    """ "4 advanced=yes": players, and options as they are typed elsewhere; "modules" for all of them."""
    number, *words = text.split() or [""]
    kind = game_class(game)
    if not number.isdecimal():
        raise BadOption("bad-option", option="at", value=text, choices=f"{kind.min_players}–{kind.max_players}")
    options: dict[str, Any] = {}
    for word in words:
        name, mark, value = word.partition("=")
        modules = manifest(game).modules
        if word == MODULES and modules:
            options.update(dict.fromkeys(modules, True))
            continue
        found = [option for option in kind.choices if option.name == name]
        if not found:
            known = [*([MODULES] if modules else []), *(one.name for one in kind.choices)]
            raise BadOption("bad-option", option="at", value=word, choices=", ".join(known))
        options[name] = typed(found[0], value if mark else "yes")
    made = kind(int(number), **options)
    # Two and four are what people play most.
    return Setting(game, made.players, options, weight=4.0 if made.players in (2, 4) else 1.0)
