"""A trained network, read from its ONNX file. Needs onnxruntime (extra `learned`)."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.bot import Asking
from ...core.errors import BadFile, BadOption
from ...games import manifest
from .layout import layout_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

ENDING = ".onnx"
ASKED = "asked"  # what a file says of a network that answers a bot's questions; others play by themselves
LOUDEST = 3  # errors of the library; its warnings are for those who make networks


@cache
def installed() -> bool:
    """Whether networks can be played with here. To look for it takes a hundred times as long as to make a bot."""
    return find_spec("onnxruntime") is not None and find_spec("numpy") is not None


# What was in files when they were kept: they may be gone or others by now.
_kept: dict[str, bytes] = {}


@lru_cache(maxsize=8)
def model(path: str) -> Model:
    """The network in a file, read once."""
    return Model(Path(path), _kept.get(path))


def keep(path: str, content: bytes | None = None) -> None:
    """From now on play with what is in this file now, whatever becomes of it; or with what was in it."""
    if content is None:
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            raise BadFile("file-not-read", path=path, why=error.strerror or str(error)) from None
    if _kept.get(path) != content:
        _kept[path] = content
        model.cache_clear()


def kept() -> dict[str, bytes]:
    return dict(_kept)


def _shape_for(game: str) -> dict[str, int]:
    layout = layout_of(game)
    return {"rows": layout.size, "weights": len(layout.choices), "shares": layout.most}


class Model:
    """What a network thinks of rows: how much each choice weighs, and everybody's share of the win."""

    def __init__(self, path: Path, content: bytes | None = None) -> None:
        if content is None and not path.is_file():
            raise BadFile("file-not-read", path=str(path), why="no such file")
        if not installed():
            raise BadOption("needs-extra", package="onnxruntime", extra="learned")
        runtime: Any = import_module("onnxruntime")
        options = runtime.SessionOptions()
        # One core: the others play other tables.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = LOUDEST
        try:
            self.session = runtime.InferenceSession(
                str(path) if content is None else content, options, providers=["CPUExecutionProvider"]
            )
            known = self.session.get_modelmeta().custom_metadata_map
        except Exception as error:  # whatever the library makes of a file that is none of ours
            raise BadFile("model-not-read", path=str(path), why=str(error).splitlines()[0][:200]) from None
        self.path = path
        # How many numbers go in and come out for each position.
        every = (*self.session.get_inputs(), *self.session.get_outputs())
        self.shape = {one.name: one.shape[-1] if one.shape else 0 for one in every}
        self.facts = {str(key): str(value) for key, value in known.items()}
        self.game = self.facts.get("game", "")
        self.layout = self.facts.get("layout", "")
        self.asked = self.facts.get("kind", "") == ASKED
        if not self.game or not self.layout:
            raise BadFile("model-not-ours", path=str(path))

    def check(self, game: str) -> None:
        """Refuse games it has not learned, and encodings that have changed since."""
        if game != self.game:
            raise BadOption("model-other-game", path=str(self.path), game=game, learned=self.game)
        fits = self.asks() is not None if self.asked else layout_of(game).digest == self.layout
        if not fits:
            raise BadFile("model-other-layout", path=str(self.path), game=game)
        if not self.asked and self.shape != _shape_for(game):
            raise BadFile("model-other-shape", path=str(self.path), game=game)

    def asks(self) -> type[Asking] | None:
        """The bot that asks such a network, if its game has one."""
        brings = manifest(self.game)
        return next((one for one in map(brings.find, brings.asking) if one.layout == self.layout), None)

    def answer(self, rows: NDArray[Any]) -> NDArray[Any]:
        """What a network that is asked by a bot says of rows."""
        found: NDArray[Any] = self.session.run(None, {"rows": rows})[0]
        return found

    def judge(self, rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Weights of all choices (logarithms), and shares, the seat of the row first."""
        import numpy as np

        weights, shares = self.session.run(None, {"rows": rows})
        return weights, np.exp(shares)
