"""Forum Romanum once more, slowly: sets of cells and plain dicts, written from the text of the rules.

It shares no code with the engine, not even the outline, and takes no shortcut: after every action it
looks at every sector. Tests compare the two.
"""

from __future__ import annotations

from collections import Counter

OUTLINE = ("4442222", "4442222", "5511166", "5511166", "5511166", "3333777", "3333777")
ROMANS = {2: 8, 3: 8, 4: 8, 5: 6, 6: 5}
CELLS = {column + row for column in "abcdefg" for row in "1234567"}
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")


def sectors_of(outline: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Every sector by name."""
    found: dict[str, set[str]] = {}
    for row in "1234567":
        found[row] = {column + row for column in "abcdefg"}
    for column in "abcdefg":
        found[column] = {column + row for row in "1234567"}
    found["a1-g7"] = {column + row for column, row in zip("abcdefg", "1234567", strict=True)}
    found["a7-g1"] = {column + row for column, row in zip("abcdefg", "7654321", strict=True)}
    for digit, name in enumerate(NUMERALS, 1):
        found[name] = {
            column + row
            for row, line in zip("7654321", outline, strict=True)
            for column, drawn in zip("abcdefg", line, strict=True)
            if drawn == str(digit)
        }
    return {name: frozenset(cells) for name, cells in found.items()}


class Slow:
    def __init__(
        self, players: int, first: int, scoring: str = "patrician", patience: int = 12, outline: object = OUTLINE
    ) -> None:
        assert isinstance(outline, tuple)
        self.players = players
        self.colours = "rbyg" if players == 2 else "rbygvt"[:players]
        self.scoring = scoring
        self.patience = patience
        self.sectors = sectors_of(outline)
        self.romans = ROMANS[players]
        self.board: dict[str, str] = {}
        self.coins = set(self.sectors)
        self.score = dict.fromkeys(self.colours, 0)
        self.player = first
        self.done: set[str] = set()
        self.idle = 0
        self.ending = ""

    def copy(self) -> Slow:
        twin = Slow.__new__(Slow)
        twin.__dict__.update(self.__dict__)
        twin.board = dict(self.board)
        twin.coins = set(self.coins)
        twin.score = dict(self.score)
        twin.done = set(self.done)
        return twin

    def own(self, player: int) -> list[str]:
        return [colour for k, colour in enumerate(self.colours) if k % self.players == player]

    def points(self) -> list[int]:
        return [sum(self.score[colour] for colour in self.own(player)) for player in range(self.players)]

    # -- options --------------------------------------------------------------------------------------

    def moves(self) -> set[str]:
        """The texts of all legal actions."""
        if self.ending:
            return set()
        empty = CELLS - set(self.board)
        found: set[str] = set()
        for colour in self.own(self.player):
            if colour in self.done:
                continue
            prefix = f"{colour}:" if self.players == 2 else ""
            stands = [cell for cell, owner in self.board.items() if owner == colour]
            if len(stands) < self.romans:
                found |= {prefix + cell for cell in empty}
            else:
                found |= {f"{prefix}{origin}-{cell}" for origin in stands for cell in empty}
        return found

    # -- playing --------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        colour, _, path = text.rpartition(":")
        origin, _, cell = path.rpartition("-")
        if not colour:
            colour = self.colours[self.player]
        if origin:
            assert self.board.pop(origin) == colour
        assert cell not in self.board
        self.board[cell] = colour
        self.idle += 1
        self.look()
        self.done.add(colour)
        self.finish()
        if self.done == set(self.own(self.player)):
            self.done = set()
            self.player = (self.player + 1) % self.players

    def is_full(self, sector: str) -> bool:
        return all(cell in self.board for cell in self.sectors[sector])

    def counts(self, sector: str) -> dict[str, int]:
        stands = Counter(self.board[cell] for cell in self.sectors[sector])
        return {colour: stands[colour] for colour in self.colours}

    def look(self) -> None:
        for sector in sorted(self.coins):
            if not self.is_full(sector):
                continue
            counts = self.counts(sector)
            leaders, losers = most(counts), fewest(counts)
            size = len(self.sectors[sector])
            if self.scoring == "plebeian":
                if leaders != losers:
                    self.add(leaders, 4 if len(leaders) == 1 else 2)
                    self.add(losers, -size if len(losers) == 1 else -4)
            elif len(leaders) > 1:
                continue
            else:
                self.add(leaders, size)
                self.add(losers, -4 if len(losers) == 1 else -2)
            self.coins.remove(sector)
            self.idle = 0

    def add(self, colours: list[str], steps: int) -> None:
        for colour in colours:
            self.score[colour] += steps

    def finish(self) -> None:
        if not self.coins:
            self.ending = "coins"
        elif all(self.is_full(sector) for sector in self.coins):
            self.ending = "ties"
        elif self.patience and self.idle == self.patience * len(self.colours):
            self.ending = "patience"
        if not self.ending:
            return
        for sector in self.coins:
            if self.is_full(sector):
                counts = self.counts(sector)
                leaders, losers = most(counts), fewest(counts)
                if leaders != losers:
                    self.add(leaders, 4)
                    self.add(losers, -4 if len(losers) == 1 else -2)


def most(counts: dict[str, int]) -> list[str]:
    return [colour for colour, count in counts.items() if count == max(counts.values())]


def fewest(counts: dict[str, int]) -> list[str]:
    return [colour for colour, count in counts.items() if count == min(counts.values())]


def perft(state: Slow, depth: int) -> int:
    if depth == 0 or state.ending:
        return 1
    moves = state.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for text in moves:
        after = state.copy()
        after.play(text)
        total += perft(after, depth - 1)
    return total
