"""Every clause of the rules has a test that names it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from taberna.rulebook import clauses

ROOT = Path(__file__).parents[1]


@cache
def named_in_tests() -> set[str]:
    """The ids in `@pytest.mark.clause("A9", …)` marks, read from the sources of the tests."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "clause" in text else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("clause", "pytest.mark.clause"):
                found.update(str(one.value) for one in node.args if isinstance(one, ast.Constant))
    return found


def written(game: Path) -> set[str]:
    return set(clauses(game.read_text(encoding="utf-8")))


RULES = sorted((ROOT / "src" / "taberna" / "games").glob("*/rules/en.md"))


@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.parts[-3])
def test_every_clause_has_a_test(rules: Path) -> None:
    assert written(rules), f"no clauses found in {rules}"
    missing = written(rules) - named_in_tests()
    assert not missing, f"clauses without a test: {', '.join(sorted(missing))}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    unknown = named_in_tests() - set().union(*(written(rules) for rules in RULES))
    assert not unknown, f"tests name clauses that are not in the rules: {', '.join(sorted(unknown))}"
