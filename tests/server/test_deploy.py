"""What the files in deploy/ run is run here, without containers: the same commands, on databases of our own."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from .conftest import Run, Server
from .players import Anyhow, opened
from .postgres import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
USER = 10001


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


@pytest.fixture
def another() -> Iterator[Path]:
    """A folder that any user may enter, which is true of no folder of pytest's."""
    if os.geteuid() != 0 or shutil.which("setpriv") is None or shutil.which("unshare") is None:
        pytest.skip("only root may play another user")
    folder = Path(tempfile.mkdtemp(prefix="taberna-", dir="/tmp"))
    folder.chmod(0o755)
    (folder / "data").mkdir()
    yield folder / "data"
    shutil.rmtree(folder)


def confined(folder: Path, user: int) -> list[str]:
    """Runs a command as this user without any capability, where the file system is read-only but for a folder."""
    os.chown(folder, user, user)
    lowered = f"setpriv --reuid={user} --regid={user} --clear-groups --no-new-privs --inh-caps=-all"
    mounted = 'mount --bind "$0" "$0" && mount -o remount,bind,ro / && cd / && exec "$@"'
    before = ["unshare", "--mount", "sh", "-c", mounted, str(folder), *shlex.split(lowered), "--bounding-set=-all"]
    return [*before, "env", "HOME=/nonexistent", f"TMPDIR={folder}"]


def test_nothing_but_its_data_must_be_writable(another: Path, run: Run) -> None:
    """As in compose.yaml. Where another user may not even read this Python, root does it, without his powers."""
    assert f"--uid {USER}" in DOCKERFILE and "cap_drop: [ALL]" in COMPOSE and "no-new-privileges:true" in COMPOSE
    for user in (USER, 0):
        before = confined(another, user)
        tried = [*before, sys.executable, "-c", "import taberna; open('/taberna-trial', 'w')"]
        done = subprocess.run(tried, capture_output=True, text=True, check=False)
        if "Read-only file system" in done.stderr:
            break
    else:
        pytest.skip(f"no file system can be made read-only here: {done.stderr[-200:]}")
    server = Server(another, "--limits=0")
    server.before = before
    server.start()

    async def game() -> None:
        async with server.client("Julia") as julia:
            table = await opened(julia, "alea", ("me", "random"))
            assert (await julia.play(table, Anyhow())).status == "over"

    run(game())
    assert health(server.port) == 0 and server.stop() == 0
    assert "Traceback" not in server.log(), server.log()


def command_lines(unit: str) -> list[str]:
    """What a unit runs, with places of this machine where the installed ones stand."""
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    ours = f"{shlex.quote(sys.executable)} -m taberna"
    lines = [line.replace("%%", "%") for line in re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)]
    return [line.replace("/opt/taberna/bin/taberna", ours) for line in lines]


def test_units_are_what_systemd_understands(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    program = tmp_path / "taberna"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    for unit in DEPLOY.glob("taberna*.*"):
        text = unit.read_text(encoding="utf-8").replace("/opt/taberna/bin/taberna", str(program))
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = [str(unit) for unit in sorted(tmp_path.glob("taberna*.*"))]
    assert len(units) == 3
    done = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_units_serve_and_back_up(tmp_path: Path) -> None:
    """The very lines of the units, at another port and in other folders."""
    for unit in ("taberna.service", "taberna-backup.service"):
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        assert "User=taberna" in text and "ProtectSystem=strict" in text
    (serve,) = command_lines("taberna.service")
    server = Server(tmp_path / "data", *shlex.split(serve.partition(" serve --port 8000 ")[2]), port=free_port())
    server.start()
    assert health(server.port) == 0 and server.stop() == 0
    kept = tmp_path / "kept"
    kept.mkdir()
    for day in range(10, 30):
        (kept / f"202601{day}-000000.backup").touch()
        os.utime(kept / f"202601{day}-000000.backup", (day, day))
    environment = {**os.environ, "TABERNA_DATA": str(tmp_path / "data")}
    for line in command_lines("taberna-backup.service"):
        command = shlex.split(line.replace("/var/lib/taberna-backup", str(kept)))
        subprocess.run(command, env=environment, check=True, capture_output=True)
    left = sorted(file.name for file in kept.iterdir())
    assert len(left) == 14 and left[0] == "20260117-000000.backup", "the last fourteen, with today's"
    (today,) = (file for file in kept.iterdir() if file.stat().st_size > 0)
    restore = [sys.executable, "-m", "taberna", "restore", str(today)]
    there = {**os.environ, "TABERNA_DATA": str(tmp_path / "again")}
    subprocess.run(restore, env=there, check=True, capture_output=True)


def test_caddy_leads_to_the_servers_that_are_composed() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    depth = 0
    for line in text.splitlines():
        depth -= line.strip() == "}"
        assert line == "\t" * depth + line.strip(), "what `caddy fmt` would write"
        depth += line.endswith("{")
    assert depth == 0
    composed = yaml.safe_load(COMPOSE)["services"]
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", text)
    servers = [name for name, service in composed.items() if service.get("command", [""])[0] == "serve"]
    assert sorted(upstreams.split()) == sorted(f"{name}:8000" for name in servers)
    assert all("--port=8000" in composed[name]["command"] for name in servers)
    assert "health_uri /health\n" in text and "{$SITE} {" in text and "SITE" in composed["caddy"]["environment"]


def test_the_image_gets_all_that_a_build_needs() -> None:
    """What is copied into the image, and let through by .dockerignore, is what pyproject.toml builds from."""
    copied = " ".join(re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE)).split()
    assert {"constraints.txt", "pyproject.toml", "hatch_build.py", "tools", "web", "src"} <= set(copied)
    ignored = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert all(f"!{name}" in ignored for name in copied)
    assert "USER taberna" in DOCKERFILE and COMPOSE.count("read_only: true") == 2
