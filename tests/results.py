"""docs/results.md: each table stands between two marks and is written by what measures it."""

from __future__ import annotations

import platform
from pathlib import Path

import taberna

FILE = Path(__file__).parents[1] / "docs" / "results.md"


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            cpu = line.partition(":")[2].strip()
            break
    return f"{cpu}, Python {platform.python_version()}, Taberna {taberna.__version__}"


def save(name: str, lines: list[str]) -> None:
    """Put these lines between the marks of this name."""
    begin, end = f"<!-- {name} begins -->", f"<!-- {name} ends -->"
    text = FILE.read_text(encoding="utf-8")
    before, after = text.partition(begin)[0], text.partition(end)[2]
    FILE.write_text(f"{before}{begin}\n" + "\n".join(lines) + f"{end}{after}", encoding="utf-8")


def saved(name: str) -> list[str]:
    """The lines that stand between the marks of this name."""
    begin, end = f"<!-- {name} begins -->\n", f"<!-- {name} ends -->"
    return FILE.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0].splitlines()
