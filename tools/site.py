"""What the site has besides docs/: the rules of every game in every language, and the papers of the root.

MkDocs calls the two functions at the end (`hooks` in mkdocs.yml). A link to a paper of the root leads to its page,
one to a file of the repository that is not part of the site becomes the file's name.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAPERS = {"extend.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md", "security.md": "SECURITY.md"}
OUTSIDE = re.compile(r"(?<!!)\[([^\]]+)\]\((?:\.\./)*((?:src|examples|tests|web|tools)\b[^)]*)\)")
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands", "it": "Italiano"}


def pages(root: Path) -> dict[str, str]:
    """The pages that are made, by their place in the site."""
    made = {place: (root / name).read_text(encoding="utf-8") for place, name in PAPERS.items()}
    listed: dict[str, list[str]] = {}
    for file in sorted((root / "src" / "taberna" / "games").glob("*/rules/*.md")):
        game, language = file.parents[1].name, file.stem
        place = f"rules/{game}.md" if language == "en" else f"rules/{language}/{game}.md"
        made[place] = file.read_text(encoding="utf-8")
        listed.setdefault(language, []).append(f"[{game.capitalize()}]({place.removeprefix('rules/')})")
        cards = f"{game}-cards.md" if language == "en" else f"cards/{language}.md"
        if game == "pecunia" and (root / "docs" / cards).is_file():
            title = (root / "docs" / cards).read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
            listed[language].append(f"[{title}](../{cards})")
    rows = [f"| {NAMES.get(language, language)} | {' · '.join(games)} |" for language, games in listed.items()]
    made["rules/index.md"] = "\n".join(["# The rules", "", "| | |", "|---|---|", *rows, ""])
    return made


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for place, text in pages(ROOT).items():
        files.append(File.generated(config, place, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    for place, name in PAPERS.items():
        markdown = markdown.replace(f"](../{name}", f"]({place}")
    return OUTSIDE.sub(lambda found: found[1] if "`" in found[1] else f"{found[1]} (`{found[2]}`)", markdown)
