"""Reads the fields of a position, with a message that names the field when something is wrong."""

from .errors import BadPosition

LONGEST = 40  # of a value in a message


def brief(value: object) -> str:
    """A value for a message: whatever it is, short, and looked into no further."""
    if isinstance(value, (list, dict)):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, int) and not isinstance(value, bool) and not -(10**LONGEST) < value < 10**LONGEST:
        return "…"
    return str(value)[:LONGEST]


def is_whole(value: object) -> bool:
    """Whether it is a whole number, and no truth value. To be asked before `isinstance(value, int)`, after which a
    compiled caller hands over a plain number whatever it was."""
    return isinstance(value, int) and not isinstance(value, bool)


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
        raise BadPosition("position-number", field=name, value=brief(value), low=low, high=high)

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        """A number for each seat, as a rule 0."""
        values = self.items(name, length, [0] * length)
        return [Fields({name: value}).number(name, 0, low, high) for value in values]

    def rows(self, name: str, length: int) -> list["Fields"]:
        """An object for each seat, as a rule an empty one."""
        return [self._inner(name, value) for value in self.items(name, length, [{} for _ in range(length)])]

    def items(self, name: str, length: int, default: list[object] | None) -> list[object]:
        """Something for each seat. Without a default the field must be there."""
        value = self.get(name, default)
        if value is None:
            raise BadPosition("position-missing", field=name)
        values = self._list(name, value)
        if len(values) != length:
            raise BadPosition("position-length", field=name, length=len(values), wanted=length)
        return values

    def nested(self, name: str) -> "Fields":
        """An object, as a rule an empty one."""
        return self._inner(name, self.get(name, {}))

    def _inner(self, name: str, value: object) -> "Fields":
        if not isinstance(value, dict):
            raise BadPosition("position-object", field=name, value=brief(value))
        return Fields(value)

    def flag(self, name: str, default: bool) -> bool:
        value = self.get(name, default)
        if isinstance(value, bool):
            return value
        raise BadPosition("position-flag", field=name, value=brief(value))

    def table(self, name: str, keys: list[str], low: int, high: int) -> list[int | None]:
        """A number under each key, {"r": 7, "b": -4}; None where nothing is said."""
        value = self.get(name, {})
        if not isinstance(value, dict):
            raise BadPosition("position-table", field=name, value=brief(value), choices=", ".join(keys))
        inner = Fields(value)
        found = [inner.number(key, 0, low, high) if key in value else None for key in keys]
        for key in value:
            if key not in keys:
                raise BadPosition("position-unknown", field=f"{name}.{brief(key)}", choices=", ".join(keys))
        return found

    def strings(self, name: str) -> list[str]:
        """A list of strings, empty by default."""
        strings: list[str] = []
        for value in self._list(name, self.get(name, [])):
            if not isinstance(value, str):
                raise BadPosition("position-string", field=name, value=brief(value))
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
        raise BadPosition("position-list", field=name, value=brief(value))

    def no_others(self, allowed: tuple[str, ...] = ()) -> None:
        """A field that nobody asked for is a slip of the pen: name it."""
        for name in self.all:
            if name not in self.read and name not in allowed:
                raise BadPosition("position-unknown", field=brief(name), choices=", ".join(sorted(self.read)))
