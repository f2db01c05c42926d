"""`overworld locale`: every mistake is found where it is, and good messages are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from dev.catalogue import read_catalogue
from dev.composed_keys import Uses
from dev.glossary import terms
from dev.key_uses import arguments, skeletons, text_values
from dev.locale import check_languages, show_language
from dev.locale_check import check, forms_of

from overworld.cli.main import main
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


def wrong(tmp_path: Path, language: str, old: str = "", new: str = "") -> list[str]:
    """What is said about a good catalogue with one change."""
    for name, text in (("en", ENGLISH), (language, GOOD[language])):
        (tmp_path / name).mkdir(exist_ok=True)
        changed = text.replace(old, new, 1) if name == language and old else text
        assert not old or name != language or changed != text
        (tmp_path / name / "play.ftl").write_text(changed, "utf-8")
    problems = check(read_catalogue(language, tmp_path), read_catalogue("en", tmp_path))
    return [
        f"{one.file}:{one.line}: {one.key}: {'(warning) ' if one.warning else ''}{one.text}"
        for one in problems
    ]


@pytest.mark.parametrize("language", sorted(GOOD))
def test_good_messages_are_left_alone(tmp_path: Path, language: str) -> None:
    assert wrong(tmp_path, language) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("action-build = Bauen\n", "", "play.ftl:6: action-build: is missing; English: Build"),
        ("action-build", "action-bild", "play.ftl:10: action-bild: English has no such message"),
        ("{ $name }", "{ $who }", "play.ftl:1: hello: lacks the value $name"),
        ("{ $name }", "{ $name } { $who }", "play.ftl:1: hello: English has no value $who"),
        ("{ $name }", "{ name }", "play.ftl:1: hello: there is no message name to refer to"),
        ("{ $name }", "{ -name } { $name }", "play.ftl:1: hello: there is no message -name"),
        ("{ $name }", "{ BIG($name) }", "play.ftl:1: hello: there is no function BIG"),
        ("{ $name }.", "{ $name .", "play.ftl:1: ?: this cannot be read"),
        ("Bauen", "Häuser errichten", "play.ftl:10: action-build: has 16 letters; 12 fit"),
        ("Bauen", "Build", "play.ftl:10: action-build: (warning) the same as in English"),
        ("Farnkrug", "Eulenpfosten", "play.ftl:11: tile-a: another one has the same text"),
        ("tile-b", "tile-a", "play.ftl:12: tile-a: this key is already in"),
        ("    [one] 1 Block\n", "", "play.ftl:2: blocks: (warning) English has forms"),
        (
            "[one]",
            "[two]",
            "play.ftl:2: blocks: $count has no form [one], which the number 1 needs",
        ),
        ("[one]", "[few] x\n    [one]", "play.ftl:2: blocks: the language has no form [few]"),
        ("[build]", "[bild]", "play.ftl:6: why: $action has no form [build]"),
        ("[build]", "[bild]", "play.ftl:6: why: $action has a form [bild]"),
        ("{ $name }.", "{ $name }s.", "play.ftl:1: hello: letters stick to a value"),
        ("Hallo, ", "Hallo d'", "play.ftl:1: hello: letters stick to a value"),
        ("Hallo, ", "Hallo,  ", "play.ftl:1: hello: two spaces in a row"),
        ("Hallo, ", "Hallo , ", "play.ftl:1: hello: a space before a sign"),
        ("Hallo, ", "Hallo,du ", "play.ftl:1: hello: no space after a sign"),
        ("{ $name }.", "{ $name }...", "play.ftl:1: hello: three dots"),
        ("{ $name }.", "{ $name }", "play.ftl:1: hello: (warning) ends in another way"),
        ("Hallo", "<b>Hallo", "play.ftl:1: hello: looks like HTML"),
    ],
)
def test_every_mistake_is_found_where_it_is(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = wrong(tmp_path, "de", old, new)
    assert any(line.startswith(told) for line in found), found


def test_polish_needs_its_own_forms(tmp_path: Path) -> None:
    assert list(forms_of("pl")) == ["many", "one", "few"]
    assert list(forms_of("fr")) == ["one", "other"]
    assert wrong(tmp_path, "pl", "    [few] { $count } bloki\n", "") == [
        "play.ftl:2: blocks: $count has no form [few], which the number 2 needs"
    ]
    assert wrong(tmp_path, "pl", "*[many]", "*[other]") == [
        "play.ftl:2: blocks: $count has no form [many], which the number 0 needs"
    ]


def test_a_number_of_its_own_needs_no_form(tmp_path: Path) -> None:
    assert wrong(tmp_path, "de", "[one] 1 Block", "[1] 1 Block\n    [one] ein Block") == []


def test_french_signs(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "play.ftl").write_text("a = Really?\nb = Really?\nc = Really?\n", "utf-8")
    (tmp_path / "fr").mkdir()
    french = "a = Vraiment?\nb = Vraiment ?\nc = Vraiment\u202f?\n"
    (tmp_path / "fr" / "play.ftl").write_text(french, "utf-8")
    found = check(read_catalogue("fr", tmp_path), read_catalogue("en", tmp_path))
    assert [one.key for one in found] == ["a", "b"]


def test_english_is_checked_against_the_code(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "play.ftl").write_text("used = A\nreferred = B { used }\nold = C\n", "utf-8")
    english = read_catalogue("en", tmp_path)
    found = check(english, english, Uses({"used", "lost"}, {"used", "lost", "referred"}))
    assert [(one.key, one.line) for one in found] == [("lost", 1), ("old", 3)]


def checked(tmp_path: Path, english: str, german: str, uses: Uses | None = None) -> list[str]:
    """What is said about German next to English."""
    for name, text in (("en", english), ("de", german)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "play.ftl").write_text(text, "utf-8")
    found = check(read_catalogue("de", tmp_path), read_catalogue("en", tmp_path), uses)
    return [f"{one.key}: {'(warning) ' if one.warning else ''}{one.text}" for one in found]


def test_labels_of_one_screen_differ(tmp_path: Path) -> None:
    english = "action-undo = Undo\naction-cancel = Cancel\npage-cancel = Cancel it\n"
    german = "action-undo = Zurück\naction-cancel = zurück\npage-cancel = Zurück\n"
    told = ["action-cancel: another label of the same screen has this text: action-undo"]
    assert checked(tmp_path, english, german) == told


def test_numbers_that_come_as_text_choose_no_form(tmp_path: Path) -> None:
    english = "left = { $count ->\n    [one] 1 block\n   *[other] { $count } blocks\n  }\n"
    uses = Uses(set(), set(), {"left": {"count", "who"}})
    told = ["left: the code fills in $count as text, so its number chooses no form"]
    assert checked(tmp_path, english, english.replace("block", "Block"), uses) == told


def test_what_is_filled_in_as_text_is_found_in_the_code() -> None:
    found = text_values()
    assert "count" in found["perft-total"], "words(..., count=str(total))"
    assert "cards" in found["log-ended-due"], "t(..., { cards: list(...) })"
    assert "count" not in found["locale-shown"]


def test_terms_are_those_of_the_glossary(tmp_path: Path) -> None:
    english = "biome-forest = forest\nbiome-desert = desert\na = The cube.\nb = Two cubes.\n"
    german = "biome-forest = Gehölz\nbiome-desert = Wüste\na = Der Klotz.\nb = Zwei Würfel.\n"
    assert checked(tmp_path, english, german) == [
        "biome-forest: the glossary says: Wald",
        "a: (warning) the term of the glossary is not there: Würfel",
    ]


def test_the_glossary_has_every_language() -> None:
    assert {*terms()} | {"en"} == {*languages()}
    assert all(all(one.values()) for one in terms().values())


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    for name in ("en", "de"):
        (tmp_path / name).mkdir()
    (tmp_path / "en" / "play.ftl").write_text(ENGLISH, "utf-8")
    found = check(read_catalogue("de", tmp_path), read_catalogue("en", tmp_path))
    assert [one.text for one in found] == ["the file is missing, with 6 messages"]


def test_the_command_prints_places_and_exits_with_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong(tmp_path, "de")
    assert check_languages(["en", "de"], tmp_path) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    wrong(tmp_path, "de", "{ $name }", "{ $who }")
    assert check_languages(["de"], tmp_path) == 1
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.endswith("play.ftl:1: hello: lacks the value $name")
    assert last.startswith("de: 2 things are wrong")


def test_the_command_knows_its_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locale", "check", "xx"]) == 2
    assert "there is no language xx" in capsys.readouterr().err


def test_the_page_for_translators(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong(tmp_path, "pl", "tile-b = Dzban paproci\n", "")
    page = tmp_path / "page.html"
    assert show_language("pl", str(page), tmp_path) == 0
    assert "6 messages" in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert "<script" not in text
    for shown in (
        "1 blok<",
        "2 bloki<",
        "5 bloków<",
        "22 bloki<",
        "Counted.",
        "Not translated yet",
    ):
        assert shown in text, shown
    assert "‹name›" in text  # noqa: RUF001 -- so that nobody takes it for a part of the text


def test_the_page_says_where_messages_are_used(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert show_language("en", str(page)) == 0
    text = page.read_text("utf-8")
    assert "web/src/screens/Home.svelte:" in text
    assert "web/src/table/" in text  # for composed keys as well
    assert "overworld/cli/main.py:" in text


def test_reading_code() -> None:
    assert list(arguments('{t(a ? `b-${c}` : "d", { e })} x.t(no)')) == ['a ? `b-${c}` : "d"']
    assert skeletons("t(`b-${c}-${d}`) + `${e} px`") == {"b-*-*"}
