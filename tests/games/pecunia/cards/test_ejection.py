"""Ejection: a Roman of any queue moves to the end of another queue."""

from ..setting import IDS, latrines, table

CARDS = ("ejection",)


def test_plain() -> None:
    t = table("ejection", players=3, queues=[["citizen1", "slave1"], ["citizen3"], ["citizen5"]])
    t.play("play ejection")
    assert t.options == ["pick citizen1", "pick citizen3", "pick citizen5", "pick slave1"]
    t.play("pick slave1")
    assert t.options == ["pick player 2", "pick player 3"]
    t.refuse("pick player 1", "pecunia-no-target", "P16")
    t.play("pick player 3")
    assert t.position["queues"] == [["citizen1"], ["citizen3"], ["citizen5", "slave1"]]


def test_from_one_opponent_to_another() -> None:
    t = table("ejection", players=3)
    t.play("play ejection", "pick citizen4", "pick player 3")
    assert t.position["queues"] == [["citizen1", "citizen2"], ["citizen3"], ["citizen5", "citizen4"]]


def test_with_two_players_the_queue_is_clear() -> None:
    t = table("ejection")
    t.play("play ejection", "pick citizen3")
    assert t.position["queues"] == [["citizen1", "citizen2", "citizen3"], ["citizen4"]]


def test_romans_on_seats_are_not_offered() -> None:
    t = table("ejection", latrines=latrines({"villa-1": ["woman1", "woman2"]}, {"left": ["senator1"]}))
    t.play("play ejection")
    assert t.options == ["pick citizen1", "pick citizen2", "pick citizen3", "pick citizen4"]


def test_an_emptied_queue_is_refilled_in_somebody_elses_turn() -> None:
    t = table("ejection", "alms", advanced=True, queues=[["citizen1", "citizen2"], ["citizen3"]])
    t.play("play ejection", "pick citizen3")
    assert t.state.turn == -1
    t.play("deal slave1", "deal slave2", "deal slave3", "deal slave4", "deal slave5")
    assert t.position["queues"][1] == ["slave1", "slave2", "slave3", "slave4", "slave5"]
    assert t.state.turn == 0
    assert t.told("queue")[0]["player"] == 1


def test_there_is_always_a_target() -> None:
    # Even if one queue holds every Roman there is, he can go to an empty one.
    everybody = [IDS, []]
    t = table("ejection", queues=everybody)
    t.play("play ejection", "pick senator1")
    assert t.position["queues"] == [IDS[1:], ["senator1"]]
