"""The tests run on the engine that users get: compiled, in pieces, and small until more is asked for."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

from taberna.core import game
from taberna.core.errors import BadOption

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def tool(name: str) -> ModuleType:
    """A module of tools/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_engine_is_compiled() -> None:
    assert not game.__file__.endswith(".py"), "install the wheel (make test), do not run from src"


# -- how it is compiled ---------------------------------------------------------------------------------------


def test_what_is_compiled() -> None:
    modules = {path.as_posix() for path in tool("engine").compiled_modules(ROOT / "src" / "taberna")}
    assert {"core/game.py", "games/alea/state.py", "bots/search/tree.py", "server/live/table.py"} <= modules
    assert not any(name.endswith("__init__.py") or name.startswith("cli/") for name in modules)


HEADER = """#ifndef MYPYC_LIBRT_INTERNAL_x_H
#define MYPYC_LIBRT_INTERNAL_x_H
#include <Python.h>
typedef struct {
    PyObject_HEAD
} OneObject;

typedef struct {
    PyObject_HEAD
} TwoObject;

extern PyObject *CPyStatics[9];
extern OneObject *CPyDef_a___one(PyObject *cpy_r_x);
extern TwoObject *CPyDef_b___two(void);
extern char CPyDef_a_____top_level__(void);
#endif
"""
MODULE_A = """#include "__native_x.h"
OneObject *CPyDef_a___one(PyObject *cpy_r_x) {
    return use(CPyStatics[7], CPyStatics[3], CPyStatics[7]);
}
char CPyDef_a_____top_level__(void) {
    return 1;
}
"""
MODULE_B = """#include "__native_x.h"
static int private_of_b = 0;
TwoObject *CPyDef_b___two(void) {
    return CPyDef_a___one(NULL);
}
TwoObject *CPyDef_b___three(void) {
    return private_of_b;
}
"""


def test_a_unit_has_what_it_mentions_and_its_own_literals() -> None:
    c_units = tool("c_units")
    text, literals = c_units.unit_text("a", [MODULE_A], c_units.Header([HEADER]), None)
    assert "OneObject;" in text and "TwoObject" not in text and "CPyStatics[" not in text
    assert literals == [7, 3]
    assert "use(CPyStatics_a[0], CPyStatics_a[1], CPyStatics_a[0])" in text
    assert re.search(r"optimize\(\"O0\"\).*\n#endif\nchar CPyDef_a_____top_level__", text)
    common = c_units.common_text('#include "__native_x.h"\n    is_initialized = 1;\n', {"a": literals})
    assert "CPyRow_a[] = {7, 3};" in common and common.index("CPyStatics_a[k] =") < common.index("is_init")


def test_a_unit_borrows_short_functions_but_no_private_ones() -> None:
    c_units = tool("c_units")
    bodies = c_units.Bodies()
    for module in (MODULE_A, MODULE_B):
        bodies.take(module)
    text, literals = c_units.unit_text("b", [MODULE_B], c_units.Header([HEADER]), bodies)
    assert "INLINED OneObject *CPyDef_a___one" in text and literals == [7, 3]
    assert "CPyDef_b___three" not in bodies.copies


