"""Compiles the engine while the wheel is built.

The ready-made plug-in leaves a shared object out of the wheel and setuptools alone reuses stale
ones, so this hook runs mypyc in a fresh folder and adds what comes out. Without a C compiler, or
with TABERNA_PURE=1, the wheel is pure Python: everything works, slower, and `taberna doctor` says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled as one group, so that calls between them are native. Packages' __init__ files stay plain.
COMPILED = ("core/*.py", "games/*/*.py", "games/*/effects/*.py", "bots/search/*.py", "bots/thumb/*.py")

SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
flags = ["--strict", "--ignore-missing-imports"]
modules = mypycify([*flags, *sys.argv[2:]], opt_level="3", debug_level="0", group_name="taberna")
arguments = ["-q", "build_ext", "--build-lib", sys.argv[1]]
setup(name="taberna-engine", packages=[], ext_modules=modules, script_args=arguments)
"""
# Integers wrap as the generator expects; calls within the engine are bound at build time.
FLAGS = "" if sys.platform == "win32" else "-fwrapv -fno-semantic-interposition -w"


class EngineHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if os.environ.get("TABERNA_PURE"):
            self.app.display_warning("TABERNA_PURE is set: Taberna will run uncompiled.")
            return
        with tempfile.TemporaryDirectory() as scratch:
            built = self._compile(Path(scratch))
            kept = Path(self.directory) / "engine"
            shutil.rmtree(kept, ignore_errors=True)
            if built is None:
                return
            shutil.copytree(built, kept)
        for library in kept.rglob("*"):
            if library.is_file():
                build_data["force_include"][str(library)] = str(library.relative_to(kept))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(Path(self.directory) / "engine", ignore_errors=True)

    def _compile(self, scratch: Path) -> Path | None:
        source = Path(self.root) / "src"
        shutil.copytree(source / "taberna", scratch / "taberna", ignore=shutil.ignore_patterns("__pycache__"))
        modules = [
            str(path.relative_to(scratch))
            for pattern in COMPILED
            for path in sorted((scratch / "taberna").glob(pattern))
            if path.name != "__init__.py"
        ]
        (scratch / "compile.py").write_text(SCRIPT)
        environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
        self.app.display_info(f"Compiling the engine: {len(modules)} modules, about a minute …")
        done = subprocess.run(
            [sys.executable, "compile.py", "built", *modules],
            cwd=scratch,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return scratch / "built"
        if self._can_compile(scratch):
            raise RuntimeError(f"The engine does not compile:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
        self.app.display_warning("No working C compiler: Taberna will run uncompiled, 30 to 60 times slower.")
        self.app.display_warning("Install gcc or clang and Python's headers, then install Taberna again.")
        return None

    @staticmethod
    def _can_compile(scratch: Path) -> bool:
        """Whether there are a compiler and Python's headers: then a failure is ours, not the machine's."""
        trial = scratch / "trial"
        trial.mkdir()
        (trial / "trial.c").write_text("#include <Python.h>\n")
        script = (
            "from setuptools import Extension, setup; setup(name='t', ext_modules=[Extension('t', ['trial.c'])])"
        )
        (trial / "setup.py").write_text(script)
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        return subprocess.run(command, cwd=trial, capture_output=True, check=False).returncode == 0
