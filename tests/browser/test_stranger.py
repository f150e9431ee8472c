"""A game in a package of somebody else's, made from the text of CONTRIBUTING.md, played in the real browser."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from ..recipes.conftest import stranger
from ..server.conftest import Server
from .conftest import PHONE, SteadyServer, Visits

__all__ = ["stranger"]


@pytest.fixture(scope="module")
def house(stranger: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the stranger's package installed."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(stranger), *filter(None, [before])])
    server = SteadyServer(tmp_path_factory.mktemp("house"), "--limits", "0")
    try:
        server.start()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    yield server
    server.stop()


@pytest.mark.parametrize("size", [PHONE, (1280, 860)])
def test_it_is_played_to_the_end(visit: Visits, house: Server, size: tuple[int, int]) -> None:
    julia, rng = visit("Julia", server=house, size=size), random.Random(2)
    julia.called()
    julia.page.goto("/")
    julia.page.locator("article", has_text="Take stones from heaps.").wait_for()
    julia.table("acervi", rivals=1, bot="random")
    for _ in range(60):
        julia.wait()
        if julia.over():
            break
        assert julia.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        shown = julia.page.evaluate("document.body.innerText")
        assert not re.search(r"\bacervi-[a-z]|\bundefined\b|\[object", shown), shown
        julia.choose(rng)
    assert julia.over()
    julia.page.locator(".replay input[type=range]").fill("1")
    expect(julia.page).to_have_url(re.compile("#1$"))


def test_what_an_option_names_can_be_clicked_where_it_stands(visit: Visits, house: Server) -> None:
    julia = visit("Julia", server=house)
    julia.called()
    julia.table("acervi", rivals=1, bot="random")
    julia.wait()
    julia.page.locator("main .piece.live").first.click()  # a heap, where it stands in the view
    julia.page.locator(".bar .crumbs").wait_for()


MODULE = """export default {
  mount(root, state) {
    const draw = (now) => {
      root.replaceChildren()
      for (const option of now.options) {
        const button = document.createElement("button")
        button.className = "mine"
        button.textContent = option.text
        button.onclick = () => now.choose(option)
        root.append(button)
      }
      root.dataset.names = now.names.join()
    }
    draw(state)
    return { update: draw }
  },
}"""


def test_it_may_bring_a_module_of_its_own(visit: Visits, house: Server) -> None:
    julia = visit("Julia", server=house)

    def games(route: Route) -> None:
        found = route.fetch().json()
        for game in found:
            if game["name"] == "acervi":
                game["script"] = "/games/acervi/drawing.js"
        route.fulfill(json=found)

    julia.page.route("**/api/games", games)
    script = {"content-type": "text/javascript"}
    julia.page.route("**/games/acervi/drawing.js", lambda route: route.fulfill(body=MODULE, headers=script))
    julia.called()
    julia.table("acervi", rivals=1, bot="random")
    own = julia.page.locator("main button.mine")
    own.first.wait_for()
    expect(julia.page.locator("main [data-names]")).to_have_attribute("data-names", re.compile("Julia"))
    before = julia.page.locator("[role=log] li").count()
    own.first.click()
    julia.page.wait_for_function(f"() => document.querySelectorAll('[role=log] li').length > {before}")
