"""What a game is and what it brings: all that the house may ask of a game, and nothing else.

A package offers its manifest as an entry point of the group `taberna.games`, under the name of the game:

    [project.entry-points."taberna.games"]
    nim = "nim:MANIFEST"

    MANIFEST = Manifest(__name__, "rules:Nim")

Everything but the game has a default that works. Addresses ("module:Name") and folders are those of the
package; what stands at an address is imported when it is first asked for.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, final

from .game import Game

NOVICE: Final = "novice"
CITIZEN: Final = "citizen"
SENATOR: Final = "senator"
CONSUL: Final = "consul"
IMPERATOR: Final = "imperator"  # plays with a network, where there is one
LEVELS: Final = (NOVICE, CITIZEN, SENATOR, CONSUL)


@dataclass(frozen=True)
class Level:
    """How a level thinks, and how much it misjudges what it sees.

    Both numbers are in log odds of the chance to win: 1 lies between even chances and 27 of 100. An option that
    is worse than another by `temperature` is taken a third as often, one worse than the best by `hopeless` never.
    """

    mind: str  # the bot that judges for it: "heuristic", "solver", "search" or "network"
    temperature: float = 0.0  # 0 takes what the mind takes
    hopeless: float = 2.0
    iterations: int = 0  # how long it looks ahead, if it does


@dataclass(frozen=True)
class Advice:
    """How much a search with a network hears the game's estimate beside it, from 0 (not at all) to 1 (only that).

    A network that has learned by playing is sure of itself on the lines that it plays, and nearly as sure where
    it is wrong, on others: then search looks at nothing but its first thought.
    """

    options: float  # which options are worth a look
    worth: float  # what a position is worth
    temperature: float = 0.3  # how much better an option looks that is worth e times as many looks, in log odds


# For games without rules of thumb. Fewer iterations would be near to chance where options are many, so the
# lower levels look as long and misjudge more.
SEARCH_LEVELS: Final = {
    NOVICE: Level("search", temperature=1.0, iterations=500),
    CITIZEN: Level("search", temperature=0.4, iterations=500),
    SENATOR: Level("search", temperature=0.15, iterations=500),
    CONSUL: Level("search", iterations=4_000),
}

NO_PLAYS: Final[dict[str, str]] = {}


# How eagerly a search with a network tries what looks worse, unless a game says else.
NETWORK_EXPLORE: Final = 0.6


@final
class Manifest:
    def __init__(
        self,
        package: str,
        game: str,
        *,
        heuristic: str = "",
        solver: str = "",
        asking: tuple[str, ...] = (),
        evaluator: str = "",
        estimate: str = "",
        advice: Advice | None = None,
        reasons: tuple[str, ...] = (),
        explore: float = 0.7,
        network_explore: float = NETWORK_EXPLORE,
        cautious: bool = False,
        levels: dict[str, Level] = SEARCH_LEVELS,
        strongest: str = CONSUL,
        tensor: str = "",
        network_tensor: str = "",
        before_players: str = "",
        models: str = "models",
        terminal: str = "",
        words: str = "words",
        rules: str = "rules",
        lessons: str = "lessons.json",
        puzzles: str = "puzzles.json",
        cards: str = "",
        plays: dict[str, str] = NO_PLAYS,
        modules: tuple[str, ...] = (),
        drawing: str = "",
        script: str = "",
    ) -> None:
        self.package = package
        self.game = game
        # Bots that play the game by themselves: by rules of thumb; by working out the turn.
        self.heuristic = heuristic
        self.solver = solver
        # Those that ask a network what they can't work out, each an `Asking` with a layout of its own. Their
        # networks are files like all others.
        self.asking = asking
        # What search needs: how to judge a position (else playouts at random do), how eagerly to try what looks
        # worse, and whether the heuristic has the last word unless another option looks clearly better.
        self.evaluator = evaluator
        # An evaluator for those who look back at a finished game: one that takes its time and tells the same every
        # time it is asked. Without one they search, or ask the one above many times.
        self.estimate = estimate
        # How much of it, or else of the evaluator, a search with a network hears.
        self.advice = advice
        # Events that may be told as the reason why an option is better than another.
        self.reasons = reasons
        self.explore = explore
        # The same for a search with a network: the less a choice decides, and the likelier rivals are to take the
        # best of theirs, the less it should look at what the network holds for worse.
        self.network_explore = network_explore
        self.cautious = cautious
        self.levels = levels
        # The strongest level that is offered at tables: consul, or imperator once it was measured to be above him.
        self.strongest = strongest
        # An Encoding, for learners; a module that draws the table in the terminal.
        self.tensor = tensor
        # An Encoding for the networks that bots play with, where these are told more than learners in general are:
        # what rules of thumb make of a position, say.
        self.network_tensor = network_tensor or tensor
        # A function that says of a field how many columns come before those that there are for each player;
        # without one those come first. A folder of networks that were trained for the game: <name>.onnx.
        self.before_players = before_players
        self.models = models
        self.terminal = terminal
        # Folders: <language>.ftl or <language>/*.ftl, and <language>.md. The lessons are a file.
        self.words = words
        self.rules = rules
        self.lessons = lessons
        # Positions in which one option is clearly best: a file, as `taberna.analysis.puzzles` writes it.
        self.puzzles = puzzles
        # A function that writes the list of cards as Markdown; else they are listed as the words explain them.
        self.cards = cards
        # Kinds of actions that play a card, and which one: its name, or "" if the action says it as its "card".
        # Words for it: <game>-card-<name>.
        self.plays = plays
        # The options that are modules of the rules: with them on, a game has more of everything.
        self.modules = modules
        # How the page draws the table: by a drawing of ours, or by an ES module of the package. Else it draws
        # what the view says.
        self.drawing = drawing
        self.script = script

    def find(self, address: str) -> Any:
        """What stands at "module:Name" of the package; the module itself if no name is given."""
        module, _, name = address.partition(":")
        found: Any = import_module(f"{self.package}.{module}" if module else self.package)
        return getattr(found, name) if name else found

    def game_class(self) -> type[Game]:
        found: type[Game] = self.find(self.game)
        return found
