"""The recipes of CONTRIBUTING.md, carried out on a copy of the tree over games that were begun before."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from taberna.words import LANGUAGES

from .recipe import carry_out, steps

# By heading: the test that the recipe writes.
RECIPES = {
    "## Add a card": "tests/games/pecunia/cards/test_toll.py",
    "### A famous Roman": "tests/games/pecunia/famous/test_nero.py",
    "### An event": "tests/games/pecunia/events/test_levy.py",
    "## Add an option": "tests/games/alea/test_card_points.py",
}
# What tells, besides, whether something was forgotten.
AFTERWARDS = [
    "tests/games/pecunia/test_complete.py",
    "tests/golden/test_golden.py",
    "tests/test_words.py",
    "tests/test_rules.py",
    "tests/test_clauses.py",
]
# What the recipes say to run afterwards.
COMMANDS = ["tests.games.pecunia.card_table", "tests.golden"]


@pytest.fixture(scope="session")
def before(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """A database with running and finished games, made by the tree as it is."""
    folder = tmp_path_factory.mktemp("before")
    python(root, "-m", "tests.recipes.games", "begin", str(folder), pythonpath=os.environ.get("PYTHONPATH", ""))
    return folder


@pytest.fixture(scope="session")
def root() -> Path:
    return Path(__file__).parents[2]


def python(tree: Path, *arguments: str, pythonpath: str) -> str:
    environment = {**os.environ, "PYTHONPATH": pythonpath, "PYTHONIOENCODING": "utf-8"}
    run = [sys.executable, *arguments]
    done = subprocess.run(run, cwd=tree, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{arguments}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def in_copy(tree: Path, *arguments: str) -> str:
    """Run Python on the copy, uncompiled."""
    return python(tree, *arguments, pythonpath=f"{tree / 'src'}{os.pathsep}{tree}")


def passed(tree: Path, *files: str) -> None:
    shown = in_copy(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files)
    assert re.search(r"\b[1-9]\d* passed", shown) or "100%" in shown, shown


@pytest.fixture(scope="module")
def tree(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which every recipe was carried out, one after the other, as a house would grow."""
    copy = tmp_path_factory.mktemp("copy") / "tree"
    unneeded = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")
    for name in ("src", "tests", "docs"):
        shutil.copytree(root / name, copy / name, ignore=unneeded)
    (copy / "web").mkdir()
    shutil.copytree(root / "web" / "src", copy / "web" / "src")
    shutil.copy(root / "pyproject.toml", copy)
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for heading in RECIPES:
        found = steps(text, heading)
        assert len(found) == 5
        for step in found:
            carry_out(step, copy, list(LANGUAGES))
    speak_another_language(copy / "src" / "taberna")
    for module in COMMANDS:
        in_copy(copy, "-m", module)
    return copy


def speak_another_language(package: Path) -> None:
    """As the recipe says: copy the English files under another code. There is no list."""
    shutil.copytree(package / "locales" / "en", package / "locales" / "eo")
    for game in (package / "games").iterdir():
        for english in (*game.glob("words/en*"), *game.glob("rules/en.md")):
            copy = english.with_name(english.name.replace("en", "eo", 1))
            shutil.copytree(english, copy) if english.is_dir() else shutil.copy(english, copy)


def test_the_recipes_work_and_nothing_is_missing(tree: Path) -> None:
    passed(tree, *RECIPES.values(), *AFTERWARDS)


def test_older_games_go_on(tree: Path, before: Path) -> None:
    shutil.copytree(before, tree / "data")
    assert "12 games" in in_copy(tree, "-m", "tests.recipes.games", "end", str(tree / "data"))


def test_a_new_language_is_a_folder_of_files(tree: Path) -> None:
    passed(tree, *(f"tests/games/{game}/test_terminal.py" for game in ("pecunia", "forum")), "-k", "eo")
    assert "Alea Romana" in in_copy(tree, "-m", "taberna", "games", "--lang", "eo")
