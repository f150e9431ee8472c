"""docs/results.md: each table stands between two marks and is written by what measures it."""

from __future__ import annotations

from pathlib import Path

FILE = Path(__file__).parents[1] / "docs" / "results.md"


def save(name: str, lines: list[str]) -> None:
    """Put these lines between the marks of this name."""
    begin, end = f"<!-- {name} begins -->", f"<!-- {name} ends -->"
    text = FILE.read_text(encoding="utf-8")
    before, after = text.partition(begin)[0], text.partition(end)[2]
    FILE.write_text(f"{before}{begin}\n" + "\n".join(lines) + f"{end}{after}", encoding="utf-8")
