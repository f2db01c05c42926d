"""What is packed and what it needs: a small base, and an extra for everything else."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

import overworld

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "overworld"
BASE = (
    "components",
    "rules",
    "notation",
    "pictures",
    "game",
    "play",
    "observation",
    "bots",
    "stats",
    "tasks",
)
"""The layers that need nothing but the base."""


def built(folder: Path, target: str) -> Path:
    """Packs what is here; without npm, so that nothing is built while other tests look at it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    poor = os.environ | {"PATH": "/nowhere"}
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, env=poor)
    (made,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def test_the_wheel_has_data_words_and_types_and_no_tools(tmp_path: Path) -> None:
    names = set(zipfile.ZipFile(built(tmp_path, "wheel")).namelist())
    wanted = {
        str(file.relative_to(PACKAGE.parent))
        for file in PACKAGE.rglob("*")
        if file.is_file() and not {"__pycache__", "tools"} & {*file.relative_to(PACKAGE).parts}
    }
    assert wanted <= names
    assert {"overworld/py.typed", "overworld/components/base.toml"} <= wanted
    assert "overworld/locale/en/cli.ftl" in wanted
    assert any(name.endswith("LICENSE") for name in names)
    assert not [name for name in names if name.startswith("overworld/tools")]


def test_the_source_archive_has_whatever_its_documents_point_at() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    packed = {name.strip("/") for name in tool["hatch"]["build"]["targets"]["sdist"]["include"]}
    assert all((ROOT / name).exists() for name in packed)
    pointed = {
        (page.parent / link).resolve().relative_to(ROOT).parts[0]
        for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    }
    assert {"docs", "examples", "CITATION.cff"} <= pointed <= packed


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert (cited["version"], cited["license"]) == (overworld.__version__, "MIT")


def test_the_lock_of_the_browser_client_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all(package.get("integrity") for name, package in packages.items() if name)
    assert not [name for name, package in packages.items() if "resolved" in package]


# ---------------------------------------------------------------- what is imported is declared


def declared() -> dict[str, set[str]]:
    """The distributions of the base (an empty name) and of each extra, as pyproject.toml says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups: dict[str, list[str]] = {"": project["dependencies"], **project["optional-dependencies"]}

    def names(group: str) -> Iterator[str]:
        for text in groups[group]:
            requirement = Requirement(text)
            if requirement.name == "overworld":
                for extra in requirement.extras:
                    yield from names(extra)
            else:
                yield re.sub("[-_.]+", "-", requirement.name).lower()

    return {group: {*names(group)} for group in groups}


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def others_of(file: Path, known: Mapping[str, list[str]]) -> set[str]:
    """The distributions of others that a file imports from."""
    found = set()
    for module in imported(ast.parse(file.read_text("utf-8"))):
        top = module.partition(".")[0]
        if top in sys.stdlib_module_names or top in ("overworld", "__future__"):
            continue
        # Several distributions share the package `fluent`.
        names = ["-".join(module.split(".")[:2])] if top == "fluent" else known.get(top, [top])
        found.add(re.sub("[-_.]+", "-", names[0]).lower())
    return found


def test_everything_that_is_imported_is_declared() -> None:
    groups, known = declared(), metadata.packages_distributions()
    everything = set().union(*(names for group, names in groups.items() if group != "dev"))
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        allowed = everything | groups["dev"] if place.parts[0] in ("tools", "cli") else everything
        if place.parts[0] in BASE or (len(place.parts) == 1 and place.name != "words.py"):
            allowed = groups[""] | ({"matplotlib"} if place.name == "plots.py" else set())
        assert others_of(file, known) <= allowed, f"{place}: {others_of(file, known) - allowed}"


def test_the_base_is_small() -> None:
    assert declared()[""] == {"llvmlite", "msgspec", "numba", "numpy", "platformdirs"}


# ---------------------------------------------------------------- installed alone


def needed(requirements: list[str], extra: str = "") -> set[str]:
    """The distributions that requirements lead to, those of others' own requirements included."""
    found, waiting = set[str](), [(Requirement(text), extra) for text in requirements]
    while waiting:
        requirement, asked = waiting.pop()
        marker = requirement.marker
        if marker is not None and not marker.evaluate({"extra": asked}):
            continue
        if requirement.name in found or requirement.name == "overworld":
            continue
        found.add(requirement.name)
        for text in metadata.requires(requirement.name) or []:
            waiting += [(Requirement(text), one) for one in requirement.extras or {""}]
    return found


def lend(distributions: set[str], site: Path) -> None:
    """Makes some of the distributions that are installed here visible elsewhere, and no others."""
    here = Path(sysconfig.get_path("purelib"))
    for name in distributions:
        for file in metadata.files(name) or []:
            top = file.parts[0]
            if top != ".." and (here / top).exists() and not (site / top).exists():
                (site / top).symlink_to(here / top)


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel of the source archive, and what its base needs."""
    folder = tmp_path_factory.mktemp("clean")
    wheel, place = built(folder, "wheel"), folder / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(place / "bin" / "python")]
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    (site,) = (place / "lib").glob("python*/site-packages")
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith("/METADATA"))
        head = files.read(name).decode().split("\n\n")[0]
    lend(needed(re.findall(r"^Requires-Dist: (.*)$", head, re.M)), site)
    return place


def run(clean: Path, *command: str) -> subprocess.CompletedProcess[str]:
    alone = {"PATH": "/nowhere", "NUMBA_DISABLE_JIT": "1", "HOME": str(clean), "LANG": "C.UTF-8"}
    program = [str(clean / "bin" / command[0]), *command[1:]]
    return subprocess.run(program, env=alone, capture_output=True, text=True, check=False)


GAME = """
import importlib, pkgutil, sys, overworld as ow
for layer in %r:
    package = importlib.import_module(f"overworld.{layer}")
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if module.name != "overworld.arena.stats.plots":
            importlib.import_module(module.name)
assert not {"litestar", "fluent", "tqdm", "openskill"} & {*sys.modules}
game, bot = ow.Game(2), ow.bots.build_bot("random")
while not game.over:
    game.deal(ow.Deal(1))
    if not game.over:
        game.play(bot.choose(game.copy()))
print(ow.Game.from_record(game.record()).scores)
"""


@pytest.mark.process
@pytest.mark.nightly
def test_the_base_alone_plays_a_game(clean: Path) -> None:
    for missing in ("litestar", "fluent.runtime", "tqdm", "dev"):
        assert run(clean, "python", "-c", f"import {missing}").returncode == 1
    found = run(clean, "python", "-c", GAME % (BASE,))
    assert (found.returncode, found.stderr) == (0, "")
    assert re.fullmatch(r"\(\d+, \d+\)\n", found.stdout)


@pytest.mark.process
@pytest.mark.nightly
def test_what_is_missing_is_said_in_one_line(clean: Path) -> None:
    found = run(clean, "overworld", "--version")
    assert (found.returncode, found.stdout) == (0, f"{overworld.__version__}\n")
    found = run(clean, "overworld", "show", "start")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr == (
        'overworld: the command line is not installed: pip install "overworld[play]"\n'
    )
    (site,) = (clean / "lib").glob("python*/site-packages")
    lend(needed(["fluent.runtime"]), site)
    assert run(clean, "overworld", "show", "start").returncode == 0
    for command, said in (
        (["serve"], 'pip install "overworld[server]"'),
        (["play"], 'pip install "overworld[play]"'),
        (["arena", "random", "pebble"], 'pip install "overworld[arena]"'),
        (["simulate", "1"], 'pip install "overworld[arena]"'),
        (["locale", "check"], "from a clone of the source"),
        (["bench", "server"], 'pip install "overworld[play]"'),
    ):
        found = run(clean, "overworld", *command)
        assert (found.returncode, found.stdout) == (2, ""), command
        assert found.stderr.count("\n") == 1, command
        assert said in found.stderr, command
