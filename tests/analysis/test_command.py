"""`taberna analyse`: what it prints and writes, in five languages, and what it refuses."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import taberna
from taberna.analysis import Analysis
from taberna.cli.analyse import Wish, analyse, told_apart
from taberna.words import LANGUAGES, words
from tests.analysis.test_truth import from_here, wins_at_once
from tests.commands import here
from tests.test_terminal import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that begins shortly before its end, with a choice that throws the win away."""
    state, winning, other = wins_at_once()
    assert winning != other
    file = tmp_path_factory.mktemp("records") / "game.json"
    from_here(state, other, "thumb").save(file)
    return file


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            assert self.open.pop() == tag


def test_table_json_and_page(record: Path, tmp_path: Path) -> None:
    page, facts = tmp_path / "game.html", tmp_path / "facts.json"
    shown = run("analyse", str(record), "--quick", "--html", str(page), "--json", str(facts))
    assert "luck and skill of Player 1, Player 2" in shown and "fair share" in shown and "wins at once" in shown
    found = Analysis.loads(facts.read_text(encoding="utf-8"))
    assert told_apart(found).names == found.names
    alike = told_apart(replace(found, names=("thumb", "thumb")))
    assert alike.names == ("thumb 1", "thumb 2") == tuple(one.name for one in alike.summaries)
    assert run("analyse", str(record), "--quick", "--json", "-") == facts.read_text(encoding="utf-8")
    assert found == taberna.analyse(taberna.Record.load(record), quick=True)
    tags = Tags()
    tags.feed(page.read_text(encoding="utf-8"))
    assert tags.seen.count("svg") == 2 and not tags.open and not tags.addresses and "script" not in tags.seen
    seat = found.verdicts[0].seat
    of_seat = run("analyse", str(record), "--quick", "--seat", str(seat))
    assert all(str(one.number) in of_seat for one in found.verdicts if one.seat == seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_it(
    record: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "game.html"
    analyse(words(language), Wish(record, "", page, 0, True, None))
    shown = capsys.readouterr().out + page.read_text(encoding="utf-8")
    assert f'lang="{language}"' in shown
    assert not re.search(r"analysis-[a-z]|\{ ?\$", shown)


def test_what_can_not_be_analysed_gets_a_sentence(record: Path, tmp_path: Path) -> None:
    whole = taberna.Record.load(record)
    whole.moves, whole.result = whole.moves[:1], None
    unfinished = tmp_path / "unfinished.json"
    whole.save(unfinished)
    assert "This game is not over" in run("analyse", str(unfinished), code=2)
    assert "no seat 9" in run("analyse", str(record), "--seat", "9", code=2)
    assert "can’t be read" in run("analyse", str(tmp_path / "none.json"), code=2)
    broken = tmp_path / "broken.json"
    broken.write_text('{"taberna": 2, "game": "alea", "rules": 1}', encoding="utf-8")
    assert "taberna: " in run("analyse", str(broken), code=2)
    assert "can’t be written" in run("analyse", str(record), "--quick", "--html", str(tmp_path), code=2)


def test_where_nothing_can_be_written_nothing_is_looked_at(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taberna.cli.analyse.look_back", pytest.fail)
    for asked in ("--html", "--json"):
        code, _, err = here("analyse", str(record), asked, str(tmp_path / "nowhere" / "found"))
        assert code == 2 and "nowhere" in err
