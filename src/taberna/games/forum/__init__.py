"""Forum Romanum: Romans on a square of 49 cells, for majorities."""

from ...core.manifest import CITIZEN, CONSUL, IMPERATOR, NOVICE, SENATOR, Advice, Level, Manifest

MANIFEST = Manifest(
    __name__,
    "rules:Forum",
    heuristic="heuristic:ForumBot",
    evaluator="evaluator:ForumEvaluator",
    estimate="win_estimate:ForumEstimate",
    advice=Advice(options=1.0, worth=0.6),
    reasons=("tied", "settles", "gains", "loses"),
    explore=0.1,
    levels={
        NOVICE: Level("heuristic", temperature=0.5, hopeless=0.4),
        CITIZEN: Level("heuristic", temperature=0.12, hopeless=0.4),
        SENATOR: Level("heuristic", temperature=0.05, hopeless=0.4),
        CONSUL: Level("search", iterations=1_000),
        IMPERATOR: Level("network", iterations=1_200),
    },
    strongest=IMPERATOR,
    tensor="tensor:ForumEncoding",
    terminal="terminal",
    drawing="forum",
)
