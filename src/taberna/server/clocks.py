"""Time to think. Kept as wall time, so that it is right after a restart, and computed from the journal."""

from __future__ import annotations

from ..protocol import Clock, ClockFace

# Whoever comes back after his time was up has at least this long for a move, in milliseconds.
LEAST = 30_000


class Clocks:
    """The clocks of one table. With a clock per move every question starts afresh."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000 if clock is not None else 0] * players
        self.deadline: int | None = None
        self._since = 0

    def start(self, seat: int | None, at: int) -> None:
        """A seat is asked, or none whose time is limited."""
        self._since = at
        if self.clock is None or seat is None:
            self.deadline = None
            return
        if self.clock.per == "move":
            self.left[seat] = self.clock.seconds * 1000
        self.deadline = at + self.left[seat]

    def stop(self, seat: int | None, at: int) -> None:
        """The seat that was asked has answered, or a bot takes over."""
        if self.deadline is not None and seat is not None:
            self.left[seat] = max(0, self.left[seat] - (at - self._since))
        self.deadline = None

    def grant(self, seat: int) -> None:
        """Somebody comes back to a seat that a bot has kept."""
        if self.clock is not None:
            self.left[seat] = max(self.left[seat], min(LEAST, self.clock.seconds * 1000))

    def face(self) -> ClockFace | None:
        return None if self.clock is None else ClockFace(list(self.left), self.deadline)
