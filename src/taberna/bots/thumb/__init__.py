"""Bots with rules of thumb, one module a game, compiled with the engine."""
