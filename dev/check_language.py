"""Check the English of Python, web and Markdown files.

    python -m dev.check_language                     check the folders that are clean already
    python -m dev.check_language src/overworld/bots  list the findings in a folder
    python -m dev.check_language --count src tests   count the findings by folder

`[tool.check-language]` in `pyproject.toml` lists the clean folders. `make check-python` fails if
one of them has a finding. Rule D401 of ruff is part of the check. In Python files the check reads
docstrings, comments, errors and test names, in TypeScript, Svelte and CSS files comments and test
names, and in Markdown files everything except code.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import subprocess
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent

WORDS = {
    r"whoever|somebody|someone|nobody|everybody|everyone|anybody|anyone": "name the role",
    r"whatever": "name the noun",
    r"anew": "again",
    r"beside": "next to, as well as",
    r"for ever|forever": "without limit",
    r"of (?:one's|its|their|his|her|our|your) own": "custom, separate, by itself",
    r"nothing but|no \w+ but": "only",
    r"at once": "immediately, at the same time",
    r"in one line": "say where and how",
    r"goes? on|going on|went on": "continues",
    r"(?:can|cannot|could|to|may) (?:not )?be had": "is available",
    r"(?:is|are|was|were|be|been|being) (?:told|heard)": "say who sends or shows it",
    r"(?:is|are|was|were|be) said": "say who writes it",
    r"some \d[\d,_]*": "about",
    r"(?:it|that|this|which|file|folder|they) lies?|lies (?:in|at|on|below|above)": "is",
    r"cut off": "truncated",
    r"(?:put|puts|set|laid) aside": "quarantined",
    r"as (?:it is|they are|one is) written": "spec, source",
    r"shares? of the win": "win share",
    r"(?:a|one) look ahead": "one-move lookahead",
    r"chance is pending": "at a chance node",
    r"hands? back": "trade in, return",
    r"plies|ply": "step",
    r"texts": "strings",
    r"what is(?![^.]*\?)": "name the noun",
}
"""Patterns of words that we avoid, and what to write instead; see `CONTRIBUTING.md`."""

_PATTERNS = [
    (re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE), advice)
    for words, advice in WORDS.items()
]
_START = re.compile(r"(?:^|(?<=[.!?:;] ))(?:What(?! is)|Who)\b(?![^.!?]*\?)")
# Ruff reports the other words that begin noun phrases, such as "The".
_NOT_A_VERB = re.compile(
    r"(?:All|Any|As|At|Both|By|Each|Every|Everything|For|How|If|In|Its|Many|Most|No|None|Nothing"
    r"|Of|On|One|Only|Those|Two|When|Where|Whether|Which|Who|Whose|Why)\b"
)
_LOGGER = re.compile(r"_?log(?:ger|ging)?", re.IGNORECASE)
_NOUNS = {"property", "cached_property"}

_COMMENT = r"/\*+(?P<block>.*?)\*+/"
_CSS = re.compile(f"{_COMMENT}|(?P<lines>(?!))|(?P<test>(?!))", re.DOTALL)
# Strings and regular expressions come first, because they may contain slashes and quotes.
_PAGE = re.compile(
    r"(?:\b(?:it|test|describe)(?:\.each\([^\n]*\))?\(\s*(?P<quote>[\"`])(?P<test>[^\n]*?)(?P=quote))"
    r'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`'
    r"|(?<=[(,=:\[!&|?{};\s])/(?![*/\s>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\[\\\n])+/"
    r"|<!--(?P<markup>.*?)-->"
    rf"|{_COMMENT}|(?P<lines>//[^\n]*(?:\n\s*//[^\n]*)*)",
    re.DOTALL,
)
_PAGE_FILES = {".css", ".js", ".svelte", ".ts"}
_MARKDOWN = ".md"
_FENCED = re.compile(r"^( *)```.*?^\1```", re.DOTALL | re.MULTILINE)
_MARKER = re.compile(r"\s*(?:[-*>] |#+ |\d+\. |\|)[\s*]*")
_BUILT = {"node_modules", "static", "protocol.ts"}


class Finding(NamedTuple):
    """A place in a file whose English should change."""

    file: str
    line: int
    text: str


def findings_in(code: str, file: str = "") -> list[Finding]:
    """Return the findings in the code of one file."""
    findings = [
        Finding(file, line, text)
        for line, words in (*_comments(code), *_strings(ast.parse(code)))
        for text in errors_in(words)
    ]
    findings += [Finding(file, line, text) for line, text in _summaries(ast.parse(code))]
    return sorted(findings)


def page_findings_in(code: str, file: str) -> list[Finding]:
    """Return the findings in the code of a TypeScript, JavaScript, Svelte or CSS file."""
    pattern = _CSS if file.endswith(".css") else _PAGE
    findings = []
    for match in pattern.finditer(code):
        block = (
            match.groupdict().get("markup")
            or match["block"]
            or match["lines"]
            or match["test"]
            or ""
        )
        words = re.sub(r"^\s*(?://|\*)?", "", block, flags=re.MULTILINE)
        line = code.count("\n", 0, match.start()) + 1
        findings += [Finding(file, line, text) for text in errors_in(words)]
    return findings


def markdown_findings_in(text: str, file: str) -> list[Finding]:
    """Return the findings in a Markdown file, without its code.

    Each heading, list item, table row and paragraph is checked by itself.
    """
    text = _FENCED.sub(lambda match: "\n" * match[0].count("\n"), text)
    return [
        Finding(file, line, error) for line, block in _blocks(text) for error in errors_in(block)
    ]


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yield each block of a Markdown file with its first line number, without its marker."""
    first, lines = 1, list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        marker = _MARKER.match(line)
        if not line.strip() or marker:
            yield first, " ".join(lines)
            lines = []
        if line.strip():
            first = first if lines else number
            lines.append(line[marker.end() :] if marker else line)
    yield first, " ".join(lines)


