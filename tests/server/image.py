"""Makes the image without a container engine: `python -m tests.server.image`, which `make soak` runs.

The very commands of deploy/Dockerfile, on copies of the files that it copies, in folders of this machine; then the
server as the image starts it, and the image's own question whether it is well.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .postgres import free_port

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
# What only an image needs: packages of its system, and a user of its own.
SYSTEM = ("apt-get ", "useradd ")
START = 60.0


def instructions(text: str) -> list[tuple[str, str]]:
    """The lines of a Dockerfile, those that go on joined to one: what to do, and with what."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in joined.splitlines() if line.strip()]


def build(folder: Path) -> Path:
    """Carries out the first stage; the folder that the second one copies."""
    source, made, wheel = folder / "source", folder / "taberna", folder / "wheel"
    source.mkdir()
    places = {"/opt/taberna": str(made), "/source": str(source), "/wheel": str(wheel)}
    first = instructions(DOCKERFILE.split("\nFROM ")[1])  # before it is a comment, after it the second stage
    for what, given in first:
        if what == "COPY":
            *names, into = given.split()
            for name in names:
                copy(ROOT / name, source / into)
        if what == "RUN" and not given.startswith(SYSTEM):
            command = re.sub(r"^--mount=\S+ ", "", given)
            for place, here in places.items():
                command = command.replace(place, here)
            command = re.sub(r"^python ", f"{sys.executable} ", command)
            print(f"RUN {command}", flush=True)
            subprocess.run(command, shell=True, cwd=source, check=True)
    return made


def copy(path: Path, into: Path) -> None:
    if path.is_dir():
        shutil.copytree(path, into, ignore=shutil.ignore_patterns("node_modules", "dist", "__pycache__"))
    else:
        into.mkdir(exist_ok=True)
        shutil.copy(path, into)


def start(made: Path, data: Path) -> None:
    """Starts what the image starts, with its environment alone, and asks as it asks."""
    given = dict(instructions(DOCKERFILE))
    command = [*json.loads(given["ENTRYPOINT"]), *json.loads(given["CMD"])]
    port = str(free_port())
    command = [word.replace("8000", port).replace("0.0.0.0", "127.0.0.1") for word in command]
    check = [word.replace("8000", port) for word in json.loads(given["HEALTHCHECK"].partition(" CMD ")[2])]
    wished = dict(word.partition("=")[::2] for word in given["ENV"].split())
    path = wished["PATH"].replace("/opt/taberna", str(made)).replace("$PATH", os.environ["PATH"])
    environment = {**wished, "PATH": path, "TABERNA_DATA": str(data), "HOME": "/nonexistent"}
    with subprocess.Popen([str(made / "bin" / command[0]), *command[1:]], cwd="/", env=environment) as server:
        try:
            until = time.monotonic() + START
            while subprocess.run(check, env=environment, capture_output=True, check=False).returncode != 0:
                if server.poll() is not None or time.monotonic() > until:
                    raise SystemExit("The server of the image does not answer.")
                time.sleep(0.2)
        finally:
            server.terminate()
    if server.returncode != 0:
        raise SystemExit(f"It ended with {server.returncode}.")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = build(Path(folder))
        start(made, Path(folder) / "data")
        print("The image builds, starts, answers and stops.")


if __name__ == "__main__":
    main()
