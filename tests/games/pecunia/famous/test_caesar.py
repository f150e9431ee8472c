"""Caesar: may enter only a latrine without a senator."""

from ..setting import latrines, table

FAMOUS = ("caesar",)
QUEUES = [["caesar", "citizen1"], ["citizen3"]]


def test_plain() -> None:
    t = table("ejection", step="occupy", famous=1, latrines=latrines({"left": ["senator6"]}), queues=QUEUES)
    assert t.options == ["stop", "end", "play ejection"], "he need not sit, and can't"
    t.refuse("sit right", "pecunia-shuns", "M1.2")
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["citizen9"]}, {"left": ["senator6"]}),
        queues=QUEUES,
    )
    assert t.options == ["sit middle", "sit right", "play ejection"], "a senator elsewhere does not matter"


def test_a_senator_on_a_villa_counts_and_so_does_a_slave_beside_him() -> None:
    there = latrines({"villa-1": ["senator6"], "villa-2": []})
    t = table("ejection", step="occupy", famous=1, latrines=there, queues=QUEUES)
    assert t.options == ["stop", "end", "play ejection"]
    t = table("ejection", step="occupy", famous=1, latrines=latrines({"left": ["slave16"]}), queues=QUEUES)
    assert t.options == ["sit right", "play ejection"]


def test_other_senators_may_join_his_latrine() -> None:
    t = table(
        "ejection",
        step="occupy",
        famous=1,
        latrines=latrines({"left": ["caesar"]}),
        queues=[["senator1", "citizen1"], ["citizen3"]],
    )
    assert t.options == ["sit middle", "sit right", "play ejection"]
