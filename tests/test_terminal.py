"""The command line, as a person or a pipe uses it: a real process, real files."""

from __future__ import annotations

import _thread
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

import taberna
from taberna.cli.asking import parse_seats
from taberna.cli.perft import perft
from taberna.words import words

from .commands import here
from .games.pecunia.setting import table

COMMAND = [sys.executable, "-m", "taberna"]


def run(*arguments: str, typed: str = "", code: int = 0, **environment: str) -> str:
    """Run a command; what it printed, the error stream last."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def told(*arguments: str, code: int = 0) -> str:
    """The same of a command that only prints: without a process of its own."""
    done, out, err = here(*arguments)
    assert done == code, out + err
    return out + err


def saves(folder: Path) -> list[Path]:
    return sorted((folder / "saves").glob("*.json"))


# -- playing ----------------------------------------------------------------------------------------


def test_a_whole_game_in_a_pipe(own_data_folder: Path) -> None:
    shown = run("play", "alea", "--seed", "5", "--seats", "me,random", typed="1\n" * 2000)
    assert "The game is over" in shown
    assert "\x1b" not in shown, "no colours in a pipe"
    (kept,) = (own_data_folder / "games").glob("*.json")
    assert taberna.Record.load(kept).verify().over
    assert not saves(own_data_folder)
    assert "writes" in run("replay", str(kept))


def test_who_sits_says_how_many_play() -> None:
    shown = run("play", "forum", "--seats", "me,Livia,thumb", typed="help\nquit\n")
    assert "Livia" in shown
    assert "thumb" in shown
    assert "taberna play --resume" in shown


def test_a_game_chosen_step_by_step() -> None:
    answers = ["alea", "3", "no", "yes", "maybe", "no", "", "0", "thumb", "Livia", "Marcus", "roll", "quit"]
    shown = run("play", typed="\n".join(answers) + "\n")
    assert "handfuls can’t be “maybe”" in shown
    assert "Marcus rolls a die" in shown
    assert "Livia" in shown
    assert "taberna play --resume" in shown


def test_typed_words_are_understood_or_explained() -> None:
    typed = "roll\nwrite row\nwrite 39 row 1\nnonsense\nlist\ntable\nhint\nrules A9\nrules Z1\n?\npass\nquit\n"
    shown = run("play", "alea", "--seed", "3", typed=typed)
    assert re.search(r"“write row” fits several: write \d+ row 1, write \d+ row 2", shown)
    assert re.search(r"The dice \([IVX]\) do not make 39. \[A4\]", shown)
    assert "“nonsense” fits none of the options." in shown
    assert "chance to win" in shown
    assert "A9 To write" in shown
    assert "no clause Z1" in shown
    assert "You can’t pass: the turn has not failed. [A11]" in shown


def test_a_person_may_be_called_almost_like_a_bot() -> None:
    seats, names = parse_seats(taberna.game("alea", 4), "me,here:Random,Livia,random", "Julia")
    assert seats == ["person", "person", "person", "random"] and names == ["Julia", "Random", "Livia", "random"]


def test_refusals_call_cards_by_their_names() -> None:
    shown = run("play", "alea", "--seed", "3", "--lang", "de", typed="roll\nall V\nquit\n")
    assert "Alle V" in shown
    assert "all-v" not in shown


def test_input_that_ends_keeps_the_game(own_data_folder: Path) -> None:
    shown = run("play", "alea", "--seed", "3", typed="roll\n", code=2)
    assert "It is kept: taberna play --resume" in shown
    dice = taberna.Record.load(saves(own_data_folder)[0]).replay().view(0)["dice"]
    assert dice, "the die that fell is kept too"
    again = run("play", "--resume", typed="quit\n")
    assert "Taking up Alea Romana again after 2 moves" in again
    assert taberna.Record.load(saves(own_data_folder)[0]).replay().view(0)["dice"] == dice


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_lost_when_the_process_dies(own_data_folder: Path, how: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "alea", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whatever runs in the background of a shell inherits that Ctrl-C is not for it.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("roll\nroll\n")
        game.stdin.flush()
        shown = ""
        while shown.count("The die shows") < 2:
            shown += game.stdout.readline()
        game.send_signal(how)
        game.wait(60)  # with its input still open
    (save,) = saves(own_data_folder)
    assert len(taberna.Record.load(save).moves) == 4
    if how == signal.SIGINT:
        assert game.returncode == 0


def test_the_full_screen_in_a_real_terminal(own_data_folder: Path) -> None:
    shown = in_terminal(80, b"\x03", "alea", "--screen", "--seats", "me,random", after=b"Roll")
    assert b"taberna play --resume" in shown
    assert len(saves(own_data_folder)) == 1


def test_a_real_terminal_has_colours_and_says_when_it_is_too_small() -> None:
    assert b"\x1b[" in in_terminal(100, b"roll\nquit\n")
    assert b"needs 60" in in_terminal(50, b"")


def in_terminal(columns: int, typed: bytes, *game: str, after: bytes = b"") -> bytes:
    """What a game shows in a terminal of this width. What is typed waits until `after` is seen."""
    main, other = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(columns), "LINES": "40", "TERM": "xterm-256color"}
    with subprocess.Popen(
        [*COMMAND, "play", *(game or ["alea"])], stdin=other, stdout=other, stderr=other, env=environment
    ) as running:
        os.close(other)
        shown = b""
        until = time.monotonic() + 300
        while time.monotonic() < until:
            if typed and after in shown:
                os.write(main, typed)
                typed = b""
            ready, _, _ = select.select([main], [], [], 1)
            try:
                piece = os.read(main, 4096) if ready else b""
            except OSError:
                break
            shown += piece
        else:
            running.kill()
    os.close(main)
    return shown


# -- the other commands -----------------------------------------------------------------------------


def test_games_rules_perft_doctor_version_and_help() -> None:
    assert "handfuls" in told("games")
    assert "Alea Romana" in told("rules", "alea")
    assert "strictly" not in told("rules", "alea", "a3")
    assert "clockwise" in told("rules", "alea", "a3")
    assert "Uhrzeigersinn" in told("rules", "alea", "a3", "--lang", "de")
    for number, module in enumerate(("famous", "upgrades", "events", "ladders", "gods"), 1):
        shown = told("rules", "pecunia", "--module", module)
        assert f"M{number}.1" in shown
        assert all(f"M{other}.1 " not in shown for other in range(1, 6) if other not in (number, 2))
    assert "663" in told("perft", "alea", "6")
    assert "compiled" in told("doctor")
    assert run("version").strip() == taberna.__version__
    assert "replay" in told("--help")
    assert "Spiel" in told("--help", "--lang", "de")


def test_counting_that_would_take_years_hears_ctrl_c(capsys: pytest.CaptureFixture[str]) -> None:
    """And shows what it has counted; compiled code alone would hear nothing."""
    later = threading.Timer(1.0, _thread.interrupt_main)
    later.start()
    with pytest.raises(SystemExit) as stopped:
        perft(words("en"), "forum", 20, 2, [])
    later.join()
    assert stopped.value.code == 130
    shown = capsys.readouterr().out
    assert 'taberna.game("forum", players=2, scoring=' in shown
    assert "ways" in shown


def test_modules_are_set_by_their_names() -> None:
    modules = ["famous=yes", "upgrades=yes", "events=yes", "ladders=yes", "gods=yes"]
    given = [part for module in modules for part in ("--set", module)]
    shown = run("play", "pecunia", "--seed", "1", "--seats", "me,thumb", *given, typed="1\n" * 3, code=2)
    assert "Favours in the middle: " in shown.replace("\n", " ")
    assert "Draft: take a Roman for your seats, an upgrade" in shown.replace("\n", " ")


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "it"])
def test_every_language_plays(language: str) -> None:
    shown = run("play", "alea", "--seed", "1", "--seats", "me,thumb", typed="1\n" * 3000, TABERNA_LANG=language)
    assert not re.search(r"alea-[a-z]", shown), "a key without words"
    assert "{" not in shown


def test_replay_shows_a_position_or_goes_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    taberna.play(taberna.game("alea"), ["thumb", "random"], seed=2).save(file)
    assert "After move 3 of" in run("replay", str(file), "--at", "3")
    assert "Enter: on" in run("replay", str(file), "--step", typed="\n" * 500)
    assert "is not one of them" in run("replay", str(file), "--at", "99999", code=2)


def test_a_position_from_a_file_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"columns": [[None] * 7, [1, 2, 3, 4, 5, 6, None]], "turn": 1, "dice": ["X"]}))
    shown = run("play", "alea", "--seats", "random,me", "--position", str(file), typed="write 10 row 7\n")
    assert "a column is full" in shown


# -- bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game called “chess”. There are: alea"),
        (["play", "alea", "--players", "9"], "players can’t be “9”. Choose from: 2–6"),
        (["play", "alea", "--set", "patience=1000"], "patience can’t be “1000”. Choose from: 0–100"),
        (["play", "alea", "--set", "luck=1"], "alea has no option “luck”. It has: order_counts"),
        (["play", "alea", "--set", "handfuls"], "“handfuls” is not an option: write name=value"),
        (["play", "alea", "--players", "2", "--seats", "me"], "1 names for 2 seats"),
        (["play", "alea", "--players", "2", "--seats", "me,randmo"], "Did you mean “random”?"),
        (["play", "--resume"], "There is no game to take up"),
        (["play", "--resume", "--file", "nowhere.json"], "nowhere.json can’t be read"),
        (["play", "alea", "--lang", "xx"], "There is no language “xx”"),
        (["play", "alea", "--position", "nowhere.json"], "nowhere.json can’t be read"),
        (["replay", "nowhere.json"], "nowhere.json can’t be read"),
        (["perft", "alea", "99"], "The depth can’t be 99"),
        (["rules", "chess"], "There is no game called “chess”"),
        (["rules", "alea", "Q7"], "alea has no clause Q7"),
        (["rules", "pecunia", "--module", "plague"], "plague"),
        (["dance"], "No such command"),
        (["play", "alea", "--screen"], "The full screen needs a terminal"),
        (
            ["play", "alea", "--screen", "--pace", "breakneck"],
            "--pace can’t be “breakneck”. Choose from: off, quick",
        ),
        (["join", "nowhere"], "“nowhere” is no address of a table"),
        (["join", "http://localhost:1/table/abc"], "No table server answers"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    shown = told(*arguments, code=2)
    assert says in shown
    assert "Traceback" not in shown


def test_bad_input_in_a_process_of_its_own() -> None:
    assert "There is no game called “chess”" in run("play", "chess", code=2)


def test_choosing_with_the_input_closed() -> None:
    assert "The input was closed" in run("play", code=2)


def test_a_data_folder_that_can_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / "in-the-way"
    file.write_text("")
    shown = run("play", "alea", typed="roll\n", code=2, TABERNA_DATA=str(file))
    assert "can’t be written" in shown
    told = run("doctor", TABERNA_DATA=str(file)).split()  # wherever the line breaks
    assert "set TABERNA_DATA" in " ".join(told)


# -- what cards do, and what help says --------------------------------------------------------------


def test_what_a_card_does_is_told_at_the_table(tmp_path: Path) -> None:
    begun = tmp_path / "position.json"
    begun.write_text(json.dumps(table("ejection").position), encoding="utf-8")
    typed = "?\n? verschw\n?zzz\nrules cards\nquit\n"
    shown = run("play", "pecunia", "--position", str(begun), "--lang", "de", typed=typed)
    assert "Rauswurf: Ein Römer aus einer beliebigen Schlange kommt ans Ende" in shown, "it can be played"
    assert "Verschwörung: Du zuerst" in shown
    assert "Keine Karte heißt „zzz“." in shown
    assert "Die Karten von Pecunia non olet" in shown


def test_the_list_of_cards_is_printed() -> None:
    assert "Rumour mill ◆" in told("rules", "pecunia", "cards")
    assert "Commérages aux latrines" in told("rules", "pecunia", "cards", "--lang", "fr")
    assert "forum has no cards" in told("rules", "forum", "cards", code=2)


def test_pecunia_is_played_in_80_columns() -> None:
    assert b"columns wide" not in in_terminal(80, b"quit\n", "pecunia")


def test_help_promises_nothing_that_is_not_so() -> None:
    for command in ("play", "perft", "arena", "lab", "hint", "export", "rules"):
        shown = " ".join(told(command, "--help").split())
        assert "[default: 0]" not in shown.replace("--seed <int>", "").split("--players", 1)[-1].split("--set")[0]
        assert "left out. [required]" not in shown
