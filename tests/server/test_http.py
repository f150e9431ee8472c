"""The HTTP interface: headers, cookies, files; and schemathesis, which tries what the schema allows and more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from taberna.words import LANGUAGES

from .conftest import Server

EXAMPLES = os.environ.get("TABERNA_HTTP_EXAMPLES", "5")


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/nowhere", "/t/aaaaaaaaaaaaaaaa", "/metrics", "/rules/alea.md"]
)
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert ("script-src 'self'" in policy) == headers["content-type"].startswith("text/html")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert headers["content-type"].count("charset") <= 1


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Julia"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=strict" in flags and "path=/" in flags and "secure" not in flags


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    secure = Server(tmp_path / "secure", "--https", "--origin", "https://taberna.example")
    secure.start()
    try:
        answer = httpx.post(
            f"{secure.url}/api/me", json={"name": "Julia"}, headers={"origin": "https://taberna.example"}
        )
        assert "secure" in answer.headers["set-cookie"].lower()
    finally:
        secure.kill()


def test_files_for_the_page(server: Server) -> None:
    files = httpx.get(f"{server.url}/locales").json()
    assert set(files) == set(LANGUAGES)
    for language in LANGUAGES:
        assert "alea-name" in httpx.get(f"{server.url}/locales/{language}/alea.ftl").text
    assert "**A9**" in httpx.get(f"{server.url}/rules/alea.md").text
    for path in (
        "/locales/en/nothing.ftl",
        "/locales/xx/alea.ftl",
        "/locales/en/..%2f..%2fwords.py",
        "/api/nothing",
    ):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404 and answer.json()["code"] == "no-such-page", path
    assert httpx.get(f"{server.url}/rules/chess.md").json()["code"] == "unknown-game"
    assert httpx.get(f"{server.url}/some/place/in/the/page").status_code == 200
    assert httpx.get(f"{server.url}/..%2f..%2fpyproject.toml").status_code in (200, 404)
    assert "[project]" not in httpx.get(f"{server.url}/..%2f..%2f..%2fpyproject.toml").text


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    figures = httpx.get(f"{server.url}/metrics").text
    assert "taberna_sockets" in figures and "taberna_commit_seconds_bucket" in figures


def test_bodies_that_are_too_large_or_no_json_are_refused(server: Server) -> None:
    large = httpx.post(f"{server.url}/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert large.status_code == 413 and large.json()["code"] == "too-large"
    for body in (b"", b"{", b"[]", b'{"name": 7}', b'{"name": "x", "admin": true}', b"\xff\xfe"):
        answer = httpx.post(f"{server.url}/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400 and answer.json()["code"] == "bad-request", body
        assert "Traceback" not in answer.text


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    cookie = httpx.post(f"{server.url}/api/me", json={"name": "Schema"}).cookies["taberna"]
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "run",
        f"{server.url}/api/schema/openapi.json",
        "--header",
        f"Cookie: taberna={cookie}",
        "--checks",
        "not_a_server_error,content_type_conformance,response_schema_conformance",
        "--phases",
        "examples,coverage,fuzzing",
        "--max-examples",
        EXAMPLES,
        "--exclude-path-regex",
        "^/api/(me|account/sign-out-everywhere)/?$",
        "--seed",
        "1",
        "--no-color",
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=900)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
