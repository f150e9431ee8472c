"""Time to think. Kept as wall time, so that it is right after a restart, and computed from the journal."""

from __future__ import annotations

from ...protocol import Clock, ClockFace


class Clocks:
    """The clocks of one table. A question's time runs from when it was asked, whoever plays the seat meanwhile:
    leaving and coming back gives nobody a fresh clock. With a clock per move every question starts afresh. The
    clock of somebody on vacation stands still."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000 if clock is not None else 0] * players
        self.deadline: int | None = None
        # When the present question was asked.
        self.since = 0
        # Since when its time runs: not while somebody is on vacation.
        self._runs = 0
        self._still = [False] * players

    def ask(self, seat: int | None, at: int, by_bot: bool, afresh: bool) -> None:
        """A seat is asked; its deadline counts unless a bot plays it."""
        self.since = self._runs = at
        if self.clock is not None and self.clock.per == "move" and seat is not None and afresh:
            self.left[seat] = self.clock.seconds * 1000
        self.reseat(seat, by_bot)

    def reseat(self, seat: int | None, by_bot: bool) -> None:
        """A bot takes the seat that is asked, or a person takes it back: the time that has run has run."""
        self.deadline = None
        if self.clock is not None and seat is not None and not by_bot and not self._still[seat]:
            self.deadline = self._runs + self.left[seat]

    def answer(self, seat: int | None, at: int, by_bot: bool) -> None:
        """The seat that was asked has answered. A bot's time is nobody's."""
        if seat is not None and not by_bot:
            self._run(seat, at)
        self.deadline = None

    def _run(self, seat: int, at: int) -> None:
        """The time of the seat that is asked has run until now."""
        if self.clock is not None and not self._still[seat]:
            self.left[seat] = max(0, self.left[seat] - (at - self._runs))

    def stop(self, seat: int, asked: bool, at: int) -> None:
        """Its person goes on vacation."""
        if asked:
            self._run(seat, at)
        self._still[seat] = True

    def go_on(self, seat: int, asked: bool, at: int) -> None:
        """Its person is back from vacation."""
        if asked and self._still[seat]:
            self._runs = at
        self._still[seat] = False

    def is_up(self, seat: int, asked: bool, at: int) -> bool:
        """Whether a seat has no time: for the question it is asked, or for the rest of the game."""
        if self.clock is None:
            return False
        if asked:
            return not self._still[seat] and self._runs + self.left[seat] <= at
        return self.clock.per == "game" and self.left[seat] == 0

    def due(self, seat: int, at: int) -> int:
        """When the time of a seat that has been asked is up, if it runs from now on."""
        return (at if self._still[seat] else self._runs) + self.left[seat]

    def spend(self, seat: int) -> None:
        """A seat whose time ran out has none left for this question, or for the game."""
        self.left[seat] = 0

    def face(self) -> ClockFace | None:
        return None if self.clock is None else ClockFace(list(self.left), self.deadline)
