"""Examples in the documents run, and the documents cover the code."""

from __future__ import annotations

import ast
import doctest
import inspect
import json
import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from overworld import Game
from overworld.game.refusal import ALL_CODES
from overworld.notation.moves import VERBS
from overworld.notation.names import PHASE_NAMES
from overworld.notation.record import TAGS, TERMINATIONS

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DOCS = ROOT / "docs"
SHOWN = sorted(DOCS.glob("**/*.md"))
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def hook() -> ModuleType:
    """Return the hook that MkDocs calls for each page."""
    spec = spec_from_file_location("links", DOCS / "site" / "links.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("file", PAGES, ids=[str(file.relative_to(ROOT)) for file in PAGES])
def test_the_examples_of_a_document_run(file: Path) -> None:
    found = doctest.testfile(str(file), module_relative=False, optionflags=FLAGS)
    assert found.failed == 0


@pytest.mark.parametrize("file", PAGES, ids=[str(file.relative_to(ROOT)) for file in PAGES])
def test_links_have_a_target(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text("utf-8")):
        if not target.startswith("http"):
            assert (file.parent / target).exists(), target


def anchors(file: Path) -> set[str]:
    """Return the anchors of the headings of a page, as GitHub and MkDocs make them."""
    text = re.sub(r"^```.*?^```", "", file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    words = [re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in headings]
    return {re.sub(r"[\s-]+", "-", heading) for heading in words} | {
        *re.findall(r'id="([^"]+)"', text)
    }


@pytest.mark.parametrize("file", PAGES, ids=[str(file.relative_to(ROOT)) for file in PAGES])
def test_the_anchors_of_links_exist(file: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", file.read_text("utf-8")):
        page_of_target = file.parent / target if target else file
        if not target.startswith("http") and page_of_target.suffix == ".md":
            assert anchor in anchors(page_of_target), f"{target}#{anchor}"


def test_the_readme_shows_a_game() -> None:
    assert doctest.DocTestParser().get_examples(page("README.md"))


def test_every_verb_tag_phase_and_termination_is_in_the_notation() -> None:
    text = page("docs/reference/notation.md") + page("docs/reference/records.md")
    for word in (*VERBS, *TAGS, *PHASE_NAMES, *TERMINATIONS):
        assert f"`{word}" in text or f'"{word}"' in text or f"[{word}" in text, word


def test_every_reason_and_every_public_name_of_game_is_in_the_engine_page() -> None:
    text = page("docs/reference/engine.md") + page("docs/reference/refusals.md")
    for code in ALL_CODES:
        assert f"`{code}`" in text, code
    for name in vars(Game):
        if not name.startswith("_"):
            assert name in text, name


def test_every_array_function_is_in_the_page_of_the_engine() -> None:
    tree = ast.parse((ROOT / "src" / "overworld" / "rules" / "api.py").read_text("utf-8"))
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    calls = {
        f"{one.name}({', '.join(argument.arg for argument in one.args.args)})"
        for one in functions
        if not one.name.startswith("_")
    }
    assert len(calls) > 10
    text = (ROOT / "docs" / "explanation" / "engine-internals.md").read_text("utf-8")
    assert {call for call in calls if f"| `{call}` |" not in text} == set()


def test_every_ruling_is_in_the_rules() -> None:
    text = page("docs/explanation/rulings.md")
    for number in range(1, 28):
        assert re.search(rf"\| R{number} \|", text), number


@pytest.mark.parametrize("file", SHOWN, ids=[str(file.relative_to(DOCS)) for file in SHOWN])
def test_links_of_a_page_lead_to_pages_of_the_site(file: Path) -> None:
    text = hook().on_page_markdown(file.read_text("utf-8"), None)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("http"):
            assert (file.parent / target).resolve().is_relative_to(DOCS), target
            assert (file.parent / target).is_file(), target
    for opening in re.findall(r"^```(.+)$", text, re.MULTILINE):
        assert re.fullmatch(r'\w+( title="[\w./-]+")?', opening), opening


def test_the_doctests_of_the_hook_pass() -> None:
    assert doctest.testmod(hook()) == (0, 3)


def test_every_message_file_is_listed() -> None:
    files = (ROOT / "src/overworld/i18n/locale/en").glob("*.ftl")
    listed = re.findall(r"^\| `(\w+\.ftl)` \|", page("docs/reference/messages.md"), re.MULTILINE)
    assert listed == sorted(file.name for file in files)


def test_the_changelog_is_short() -> None:
    """A line per change; when 0.1.0 is released, move this limit to the next version."""
    lines = page("CHANGELOG.md").splitlines()
    assert len(lines) <= 150
    assert all(len(line) <= 120 for line in lines if line.startswith("- "))


def test_the_files_to_read_first_exist() -> None:
    part = page("docs/explanation/architecture.md").partition("## Read these files first\n")[2]
    files = re.findall(r"^\| `([\w/.]+)` \|", part.partition("\n## ")[0], re.MULTILINE)
    assert len(files) == 5
    assert all((ROOT / file).is_file() for file in files)


def test_every_decision_has_a_status_and_a_date_and_is_listed() -> None:
    overview = page("docs/explanation/architecture.md")
    decisions = sorted(DOCS.glob("explanation/decisions/*.md"))
    assert decisions
    for file in decisions:
        third = file.read_text("utf-8").splitlines()[2]
        assert re.fullmatch(r"\*\*Status:\*\* .+\. \*\*Date:\*\* \d+ \w+ \d{4}\.", third), file.name
        assert f"(decisions/{file.name})" in overview


def test_every_guarantee_names_tests_that_exist() -> None:
    pages = page("SECURITY.md") + page("docs/explanation/testing.md")
    rows = re.findall(r"^\| \*\*.*$", pages, re.MULTILINE)
    assert len(rows) >= 20
    for row in rows:
        named = re.findall(r"`([\w/]+\.py)::(\w+)`", row)
        assert named, row
        for file, test in named:
            assert f"def {test}(" in page(f"tests/{file}"), test


@pytest.mark.parametrize("file", SHOWN, ids=[str(file.relative_to(DOCS)) for file in SHOWN])
def test_a_page_has_at_most_300_lines(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    is_generated = any(line.startswith("<!-- Written by `make") for line in lines[:5])
    assert len(lines) <= 300 or is_generated or file.name == "rulings.md"


def test_every_page_is_on_the_site() -> None:
    site = page("mkdocs.yml")
    for file in [*ROOT.glob("docs/**/*.md"), *ROOT.glob("docs/**/*.ipynb")]:
        assert f": {file.relative_to(DOCS)}\n" in site, file.name


def test_a_page_has_the_same_name_in_the_menu_and_as_its_heading() -> None:
    menu = re.findall(r"^ *- (.+): ([\w/-]+\.md)$", page("mkdocs.yml"), re.MULTILINE)
    assert len(menu) > 50
    for name, file in menu:
        heading = re.findall(r"^# (.+)$", page(f"docs/{file}"), re.MULTILINE)[0]
        assert heading == name or file == "index.md"


def promised_modules() -> list[str]:
    """Return the modules whose names docs/reference/versions.md promises."""
    (row,) = [
        line for line in page("docs/reference/versions.md").splitlines() if "`__all__`" in line
    ]
    return re.findall(r"`(overworld[a-z_.]*)`", row.split("|")[1])


def code_in(file: Path) -> str:
    text = file.read_text("utf-8")
    if file.suffix != ".ipynb":
        return text
    cells = json.loads(text)["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells)


def imported_names(text: str) -> list[tuple[str, str]]:
    """Return the module and the name of each import from Overworld, also in doctests.

    >>> imported_names(">>> from overworld.bots import Bot, build_bot as build  # two")
    [('overworld.bots', 'Bot'), ('overworld.bots', 'build_bot')]
    """
    pattern = r"^(?:>>> )?\s*from (overworld[\w.]*) import (\([^)]*\)|[^\n#]*)"
    return [
        (module, part.split()[0])
        for module, names in re.findall(pattern, text, re.MULTILINE)
        for part in names.strip("()").split(",")
        if part.strip()
    ]


def test_the_promised_modules_have_public_names() -> None:
    assert {"overworld", "overworld.env", "overworld.arena.stats"} <= {*promised_modules()}
    for name in promised_modules():
        module = import_module(name)
        assert all(hasattr(module, public) for public in module.__all__), name


USERS = sorted(
    [
        ROOT / "README.md",
        *DOCS.glob("**/*.md"),
        *DOCS.glob("**/*.ipynb"),
        *ROOT.glob("examples/**/*.py"),
    ]
)


@pytest.mark.parametrize("file", USERS, ids=[str(file.relative_to(ROOT)) for file in USERS])
def test_documents_and_examples_import_promised_names(file: Path) -> None:
    """A page that imports other names says that they are internal."""
    code, promised = code_in(file), promised_modules()
    other = [
        (module, name)
        for module, name in imported_names(code)
        if module not in promised or name not in import_module(module).__all__
    ]
    assert not other or "internal" in code, other


def test_every_promised_module_is_in_the_reference() -> None:
    pages = {
        re.findall(r"^::: (\S+)", p.read_text("utf-8"), re.M)[0]
        for p in DOCS.glob("reference/api/*.md")
    }
    assert pages >= {*promised_modules()}


def undocumented_fields(kind: type) -> list[str]:
    """Return the fields of a class that neither a string below them nor its docstring describes."""
    (definition,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(definition, ast.ClassDef)
    found = []
    for field, below in zip(definition.body, [*definition.body[1:], None], strict=True):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        name, text = field.target.id, kind.__doc__ or ""
        is_described = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if not (is_described or f"{name}:" in text or f"`{name}`" in text):
            found.append(name)
    return found


@pytest.mark.parametrize(
    "module",
    [
        "overworld",
        "overworld.game.events",
        "overworld.review",
        "overworld.arena",
        "overworld.arena.benchmark.tasks",
        "overworld.observation",
    ],
)
def test_the_fields_of_public_values_are_documented(module: str) -> None:
    public = import_module(module)
    kinds = [getattr(public, name) for name in public.__all__]
    values = [kind for kind in kinds if isinstance(kind, type) and hasattr(kind, "__match_args__")]
    assert values
    assert {kind.__name__: undocumented_fields(kind) for kind in values} == {
        kind.__name__: [] for kind in values
    }
