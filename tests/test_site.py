"""The site: what is made for it, and that its Python runs."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

PAGES = ("index.md", "bots.md", "research.md")


@pytest.mark.parametrize("name", PAGES)
def test_the_python_of_the_pages_runs(
    name: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page follow one another, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    text = (root / "docs" / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    known: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, name, "exec"), known)


def test_the_rules_are_there_in_every_language(root: Path) -> None:
    pages = runpy.run_path(str(root / "tools" / "site.py"))["pages"](root)
    for game in ("alea", "forum", "pecunia"):
        assert f"rules/{game}.md" in pages
        assert all(f"rules/{language}/{game}.md" in pages for language in ("de", "fr", "nl", "it"))
        assert all(f"]({place})" in pages["rules/index.md"] for place in (f"{game}.md", f"de/{game}.md"))
    lists = ("pecunia-cards.md", "cards/de.md", "cards/fr.md", "cards/nl.md", "cards/it.md")
    assert all(f"](../{place})" in pages["rules/index.md"] for place in lists)


def test_links_to_files_beside_the_site_become_names(root: Path) -> None:
    rewrite = runpy.run_path(str(root / "tools" / "site.py"))["on_page_markdown"]
    assert rewrite("see [own.py](../examples/own.py) and [rules](rules/alea.md)") == (
        "see own.py (`examples/own.py`) and [rules](rules/alea.md)"
    )


def test_every_page_is_in_the_table_of_contents(root: Path) -> None:
    contents = (root / "mkdocs.yml").read_text(encoding="utf-8")
    assert all(page.name in contents for page in (root / "docs").glob("*.md"))
