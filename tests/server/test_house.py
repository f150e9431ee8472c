"""In one house: the address that phones reach, as a QR code in the page and in the terminal."""

from __future__ import annotations

import pytest

from taberna.protocol import TableLink
from taberna.server import house

from .conftest import Run, Server
from .players import opened


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "own_address", lambda: "192.168.1.20")


def test_others_reach_another_address_than_mine(at_home: None) -> None:
    assert house.reachable("http://localhost:8000", "0.0.0.0") == "http://192.168.1.20:8000"
    assert house.reachable("http://127.0.0.1", "::") == "http://192.168.1.20"
    # Open to this machine alone, or used under a name that others know: it stays as it is.
    assert house.reachable("http://localhost:8000", "127.0.0.1") == "http://localhost:8000"
    assert house.reachable("https://taberna.example", "0.0.0.0") == "https://taberna.example"
    assert house.only_here("http://localhost:8000") and house.only_here("http://[::1]:8000")
    assert not house.only_here("http://192.168.1.20:8000")


def test_a_code_for_cameras() -> None:
    rows = house.code("http://192.168.1.20:8000/table/abcdefghijklmnop")
    assert len({len(row) for row in rows}) == 1 and len(rows) == len(rows[0])
    light = "0" * len(rows)
    assert rows[:2] == [light, light] and rows[-2:] == [light, light]
    # The three corners by which cameras find it.
    for row in (rows[2], rows[-3]):
        assert row.startswith("001111111")
    assert rows[2].endswith("111111100") and not rows[-3].endswith("111111100")
    lines = house.drawn(rows).splitlines()
    assert len(lines) == (len(rows) + 1) // 2 and {len(line) for line in lines} == {len(rows)}
    assert lines[0] == "█" * len(rows)


def test_where_others_find_a_table(server: Server, run: Run) -> None:
    async def look() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia)
            found = await julia.call("GET", f"/api/tables/{table}/link", TableLink)
            assert found == TableLink(f"{server.url}/table/{table}", []), "this server is for this machine alone"
            julia.http.headers["host"] = "taberna.example:81"
            found = await julia.call("GET", f"/api/tables/{table}/link", TableLink)
            assert found.address == f"http://taberna.example:81/table/{table}"
            assert found.code == house.code(found.address)

    run(look())


def test_a_server_for_the_house_says_where_it_is(
    at_home: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from taberna.cli import serve
    from taberna.server.config import Config
    from taberna.words import words

    monkeypatch.setattr(serve, "run", lambda config, opened: opened(f"http://{config.host}:8123/"))
    serve.serve(words("en"), Config(host="127.0.0.1"))
    assert "In this house" not in capsys.readouterr().out
    serve.serve(words("en"), Config(host="0.0.0.0"))
    told = capsys.readouterr().out
    assert "In this house, for phones: http://192.168.1.20:8123/" in told
    assert house.drawn(house.code("http://192.168.1.20:8123/")) in told
