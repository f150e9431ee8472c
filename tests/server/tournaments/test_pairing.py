"""Who meets whom: properties that hold for every number of entrants and every result."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise, permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from taberna.server.tournaments import knockout, round_robin, swiss
from taberna.server.tournaments.matching import Matching
from taberna.server.tournaments.scoring import Outcome, best
from taberna.server.tournaments.seating import Seats, Table, seated

SIZES = [(entrants, 2) for entrants in range(2, 33)] + [(n, k) for k in (3, 4, 5, 6) for n in range(2, 17)]


def present(table: Table) -> list[int]:
    return [one for one in table if one is not None]


def test_in_a_round_robin_everybody_meets_everybody_equally_often() -> None:
    for laps, (entrants, seats) in product((1, 2), SIZES):
        check_round_robin(entrants, seats, laps)


def check_round_robin(entrants: int, seats: int, laps: int) -> None:
    rounds = round_robin.rounds(entrants, seats, laps)
    for tables in rounds:
        sitting = [one for table in tables for one in present(table)]
        assert len(sitting) == len(set(sitting)) and all(len(table) == seats for table in tables)
    met = swiss.meetings(rounds)
    assert len(set(met.values())) == 1 and len(met) == entrants * (entrants - 1) // 2
    had = Seats(entrants, seats)
    for table in (table for tables in rounds for table in tables):
        had.note(table)
    counts = {sum(had.had(one)) for one in range(entrants)}
    assert len(counts) == 1, "everybody plays equally often"
    # Exactly equal, but for two at a table of an even number, where everybody plays an odd number of games.
    uneven = 1 if seats == 2 and entrants % 2 == 0 and laps == 1 else 0
    for one in range(entrants):
        assert max(had.had(one)) - min(had.had(one)) <= uneven


def test_a_round_robin_of_an_even_number_has_no_idle_round() -> None:
    for entrants in range(2, 33, 2):
        rounds = round_robin.rounds(entrants, 2)
        assert len(rounds) == max(1, entrants - 1)
        assert all(len(tables) == entrants // 2 for tables in rounds)


def brute(allowed: list[set[int]], left: frozenset[int]) -> int:
    """The size of the largest matching, by trying all."""
    if not left:
        return 0
    first, rest = min(left), left - {min(left)}
    return max([brute(allowed, rest), *(1 + brute(allowed, rest - {one}) for one in allowed[first] & rest)])


@given(st.integers(2, 8), st.integers(0, 2**28))
@settings(max_examples=150, deadline=None)
def test_a_matching_is_as_large_as_can_be(size: int, bits: int) -> None:
    pairs = [pair for k, pair in enumerate(combinations(range(size), 2)) if bits >> k & 1]
    allowed = [{b if a == one else a for a, b in pairs if one in (a, b)} for one in range(size)]
    matching = Matching(allowed)
    assert (size - len(matching.single())) // 2 == brute(allowed, frozenset(range(size)))
    for one, other in enumerate(matching.mate):
        assert other == -1 or (other in allowed[one] and matching.mate[other] == one)


def played(entrants: int, seats: int, rounds: int, rng: random.Random) -> list[list[Table]]:
    """Rounds of a Swiss tournament with random results."""
    points = dict.fromkeys(range(entrants), 0)
    past: list[list[Table]] = []
    for _ in range(rounds):
        order = sorted(range(entrants), key=lambda one: (-points[one], one))
        tables = seated(swiss.tables(order, points, past, seats), past, entrants, seats)
        sitting = sorted(one for table in tables for one in present(table))
        assert sitting == list(range(entrants)), "everybody plays, once"
        assert all(len(table) == seats for table in tables)
        assert sum(None in table for table in tables) <= 1
        past.append(tables)
        for table in tables:
            for rank, one in enumerate(rng.sample(table, seats)):
                if one is not None:
                    points[one] += 2 * (seats - 1 - rank)
    return past


def repetitions(past: list[list[Table]]) -> int:
    return sum(often - 1 for often in swiss.meetings(past).values())


@given(st.integers(2, 11), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_swiss_never_repeats_a_pair_while_it_can_be_avoided(entrants: int, seed: int) -> None:
    past = played(entrants, 2, entrants, random.Random(seed))
    for at in range(1, len(past)):
        met = swiss.meetings(past[:at])
        alone = [one for table in past[at] if None in table for one in present(table)]
        pool = [one for one in range(entrants) if one not in alone]
        allowed = [{k for k, b in enumerate(pool) if b != a and not met[frozenset((a, b))]} for a in pool]
        least = len(pool) // 2 - brute(allowed, frozenset(range(len(pool))))
        again = sum(bool(met[frozenset(present(table))]) for table in past[at] if None not in table)
        assert again == least


@given(st.sampled_from([4, 8, 16]), st.integers(0, 10**6))
@settings(max_examples=30, deadline=None)
def test_swiss_groups_by_points(entrants: int, seed: int) -> None:
    """Without draws, winners of the first round meet winners; in the second, too, everybody has his equal."""
    rng = random.Random(seed)
    first = swiss.tables(list(range(entrants)), dict.fromkeys(range(entrants), 0), [], 2)
    assert first == [[k, k + entrants // 2] for k in range(entrants // 2)], "the upper half meets the lower"
    points = dict.fromkeys(range(entrants), 0)
    for table in first:
        points[rng.choice(present(table))] = 2
    order = sorted(points, key=lambda one: (-points[one], one))
    for table in swiss.tables(order, points, [first], 2):
        one, other = present(table)
        assert points[one] == points[other]


def test_swiss_of_two_hundred_is_soon_paired_and_repeats_nothing() -> None:
    for seats in (2, 4):
        past = played(200, seats, 9, random.Random(5))
        assert repetitions(past) == 0
        had = Seats(200, seats)
        for table in (table for tables in past for table in tables):
            had.note(table)
        assert all(max(had.had(one)) - min(had.had(one)) <= 3 for one in range(200))


@given(st.integers(3, 30), st.integers(2, 6), st.integers(1, 6), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_bots_fill_chairs_in_turn(entrants: int, seats: int, rounds: int, seed: int) -> None:
    past = played(entrants, seats, rounds, random.Random(seed))
    beside = Counter(one for tables in past for table in tables if None in table for one in present(table))
    often = [beside[one] for one in range(entrants)]
    assert max(often) - min(often) <= 1


@given(st.integers(2, 6), st.lists(st.integers(0, 5), min_size=30, max_size=36))
@settings(max_examples=40, deadline=None)
def test_seats_are_the_fairest_there_are(seats: int, counts: list[int]) -> None:
    had = Seats(seats, seats)
    for one in range(seats):
        for seat in range(seats):
            for _ in range(counts[(one * seats + seat) % len(counts)]):
                had.note([one if k == seat else None for k in range(seats)])
    found = had.fairest(list(range(seats)))
    assert sorted(present(found)) == list(range(seats))
    if seats <= 5:
        assert had.cost(found) == min(had.cost(list(order)) for order in permutations(range(seats)))
    else:
        assert had.cost(found) <= had.cost(list(range(seats)))


@given(st.integers(1, 220), st.integers(2, 6), st.integers(0, 10**6))
@settings(max_examples=80, deadline=None)
def test_knock_out_of_any_size_leaves_one(entrants: int, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    left = list(range(entrants))
    sizes = [entrants]
    for at in range(knockout.rounds(entrants, seats)):
        spared, tables = knockout.tables(left, seats)
        assert sorted([*spared, *(one for table in tables for one in present(table))]) == left
        assert all(present(table) for table in tables)
        fillers = sum(one is None for table in tables for one in table)
        if at:  # after the first round everything is full
            assert not spared and not fillers
        assert fillers < seats - 1 or len(left) < seats
        winners = []
        for table in tables:
            scores = [rng.randrange(5) for _ in table]
            won = [seat for seat, score in enumerate(scores) if score == max(scores)]
            winners.append(best(table, Outcome(scores, won, [False] * seats), left))
            assert winners[-1] in table
        left = sorted([*spared, *winners])
        sizes.append(len(left))
    assert len(left) == 1
    assert all(after < before for before, after in pairwise(sizes)) or entrants == 1


def test_the_best_of_a_list_meet_late_in_a_knock_out() -> None:
    assert knockout.tables(list(range(8)), 2) == ([], [[0, 7], [1, 6], [2, 5], [3, 4]])
    assert knockout.tables(list(range(5)), 2) == ([0, 1, 2], [[3, 4]])
    assert knockout.tables(list(range(6)), 4) == ([0, 1, 2], [[3, 4, 5, None]])
    assert knockout.rounds(5, 2) == 3 and knockout.rounds(16, 4) == 2 and knockout.rounds(2, 4) == 1
