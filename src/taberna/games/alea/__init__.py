"""Alea Romana: one die at a time into a Roman number."""

from ...core.manifest import CITIZEN, CONSUL, NOVICE, SENATOR, Level, Manifest

MANIFEST = Manifest(
    __name__,
    "rules:Alea",
    heuristic="heuristic:AleaBot",
    solver="solver:AleaSolver",
    estimate="evaluator:AleaEvaluator",
    reasons=("last-round",),
    # The numbers were found with the arena; docs/results.md has the ladder.
    levels={
        NOVICE: Level("heuristic", 87),
        CITIZEN: Level("heuristic", 62),
        SENATOR: Level("heuristic", 36),
        CONSUL: Level("solver"),
    },
    tensor="tensor:AleaEncoding",
    terminal="terminal",
    drawing="alea",
)
