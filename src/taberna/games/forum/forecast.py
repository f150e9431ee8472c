"""What every option of a position of Forum Romanum leaves, without playing it.

A Roman who leaves a cell or comes to one changes the sectors of that cell and no others. So what leaving and
entering each sector would change is worked out once for a position, and an option is the sum of a few such
changes. Options that fill a sector or end the game are not foreseen: they are for the engine to play.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from . import actions as a
from . import board as b
from .hopes import CLOSENESS, stakes
from .state import NOBODY, ForumState

MOST_COLOURS: Final = 6
# For each sector and each cell: what changes for every colour, and how near the sectors are to being full.
WIDE: Final = MOST_COLOURS + 1
NEARNESS: Final = MOST_COLOURS


@final
class Forecast:
    """`see` a position, then ask for what comes `after` its options: `steps` and `near`."""

    def __init__(self) -> None:
        self.steps = vec[float]([0.0] * MOST_COLOURS)  # how far every colour can hope to come on the track
        self.near = 0.0  # how near all sectors are to being full
        self.now = vec[float]([0.0] * WIDE)
        self.counts = vec[i64]([0] * (b.SECTORS * MOST_COLOURS))
        self.empty = vec[i64]([0] * b.SECTORS)
        self.worths = vec[float]([0.0] * (b.SECTORS * WIDE))
        # What changes if a colour leaves or enters a sector; and the same for a cell, all of its sectors together.
        self.leaving = vec[float]([0.0] * (b.SECTORS * WIDE))
        self.entering = vec[float]([0.0] * (b.SECTORS * WIDE))
        self.leaving_cell = vec[float]([0.0] * (b.CELLS * WIDE))
        self.entering_cell = vec[float]([0.0] * (b.CELLS * WIDE))
        self.prepared: i64 = NOBODY  # the colour that these are for

    def see(self, state: ForumState) -> None:
        """Look at a position that is not over."""
        self.prepared = NOBODY
        colour: i64 = 0
        while colour < MOST_COLOURS:
            self.now[colour] = float(state.track[colour]) if colour < state.colours else 0.0
            colour += 1
        self.now[NEARNESS] = 0.0
        sector: i64 = 0
        while sector < b.SECTORS:
            if (state.coins >> sector) & 1:
                self._count(state, sector)
                self._judge(state, sector, self.worths)
                self._add(self.worths, sector, self.now, 0, 1.0)
            sector += 1

    def after(self, state: ForumState, action: i64) -> bool:
        """Note what an action leaves. False if it fills a sector or may end the game."""
        colour, origin, cell = parts(state, action)
        left: i64 = 0 if origin == NOBODY else state.board.through[origin] & state.coins
        entered: i64 = state.board.through[cell] & state.coins
        if state.idle + 1 == state.limit or self._fills(entered & ~left):
            return False
        if colour != self.prepared:
            self._prepare(state, colour)
        k: i64 = 0
        while k < state.colours:
            self.steps[k] = self.now[k] + self.entering_cell[cell * WIDE + k]
            k += 1
        self.near = self.now[NEARNESS] + self.entering_cell[cell * WIDE + NEARNESS]
        if origin != NOBODY:
            self._leave(state, origin)
            # Who goes from one cell of a sector to another changes nothing there.
            both = left & entered
            while both:
                self._undo(state, b.lowest(both))
                both &= both - 1
        return True

    def _fills(self, sectors: i64) -> bool:
        while sectors:
            if self.empty[b.lowest(sectors)] == 1:
                return True
            sectors &= sectors - 1
        return False

    def _leave(self, state: ForumState, cell: i64) -> None:
        k: i64 = 0
        while k < state.colours:
            self.steps[k] += self.leaving_cell[cell * WIDE + k]
            k += 1
        self.near += self.leaving_cell[cell * WIDE + NEARNESS]

    def _undo(self, state: ForumState, sector: i64) -> None:
        at: i64 = sector * WIDE
        k: i64 = 0
        while k < state.colours:
            self.steps[k] -= self.leaving[at + k] + self.entering[at + k]
            k += 1
        self.near -= self.leaving[at + NEARNESS] + self.entering[at + NEARNESS]

    def _prepare(self, state: ForumState, colour: i64) -> None:
        """Work out what changes where this colour comes and goes."""
        self.prepared = colour
        sector: i64 = 0
        while sector < b.SECTORS:
            if (state.coins >> sector) & 1:
                self._change(state, sector, colour, -1, self.leaving)
                self._change(state, sector, colour, 1, self.entering)
            sector += 1
        self._sum(state, state.stones[colour], self.leaving, self.leaving_cell)
        self._sum(state, b.ALL_CELLS & ~state.occupied, self.entering, self.entering_cell)

    def _sum(self, state: ForumState, cells: i64, sectors: vec[float], out: vec[float]) -> None:
        while cells:
            cell = b.lowest(cells)
            k: i64 = 0
            while k < WIDE:
                out[cell * WIDE + k] = 0.0
                k += 1
            through: i64 = state.board.through[cell] & state.coins
            while through:
                self._add(sectors, b.lowest(through), out, cell * WIDE, 1.0)
                through &= through - 1
            cells &= cells - 1

    def _change(self, state: ForumState, sector: i64, colour: i64, romans: i64, out: vec[float]) -> None:
        """What one Roman more or less in a sector changes."""
        place: i64 = sector * MOST_COLOURS + colour
        if self.counts[place] + romans < 0 or self.empty[sector] - romans < 0:
            return  # nobody can leave, or enter; nobody asks
        self.counts[place] += romans
        self.empty[sector] -= romans
        self._judge(state, sector, out)
        self.counts[place] -= romans
        self.empty[sector] += romans
        self._add(self.worths, sector, out, sector * WIDE, -1.0)

    def _add(self, sectors: vec[float], sector: i64, out: vec[float], at: i64, times: float) -> None:
        first: i64 = sector * WIDE
        k: i64 = 0
        while k < WIDE:
            out[at + k] += times * sectors[first + k]
            k += 1

    def _count(self, state: ForumState, sector: i64) -> None:
        mask: i64 = state.board.masks[sector]
        self.empty[sector] = b.count(mask & ~state.occupied)
        first: i64 = sector * MOST_COLOURS
        colour: i64 = 0
        while colour < state.colours:
            self.counts[first + colour] = b.count(state.stones[colour] & mask)
            colour += 1

    def _judge(self, state: ForumState, sector: i64, out: vec[float]) -> None:
        """What each colour would gain or lose if the sector were scored now, as far as that is near: the same as
        `hopes` says, by the counts noted here."""
        at: i64 = sector * WIDE
        k: i64 = 0
        while k < WIDE:
            out[at + k] = 0.0
            k += 1
        closeness: float = CLOSENESS[self.empty[sector]]
        if closeness == 0.0:
            return
        if self.empty[sector]:
            out[at + NEARNESS] = closeness
        first: i64 = sector * MOST_COLOURS
        most, leaders, least, losers = self._tally(first, state.colours)
        if most == least:
            return
        gain, loss = stakes(state, sector, leaders, losers)
        k = 0
        while k < state.colours:
            if self.counts[first + k] == most:
                out[at + k] += closeness * gain
            if self.counts[first + k] == least:
                out[at + k] -= closeness * loss
            k += 1

    def _tally(self, first: i64, colours: i64) -> tuple[i64, i64, i64, i64]:
        most: i64 = -1
        leaders: i64 = 0
        least: i64 = b.CELLS
        losers: i64 = 0
        k: i64 = first
        while k < first + colours:
            romans: i64 = self.counts[k]
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
            k += 1
        return most, leaders, least, losers


def parts(state: ForumState, action: i64) -> tuple[i64, i64, i64]:
    """The colour that acts, the cell it leaves (NOBODY if it is placed) and the one it comes to."""
    if action < a.MOVE:
        return state.seat, NOBODY, action - a.PLACE
    if action < a.COLOUR_PLACE:
        action -= a.MOVE
        return state.seat, action // b.CELLS, action % b.CELLS
    if action < a.COLOUR_MOVE:
        action -= a.COLOUR_PLACE
        return action // b.CELLS, NOBODY, action % b.CELLS
    action -= a.COLOUR_MOVE
    colour: i64 = action // a.MOVES
    action -= colour * a.MOVES
    return colour, action // b.CELLS, action % b.CELLS
