"""Actions: an int for the engine, a structure for programs, a short text for people.

A game lists its kinds of action once, each with a pattern and its arguments. Every combination of
arguments is one row of the table; its index is the action. All three forms round-trip, and the
text never depends on the position.
"""

from .errors import Refused


class Arg:
    """An argument of an action: its name and the texts of its values."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


def numbers(name: str, low: int, high: int) -> Arg:
    """An argument that is a whole number."""
    return Arg(name, [str(n) for n in range(low, high + 1)])


class Kind:
    """A kind of action. The pattern holds each argument's name in braces: "write {number} row {row}"."""

    def __init__(self, name: str, pattern: str, *args: Arg) -> None:
        self.name = name
        self.pattern = pattern
        self.args = args
        self.count = 1  # how many actions it makes
        for arg in args:
            self.count *= len(arg.values)


class Actions:
    """The action table of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.texts: list[str] = []
        self._first: dict[str, int] = {}
        self._structures: list[dict[str, str]] = []
        for kind in kinds:
            self._first[kind.name] = len(self.texts)
            self._add(kind)
        self._by_text = {text: action for action, text in enumerate(self.texts)}
        # The actions as ready-made objects: lists of options are made of these in half the time.
        self.numbers: list[object] = list(range(len(self.texts)))
        if len(self._by_text) != len(self.texts):
            raise ValueError("two actions have the same text")

    def _add(self, kind: Kind) -> None:
        rows: list[dict[str, str]] = [{}]
        for arg in kind.args:
            rows = [{**row, arg.name: value} for row in rows for value in arg.values]
        for row in rows:
            self.texts.append(kind.pattern.format(**row))
            self._structures.append({"kind": kind.name, **row})

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, kind: str) -> int:
        """The first action of a kind; the others follow, the last argument running fastest."""
        return self._first[kind]

    def text(self, action: int) -> str:
        self.check(action)
        return self.texts[action]

    def structure(self, action: int) -> dict[str, str]:
        """The action as named parts: {"kind": "write", "number": "16", "row": "2"}."""
        self.check(action)
        return dict(self._structures[action])

    def action(self, text: str) -> int:
        """The action with this text; case and surplus spaces do not matter unless they must."""
        found = self._by_text.get(text)
        if found is None:
            found = self._by_text.get(" ".join(text.split()))
        if found is None:
            folded = " ".join(text.split()).casefold()
            same = [a for a, known in enumerate(self.texts) if known.casefold() == folded]
            if len(same) != 1:
                raise Refused("no-such-action", text=text.strip()[:40])
            found = same[0]
        return found

    def check(self, action: int) -> None:
        if not 0 <= action < len(self.texts):
            raise Refused("no-such-action", text=str(action))
