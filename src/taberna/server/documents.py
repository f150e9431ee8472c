"""Writes docs/protocol.md and the page's TypeScript types from the structs of `protocol` and `finished`.

    python -m taberna.server.documents        # in the top folder of the checkout

A test fails when either is stale.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct, structs

from .. import finished, protocol
from ..protocol import base as protocol_base
from ..protocol import bodies, clock, messages, notices, profiles, room, tournaments
from .http.app import CONTROLLERS

MODULES = (protocol_base, clock, bodies, notices, room, tournaments, profiles, messages, finished)
MARKDOWN = Path("docs/protocol.md")
TYPESCRIPT = Path("web/src/protocol.ts")
INTRODUCTION = Path(__file__).with_name("protocol.md")

_SECTIONS = (
    ("What a client says over the socket", protocol.Ask),
    ("What the server says over the socket", protocol.Told),
    ("Bodies of HTTP requests, and parts of messages to the server", protocol.Body),
    ("Bodies of HTTP answers, and parts of messages from the server", protocol.Fact),
)


def kinds(base: type[Struct]) -> list[type[Struct]]:
    """The structs of the protocol that come directly from this one, in the order of the files."""
    names = {module.__name__ for module in MODULES}
    known = [one for module in MODULES for one in vars(module).values() if isinstance(one, type)]
    found = [one for one in dict.fromkeys(known) if one.__bases__ == (base,) and one.__module__ in names]
    return [one for one in found if one not in (protocol.Ask, protocol.Told)]


def field_notes() -> dict[str, dict[str, str]]:
    """The strings that stand below fields, by struct and field."""
    notes: dict[str, dict[str, str]] = {}
    for module in MODULES:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                notes[node.name] = dict(_notes(node))
    return notes


def _notes(node: ast.ClassDef) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for field, note in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            value = note.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found.append((field.target.id, value.value))
    return found


def tag(kind: type[Struct]) -> str | None:
    """What `type` says in messages of this kind."""
    found = kind.__struct_config__.tag
    return str(found) if found is not None else None


# -- TypeScript -----------------------------------------------------------------------------------------


def type_text(hint: Any) -> str:
    """A type of Python's as one of TypeScript's."""
    plain = {str: "string", int: "number", float: "number", bool: "boolean", object: "unknown", type(None): "null"}
    if hint in plain:
        return plain[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        inner = type_text(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {type_text(arguments[1])}>"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is Union or type(hint).__name__ == "UnionType":
        return " | ".join(type_text(one) for one in arguments)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


def typescript() -> str:
    notes = field_notes()
    lines = [
        "// Generated from taberna/protocol.py by `python -m taberna.server.documents`. Do not edit.",
        "",
        f"export const PROTOCOL = {protocol.VERSION};",
    ]
    for _, base in _SECTIONS:
        for kind in kinds(base):
            lines += ["", *_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
            if tag(kind) is not None:
                lines.append(f'  type: "{tag(kind)}";')
            hints = get_type_hints(kind)
            for field in structs.fields(kind):
                lines += _comment(notes.get(kind.__name__, {}).get(field.name, ""), "  ")
                optional = "" if field.required or not issubclass(kind, protocol.Body) else "?"
                lines.append(f"  {field.name}{optional}: {type_text(hints[field.name])};")
            lines.append("}")
    for name in ("ClientMessage", "ServerMessage"):
        members = " | ".join(kind.__name__ for kind in get_args(getattr(protocol, name)))
        lines += ["", f"export type {name} = {members};"]
    return "\n".join(lines) + "\n"


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    rows = text.splitlines()
    if len(rows) == 1:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


# -- Markdown -------------------------------------------------------------------------------------------


def markdown() -> str:
    notes = field_notes()
    lines = [INTRODUCTION.read_text(encoding="utf-8").format(version=protocol.VERSION)]
    lines += ["## What can be asked over HTTP", "", *_routes(), ""]
    for title, base in _SECTIONS:
        lines += [f"## {title}", ""]
        if base in (protocol.Ask, protocol.Told):
            lines += [inspect.getdoc(base) or "", ""]
        for kind in kinds(base):
            lines += [f"### {tag(kind) or kind.__name__}", ""]
            about = kind.__dict__.get("__doc__")
            if about:
                lines += [inspect.cleandoc(about), ""]
            lines += [*_table(kind, notes.get(kind.__name__, {})), ""]
    return "\n".join(lines).rstrip() + "\n"


def _routes() -> list[str]:
    rows = ["| request | body | answer | |", "|---|---|---|---|"]
    for controller in CONTROLLERS:
        for handler in vars(controller).values():
            if isinstance(handler, HTTPRouteHandler):
                rows += [_route(controller.path, path, handler) for path in sorted(handler.paths)]
    return rows


def _route(base: str, path: str, handler: HTTPRouteHandler) -> str:
    asked = " ".join(sorted(handler.http_methods))
    where = re.sub(r":\w+}", "}", f"{base}{path}").rstrip("/")
    hints = get_type_hints(handler.fn)
    answer = hints["return"]
    if get_origin(answer) is Response:
        answer = get_args(answer)[0]
    about = " ".join((inspect.getdoc(handler.fn) or "").split())
    body = f"`{type_text(hints['data'])}`" if "data" in hints else ""
    return f"| `{asked} {where}` | {body} | `{type_text(answer)}` | {about} |".replace(" | null`", " \\| null`")


def _table(kind: type[Struct], notes: dict[str, str]) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    fields = structs.fields(kind)
    if not fields:
        return []
    rows = ["| field | type | |", "|---|---|---|"]
    for field in fields:
        shown = type_text(get_type_hints(kind)[field.name]).replace("|", "\\|")
        said = [notes.get(field.name, "").replace("\n", " ").replace("|", "\\|"), _limits(hints[field.name])]
        if not field.required and issubclass(kind, protocol.Body):
            said.append("may be left out")
        rows.append(f"| `{field.name}` | `{shown}` | {'; '.join(one.rstrip('.') for one in said if one)} |")
    return rows


def _limits(hint: Any) -> str:
    said: list[str] = []
    for meta in (one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Meta)):
        if meta.max_length is not None:
            said.append(f"length {meta.min_length or 0}–{meta.max_length}")
        if meta.le is not None:
            said.append(f"{meta.ge}–{meta.le}")
        if meta.pattern is not None:
            said.append(f"`{meta.pattern}`")
    return ", ".join(said)


def main() -> None:
    for path, text in ((MARKDOWN, markdown()), (TYPESCRIPT, typescript())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
