"""Check the messages of every language: `python -m dev.locale check [LANGUAGE ...]`.

`compare-locales` finds syntax errors, keys and references that differ from English, and missing
plural forms. This module adds the checks that `compare-locales` does not have.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from compare_locales.compare import ContentComparer, Observer
from compare_locales.paths import File
from fluent.syntax import FluentParser, ast

from dev.message_keys import PACKAGE, is_used, required_keys
from overworld.i18n import CLI_FILES, FALLBACK, languages

LOCALE = PACKAGE / "i18n" / "locale"
GLOSSARY = PACKAGE.parent.parent / "docs" / "reference" / "glossary.md"

LIMITS = (
    (80, "weapon-*-power"),
    (40, "bot-*-about"),
    (24, "name-*"),
    (20, "weapon-*"),
    (18, "tile-* biome-* action-trade"),
    (16, "type-* connection-*"),
    (14, "mob-* action-undo action-end rival-turn rival-away rival-bot"),
    (12, "action-collect action-explore action-build action-fight action-weapon action-hint"),
    (12, "action-cancel action-confirm part-world part-cube part-board part-log part-chat"),
    (12, "near-verb-* material-* bot-* page-theme-* layers-left layers-done layers-due"),
    (10, "colour-*"),
)
"""The most letters of short labels, without values; the first pattern that matches counts."""

NAMED = ("weapon-poisonous_potato", "biome-*", "type-*")
"""Messages that are terms of the glossary."""
TERMS = ("cube", "mob", "biome", "crossing")
"""Terms of the glossary that a translated sentence contains if the English sentence does."""
WITHOUT_TERM = {("de", "rules-questions-9"), ("fi", "about"), ("fr", "action-trade")}

_VALUE = "\0"
_SPACING = {
    "letters touch a value": rf"[^\W\d_]['\u2019:]?{_VALUE}|{_VALUE}['\u2019:]?[^\W\d_]",
    "two spaces in a row": r"\S  +\S",
    "three dots; use \u2026": r"\.\.\.",
    "space before , or .": r"\s[,.](?:\s|$)",
    "no space after a punctuation mark": rf"[^\W\d_{_VALUE}][,;!?](?=[^\W\d_{_VALUE}])",
    "HTML, which the page does not interpret": r"</?[a-z]|&[a-z]+;",
}
_FRENCH = {"no no-break space before ; : ! or ?": r"[^\s;:!?][;:!?](?:\s|$)| [;:!?]"}
_NOT_FRENCH = {"space before ; : ! or ?": r"\s[;:!?](?:\s|$)"}


@dataclass(frozen=True)
class Message:
    """A message, or a term, whose key begins with a hyphen."""

    key: str
    file: str
    pattern: ast.Pattern

    def names(self, kind: type[Any]) -> set[str]:
        """Return the names of the references of one kind."""
        return {node.id.name for node in _nodes(self.pattern) if isinstance(node, kind)}

    def references(self) -> set[str]:
        """Return the keys of the messages and terms that the message contains."""
        terms = {f"-{name}" for name in self.names(ast.TermReference)}
        return terms | self.names(ast.MessageReference)

    def forms(self) -> dict[str, set[str]]:
        """Return the names of the variants for each variable that chooses one."""
        found: dict[str, set[str]] = {}
        for node in _nodes(self.pattern):
            if isinstance(node, ast.SelectExpression):
                names = {getattr(variant.key, "name", "") for variant in node.variants} - {""}
                for reference in _nodes(node.selector):
                    if isinstance(reference, ast.VariableReference):
                        found.setdefault(reference.id.name, set()).update(names)
        return found

    def texts(self, value: str = _VALUE) -> list[str]:
        """Return every string that the message can become, with `value` for each value."""
        return [text.strip() for text in _texts(self.pattern, value)]


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of the syntax tree and all nodes below it."""
    if isinstance(node, ast.BaseNode):
        yield node
    for below in node if isinstance(node, list) else getattr(node, "__dict__", {}).values():
        yield from _nodes(below)


def _texts(pattern: ast.Pattern, value: str) -> list[str]:
    texts = [""]
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(inner, ast.SelectExpression):
            parts = [part for variant in inner.variants for part in _texts(variant.value, value)]
        else:
            parts = [inner.parse()["value"] if isinstance(inner, ast.StringLiteral) else value]
        texts = [text + part for text in texts for part in parts]
    return texts


@cache
def read_messages(folder: Path) -> list[Message]:
    """Return the messages and terms in the `.ftl` files of a folder."""
    messages = []
    for file in sorted(folder.glob("*.ftl")):
        for node in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.Message | ast.Term) and node.value is not None:
                hyphen = "-" if isinstance(node, ast.Term) else ""
                messages.append(Message(hyphen + node.id.name, file.name, node.value))
    return messages


