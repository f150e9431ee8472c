"""Pecunia non olet: latrines, queues and their owners."""

from ...core.manifest import CITIZEN, CONSUL, IMPERATOR, NOVICE, SENATOR, Advice, Level, Manifest


def before_players(field: str) -> int:
    """A frame tells its operation first, then whom it asks."""
    from .state import OP_NAMES

    return len(OP_NAMES) if field == "frames" else 0


MANIFEST = Manifest(
    __name__,
    "game:Pecunia",
    heuristic="heuristic:PecuniaBot",
    evaluator="evaluator:PecuniaEvaluator",
    reasons=(
        "leaves",
        "slips-out",
        "removed",
        "slower",
        "quicker",
        "villa",
        "pays",
        "gives",
        "earns",
        "last-round",
    ),
    advice=Advice(options=0.0, worth=0.1),
    explore=0.15,
    network_explore=0.15,
    cautious=True,  # luck hides much: what search finds must be clearly better
    levels={
        NOVICE: Level("heuristic", temperature=0.5, hopeless=0.75),
        CITIZEN: Level("heuristic", temperature=0.17, hopeless=0.75),
        SENATOR: Level("heuristic", temperature=0.05, hopeless=0.75),
        CONSUL: Level("search", iterations=10_000),
        IMPERATOR: Level("network", iterations=3_000),
    },
    strongest=IMPERATOR,
    tensor="tensor:PecuniaEncoding",
    network_tensor="foresight:PecuniaForesight",
    before_players=":before_players",
    terminal="terminal",
    cards="card_list:card_list",
    plays={"play": "", "build": "", "pray": ""},
    modules=("famous", "upgrades", "events", "ladders", "gods"),
    drawing="pecunia",
)
