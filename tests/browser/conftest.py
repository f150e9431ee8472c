"""A real server, a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect, sync_playwright

from ..server.conftest import Server
from .bring import FLAGS, found
from .visitor import Visitor

WIDTH, HEIGHT = 1280, 860
PHONE = (360, 740)
# What is waited for comes at once, but where a machine has much else to do. This costs nothing: what must not come
# is not waited for.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)


class SteadyServer(Server):
    """One whose dice fall the same at every table."""

    module = "tests.browser.steady"


@pytest.fixture(scope="package")
def taberna_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = SteadyServer(tmp_path_factory.mktemp("page"), "--limits", "0")
    server.start()
    yield server
    server.stop()


# Not for the whole session: while Playwright runs, tests of the server could run no loop of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = found()
    if path is None:
        pytest.skip("no Chromium here, and none could be brought")
    libraries = str(Path(path).parent / "al2023" / "lib")
    environment: dict[str, str | float | bool] = {
        **os.environ,
        "LD_LIBRARY_PATH": f"{libraries}:{os.environ.get('LD_LIBRARY_PATH', '')}",
    }
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        yield launched
        launched.close()


Visits = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, taberna_server: Server) -> Iterator[Visits]:
    """Somebody with a window of their own. No mistake of the page goes unnoticed."""
    contexts = []
    mistakes: list[str] = []

    def come(
        name: str = "Julia",
        language: str = "en",
        size: tuple[int, int] = (WIDTH, HEIGHT),
        server: Server | None = None,
        quick: bool = True,
        dark: bool = False,
        keeps: bool = True,
    ) -> Visitor:
        context = browser.new_context(
            base_url=(server or taberna_server).url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if quick else "no-preference",
            color_scheme="dark" if dark else "light",
            service_workers="allow" if keeps else "block",
        )
        contexts.append(context)
        if quick:  # the others' moves are not waited for
            context.add_init_script("localStorage.taberna ??= JSON.stringify({ pace: 'off', volume: 0 })")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.on("console", lambda message: _note(message.text, mistakes) if _speaks(message) else None)
        return Visitor(page, name, (server or taberna_server).url)

    yield come
    for context in contexts:
        context.close()
    assert not mistakes


# What the browser itself reports when the line is cut or the server refuses is no mistake of the page.
EXPECTED = ("WebSocket connection", "Failed to load resource", "ERR_CONNECTION_REFUSED")


def _speaks(message: ConsoleMessage) -> bool:
    """Whether it is a mistake: an error, or what Svelte warns of."""
    return message.type == "error" or "svelte.dev/e/" in message.text


def _note(text: str, mistakes: list[str]) -> None:
    if not any(one in text for one in EXPECTED):
        mistakes.append(text)
