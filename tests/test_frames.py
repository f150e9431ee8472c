"""The stack of frames, by itself."""

from __future__ import annotations

from taberna.core.frames import OP, SEAT, STEP, WIDTH, A, B, no_frames


def test_the_top_frame_is_read_and_written() -> None:
    frames = no_frames()
    frames.push(3, 1, 7, 8)
    assert [frames.at(field) for field in (OP, STEP, SEAT, A, B)] == [3, 0, 1, 7, 8]
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
    twin.put(A, 99)
    twin.pop()
    assert frames.depth == 40
    assert [row[A] for row in frames.rows()] == list(range(40))
    assert twin.at(OP) == 38
    frames.clear()
    assert frames.rows() == []
    frames.push(1, 0)
    assert frames.at(OP) == 1
