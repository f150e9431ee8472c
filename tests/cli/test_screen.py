"""The full-screen client, driven by keys and mouse as a person drives it, on screens of all sizes."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static, TabbedContent

import taberna
from taberna.bots import bot
from taberna.cli.fullscreen import app as shown_by
from taberna.cli.fullscreen.app import TableApp
from taberna.cli.fullscreen.look import pace_of
from taberna.cli.fullscreen.run import local_table
from taberna.cli.local import LocalGame, Wish
from taberna.core.chance import Rng
from taberna.core.errors import BadOption
from taberna.games import manifest
from taberna.words import LANGUAGES, words
from tests.games.pecunia.setting import table

SMALL, LARGE = (80, 24), (140, 45)
COVERED = "nobody else is looking"
Drive = Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]]


def wish(
    game: str, seats: str = "", *options: str, seed: int = 5, resume: bool = False, position: Path | None = None
) -> Wish:
    return Wish(game, 0, seats, list(options), resume, None, position, seed)


def on_screen(wanted: Wish, drive: Drive, size: tuple[int, int] = SMALL, language: str = "en") -> TableApp:
    """Play on a screen that nobody sees."""

    async def run() -> TableApp:
        app = TableApp(words(language), local_table(words(language), wanted), pace=0.0)
        async with app.run_test(size=size, notifications=True) as pilot:
            await asked(app, pilot)
            await drive(app, pilot)
        return app

    return asyncio.run(asyncio.wait_for(run(), 600))


async def asked(app: TableApp, pilot: Pilot[None]) -> None:
    """Until somebody here is asked, or the game is over."""
    await pilot.pause()
    while app.decision is None and not app.over:
        await asyncio.sleep(0.002)


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Until the screen shows it."""
    while not holds():
        await pilot.pause(0.01)


async def to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """Type what a bot would choose, again and again."""
    adviser = bot("thumb", app.table.game, Rng(1))
    while not app.over:
        decision, view = app.decision, app.moment.view
        assert decision is not None and view is not None
        action = adviser.choose(view, decision)
        app.query_one("#typed", Input).value = str(decision.options.index(action) + 1)
        await pilot.press("enter")
        while app.decision is decision and not app.over:
            await asyncio.sleep(0.002)
        while app.decision is None and not app.over:
            await asyncio.sleep(0.002)


