"""Bots of strangers: whatever is in their files, a match goes on and says what was wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

import taberna
from taberna.arena.plan import entrants_of
from taberna.bots.guests import Guarded, command, sit, words_of
from taberna.bots.program import Fault, Program

BOT = "{head}\nclass Bot:\n    def choose(self, view, decision):\n        {body}\n"
ASKED = "import json, os, sys, time\nfor line in sys.stdin:\n    if 'choose' in line:\n        {body}\n"
GOOD = "return decision.options[0]"


def written(path: Path, body: str = GOOD, head: str = "import os, sys") -> str:
    path.write_text(BOT.format(head=head, body=body), encoding="utf-8")
    return str(path)


def program(path: Path, body: str) -> Program:
    path.write_text(ASKED.format(body=body), encoding="utf-8")
    return Program([sys.executable, str(path)], taberna.game("alea"), 1, patience=60)


def asked(guest: Program) -> int:
    state = taberna.game("alea").start()
    return guest.choose(state.view(0), state.decision())


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("import sys; sys.exit(0)", "exit 0"),
        ("import os; os._exit(3)", "exit 3"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("raise ValueError('boom')", "ValueError: boom"),
        ("import os; os.kill(os.getpid(), 9)", "SIGKILL"),
    ],
)
def test_a_file_that_ends_the_process_which_loads_it_is_refused(tmp_path: Path, head: str, why: str) -> None:
    with pytest.raises(taberna.BadFile, match=why):
        command(written(tmp_path / "bot.py", head=head), "alea")


def test_a_file_that_never_loads_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taberna.bots.guests.LOADING", 0.5)
    with pytest.raises(taberna.BadFile, match="not loaded after"):
        command(written(tmp_path / "bot.py", head="import time; time.sleep(1000)"), "alea")


def test_a_class_that_can_not_choose_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    pass\n")
    with pytest.raises(taberna.BadFile, match="No bot was found"):
        command(str(tmp_path / "bot.py"), "alea")


def test_what_a_bot_and_its_children_print_is_no_answer_and_modules_beside_it_are_found(tmp_path: Path) -> None:
    (tmp_path / "its_helper.py").write_text("def first(options): return options[0]\n")
    body = "os.write(1, b'here'); os.system('echo there; cat'); return its_helper.first(decision.options)"
    one = written(tmp_path / "my bot.py", body, "import os, its_helper")
    state = taberna.game("alea").start()
    guest = sit(one, command(one, "alea"), state.game, 0, 1, patience=60)
    assert isinstance(guest, Guarded)
    assert guest.choose(state.view(0), state.decision()) == state.options()[0]
    guest.close()
    assert not guest.faults


@pytest.mark.parametrize(("answer", "told"), [("None", "None"), ("0.7", "0.7"), ("True", "True")])
def test_what_is_no_number_is_told_as_it_is(tmp_path: Path, answer: str, told: str) -> None:
    guest = Program(
        command(written(tmp_path / "b.py", f"return {answer}"), "alea") or [], taberna.game("alea"), 1, 60
    )
    with pytest.raises(Fault, match=f'nonsense: {{"action": "{told}"}}'):
        asked(guest)


@pytest.mark.parametrize(
    "body",
    [
        "print('[' * 60000, flush=True)",
        "print('{\"action\": ' + '1' * 50000 + '}', flush=True)",
        "print('\\x1b[31m', flush=True)",
        "while True: print('{}', flush=True)",
    ],
)
def test_odd_answers_are_nonsense(tmp_path: Path, body: str) -> None:
    with pytest.raises(Fault, match="nonsense") as caught:
        asked(program(tmp_path / "bot.py", body))
    assert caught.value.detail.isprintable()


def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next(tmp_path: Path) -> None:
    body = "print(line and '{\"action\": 0}\\n{\"action\": 0}', flush=True); print('said', file=sys.stderr)"
    guest = program(tmp_path / "bot.py", body)
    assert asked(guest) == 0
    assert guest._lines is not None
    while guest._lines._lines.empty():
        time.sleep(0.01)
    with pytest.raises(Fault, match="nonsense"):
        asked(guest)


def test_a_program_that_reads_nothing_does_not_hold_us_up() -> None:
    guest = Program(["sleep", "1000"], taberna.game("alea"), 1, patience=0.3)
    guest._start().say({"much": "x" * 1_000_000})
    with pytest.raises(Fault, match="stall"):
        asked(guest)


def test_much_on_the_error_stream_is_not_kept(tmp_path: Path) -> None:
    guest = program(tmp_path / "bot.py", "sys.stderr.write('x' * 3_000_000 + '\\nthe last\\n'); sys.exit(1)")
    with pytest.raises(Fault, match="crash: the last"):
        asked(guest)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no groups of processes here")
def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child"
    started = "import subprocess; child = subprocess.Popen(['sleep', '1000'])"
    with pytest.raises(Fault):
        asked(
            program(
                tmp_path / "bot.py",
                f"{started}; open({str(mark)!r}, 'w').write(str(child.pid)); print(flush=True)",
            )
        )
    assert gone(int(mark.read_text()))


def gone(process: int) -> bool:
    for _ in range(600):
        if not psutil.pid_exists(process) or psutil.Process(process).status() == psutil.STATUS_ZOMBIE:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_match_that_is_stopped_leaves_no_bot_behind(tmp_path: Path, how: signal.Signals) -> None:
    mark = tmp_path / "pid"
    body = f"open({str(mark)!r}, 'w').write(f'{{os.getpid()}} '); import time; time.sleep(1000)"
    asked = ["arena", "alea", written(tmp_path / "bot.py", body), "random", "--workers", "1", "--patience", "900"]
    match = subprocess.Popen(
        [sys.executable, "-m", "taberna", *asked, "--file", str(tmp_path / "games.jsonl")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not mark.exists() or not mark.read_text().endswith(" "):
        assert match.poll() is None
        time.sleep(0.05)
    match.send_signal(how)
    match.wait()
    assert gone(int(mark.read_text()))


def test_files_with_odd_names_are_found(tmp_path: Path) -> None:
    for name in ("my prog", "o'brien", "-dash", "ünï"):
        file = tmp_path / name
        file.write_text("#!/bin/sh\n")
        with pytest.raises(taberna.BadFile, match="chmod"):
            command(str(file), "alea")
        file.chmod(0o755)
        assert command(str(file), "alea") == [str(file)]
    assert words_of("./o'brien --fast") == ["./o'brien", "--fast"]
    with pytest.raises(taberna.BadOption):
        command("x" * 5000, "alea")


def test_two_files_of_one_name_may_meet_and_a_changed_program_is_another(tmp_path: Path) -> None:
    files = [tmp_path / folder / "bot" for folder in "ab"]
    for file in files:
        file.parent.mkdir()
        file.write_text("#!/bin/sh\n")
        file.chmod(0o755)
    one, two = entrants_of("alea", [str(file) for file in files])
    assert (one.name, two.name) == (str(files[0]), str(files[1]))
    with pytest.raises(taberna.BadOption, match="named twice"):
        entrants_of("alea", [str(files[0]), str(files[0])])
    before = entrants_of("alea", [f"{files[0]} --fast"])
    files[0].write_text("#!/bin/sh\n# another\n")
    assert entrants_of("alea", [f"{files[0]} --fast"]) != before
