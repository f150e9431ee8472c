"""Every message of every language with every value that its variables can have: `python -m tests.rendered`.

The list goes to build/words/<language>/, a file for each file of words, to be read by people. What a variable
can be is what the sentences tell apart, in any language; cards are called by all their names, and the rest has an
example. Messages with many variables vary one at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from taberna.words import LANGUAGES, word_files

FOLDER = Path(__file__).parents[1] / "build" / "words"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: tuple[object, ...] = (0, 1, 2, 5)
AT_ONCE = 100
EXAMPLES: dict[str, object] = {
    "cell": "c4",
    "choices": "yes, no",
    "dice": "X V",
    "die": "V",
    "from": "a1",
    "name": "Julia",
    "names": "Julia, Gaius",
    "number": 16,
    "numbers": "14 / 16",
    "player": "Julia",
    "row": 2,
    "sector": "IV",
    "symbol": "X",
    "text": "r:c4",
    "to": "c4",
}
# Where a name means something else than usual.
OF_KEY: dict[tuple[str, str], object] = {
    ("alea-do-any-die", "die"): 2,
    ("alea-do-handful", "dice"): 3,
    ("alea-do-ignore", "die"): 2,
    ("alea-do-joker-any-die", "die"): 2,
    ("alea-do-joker-ignore", "die"): 2,
    ("error-alea-position-dice", "dice"): 7,
}


class Selects(Visitor):
    """The variables of a pattern, the values that its sentences tell apart, and the messages it uses."""

    def __init__(self) -> None:
        self.values: dict[str, set[str]] = {}
        self.uses: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.uses.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants
            }
            self.values.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parsed(language: str) -> dict[str, tuple[str, Selects]]:
    """Every message of a language: the file it stands in, and what was found in it."""
    found: dict[str, tuple[str, Selects]] = {}
    for name, file in word_files(language).items():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = Selects()
                seen.visit(entry)
                found[entry.id.name] = (name, seen)
    return found


@cache
def variables(key: str) -> dict[str, set[str]]:
    """The variables of a message and of those inside it, with the values told apart in any language."""
    values: dict[str, set[str]] = {}
    for language in LANGUAGES:
        if key in parsed(language):
            seen = parsed(language)[key][1]
            for name, keys in seen.values.items():
                values.setdefault(name, set()).update(keys)
            for other in seen.uses:
                for name, keys in variables(other).items():
                    values.setdefault(name, set()).update(keys)
    return values


def values_of(key: str, name: str, told_apart: set[str], language: str) -> list[object]:
    if name == "card" or name.endswith("_card"):
        return list(cards(key.removeprefix("error-").partition("-")[0], language))
    literal: list[object] = [int(one) if one.isdigit() else one for one in sorted(told_apart - PLURALS)]
    if told_apart & (PLURALS - {"other"}) or any(isinstance(one, int) for one in literal):
        return sorted({*NUMBERS, *(one for one in literal if isinstance(one, int))}, key=str)
    if literal and "other" not in told_apart:
        return literal
    if name.endswith("player"):
        return ["Julia"]
    return [*literal, OF_KEY.get((key, name), EXAMPLES.get(name, 3))]


@cache
def bundle(language: str) -> FluentBundle:
    """Every sentence of one language, parsed at once."""
    made = FluentBundle([language], use_isolating=False)
    for file in word_files(language).values():
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def cards(game: str, language: str) -> tuple[str, ...]:
    made = bundle(language)
    keys = [key for key in parsed("en") if key.startswith(f"{game}-card-")]
    names = [str(made.format_pattern(value)[0]) for key in keys if (value := made.get_message(key).value)]
    return tuple(dict.fromkeys(names)) or ("Joker",)


def cases(key: str, language: str) -> Iterator[dict[str, object]]:
    """The facts to fill a message with."""
    ranges = {name: values_of(key, name, keys, language) for name, keys in sorted(variables(key).items())}
    count = 1
    for values in ranges.values():
        count *= len(values)
    if count <= AT_ONCE:
        for chosen in product(*ranges.values()):
            yield dict(zip(ranges, chosen, strict=True))
        return
    usual = {name: values[0] for name, values in ranges.items()}
    for name, values in ranges.items():
        for value in values:
            yield {**usual, name: value}


def rendered(language: str) -> Iterator[tuple[str, str, str]]:
    """The file, the key and a sentence, for every message, attribute and case; the same sentence once."""
    made: FluentBundle = bundle(language)
    for key, (file, _) in parsed(language).items():
        message = made.get_message(key)
        patterns = {key: message.value, **{f"{key}.{name}": one for name, one in message.attributes.items()}}
        for name, pattern in patterns.items():
            if pattern is None:
                continue
            said: set[str] = set()
            for facts in cases(key, language):
                sentence, errors = made.format_pattern(pattern, facts)
                assert not errors, (language, name, facts, errors)
                if sentence not in said:
                    said.add(str(sentence))
                    yield file, name, str(sentence)


def main() -> None:
    for language in LANGUAGES:
        lines: dict[str, list[str]] = {}
        for file, key, sentence in rendered(language):
            lines.setdefault(file, []).append(f"{key}: {sentence}")
        for file, told in lines.items():
            target = FOLDER / language / f"{file.removesuffix('.ftl')}.txt"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
