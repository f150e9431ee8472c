"""The clauses of module 3: where markers come from and how events come about. What each does is in events/."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.events.pieces import EVENT_IDS
from tests.scenario import Scenario, refused_position

from .setting import latrines, table

clause = pytest.mark.clause
GAME = taberna.game("pecunia", events=True)


@clause("M3.1")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_so_many_are_opened(players: int, count: int) -> None:
    t = Scenario(taberna.game("pecunia", players, events=True))
    rng = taberna.Rng(players)
    t.play("first player 1")
    while not t.options[0].startswith("open"):
        t.play(t.game.text(t.state.pick(rng)))
    assert t.options == [f"open {name}" for name in EVENT_IDS]
    assert t.game.position(t.position).position() == t.position
    t.play("open tumult", "open campaign", *["open colosseum"] * (count - 2))
    assert len(t.position["events"]) == count
    assert (t.position["events"]["tumult"], t.position["events"]["campaign"]) == (11, 10), (
        "those of the set-up cost none"
    )
    assert t.state.turn == 0


@clause("M3.2")
def test_each_marker_comes_from_an_event_of_ones_choice() -> None:
    queues = [["senator6", "citizen2"], ["citizen3"]]
    t = table("ejection", step="occupy", events={"tumult": 4, "campaign": 2}, queues=queues)
    t.play("sit left")
    ask = t.state.decision()
    assert (ask.seat, ask.ask, ask.facts["left"]) == (0, "supply", 3)
    assert t.options == ["event tumult", "event campaign"]
    t.play("event campaign")
    assert t.game.position(t.position).position() == t.position
    t.play("event tumult", "event tumult")
    assert t.position["events"] == {"tumult": 2, "campaign": 1}
    assert t.position["markers"] == {"senator6": 3}
    told = [(event["card"], event["count"], event["markers"]) for event in t.told("supplies")]
    assert told == [("campaign", 1, 1), ("tumult", 2, 2)]


@clause("M3.2")
def test_the_bank_gives_only_what_no_event_has() -> None:
    queues = [["senator6", "citizen2"], ["citizen3"]]
    t = table("ejection", step="occupy", events={"freeing-the-slaves": 2}, queues=queues)
    t.play("sit left")
    assert t.position["markers"] == {"senator6": 3}
    assert t.position["events_used"] == ["freeing-the-slaves"]
    t.play("sit right")
    assert t.position["markers"] == {"senator6": 3, "citizen2": 1}
    assert len(t.told("supplies")) == 1


@clause("M3.2")
@pytest.mark.parametrize("card", ["fish-poisoning", "latrine-gossip"])
def test_who_plays_a_card_takes_its_markers(card: str) -> None:
    t = table(
        card,
        events={"tumult": 4, "campaign": 2},
        latrines=latrines({}, {"left": ["woman7", "woman8"]}),
        markers={"woman7": 3, "woman8": 1},
    )
    t.play(f"play {card}")
    if card == "fish-poisoning":
        t.play("pick woman8")
    assert (t.state.turn, t.state.decision().facts["left"]) == (0, 2)
    t.play("event tumult", "event tumult")
    assert t.position["events"] == {"tumult": 2, "campaign": 2}
    assert t.position["markers"]["woman8"] == 3
    assert t.state.decision().ask == "begin"


@clause("M3.2")
def test_markers_that_only_move_are_not_taken() -> None:
    t = table(
        "rat-infestation",
        advanced=True,
        events={"tumult": 4, "campaign": 2},
        latrines=latrines({"left": ["woman7"], "right": ["woman8"]}),
    )
    t.play("play rat-infestation", "pick woman7", "done")
    assert t.position["markers"] == {"woman7": 2, "woman8": 4}
    assert t.position["events"] == {"tumult": 4, "campaign": 2}


@clause("M3.2")
def test_of_what_ovidius_changes_only_what_is_added() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        events={"tumult": 7, "campaign": 6},
        queues=[["ovidius", "citizen2"], ["citizen3"]],
        latrines=latrines({"left": ["slave16"], "right": ["citizen9"]}),
        markers={"slave16": 5, "citizen9": 1},
    )
    t.play("sit middle", *["event tumult"] * 3)
    assert t.state.decision().facts["left"] == 2, "not the 5 that become 3"
    t.play("event campaign", "event campaign")
    assert t.position["events"] == {"tumult": 4, "campaign": 4}


@clause("M3.2")
def test_with_plinius_each_player_takes_his_own() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        events={"tumult": 7, "campaign": 6},
        queues=[["plinius", "citizen2"], ["citizen3"]],
        latrines=latrines({}, {"left": ["slave16"]}),
    )
    t.play("sit middle", *["event tumult"] * 3)
    assert (t.state.turn, t.state.decision().ask) == (1, "supply")
    t.play("event campaign", "event campaign")
    assert t.position["events"] == {"tumult": 4, "campaign": 4}
    assert t.state.turn == 0


@clause("M3.2", "M2.4")
def test_an_upgrade_that_spares_markers_spares_the_events_too() -> None:
    t = table(
        "ejection",
        step="occupy",
        events={"tumult": 7},
        upgrades=[{"left": "splinter"}, {}],
        queues=[["senator6", "citizen2"], ["citizen3"]],
    )
    t.play("sit left")
    assert t.position["events"] == {"tumult": 5}


@clause("M3.3")
def test_of_several_the_active_player_chooses_the_order() -> None:
    """One placing empties two: the slaves are discarded before or after they come to the front."""
    start: dict[str, Any] = {
        "step": "occupy",
        "events": {"bread-and-games": 1, "freeing-the-slaves": 2},
        "queues": [["senator6", "woman1", "slave2", "slave1"], ["citizen3", "slave3"]],
    }
    t = table("ejection", **start)
    t.play("sit left", "event bread-and-games")
    assert (t.state.turn, t.state.decision().ask) == (0, "happen")
    assert t.options == ["event bread-and-games", "event freeing-the-slaves"]
    assert t.game.position(t.position).position() == t.position
    t.play("event bread-and-games", "pick slave2")
    assert t.position["coins"] == {"slave1": 1}
    assert t.position["events_used"] == ["bread-and-games", "freeing-the-slaves"]
    t = table("ejection", **start)
    t.play("sit left", "event bread-and-games", "event freeing-the-slaves")
    assert t.position["coins"] == {"slave1": 1, "slave2": 1, "slave3": 1}
    t.play("pick slave2")
    assert t.position["coins"] == {"slave1": 1}


@clause("M3.3")
def test_what_an_event_lets_leave_does_not_stop_the_next_one() -> None:
    """Flower market lets Agrippina leave, and she draws; the other event that was emptied with it comes then."""
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        events={"flower-market": 1, "freeing-the-slaves": 2},
        queues=[["senator6", "woman1"], ["slave3"]],
        latrines=latrines({"right": ["agrippina"]}),
        markers={"agrippina": 1},
    )
    t.play("sit left", "event flower-market", "event flower-market")
    assert t.state.decision().ask == "agrippina"
    assert t.position["events"] == {"freeing-the-slaves": 0}
    t.play("use", "draw ejection", "draw ejection")
    assert t.position["coins"] == {"slave3": 1}


@clause("M3.3")
def test_used_events_are_replaced_at_the_end_of_the_turn_only() -> None:
    t = table(
        "ejection",
        step="occupy",
        events={"freeing-the-slaves": 1, "tumult": 7},
        queues=[["citizen1", "woman1", "woman2", "citizen2"], ["citizen3"]],
        hands=[[], ["ejection"]],
    )
    t.play("sit left", "event freeing-the-slaves", "sit middle")
    assert t.position["events"] == {"tumult": 6}
    t.play("sit right", "draw ejection")
    assert t.options == [f"open {name}" for name in EVENT_IDS if name not in ("freeing-the-slaves", "tumult")]
    t.play("open campaign")
    assert t.position["events"] == {"tumult": 5, "campaign": 10}
    assert (t.state.turn, t.position["turn"]) == (1, 1)


@clause("M3.3")
def test_when_all_have_happened_they_are_shuffled() -> None:
    used = [name for name in EVENT_IDS if name != "tumult"]
    t = table("ejection", step="after", events={"tumult": 7}, events_used=used)
    t.play("end", "draw ejection")
    assert t.options == [f"open {name}" for name in used]
    assert t.position["events_used"] == []
    assert t.told("shuffles")[-1]["pile"] == "events"


@clause("M3.4")
def test_choices_go_clockwise_from_the_active_player() -> None:
    t = table(
        "ejection",
        players=3,
        turn=1,
        step="occupy",
        events={"bread-and-games": 1},
        queues=[["slave1", "slave2"], ["citizen1", "slave3", "slave4"], ["slave5", "slave6"]],
        hands=[[], ["ejection"], []],
    )
    seats = []
    t.play("sit left")
    while t.state.decision().ask == "bread-and-games":
        seats.append(t.state.turn)
        t.play(t.options[0])
    assert seats == [1, 2, 0]


@clause("M3.5")
def test_coins_stay_on_a_roman_until_he_is_discarded() -> None:
    queues = [["slave1", "woman1"], ["citizen3", "citizen4"]]
    t = table("latrine-change", "slave-market", events={"tumult": 7}, queues=queues, coins={"slave1": 2})
    t.play("play latrine-change", "pick slave1", "pick citizen4")
    assert t.position["coins"] == {"slave1": 2}
    t.play("play slave-market")
    assert t.position["coins"] == {}


@clause("M3.3")
def test_an_event_during_setup_never() -> None:
    position = {
        "events": {"tumult": 7},
        "queues": [[], []],
        "frames": [{"op": "setup", "step": 2}, {"op": "deal", "count": 2, "to": "held"}],
    }
    refused_position(GAME, "pecunia-position-setup", **position)


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("position-object", {"events": ["tumult"]}),
        ("pecunia-position-event", {"events": {"flood": 3}}),
        ("pecunia-position-event", {"events_used": ["flood"]}),
        ("pecunia-position-event-twice", {"events": {"tumult": 3}, "events_used": ["tumult"]}),
        ("pecunia-position-event-markers", {"events": {"tumult": 12}}),
        ("pecunia-position-event-markers", {"events": {"tumult": True}}),
        ("pecunia-position-event-markers", {"events": {"tumult": 2**63}}),
        ("pecunia-position-event-due", {"events": {"tumult": 0}}),
        ("pecunia-position-too-many-events", {"events": {"tumult": 1, "campaign": 1, "colosseum": 1}}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "supply", "count": 1}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "happen"}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "slave-revolt"}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "opening", "count": 3}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "colosseum", "step": 2, "each": 3}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "tumult", "step": 2, "each": 3}]}),
        ("pecunia-position-frame", {"frames": [{"op": "turn"}, {"op": "senate-schemes", "step": 1}]}),
    ],
)
def test_positions_with_events_that_cannot_be(code: str, fields: dict[str, object]) -> None:
    sentence = refused_position(GAME, code, **{"queues": [["citizen1"], ["citizen3"]], **fields})
    assert not sentence.startswith(("error-", "pecunia-")), sentence


@pytest.mark.parametrize("field", ["events", "events_used"])
def test_without_the_module_there_are_none(field: str) -> None:
    value: object = {"tumult": 3} if field == "events" else ["tumult"]
    fields = {"queues": [["citizen1"], ["citizen3"]], field: value}
    refused_position(taberna.game("pecunia"), "pecunia-position-module", **fields)
