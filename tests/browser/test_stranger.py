"""A game of somebody else's, with no line of page code: its table in the browser, to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..recipes.stranger import installed, with_path
from ..server.conftest import Server
from .conftest import PHONE, Visits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = installed(tmp_path_factory.mktemp("stranger"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", with_path(site)["PYTHONPATH"])
        one = Server(tmp_path_factory.mktemp("page"), "--limits", "0")
        one.start()
    yield one
    one.stop()


def test_a_strangers_game_is_played_by_clicking(visit: Visits, server: Server, tmp_path: Path) -> None:
    julia = visit("Julia", server=server)
    julia.called()
    julia.page.goto("/")
    julia.page.get_by_text("Take stones from heaps. Whoever takes the last one has lost.").first.wait_for()
    julia.table("acervi", rivals=2, bot="citizen")
    julia.wait()
    page = julia.page
    assert page.get_by_text("Take up to three from one heap").count()
    heap = page.locator("main .piece.live").first  # what an option names can be clicked where it stands
    assert heap.is_visible()
    julia.play_on()
    assert page.get_by_text("Nothing is left.").count()
    assert page.locator(".scores li").count() >= 2
    assert "acervi-" not in page.evaluate("document.body.innerText"), "raw keys"


def test_in_german_on_a_phone(visit: Visits, server: Server) -> None:
    julia = visit("Julia", language="de", server=server, size=PHONE)
    julia.called()
    julia.table("acervi", rivals=1, bot="novice")
    julia.wait()
    assert julia.page.get_by_text("Nimm bis zu drei von einem Haufen").count()
    julia.play_on(seed=3)
    assert julia.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
