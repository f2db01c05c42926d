"""A catalogue: all messages of a language, where each stands and what it uses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import overworld
from overworld.i18n import FALLBACK

LOCALE = Path(overworld.__file__).parent / "i18n" / "locale"
PLURALS = ("zero", "one", "two", "few", "many", "other")


class _Uses(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.messages: list[str] = []
        self.functions: list[str] = []
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@dataclass(frozen=True)
class Choice:
    """The forms that a message has for the values of a variable."""

    variable: str
    forms: tuple[str, ...]
    usual: str
    """The form for all other values."""

    @property
    def is_plural(self) -> bool:
        """Whether it chooses by how many: `other` alone does not say so."""
        return any(form in PLURALS and form != "other" for form in self.forms)


@dataclass(frozen=True)
class Entry:
    """A message, or a term, whose key begins with a hyphen."""

    key: str
    file: str
    line: int
    pattern: ast.Pattern
    comment: str = ""
    """What is said to translators."""
    section: str = ""
    """The heading that it stands under."""

    @cached_property
    def _uses(self) -> _Uses:
        uses = _Uses()
        uses.visit(self.pattern)
        return uses

    @property
    def variables(self) -> set[str]:
        """The values that are filled in."""
        return set(self._uses.variables)

    @property
    def messages(self) -> set[str]:
        """The messages and terms that it refers to."""
        return set(self._uses.messages)

    @property
    def functions(self) -> set[str]:
        """The functions that it calls."""
        return set(self._uses.functions)

    @property
    def words(self) -> str:
        """Its letters, without what is filled in."""
        return " ".join(self._uses.texts)

    @property
    def choices(self) -> list[Choice]:
        """The choices that it makes by the values of variables."""
        found = []
        for select in self._uses.selects:
            uses = _Uses()
            uses.visit(select.selector)
            if uses.variables:
                forms = tuple(_name(variant) for variant in select.variants)
                usual = next(_name(one) for one in select.variants if one.default)
                found.append(Choice(uses.variables[0], forms, usual))
        return found

    @property
    def source(self) -> str:
        """The message as it is written, without its key."""
        written = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), self.pattern))
        return str(written.partition("=")[2].strip())

    def spellings(self, filled: str = "\0") -> list[str]:
        """Every text that it can give, with a mark for what is filled in."""
        return [text.strip() for text in _spell(self.pattern, filled)]


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _spell(pattern: ast.Pattern, filled: str) -> list[str]:
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [
                part
                for variant in element.expression.variants
                for part in _spell(variant.value, filled)
            ]
        elif isinstance(element.expression, ast.StringLiteral):
            parts = [element.expression.parse()["value"]]
        else:
            parts = [filled]
        texts = [text + part for text in texts for part in parts]
    return texts


@dataclass(frozen=True)
class Junk:
    """A place that no program can read."""

    file: str
    line: int
    reason: str


@dataclass
class Catalogue:
    """All messages of a language, by key."""

    language: str
    folder: Path
    entries: dict[str, Entry] = field(default_factory=dict)
    twice: list[Entry] = field(default_factory=list)
    """Messages whose key is there already."""
    junk: list[Junk] = field(default_factory=list)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())

    @property
    def files(self) -> list[str]:
        """The files that it is read from."""
        return sorted(file.name for file in self.folder.glob("*.ftl"))


def read_catalogue(language: str = FALLBACK, locale: Path = LOCALE) -> Catalogue:
    """Reads the messages of a language.

    >>> read_catalogue("en").entries["seats-needed"].variables
    {'most'}
    """
    found = Catalogue(language, locale / language)
    for name in found.files:
        _read(found, name)
    return found


def _read(found: Catalogue, name: str) -> None:
    text = (found.folder / name).read_text("utf-8")
    section = ""
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.GroupComment):
            section = node.content or ""
        elif isinstance(node, ast.Junk):
            reason = node.annotations[0]
            found.junk.append(Junk(name, _line(text, reason), reason.message or ""))
        elif isinstance(node, ast.Message | ast.Term):
            key = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
            if node.value is None:
                found.junk.append(Junk(name, _line(text, node.id), f"{key} has attributes only"))
                continue
            comment = (node.comment.content if node.comment else "") or ""
            entry = Entry(key, name, _line(text, node.id), node.value, comment, section)
            if key in found.entries:
                found.twice.append(entry)
            else:
                found.entries[key] = entry


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start if node.span else 0) + 1
