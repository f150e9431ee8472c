"""Compiles the engine: `python tools/compile.py SOURCE INTO CACHE`, with mypy and setuptools at hand.

mypyc writes C, c_units.py cuts it into units, and all cores compile them. An object is kept in the cache under a
digest of its C, its flags and its compiler, so that a change recompiles the units that it changes. SOURCE is the
folder that holds the package; the shared objects come to lie in INTO as they do in a wheel.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from c_units import units
from engine import compiled_modules, unit_of
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

GROUP = "taberna"
# The libraries of the server are not here: their types are unknown. `make check` knows them.
TYPES = ("--ignore-missing-imports", "--follow-imports=silent")
HOT, COLD, SHIM = ("/O2", "/O2", "/O1") if sys.platform == "win32" else ("-O2", "-O1", "-O0")
# Integers wrap as the generator expects; calls within the engine are bound at build time.
FLAGS = () if sys.platform == "win32" else ("-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-w")
# Passes of gcc that take time and make nothing here quicker. Other compilers do not know them all.
PASSES = ("tree-pre", "gcse", "ipa-icf", "ipa-sra", "ipa-cp", "tree-vectorize", "tree-slp-vectorize")
# How long a function may be for gcc to put it where it is called, if that is in its unit: what finds the place
# of a bit is longer than it expects, because mypyc checks every index.
INLINED = ("--param=max-inline-insns-auto=60", "--param=max-inline-insns-small=40")
GCC = "Free Software Foundation"  # as it says with --version
# All that the small C file of a module needs of Python.h, which takes four times as long as the rest.
INCLUDED = "#include <Python.h>\n"
DECLARED = """#include <stddef.h>
typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...), *PyObject_GetAttrString(PyObject *, const char *);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern void *PyCapsule_GetPointer(PyObject *, const char *), PyErr_Clear(void), Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
KEPT_DAYS = 30
SCRIPTS = ("compile.py", "c_units.py", "engine.py")


def main(source: Path, into: Path, cache: Path) -> None:
    whole = cache / f"engine-{_digest(source)}"
    if whole.is_dir():
        os.utime(whole)
        say("as it was, nothing to compile.")
    else:
        _build(source, whole, cache)
    shutil.copytree(whole, into)
    _forget(cache)


