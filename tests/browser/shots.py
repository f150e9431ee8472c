"""Screenshots of every view, at phone and desktop width: `make shots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from ..server.conftest import Server
from .bring import FLAGS, bring
from .views import views
from .visitor import Visitor

SIZES = {"phone": (360, 740), "desktop": (1280, 860)}


def main(folder: Path) -> None:
    path = bring()
    if path is None:
        sys.exit("No browser.")
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()), "--limits", "0")
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    base_url=server.url,
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if scheme == "dark" else "light",
                    reduced_motion="reduce",
                )
                visitor = Visitor(context.new_page(), "Julia")
                for view in views(visitor):
                    visitor.page.screenshot(path=folder / f"{view}-{size}-{scheme}.png", full_page=size == "phone")
                context.close()
        browser.close()
    server.stop()
    print(f"Screenshots of every view: {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
