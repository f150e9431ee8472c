"""The popularity track: numbered, and however many senators stand on a space, each is seen."""

from __future__ import annotations

import pytest

from .conftest import HEIGHT, PHONE, WIDTH, Visits

BOXES = """() => {
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] }
  return { board: box(document.querySelector(".board .plan").parentElement),
           senators: [...document.querySelectorAll("[data-piece^=senator-]")].map(box) }
}"""


@pytest.mark.parametrize("size", [PHONE, (WIDTH, HEIGHT)])
def test_six_senators_on_one_space(visit: Visits, size: tuple[int, int]) -> None:
    julia = visit("Julia", size=size)
    julia.called()
    julia.table("forum", rivals=5)
    julia.page.locator("[data-piece^=senator-]").nth(5).wait_for()
    found = julia.page.evaluate(BOXES)
    left, top, right, bottom = found["board"]
    assert len(found["senators"]) == 6
    for box in found["senators"]:
        assert box[0] >= left - 1 and box[2] <= right + 1 and box[1] >= top - 1 and box[3] <= bottom + 1
    corners = {(round(box[0]), round(box[1])) for box in found["senators"]}
    assert len(corners) == 6, "none is hidden behind another"


def test_the_track_is_numbered(visit: Visits) -> None:
    julia = visit("Julia")
    julia.called()
    julia.table("forum", rivals=2)
    julia.wait()
    numbers = julia.page.locator(".strip .number").all_inner_texts()
    assert {"1", "5", "35"} <= set(numbers)
