"""Rearranges the C that mypyc wrote, so that it compiles in pieces and a piece changes only with what it uses.

mypyc writes one C file a module, two headers with everything in them, and numbers all literals in one
row: a word more in one module would change every file. Here modules are put together to units, a unit gets
the declarations it mentions and no others, and a row of literals of its own, filled from the common one
when the library is loaded. Where mypyc writes something else than is known here, `units` says so by ValueError,
and its files are compiled as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

WORD = re.compile(r"\w+")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
FILLED = re.compile(r"^(    is_initialized = 1;)$", re.MULTILINE)
INCLUDE = re.compile(r'^#include "__native_\w+\.h"\n', re.MULTILINE)
GUARD = re.compile(r"^#(?:ifndef|define) MYPYC_(?:NATIVE|LIBRT_INTERNAL)_\w+\n", re.MULTILINE)
# Top-level code of a module runs once, and is a fifth of all the work of a C compiler.
TOP_LEVEL = re.compile(r"^char (CPyDef_\w+_____top_level__\(void\)) \{$", re.MULTILINE)
ONCE = '#if defined(__GNUC__) && !defined(__clang__)\n__attribute__((noinline, optimize("O0")))\n#endif\n'
# The declarations of a header: an external name, a structure, a guarded structure of a tuple.
DECLARATION = re.compile(
    r"^extern [^\n;{]*?(?P<outside>\w+)(?:\([^\n;{]*\)|\[\w*\])?;\n"
    r"|^typedef struct \{\n(?:[^\n}]*\n)*?\} (?P<structure>\w+);\n"
    r"|^#ifndef MYPYC_DECLARED_(?P<guarded>\w+)\n.*?^#endif\n",
    re.MULTILINE | re.DOTALL,
)
# A function that a C compiler would inline if it were in the same file; names that only its own file knows.
FUNCTION = re.compile(
    r"^(?P<head>\w[\w *]*?(?P<name>CPyDef_\w+)\([^\n]*\)) (?P<body>\{\n(?:[^}\n][^\n]*\n|\n)*\}\n)", re.MULTILINE
)
PRIVATE = re.compile(r"^static [^\n(=;]*?\n?(\w+)\s*(?:\(|\[|=|;)", re.MULTILINE)
SHORT = 100  # lines of C
DEPTH = 2  # calls within calls
INLINED = """#ifdef __GNUC__
#define INLINED extern inline __attribute__((gnu_inline))
"""


class Bodies:
    """Short functions, copied into the hot units that call them: a call between units costs no more then."""

    def __init__(self) -> None:
        self.copies: dict[str, str] = {}

    def take(self, module: str) -> None:
        private = set(PRIVATE.findall(module))
        for found in FUNCTION.finditer(module):
            short = found["body"].count("\n") <= SHORT and not found["head"].startswith("static")
            if short and private.isdisjoint(WORD.findall(found["body"])):
                self.copies[found["name"]] = f"INLINED {found['head']} {found['body']}"

    def for_text(self, text: str) -> str:
        """The copies that a unit's text calls, and those that these call."""
        known = {found["name"] for found in FUNCTION.finditer(text)}
        copies: dict[str, str] = {}
        ahead = text
        for _ in range(DEPTH):
            names = set(WORD.findall(ahead)) - known - copies.keys()
            fresh = {name: self.copies[name] for name in sorted(names) if name in self.copies}
            copies = {**fresh, **copies}
            ahead = "".join(fresh.values())
        return "".join(copies.values())


