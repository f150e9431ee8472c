"""The site: what is made for it, and that its Python runs."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest
import typer

from taberna.cli.app import build
from taberna.words import Words

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


def test_links_to_papers_of_the_root_lead_to_their_pages(root: Path) -> None:
    rewrite = runpy.run_path(str(root / "tools" / "site.py"))["on_page_markdown"]
    assert rewrite("[limits](../SECURITY.md#limits), [rules](rules/alea.md)") == (
        "[limits](security.md#limits), [rules](rules/alea.md)"
    )


def test_links_to_files_beside_the_site_become_names(root: Path) -> None:
    rewrite = runpy.run_path(str(root / "tools" / "site.py"))["on_page_markdown"]
    assert rewrite("see [own.py](../examples/own.py) and [rules](rules/alea.md)") == (
        "see own.py (`examples/own.py`) and [rules](rules/alea.md)"
    )


def test_every_page_is_in_the_table_of_contents(root: Path) -> None:
    contents = (root / "mkdocs.yml").read_text(encoding="utf-8")
    assert all(page.name in contents for page in (root / "docs").glob("*.md"))


def anchors(page: str) -> set[str]:
    """The names that MkDocs gives to the headings of a page."""
    text = re.sub(r"^```.*?^```", "", page, flags=re.M | re.S)
    plain = (re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in re.findall(r"^#+ (.*)$", text, re.M))
    return {re.sub(r"[-\s]+", "-", heading) for heading in plain}


def test_links_between_pages_lead_to_a_heading(root: Path) -> None:
    pages = {page.name: page.read_text(encoding="utf-8") for page in (root / "docs").glob("*.md")}
    pages |= {f"../{page.name}": page.read_text(encoding="utf-8") for page in root.glob("*.md")}
    for name, text in pages.items():
        for page, anchor in re.findall(r"\]\(((?:\.\./)?[\w-]+\.md)?#([^)]+)\)", text):
            assert anchor in anchors(pages[page or name]), f"{name}: {page}#{anchor}"


def test_every_option_of_training_is_on_its_page(root: Path) -> None:
    """With its default, where the command has one of its own."""
    command: Any = typer.main.get_command(build(Words("en")))
    text = (root / "docs" / "training.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(--[a-z-]+)[^`]*` \| ([^|]*) \|", text, re.M))
    for option in command.commands["train"].params:
        name = option.opts[0]
        if name.startswith("--") and name not in ("--lang", "--size"):
            assert name in rows, name
            if option.show_default and isinstance(option.default, int | float) and option.default is not False:
                assert float(rows[name]) == option.default, name
    assert "`--size` chooses" in text
