# %% [markdown]
# # A walk through a record
# Run it cell by cell in an editor that knows `# %%`, or as a script: python examples/walk_through_a_record.py

# %% Two bots play a game; its record is all there is to keep.
import tempfile
from collections import Counter
from pathlib import Path

import taberna

game = taberna.game("alea", players=2)
record = taberna.play(game, ["thumb", "random"], seed=4)
path = Path(tempfile.mkdtemp()) / "game.json"
record.save(path)
print(path.read_text(encoding="utf-8")[:300], "…\n")

# %% It can be read again and proved: every move is legal, and the result is the one that was noted.
record = taberna.Record.load(path)
last = record.verify()
print(f"{len(record.moves)} moves, scores {last.scores()}, won by seat {last.winners()}\n")

# %% Positions come one by one. Chance is a seat, so its outcomes are moves too.
kinds: Counter[str] = Counter()
widths = []
for state, _ in record.steps():
    kinds["chance" if state.turn == taberna.CHANCE else f"seat {state.turn}"] += 1
    if state.turn != taberna.CHANCE:
        widths.append(len(state.options()))
print("who moved:", dict(kinds))
print(f"options to choose from: {sum(widths) / len(widths):.2f} in the mean, {max(widths)} at most\n")

# %% Any position can be looked at as a seat sees it …
state = record.replay(40)
view = state.view(0)
print("after 40 moves:", {name: view[name] for name in ("turn", "columns", "dice", "numbers")}, "\n")

# %% … and played on otherwise: how often does each seat win from here if everybody plays at random?
rng = taberna.Rng(1)
wins = [0, 0]
for _ in range(500):
    other = state.clone()
    other.playout(rng)
    for winner in other.winners():
        wins[winner] += 1
print("500 random games from there, won by seat:", wins, "\n")

# %% The moves that cost most are those after which such playouts go worse.
for number in range(20, len(record.moves), 20):
    state = record.replay(number)
    won = 0
    for _ in range(100):
        other = state.clone()
        other.playout(rng)
        won += 0 in other.winners()
    print(f"move {number:3}: seat 0 wins {won:3} % {'█' * (won // 4)}")
