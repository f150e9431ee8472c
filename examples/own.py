"""A bot in Python is a class with one method. Try it with: taberna arena alea examples/own.py citizen novice

It may take the game and a random generator when it is made, and imagine the rest of the table from what it
sees; what it imagines it can play on.
"""

from taberna import Decision, Game, Rng, View


class Bot:
    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, decision: Decision) -> int:
        """The option after which I win most often when everybody plays on at random."""
        return max(decision.options, key=lambda action: self.wins(view, decision.seat, action))

    def wins(self, view: View, seat: int, action: int, games: int = 20) -> int:
        won = 0
        for _ in range(games):
            state = self.game.imagine(view, self.rng)
            state.apply(action)
            state.playout(self.rng)
            won += seat in state.winners()
        return won
