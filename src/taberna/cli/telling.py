"""Makes sentences of events, options and questions, and finds the option somebody typed."""

from __future__ import annotations

from ..core.errors import TabernaError
from ..core.game import Decision, Game, State
from ..words import Words, card_names

# More options than this are not told one by one to find one of them.
FEW = 400


class Ambiguous(TabernaError):
    """What was typed fits several options, or none."""


class Teller:
    """Speaks of one game with one set of players."""

    def __init__(self, words: Words, game: Game, names: list[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def event(self, told: dict[str, object]) -> str:
        """What happened, in a sentence. `told` is an event as the listener is told it."""
        facts = self._facts(told)
        return self.words.say(f"{self.game.name}-event-{told['kind']}", **facts)

    def option(self, action: int) -> str:
        """What an option would do."""
        structure = self.game.structure(action)
        key = f"{self.game.name}-do-{structure['kind']}"
        return (
            self.words.say(key, **self._facts(dict(structure))) if self.words.has(key) else self.game.text(action)
        )

    def fitting(self, options: list[int], typed: str) -> list[int]:
        """The options that what is typed may mean, as they are written or, if they are few, as they are told."""
        few = len(options) <= FEW
        return [
            action
            for action in options
            if _fits(typed, self.game.text(action)) or (few and _fits(typed, self.option(action)))
        ]

    def question(self, decision: Decision) -> str:
        """What is asked, and why."""
        return self.words.say(f"{self.game.name}-ask-{decision.ask}", **self._facts(decision.facts))

    def card(self, name: str) -> str:
        """What a card is called and what it does, with the options of this game."""
        key = f"{self.game.name}-card-{name}"
        return f"{self.words.say(key)}: {self.words.help(key, **self.game.options)}"

    def cards(self, decision: Decision) -> list[str]:
        """The cards that a question and its options speak of: the open one first."""
        known = set(card_names(self.game.name))
        named = [*decision.facts.values()]
        for action in decision.options:
            named += self.game.structure(action).values()
        return list(dict.fromkeys(name for name in named if isinstance(name, str) and name in known))

    def find_card(self, typed: str) -> str:
        """The card that somebody means, by its name in this language or in the data, or by a part of it."""
        wanted = typed.casefold()
        called = {
            name: self.words.say(f"{self.game.name}-card-{name}").casefold() for name in card_names(self.game.name)
        }
        found = [name for name, said in called.items() if wanted in (name, said)]
        found = found or [name for name, said in called.items() if wanted in name or wanted in said]
        if len(found) == 1:
            return found[0]
        if not found:
            raise Ambiguous("no-such-card", text=typed[:40])
        names = [self.words.say(f"{self.game.name}-card-{name}") for name in found]
        raise Ambiguous("typed-ambiguous", text=typed[:40], matches=_some(names))

    def _facts(self, told: dict[str, object]) -> dict[str, object]:
        """Seats become names, cards are called what they are called in this language."""
        facts: dict[str, object] = {}
        for name, fact in told.items():
            if name == "player" or name.endswith("_player"):
                facts[name] = self._name(fact)
            elif name == "card":
                facts[name] = self.words.say(f"{self.game.name}-card-{fact}")
            elif isinstance(fact, TabernaError):
                facts[name] = self.refusal(fact)
            elif isinstance(fact, str) and fact.isdigit():
                facts[name] = int(fact)
            else:
                facts[name] = fact
        return facts

    def _name(self, player: object) -> str:
        """A seat counts from 0 in facts and from 1 in the texts of actions."""
        if isinstance(player, int):
            return self.names[player]
        number = int(player) if isinstance(player, str) and player.isdigit() else 0
        return self.names[number - 1] if 1 <= number <= len(self.names) else ""

    def refusal(self, error: TabernaError) -> str:
        """Why something was refused, and by which clause."""
        sentence = self.words.say(f"error-{error.code}", **self._facts(error.facts))
        return f"{sentence} [{error.clause}]" if error.clause else sentence

    def end(self, state: State) -> list[str]:
        """How a game ended and who has won."""
        return self.result(state.ending(), state.winners())

    def result(self, ending: str, winners: list[int]) -> list[str]:
        reason = self.words.say(f"{self.game.name}-ending-{ending}")
        names = ", ".join(self.names[seat] for seat in winners)
        won = self.words.say("table-wins" if len(winners) == 1 else "table-share", names=names)
        return [self.words.say("table-over", reason=reason), won]


def find(game: Game, options: list[int], typed: str) -> int:
    """The option that somebody means: its number in the list, its text, or words that fit only it."""
    if typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    try:
        return game.action(typed)
    except TabernaError:
        pass
    matches = [action for action in options if _fits(typed, game.text(action))]
    # A move that is not legal now is meant too: the refusal will say why it is not.
    matches = matches or [action for action, text in enumerate(game.actions.texts) if _fits(typed, text)]
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise Ambiguous("typed-ambiguous", text=typed[:40], matches=_some([game.text(one) for one in matches]))
    raise Ambiguous("typed-nothing", text=typed[:40])


def _some(names: list[str]) -> str:
    return ", ".join(names[:6]) + (", …" if len(names) > 6 else "")


def _fits(typed: str, text: str) -> bool:
    """Whether the typed words begin words of the text, in order: "w 16 2" fits "write 16 row 2"."""
    words = iter(text.casefold().split())
    return all(any(word.startswith(part) for word in words) for part in typed.casefold().split())
