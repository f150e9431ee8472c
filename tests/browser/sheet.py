"""Every picture at its sizes, light and dark: `python -m tests.browser.sheet`. Needs `npm ci` in web/."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, Page, sync_playwright

from .bring import FLAGS, bring

WEB = Path(__file__).parents[2] / "web"
VITE = WEB / "node_modules" / ".bin" / "vite"
PARTS = ("scenes", "emblems", "romans", "pieces", "forum")
WIDTH = 1560
PATIENCE = 60_000


def main(folder: Path) -> None:
    path = bring()
    if path is None or not VITE.exists():
        sys.exit("No browser, or no Vite: run `npm ci` in web/.")
    folder.mkdir(parents=True, exist_ok=True)
    port = _free()
    vite = subprocess.Popen([VITE, "--port", str(port), "--strictPort"], cwd=WEB, stdout=subprocess.DEVNULL)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for dark in (False, True):
                page = browser.new_page(
                    viewport={"width": WIDTH, "height": 400},
                    color_scheme="dark" if dark else "light",
                    reduced_motion="reduce",
                )
                for part in PARTS:
                    _open(page, f"http://localhost:{port}/sheet.html?only={part}")
                    page.screenshot(
                        path=folder / f"sheet-{part}-{'dark' if dark else 'light'}.png", full_page=True
                    )
            browser.close()
    finally:
        vite.terminate()
        vite.wait()
    print(f"Every picture: {folder}")


def _free() -> int:
    with socket.socket() as line:
        line.bind(("localhost", 0))
        return int(line.getsockname()[1])


def _open(page: Page, address: str) -> None:
    """Vite takes a moment to start."""
    for _ in range(PATIENCE // 500):
        try:
            page.goto(address)
            break
        except Error:
            page.wait_for_timeout(500)
    page.locator("#app img, #app svg path").first.wait_for(state="attached", timeout=PATIENCE)
    page.wait_for_timeout(500)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"))
