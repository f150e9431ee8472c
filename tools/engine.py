"""What is compiled, in which pieces, and how hard the C compiler tries.

This is the only place that names compiled modules. All of them are one group of mypyc: calls between
them are native, whichever unit they are in. Packages' __init__ files stay plain.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

# Relative to the package taberna; `*` matches any number of folders.
COMPILED = (
    "core/*.py",
    "games/*.py",
    "bots/search/*.py",
    "research/tensors/*.py",
    # What every move at a table of the server goes through, as far as it waits for nothing: compiled coroutines
    # that an exception passes through have crashed.
    "server/live/changes.py",
    "server/live/clocks.py",
    "server/live/fold.py",
    "server/live/session.py",
    "server/live/subscribers.py",
    "server/live/table.py",
    "server/live/viewer_messages.py",
    "server/store/rows.py",
)
PLAIN = ("*__init__.py", "*/card_list.py", "*/terminal.py")

# What runs once a game or once a question, not in every playout: quickly compiled is good enough.
COLD = (
    "server/*",
    "*/data.py",
    "*/deck.py",
    "games/alea/cards.py",
    "*/outline.py",
    "*/positions.py",
    "*/reading*.py",
    "*/refusing.py",
    "*/registers.py",
    "*/setup.py",
    "*/showing.py",
    "*/telling.py",
)


def compiled_modules(package: Path) -> list[Path]:
    """The files of the package that are compiled, relative to it, in order."""
    files = (path.relative_to(package) for path in package.rglob("*.py"))
    return sorted(path for path in files if _any(path, COMPILED) and not _any(path, PLAIN))


def unit_of(module: Path) -> tuple[str, bool]:
    """The unit a module is compiled with, and whether it is hot.

    The hot modules of a folder, at most three deep, are one unit, its cold ones another, so that all cores have
    work. Within a unit the C compiler inlines; a changed module recompiles its unit.
    """
    cold = _any(module, COLD)
    name = "_".join(module.parent.parts[:3])
    return (f"{name}_cold", False) if cold else (name, True)


def _any(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(path.as_posix(), pattern) for pattern in patterns)
