"""Every card has a picture of its own, all on Forum's track are seen, dice come to rest, the app has icons."""

from __future__ import annotations

import json
import struct
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

import taberna

from . import icons
from .conftest import HEIGHT, PHONE, WIDTH, Visits

# The famous have portraits instead.
PORTRAITS = "famous.toml"
# What a picture is made of: shapes besides the ground.
LEAST = 8


def test_every_card_is_a_scene_of_its_own(visit: Visits) -> None:
    found = [file for file in Path(str(files("taberna.games.pecunia"))).rglob("*.toml") if file.name != PORTRAITS]
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in found]
    cards = {card for table in tables for card, row in table.items() if isinstance(row, dict)}
    assert len(cards) > 60
    page = visit("Julia").page
    page.goto("/learn/pecunia")
    page.locator("[data-scene][src*=path]").first.wait_for(state="attached")
    expect(page.locator("[data-scene]:not([src*=path])")).to_have_count(0)
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('[data-scene]')]"
        ".map((one) => [one.dataset.scene, decodeURIComponent(one.src)])"
    )
    assert {name for name, _ in drawn} == cards
    assert [name for name, art in drawn if art.count("<path") < LEAST] == []
    shapes = {art.split(">", 1)[1] for _, art in drawn}
    assert len(shapes) == len(cards), "no two cards have the same picture"


def test_pictures_follow_the_theme_and_are_seen(visit: Visits) -> None:
    page = visit("Julia").page
    page.goto("/learn/pecunia")
    picture = page.locator("[data-scene=bucket][src*=path]").first
    picture.wait_for(state="attached")
    expect(page.locator("[data-scene]:not([src*=path])")).to_have_count(0)
    day = picture.get_attribute("src") or ""
    assert "class" not in day, "every ground is painted"
    page.emulate_media(color_scheme="dark")
    expect(picture).not_to_have_attribute("src", day)
    # Whatever the browser can't read as an image would be an empty frame.
    pictures = page.locator("img")
    assert (
        pictures.evaluate_all(
            "(all) => Promise.all(all.map((one) => one.decode().then(() => one.naturalWidth > 0, () => false)))"
        )
        == [True] * pictures.count()
    )


COLOURS = "rbygvt"
# How much of each senator lies on the board, and how much of it no other covers.
SEEN = """() => {
  const board = document.querySelector(".board").getBoundingClientRect()
  const boxes = [...document.querySelectorAll("[data-piece^=senator-]")].map((one) => one.getBoundingClientRect())
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  return boxes.map((box) => {
    const area = box.width * box.height
    const hidden = boxes.filter((other) => other !== box).reduce((sum, other) => sum + shared(box, other), 0)
    return [box.width, box.height, shared(box, board) / area, 1 - hidden / area]
  })
}"""


@pytest.mark.parametrize("size", [PHONE, (WIDTH, HEIGHT)])
@pytest.mark.parametrize("players", [4, 6])
def test_all_senators_on_one_space_are_seen(visit: Visits, players: int, size: tuple[int, int]) -> None:
    julia = visit("Julia", size=size)
    julia.called()
    start = taberna.game("forum", players=players).start().position()
    # One place on each side of the board, behind the start, and a lap further.
    for steps in (0, 13, 20, 31, -3, 40):
        position = {**start, "track": dict.fromkeys(COLOURS[:players], steps)}
        julia.table("forum", rivals=players - 1, begun={**position, "turn": 0})
        julia.wait()
        expect(julia.page.locator("[data-piece^=senator-]")).to_have_count(players)
        seen = julia.page.evaluate(SEEN)
        for width, height, inside, bare in seen:
            assert min(width, height) > 8, (steps, width, height)
            assert inside > 0.99 and bare > 0.99, (steps, inside, bare)
        space = julia.page.locator("[data-space]:has([data-piece^=senator-])")
        expect(space).to_have_count(1)
        expect(space.locator(".number")).to_have_text(str(steps % 36))


def test_the_app_has_icons_of_the_sizes_it_names() -> None:
    folder = icons.FOLDER
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    named = {
        icon["src"].removeprefix("/"): icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"
    }
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for name, size, _ in icons.ICONS:
        pixels = (folder / f"{name}.png").read_bytes()
        width, height = struct.unpack(">II", pixels[16:24])
        assert (width, height) == (size, size)
        assert named.pop(f"{name}.png", f"{size}x{size}") == f"{size}x{size}"
    assert not named


# Notes how many sides a rolling die has: it may be at rest before a test on a busy machine has looked.
CUBES = """() => {
  window.cubes = [...document.querySelectorAll(".cube")].map(() => "before it was rolled")
  const look = () => {
    for (const one of document.querySelectorAll(".cube")) cubes.push(one.querySelectorAll(".side").length)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""


def test_a_die_rolls_and_comes_to_rest(visit: Visits) -> None:
    julia = visit("Julia", quick=False)
    julia.called()
    julia.table("alea", begun={"turn": 0, "columns": [[None] * 7] * 2, "cards": [[]] * 2, "dice": []})
    julia.wait()
    julia.page.evaluate(CUBES)
    julia.page.locator(".bar .row > .button.primary").first.click()
    julia.page.locator(".dice .piece.die").wait_for()
    expect(julia.page.locator(".cube")).to_have_count(0)
    assert set(julia.page.evaluate("cubes")) == {6}, "while it was in the air it had six sides"
