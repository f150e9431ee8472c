"""The contract: what a game is. No input or output, no clock, no game's name in here."""
