"""Alea Romana: one die at a time into a Roman number."""

from ...core.manifest import CITIZEN, CONSUL, IMPERATOR, NOVICE, SENATOR, Level, Manifest

MANIFEST = Manifest(
    __name__,
    "rules:Alea",
    heuristic="heuristic:AleaBot",
    solver="solver:AleaSolver",
    asking=("outlook:AleaOutlook",),
    estimate="evaluator:AleaEvaluator",
    reasons=("last-round",),
    # The numbers were found with the arena; docs/results.md has the ladder.
    levels={
        NOVICE: Level("heuristic", temperature=2.5, hopeless=2.0),
        CITIZEN: Level("heuristic", temperature=0.45, hopeless=1.5),
        SENATOR: Level("heuristic", temperature=0.09, hopeless=1.0),
        CONSUL: Level("solver"),
        IMPERATOR: Level("network", iterations=400),
    },
    strongest=IMPERATOR,
    tensor="tensor:AleaEncoding",
    terminal="terminal",
    plays={
        **{card: card for card in ("all-i", "all-v", "any-die", "ignore", "twice")},
        **{f"joker-{card}": "joker" for card in ("all-i", "all-v", "any-die", "ignore", "twice")},
    },
    drawing="alea",
)
