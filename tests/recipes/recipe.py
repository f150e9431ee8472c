"""Reads the recipes of CONTRIBUTING.md and carries them out, word for word.

A step of a recipe is a sentence that names a file, and the block below it:

    New file `path`:                    the block is the file
    At the end of `path`:               the block is appended
    In `path`, above `line`:            the block comes before the first line that begins so
    In `path`, below `line`:            the block follows it
    In `path`, instead of `line`:       the block replaces it

A path may hold `<language>`: then it is done in every language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

_STEP = re.compile(
    r"^(?P<indent> *)(?:\d+\. )?.*?(?P<how>New file|At the end of|[Ii]n) `(?P<path>[^`\n]+)`"
    r"(?:, (?P<where>above|below|instead of) `(?P<anchor>[^`\n]+)`)?[^`\n]*:\n\n"
    r"(?P<fence> *```)\w*\n(?P<block>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Step:
    how: str
    path: str
    where: str
    anchor: str
    block: str


def steps(text: str, heading: str) -> list[Step]:
    """The steps below a heading, up to the next heading."""
    start = text.index(f"{heading}\n")
    end = re.search(r"^#{2,3} ", text[start + len(heading) :], re.MULTILINE)
    part = text[start : start + len(heading) + end.start()] if end else text[start:]
    return [
        Step(found["how"], found["path"], found["where"] or "", found["anchor"] or "", dedent(found["block"]))
        for found in _STEP.finditer(part)
    ]


def carry_out(step: Step, tree: Path, languages: list[str]) -> None:
    for path in {step.path.replace("<language>", language) for language in languages}:
        file = tree / path
        if step.how == "New file":
            assert not file.exists(), f"{path} is there already"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step.block, encoding="utf-8")
        else:
            file.write_text(_changed(step, file.read_text(encoding="utf-8"), path), encoding="utf-8")


def _changed(step: Step, text: str, path: str) -> str:
    if step.how == "At the end of":
        return f"{text.rstrip()}\n{step.block}"
    lines = text.splitlines(keepends=True)
    found = [k for k, line in enumerate(lines) if line.strip().startswith(step.anchor)]
    assert found, f"no line of {path} begins with {step.anchor!r}"
    at = found[0]
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    block = "".join(f"{indent}{line}" if line.strip() else line for line in step.block.splitlines(keepends=True))
    line = lines[at]
    lines[at] = {"above": block + line, "below": line + block, "instead of": block}[step.where]
    return "".join(lines)
