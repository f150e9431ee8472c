"""Coded refusals.

The engine speaks in codes and facts; the sentence a person reads is made from them by
`taberna.words`, in the person's language. So every error has

    code    a stable word such as "row-not-free", the key of its sentence in locales/
    clause  the rule behind it ("A9"), or "" where no rule is concerned
    facts   what fills the sentence

`str(error)` is the English sentence once `taberna` is imported, and code and facts before that.
"""

from collections.abc import Callable


def _plain(error: "TabernaError") -> str:
    facts = ", ".join(f"{name}={value}" for name, value in error.facts.items())
    return f"{error.code} ({facts})" if facts else error.code


class Speaker:
    """Holds the function that turns an error into a sentence; `taberna.words` puts a better one here."""

    speak: Callable[["TabernaError"], str]

    def __init__(self) -> None:
        self.speak = _plain


SPEAKER = Speaker()


class TabernaError(Exception):
    """Anything that Taberna refuses. Programs show `str(error)` and stop with exit code 2."""

    def __init__(self, code: str, clause: str = "", **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        sentence = SPEAKER.speak(self)
        return f"{sentence} [{self.clause}]" if self.clause else sentence


class Refused(TabernaError):
    """An action that is not legal now: nothing has changed."""


class BadOption(TabernaError):
    """A game, a number of players or an option that does not exist or is out of range."""


class BadPosition(TabernaError):
    """A position or view that can't be."""


class BadRecord(TabernaError):
    """A record that can't be read or does not replay."""


class BadFile(TabernaError):
    """A file that can't be read or written."""
