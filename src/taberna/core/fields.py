"""Reads the fields of a position, with a message that names the field when something is wrong."""

from .errors import BadPosition


class Fields:
    def __init__(self, fields: object) -> None:
        if not isinstance(fields, dict):
            raise BadPosition("position-not-an-object")
        self.all: dict[str, object] = fields
        self.read: set[str] = set()

    def get(self, name: str, default: object) -> object:
        self.read.add(name)
        return self.all.get(name, default)

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.get(name, default)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise BadPosition("position-number", field=name, value=str(value), low=low, high=high)

    def flag(self, name: str, default: bool) -> bool:
        value = self.get(name, default)
        if isinstance(value, bool):
            return value
        raise BadPosition("position-flag", field=name, value=str(value))

    def table(self, name: str, keys: list[str], low: int, high: int) -> list[int | None]:
        """A number under each key, {"r": 7, "b": -4}; None where nothing is said."""
        value = self.get(name, {})
        if not isinstance(value, dict):
            raise BadPosition("position-table", field=name, value=str(value)[:40], choices=", ".join(keys))
        inner = Fields(value)
        found = [inner.number(key, 0, low, high) if key in value else None for key in keys]
        for key in value:
            if key not in keys:
                raise BadPosition("position-unknown", field=f"{name}.{key}", choices=", ".join(keys))
        return found

    def strings(self, name: str) -> list[str]:
        """A list of strings, empty by default."""
        strings: list[str] = []
        for value in self._list(name, self.get(name, [])):
            if not isinstance(value, str):
                raise BadPosition("position-string", field=name, value=str(value))
            strings.append(value)
        return strings

    def lists(self, name: str, length: int, default: list[str] | None = None) -> list[list[object]]:
        """A list for each seat. Without a default for one of them the field must be there."""
        value = self.get(name, None)
        if value is None and default is not None:
            return [list(default) for _ in range(length)]
        if value is None:
            raise BadPosition("position-missing", field=name)
        outer = self._list(name, value)
        if len(outer) != length:
            raise BadPosition("position-length", field=name, length=len(outer), wanted=length)
        return [self._list(name, inner) for inner in outer]

    def _list(self, name: str, value: object) -> list[object]:
        if isinstance(value, list):
            return list(value)
        raise BadPosition("position-list", field=name, value=str(value)[:40])

    def no_others(self, allowed: tuple[str, ...] = ()) -> None:
        """A field that nobody asked for is a slip of the pen: name it."""
        for name in self.all:
            if name not in self.read and name not in allowed:
                raise BadPosition("position-unknown", field=name, choices=", ".join(sorted(self.read)))
