"""Points, tie-breaks and places of a tournament."""

from __future__ import annotations

from fractions import Fraction

from taberna.server.tournaments.scoring import Outcome, Played, compared, halves, standings

HERE = [False, False]


def of(found: list[Played], duplicate: bool = False) -> dict[int, tuple[int, int, Fraction, int]]:
    """Points in halves, tables won, luck and place of each of four after one round."""
    return {one.entrant: (one.halves, one.wins, one.luck, one.place) for one in standings(4, [found], duplicate)}


def test_points_are_opponents_left_behind() -> None:
    assert halves(Outcome([30, 20, 20, 10], [0], [False] * 4)) == [6, 3, 3, 0]
    assert halves(Outcome([30, 20], [1], HERE)) == [0, 2], "who has won says the game, not the points"
    assert halves(Outcome([30, 20], [0], HERE, void=True)) == [1, 1]


def test_whoever_is_away_is_last_and_has_won_nothing_whatever_the_bot_did() -> None:
    left = Played([0, 1], Outcome([90, 20], [0], [True, False]))
    found = of([left, Played([2, 3], Outcome([40, 30], [0], HERE))], duplicate=True)
    assert found[0][:3] == (0, 0, Fraction(0)), (
        "no points, no table, and no credit for what the bot made of the dice"
    )
    assert found[1][:2] == (2, 0)
    assert found[2][:2] == (2, 1)


def test_a_table_that_could_not_be_played_is_nobodys() -> None:
    found = of([Played([0, 1], Outcome([9, 1], [0], HERE, void=True)), Played([2, 3])])
    assert found[0][:2] == found[1][:2] == (1, 0) and found[2][:2] == found[3][:2] == (0, 0)


def test_the_same_dice_are_compared_seat_by_seat() -> None:
    tables = [Played([0, 1], Outcome([50, 40], [0], HERE)), Played([2, 3], Outcome([30, 20], [0], HERE))]
    assert compared(tables) == [[10, 10], [-10, -10]]
    assert [place for _, _, _, place in of(tables, duplicate=True).values()] == [1, 2, 3, 4]
    without = of(tables)
    assert without[0][3] == without[2][3] == 1 and without[1][3] == without[3][3] == 3, "equals share a place"
    assert compared(tables[:1]) == [[None, None]], "one table has nothing to be compared with"