def seen(app: TableApp) -> str:
    """All that stands on the screen, as plain text."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def log(app: TableApp) -> str:
    return "\n".join(line.plain for line in app.told)


@pytest.mark.parametrize(
    ("game", "seats", "options", "size"),
    [
        ("alea", "me,random", (), SMALL),
        ("forum", "me,random,random", ("patience=4",), SMALL),
        ("pecunia", "me,random", ("target=8",), LARGE),
    ],
)
def test_a_whole_game(
    game: str, seats: str, options: tuple[str, ...], size: tuple[int, int], own_data_folder: Path
) -> None:
    app = on_screen(wish(game, seats, *options), to_the_end, size)
    assert app.failed is None
    assert "The game is over" in log(app)
    (kept,) = (own_data_folder / "games").glob("*.json")
    assert taberna.Record.load(kept).verify().over
    assert str(kept) in app.table.farewell()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_its_words(language: str) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("f1", "f3", "f4", "f5", "escape"):
            await pilot.press(key)
            shown = seen(app)
            assert "screen-" not in shown and "{" not in shown
        footer = shown.splitlines()[-1]
        assert words(language).say("screen-key-leave") in footer, "the last key is in sight"

    on_screen(wish("pecunia", "me,novice,novice"), look, language=language)


def test_options_are_chosen_by_arrows_mouse_number_and_words() -> None:
    async def choose(app: TableApp, pilot: Pilot[None]) -> None:
        options = app.query_one("#options", OptionList)
        await pilot.press("down", "down")
        assert options.highlighted == 2
        await pilot.press("up", "enter")
        await asked(app, pilot)
        assert "Guest places red on b1" in log(app)
        await pilot.click("#options", offset=(10, 0))
        await asked(app, pilot)
        assert "Guest places red on a1" in log(app)
        await pilot.press(*"e5", "enter")
        await asked(app, pilot)
        assert "Guest places red on e5" in log(app)
        typed = app.query_one("#typed", Input)
        typed.value = "a1"
        await pilot.press("enter")
        await pilot.pause()
        assert "[F" in log(app), "the refusal names its clause"

    on_screen(wish("forum", "me,random,random", seed=3), choose)


def test_what_a_card_does_is_told_with_its_option_and_when_asked(tmp_path: Path) -> None:
    begun = tmp_path / "position.json"
    begun.write_text(json.dumps(table("ejection").position), encoding="utf-8")

    async def ask(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert "Ejection: A Roman of any queue" in str(app.query_one("#explain", Static).content)
        for typed, told in (("? alms", "Alms: The richest"), ("rules P9", "neighbouring"), ("? zzz", "No card")):
            app.query_one("#typed", Input).value = typed
            await pilot.press("enter")
            await until(pilot, partial(lambda text: text in log(app), told))
        await pilot.press("f7")
        await until(pilot, lambda: "chance to win" in log(app) or "would choose" in log(app))

    on_screen(wish("pecunia", "me,novice", position=begun), ask, LARGE)


def test_panes_take_the_tables_place_where_there_is_no_room_beside_it() -> None:
    async def narrow(app: TableApp, pilot: Pilot[None]) -> None:
        assert not app.query_one("#side").display and app.query_one("#table").display
        await pilot.press("f5")
        assert app.query_one("#side").display and not app.query_one("#table").display
        assert "The cards of Pecunia" in seen(app)
        await pilot.press("f3")
        assert len(max((line.text for line in app.query_one("#log", RichLog).lines), key=len)) > 40
        await pilot.press("f3")
        assert app.query_one("#table").display
        await pilot.press("f2")
        assert not app.query_one("#options").display
        await pilot.press("escape")
        assert app.query_one("#options").display

    async def wide(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f4")
        assert app.query_one("#side", TabbedContent).active == "rules-pane"
        assert app.query_one("#side").display and app.query_one("#table").display

    on_screen(wish("pecunia", "me,novice"), narrow, SMALL)
    on_screen(wish("pecunia", "me,novice"), wide, LARGE)


@pytest.mark.parametrize("game", ["alea", "forum", "pecunia"])
def test_a_small_screen_shows_what_matters(game: str) -> None:
    """The whole board of Forum; the dice of Alea; my latrine and my hand."""

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        wanted = {
            "alea": ["╰───╯", "Points"],
            "forum": ["a     b", " 7 "],
            "pecunia": ["Your cards", "● Guest"],
        }[game]
        await until(pilot, lambda: all(part in seen(app) for part in (*wanted, " 1 ", "Guest: ")))

    on_screen(wish(game, "me,novice,novice,novice"), look)


@pytest.mark.parametrize("key", ["ctrl+c", "f10"])
def test_who_leaves_can_come_back(key: str, own_data_folder: Path) -> None:
    async def leave(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await asked(app, pilot)
        await pilot.press(key)

    app = on_screen(wish("alea", "me,random"), leave)
    assert "taberna play --resume" in app.table.farewell()
    (save,) = (own_data_folder / "saves").glob("*.json")
    moves = len(taberna.Record.load(save).moves)
    assert moves >= 2

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        assert f"again after {moves} moves" in log(app)

    on_screen(wish("", resume=True), look)


def test_several_people_at_one_screen_look_alone() -> None:
    async def turns(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: COVERED in seen(app))
        while COVERED in seen(app):
            await pilot.press("enter")
            await until(pilot, lambda: COVERED not in seen(app))
        await until(pilot, lambda: app.decision is not None and "Your cards" in seen(app))
        name = app.teller.names[app.decision.seat] if app.decision is not None else ""
        while app.decision is not None and app.teller.names[app.decision.seat] == name:
            before = app.decision
            await pilot.press("end" if app.decision.ask == "begin" else "down")
            last = app.query_one("#options", OptionList).option_count
            app.query_one("#typed", Input).value = "1" if app.decision.ask != "after" else str(last)
            await pilot.press("enter")
            await until(
                pilot, partial(lambda old: COVERED in seen(app) or app.decision not in (None, old), before)
            )
            if COVERED in seen(app):
                assert "Your cards" not in seen(app)
                return
        raise AssertionError("nobody was covered")

    async def run() -> None:
        table = local_table(words("en"), wish("pecunia", "Livia,Marcus"))
        app = TableApp(words("en"), table, pace=0.0)
        async with app.run_test(size=LARGE) as pilot:
            await turns(app, pilot)

    asyncio.run(asyncio.wait_for(run(), 600))


def test_pace_and_colours_change_while_playing() -> None:
    async def change(app: TableApp, pilot: Pilot[None]) -> None:
        theme, pace = app.theme, app.pace
        await pilot.press("f8", "f9")
        assert app.theme != theme and app.pace > pace
        await pilot.press("f8", "f8", "f8", "f9")
        assert (app.theme, app.pace) == (theme, pace)

    on_screen(wish("alea", "me,random"), change)
    with pytest.raises(BadOption):
        pace_of("breakneck")


def test_a_game_without_a_drawing_is_shown_as_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest("alea"), "terminal", "")

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        await until(pilot, lambda: "patience_left" in seen(app))

    on_screen(wish("alea", "me,random"), look)


def test_what_is_not_listed_is_found_by_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_by, "MOST_OPTIONS", 5)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        options = app.query_one("#options", OptionList)
        assert app.decision is not None
        free = app.decision.options
        assert options.option_count == 6 and f"… and {len(free) - 5} more" in str(options.options[-1].prompt)
        await pilot.press(*taberna.game("forum", 3).text(free[-1]))
        assert options.option_count == 1

    on_screen(wish("forum", "me,random,random"), look)


def test_the_screen_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks until a key has been answered: if the screen waited for it, neither would ever end."""
    answered, think = threading.Event(), LocalGame.think

    def slowly(local: LocalGame) -> int:
        assert local.by_chance or answered.wait(300), "the screen stands still"
        return think(local)

    monkeypatch.setattr(LocalGame, "think", slowly)

    async def run() -> None:
        app = TableApp(words("de"), local_table(words("de"), wish("forum", "citizen,citizen")), pace=0.0)
        async with app.run_test(size=LARGE) as pilot:
            while app.moment.waits is None:
                await asyncio.sleep(0.002)
            await pilot.press("f4")
            assert app.query_one("#side", TabbedContent).active == "rules-pane"
            assert "Civis 1" in seen(app) and "citizen" not in seen(app), "bots have names"
            answered.set()

    asyncio.run(asyncio.wait_for(run(), 600))
