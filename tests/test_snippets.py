"""The commands that README and the pages show are run as they stand, but with fewer games and weaker bots."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import taberna
from taberna.games.pecunia.base.deck import EXAMPLE

from .commands import here

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# These wait for people, for a server or for other machines; their arguments are tested with them.
ELSEWHERE = (
    "taberna serve",
    "taberna bot ",
    "taberna tournament",
    "taberna train",
    "/model.onnx",
    "taberna join",
    "--screen ",
    "postgresql:",
)
FEWER = {
    r"--games \d+": "--games 4",
    r"--deals \d+": "--deals 2",
    r"\bconsul\b": "novice",
    r"\bsenator\b": "thumb",
}
# These have processes of their own, and begin in one.
BY_MANY = ("arena", "lab", "dataset", "benchmark", "version")
MY_BOT = "class Mine:\n    def choose(self, view, decision):\n        return decision.options[0]\n"


def shown() -> list[str]:
    """Every command in a block of shell, once, without its remark."""
    found: list[str] = []
    for page in PAGES:
        for block in re.findall(r"^```(?:sh|bash)\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S):
            lines = [re.split(r"\s#\s", line)[0].strip() for line in block.splitlines()]
            found += [line for line in lines if line.startswith("taberna ")]
    return list(dict.fromkeys(found))


def is_run(command: str) -> bool:
    return not any(mark in f"{command} " for mark in ELSEWHERE)


def is_player_asked(record: taberna.Record, moves: int) -> bool:
    """After so many moves, and not chance."""
    asked = [state.turn != taberna.CHANCE for state, _ in record.steps()]
    return len(asked) > moves and asked[moves]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the commands take for granted: records, a position, a bot, cards, a game under way."""
    made = tmp_path_factory.mktemp("snippets")
    game = taberna.game("alea")
    (made / "records").mkdir()
    played = (taberna.play(game, ["thumb", "thumb"], seed=seed) for seed in range(100))
    record = next(one for one in played if is_player_asked(one, 40))  # a hint is shown there
    for file in (made / "game.json", made / "records" / "game.json"):
        record.save(file)
    state = taberna.game("forum", 3).start()
    state.do(state.pick(taberna.Rng(1)))  # who begins
    position = state.position()
    (made / "position.json").write_text(json.dumps(position), encoding="utf-8")
    (made / "my.py").write_text(MY_BOT, encoding="utf-8")
    (made / "mine.txt").write_text("\n".join(EXAMPLE), encoding="utf-8")
    begun = run("taberna play alea", made)
    assert begun[0] == 0, begun
    return made


def run(command: str, folder: Path) -> tuple[int, str]:
    """The exit code and all that it said."""
    for pattern, fewer in FEWER.items():
        command = re.sub(pattern, fewer, command)
    words = [word.replace("~", str(folder)) for word in shlex.split(command)]
    if words[1] in ("arena", "lab", "export") and "--games" not in words:
        words += ["--games", "4"]
    environment = {"TABERNA_DATA": str(folder / "data")}
    arguments = [sys.executable, "-m", "taberna", *words[1:]]
    # Whoever is asked what to play takes the first game, and leaves.
    answers = "1\n\n\n\n\nquit\n" if words[1:] == ["play"] else "quit\n"
    if words[1] not in BY_MANY:
        with contextlib.chdir(folder):
            code, out, err = here(*words[1:], typed=answers, **environment)
        return code, out + err
    done = subprocess.run(
        arguments,
        input=answers,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **environment},
        timeout=600,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("command", [command for command in shown() if is_run(command)])
def test_a_command_does_what_the_page_promises(command: str, folder: Path) -> None:
    if command.startswith("taberna restore"):
        shutil.rmtree(folder / "data" / "server", ignore_errors=True)
    code, said = run(command, folder)
    assert code == 0 and "Traceback" not in said, f"{command}\n{said}"
    for written in re.findall(r"\S+\.(?:svg|parquet|backup)", command):
        assert (folder / written).exists()


def test_most_commands_are_run() -> None:
    assert sum(map(is_run, shown())) >= 20 > len(shown()) - sum(map(is_run, shown()))
