"""The outline of the buildings as a file that people can replace (F3)."""

from __future__ import annotations

from pathlib import Path

import pytest

import taberna
from taberna import BadFile, BadOption, Record
from tests.games.forum.slow import OUTLINE

clause = pytest.mark.clause
OTHER = ("4444222", "4442222", "5511166", "5511166", "5511166", "3333777", "3337777")


def file(folder: Path, *rows: str) -> Path:
    path = folder / "outline.txt"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@clause("F3")
def test_a_file_replaces_the_outline(tmp_path: Path) -> None:
    path = file(tmp_path, *OTHER)
    for given in (path, str(path), list(OTHER), OTHER):
        game = taberna.game("forum", players=3, outline=given)
        assert game.options["outline"] == OTHER
    state = game.start()
    state.listen()
    for text in ("first r", "a7", "b7", "c7", "d7", "a6", "b6", "c6"):
        state.apply(game.action(text))
    (full,) = [event for event in state.heard() if event.kind == "full"]
    assert (full.facts["sector"], full.facts["cells"]) == ("IV", 7)


@clause("F3")
def test_a_record_holds_the_outline_itself(tmp_path: Path) -> None:
    path = file(tmp_path, *OTHER)
    record = taberna.play(taberna.game("forum", players=2, outline=path), ["random", "random"], seed=1)
    path.unlink()
    copy = Record.loads(record.dumps())
    assert copy.game.options["outline"] == OTHER
    assert record.result is not None
    assert copy.verify().scores() == record.result["scores"]


def test_only_the_border_reads_files(tmp_path: Path) -> None:
    """A record, or whatever else comes from afar, can't make the engine open a file."""
    path = file(tmp_path, *OTHER)
    with pytest.raises(BadOption, match="outline can’t be"):
        taberna.game_class("forum")(3, outline=str(path))


@clause("F3")
@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (OUTLINE[:6], "The outline needs seven lines; this one has 6"),
        ((*OUTLINE, "1111111"), "this one has 8"),
        (("444222", *OUTLINE[1:]), "Line 1 of the outline needs seven characters; it has 6"),
        ((*OUTLINE[:6], "3333 777"), "Line 7 of the outline needs seven characters; it has 8"),
        (("4442228", *OUTLINE[1:]), "Line 1 of the outline: “8” is not a digit from 1 to 7"),
        (("444222²", *OUTLINE[1:]), "“²” is not a digit"),
        ((*OUTLINE[:5], "3333666", "3333666"), "no building 7"),
        (("4442222", "4452222", *OUTLINE[2:]), "Building 4 of the outline has 5 cells; it needs 6 to 9"),
        (
            ("4442222", "4442222", "4411166", "4411166", "5511166", "5533777", "3333777"),
            "Building 4 of the outline has 10",
        ),
        (
            ("4442226", "4442222", "5511166", "5511166", "5511162", "3333777", "3333777"),
            "Building 2 of the outline is in pieces",
        ),
    ],
)
def test_a_wrong_outline_is_refused_with_what_is_wrong(tmp_path: Path, rows: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        taberna.game("forum", outline=file(tmp_path, *rows))
    assert caught.value.clause == "F3"
    assert says in str(caught.value)


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path, "\0"):
        with pytest.raises(BadFile, match="can’t be read"):
            taberna.game("forum", outline=path)
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)) * 1000)
    with pytest.raises(BadOption, match="outline"):
        taberna.game("forum", outline=binary)
