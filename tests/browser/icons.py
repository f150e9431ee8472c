"""The icons of the app as pixels, from `web/public/icon.svg`: `python -m tests.browser.icons`."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .bring import FLAGS, bring

FOLDER = Path(__file__).parents[2] / "web" / "public"
GROUND = "#a4452c"
# A launcher may cut a maskable icon down to a circle of four fifths of its width.
SAFE = 0.8
# Name, pixels, and how much of them the drawing takes; less than all of it stands on a ground without corners.
ICONS = (
    ("favicon", 32, 1.0),
    ("icon-192", 192, 1.0),
    ("icon-512", 512, 1.0),
    ("icon-maskable-192", 192, SAFE),
    ("icon-maskable-512", 512, SAFE),
    ("apple-touch-icon", 180, 0.9),
)
PAGE = """<style>
  body {{ margin: 0; height: {size}px; display: grid; place-items: center; background: {ground} }}
  svg {{ display: block; width: {part}px; height: {part}px }}
</style>{drawing}"""


def main() -> None:
    path = bring()
    if path is None:
        sys.exit("No browser.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, size, part in ICONS:
            (FOLDER / f"{name}.png").write_bytes(icon(browser, size, part))
        browser.close()


def icon(browser: Browser, size: int, part: float) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    ground = GROUND if part < 1 else "transparent"
    page.set_content(PAGE.format(size=size, ground=ground, part=round(size * part), drawing=drawing))
    pixels = page.screenshot(omit_background=True)
    page.close()
    return pixels


if __name__ == "__main__":
    main()
