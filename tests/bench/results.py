"""Where figures go: docs/results.md, between two marks a bench."""

from __future__ import annotations

import platform
from pathlib import Path

import taberna

RESULTS = Path(__file__).parents[2] / "docs" / "results.md"


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            cpu = line.partition(":")[2].strip()
            break
    return f"{cpu}, Python {platform.python_version()}, Taberna {taberna.__version__}"


def save(bench: str, lines: list[str]) -> None:
    """Put a bench's lines between its marks."""
    begin, end = f"<!-- {bench} begins -->", f"<!-- {bench} ends -->"
    text = RESULTS.read_text(encoding="utf-8")
    before, after = text.partition(begin)[0], text.partition(end)[2]
    RESULTS.write_text(f"{before}{begin}\n" + "\n".join(lines) + f"\n{end}{after}", encoding="utf-8")
