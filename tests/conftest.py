"""What all tests share."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# Files whose tests take long come first: none of them is left to one core at the end. The many small come last.
LONG_FIRST = ("browser", "recipes", "contract", "server", "train", "research")

# A test that takes longer, in seconds, is named at the end.
LONG = 20


def pytest_itemcollected(item: pytest.Item) -> None:
    """`-k F7` finds the tests of clause F7."""
    for clause in item.iter_markers("clause"):
        item.extra_keyword_matches.update(map(str, clause.args))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def rank(item: pytest.Item) -> int:
        first = item.path.relative_to(ROOT / "tests").parts[0]
        return LONG_FIRST.index(first) if first in LONG_FIRST else len(LONG_FIRST) + (first == "games")

    items.sort(key=rank)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names the tests that take long, so that somebody asks why; it fails nothing."""
    took: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid] += report.duration  # type: ignore[assignment]
    long = [f"{test} ({seconds:.0f} s)" for test, seconds in took.most_common() if seconds > LONG]
    if long:
        terminalreporter.write_line(f"Longer than {LONG} s, see CONTRIBUTING.md: {', '.join(long)}")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of whoever runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TABERNA_DATA", str(folder))
    for name in ("TABERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def root() -> Path:
    """The top of the checkout."""
    return ROOT
