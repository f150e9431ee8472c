"""What happened, for telling. Rules write events and never read them.

An event is a kind and facts. Fluent sentences use the facts by name, under the key
`<game>-event-<kind>`. Facts in `secret` are shown only to the seats in `audience`; everybody else
is shown the same event without them.
"""

from typing import final


@final
class Event:
    def __init__(
        self,
        kind: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) is told it."""
        told: dict[str, object] = {"kind": self.kind}
        told.update(self.facts)
        if self.secret is not None and seat is not None and seat in self.audience:
            told.update(self.secret)
        return told

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.facts})"
