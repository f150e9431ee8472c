"""A tournament in the browser: announced by the operator, joined, played, compared."""

from __future__ import annotations

import os
import subprocess
import sys

from playwright.sync_api import expect

from ..server.conftest import Server
from .conftest import Visits
from .visitor import Visitor, played_out

# Two at a table, one round, all with the same dice.
HOW = ("--rounds=1", "--duplicate", "--clock=1h", "--standin=random", "--pause=0", "--set=patience=1")
# The round has tables that can be gone to; the last one is over. A server with much to do takes its time.
SEATED = """async (id) => {
  const found = await (await fetch(`/api/tournaments/${id}`)).json();
  const tables = found.rounds.flatMap((one) => one.tables);
  const there = await Promise.all(tables.map((one) => fetch(`/api/tables/${one.table}`)));
  return tables.length === 2 && there.every((one) => one.ok);
}"""
OVER = "async (id) => (await (await fetch(`/api/tournaments/${id}`)).json()).info.status === 'over'"


def operator(server: Server, *words: str) -> None:
    """What whoever runs the server types beside it."""
    command = [sys.executable, "-m", "taberna", "tournament", *words]
    subprocess.run(command, check=True, env={**os.environ, "TABERNA_DATA": str(server.folder)})


def signed_up(visitor: Visitor, login: str) -> None:
    visitor.called()
    visitor.post("/api/account/password", {"login": login, "password": "quae cum ita sint"})


def test_from_the_list_to_the_comparison(visit: Visits, taberna_server: Server) -> None:
    operator(taberna_server, "new", "Ludi Apollinares", "alea", "--bots=random,random,random", *HOW)
    julia, gaius = visit("Julia"), visit("Gaius")
    gaius.called()
    gaius.page.goto("/tournaments")
    gaius.page.get_by_role("link", name="Ludi Apollinares").click()
    gaius.page.get_by_role("link", name="With an account you can join.").wait_for()
    signed_up(julia, "julia.apollinares")
    page = julia.page
    page.goto("/")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Ludi Apollinares").click()
    page.get_by_role("button", name="Join").click()
    page.get_by_text("4 of 256 are in").wait_for()
    page.get_by_role("button", name="Leave the tournament").wait_for()
    name = page.url.rpartition("/")[2]
    operator(taberna_server, "start", name)
    page.wait_for_function(SEATED, arg=name)
    page.reload()
    page.get_by_role("link", name="To my table").wait_for()
    table = str(page.get_by_role("link", name="To my table").get_attribute("href"))
    gaius.page.goto(table)
    expect(gaius.page.get_by_role("alert")).to_contain_text("Others are still playing with the same dice")
    page.goto(table)
    played_out(table.rpartition("/")[2], julia)
    page.wait_for_function(OVER, arg=name)
    page.get_by_role("link", name="Tournament", exact=True).click()
    page.get_by_text("over", exact=True).wait_for()
    standing = page.get_by_role("region", name="Standing")
    expect(standing.get_by_role("row")).to_have_count(5)
    expect(standing.get_by_role("columnheader")).to_have_text(
        ["Place", "Name", "Points", "Same luck", "Opposition", "Tables won"]
    )
    compared = page.get_by_role("region", name="Points of the game")
    expect(compared.get_by_role("columnheader")).to_have_text(["Seat 1", "Seat 2"])
    expect(compared.get_by_role("rowheader")).to_have_text(["Table 1", "Table 2"])
    expect(compared.get_by_text("Julia")).to_have_count(1)


def test_leaving_before_it_begins(visit: Visits, taberna_server: Server) -> None:
    operator(taberna_server, "new", "Ludi Florales", "alea", *HOW)
    livia = visit("Livia", language="de", size=(360, 740))
    signed_up(livia, "livia.florales")
    page = livia.page
    page.goto("/tournaments")
    page.get_by_role("link", name="Ludi Florales").click()
    page.get_by_role("button", name="Mitmachen").click()
    page.get_by_role("button", name="Das Turnier verlassen").click()
    page.get_by_role("button", name="Mitmachen").wait_for()
    page.get_by_text("0 von 256 sind dabei").wait_for()
    page.goto("/tournament/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_have_text("So ein Turnier gibt es nicht.")
