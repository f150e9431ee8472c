"""How long a game can be: what it promises holds against those who prolong it, and they come near it."""

from __future__ import annotations

import pyspiel
import pytest

import taberna
from taberna import CHANCE, Rng, State
from taberna.games.alea.state import AleaState
from taberna.games.forum.state import ForumState
from taberna.research import openspiel

# -- Alea: dice and players conspire ------------------------------------------------------------------

FAILING = "XXVIIV"  # valid up to the fifth die
NUMBERS = ["I", "II", "III", "V", "VI", "VII"]  # what is written into the first six rows, in this order


def next_in_alea(state: AleaState) -> int:
    """Everybody fails with all six dice, and somebody stirs when patience is at its end."""
    texts = {state.game.text(action): action for action in state.options()}
    columns = state.view(None)["columns"]
    assert isinstance(columns, list)
    written = sum(number is not None for number in columns[state.seat])
    due = state.idle == state.patience - 1 and not state.stirred
    word = NUMBERS[written] if due and written < len(NUMBERS) else FAILING
    if state.turn == CHANCE:
        again = state.lying + state.rolling == len(FAILING) and state.cards[state.seat] != 63
        return still_failing(state) if again and word == FAILING else texts[f"die {word[state.lying]}"]
    if word != FAILING and state.lying == len(word):
        return next(action for text, action in texts.items() if text.endswith(f"row {written + 1}"))
    if "roll" in texts:
        return texts["roll"]
    cards = [action for text, action in texts.items() if text != "pass" and not text.startswith("write")]
    return cards[0] if due and cards else texts["pass"]


def still_failing(state: AleaState) -> int:
    """A die with which nothing can be written once all lie there."""
    return next(action for action in state.options() if fails(state.clone(), action))


def fails(state: AleaState, action: int) -> bool:
    state.do(action)
    if state.turn == CHANCE:
        return any(fails(state.clone(), other) for other in state.options())
    return state.failed()


@pytest.mark.parametrize(("players", "patience"), [(2, 1), (2, 12), (3, 5), (6, 3)])
def test_alea_that_is_prolonged(players: int, patience: int) -> None:
    game = taberna.game("alea", players, patience=patience)
    longest = game.longest()
    assert longest is not None
    state = game.start()
    counts = [0, 0]
    while not state.over:
        assert isinstance(state, AleaState)
        counts[state.turn == CHANCE] += 1
        state.apply(next_in_alea(state))
    assert counts[0] <= longest[0]
    assert counts[1] <= longest[1]
    if patience > 1:
        assert counts[0] > 0.9 * longest[0]
        assert counts[1] > 0.9 * longest[1]


# -- Forum --------------------------------------------------------------------------------------------


def next_in_forum(state: ForumState, rng: Rng) -> int:
    """No coin leaves the board as long as there is patience, and then one."""
    options = state.options()
    late = state.limit - state.idle
    coins = state.coins
    if late > 2 * state.colours:
        # At first anything will do that takes no coin.
        for _ in range(20):
            action = options[rng.below(len(options))]
            if after(state, action).coins == coins and not after(state, action).over:
                return action
    results = [(action, after(state, action)) for action in options]
    taking = [action for action, then in results if not then.over and bits(coins ^ then.coins) == 1]
    waiting = [action for action, then in results if not then.over and then.coins == coins]
    if taking and (late <= 2 * state.colours or not waiting):
        return taking[0]
    # Fill up: who waits makes sectors that lack one Roman.
    waiting.sort(key=lambda action: -nearly_full(after(state, action)))
    return (waiting or options)[0]


def after(state: ForumState, action: int) -> ForumState:
    twin = state.clone()
    twin.do(action)
    return twin


def bits(mask: int) -> int:
    return mask.bit_count()


def nearly_full(state: ForumState) -> int:
    """Sectors with a coin that lack one Roman and have a majority."""
    found = 0
    for sector in range(23):
        mask = state.board.masks[sector]
        if (state.coins >> sector) & 1 and bits(mask & ~state.occupied) == 1:
            found += state.tally(sector)[1] == 1
    return found


@pytest.mark.parametrize(
    ("players", "patience", "scoring"), [(4, 12, "patrician"), (2, 4, "plebeian"), (6, 12, "patrician")]
)
def test_forum_that_is_prolonged(players: int, patience: int, scoring: str) -> None:
    game = taberna.game("forum", players, patience=patience, scoring=scoring)
    longest = game.longest()
    assert longest is not None
    state = game.start()
    state.do(state.options()[0])
    rng = Rng(1)
    count = 0
    while not state.over:
        assert isinstance(state, ForumState)
        state.do(next_in_forum(state, rng))
        count += 1
    assert 0.5 * longest[0] < count <= longest[0]


# -- all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["alea(patience=1)", "alea(patience=2,players=4,handfuls=True,cards_any_time=True)", "forum(patience=1)"],
)
def test_games_at_random_are_no_longer(name: str) -> None:
    made = pyspiel.load_game(openspiel.PREFIX + name)
    longest = made.inner.longest()
    assert (made.max_game_length(), made.max_chance_nodes_in_history()) == longest
    for seed in range(50):
        counts = played(made.begin.clone(), Rng(seed))
        assert all(count <= most for count, most in zip(counts, longest, strict=True))


def played(state: State, rng: Rng) -> list[int]:
    counts = [0, 0]
    while not state.over:
        counts[state.turn == CHANCE] += 1
        state.do(state.pick(rng))
    return counts


def test_where_nothing_ends_a_game_nothing_bounds_it() -> None:
    """Without patience; and at Pecunia, where those who send Romans away unpaid can do so for ever."""
    for name, options in (("alea", {"patience": 0}), ("forum", {"patience": 0}), ("pecunia", {})):
        assert taberna.game(name, 2, **options).longest() is None
