"""A PostgreSQL of one's own, from Debian's packages."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binary(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


INITDB, POSTGRES = binary("initdb"), binary("postgres")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def wait_for(port: int) -> None:
    until_then = time.monotonic() + 30
    while time.monotonic() < until_then:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(port)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a database in a PostgreSQL of its own."""
    assert INITDB is not None and POSTGRES is not None
    folder = Path("/tmp") / f"taberna-postgres-{os.getpid()}"
    folder.mkdir()
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    port, quiet = free_port(), subprocess.DEVNULL
    made = [INITDB, "-D", str(folder / "data"), "-A", "trust", "-U", "taberna"]
    subprocess.run(made, user=user, check=True, stdout=quiet, stderr=quiet)
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    command = [POSTGRES, "-D", str(folder / "data"), "-p", str(port), *settings]
    process = subprocess.Popen(command, user=user, cwd=folder, stdout=quiet, stderr=quiet)
    try:
        wait_for(port)
        yield f"postgresql://taberna@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder)
