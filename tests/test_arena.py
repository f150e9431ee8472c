"""The arena: fair deals, the same result every time, and nothing lost whatever happens to it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import taberna
from taberna.arena.lab import plans, study
from taberna.arena.plan import Entrant, Plan, entrants_of, lineups_of
from taberna.arena.playing import Outcome, play
from taberna.arena.records import write_records
from taberna.arena.running import Book, Cores, Ray, outcome_of, run
from taberna.arena.standing import interval, rate, table
from taberna.bots import code
from taberna.bots.guests import Guarded, command, sit
from taberna.cli import lab
from taberna.core.errors import BadRecord
from taberna.record import Record
from tests.commands import here

OWN = "class Bot:\n    def choose(self, view, decision):\n        {body}\n"
CRASHES = "import sys\nfor line in sys.stdin:\n    if 'choose' in line:\n        raise ValueError('I fell')\n"
STALLS = "import sys, time\nfor line in sys.stdin:\n    if 'choose' in line:\n        time.sleep(60)\n"
BABBLES = (
    "import sys\nfor line in sys.stdin:\n    if 'choose' in line:\n        print('{\"action\": -5}', flush=True)\n"
)


class Here:
    """Plays in this process; the games end in an odd order."""

    def outcomes(self, plan: Plan, numbers: list[int], deeds: bool) -> Iterator[Outcome]:
        for number in reversed(numbers):
            yield play(plan, number, deeds)


def planned(*names: str, deals: int = 4, players: int = 2, seed: int = 1) -> Plan:
    return Plan("alea", players, {}, entrants_of("alea", list(names)), deals, seed)


def cli(*arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "taberna", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


# -- who plays whom -----------------------------------------------------------------------------------


def test_every_deal_is_played_from_every_seat() -> None:
    plan = planned("random", "thumb", "novice", deals=6, players=3)
    for deal in range(6):
        matches = [plan.match(3 * deal + turn) for turn in range(3)]
        assert len({match.seed for match in matches}) == 1
        for seat in range(3):
            assert sorted(match.seats[seat] for match in matches) == [0, 1, 2]
    assert len({plan.match(3 * deal).seed for deal in range(6)}) == 6


def test_openings_are_drawn_the_same_from_every_seat() -> None:
    """Where bots always answer the same, games differ by nothing else."""
    plan = Plan("forum", 2, {}, entrants_of("forum", ["thumb", "random"]), 3, 1, opening=5)
    begun = [play(plan, number)["moves"][:6] for number in range(plan.games)]
    assert [begun[k] for k in (0, 2, 4)] == [begun[k] for k in (1, 3, 5)]
    assert len({tuple(one) for one in begun}) == 3
    plain = Plan("forum", 2, {}, plan.entrants, 3, 1)
    assert plan.digest() != plain.digest()
    assert "opening" not in plain.header()  # files of tournaments from before go on


def test_everybody_meets_everybody() -> None:
    assert lineups_of(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups_of(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert lineups_of(1, 4) == [(0, 0, 0, 0)]
    plan = planned("random", "thumb", "novice", deals=3)
    met = Counter(frozenset(plan.match(2 * deal).seats) for deal in range(3))
    assert set(met.values()) == {1}


def test_bots_of_one_kind_play_a_deal_once() -> None:
    plan = planned("random", deals=5)
    assert plan.games == 5
    assert len({plan.match(k).seed for k in range(5)}) == 5


# -- the same result, whatever happens --------------------------------------------------------------------


def test_the_same_seed_gives_the_same_result() -> None:
    plan = planned("random", "novice")
    assert run(plan, Here()) == run(plan, Here())
    assert run(plan, Here()) != run(planned("random", "novice", seed=2), Here())


def test_a_tournament_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    plan = planned("random", "novice", deals=3)
    whole = run(plan, Here())
    book = Book(tmp_path / "games.jsonl", plan)
    assert run(plan, Here(), book) == whole
    lines = book.path.read_text().splitlines()
    book.path.write_text("\n".join(lines[:4]) + "\n" + lines[4][:30])  # killed in the middle of writing
    told: list[int] = []
    for nothing in ("", plan.header()[:40]):
        beginning = Book(tmp_path / "beginning.jsonl", plan)
        beginning.path.write_text(nothing)  # killed before the first game was over
        assert run(plan, Here(), beginning) == whole
    assert run(plan, Here(), book, told=told.append) == whole
    assert told == [3, 4, 5, 6], "what was there is not played again"
    assert run(plan, Here(), book, told=told.append) == whole
    assert told[4:] == [6]


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    book = Book(tmp_path / "games.jsonl", planned("random", "novice", deals=1))
    run(book.plan, Here(), book)
    longer = planned("random", "novice", deals=3)
    assert run(longer, Here(), Book(book.path, longer)) == run(longer, Here())


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    book = Book(tmp_path / "games.jsonl", planned("random", "novice"))
    run(book.plan, Here(), book)
    with pytest.raises(taberna.BadFile, match="another tournament"):
        Book(book.path, planned("random", "novice", seed=2)).read()


def test_spoilt_lines_are_played_again(tmp_path: Path) -> None:
    plan = planned("random", "novice", deals=2)
    book = Book(tmp_path / "games.jsonl", plan)
    whole = run(plan, Here(), book)
    head, first = book.path.read_text().splitlines()[:2]
    number = json.loads(first)["number"]
    spoilt = [{**json.loads(first), key: value} for key, value in (
        ("seats", 5), ("scores", ["x", 1]), ("winners", [9]), ("number", -1), ("number", "1"), ("faults", [1]),
    )]  # fmt: skip
    lines = [head, "5", "null", "{}", json.dumps({"number": number}), "[" * 9999, *map(json.dumps, spoilt)]
    book.path.write_bytes("\n".join(lines).encode() + b"\n\xff\0")
    assert book.read() == {}
    assert run(plan, Here(), book) == whole
    assert len(book.read()) == plan.games


def test_a_file_that_is_no_tournament_is_left_alone(tmp_path: Path) -> None:
    plan = planned("random", "novice", deals=1)
    for text in ("my notes", "my notes\nand more\n"):
        book = Book(tmp_path / "notes.txt", plan)
        book.path.write_text(text)
        with pytest.raises(taberna.BadFile):
            book.read()
        with pytest.raises(taberna.BadFile, match="no file of a tournament"):
            book.forget()
        assert book.path.read_text() == text
    with pytest.raises(taberna.BadFile):
        Book(tmp_path, plan).forget()
    book = Book(tmp_path / "games.jsonl", plan)
    run(plan, Here(), book)
    book.forget()
    book.forget()
    assert not book.path.exists()


def test_patience_is_a_number_of_seconds(tmp_path: Path) -> None:
    for patience in ("-1", "0", "nan", "inf", "1e300"):
        code, _, err = here("arena", "alea", "random", "novice", f"--patience={patience}")
        assert code == 2 and "patience can’t be" in err


def test_brackets_in_a_name_are_no_markup(tmp_path: Path) -> None:
    bot = f"{sys.executable} {Path(__file__).parents[1] / 'examples' / 'lines.py'} [/b]"
    assert "[/b]" in cli("arena", "alea", bot, "random", "--games", "2", "--workers", "1",
                         "--file", str(tmp_path / "games.jsonl"), "--patience", "600")  # fmt: skip


def test_games_of_another_version_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody works on a bot while a tournament of it rests."""
    plan = planned("random", "novice", deals=1)
    book, before = Book(tmp_path / "games.jsonl", plan), plan.digest()
    run(plan, Here(), book)
    monkeypatch.setattr("taberna.arena.plan.code_of", lambda game: "another")
    assert plan.digest() != before
    with pytest.raises(taberna.BadFile, match="another version"):
        book.read()


