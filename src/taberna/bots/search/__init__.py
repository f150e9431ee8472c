"""Search over any game, compiled with the engine."""
