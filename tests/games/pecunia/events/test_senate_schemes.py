"""Senate schemes: every player may discard any number of action cards and draws as many."""

from ..setting import latrines
from .happening import on_the_point, same_when_saved

EVENTS = ("senate-schemes",)


def test_plain() -> None:
    hands = [["ejection", "line-cutter"], [], ["great-haste"]]
    t = on_the_point("senate-schemes", ["woman1"], ["citizen3"], ["citizen5"], hands=hands)
    t.play("sit left")
    assert (t.state.turn, t.state.decision().ask) == (0, "senate-schemes")
    assert t.options == ["done", "discard line-cutter", "discard ejection"]
    t.play("discard line-cutter")
    assert t.state.decision().facts["discarded"] == 1
    same_when_saved(t)
    t.play("done")
    assert t.state.turn == -1
    same_when_saved(t)
    t.play("draw villa-dixius")
    assert (t.state.turn, t.options) == (2, ["done", "discard great-haste"]), "the second holds none"
    t.play("done")
    assert t.position["hands"] == [["ejection", "villa-dixius"], [], ["great-haste"]]
    assert t.position["card_discards"] == ["line-cutter"]


def test_a_whole_hand_may_go() -> None:
    t = on_the_point("senate-schemes", ["woman1"], ["citizen3"], hands=[["ejection", "line-cutter"], []])
    t.play("sit left", "discard ejection", "discard line-cutter", "draw villa-dixius", "draw great-haste")
    assert t.position["hands"][0] == ["villa-dixius", "great-haste"]
    assert t.state.turn == 0


def test_others_do_not_see_what_is_kept() -> None:
    t = on_the_point("senate-schemes", ["woman1"], ["citizen3"], hands=[["ejection", "line-cutter"], []])
    t.play("sit left")
    assert t.state.view(1)["hands"] == [None, []]


def test_a_bucket_draws_before_the_event() -> None:
    """The upgrade belongs to the placing; so its card can be exchanged already."""
    t = on_the_point(
        "senate-schemes",
        ["woman1"],
        ["citizen3"],
        upgrades=[{"left": "bucket"}, {}],
        latrines=latrines({}),
        hands=[[], []],
    )
    t.play("sit left", "draw ejection")
    assert t.options == ["done", "discard ejection"]
