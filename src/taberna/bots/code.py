"""A digest of what plays: games of two versions must not be mixed, in a tournament that goes on or in a data set.

The number of a version says too little: whoever works on a bot changes it many times between two releases.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from ..games import manifest

# Programs, data and networks. Words, rules and pictures change nothing in how a game goes.
SUFFIXES = (".py", ".toml", ".json", ".onnx")
ENGINE = ("taberna.core", "taberna.bots", "taberna.match")


@cache
def code_digest(game: str, *others: str) -> str:
    """Of the engine, our bots, the game, and other modules that are named. Compiled or not, it is the same."""
    digest = hashlib.sha256()
    for module in (*ENGINE, manifest(game).package, *others):
        for name, path in files_of(module):
            # Every name and every file ends somewhere: else two others could look the same.
            digest.update(f"{module} {name} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def files_of(module: str) -> list[tuple[str, Path]]:
    """What a module or a package is made of, with its place in the package."""
    spec = find_spec(module)
    if spec is None or not spec.submodule_search_locations:
        # Compiled, a module is another file than its source, which lies beside it.
        found = Path(spec.origin).parent / f"{module.rpartition('.')[2]}.py" if spec and spec.origin else None
        return [(found.name, found)] if found is not None and found.is_file() else []
    folders = [Path(one) for one in spec.submodule_search_locations]
    return sorted(
        (path.relative_to(folder).as_posix(), path)
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in SUFFIXES and path.is_file()
    )
