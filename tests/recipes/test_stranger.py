"""A game in a package of somebody else's, made from the text of CONTRIBUTING.md, is at home everywhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from .conftest import Command
from .stranger import with_path

TABERNA = ("-m", "taberna")

ENVIRONMENTS = """
import gymnasium, numpy, pyspiel, taberna, taberna.research.gym, taberna.research.openspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from taberna.research import batch
from taberna.research.zoo import env

api_test(env("acervi", players=3), num_cycles=20)
check_env(gymnasium.make("taberna/acervi-v1").unwrapped, skip_render_check=True)
pyspiel.load_game("taberna_acervi(players=3)").new_initial_state()
games = batch("acervi", 8, players=2, seed=1)
for _ in range(20):
    games.step(numpy.array([numpy.flatnonzero(row)[0] for row in games.legal()]))
print("all of them")
"""


def test_it_keeps_the_contract(command: Command) -> None:
    assert "acervi" in command("-m", "taberna.research.contract", "--games", "50", "acervi")


def test_it_speaks_its_own_words(command: Command) -> None:
    assert "Take stones from heaps." in command(*TABERNA, "games")
    assert "Nimm Steine von Haufen." in command(*TABERNA, "games", "--lang", "de")
    assert "Whoever takes the last stone has lost" in command(*TABERNA, "rules", "acervi")


def test_a_whole_game_in_the_terminal_against_every_level(command: Command, tmp_path: Path) -> None:
    seats = "me,novice,citizen,senator,consul"
    shown = command(*TABERNA, "play", "acervi", "--seats", seats, "--seed", "2", typed="?\nhint\n" + "1\n" * 50)
    assert "Take up to three from one heap." in shown and "Nothing is left." in shown
    assert not re.search(r"acervi-[a-z]", shown), "raw keys"
    assert "chance to win" in shown


def test_its_records_are_verified_and_judged(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write = (
        "import sys, taberna, taberna.fair as fair\n"
        "game = taberna.game('acervi', players=2); seed = bytes(32); state = game.start(); n = 0\n"
        "record = taberna.Record(game)\n"
        "while not state.over:\n"
        "    chance = state.turn == taberna.CHANCE\n"
        "    action = fair.outcome(seed, n, state) if chance else state.options()[0]\n"
        "    n += chance; state.apply(action); record.add(action)\n"
        "record.close(state); record.dice = fair.published(seed); record.save(sys.argv[1])\n"
    )
    command("-c", write, str(file))
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "acervi"
    assert "3" in command(*TABERNA, "verify", str(file))
    assert "chance" in command(*TABERNA, "hint", str(file), "--at", "4").lower()


def test_bots_meet_in_the_arena_and_the_lab(command: Command) -> None:
    shown = command(*TABERNA, "arena", "acervi", "consul", "random", "--games", "4", "--workers", "1")
    assert re.search(r"consul.*\d", shown)
    arguments = ("--vary", "stones=3,5", "--games", "4", "--workers", "1", "--bot", "random")
    assert "stones" in command(*TABERNA, "lab", "acervi", *arguments)


def test_learners_find_it_in_every_interface(command: Command) -> None:
    assert "all of them" in command("-W", "ignore", "-c", ENVIRONMENTS)


def test_a_package_that_does_not_load_disturbs_nobody(tmp_path: Path) -> None:
    folder = tmp_path / "sad-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: sad\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[taberna.games]\nsad = sad:MANIFEST\n", encoding="utf-8")
    (tmp_path / "sad.py").write_text("1 / 0\n", encoding="utf-8")
    said = {}
    for arguments in (("games",), ("doctor",), ("play", "sad")):
        run = [sys.executable, *TABERNA, *arguments]
        done = subprocess.run(run, env=with_path(tmp_path), capture_output=True, encoding="utf-8", check=False)
        assert "Traceback" not in done.stderr
        said[arguments[0]] = done.stdout + done.stderr
    assert "Alea Romana" in said["games"] and "sad" not in said["games"]
    assert "ZeroDivisionError" in said["doctor"] and "ZeroDivisionError" in said["play"]