def check(language: str, locale: Path = LOCALE) -> list[str]:
    """Return a line for each error in a language: a folder of `locale`, such as `de`."""
    comparer, observer = ContentComparer(), Observer()
    comparer.observers.append(observer)
    lines = []
    files = {file.name for name in (FALLBACK, language) for file in (locale / name).glob("*.ftl")}
    for file in sorted(files):
        ours, theirs = (locale / name / file for name in (language, FALLBACK))
        if ours.exists() and theirs.exists():
            place = File(str(ours), file, locale=language)
            comparer.compare(File(str(theirs), file), place, None)
            found = (item for detail in observer.details[place] for item in detail.items())
            lines += [f"{file}: {category}: {text}" for category, text in found]
        else:
            lines.append(f"{file}: in one of {FALLBACK} and {language} only")
    english = {message.key: message for message in read_messages(locale / FALLBACK)}
    files_of: dict[str, str] = {}
    for message in read_messages(locale / language):
        errors = [*_errors(message, english.get(message.key, message), language, {*english})]
        if files_of.setdefault(message.key, message.file) != message.file:
            errors.append(f"is also in {files_of[message.key]}")
        lines += [f"{message.file}: {message.key}: {text}" for text in errors]
    return lines


def check_uses() -> list[str]:
    """Return a line for each key that the code uses without a message, and the reverse."""
    messages = read_messages(LOCALE / FALLBACK)
    references = set[str]().union(*(message.references() for message in messages))
    unused = [
        message
        for message in messages
        if message.key not in references and not is_used(message.key)
    ]
    undefined = sorted(required_keys() - {message.key for message in messages})
    lines = [f"{message.file}: {message.key}: no code uses this message" for message in unused]
    return lines + [f"{key}: the code uses this key, but it has no message" for key in undefined]


def _errors(message: Message, english: Message, language: str, known: set[str]) -> Iterator[str]:
    for name in sorted(message.references() - known):
        yield f"refers to {name}, which does not exist"
    for name in sorted(message.names(ast.FunctionReference) - {"NUMBER", "DATETIME"}):
        yield f"calls {name}, which does not exist"
    for name in sorted(message.names(ast.VariableReference) ^ english.names(ast.VariableReference)):
        yield f"${name} is in one of {FALLBACK} and {language} only"
    for name, forms in message.forms().items():
        wanted = english.forms().get(name, forms)
        plural = wanted & {"zero", "one", "two", "few", "many"}
        plurals = {*Locale.parse(language).plural_form.tags, "other"}
        for form in sorted(forms - plurals if plural else forms ^ wanted):
            yield f"${name}: [{form}] is not a form that both {FALLBACK} and {language} have"
    limits = ((most, shape) for most, shapes in LIMITS for shape in shapes.split())
    most = next((most for most, shape in limits if fnmatchcase(message.key, shape)), None)
    length = max(len(text.replace(_VALUE, "")) for text in message.texts())
    if most is not None and length > most:
        yield f"has {length} letters, the limit is {most}"
    rules = _SPACING | (_FRENCH if language == "fr" else _NOT_FRENCH)
    for error, pattern in rules.items():
        if message.file not in CLI_FILES and any(
            re.search(pattern, text) for text in message.texts()
        ):
            yield error
    yield from _wrong_terms(message, english, language)


@cache
def glossary() -> Mapping[str, Mapping[str, str]]:
    """Return the terms of the printed rules by language: the last table of the glossary."""
    _, start, rest = GLOSSARY.read_text("utf-8").partition("\n| en |")
    lines = (start + rest).strip().splitlines()
    heading, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return {name: {row[0]: row[at] for row in rows} for at, name in enumerate(heading) if at}


def _wrong_terms(message: Message, english: Message, language: str) -> Iterator[str]:
    known = glossary().get(language, {})
    ours, theirs = (" ".join(each.texts(" ")).casefold() for each in (message, english))
    term = message.key.partition("-")[2].replace("_", " ")
    named = any(fnmatchcase(message.key, shape) for shape in NAMED)
    if named and known.get(term, ours).casefold() != ours:
        yield f"the glossary has {known[term]!r}"
    for term in TERMS:
        free = message.key.startswith("tile-") or (language, message.key) in WITHOUT_TERM
        if term in known and not free and re.search(rf"\b{term}(?:e?s)?\b", theirs):
            # Translator are inflected, so the first four letters of one of the words are enough.
            stems = [part[:4].casefold() for part in re.findall(r"\w{3,}", known[term])]
            if not any(stem in ours for stem in stems):
                yield f"lacks the term {known[term]!r} of the glossary"


def main(command: list[str] | None = None) -> int:
    """Print the errors of the named languages, or of all; return 1 if there are any."""
    parser = argparse.ArgumentParser("python -m dev.locale", description="Check translations.")
    part = parser.add_subparsers(required=True).add_parser("check", help="list the errors")
    part.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as de (default: all)")
    names = parser.parse_args(command).languages or languages()
    if unknown := sorted({*names} - {*languages()}):
        parser.error(f"no such language: {', '.join(unknown)}; known: {', '.join(languages())}")
    found = {name: check(name) + (check_uses() if name == FALLBACK else []) for name in names}
    for name, lines in found.items():
        print(*(f"{name}/{line}" for line in lines), f"{name}: {len(lines)} errors", sep="\n")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
