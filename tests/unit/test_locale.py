"""`python -m dev.locale check` finds each kind of error and accepts good translations."""

from __future__ import annotations

from pathlib import Path

import pytest
from dev.locale import check, glossary, main
from dev.message_keys import is_used, keys_in_calls, shapes_in

from overworld.i18n import languages

ENGLISH = """\
# A file.

hello = Hello { $name }.
# Counted.
blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
  }
why = { $action ->
    [build] Built already.
   *[fight] Fought already.
  }
action-build = Build
tile-a = Owl Post
tile-b = Fern Urn
"""

GOOD = {
    "de": """\
hello = Hallo, { $name }.
blocks = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
  }
why = { $action ->
    [build] Schon gebaut.
   *[fight] Schon gekämpft.
  }
action-build = Bauen
tile-a = Eulenpfosten
tile-b = Farnkrug
""",
    "pl": """\
hello = Cześć, { $name }.
blocks = { $count ->
    [one] 1 blok
    [few] { $count } bloki
   *[many] { $count } bloków
  }
why = { $action ->
    [build] Już zbudowano.
   *[fight] Już była walka.
  }
action-build = Buduj
tile-a = Sowi słup
tile-b = Dzban paproci
""",
}


def written(folder: Path, **languages: str) -> Path:
    """Write one file of messages for each language; return their folder."""
    for language, messages in languages.items():
        (folder / language).mkdir()
        (folder / language / "play.ftl").write_text(messages, "utf-8")
    return folder


@pytest.mark.parametrize("language", sorted(GOOD))
def test_a_good_translation_has_no_errors(tmp_path: Path, language: str) -> None:
    assert check(language, written(tmp_path, en=ENGLISH, **{language: GOOD[language]})) == []


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("action-build = Bauen\n", "", "missingEntity: action-build"),
        ("action-build", "action-bild", "obsoleteEntity: action-bild"),
        ("tile-b", "tile-a", "error: tile-a occurs 2 times"),
        ("{ $name }.", "{ $name .", "error: Unparsed content"),
        ("{ $name }", "{ $who }", "hello: $name is in one of en and de only"),
        ("{ $name }", "{ $name } { $who }", "hello: $who is in one of en and de only"),
        ("{ $name }", "{ $name } { name }", "hello: refers to name, which does not exist"),
        ("{ $name }", "{ $name } { -name }", "hello: refers to -name, which does not exist"),
        ("{ $name }", "{ $name } { tile-a }", "warning: Obsolete message reference: tile-a"),
        ("{ $name }", "{ BIG($name) }", "hello: calls BIG, which does not exist"),
        ("*[other]", "*[many]", "warning: Plural categories missing: other"),
        ("[one]", "[few] x\n    [one]", "blocks: $count: [few] is not a form"),
        ("[build]", "[bild]", "why: $action: [build] is not a form"),
        ("[build]", "[bild]", "why: $action: [bild] is not a form"),
        ("Bauen", "Häuser errichten", "action-build: has 16 letters, the limit is 12"),
        ("{ $name }.", "{ $name }s.", "hello: letters touch a value"),
        ("Hallo, ", "Hallo d'", "hello: letters touch a value"),
        ("Hallo, ", "Hallo,  ", "hello: two spaces in a row"),
        ("Hallo, ", "Hallo , ", "hello: space before , or ."),
        ("Hallo, ", "Hallo ! ", "hello: space before ; : ! or ?"),
        ("Hallo, ", "Hallo,du ", "hello: no space after a punctuation mark"),
        ("{ $name }.", "{ $name }...", "hello: three dots"),
        ("Hallo", "<b>Hallo", "hello: HTML"),
    ],
)
def test_check_finds_each_kind_of_error(tmp_path: Path, old: str, new: str, error: str) -> None:
    assert old in GOOD["de"]
    lines = check("de", written(tmp_path, en=ENGLISH, de=GOOD["de"].replace(old, new, 1)))
    assert any(line.startswith(f"play.ftl: {error}") for line in lines), lines


@pytest.mark.parametrize(
    ("old", "new", "missing"),
    [("    [few] { $count } bloki\n", "", "few"), ("*[many]", "*[other]", "many")],
)
def test_polish_needs_its_own_plural_forms(
    tmp_path: Path, old: str, new: str, missing: str
) -> None:
    (line,) = check("pl", written(tmp_path, en=ENGLISH, pl=GOOD["pl"].replace(old, new)))
    assert f"Plural categories missing: {missing}" in line


def test_a_form_may_be_a_number(tmp_path: Path) -> None:
    german = GOOD["de"].replace("[one] 1 Block", "[0] kein Block\n    [one] ein Block")
    assert check("de", written(tmp_path, en=ENGLISH, de=german)) == []


def test_french_needs_a_no_break_space_before_some_marks(tmp_path: Path) -> None:
    english = "a = Really?\nb = Really?\nc = Really?\n"
    french = "a = Vraiment?\nb = Vraiment ?\nc = Vraiment\u202f?\n"
    lines = check("fr", written(tmp_path, en=english, fr=french))
    assert [line.split(": ")[1] for line in lines] == ["a", "b"]


def test_terms_are_those_of_the_glossary(tmp_path: Path) -> None:
    english = "biome-forest = forest\nbiome-desert = desert\na = The cube.\nb = Two cubes.\n"
    german = "biome-forest = Gehölz\nbiome-desert = Wüste\na = Der Klotz.\nb = Zwei Würfel.\n"
    assert check("de", written(tmp_path, en=english, de=german)) == [
        "play.ftl: biome-forest: the glossary has 'Wald'",
        "play.ftl: a: lacks the term 'Würfel' of the glossary",
    ]


def test_the_glossary_has_every_language_and_no_gap() -> None:
    assert {*glossary()} | {"en"} == {*languages()}
    assert all(all(terms.values()) for terms in glossary().values())


def test_a_key_may_be_in_one_file_only(tmp_path: Path) -> None:
    written(tmp_path, en="a = A\n", de="a = B\n")
    for language in ("en", "de"):
        (tmp_path / language / "world.ftl").write_text("a = C\n", "utf-8")
    assert check("de", tmp_path) == ["world.ftl: a: is also in play.ftl"]


def test_a_missing_file_is_one_error(tmp_path: Path) -> None:
    written(tmp_path, en=ENGLISH)
    (tmp_path / "de").mkdir()
    assert check("de", tmp_path) == ["play.ftl: in one of en and de only"]


def test_a_message_is_used_if_code_has_its_key_or_composes_it() -> None:
    assert is_used("home-play")
    assert is_used("bot-flint-about")
    assert is_used("rules-goal-1")
    assert not is_used("home-nothing")
    assert not is_used("rules-unheard-1")


def test_keys_in_the_code_of_the_page() -> None:
    code = '{t(a === "x" ? `b-${c(1)}` : "d", { e: t("f") })} x.t("no")'
    assert keys_in_calls(code) == ({"d", "f"}, {"b-*"})
    assert shapes_in("t(`b-${c}-${d}`) + `${e} px`") == {"b-*-*"}


def test_the_command_prints_the_number_of_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "de"]) == 0
    assert capsys.readouterr().out == "de: 0 errors\n"


def test_the_command_refuses_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["check", "xx"])
    assert stopped.value.code == 2
    assert "no such language: xx; known: da, de" in capsys.readouterr().err
