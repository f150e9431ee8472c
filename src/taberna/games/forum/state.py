"""A position of Forum Romanum and what an action does to it (F5–F21)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.chance import Rng
from ...core.errors import Refused
from ...core.events import Event
from ...core.game import CHANCE, OVER, Game, Position, State, View
from . import actions as a
from . import board as b
from .telling import change, counts, drawing, named

ENDINGS: Final = ["", "coins", "ties", "patience"]
COINS: Final = 1
TIES: Final = 2
PATIENCE: Final = 3
NOBODY: Final = -1


@final
class ForumState(State):
    def __init__(self, game: Game, board: b.Board, romans: i64, patience: i64, plebeian: i64) -> None:
        self.board = board
        self.players: i64 = game.players
        self.colours: i64 = 4 if game.players == 2 else game.players  # F6
        self.romans = romans  # of each colour
        self.patience = patience
        self.limit: i64 = patience * self.colours  # actions without a coin that end the game (F18); 0 = never
        self.plebeian = plebeian
        self.seat: i64 = 0
        self.used: i64 = NOBODY  # two players: the colour that has had its action in this turn
        self.stones = vec[i64]([0] * self.colours)  # the cells of each colour
        self.hands = vec[i64]([romans] * self.colours)
        self.track = vec[i64]([0] * self.colours)
        self.occupied: i64 = 0
        self.empty: i64 = b.CELLS  # how many cells are
        self.coins: i64 = b.ALL_COINS
        self.wanted: i64 = b.ALL_CELLS  # the cells of all sectors that have their coin
        self.idle: i64 = 0  # actions since a coin left the board
        self.ended: i64 = 0  # index of ENDINGS
        # Last, so that the compiler knows the fields above are set whenever they are read.
        super().__init__(game)
        self.turn = CHANCE

    def clone(self) -> "ForumState":
        twin = ForumState(self.game, self.board, self.romans, self.patience, self.plebeian)
        twin.turn = self.turn
        twin.seat = self.seat
        twin.used = self.used
        twin.stones = self.stones[:]
        twin.hands = self.hands[:]
        twin.track = self.track[:]
        twin.occupied = self.occupied
        twin.empty = self.empty
        twin.coins = self.coins
        twin.wanted = self.wanted
        twin.idle = self.idle
        twin.ended = self.ended
        return twin

    def become(self, other: State) -> State:
        assert isinstance(other, ForumState)
        k: i64
        for k in range(self.colours):
            self.stones[k] = other.stones[k]
            self.hands[k] = other.hands[k]
            self.track[k] = other.track[k]
        self.log = None
        self.turn = other.turn
        self.seat = other.seat
        self.used = other.used
        self.occupied = other.occupied
        self.empty = other.empty
        self.coins = other.coins
        self.wanted = other.wanted
        self.idle = other.idle
        self.ended = other.ended
        return self

    # -- options ------------------------------------------------------------------------------------

    def colours_to_play(self) -> list[int]:
        """The colours with which the player may act now: one, or both of his two (F6)."""
        if self.players > 2:
            return [self.seat]
        return [colour for colour in (self.seat, self.seat + 2) if colour != self.used]

    def fill(self, out: vec[i64]) -> i64:
        if self.turn == CHANCE:
            first: i64 = 0
            while first < self.players:
                out[first] = a.FIRST + first
                first += 1
            return first
        if self.players == 2:
            return self._fill_pair(out)
        if self.hands[self.seat]:
            return self._fill_cells(out, 0, a.PLACE)
        return self._fill_moves(out, 0, self.seat, a.MOVE)

    def _fill_pair(self, out: vec[i64]) -> i64:
        count: i64 = 0
        colour: i64 = self.seat
        while colour < 4:
            if colour == self.used:
                pass
            elif self.hands[colour]:
                count = self._fill_cells(out, count, a.COLOUR_PLACE + colour * b.CELLS)
            else:
                count = self._fill_moves(out, count, colour, a.COLOUR_MOVE + colour * a.MOVES)
            colour += 2
        return count

    def _fill_moves(self, out: vec[i64], count: i64, colour: i64, first: i64) -> i64:
        stones: i64 = self.stones[colour]
        while stones:
            count = self._fill_cells(out, count, first + b.lowest(stones) * b.CELLS)
            stones &= stones - 1
        return count

    def _fill_cells(self, out: vec[i64], count: i64, first: i64) -> i64:
        empty: i64 = b.ALL_CELLS & ~self.occupied
        while empty:
            out[count] = first + b.lowest(empty)
            empty &= empty - 1
            count += 1
        return count

    def allows(self, action: i64) -> bool:
        # As in the base class, without a list.
        if self.turn < 0:
            return self.turn == CHANCE and a.FIRST <= action < a.FIRST + self.players
        if self.players > 2:
            return 0 <= action < a.COLOUR_PLACE and self._may(self.seat, action)
        if action < a.COLOUR_PLACE or action >= a.FIRST:
            return False
        if action < a.COLOUR_MOVE:
            action -= a.COLOUR_PLACE
            colour: i64 = action // b.CELLS
            action -= colour * b.CELLS
        else:
            action -= a.COLOUR_MOVE
            colour = action // a.MOVES
            action -= colour * a.MOVES - a.MOVE
        return colour % 2 == self.seat and colour != self.used and self._may(colour, action)

    def _may(self, colour: i64, action: i64) -> bool:
        """Whether a colour whose turn it is may do this, numbered as for more than two players."""
        if action < a.MOVE:
            return self.hands[colour] > 0 and (self.occupied >> action) & 1 == 0
        origin: i64 = (action - a.MOVE) // b.CELLS
        cell: i64 = action - a.MOVE - origin * b.CELLS
        if self.hands[colour] or (self.occupied >> cell) & 1:
            return False
        return (self.stones[colour] >> origin) & 1 == 1

    def pick(self, rng: Rng) -> i64:
        if self.turn == CHANCE:
            return a.FIRST + rng.below(self.players)
        if self.players == 2:
            return self._pick_pair(rng)
        if self.hands[self.seat]:
            return a.PLACE + self._pick_cell(rng)
        origin = b.nth(self.stones[self.seat], rng.below(self.romans))
        return a.MOVE + origin * b.CELLS + self._pick_cell(rng)

    def _pick_pair(self, rng: Rng) -> i64:
        # The two colours of a player always have equally many options when both may act.
        colour: i64 = self.seat
        if self.used == colour or (self.used == NOBODY and rng.below(2)):
            colour += 2
        if self.hands[colour]:
            return a.COLOUR_PLACE + colour * b.CELLS + self._pick_cell(rng)
        origin = b.nth(self.stones[colour], rng.below(self.romans))
        return a.COLOUR_MOVE + colour * a.MOVES + origin * b.CELLS + self._pick_cell(rng)

    def _pick_cell(self, rng: Rng) -> i64:
        return b.nth(b.ALL_CELLS & ~self.occupied, rng.below(self.empty))

    def playout(self, rng: Rng) -> i64:
        # As in the base class, but here the compiler binds the calls.
        count: i64 = 0
        while self.turn != OVER:
            self.do(self.pick(rng))
            count += 1
        return count

    # -- playing --------------------------------------------------------------------------------------

    def do(self, action: i64) -> None:
        if action < a.MOVE:
            self._place(self.seat, action)
        elif action < a.COLOUR_PLACE:
            self._move(self.seat, action - a.MOVE)
        elif action < a.COLOUR_MOVE:
            self._place((action - a.COLOUR_PLACE) // b.CELLS, (action - a.COLOUR_PLACE) % b.CELLS)
        elif action < a.FIRST:
            self._move((action - a.COLOUR_MOVE) // a.MOVES, (action - a.COLOUR_MOVE) % a.MOVES)
        else:
            self.seat = action - a.FIRST
            self.turn = self.seat
            if self.log is not None:
                self.log.append(Event("begins", {"player": self.seat}))

    def _place(self, colour: i64, cell: i64) -> None:
        if self.log is not None:
            self.log.append(Event("places", {**self._who(colour), "cell": b.NAMES[cell]}))
        self.hands[colour] -= 1
        self.empty -= 1
        self._arrive(colour, cell)

    def _move(self, colour: i64, move: i64) -> None:
        origin: i64 = move // b.CELLS
        cell: i64 = move - origin * b.CELLS
        if self.log is not None:
            path = {"from": b.NAMES[origin], "to": b.NAMES[cell]}
            self.log.append(Event("moves", {**self._who(colour), **path}))
        self.stones[colour] ^= b.bit(origin)
        self.occupied ^= b.bit(origin)
        self._arrive(colour, cell)

    def _arrive(self, colour: i64, cell: i64) -> None:
        self.stones[colour] |= b.bit(cell)
        self.occupied |= b.bit(cell)
        self.idle += 1
        self._look_at(cell)
        if self.wanted & ~self.occupied == 0:
            self._end(TIES if self.coins else COINS)
        elif self.limit and self.idle == self.limit:
            self._end(PATIENCE)
        elif self.players > 2:
            self.seat += 1
            if self.seat == self.players:
                self.seat = 0
            self.turn = self.seat
        elif self.used == NOBODY:
            self.used = colour
        else:
            self.used = NOBODY
            self.seat = 1 - self.seat
            self.turn = self.seat

    # -- scoring --------------------------------------------------------------------------------------

    def _look_at(self, cell: i64) -> None:
        """Score what is full now. Only a sector that somebody has just entered can be newly full, or
        be full with another majority than before: to change a tied one, a Roman must first leave it."""
        coins: i64 = self.coins
        sectors: i64 = self.board.through[cell] & coins
        while sectors:
            sector = b.lowest(sectors)
            if self.board.masks[sector] & ~self.occupied == 0:
                self._complete(sector)
            sectors &= sectors - 1
        if self.coins != coins:
            self.idle = 0
            self.wanted = self.board.cells_of(self.coins)

    def _complete(self, sector: i64) -> None:
        """A sector that has its coin is full: it scores (F11–F13, F20), or is tied (F15)."""
        size: i64 = self.board.sizes[sector]
        if self.plebeian:
            self._tell_sector("full", sector)
            self._score(sector, 4, 2, size, 4)
        else:
            _, leaders, _, _ = self.tally(sector)
            if leaders > 1:
                self._tell_sector("tied", sector)
                return
            self._tell_sector("full", sector)
            self._score(sector, size, 0, 4, 2)
        self.coins ^= b.bit(sector)

    def _score(self, sector: i64, alone: i64, shared: i64, last: i64, lasts: i64) -> None:
        """The most go forward, the fewest go back; if all colours have the same, nobody moves."""
        most, leaders, least, losers = self.tally(sector)
        if most == least:
            self._tell_sector("even", sector)
            return
        self._step(sector, most, alone if leaders == 1 else shared)
        self._step(sector, least, -last if losers == 1 else -lasts)

    def tally(self, sector: i64) -> tuple[i64, i64, i64, i64]:
        """The most Romans of one colour, how many colours have so many, the fewest, how many have so few."""
        most: i64 = -1
        leaders: i64 = 0
        least: i64 = b.CELLS
        losers: i64 = 0
        mask: i64 = self.board.masks[sector]
        colour: i64 = 0
        while colour < self.colours:
            romans = b.count(self.stones[colour] & mask)
            if romans > most:
                most = romans
                leaders = 0
            if romans == most:
                leaders += 1
            if romans < least:
                least = romans
                losers = 0
            if romans == least:
                losers += 1
            colour += 1
        return most, leaders, least, losers

    def _step(self, sector: i64, romans: i64, steps: i64) -> None:
        """Move the senator of every colour that has this many Romans in a sector."""
        mask: i64 = self.board.masks[sector]
        colour: i64 = 0
        while colour < self.colours:
            if b.count(self.stones[colour] & mask) == romans:
                self.track[colour] += steps
                if self.log is not None:
                    self.log.append(change(self._who(colour), sector, romans, steps))
            colour += 1

    def _end(self, why: i64) -> None:
        for sector in self.board.full_among(self.coins, self.occupied):
            self._tell_sector("settles", sector)
            self._score(sector, 0, 4, 4, 2)
        self.ended = why
        self.used = NOBODY
        self.turn = OVER
        if self.log is not None:
            self.log.append(Event("ends", {"ending": ENDINGS[why]}))

    # -- the result -----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [sum(self.track[colour] for colour in self.colours_of(seat)) for seat in range(self.players)]

    def colours_of(self, seat: int) -> list[int]:
        return [colour for colour in range(self.colours) if colour % self.players == seat]

    def ending(self) -> str:
        return ENDINGS[self.ended]

    # -- showing --------------------------------------------------------------------------------------

    def owner(self, cell: i64) -> int:
        """The colour on a cell, or NOBODY."""
        for colour in range(self.colours):
            if (self.stones[colour] >> cell) & 1:
                return colour
        return NOBODY

    def position(self) -> Position:
        turn: object = self.seat
        if self.turn < 0:
            turn = "chance" if self.turn == CHANCE else None
        letters = a.LETTERS[: self.colours]
        return Position(
            {
                "turn": turn,
                "board": drawing([self.owner(cell) for cell in range(b.CELLS)]),
                "hands": dict(zip(letters, self.hands, strict=True)),
                "track": dict(zip(letters, self.track, strict=True)),
                "coins": named(self.coins),
                "idle": self.idle,
                "used": a.LETTERS[self.used] if self.used >= 0 else None,
            }
        )

    def view(self, seat: int | None) -> View:
        seen: dict[str, object] = {"seat": seat}
        seen.update(self.position())
        seen["outline"] = list(self.board.outline)
        seen["colours"] = [[a.LETTERS[c] for c in self.colours_of(one)] for one in range(self.players)]
        seen["full"] = [b.SECTOR_NAMES[k] for k in self.board.full_among(self.coins, self.occupied)]
        seen["patience_left"] = self.patience_left()
        seen["scores"] = self.scores()
        return View(seen)

    def patience_left(self) -> int | None:
        """After how many more actions without a coin the game ends (F18); None until half of them have passed."""
        if not self.limit or self.turn == OVER or 2 * self.idle < self.limit:
            return None
        return int(self.limit - self.idle)

    def ask(self) -> tuple[str, dict[str, object]]:
        colours = self.colours_to_play()
        hand = self.hands[colours[0]]
        facts: dict[str, object] = {"colour": a.LETTERS[colours[0]], "hand": hand}
        if len(colours) == 1:
            return ("place" if hand else "move"), facts
        facts["other"] = a.LETTERS[colours[1]]
        return ("place-either" if hand else "move-either"), facts

    def _who(self, colour: i64) -> dict[str, object]:
        return {"player": colour % self.players, "colour": a.LETTERS[colour]}

    def _tell_sector(self, kind: str, sector: i64) -> None:
        if self.log is not None:
            mask = self.board.masks[sector]
            romans = [b.count(stones & mask) for stones in self.stones]
            self.log.append(Event(kind, counts(sector, self.board.sizes[sector], romans)))

    # What follows needs to know this class, so that it is imported late.

    def preview(self, action: int) -> list[dict[str, object]]:
        from .previewing import preview

        return preview(self, action)

    def meant(self, action: int) -> int:
        from .refusing import meant

        return meant(self, action)

    def refusal(self, action: int) -> Refused:
        from .refusing import refuse

        return refuse(self, action)
