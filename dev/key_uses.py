"""Where the code uses which message: the keys in it, plain and composed."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import overworld

PACKAGE = Path(overworld.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"
"""The code of the browser client; it is not there where the package is installed."""

KEY = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9_]+)*"
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^[^\S\n]*//[^\n]*", re.DOTALL | re.MULTILINE)
_COMPOSED = re.compile(r"`([a-z][\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`")


@cache
def browser_code(folder: Path = WEB) -> Mapping[str, str]:
    """The files of the browser client without their comments, by path; none if there are none."""
    files = [*folder.rglob("*"), *folder.parent.glob("*.ts")]  # those above build the page
    return {
        Path(os.path.relpath(file, folder)).as_posix(): _COMMENT.sub(
            _blank, file.read_text("utf-8")
        )
        for file in sorted(files)
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    }


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")  # lines keep their numbers


@cache
def package_code() -> Mapping[str, str]:
    """The files of this package, by path."""
    return {
        file.relative_to(PACKAGE).as_posix(): file.read_text("utf-8")
        for file in sorted(PACKAGE.rglob("*.py"))
    }


def listed(file: str, name: str, field: str = "") -> list[str]:
    """The texts of a constant list in the code of the browser, or those of a field in it."""
    code = browser_code()[file]
    (start,) = re.finditer(rf"\bconst {name}\b[^\n=]*= [^\[\n]*\[", code)
    depth, end = 1, start.end()
    while depth:
        depth += {"[": 1, "]": -1}.get(code[end], 0)
        end += 1
    found = re.findall(rf'{field}: "([^"]+)"' if field else r'"([^"]+)"', code[start.end() : end])
    assert found, f"{file}: {name} is empty"
    return found


def union(file: str, name: str) -> list[str]:
    """The texts of a type in the code of the browser: `type Stage = "world" | "cube";`."""
    (found,) = re.findall(rf"\btype {name} =([^;]*);", browser_code()[file])
    return re.findall(r'"([^"]+)"', found)


def arguments(code: str) -> Iterator[str]:
    """The first argument of every call of `t` and `told`, as it is written.

    >>> list(arguments('t("home"), t(`space-${one(1)}`, { x })'))
    ['"home"', '`space-${one(1)}`']
    """
    for call in re.finditer(r"(?<![\w.$])t(?:old)?\(", code):
        depth, index, start = 1, call.end(), call.end()
        while depth:
            letter = code[index]
            if letter in "\"'`":
                index = _end_of_text(code, index)
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(letter, 0)
            if depth == 1 and letter == ",":
                break
            index += 1
        yield code[start:index].removesuffix(")")


def _end_of_text(code: str, index: int) -> int:
    """Where the text that begins here ends; what is in `${}` belongs to it."""
    quote, index = code[index], index + 1
    while code[index] != quote:
        if quote == "`" and code.startswith("${", index):
            depth, index = 1, index + 2
            while depth:
                if code[index] in "\"'`":
                    index = _end_of_text(code, index)
                depth += {"{": 1, "}": -1}.get(code[index], 0)
                index += 1
        else:
            index += 2 if code[index] == "\\" else 1
    return index


def skeletons(code: str) -> set[str]:
    """The composed texts in some code that look like keys, with `*` for what is filled in.

    >>> skeletons("t(`rules-${section}-about`)")
    {'rules-*-about'}
    """
    return {re.sub(r"\$\{[^}]*\}", "*", text) for text in _COMPOSED.findall(code)}


def said() -> tuple[set[str], set[str]]:
    """The keys and the composed keys in calls of `t` in the browser."""
    plain, composed = set(), set()
    for file, code in browser_code().items():
        for argument in arguments(code):
            # In `a === "b" ? "c" : "d"`, what is compared is no key.
            chosen = re.sub(r'[!=]==? *"[^"]*"', "", _COMPOSED.sub("", argument))
            assert "`" not in chosen, f"{file}: t({argument}) is hard to read"
            plain |= set(re.findall(rf'"({KEY})"', chosen))
            composed |= skeletons(argument)
    return plain, composed


_CALLS = (
    (r'(?<![\w.$])t\(\s*"([\w-]+)",\s*\{([^{}]*)\}', r"(\w+): *(?:number|percent|String|list|t)\("),
    (
        r'\bwords\(\s*"([\w-]+)",((?:[^()]|\([^()]*\))*)\)',
        r'(\w+)=(?:(?:str|percent|listed)\(|f?")',
    ),
)
"""How messages are filled in, in the browser and here, and what in that is surely text."""


def text_values() -> dict[str, set[str]]:
    """The values that the code fills in as text, by the keys of the messages."""
    found: dict[str, set[str]] = {}
    for code, (call, text) in zip((browser_code(), package_code()), _CALLS, strict=True):
        for key, values in re.findall(call, "\n".join(code.values())):
            found.setdefault(key, set()).update(re.findall(text, values))
    return found


def quoted() -> set[str]:
    """Whatever stands in quotes in the code of the browser and looks like a key."""
    return {
        key for code in browser_code().values() for key in re.findall(rf"[\"']({KEY})[\"']", code)
    }


def package_keys() -> set[str]:
    """The keys that stand in the code of this package as they are."""
    code = "\n".join(
        text
        for file, text in package_code().items()
        if not file.startswith("pictures/")  # colours have names like keys, and say nothing
    )
    return {
        *re.findall(r'words\(\s*"([a-z_-]+)"', code),
        *re.findall(r'(?:key = |else )"([a-z]+-[a-z-]+)"', code),
        *re.findall(r'"([a-z]+-[a-z-]+)" if ', code),
        *re.findall(r'"((?:help|locale)-[a-z-]*[a-z])"', code),
    }


def package_prefixes() -> set[str]:
    """The beginnings of the keys that the code of this package composes."""
    code = "\n".join(package_code().values())
    return {
        *re.findall(r'words\(f"([a-z-]+-)\{', code),
        *re.findall(r'f"([a-z-]+-)\{name\}"', code),
    }


def places_of_keys() -> dict[str, list[str]]:
    """The files and lines at which a key stands in quotes, or one is composed (with `*`)."""
    found: dict[str, list[str]] = {}
    for root, files in (("web/src", browser_code()), ("overworld", package_code())):
        for file, code in files.items():
            for number, line in enumerate(code.splitlines(), 1):
                for key in {*re.findall(rf"[\"']({KEY})[\"']", line), *skeletons(line)}:
                    found.setdefault(key, []).append(f"{root}/{file}:{number}")
    return found