class Header:
    """The declarations of both headers, in order."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.parts: list[tuple[str | None, str]] = []
        self.places: dict[str, list[int]] = {}
        for text in texts:
            self._take(text)

    def _take(self, text: str) -> None:
        inside = re.sub(r"\n#endif\n?\Z", "\n", GUARD.sub("", INCLUDE.sub("", text)))
        end = 0
        for found in DECLARATION.finditer(inside):
            self._add(None, inside[end : found.start()])
            self._add(found["outside"] or found["structure"] or found["guarded"], found[0])
            end = found.end()
        self._add(None, inside[end:])

    def _add(self, name: str | None, text: str) -> None:
        if name is not None:
            self.places.setdefault(name, []).append(len(self.parts))
        if text.strip():
            self.parts.append((name, text))

    def for_text(self, text: str) -> str:
        """What of it the text mentions, and what that mentions."""
        wanted = {place for place, (name, _) in enumerate(self.parts) if name is None}
        ahead = set(WORD.findall(text))
        for place in wanted:
            ahead.update(WORD.findall(self.parts[place][1]))
        seen: set[str] = set()
        while ahead:
            seen |= ahead
            places = {place for word in ahead for place in self.places.get(word, ())} - wanted
            wanted |= places
            ahead = {word for place in places for word in WORD.findall(self.parts[place][1])} - seen
        return "".join(self.parts[place][1] for place in sorted(wanted))


def unit_text(name: str, modules: Iterable[str], header: Header, bodies: Bodies | None) -> tuple[str, list[int]]:
    """The C of a unit made of these modules' C, and which of the common literals its own row holds."""
    body = TOP_LEVEL.sub(ONCE + r"char \1 {", "".join(INCLUDE.sub("", module) for module in modules))
    copies = bodies.for_text(body) if bodies is not None else ""
    if copies:
        body = f"{INLINED}{copies}#endif\n{body}"
    numbers: dict[int, int] = {}

    def own(found: re.Match[str]) -> str:
        return f"CPyStatics_{name}[{numbers.setdefault(int(found[1]), len(numbers))}]"

    body = LITERAL.sub(own, body)
    row = f"extern PyObject *CPyStatics_{name}[];\n" if numbers else ""
    return f"{header.for_text(body)}{row}{body}", list(numbers)


def common_text(text: str, rows: dict[str, list[int]]) -> str:
    """The group's own C file, that now fills the rows of the units as well."""
    tables, filling = [], []
    for name, numbers in sorted(rows.items()):
        if numbers:
            tables.append(f"PyObject *CPyStatics_{name}[{len(numbers)}];\n")
            tables.append(f"static const int CPyRow_{name}[] = {{{', '.join(map(str, numbers))}}};\n")
            filling.append(
                f"    for (int k = 0; k < {len(numbers)}; k++)"
                f" CPyStatics_{name}[k] = CPyStatics[CPyRow_{name}[k]];\n"
            )
    filled, times = FILLED.subn("".join(filling) + r"\1", text)
    if times != 1:
        raise ValueError("mypyc fills its literals in a place that is not known here")
    start = max(found.end() for found in INCLUDE.finditer(text))
    return filled[:start] + "".join(tables) + filled[start:]


def units(folder: Path, common: Path, members: dict[str, list[Path]], hot: set[str]) -> dict[str, str]:
    """The C of every unit, and of the group's own file under its name, from what mypyc wrote into the folder."""
    header = Header(path.read_text(encoding="utf-8") for path in headers(folder, common))
    written = {name: [file.read_text(encoding="utf-8") for file in files] for name, files in members.items()}
    bodies = Bodies()
    for modules in written.values():
        for module in modules:
            bodies.take(module)
    texts: dict[str, str] = {}
    rows: dict[str, list[int]] = {}
    for name, modules in written.items():
        texts[name], rows[name] = unit_text(name, modules, header, bodies if name in hot else None)
    texts[common.stem] = common_text(common.read_text(encoding="utf-8"), rows)
    return texts


def headers(folder: Path, common: Path) -> list[Path]:
    """What everybody may see, then what the group alone sees."""
    group = common.stem.removeprefix("__native_")
    found = [folder / f"__native_{group}.h", folder / f"__native_internal_{group}.h"]
    if not all(path.is_file() for path in found):
        raise ValueError("mypyc's headers have other names than are known here")
    return found
