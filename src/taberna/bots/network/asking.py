"""Runs a bot that works out its choices and asks a network what it can't work out."""

from __future__ import annotations

from ...core.bot import Asking, Bot, Judgement
from ...core.chance import Rng
from ...core.game import Decision, Game, View
from .memory import window
from .model import Model


class AskingBot(Bot):
    def __init__(self, game: Game, rng: Rng, network: Model) -> None:
        super().__init__(game, rng)
        network.check(game.name)
        self.network = network
        asks = network.asks()
        assert asks is not None  # as was checked
        self.mind: Asking = asks(game, rng)
        self.mind.prepare(network.facts)

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        self.ask(view)
        return self.mind.choose(view, decision)

    def explain(self, view: View, decision: Decision) -> list[Judgement]:
        self.ask(view)
        return self.mind.explain(view, decision)

    def ask(self, view: View) -> None:
        """Have the network judge what the bot wants to know here."""
        many, cells = self.mind.questions(view)
        if many:
            rows = window(cells, "uint8").reshape(many, -1).astype("float32")
            self.mind.hear(self.network.answer(rows).reshape(many, -1).tolist())
