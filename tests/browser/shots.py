"""Screenshots of every view, at phone and desktop width: `make shots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from .bring import FLAGS, bring
from .conftest import SteadyServer
from .views import views
from .visitor import Visitor

SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
MOST_SCREENS = 4
# Bars that stay in sight cover this much of a screen: the next picture begins so much higher.
OVERLAP = 200


def main(folder: Path) -> None:
    path = bring()
    if path is None:
        sys.exit("No browser.")
    folder.mkdir(parents=True, exist_ok=True)
    server = SteadyServer(Path(tempfile.mkdtemp()), "--limits", "0")
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
                # The others' moves are not waited for.
                context.add_init_script("localStorage.taberna ??= JSON.stringify({ pace: 'off', volume: 0 })")
                visitor = Visitor(context.new_page(), "Julia", server.url)
                for view in views(visitor):
                    shoot(visitor.page, folder, f"{view}-{size}-{scheme}")
                context.close()
        browser.close()
    server.stop()
    print(f"Screenshots of every view: {folder}")


def shoot(page: Page, folder: Path, name: str) -> None:
    """One picture for every screenful, as somebody sees it who scrolls down."""
    height = page.evaluate("innerHeight")
    for screen in range(MOST_SCREENS):
        page.evaluate(f"scrollTo(0, {screen * (height - OVERLAP)})")
        page.screenshot(path=folder / (f"{name}-{screen + 1}.png" if screen else f"{name}.png"))
        if page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1"):
            break
    page.evaluate("scrollTo(0, 0)")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
