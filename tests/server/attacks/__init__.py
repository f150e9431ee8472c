"""A list of attacks: each was possible once. Whoever tries is refused with a code, and nobody else notices."""
