"""Latrine change: two Romans of two different queues change places."""

from ..setting import IDS, latrines, table

CARDS = ("latrine-change",)


def test_plain() -> None:
    t = table("latrine-change", queues=[["citizen1", "slave1", "woman1"], ["citizen3", "senator1"]])
    t.play("play latrine-change", "pick slave1")
    assert t.options == ["pick senator1", "pick citizen3"]
    t.refuse("pick woman1", "pecunia-no-target", "P16")
    t.play("pick senator1")
    assert t.position["queues"] == [["citizen1", "senator1", "woman1"], ["citizen3", "slave1"]]


def test_fronts_and_ends() -> None:
    t = table("latrine-change", queues=[["citizen1", "slave1"], ["citizen3", "senator1"]])
    t.play("play latrine-change", "pick senator1", "pick citizen1")
    assert t.position["queues"] == [["senator1", "slave1"], ["citizen3", "citizen1"]]
    t = table("latrine-change", "ejection", queues=[["citizen1"], ["citizen3"]])
    t.play("play latrine-change", "pick citizen3")
    assert t.position["queues"] == [["citizen3"], ["citizen1"]]


def test_between_two_opponents() -> None:
    t = table("latrine-change", players=3)
    t.play("play latrine-change", "pick citizen4", "pick citizen5")
    assert t.position["queues"] == [["citizen1", "citizen2"], ["citizen3", "citizen5"], ["citizen4"]]


def test_romans_on_seats_are_not_offered() -> None:
    t = table("latrine-change", latrines=latrines({"villa-1": ["woman1", "woman2"]}, {"left": ["senator1"]}))
    t.play("play latrine-change")
    assert t.options == ["pick citizen1", "pick citizen2", "pick citizen3", "pick citizen4"]


def test_queues_stay_sound_when_played_on() -> None:
    t = table("latrine-change", "line-cutter", queues=[["citizen1", "slave1"], ["citizen3", "senator1"]])
    t.play("play latrine-change", "pick slave1", "pick senator1", "play line-cutter", "pick slave1")
    assert t.position["queues"] == [["citizen1", "senator1"], ["slave1", "citizen3"]]


def test_no_target_when_only_one_queue_has_romans() -> None:
    t = table("latrine-change", queues=[IDS, []])
    t.refuse("play latrine-change", "pecunia-idle-two-queues", "P16")
