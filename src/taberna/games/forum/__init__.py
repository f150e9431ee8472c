"""Forum Romanum: Romans on a square of 49 cells, for majorities."""

from ...core.manifest import CITIZEN, CONSUL, IMPERATOR, NOVICE, SENATOR, Level, Manifest

MANIFEST = Manifest(
    __name__,
    "rules:Forum",
    heuristic="heuristic:ForumBot",
    evaluator="evaluator:ForumEvaluator",
    reasons=("tied", "settles", "gains", "loses"),
    explore=0.1,
    levels={
        NOVICE: Level("heuristic", 91),
        CITIZEN: Level("heuristic", 80),
        SENATOR: Level("heuristic", 52),
        CONSUL: Level("search", 0, 1_000),
        IMPERATOR: Level("network", 0, 200),
    },
    tensor="tensor:ForumEncoding",
    terminal="terminal",
    drawing="forum",
)
