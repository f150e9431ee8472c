"""What the files in deploy/ run is run here, without containers: the same commands, on databases of our own."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run, Server
from .databases import free_port
from .players import Anyhow, opened

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def composed(services: tuple[str, str]) -> list[str]:
    """The arguments of a server process in compose.yaml, with addresses of this machine."""
    block = COMPOSE.partition("  command:\n    - serve\n")[2].partition("  depends_on")[0]
    arguments = [line.strip().removeprefix("- ") for line in block.splitlines()]
    found = {argument.partition("=")[0]: argument.partition("=")[2] for argument in arguments if argument}
    assert found.pop("--port") == "8000" and found["--host"] == "0.0.0.0"
    # Cookies for https alone would never come back to us here: no Caddy stands in front.
    assert found.pop("--https") == "" and found.pop("--proxies") == "1"
    found |= {"--host": "127.0.0.1", "--db": services[0], "--redis": services[1], "--origin": "https://localhost"}
    return [f"{name}={value}" if value else name for name, value in found.items()]


def health(port: int) -> int:
    """The container's health check, at another port."""
    command = json.loads(DOCKERFILE.partition("    CMD ")[2].partition("\n")[0])
    assert command[0] == "python"
    code = command[-1].replace(":8000/", f":{port}/")
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode


def test_two_processes_as_composed(tmp_path: Path, run: Run, services: tuple[str, str]) -> None:
    arguments = [*composed(services), "--limits=0"]
    one, two = (Server(tmp_path / name, *arguments) for name in ("one", "two"))
    try:
        one.start()
        two.start()
        assert health(one.port) == health(two.port) == 0

        async def game() -> None:
            async with one.client("Julia") as julia, two.client("Marcus") as marcus:
                table = await opened(julia, "alea", ("me", "random"))
                assert (await julia.play(table, Anyhow())).status == "over"
                assert await marcus.record(table), "the other process knows it"

        run(game())
    finally:
        codes = [one.stop(), two.stop()]
    assert codes == [0, 0]
    assert health(one.port) != 0, "nobody is there any more"


@pytest.mark.parametrize("name", ["taberna.service", "taberna-backup.service"])
def test_units_run_commands_that_exist(name: str, tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / name, encoding="utf-8")
    assert unit["Service"]["User"] == "taberna" and unit["Service"]["ProtectSystem"] == "strict"
    lines = [line for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines() if "bin/taberna" in line]
    (command,) = (re.search(r"bin/taberna (.*)", line) for line in lines)
    assert command is not None
    words = shlex.split(command[1].rstrip("'").replace("$(date +%%Y%%m%%d-%%H%%M%%S)", "day"))
    helped = subprocess.run(
        [sys.executable, "-m", "taberna", words[0], "--help"], capture_output=True, text=True, check=True
    )
    for word in words[1:]:
        assert not word.startswith("--") or word.partition("=")[0] in helped.stdout, word


def test_the_server_takes_the_files_it_needs(tmp_path: Path, run: Run) -> None:
    service = (DEPLOY / "taberna.service").read_text(encoding="utf-8")
    arguments = shlex.split(re.findall(r"taberna serve (.*)", service)[0].replace("--port 8000", ""))
    server = Server(tmp_path, *arguments, port=free_port())
    server.start()
    assert health(server.port) == 0 and server.stop() == 0


def test_the_image_gets_all_that_a_build_needs() -> None:
    """What is copied into the image, and let through by .dockerignore, is what pyproject.toml builds from."""
    copied = " ".join(re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE)).split()
    assert {"constraints.txt", "pyproject.toml", "hatch_build.py", "tools", "web", "src"} <= set(copied)
    ignored = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert all(f"!{name}" in ignored for name in copied)
    assert "USER taberna" in DOCKERFILE and COMPOSE.count("read_only: true") == 2