def test_a_change_compiles_only_what_it_changes(tmp_path: Path) -> None:
    for needed in ("mypyc", "setuptools"):
        pytest.importorskip(needed)
    source = tmp_path / "src"
    for name, text in {
        "core/one": "def one() -> str:\n    return 'one'\n",
        "games/two": "from taberna.core.one import one\ndef two() -> str:\n    return one() + 'two'\n",
    }.items():
        (source / "taberna" / name).parent.mkdir(parents=True, exist_ok=True)
        (source / "taberna" / "__init__.py").touch()
        (source / "taberna" / name).with_name("__init__.py").touch()
        (source / "taberna" / f"{name}.py").write_text(text)

    def compiled(number: int) -> str:
        into = tmp_path / f"into{number}"
        command = [
            sys.executable,
            str(ROOT / "tools" / "compile.py"),
            str(source),
            str(into),
            str(tmp_path / "cache"),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        for file in source.rglob("*.py"):
            target = into / file.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
        code = "from taberna.games import two; print(two.two(), two.__file__.endswith('.py'))"
        said = subprocess.run(
            [sys.executable, "-c", code], cwd=into, capture_output=True, text=True, check=True
        ).stdout
        return f"{said}{done.stdout}"

    first = compiled(1)
    assert first.startswith("onetwo False") and "0 of 6 were kept" in first
    assert "nothing to compile" in compiled(2)
    changed = source / "taberna" / "games" / "two.py"
    changed.write_text(changed.read_text() + "\ndef three() -> str:\n    return 'three'\n")
    third = compiled(3)
    assert third.startswith("onetwo False") and "4 of 6 were kept" in third, "the unit and the common file are new"


# -- what is installed ----------------------------------------------------------------------------------------


def libraries(extra: str) -> list[str]:
    named = PROJECT["optional-dependencies"][extra]
    other = {"argon2-cffi": "argon2"}
    found = [re.split(r"[<>=;\[ ]", text)[0] for text in named]
    return [other.get(name, name.replace("-", "_")) for name in found]


def python(code: str) -> str:
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_importing_is_quick_and_brings_no_server() -> None:
    code = "import time; start = time.process_time(); import taberna, sys; print(time.process_time() - start)"
    assert min(float(python(code)) for _ in range(3)) < 0.2
    loaded = python("import taberna, sys; print(*sys.modules)").split()
    assert not {*libraries("server"), "rich", "typer", "fluent", "numpy"} & set(loaded)


def test_games_are_played_without_the_extras() -> None:
    """Every library of the extras is made impossible to import."""
    blocked = sorted(
        {name for extra in ("server", "cluster", "batch", "data", "lab") for name in libraries(extra)}
    )
    code = f"""
import sys
for name in {blocked}:
    sys.modules[name] = None
import taberna
print(taberna.play(taberna.game("alea"), ["citizen", "novice"], seed=3).result is not None)
sys.argv = ["taberna", "games"]
from taberna.cli import main
main()
"""
    assert "True" in python(code) and "alea" in python(code)


def test_a_command_says_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    from taberna.cli import app

    monkeypatch.setattr(app, "find_spec", lambda name: None)
    with pytest.raises(BadOption) as refused:
        app.need_extra("server", "litestar")
    assert refused.value.code == "needs-extra" and refused.value.facts["extra"] == "server"


def test_every_extra_is_part_of_all() -> None:
    extras = set(PROJECT["optional-dependencies"]) - {"all", "bench", "check", "docs", "test"}
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert set(everything.removeprefix("taberna[").removesuffix("]").split(",")) == extras


def test_a_wheel_is_built_from_the_sdist(tmp_path: Path) -> None:
    """Uncompiled and without the page, which other tests see to: what matters is that no file was left out."""
    pytest.importorskip("hatchling")
    environment = {**os.environ, "TABERNA_PURE": "1", "TABERNA_NO_PAGE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t"]
    subprocess.run(
        [*build, "sdist", "-d", str(tmp_path)], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    source = packed.with_name(packed.name.removesuffix(".tar.gz"))
    subprocess.run(
        [*build, "wheel", "-d", str(tmp_path)], cwd=source, env=environment, capture_output=True, check=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    code = """
import taberna
from taberna.rulebook import cards_text
from taberna.words import LANGUAGES
print(taberna.__file__, len(LANGUAGES), "Rauswurf" in cards_text("pecunia", "de"))
print(taberna.play(taberna.game("alea"), ["thumb", "random"], seed=3).result is not None)
"""
    said = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.split() == [str(tmp_path / "installed" / "taberna" / "__init__.py"), "5", "True", "True"]
    assert (tmp_path / "installed" / "taberna" / "cli" / "fullscreen" / "table.tcss").is_file()


def test_everything_that_is_asked_for_has_a_pin() -> None:
    """`make constraints` writes the pins of all extras and groups; nothing is kept by hand.

    But for the group of other people's learners, which have an environment of their own.
    """
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [*PROJECT["dependencies"], *whole["build-system"]["requires"], tool_constant("NODE_PACKAGE")]
    groups = {name: more for name, more in whole["dependency-groups"].items() if name != "learners"}
    for more in (*PROJECT["optional-dependencies"].values(), *groups.values()):
        asked += more
    plain = {_normal(re.split(r"[<>=;\[ ]", one)[0]) for one in asked} - {"taberna"}
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {_normal(line.partition("==")[0]) for line in lines if "==" in line}
    assert plain <= pinned, plain - pinned
    cards = [one for one in pinned if re.match(r"(cuda|nvidia|triton)(-|$)", one)]
    assert not cards, "what torch brings for one maker's cards, which its CPU variant does without"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (command,) = re.findall(r"^constraints:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert "--all-extras" in command
    assert all(f"--group pyproject.toml:{group}" in command for group in groups)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def tool_constant(name: str) -> str:
    """A constant of hatch_build.py, which needs hatchling to be imported."""
    (found,) = re.findall(
        rf'^{name} = "(.*)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    return str(found)


# -- how it is released ---------------------------------------------------------------------------------------


def test_a_release_writes_version_and_day_and_fits_its_tag(tmp_path: Path) -> None:
    release = tool("release")
    for name in ("pyproject.toml", "CHANGELOG.md", "CITATION.cff"):
        shutil.copy(ROOT / name, tmp_path / name)
    with pytest.raises(SystemExit):
        release.check(tmp_path, "9.8.7")
    release.write(tmp_path, "9.8.7", date(2031, 2, 3))
    assert release.check(tmp_path, "9.8.7") == "This is 9.8.7."
    assert "## 9.8.7 – 2031-02-03" in (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "version: 9.8.7\ndate-released: 2031-02-03" in (tmp_path / "CITATION.cff").read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="unreleased"):
        release.write(tmp_path, "9.8.8", date(2031, 2, 4))


def test_workflows_and_templates_are_read(root: Path) -> None:
    yaml = pytest.importorskip("yaml")
    files = [*root.glob(".github/**/*.yml"), root / ".pre-commit-config.yaml", root / "CITATION.cff"]
    assert len(files) >= 7
    for file in files:
        assert isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict), file.name
    steps = " ".join(file.read_text(encoding="utf-8") for file in root.glob(".github/workflows/*.yml"))
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{name}:", makefile, re.MULTILINE) for name in re.findall(r"run: make (\w+)", steps))
