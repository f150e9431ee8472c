"""Break at the Colosseum: reveal 3 Romans; each goes to the end of a queue of your choice."""

from ..setting import IDS, table

CARDS = ("colosseum-break",)


def test_plain_and_split() -> None:
    t = table("colosseum-break", players=3, edition=1)
    t.play("play colosseum-break", "deal slave1", "deal woman1", "deal senator1")
    assert t.position["held"] == ["slave1", "woman1", "senator1"]
    assert t.options == ["pick senator1", "pick slave1", "pick woman1"]
    t.play("pick woman1")
    assert t.options == ["pick player 1", "pick player 2", "pick player 3"]
    t.play("pick player 1", "pick slave1", "pick player 2")
    # The last one is clear; only his queue is asked for.
    assert t.options == ["pick player 1", "pick player 2", "pick player 3"]
    t.play("pick player 2")
    assert t.position["queues"] == [
        ["citizen1", "citizen2", "woman1"],
        ["citizen3", "citizen4", "slave1", "senator1"],
        ["citizen5"],
    ]


def test_all_to_one_queue_in_the_order_one_likes() -> None:
    t = table("colosseum-break", edition=1)
    t.play("play colosseum-break", "deal slave1", "deal woman1", "deal senator1")
    t.play("pick senator1", "pick player 1", "pick woman1", "pick player 1", "pick player 1")
    assert t.position["queues"][0] == ["citizen1", "citizen2", "senator1", "woman1", "slave1"]


def test_the_discards_are_shuffled_when_the_pile_is_used_up() -> None:
    t = table(
        "colosseum-break", edition=1, queues=[IDS[4:], ["senator1"]], roman_discards=["senator2", "senator3"]
    )
    t.play("play colosseum-break", "deal senator4")
    assert t.options == ["deal senator2", "deal senator3"]
    assert t.told("shuffles") == [{"kind": "shuffles", "pile": "romans"}]
    t.play("deal senator3", "deal senator2", "pick senator2", "pick player 2", "pick senator3", "pick player 2")
    t.play("pick player 2")
    assert t.position["queues"][1] == ["senator1", "senator2", "senator3", "senator4"]


def test_fewer_than_three_are_left() -> None:
    t = table("colosseum-break", edition=1, queues=[IDS[2:], ["senator1"]])
    t.play("play colosseum-break", "deal senator2", "pick player 2")
    assert t.position["queues"][1] == ["senator1", "senator2"]


def test_no_target_when_nobody_is_left() -> None:
    t = table("colosseum-break", edition=1, queues=[IDS[1:], ["senator1"]])
    t.refuse("play colosseum-break", "pecunia-idle-no-roman", "P16")


def test_it_is_not_in_edition_2() -> None:
    for edition in (1, 2):
        t = table("villa-dixius", edition=edition, step="after")
        t.play("end")
        assert ("draw colosseum-break" in t.options) == (edition == 1)
