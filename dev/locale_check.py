"""What is wrong with the messages of a language, next to the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase

from babel import Locale

from dev.catalogue import Catalogue, Choice, Entry
from dev.composed_keys import Uses
from dev.glossary import differs, lacking
from overworld.i18n import TYPED, words

LONGEST = {
    "action-collect": 12,
    "action-explore": 12,
    "action-build": 12,
    "action-fight": 12,
    "action-weapon": 12,
    "action-undo": 14,
    "action-end": 14,
    "action-trade": 18,
    "action-hint": 12,
    "action-cancel": 12,
    "action-confirm": 12,
    "part-world": 12,
    "part-cube": 12,
    "part-board": 12,
    "part-log": 12,
    "part-chat": 12,
    "near-verb-*": 12,
    "tile-*": 18,
    "mob-*": 14,
    "weapon-*-power": 80,
    "weapon-*": 20,
    "material-*": 12,
    "biome-*": 18,
    "type-*": 16,
    "colour-*": 10,
    "name-*": 24,
    "bot-*-about": 40,
    "bot-*": 12,
    "page-theme-*": 12,
    "connection-*": 16,
    "layers-left": 12,
    "layers-done": 12,
    "layers-due": 12,
    "rival-turn": 14,
    "rival-away": 14,
    "rival-bot": 14,
}
"""How many letters short labels may have; the first pattern that fits counts."""

ONE_EACH = ("tile-*", "name-*")
"""Where no two texts may be the same."""

ONE_SCREEN = (
    "action-collect action-explore action-build action-fight action-weapon "
    "action-undo action-end action-trade action-hint action-cancel action-confirm",
    "part-world part-cube part-board part-log part-chat",
    "menu-home menu-overview menu-rules menu-replay menu-record menu-link menu-seat "
    "menu-settings menu-keys menu-resign menu-delete",
    "seat-here seat-online seat-bot seat-closed",
    "lobby-join lobby-leave lobby-kick lobby-rename lobby-start lobby-paint",
    "fight-begin fight-cancel",
    "fight-bow-yes fight-bow-no",
    "fight-pickaxe-yes fight-pickaxe-no",
    "guide-next guide-back guide-show guide-why guide-skip guide-again guide-leave",
    "paint-pen paint-fill paint-erase paint-mirror paint-clear paint-undo",
    "final-look final-rematch final-replay final-share menu-record",
    "absence-wait absence-turn absence-until absence-return",
    "show-again show-next show-pause show-on show-skip",
    "leave-yes leave-no",
    "home-play home-daily home-new home-join home-learn home-puzzle-solve home-import",
    "final-buildings final-mobs final-hoes final-A final-B final-C final-bonuses "
    "final-total final-blocks",
    "page-theme-system page-theme-light page-theme-dark",
)
"""Labels that stand beside each other, so that no two may be the same."""

FUNCTIONS = {"NUMBER", "DATETIME"}
HIGHEST = 200
"""The highest number whose form is asked for; only much higher ones have others."""

_SAME = {"XP", "TNT", "Overworld", "Pebble", "Flint", "Obsidian", "QK7MPX", "Esc", "Enter", "OK"}
_SAME_KEYS = ("name-*", "bot-*", "arg-*", "mob-*", "page-name", "home-join-example", "keys-*")
_FILLED = "\0"
_ENDINGS = {".": ".", "!": ".", "?": ".", ":": ":", "…": "…"}
_CLOSING = "\u201c\u201d\u2019\xbb\"')"


@dataclass(frozen=True)
class Problem:
    """Something that is wrong with a message, or (a warning) that may be."""

    file: str
    line: int
    key: str
    text: str
    warning: bool = False


def check(found: Catalogue, english: Catalogue, uses: Uses | None = None) -> list[Problem]:
    """Everything that is wrong with a language, in the order of its files.

    English is checked against what the code uses, where that is known.
    """
    problems = [*_unreadable(found), *_doubled(found)]
    if found.language == english.language:
        problems += _unused(found, uses)
    else:
        problems += _missing(found, english)
    for entry in found:
        original = english.entries.get(entry.key)
        if original is None:
            problems.append(_problem(entry, "locale-extra"))
            continue
        problems += _references(entry, found, english)
        problems += _long(entry)
        problems += _punctuation(entry, found.language)
        if found.language != english.language:
            problems += _values(entry, original)
            problems += _untranslated(entry, original)
            problems += _ending(entry, original)
            problems += _terms(entry, original, found.language)
        problems += _forms(entry, original, found.language)
    problems += [*_alike(found), *_side_by_side(found), *_numbers_as_text(found, uses)]
    return sorted(problems, key=lambda one: (one.file, one.line, one.warning))


def _problem(entry: Entry, code: str, *, warning: bool = False, **values: str | int) -> Problem:
    return Problem(entry.file, entry.line, entry.key, words(code, **values), warning)


def _unreadable(found: Catalogue) -> Iterator[Problem]:
    for one in found.junk:
        yield Problem(one.file, one.line, "?", words("locale-syntax", reason=one.reason))


def _doubled(found: Catalogue) -> Iterator[Problem]:
    for one in found.twice:
        first = found.entries[one.key]
        yield _problem(one, "locale-twice", file=first.file, line=first.line)


def _unused(found: Catalogue, uses: Uses | None) -> Iterator[Problem]:
    if uses is None:
        return
    referred = {key for entry in found for key in entry.messages}
    for entry in found:
        if entry.key not in uses.possible and entry.key not in referred:
            yield _problem(entry, "locale-unused")
    first = found.files[0] if found.files else ""
    for key in sorted(uses.sure - {*found.entries}):
        yield Problem(first, 1, key, words("locale-missing-english"))


def _missing(found: Catalogue, english: Catalogue) -> Iterator[Problem]:
    """What English has and the language lacks, at the place where it belongs."""
    places: dict[str, int] = {}
    for file in english.files:
        if file not in found.files:
            count = sum(original.file == file for original in english)
            yield Problem(file, 1, "*", words("locale-file-missing", count=count))
    for original in english:
        entry = found.entries.get(original.key)
        if entry is not None:
            if entry.file != original.file:
                yield _problem(entry, "locale-other-file", file=original.file)
            else:
                places[entry.file] = entry.line
            continue
        if original.file not in found.files:
            continue
        text = words("locale-missing", english=original.source.splitlines()[0])
        yield Problem(original.file, places.get(original.file, 1), original.key, text)


def _references(entry: Entry, found: Catalogue, english: Catalogue) -> Iterator[Problem]:
    # English stands in for messages that are not there, but not for terms.
    for key in sorted(entry.messages):
        if key not in found.entries and (key.startswith("-") or key not in english.entries):
            yield _problem(entry, "locale-no-reference", name=key)
    for name in sorted(entry.functions - FUNCTIONS):
        yield _problem(entry, "locale-no-function", name=name)


def _values(entry: Entry, original: Entry) -> Iterator[Problem]:
    for name in sorted(original.variables - entry.variables):
        yield _problem(entry, "locale-value-missing", name=name)
    for name in sorted(entry.variables - original.variables):
        yield _problem(entry, "locale-value-unknown", name=name)


def longest(key: str) -> int | None:
    """How many letters a message may have, if it is a short label.

    >>> longest("tile-forest-wood-bridge"), longest("home-about-own")
    (18, None)
    """
    return next((most for shape, most in LONGEST.items() if fnmatchcase(key, shape)), None)


def _long(entry: Entry) -> Iterator[Problem]:
    most = longest(entry.key)
    length = max(len(text.replace(_FILLED, "")) for text in entry.spellings(_FILLED))
    if most is not None and length > most:
        yield _problem(entry, "locale-long", length=length, most=most)


def _alike(found: Catalogue) -> Iterator[Problem]:
    for shape in ONE_EACH:
        same = [entry for entry in found if fnmatchcase(entry.key, shape)]
        count = Counter(entry.source for entry in same)
        for entry in same:
            if count[entry.source] > 1:
                yield _problem(entry, "locale-alike", text=entry.source)


def _side_by_side(found: Catalogue) -> Iterator[Problem]:
    """Labels of one screen with the same text."""
    for keys in ONE_SCREEN:
        shown: dict[str, str] = {}
        for entry in (found.entries[key] for key in keys.split() if key in found.entries):
            first = shown.setdefault(entry.source.casefold(), entry.key)
            if first != entry.key:
                yield _problem(entry, "locale-one-screen", name=first)


def _numbers_as_text(found: Catalogue, uses: Uses | None) -> Iterator[Problem]:
    """Numbers that choose a form but that the code fills in as text, which chooses none."""
    for entry in found:
        texts = uses.texts.get(entry.key, set()) if uses else set()
        for name in sorted({one.variable for one in entry.choices if one.is_plural} & texts):
            yield _problem(entry, "locale-text-number", name=name)


def _terms(entry: Entry, original: Entry, language: str) -> Iterator[Problem]:
    """Words that are not those of the glossary."""
    wanted = differs(entry.key, entry.source, language)
    if wanted is not None:
        yield _problem(entry, "locale-term", term=wanted)
    if fnmatchcase(entry.key, "tile-*"):
        return  # names are free
    for term in lacking(original.words, entry.words, language):
        yield _problem(entry, "locale-term-lacking", warning=True, term=term)


def _untranslated(entry: Entry, original: Entry) -> Iterator[Problem]:
    if any(fnmatchcase(entry.key, shape) for shape in _SAME_KEYS):
        return
    letters = set(re.findall(r"[^\W\d_]{2,}", entry.words)) - _SAME
    if letters and entry.source == original.source:
        yield _problem(entry, "locale-same", warning=True)


def _ending(entry: Entry, original: Entry) -> Iterator[Problem]:
    ours, theirs = (
        {_end(text) for text in one.spellings("x")} - {"…"} for one in (original, entry)
    )
    if len(ours) == 1 and ours != theirs and theirs:
        yield _problem(entry, "locale-ending", warning=True, end=ours.pop() or "-")


def _end(text: str) -> str:
    return _ENDINGS.get(text.rstrip(_CLOSING + " \xa0\u202f")[-1:], "")


_SPACING: dict[str, re.Pattern[str]] = {
    "locale-glued": re.compile(rf"[^\W\d_]['\u2019:]?{_FILLED}|{_FILLED}['\u2019:]?[^\W\d_]"),
    "locale-two-blanks": re.compile(r"\S  +\S"),
    "locale-dots": re.compile(r"\.\.\."),
    "locale-blank-before": re.compile(r"\s[,.](?:\s|$)"),
    "locale-blank-after": re.compile(rf"[^\W\d_{_FILLED}][,;!?](?=[^\W\d_{_FILLED}])"),
    "locale-markup": re.compile(r"</?[a-z]|&[a-z]+;"),
}
_BEFORE_SIGNS = re.compile(r"\s[;:!?](?:\s|$)")
_FRENCH = re.compile(r"[^\s;:!?][;:!?](?:\s|$)| [;:!?]")


def _punctuation(entry: Entry, language: str) -> Iterator[Problem]:
    if entry.file in TYPED:
        return  # what is typed, columns, diagrams: it has rules of its own
    tests: dict[str, Callable[[str], object]] = {
        code: pattern.search for code, pattern in _SPACING.items()
    }
    tests["locale-french" if language == "fr" else "locale-blank-before"] = (
        _FRENCH.search
        if language == "fr"
        else lambda text: _SPACING["locale-blank-before"].search(text) or _BEFORE_SIGNS.search(text)
    )
    spellings = entry.spellings(_FILLED)
    for code, test in tests.items():
        if any(test(text) for text in spellings):
            yield _problem(entry, code)


def forms_of(language: str) -> dict[str, int]:
    """The plural forms that numbers have in a language, each with the first that has it.

    >>> forms_of("pl")
    {'many': 0, 'one': 1, 'few': 2}
    """
    rule = Locale.parse(language).plural_form
    found: dict[str, int] = {}
    for number in range(HIGHEST + 1):
        found.setdefault(rule(number), number)
    return found


def _forms(entry: Entry, original: Entry, language: str) -> Iterator[Problem]:
    choices: dict[str, list[Choice]] = {}
    for choice in entry.choices:
        choices.setdefault(choice.variable, []).append(choice)
        if choice.is_plural:
            yield from _plurals(entry, choice, language)
    for model in original.choices:
        ours = choices.get(model.variable, [])
        if model.is_plural:
            if not any(choice.is_plural for choice in ours):
                yield _problem(entry, "locale-no-plural", warning=True, name=model.variable)
            continue
        named = [form for form in model.forms if not form.isdigit()]
        if not ours and len(named) > 1:
            yield _problem(entry, "locale-no-choice", warning=True, name=model.variable)
        for choice in ours:
            for form in named:
                if form not in choice.forms:
                    yield _problem(entry, "locale-form-missing", name=model.variable, form=form)
            for form in choice.forms:
                if not form.isdigit() and form not in model.forms:
                    yield _problem(entry, "locale-form-unknown", name=model.variable, form=form)


def _plurals(entry: Entry, choice: Choice, language: str) -> Iterator[Problem]:
    """A form for every number, unless the number has one of its own."""
    rule = Locale.parse(language).plural_form
    own = {int(form) for form in choice.forms if form.isdigit()}
    needed: dict[str, int] = {}
    for number in range(HIGHEST + 1):
        if number not in own:
            needed.setdefault(rule(number), number)
    for form, number in needed.items():
        if form not in choice.forms:
            yield _problem(
                entry, "locale-plural-missing", name=choice.variable, form=form, number=number
            )
    known = {*rule.tags, "other"}
    for form in choice.forms:
        if not form.isdigit() and form not in known:
            yield _problem(entry, "locale-plural-unknown", name=choice.variable, form=form)