@pytest.mark.parametrize("module", ["taberna.core", "taberna.bots", "taberna.match", "taberna.games.alea"])
def test_all_that_plays_is_in_the_digest(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every program, table of numbers and network, and nothing that only says something."""
    found = code.files_of(module)
    names = {name for name, _ in found}
    expected = {
        "taberna.core": {"chance.py", "bot.py"},
        "taberna.bots": {"levels.py", "search/tree.py"},
        "taberna.match": {"match.py"},
        "taberna.games.alea": {"state.py", "heuristic.py", "values.json", "models/alea.onnx"},
    }
    assert expected[module] <= names
    assert not [name for name in names if name.endswith((".ftl", ".md", ".so", ".pyc"))]
    changed = tmp_path / "changed.py"
    changed.write_bytes(found[0][1].read_bytes() + b"\n")
    there = {one: code.files_of(one) for one in (*code.ENGINE, "taberna.games.alea")}
    before = code.code_digest.__wrapped__("alea")
    there[module] = [(found[0][0], changed), *found[1:]]
    monkeypatch.setattr(code, "files_of", lambda one: there[one])
    assert code.code_digest.__wrapped__("alea") != before


def test_killed_and_taken_up_again_at_the_command_line(tmp_path: Path) -> None:
    asked = ["arena", "alea", "novice", "random", "--games", "400", "--workers", "1", "--seed", "4"]
    kept = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "taberna", *asked, "--file", str(kept)], start_new_session=True
    )
    while not kept.exists() or len(kept.read_text().splitlines()) < 5:
        assert process.poll() is None
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    begun = kept.read_text().splitlines()[1:3]
    few = ["arena", "alea", "novice", "random", "--games", "4", "--workers", "1", "--seed", "4"]
    cli(*few, "--file", str(kept), "--json", str(tmp_path / "one.json"))
    assert kept.read_text().splitlines()[1:3] == begun
    cli(*few, "--file", str(tmp_path / "fresh.jsonl"), "--json", str(tmp_path / "two.json"))
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    assert json.loads((tmp_path / "one.json").read_text())["games"] == 4


def test_cores_play_what_one_process_plays() -> None:
    plan = planned("random", "novice", deals=2)
    assert run(plan, Cores(2)) == run(plan, Here())


def test_ray_plays_the_same() -> None:
    pytest.importorskip("ray")
    plan = planned("random", "novice", deals=1)
    assert run(plan, Ray()) == run(plan, Here())


# -- what it comes to ---------------------------------------------------------------------------------------


def outcome(number: int, seats: list[str], scores: list[int]) -> Outcome:
    winners = [k for k, score in enumerate(scores) if score == max(scores)]
    return Outcome(
        number=number, deal=number, seats=seats, first=0, scores=scores, winners=winners, ending="",
        rounds=number + 1,
        faults=[(0, "crash", "")], moves=[], deeds=[["a", "b"], ["b"]],
    )  # fmt: skip


def test_wins_shares_and_ratings() -> None:
    games = [outcome(k, ["good", "bad"], [5, 3] if k % 4 else [3, 3]) for k in range(40)]
    best, worst = table(games, ["bad", "good"])
    assert (best.name, best.games, best.wins, best.faults) == ("good", 40, 35.0, 40)
    assert best.share == pytest.approx(0.875) and best.fair == pytest.approx(1.75)
    assert best.low < best.share < best.high <= 1
    assert best.rating - best.spread > worst.rating + worst.spread
    assert rate(games[:10])["good"][1] > rate(games)["good"][1], "more games make it surer"


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = taberna.Rng(1), 0
    for _ in range(300):
        _, low, high = interval([float(rng.below(10) < 3) for _ in range(100)])
        held += low <= 0.3 <= high
    assert 0.9 <= held / 300 <= 0.99


# -- guests ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "kind", "detail"), [
    (CRASHES, "crash", "ValueError: I fell"),
    (STALLS, "stall", ""),
    (BABBLES, "nonsense", '{"action": -5}'),
])  # fmt: skip
def test_a_bad_guest_loses_its_turns(tmp_path: Path, text: str, kind: str, detail: str) -> None:
    file = tmp_path / "guest.py"
    file.write_text(text)
    start = command(f"{sys.executable} {file}", "alea")
    game = taberna.game("alea")
    guest = sit("guest", start, game, 0, 1, patience=0.3 if kind == "stall" else 60)
    assert isinstance(guest, Guarded)
    state = game.start()
    for _ in range(5):
        assert guest.choose(state.view(0), state.decision()) in state.options()
    guest.close()
    assert {fault.kind for fault in guest.faults} == {kind}
    assert detail in guest.faults[0].detail
    assert len(guest.faults) == 3, "whoever fails is not asked forever"
    assert guest.has_lost


def test_who_fails_too_often_has_lost_whatever_chance_brings(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(OWN.format(body="return 99999"))
    plan = planned(str(bad), "novice", deals=2)
    for number in range(plan.games):
        outcome = play(plan, number)
        assert [outcome["seats"][seat] for seat in outcome["winners"]] == ["novice"]
        assert len(outcome["faults"]) == 3


def test_a_game_can_be_replayed_from_its_moves() -> None:
    plan = planned("random", "novice", deals=1)
    outcome = play(plan, 0)
    state = plan.make().start()
    for text in outcome["moves"]:
        state.apply(state.game.action(text))
    assert state.over and state.scores() == outcome["scores"]


def done(*arguments: str) -> str:
    code, shown, said = here(*arguments)
    assert code == 0, said
    return shown


def test_the_games_of_a_tournament_become_records(tmp_path: Path) -> None:
    file, folder = tmp_path / "games.jsonl", tmp_path / "new" / "records"
    asked = ["arena", "alea", "random", "novice", "--games", "2", "--workers", "1", "--file", str(file)]
    assert str(folder) in done(*asked, "--records", str(folder))
    outcomes = [json.loads(line) for line in file.read_text().splitlines()[1:] if line]
    for outcome in outcomes:
        record = Record.load(folder / f"alea-{outcome['number']:05}.json")
        assert record.verify().scores() == outcome["scores"] and record.seats == outcome["seats"]
    assert "novice" in done("replay", str(folder / "alea-00000.json"))
    done("export", str(tmp_path / "games-as-data.jsonl"), str(folder))
    choices = (tmp_path / "games-as-data.jsonl").read_text().splitlines()
    assert {json.loads(one)["game"] for one in choices} == {0, 1}


def test_records_that_could_not_be_written_are_said_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    file = tmp_path / "games.jsonl"
    asked = ["arena", "alea", "random", "novice", "--games", "2", "--file", str(file)]
    code, _, said = here(*asked, "--records", str(tmp_path / "taken"))
    assert code == 2 and "taken" in said
    assert not file.exists()


def test_moves_in_the_file_that_are_none_become_no_record(tmp_path: Path) -> None:
    plan = planned("random", "novice", deals=1)
    outcome = play(plan, 0)
    assert outcome_of(json.dumps(outcome), plan) is not None
    assert outcome_of(json.dumps({**outcome, "moves": [1]}), plan) is None
    with pytest.raises(BadRecord):
        write_records(plan, [{**outcome, "moves": ["fly"]}], tmp_path)


def test_guests_play_whole_games_and_faults_are_told(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(OWN.format(body="print('thinking'); return decision.options[0]"))
    bad.write_text(OWN.format(body="return 99999"))
    lines = f"{sys.executable} {Path(__file__).parents[1] / 'examples' / 'lines.py'}"
    shown = cli("arena", "alea", str(good), str(bad), lines, "--games", "3", "--players", "3", "--workers", "1",
                "--file", str(tmp_path / "games.jsonl"))  # fmt: skip
    assert "good.py" in shown
    assert "bad.py lost a turn in game 0 (its answer was no option)" in shown
    assert "good.py lost" not in shown and "lines.py lost" not in shown


def test_what_is_no_bot_is_refused_by_name(tmp_path: Path) -> None:
    assert "No bot called “deep”" in cli("arena", "alea", "deep", "random", code=2)
    assert "no program ./nowhere" in cli("arena", "alea", "./nowhere", "random", code=2)
    assert "named twice" in cli("arena", "alea", "random", "random", code=2)
    assert "on can’t be “moon”" in cli("arena", "alea", "random", "novice", "--on", "moon", code=2)
    (tmp_path / "empty.py").write_text("")
    assert "No bot was found" in cli("arena", "alea", str(tmp_path / "empty.py"), "random", code=2)


def test_the_examples_are_bots() -> None:
    folder = Path(__file__).parents[1] / "examples"
    assert len((folder / "lines.py").read_text().splitlines()) <= 30
    assert entrants_of("alea", [str(folder / "own.py")])[0].start


# -- the lab ----------------------------------------------------------------------------------------------


def test_the_lab_counts_what_designers_ask() -> None:
    found = study("", [outcome(k, ["x", "x"], [5, 3]) for k in range(20)])
    assert (found.games, found.rounds, found.shortest, found.longest) == (20, 10.5, 2, 19)
    assert found.margin.mean == 2
    assert [share.mean for share in found.seats] == [2.0, 0.0]
    assert [share.name for share in found.deeds] == ["a"], "what everybody does says nothing"


def test_the_lab_has_a_plan_for_every_combination() -> None:
    made = plans(
        "pecunia", 3, {}, {"target": {"15": 15, "20": 20}, "advanced": {"no": False, "yes": True}}, "thumb", 5, 1
    )
    assert list(made) == ["target=15, advanced=no", "target=15, advanced=yes", "target=20, advanced=no",
                          "target=20, advanced=yes"]  # fmt: skip
    assert made["target=15, advanced=yes"].options == {"target": 15, "advanced": True}
    assert all(plan.entrants == (Entrant("thumb"),) and plan.games == 5 for plan in made.values())


def test_the_lab_at_the_command_line(tmp_path: Path) -> None:
    asked = ("lab", "alea", "--vary", "patience=2,12", "--games", "8", "--bot", "random", "--workers", "1")
    shown = cli(*asked, "--json", str(tmp_path / "lab.json"))
    assert "patience=2" in shown and "patience=12" in shown
    found = json.loads((tmp_path / "lab.json").read_text())
    assert [one["games"] for one in found["variants"]] == [8, 8]
    file = tmp_path / "mine.txt"
    file.write_text(
        (files("taberna.games.pecunia") / "base" / "romans.txt").read_text(encoding="utf-8"), encoding="utf-8"
    )
    shown = cli("lab", "pecunia", "--cards", str(file), "--games", "2", "--bot", "random", "--workers", "1")
    assert "cards=–" in shown and "cards=mine.txt" in shown
    assert "no option “colour”" in cli("lab", "alea", "--vary", "colour=1", code=2)
    assert "patience can’t be “x”" in cli("lab", "alea", "--vary", "patience=x", code=2)


@pytest.mark.parametrize(
    "asked",
    [
        ("arena", "alea", "random", "thumb", "--games", "2", "--json"),
        ("lab", "alea", "--games", "2", "--json"),
        ("lab", "alea", "--games", "2", "--plot"),
        ("benchmark", "alea-2", "thumb", "--deals", "2", "--json"),
    ],
)
def test_what_can_not_be_written_is_said_before_anything_is_played(tmp_path: Path, asked: tuple[str, ...]) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "found.svg"):
        code, out, err = here(*asked, str(place), TABERNA_DATA=str(tmp_path))
        assert (code, out) == (2, "") and str(place) in err


class Interrupted:
    """Somebody presses Ctrl-C after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def outcomes(self, plan: Plan, numbers: list[int], deeds: bool) -> Iterator[Outcome]:
        for number in numbers:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield play(plan, number, deeds)


def test_a_lab_that_was_stopped_shows_what_there_is_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["lab", "alea", "--vary", "patience=2,12", "--games", "4", "--bot", "random"]
    found = tmp_path / "lab.json"
    monkeypatch.setenv("TABERNA_DATA", str(tmp_path))
    played = Interrupted(6)
    monkeypatch.setattr(lab, "place_of", lambda name, workers: played)
    told = done(*asked, "--json", str(found))
    assert "Stopped" in told and str(tmp_path / "lab") in told
    variants = json.loads(found.read_text())["variants"]
    assert [(one["variant"], one["games"]) for one in variants] == [("patience=2", 4), ("patience=12 (2)", 2)]
    played.left = 2  # no more are missing
    told = done(*asked, "--json", str(found))
    assert "Stopped" not in told and played.left == 0
    whole = found.read_text()
    played.left = 8
    assert done(*asked, "--json", str(found), "--fresh") and played.left == 0 and found.read_text() == whole


def test_the_lab_draws_what_it_found(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from taberna.arena.plot import draw

    found = study("", [outcome(k, ["x", "x"], [5, 3]) for k in range(20)])
    labels = dict.fromkeys(("rounds", "margin", "seats", "deeds"), "label")
    for ending, mark in (("png", b"\x89PNG"), ("svg", b"<?xml")):
        draw(tmp_path / f"lab.{ending}", "title", labels, [found])
        assert (tmp_path / f"lab.{ending}").read_bytes().startswith(mark)
    with pytest.raises(taberna.BadFile, match=r"lab\.xyz"):
        draw(tmp_path / "lab.xyz", "title", labels, [found])
    code, out, err = here("lab", "alea", "--games", "2", "--plot", str(tmp_path / "lab.xyz"))
    assert (code, out) == (2, "") and ".svg, .png, .pdf" in err