def _build(source: Path, whole: Path, cache: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(source, Path(scratch) / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        os.chdir(Path(scratch) / "src")
        extensions, levels = _generate()
        made = Path(scratch) / "made"
        command = Build(Distribution({"name": GROUP, "ext_modules": extensions}), cache / "objects", levels)
        command.build_lib, command.build_temp = str(made), str(Path(scratch) / "objects")
        command.ensure_finalized()
        command.run()
        os.chdir(source)
        partial = whole.with_name(f"{whole.name}.{os.getpid()}")
        shutil.copytree(made, partial)
        try:
            partial.replace(whole)
        except OSError:  # a build beside this one was quicker
            shutil.rmtree(partial)


def _generate() -> tuple[list[Any], dict[str, str]]:
    """The extensions to build, and how hard the compiler tries at each of their C files."""
    started = time.monotonic()
    modules = compiled_modules(Path("taberna"))
    paths = [str(Path("taberna") / module) for module in modules]
    say(f"writing C for {len(modules)} modules: about 5 s …")
    extensions: list[Any] = mypycify(
        [*TYPES, *paths], opt_level="3", debug_level="0", group_name=GROUP, multi_file=True, target_dir="c"
    )
    library, shims = extensions[0], extensions[1:]
    levels = dict.fromkeys((file for shim in shims for file in shim.sources), SHIM)
    levels |= dict.fromkeys(library.sources, HOT)
    try:
        library.sources = _in_units(modules, library.sources, levels)
    except ValueError as error:
        say(f"compiling C as mypyc wrote it: {error}.")
    if sys.platform != "win32":
        for file in (Path(name) for shim in shims for name in shim.sources):
            file.write_text(file.read_text(encoding="utf-8").replace(INCLUDED, DECLARED, 1), encoding="utf-8")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args[1:], *FLAGS]
    say(f"C is written ({time.monotonic() - started:.0f} s).")
    return extensions, levels


def _in_units(modules: list[Path], written: list[str], levels: dict[str, str]) -> list[str]:
    """The C files to compile instead of those that mypyc wrote."""
    folder = Path("c")
    members: dict[str, list[Path]] = {}
    hot_units: set[str] = set()
    for module in modules:
        file = folder / f"__native_{'___'.join(('taberna', *module.with_suffix('').parts))}.c"
        if not file.is_file():
            raise ValueError("mypyc's files have other names than are known here")
        name, hot = unit_of(module)
        members.setdefault(name, []).append(file)
        if hot:
            hot_units.add(name)
        levels[str(folder / f"unit_{name}.c")] = HOT if hot else COLD
    levels |= {str(folder / f"unit___native_{GROUP}.c"): COLD, str(folder / "unit_runtime.c"): HOT}
    common = folder / f"__native_{GROUP}.c"
    taken = {common, *(file for files in members.values() for file in files)}
    runtime = [file for file in map(Path, written) if file not in taken]
    texts = units(folder, common, members, hot_units)
    texts["runtime"] = "".join(f'#include "{file.relative_to(folder).as_posix()}"\n' for file in runtime)
    sources = [str(folder / f"unit_{name}.c") for name in texts]
    for source, text in zip(sources, texts.values(), strict=True):
        Path(source).write_text(text, encoding="utf-8")
    return sources


class Build(build_ext):  # type: ignore[misc]
    """Compiles the C files of all extensions on all cores, then links them; takes from the cache what is there."""

    def __init__(self, distribution: Distribution, cache: Path, levels: dict[str, str]) -> None:
        super().__init__(distribution)
        self.cache, self.levels, self.lock = cache, levels, threading.Lock()
        self.done = self.kept = 0

    def build_extensions(self) -> None:
        started = time.monotonic()
        self.identity = _identity(self.compiler)
        self.tuned = [*(f"-fno-{name}" for name in PASSES), *INLINED] if GCC in self.identity else []
        self.cache.mkdir(parents=True, exist_ok=True)
        files = [(Path(source), extension) for extension in self.extensions for source in extension.sources]
        files.sort(key=lambda pair: -pair[0].stat().st_size)
        self.all = len(files)
        jobs = os.cpu_count() or 1
        say(f"compiling {self.all} C files on {jobs} cores …")
        with ThreadPoolExecutor(jobs) as pool:
            objects = dict(pool.map(self._object, files))
            list(pool.map(lambda extension: self._link(extension, objects), self.extensions))
        say(f"compiled ({time.monotonic() - started:.0f} s; {self.kept} of {self.all} were kept).")

    def _object(self, pair: tuple[Path, Any]) -> tuple[str, Path]:
        source, extension = pair
        flags = [self.levels[str(source)], *extension.extra_compile_args, *self.tuned]
        key = hashlib.sha256(f"{self.identity}\0{flags}\0".encode() + source.read_bytes()).hexdigest()[:32]
        kept = self.cache / f"{key}.o"
        started = time.monotonic()
        known = kept.is_file()
        if known:
            os.utime(kept)
        else:
            made = self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=flags,
            )
            _keep(Path(made[0]), kept)
        self._tell(source, known, time.monotonic() - started)
        return str(source), kept

    def _tell(self, source: Path, known: bool, seconds: float) -> None:
        with self.lock:
            self.done += 1
            self.kept += known
            if seconds >= 1:
                say(f"  {self.done}/{self.all}  {source.stem.removeprefix('unit_')}: {seconds:.1f} s")

    def _link(self, extension: Any, objects: dict[str, Path]) -> None:
        """Links the extension; one that was linked before from the same objects is kept too."""
        parts = [objects[source] for source in extension.sources]
        key = hashlib.sha256(" ".join([self.identity, *(part.stem for part in parts)]).encode()).hexdigest()[:32]
        target, kept = Path(self.get_ext_fullpath(extension.name)), self.cache / f"{key}.so"
        if kept.is_file():
            os.utime(kept)
        else:
            self.compiler.link_shared_object(
                [str(part) for part in parts],
                str(target),
                libraries=self.get_libraries(extension),
                library_dirs=extension.library_dirs,
                export_symbols=self.get_export_symbols(extension),
                build_temp=self.build_temp,
                target_lang="c",
            )
            _keep(target, kept)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, target)
        target.chmod(0o755)


def _identity(compiler: Any) -> str:
    """What an object depends on besides its C: compiler, flags of the environment, Python, mypyc's runtime."""
    command = [str(part) for part in getattr(compiler, "compiler_so", [])]
    version = ""
    if command:
        asked = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
        version = asked.stdout
    return repr((command, version, _surroundings()))


def _surroundings() -> tuple[str | None, ...]:
    from importlib.metadata import version

    flags = (os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "ARCHFLAGS", "CL"))
    return (sys.version, sysconfig.get_config_var("SOABI"), version("mypy"), version("setuptools"), *flags)


def _digest(source: Path) -> str:
    """Of all that the shared objects are made from."""
    digest = hashlib.sha256(repr(_surroundings()).encode())
    here = Path(__file__).parent
    for file in (*(here / name for name in SCRIPTS), *sorted((source / "taberna").rglob("*.py"))):
        digest.update(f"{file.name if file.parent == here else file.relative_to(source)}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:32]


def _keep(made: Path, kept: Path) -> None:
    """Puts a file into the cache at once, so that a build beside this one never sees half of it."""
    partial = kept.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
    shutil.copyfile(made, partial)
    partial.replace(kept)


def _forget(cache: Path) -> None:
    """Removes what no build has used for a while."""
    limit = time.time() - KEPT_DAYS * 86400
    for path in (*cache.glob("engine-*"), *cache.glob("objects/*")):
        with suppress(FileNotFoundError):  # a build beside this one forgets, too
            if path.stat().st_mtime < limit:
                shutil.rmtree(path) if path.is_dir() else path.unlink()


def say(text: str) -> None:
    print(f"engine: {text}", flush=True)


if __name__ == "__main__":
    main(*(Path(argument).resolve() for argument in sys.argv[1:4]))
    # mypy's objects are many: freeing them one by one would take longer than writing the C did.
    sys.stdout.flush()
    os._exit(0)
