"""The effects of the action cards."""
