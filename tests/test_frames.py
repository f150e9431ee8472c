"""The stack of frames, by itself."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.core.frames import GO, OP, PLAYER, REGISTER, STEP, WIDTH, Framed, no_frames


class Endless(Framed):
    """Whatever is on top always goes on."""

    def advance(self) -> int:
        return GO

    def take(self, action: int) -> int:
        return GO

    def forced_action(self) -> int:
        return -1

    nothing: Any = None
    fill = clone = position = view = scores = ending = ask = nothing


def test_the_top_frame_is_read_and_written() -> None:
    frames = no_frames()
    frames.push(3, 1, 7, 8)
    assert [frames.at(field) for field in (OP, STEP, PLAYER, REGISTER, REGISTER + 1)] == [3, 0, 1, 7, 8]
    frames.put(STEP, 2)
    frames.push(4, 0)
    assert (frames.at(OP), frames.at(STEP)) == (4, 0)
    frames.pop()
    assert (frames.at(OP), frames.at(STEP)) == (3, 2)


def test_a_frame_begins_clean_where_another_lay() -> None:
    frames = no_frames()
    frames.push(1, 0)
    frames.push(2, 1, 5, 6)
    for field in range(WIDTH):
        frames.put(field, 9)
    frames.pop()
    frames.push(3, 1)
    assert frames.rows()[1] == [3, 0, 1, 0, 0, 0, 0]


def test_it_grows_and_clones_share_nothing() -> None:
    frames = no_frames()
    for depth in range(40):
        frames.push(depth, depth % 6, depth)
    twin = frames.clone()
    twin.put(REGISTER, 99)
    twin.pop()
    assert frames.depth == 40
    assert [row[REGISTER] for row in frames.rows()] == list(range(40))
    assert twin.at(OP) == 38
    frames.clear()
    assert frames.rows() == []
    frames.push(1, 0)
    assert frames.at(OP) == 1


def test_frames_become_others_and_share_nothing() -> None:
    deep, frames = no_frames(), no_frames()
    for depth in range(40):
        deep.push(depth, depth % 6, depth)
    frames.push(7, 1)
    frames.become(deep)  # for which there was no room
    assert frames.rows() == deep.rows()
    assert frames.at(OP) == 39
    frames.put(REGISTER, 99)
    frames.pop()
    assert deep.at(REGISTER) == 39
    low = no_frames()
    low.push(5, 2, 8)
    frames.become(low)
    assert frames.rows() == low.rows()
    assert frames.at(OP) == 5
    frames.become(no_frames())
    assert frames.rows() == []


def test_a_position_that_asks_nobody_for_ever_is_refused() -> None:
    state = Endless(taberna.game("alea"), no_frames())
    state.frames.push(0, 0)
    with pytest.raises(taberna.BadPosition) as refused:
        state.run(GO)
    assert refused.value.code == "position-endless"