def errors_in(words: str) -> Iterator[str]:
    """Yield a description of each wrong word in some sentences."""
    words = re.sub(r"^\s*(?:>>>|\.\.\.) .*$|`[^`]*`", "_", words, flags=re.MULTILINE)
    words = " ".join(words.split()).replace("\u2019", "'")
    for pattern, advice in _PATTERNS:
        for match in pattern.finditer(words):
            yield f"{match[0]!r}: {advice}"
    for match in _START.finditer(words):
        yield f"starts with {match[0]!r}"


def _comments(code: str) -> Iterator[tuple[int, str]]:
    """Yield each block of comment lines with its first line number."""
    block: list[str] = []
    last = (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            if token.start != (last[0] + 1, last[1]):
                yield last[0] - len(block) + 1, " ".join(block)
                block = []
            block.append(token.string.lstrip("#: "))
            last = token.start
    yield last[0] - len(block) + 1, " ".join(block)


def _strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield docstrings, strings of errors and of log messages, and the words of test names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant | ast.JoinedStr):
            yield node.lineno, _text(node.value)
        elif isinstance(node, ast.Raise | ast.Assert):
            yield node.lineno, _text(node.exc if isinstance(node, ast.Raise) else node.msg)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if _LOGGER.fullmatch(name):
                yield node.lineno, ". ".join(_text(one) for one in node.args)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = node.name.replace("_", " ")
            yield node.lineno, name[5:].capitalize() if name.startswith("test ") else ""


def _text(node: ast.AST | None) -> str:
    """Return the strings in an expression, with `_` for each value in an f-string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(one) or "_" for one in node.values)
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if node is None or isinstance(node, ast.FormattedValue):
        return ""
    return ". ".join(filter(None, map(_text, ast.iter_child_nodes(node))))


def _summaries(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of functions that do not start with a verb; ruff finds "Returns"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = " ".join(map(ast.unparse, node.decorator_list))
            names = set(re.findall(r"\w+", decorators))
            first = _NOT_A_VERB.match(ast.get_docstring(node) or "")
            if first and not names & _NOUNS and not node.name.startswith("test_"):
                yield node.lineno, f"docstring starts with {first[0]!r}: use an imperative verb"


def _files_below(folder: Path) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if file.suffix in {".py", _MARKDOWN, *_PAGE_FILES} and _BUILT.isdisjoint(file.parts):
            yield file


def check(paths: list[str]) -> list[Finding]:
    """Return the findings in files and folders, in the order of their places."""
    findings: list[Finding] = []
    for path in map(Path, paths):
        for file in sorted(_files_below(path)) if path.is_dir() else [path]:
            check_one: Callable[[str, str], list[Finding]] = findings_in
            if file.suffix in _PAGE_FILES:
                check_one = page_findings_in
            elif file.suffix == _MARKDOWN:
                check_one = markdown_findings_in
            findings += check_one(file.read_text("utf-8"), file.as_posix())
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--exit-zero", "--select=D401"]
    output = subprocess.run(
        [
            *ruff,
            "--output-format=json",
            "--force-exclude",
            "--extend-exclude=*.ts,*.js,*.css,*.svelte,*.md",
            *paths,
        ],
        check=True,
        capture_output=True,
    )
    for one in json.loads(output.stdout):
        name = Path(one["filename"]).relative_to(Path.cwd()).as_posix()
        findings.append(Finding(name, one["location"]["row"], one["message"]))
    return sorted(findings)


def folder_name(file: str) -> str:
    """Return the package or the folder of tests that a file is in.

    >>> folder_name("src/overworld/bots/search.py"), folder_name("tests/conftest.py")
    ('src/overworld/bots', 'tests')
    """
    parts = file.split("/")[:-1]
    return "/".join(parts[: 3 if "src" in parts[:2] else 2])


def main(command: list[str] | None = None) -> int:
    """Print the findings, or their number by folder; return 1 if there are any."""
    parser = argparse.ArgumentParser("python -m dev.check_language")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="(default: the clean folders)")
    parser.add_argument("--count", action="store_true", help="count the findings by folder")
    arguments = parser.parse_args(command)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["check-language"]
    paths = arguments.paths or settings["clean"]
    if missing := [path for path in paths if not Path(path).exists()]:
        parser.error(f"no such file or folder: {', '.join(missing)}")
    findings = check(paths)
    if arguments.count:
        counts = Counter(folder_name(one.file) for one in findings)
        for folder, count in sorted(counts.items()):
            print(f"{count:6,} {folder}")
        print(f"{len(findings):6,} in all")
        return 0
    for one in findings:
        print(f"{one.file}:{one.line}: {one.text}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
