"""`python -m dev.check_language` finds words that we do not use, where files have prose."""

from __future__ import annotations

from pathlib import Path

import pytest
from dev.check_language import (
    check,
    findings_in,
    main,
    markdown_findings_in,
    page_findings_in,
)


@pytest.mark.parametrize(
    ("code", "finding"),
    [
        ('"""Whoever asks."""', "'Whoever': name the role"),
        ('def f():\n    """Start anew."""', "'anew': again"),
        ('x = 1\n"""Nothing but one."""', "'Nothing but': only"),
        ("# a comment of its\n# own", "'of its own': custom, separate, by itself"),
        ('raise ValueError(f"{x} cannot be had")', "'cannot be had': is available"),
        ('assert x, "nobody"', "'nobody': name the role"),
        ('_LOG.info("goes on: %s", x)', "'goes on': continues"),
        ("def test_everybody_waits(): ...", "'Everybody': name the role"),
        ("def test_what_a_player_sees(): ...", "starts with 'What'"),
        ('"""Done. What remains is next."""', "starts with 'What'"),
        ('"""Remove what is left."""', "'what is': name the noun"),
        (
            'def f():\n    """Whether it is."""',
            "docstring starts with 'Whether': use an imperative verb",
        ),
    ],
)
def test_a_finding_in_each_kind_of_prose(code: str, finding: str) -> None:
    assert [one.text for one in findings_in(code)] == [finding]


@pytest.mark.parametrize(
    "code",
    [
        'x = "nobody"',
        "# The code `nobody` stays.",
        '"""What is a mob? A mob is an enemy."""',
        '"""Return it.\n\n    >>> nobody()\n    """',
        '@property\ndef f():\n    """Whether it is."""',
        "def nobody(): ...",
    ],
)
def test_code_names_and_questions_are_not_findings(code: str) -> None:
    assert findings_in(code) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A line.\n\nFor\nnobody.", [3]),
        ("- one\n- for nobody\n  else", [2]),
        ("| a |\n| --- |\n| nobody |", [3]),
        ("# Title\n\n## What it does", [3]),
        ("Some words of its\nown.", [1]),
        ("- words of its\n- own", []),
        ("```sh\nnobody\n```\n\nSee `nobody`.", []),
        ("## What is a mob?", []),
    ],
)
def test_findings_in_markdown(text: str, found: list[int]) -> None:
    assert [one.line for one in markdown_findings_in(text, "a.md")] == found


@pytest.mark.parametrize(
    ("file", "code", "line"),
    [
        ("a.ts", "/** For nobody. */", 1),
        ("a.ts", "const a = 1; // for nobody", 1),
        ("a.ts", "const a = 1;\n// For no\n// body, or\n// nobody.", 2),
        ("a.ts", 'test("nobody waits", () => {});', 1),
        ("a.ts", 'it.each([1])("nobody waits %s", () => {});', 1),
        ("a.svelte", "<!-- For\n  nobody -->\n<p>", 1),
        ("a.svelte", "<style>\n  /* For nobody. */\n</style>", 2),
        ("a.css", "a {\n  top: 0; /* nobody */\n}", 2),
    ],
)
def test_a_finding_in_each_kind_of_web_file(file: str, code: str, line: int) -> None:
    assert [(one.line, one.text) for one in page_findings_in(code, file)] == [
        (line, "'nobody': name the role")
    ]


@pytest.mark.parametrize(
    "code",
    [
        'say("nobody");',
        'const a = "/* nobody */";',
        'const a = "http://nobody";',
        "const a = `// nobody`;",
        "const a = /\\/\\*nobody/;",
        "const nobody = 1; // `nobody` is a name",
    ],
)
def test_strings_and_names_in_web_files_are_not_findings(code: str) -> None:
    assert page_findings_in(code, "a.ts") == []


def test_ruff_finds_verbs_that_are_not_imperative(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.py").write_text('def f():\n    """Returns it."""\n', "utf-8")
    (found,) = check(["a.py"])
    assert (found.file, found.line) == ("a.py", 2)
    assert "imperative" in found.text


def test_counts_by_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("src/overworld/bots/search", "src/overworld/game"):
        Path(folder).mkdir(parents=True)
        Path(folder, "a.py").write_text("# Somebody.\n", "utf-8")
    assert main(["--count", "src"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines == ["     1 src/overworld/bots", "     1 src/overworld/game", "     2 in all", ""]
    assert main(["src/overworld/game"]) == 1
    assert capsys.readouterr().out == "src/overworld/game/a.py:1: 'Somebody': name the role\n"
