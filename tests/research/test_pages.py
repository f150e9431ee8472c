"""The pages for researchers are those of the code, and the code on them runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taberna
from taberna.research import pages
from taberna.research.tensors import names

STALE = "stale: run python -m taberna.research.pages"


@pytest.mark.parametrize("name", names())
def test_tensors_are_described_as_they_are(name: str, root: Path) -> None:
    assert (root / pages.page(name)).read_text(encoding="utf-8") == pages.tensors(name), STALE


def test_properties_are_those_of_the_games(root: Path) -> None:
    text = (root / pages.RESEARCH).read_text(encoding="utf-8")
    assert pages.research(text) == text, STALE


def test_the_python_on_the_page_runs(root: Path) -> None:
    text = (root / pages.RESEARCH).read_text(encoding="utf-8")
    names: dict[str, object] = {"taberna": taberna}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, "research.md", "exec"), names)
        if "env" in names and hasattr(names["env"], "turns"):
            assert str(names["env"].observations.shape) in block  # type: ignore[attr-defined]
            names.pop("env").close()  # type: ignore[attr-defined]
        for made in ("many", "agents"):
            if made in names:
                names.pop(made).close()  # type: ignore[attr-defined]
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (root / "docs" / link).exists(), link
