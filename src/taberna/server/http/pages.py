"""Files for the browser: the page, the words, the rules, what games bring for the page."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ...core.errors import Refused
from ...finished import Exercise
from ...games import game_class, manifest
from ...rulebook import rules_text
from ...words import LANGUAGES, word_files, words
from ..exercises import puzzle_set
from .first_words import preferred, with_words

PAGE = Path(__file__).parents[2] / "web"


@get("/locales/{language:str}/{file:str}", include_in_schema=False, sync_to_thread=False)
def locale(language: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Sentences of one language, as Project Fluent writes them."""
    found = word_files(language).get(file) if language in LANGUAGES else None
    if found is None:
        raise Refused("no-such-page", path=f"/locales/{language}/{file}"[:80])
    return Response(found.read_bytes(), media_type="text/plain", headers={"cache-control": "no-cache"})


@get("/locales", include_in_schema=False, sync_to_thread=False)
def locales() -> dict[str, list[str]]:
    """The languages, and the files each has."""
    return {one: list(word_files(one)) for one in LANGUAGES}


@get("/rules/{file:str}", include_in_schema=False, sync_to_thread=False)
def rules(file: FromPath[str]) -> Response[str]:
    """The rules of a game in English, as Markdown: /rules/alea.md"""
    return _rules(file, "en")


@get("/rules/{language:str}/{file:str}", include_in_schema=False, sync_to_thread=False)
def rules_in(language: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The rules of a game in a language: /rules/de/alea.md"""
    return _rules(file, language)


def _rules(file: str, language: str) -> Response[str]:
    if language not in LANGUAGES:
        raise Refused("no-such-page", path=f"/rules/{language}/{file}"[:80])
    text = rules_text(file.removesuffix(".md"), language)
    return Response(text, media_type="text/markdown")


@get("/games/{game:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_file(game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file that a game brings for the page: its lessons, and what lies in the folder of its script."""
    brings, wanted = manifest(game), path.strip("/")
    parts = wanted.split("/")
    folder = brings.script.rpartition("/")[0]
    offered = wanted == brings.lessons or (folder and wanted.startswith(f"{folder}/"))
    file = files(brings.package).joinpath(*parts)
    if not offered or any(part in ("", ".", "..") for part in parts) or not file.is_file():
        raise Refused("no-such-page", path=f"/games/{game}/{wanted}"[:80])
    return Response(file.read_bytes(), media_type=_kind(file.name), headers={"cache-control": "no-cache"})


def script_address(game: str) -> str:
    """Where the page finds the ES module that a game brings; "" if it brings none."""
    script = manifest(game).script
    return f"/games/{game}/{script}" if script else ""


def lessons_address(game: str) -> str:
    brings = manifest(game)
    there = bool(brings.lessons) and files(brings.package).joinpath(brings.lessons).is_file()
    return f"/games/{game}/{brings.lessons}" if there else ""


@get("/puzzles/{game:str}/{number:int}", include_in_schema=False, sync_to_thread=True)
def puzzles(game: FromPath[str], number: FromPath[int]) -> list[Exercise]:
    """Some puzzles of a game. The page keeps them, so that they can be done without a line."""
    game_class(game)
    return puzzle_set(game, number)


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The built page, with something to read in the reader's language until it has come."""
    answer = _page("index.html")
    if answer.media_type == "text/html":
        answer.content = with_words(answer.content, preferred(request.headers.get("accept-language", "")))
        answer.headers["vary"] = "accept-language"
    return answer


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str]) -> Response[bytes]:
    """A file of the built page. Every path that is none is a place within the page."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "assets/")) or wanted in ("api", "socket"):
        found = _inside(wanted)
        if found is None:
            raise Refused("no-such-page", path=f"/{wanted}"[:80])
        return _file(found, _kind(found.name), "public, max-age=31536000, immutable")
    return _page(wanted)


def _page(path: str) -> Response[bytes]:
    found = _inside(path) or _inside("index.html")
    if found is None:
        return Response(words("en").say("server-no-page").encode(), media_type="text/plain")
    return _file(found, _kind(found.name), "no-cache")


def _inside(path: str) -> Path | None:
    """A file of the page, and of nothing outside it."""
    root = PAGE.resolve()
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _kind(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    if name.endswith((".js", ".mjs")):  # what the system thinks of these differs
        return "text/javascript"
    return guess_type(name)[0] or "application/octet-stream"


def _file(file: Path, kind: str, caching: str) -> Response[bytes]:
    content = _content(file, file.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers={"cache-control": caching})


@lru_cache(maxsize=256)
def _content(file: Path, changed: int) -> bytes:
    return file.read_bytes()


ROUTES = [locales, puzzles, game_file, locale, rules, rules_in, front, page]
