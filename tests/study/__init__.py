"""Studies of our own rulings and card values: many games between bots, their numbers into docs/results.md."""
