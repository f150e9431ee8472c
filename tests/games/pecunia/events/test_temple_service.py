"""Temple service: every player draws 2 action cards."""

from ..setting import latrines, table
from .happening import on_the_point, same_when_saved

EVENTS = ("temple-service",)


def test_plain() -> None:
    t = on_the_point(
        "temple-service", ["woman1"], ["citizen3"], ["citizen5"], hands=[["alms"], [], []], advanced=True
    )
    t.play("sit left", "draw ejection", "draw ejection", "draw line-cutter")
    same_when_saved(t)
    t.play("draw line-cutter", "draw great-haste", "draw great-haste")
    assert t.position["hands"] == [["ejection", "ejection", "alms"], ["line-cutter"] * 2, ["great-haste"] * 2]
    assert t.state.turn == 0


def test_if_the_cards_run_out_the_first_ones_get_them() -> None:
    held = ["line-cutter"] * 6 + ["ejection"] * 6 + ["latrine-change"] * 6 + ["great-haste"] * 3
    held += ["fish-poisoning"] * 3 + ["villa-dixius"] * 3 + ["latrine-gossip"] * 2
    held += ["tax-senators", "tax-citizens", "tax-slaves", "senate-meeting", "citizens-assembly"]
    t = on_the_point("temple-service", ["woman1"], ["citizen3"], hands=[held, ["slave-market"]])
    t.play("sit left", "draw womens-forum")
    assert [len(hand) for hand in t.position["hands"]] == [35, 1]
    assert t.state.turn == 0


def test_after_plinius_has_taken_its_last_marker() -> None:
    t = table(
        "ejection",
        famous=1,
        step="occupy",
        events={"temple-service": 5},
        queues=[["plinius", "citizen2"], ["citizen3"]],
        latrines=latrines({}, {"left": ["slave16"]}),
    )
    t.play("sit left")
    assert t.state.turn == -1, "3 for himself, 2 that the other player puts on his slave"
    t.play("draw line-cutter", "draw line-cutter", "draw great-haste", "draw great-haste")
    assert [len(hand) for hand in t.position["hands"]] == [3, 2]
