"""Draws what the lab has found; the ending of the file's name says whether PNG, SVG or PDF."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.errors import BadFile, BadOption
from .lab import Finding, Share

COLOURS = ["#b5482e", "#2f6f7e", "#c9922e", "#5b7245", "#7a4a73", "#444444"]
MOST_DEEDS = 24
ENDINGS = (".svg", ".png", ".pdf")


def can_draw(path: Path) -> None:
    """Refuse before anything is played what could not be drawn afterwards."""
    if find_spec("matplotlib") is None:
        raise BadFile("no-package", package="matplotlib", extra="lab")
    if path.suffix not in ENDINGS:
        raise BadOption("bad-option", option="plot", value=str(path), choices=", ".join(ENDINGS))


def draw(path: Path, title: str, labels: dict[str, str], findings: list[Finding]) -> None:
    """Four panels: length, seats, closeness, cards. `labels` are their headings, in the reader's language."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    plt: Any = import_module("matplotlib.pyplot")
    figure, axes = plt.subplots(2, 2, figsize=(12, 10), layout="constrained")
    figure.suptitle(title, fontsize=15)
    names = [one.variant or title for one in findings]
    _bars(axes[0][0], labels["rounds"], names, [(one.rounds, one.shortest, one.longest) for one in findings])
    margins = [(one.margin.mean, one.margin.low, one.margin.high) for one in findings]
    _bars(axes[0][1], labels["margin"], names, margins)
    _points(axes[1][0], labels["seats"], names, [one.seats for one in findings], down=False)
    _points(axes[1][1], labels["deeds"], names, [_frequent(one.deeds) for one in findings], down=True)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise BadFile("file-not-written", path=str(path), why=str(error)) from None
    finally:
        plt.close(figure)


def _frequent(deeds: list[Share]) -> list[Share]:
    """The most frequent ones, if there are many."""
    kept = sorted(deeds, key=lambda share: -share.count)[:MOST_DEEDS]
    return [share for share in deeds if share in kept]


def _bars(axis: Any, label: str, names: list[str], values: list[tuple[float, float, float]]) -> None:
    axis.set_title(label)
    middles = [value[0] for value in values]
    errors = [[value[0] - value[1] for value in values], [value[2] - value[0] for value in values]]
    colours = [COLOURS[k % len(COLOURS)] for k in range(len(values))]
    axis.bar(range(len(values)), middles, yerr=errors, capsize=6, color=colours)
    axis.set_xticks(range(len(values)), names)


def _points(axis: Any, label: str, names: list[str], shares: list[list[Share]], down: bool) -> None:
    """Shares with their intervals, one colour a variant; 1 is the fair share."""
    axis.set_title(label)
    ticks = list(dict.fromkeys(share.name for one in shares for share in one))
    if down:
        ticks.reverse()
    for k, one in enumerate(shares):
        shift = (k - (len(shares) - 1) / 2) * 0.6 / max(1, len(shares))
        places = [ticks.index(share.name) + shift for share in one]
        means = [share.mean for share in one]
        errors = [[share.mean - share.low for share in one], [share.high - share.mean for share in one]]
        style = {"fmt": "o", "capsize": 3, "color": COLOURS[k % len(COLOURS)], "label": names[k]}
        if down:
            axis.errorbar(means, places, xerr=errors, **style)
        else:
            axis.errorbar(places, means, yerr=errors, **style)
    if down:
        axis.set_yticks(range(len(ticks)), ticks)
        axis.axvline(1, color="#888888", linewidth=1)
    else:
        axis.set_xticks(range(len(ticks)), ticks)
        axis.axhline(1, color="#888888", linewidth=1)
    if len(shares) > 1 and ticks:
        axis.legend()
