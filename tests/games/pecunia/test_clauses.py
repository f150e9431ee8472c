"""The clauses of its rules, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.games.pecunia.base.deck import EXAMPLE
from taberna.games.pecunia.base.queries import richest_at
from tests.scenario import Scenario

from .setting import IDS, latrines, table

DATA: Any = taberna.game_class("pecunia").shipped_data()

clause = pytest.mark.clause
FULL = {"left": ["senator6"], "middle": ["citizen9"], "right": ["citizen10"]}


def fresh(players: int = 2, **options: object) -> Scenario:
    return Scenario(taberna.game("pecunia", players, **options))


def deck(**options: object) -> list[int]:
    return taberna.game_class("pecunia")(2, **options).copies  # type: ignore[attr-defined,no-any-return]


@clause("P1")
def test_two_to_six_play_and_advanced_belongs_to_edition_2() -> None:
    for players in (1, 7):
        with pytest.raises(taberna.BadOption):
            taberna.game("pecunia", players)
    with pytest.raises(taberna.BadOption) as caught:
        taberna.game("pecunia", edition=1, advanced=True)
    assert (caught.value.code, caught.value.clause) == ("pecunia-needs-edition-2", "P1")
    with pytest.raises(taberna.BadOption):
        taberna.game("pecunia", edition=3)


@clause("P2")
def test_the_target_depends_on_the_players() -> None:
    targets = [fresh(players).state.view(None)["target"] for players in range(2, 7)]
    assert targets == [30, 25, 20, 20, 20]
    assert fresh(2, target=12).state.view(None)["target"] == 12
    assert fresh(4, famous=3).state.view(None)["target"] == 25, "5 more for a module"


@clause("P3")
def test_seventy_romans() -> None:
    counts = {
        kind: sum(name.startswith(kind) for name in IDS) for kind in ("senator", "citizen", "slave", "woman")
    }
    assert counts == {"senator": 15, "citizen": 20, "slave": 20, "woman": 15}
    rows = DATA["romans"].values()
    assert all(1 <= turns <= 5 and 1 <= pay <= 5 for turns, pay, _ in rows)
    assert len({name for _, _, name in rows}) == 70


@clause("P3")
def test_an_owner_may_enter_the_printed_values() -> None:
    t = table("ejection", cards=EXAMPLE, latrines=latrines({"left": ["senator15"]}))
    assert t.position["markers"] == {"senator15": 2}
    assert t.game.structure(t.game.action("pick senator15"))["pay"] == "2"


@clause("P4")
def test_forty_cards_or_thirty_six_and_twelve() -> None:
    assert sum(deck(edition=1)) == 40
    assert sum(deck(edition=2)) == 36
    assert sum(deck(edition=2, advanced=True)) == 48
    first = {card: copies for card, copies in zip(DATA["cards"], deck(edition=1), strict=True) if copies}
    assert first == {
        "line-cutter": 6,
        "ejection": 6,
        "latrine-change": 6,
        "villa-dixius": 3,
        "great-haste": 3,
        "fish-poisoning": 3,
        "tax-senators": 1,
        "tax-citizens": 1,
        "tax-slaves": 1,
        "latrine-gossip": 2,
        "colosseum-break": 2,
        "regular": 2,
        "senate-meeting": 1,
        "citizens-assembly": 1,
        "slave-market": 1,
        "womens-forum": 1,
    }
    second = {
        card: copies
        for card, copies in zip(DATA["cards"], deck(advanced=True), strict=True)
        if DATA["cards"][card].get("dark")
    }
    assert second == {
        "state-visit": 2,
        "good-business": 2,
        "spring-cleaning": 2,
        "rat-infestation": 2,
        "conspiracy": 1,
        "alms": 1,
        "rich-slaves": 1,
        "rumour-mill": 1,
    }


@clause("P5")
def test_set_up() -> None:
    t = fresh(3)
    assert t.options == ["first player 1", "first player 2", "first player 3"]
    t.play(
        "first player 2",
        "deal senator1",
        "deal slave2",
        "deal woman1",
        "deal woman2",
        "deal woman3",
        "deal woman4",
    )
    assert t.position["latrines"][1] == {"left": ["senator1"], "middle": [], "right": ["slave2"]}
    assert t.position["markers"]["slave2"] == 1
    t.play(*(f"deal citizen{k}" for k in range(1, 16)))
    assert t.position["queues"][1] == [f"citizen{k}" for k in range(1, 6)], "the first player first"
    assert t.position["queues"][0] == [f"citizen{k}" for k in range(11, 16)]
    t.play(*["draw ejection"] * 6)
    assert t.position["hands"] == [["ejection"] * 2] * 3
    assert t.state.turn == 1
    assert t.position["turn"] == t.position["first"] == 1


@clause("P6")
def test_draft() -> None:
    t = fresh(3, draft=True)
    six = ["senator1", "senator2", "citizen1", "slave1", "woman1", "woman2"]
    t.play("first player 3", *(f"deal {name}" for name in six))
    asked = []
    for name in ("woman1", "senator2", "slave1", "citizen1", "senator1"):
        asked.append((t.state.turn, t.state.decision().ask))
        t.play(f"pick {name}")
    # The last one is clear.
    assert asked == [
        (2, "draft-left"),
        (0, "draft-left"),
        (1, "draft-left"),
        (1, "draft-right"),
        (0, "draft-right"),
    ]
    assert [(seats["left"], seats["right"]) for seats in t.position["latrines"]] == [
        (["senator2"], ["senator1"]),
        (["slave1"], ["citizen1"]),
        (["woman1"], ["woman2"]),
    ]
    assert t.options[0].startswith("deal"), "queues follow"


@clause("P7")
def test_the_order_of_a_turn() -> None:
    t = table("ejection", latrines=latrines({"left": ["senator2"], "right": ["slave2"]}))
    assert t.options == ["start", "play ejection"]
    t.play("start")
    assert t.position["markers"] == {"senator2": 1}, "one marker off each; the slave has paid"
    assert t.position["purses"] == [1, 0]
    t.play(
        "sit middle",
        "sit right",
        "deal woman1",
        "deal woman2",
        "deal woman3",
        "deal woman4",
        "deal woman5",
        "stop",
    )
    assert t.options == ["end", "play ejection"]
    t.play("end")
    assert t.state.turn == taberna.CHANCE
    t.play("draw ejection")
    assert t.position["hands"][0] == ["ejection", "ejection"]
    assert t.position["turn"] == 1
    t.refuse("start", "pecunia-not-now", "P7")


@clause("P8")
def test_the_front_roman_must_sit_where_he_can() -> None:
    t = table("ejection", step="occupy", latrines=latrines({"left": ["senator6"]}))
    assert t.options == ["sit middle", "sit right", "play ejection"]
    assert t.state.decision().ask == "must-sit"
    t.refuse("stop", "pecunia-must-sit", "P8")
    t.refuse("sit left", "pecunia-seat-taken", "P10")
    t.play("sit right")
    assert t.position["latrines"][0]["right"] == ["citizen1"]
    assert t.position["markers"]["citizen1"] == 1
    t.refuse("stop", "pecunia-must-sit", "P8")
    full = table("ejection", step="occupy", latrines=latrines(FULL))
    assert full.options == ["stop", "end", "play ejection"]
    assert full.state.decision().ask == "nobody-sits"


@clause("P9")
@pytest.mark.parametrize(("sits", "comes"), [("senator6", "slave1"), ("slave12", "senator1")])
def test_senators_and_slaves_are_no_neighbours(sits: str, comes: str) -> None:
    t = table(
        "ejection", step="occupy", latrines=latrines({"left": [sits]}), queues=[[comes, "citizen1"], ["citizen3"]]
    )
    assert t.options == ["sit right", "play ejection"]
    t.refuse("sit middle", "pecunia-quarrel", "P9")
    t = table(
        "ejection",
        step="occupy",
        latrines=latrines({"left": [sits], "right": ["citizen9"]}),
        queues=[[comes, "citizen1"], ["citizen3"]],
    )
    assert t.options == ["stop", "end", "play ejection"], "he can sit on no free seat: one may stop"
    t = table("ejection", step="occupy", latrines=latrines({"middle": [sits]}), queues=[[comes], ["citizen3"]])
    assert t.options == ["stop", "end", "play ejection"]


@clause("P10")
def test_two_women_may_share_a_seat() -> None:
    there = {"left": ["woman7"], "middle": ["citizen9"]}
    t = table("ejection", step="occupy", latrines=latrines(there), queues=[["woman8", "citizen1"], ["citizen3"]])
    assert t.options == ["sit left", "sit right", "play ejection"]
    assert t.state.decision().ask == "must-sit"
    t.play("sit left")
    assert t.position["latrines"][0]["left"] == ["woman7", "woman8"]
    full = there | {"right": ["citizen10"]}
    t = table("ejection", step="occupy", latrines=latrines(full), queues=[["woman8", "citizen1"], ["citizen3"]])
    assert t.options == ["sit left", "stop", "end", "play ejection"]
    assert t.state.decision().ask == "may-sit"
    three = {"left": ["woman7", "woman9"], "middle": ["citizen9"], "right": ["citizen10"]}
    t = table("ejection", step="occupy", latrines=latrines(three), queues=[["woman8", "citizen1"], ["citizen3"]])
    assert t.options == ["stop", "end", "play ejection"]
    t.refuse("sit left", "pecunia-seat-taken", "P10")


@clause("P11")
def test_cards_between_placements_and_nobody_sits_after_stopping() -> None:
    between = latrines({"left": ["senator6"], "right": ["senator7"]})
    start: dict[str, Any] = {
        "latrines": between,
        "queues": [["slave1", "citizen1", "woman1"], ["citizen3"]],
        "step": "occupy",
    }
    t = table("line-cutter", "ejection", **start)
    assert t.options == ["stop", "end", "play line-cutter", "play ejection"]
    t.play("play line-cutter", "pick woman1")
    assert t.options == ["sit middle", "play ejection"]
    t = table("line-cutter", "ejection", **start)
    t.play("stop", "play line-cutter", "pick woman1")
    assert t.options == ["end", "play ejection"]


@clause("P12")
def test_an_empty_queue_is_refilled() -> None:
    t = table("ejection", step="occupy", queues=[["citizen1"], ["citizen3"]])
    t.play("sit left")
    assert t.state.turn == taberna.CHANCE
    assert len(t.options) == 68
    t.play(*(f"deal woman{k}" for k in range(1, 6)))
    assert t.position["queues"][0] == [f"woman{k}" for k in range(1, 6)]
    assert t.state.turn == 0


@clause("P12")
def test_the_discards_make_a_new_pile() -> None:
    queue, rest = ["senator1"], IDS[4:]
    t = table("ejection", step="occupy", queues=[queue, rest], roman_discards=["senator2", "senator3", "senator4"])
    t.play("sit left")
    assert t.options == ["deal senator2", "deal senator3", "deal senator4"]
    t.play("deal senator3", "deal senator2", "deal senator4")
    assert t.position["queues"][0] == ["senator3", "senator2", "senator4"], "as many as there are"
    assert t.state.turn == 0
    none = table("ejection", step="occupy", queues=[queue, IDS[1:]])
    none.play("sit left")
    assert none.position["queues"][0] == []
    assert none.options == ["stop", "end", "play ejection"]
    none.refuse("sit middle", "pecunia-queue-empty", "P12")


@clause("P12")
def test_the_active_player_refills_first() -> None:
    t = table(
        players=3,
        turn=1,
        queues=[[], [], IDS[1:]],
        latrines=latrines({}, {"left": ["senator1"]}, players=3),
        hands=[[], ["ejection"], []],
    )
    t.play("start", "deal senator1")
    assert t.position["queues"][:2] == [[], ["senator1"]]


@clause("P13")
def test_all_markers_come_off_then_they_leave_from_the_left() -> None:
    there = {"left": ["woman7", "woman8"], "middle": ["citizen9"], "right": ["slave7"], "villa-1": ["senator6"]}
    t = table("ejection", latrines=latrines(there), markers=dict.fromkeys(("woman8", "citizen9", "senator6"), 1))
    t.play("start")
    assert [event["roman"] for event in t.told("leaves")] == [
        "Perfumia Fortis",
        "Septimus Stinkus",
        "Rectus Gravitas",
    ]
    assert t.position["roman_discards"] == ["senator6", "citizen9", "woman8"]
    assert t.position["purses"] == [2 + 2 + 3, 0]
    assert t.position["markers"] == {"woman7": 2, "slave7": 1}


@clause("P14")
def test_the_removed_pay_nothing() -> None:
    t = table(
        "slave-market", latrines=latrines({}, {"left": ["slave1"]}), queues=[["woman1"], ["slave2", "woman2"]]
    )
    t.play("play slave-market")
    assert t.position["purses"] == [0, 0]
    assert t.position["roman_discards"] == ["slave2", "slave1"]


@clause("P15")
def test_hands_are_secret_and_their_size_is_open() -> None:
    t = table(hands=[["ejection", "alms"], ["conspiracy"]], advanced=True)
    assert t.state.view(0)["hands"] == [["ejection", "alms"], None]
    assert t.state.view(1)["hands"] == [None, ["conspiracy"]]
    assert t.state.view(None)["hands"] == [None, None]
    assert t.state.view(None)["hand_sizes"] == [2, 1]


@clause("P15")
def test_cards_at_any_moment_of_ones_own_turn() -> None:
    t = table(
        "line-cutter", "line-cutter", "line-cutter", "line-cutter", latrines=latrines({"left": ["senator6"]})
    )
    t.play("play line-cutter", "pick citizen2", "start", "play line-cutter", "pick citizen1", "sit middle")
    assert "play line-cutter" in t.options
    t.refuse("play alms", "pecunia-not-held", "P15")
    assert t.position["card_discards"] == ["line-cutter"] * 2


@clause("P15")
def test_a_hand_that_can_do_nothing_is_asked_all_the_same() -> None:
    t = table("great-haste", hands=[["great-haste"], []])
    assert (t.state.turn, t.options) == (0, ["start"])
    t = table(hands=[["latrine-gossip"], []], latrines=latrines(FULL), markers={"citizen9": 1})
    t.play("start")
    assert (t.state.turn, t.options) == (0, ["sit middle"])


@clause("P15")
def test_with_an_empty_hand_the_turn_runs_by_itself() -> None:
    t = table("ejection", latrines=latrines(FULL, FULL_TOO), step="after")
    t.play("end", "draw ejection")
    assert t.state.turn == taberna.CHANCE, "the second player has no card and no free seat: he draws"
    assert t.position["turn"] == 1
    assert t.position["markers"]["senator7"] == 2


FULL_TOO = {"left": ["senator7"], "middle": ["citizen11"], "right": ["citizen12"]}


@clause("P16")
def test_a_card_must_change_something() -> None:
    t = table("great-haste", "ejection")
    t.refuse("play great-haste", "pecunia-idle-marker", "P16")
    assert t.options == ["start", "play ejection"]


@clause("P17")
def test_who_has_less_pays_what_he_has() -> None:
    t = table(
        "tax-slaves",
        purses=[0, 1],
        latrines=latrines({"left": ["slave11"]}, {"left": ["slave12"], "right": ["slave13"]}),
    )
    t.play("play tax-slaves")
    assert t.position["purses"] == [0, 0]


@clause("P18")
def test_the_target_wins_at_once() -> None:
    t = table("ejection", purses=[28, 29], latrines=latrines({"left": ["senator1"], "right": ["senator2"]}))
    t.play("start")
    assert t.state.over
    assert t.state.ending() == "target"
    assert t.state.winners() == [0]
    assert t.state.scores() == [31, 29]
    assert t.position["frames"] == []


@clause("P18")
def test_several_at_the_same_moment() -> None:
    def winner(purses: list[int], active: int) -> int:
        return int(richest_at(purses, 20, active))

    assert winner([20, 22, 21], 0) == 1
    assert winner([20, 21, 21], 2) == 2
    assert winner([21, 19, 21], 1) == 2
    assert winner([21, 19, 21], 0) == 0
    assert winner([19, 19, 19], 0) == -1


@clause("P20")
def test_what_lies_on_a_roman_counts() -> None:
    t = table("latrine-gossip", latrines=latrines({}, {"left": ["woman7", "woman8"]}), markers={"woman8": 5})
    t.play("play latrine-gossip")
    assert t.position["markers"] == {"woman7": 5, "woman8": 5}, "printed are 3 and 3"


@clause("P21")
def test_the_round_is_finished_and_the_most_sesterces_win() -> None:
    there = [{"left": ["senator1"], "middle": ["citizen9"], "right": ["citizen10"]}, FULL_TOO]
    t = table(
        "ejection",
        finish_round=True,
        purses=[28, 29],
        latrines=there,
        markers={"senator7": 1},
        queues=[["slave1"], ["slave2", "slave3"]],
    )
    t.play("start")
    assert not t.state.over
    assert t.position["reached"] is True
    assert t.told("last-round")[0]["player"] == 0
    t.play("sit left", *(f"deal woman{k}" for k in range(1, 6)), "stop", "end", "draw ejection")
    assert t.position["purses"] == [31, 32], "the second player's turn has run by itself"
    t.play("draw ejection")
    assert t.state.ending() == "round"
    assert t.state.winners() == [1]


@clause("P21")
def test_the_last_of_a_round_ends_it_and_equals_share() -> None:
    t = table(
        finish_round=True,
        first=1,
        purses=[27, 30],
        reached=True,
        latrines=latrines({"left": ["senator1"]}),
        hands=[["ejection"], []],
    )
    t.play("start", "sit left", "sit middle", *(f"deal woman{k}" for k in range(1, 6)), "sit right", "stop", "end")
    t.play("draw ejection")
    assert t.state.over
    assert t.state.winners() == [0, 1]
