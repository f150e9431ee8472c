"""The options of a game: what may be chosen before it starts, and how a choice is checked.

A game lists its options as data. The terminal, the page and the record all read that list, so an
option exists once. Words for it are in locales/ under `<game>-option-<name>`.
"""

from typing import Union

from .errors import BadOption

Value = Union[bool, int, str, tuple[str, ...]]


class Option:
    """A yes-or-no option, and the base of the other kinds."""

    def __init__(self, name: str, clause: str, default: Value = False) -> None:
        self.name = name
        self.clause = clause
        self.default: Value = default

    def choices(self) -> str:
        """What may be said, for messages."""
        return "yes, no"

    def check(self, value: object) -> Value:
        """The value itself if it is allowed, else a BadOption that names the choices."""
        if isinstance(value, bool):
            return value
        raise self.bad(value)

    def parse(self, text: str) -> Value:
        """The value that a person typed."""
        word = text.strip().lower()
        if word in ("yes", "y", "true", "on", "1"):
            return True
        if word in ("no", "n", "false", "off", "0"):
            return False
        raise self.bad(text)

    def show(self, value: Value) -> str:
        """The value as a person would type it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def samples(self) -> list[Value]:
        """Values worth trying in tests: every one if there are few."""
        return [False, True]

    def bad(self, value: object) -> BadOption:
        return BadOption("bad-option", option=self.name, value=str(value), choices=self.choices())


class Number(Option):
    """A whole number from low to high."""

    def __init__(
        self, name: str, clause: str, default: int, low: int, high: int, samples: tuple[int, ...] = ()
    ) -> None:
        super().__init__(name, clause, default)
        self.low = low
        self.high = high
        self._samples: tuple[int, ...] = samples

    def choices(self) -> str:
        return f"{self.low}–{self.high}"

    def check(self, value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise self.bad(value)

    def parse(self, text: str) -> Value:
        try:
            number = int(text)
        except ValueError:
            raise self.bad(text) from None
        return self.check(number)

    def samples(self) -> list[Value]:
        values: list[Value] = [self.default]
        values.extend(n for n in self._samples if n != self.default)
        return values


class Count(Number):
    """How many of something come into play: `yes` is all of them, `no` none."""

    def __init__(self, name: str, clause: str, high: int, samples: tuple[int, ...] = ()) -> None:
        super().__init__(name, clause, 0, 0, high, samples)

    def choices(self) -> str:
        return f"yes, no, {super().choices()}"

    def check(self, value: object) -> Value:
        if isinstance(value, bool):
            return self.high if value else 0
        return super().check(value)

    def parse(self, text: str) -> Value:
        if text.strip().isdigit():
            return super().parse(text)
        return self.check(Option.parse(self, text))


class Choice(Option):
    """One of a few names."""

    def __init__(self, name: str, clause: str, names: tuple[str, ...]) -> None:
        super().__init__(name, clause, names[0])
        self.names = names

    def choices(self) -> str:
        return ", ".join(self.names)

    def check(self, value: object) -> Value:
        if isinstance(value, str) and value in self.names:
            return value
        raise self.bad(value)

    def parse(self, text: str) -> Value:
        return self.check(text.strip().lower())

    def samples(self) -> list[Value]:
        return list(self.names)


class Rows(Option):
    """The lines of a small text file: a drawing, a list of values.

    People name a file: `outline=mine.txt`. What is kept, and so what a record holds, is its lines, so
    that a record replays anywhere. The engine reads no files: `taberna.loading` does, at the border.
    """

    def __init__(
        self, name: str, clause: str, default: tuple[str, ...], samples: tuple[tuple[str, ...], ...] = ()
    ) -> None:
        super().__init__(name, clause, default)
        self._samples: tuple[tuple[str, ...], ...] = samples

    def choices(self) -> str:
        return "FILE"

    def check(self, value: object) -> Value:
        if not isinstance(value, (list, tuple)) or not all(isinstance(row, str) for row in value):
            raise self.bad(value)
        rows = tuple(str(row) for row in value)
        self.check_rows(rows)
        return rows

    def check_rows(self, rows: tuple[str, ...]) -> None:
        """Raise a BadOption that names the line and what is wrong with it; games write this one."""

    def parse(self, text: str) -> Value:
        """The value from the text of a file."""
        return self.check(text.splitlines())

    def show(self, value: Value) -> str:
        return "…"

    def samples(self) -> list[Value]:
        values: list[Value] = [self.default]
        values.extend(self._samples)
        return values


def settle(game: str, options: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """Every option of a game with its value: the given ones checked, the others by default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("unknown-option", game=game, option=name, choices=", ".join(known))
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
