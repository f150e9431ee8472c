"""Screenshots of every view, at phone and desktop width: `make shots`; with `--readme` those of the README."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from .bring import FLAGS, bring
from .conftest import SteadyServer
from .views import FULL, views
from .visitor import Visitor

SIZES = {"phone": (360, 740), "desktop": (1440, 900)}
MOST_SCREENS = 4
# Bars that stay in sight cover this much of a screen: the next picture begins so much higher.
OVERLAP = 200


# For the README: a game, its options, and how many choices into it.
README = {"pecunia": (FULL["pecunia"], 33), "forum": ({}, 24), "alea": ({}, 40)}
README_SIZE = (1280, 860)
DOCS = Path(__file__).parents[2] / "docs"


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    path = bring()
    if path is None:
        sys.exit("No browser.")
    server = SteadyServer(Path(tempfile.mkdtemp()), "--limits", "0")
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser, server.url
        browser.close()
    server.stop()


def visitor(browser: Browser, url: str, size: tuple[int, int], dark: bool = False) -> Visitor:
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    # The others' moves are not waited for.
    context.add_init_script("localStorage.taberna ??= JSON.stringify({ pace: 'off', volume: 0 })")
    return Visitor(context.new_page(), "Julia", url)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        for scheme in ("light", "dark"):
            for size, measures in SIZES.items():
                julia = visitor(browser, url, measures, scheme == "dark")
                for view in views(julia):
                    shoot(julia.page, folder, f"{view}-{size}-{scheme}")
                julia.page.context.close()
    print(f"Screenshots of every view: {folder}")


def readme() -> None:
    """A table of each game in mid-play."""
    with opened() as (browser, url):
        for game, (options, choices) in README.items():
            julia, rng = visitor(browser, url, README_SIZE), random.Random(3)
            julia.called()
            bots = [{"kind": "bot", "bot": bot} for bot in ("consul", "senator", "citizen")]
            julia.opened(
                {"game": game, "seats": [{"kind": "me"}, *bots], "standin": "citizen", "options": options}
            )
            for _ in range(choices):
                julia.wait()
                julia.choose(rng)
            julia.wait()
            julia.page.mouse.move(1, 1)
            julia.rested()
            julia.page.screenshot(path=DOCS / f"{game}.png")
            julia.page.context.close()


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/shots"), help="else build/shots")
    parser.add_argument("--readme", action="store_true", help="the three pictures of the README, into docs/")
    asked = parser.parse_args()
    if asked.readme:
        readme()
    else:
        main(asked.folder)
