"""Validation of a box: it lists every problem with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from overworld.components.box import GROUPS, ID
from overworld.errors import Problem

BLOCKS, TILES, TOKENS = 64, 64, 16
FIRST_PILE = 3
WEAPON_KINDS = 16
BOARDS = (4, 8)
HIGHEST = 99

STATUSES = ("known", "likely", "inferred", "reconstructed")
_FREE = {  # keys that a box may change; all others must equal the base
    "meta": {"id", "version", "title"},
    "characteristics": set(GROUPS),
    "cube": {"blocks", "wildcard"},
    "scoring.A": {"points"},
    "scoring.B": {"points"},
    "scoring.C": {"points"},
}
_LISTS = {
    "weapon": {"id", "hearts", "power", "per_player", "neutral"},
    "mob": {"id", "kind", "hearts", "xp", "variant", "copies"},
    "building": {"id", "biome", "material", "type", "cost", "xp", "copies"},
    "board": {"id", "grid"},
}
_POWERS = {"weapon": ("power", {"gain_xp": {"xp"}, "collect_block": {"blocks"}})}
_VARIANTS = {"mob": ("variant", {"scoring": {"characteristic", "points_each"}})}
_EXTRA = _POWERS | _VARIANTS  # keys that only some entries of a list have


def check_box(raw: Mapping[str, Any], base: Mapping[str, Any]) -> list[Problem]:
    """Return every problem of a box; the list of a valid box is empty."""
    check = _Check(raw, base)
    check.sections()
    check.names()
    check.cube()
    check.scoring()
    check.weapons()
    check.tiles()
    check.boards()
    return check.problems


class _Check:
    """The validation of one box; each method checks one section and adds its problems."""

    def __init__(self, raw: Mapping[str, Any], base: Mapping[str, Any]) -> None:
        self.raw = raw
        self.base = base
        self.problems: list[Problem] = []
        self.vocabulary: dict[str, list[str]] = {}

    def add(self, place: str, code: str, **facts: object) -> None:
        shown = {
            name: fact if type(fact) is int else _formatted(fact) for name, fact in facts.items()
        }
        self.problems.append(Problem(_escaped(place), code, shown))

    # ------------------------------------------------------------ shapes and single values

    def sections(self) -> None:
        """Check that the sections are those of the base, and the fixed values too."""
        self._keys("", self.raw, self.base.keys())
        for name, ours in self.base.items():
            theirs = self.raw.get(name)
            if name in _LISTS:
                self._list(name, theirs)
            elif theirs is not None:
                self._same(name, theirs, ours)

    def _same(self, place: str, theirs: object, ours: object) -> None:
        if isinstance(ours, dict):
            if not isinstance(theirs, dict):
                self.add(place, "not_a_table", found=theirs)
                return
            free = _FREE.get(place, set())
            self._keys(place, theirs, ours.keys())
            for key, value in ours.items():
                if key in theirs and key not in free and key != "status":
                    self._same(f"{place}.{key}", theirs[key], value)
        elif repr(theirs) != repr(ours):  # 4.0 and true are not 4 and 1
            self.add(place, "not_as_in_base", wanted=ours, found=theirs)

    def _list(self, name: str, entries: object) -> None:
        if entries is None:
            return
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.add(name, "not_a_list")
            return
        discriminator, extras = _EXTRA.get(name, ("", {}))
        for index, entry in enumerate(entries):
            extra = extras.get(str(entry.get(discriminator)), set())
            self._keys(f"{name}[{index}]", entry, _LISTS[name] | extra)

    def _keys(self, place: str, table: Mapping[str, Any], keys: Collection[str]) -> None:
        prefix = f"{place}." if place else ""
        for key in keys:
            if key not in table and key != "status":
                self.add(f"{prefix}{key}", "missing")
        for key in table:
            if key == "status" and place:
                self._status(f"{prefix}status", table[key], _names_in(table))
            elif key not in keys:
                self.add(f"{prefix}{key}", "unknown_key")

    def _status(self, place: str, value: object, names: Collection[str]) -> None:
        words = value.values() if isinstance(value, dict) else [value]
        for name in value if isinstance(value, dict) else ():
            if name not in names:
                self.add(f"{place}.{name}", "unknown_key")
        for word in words:
            if word not in STATUSES:
                self.add(place, "unknown_name", found=word, known=STATUSES)

    def entries(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """Return the entries of a list with their places; none if the list is malformed."""
        entries = self.raw.get(name)
        if not isinstance(entries, list):
            return []
        return [(f"{name}[{i}]", entry) for i, entry in enumerate(entries) if type(entry) is dict]

    def number(self, place: str, value: object, low: int = 0, high: int = HIGHEST) -> int:
        """Return a whole number in range; otherwise add a problem and return the lowest value."""
        if type(value) is int and low <= value <= high:
            return value
        self.add(place, "bad_number", low=low, high=high, found=value)
        return low

    def field(self, place: str, entry: dict[str, Any], key: str, low: int = 0) -> int:
        """Return a numeric field of an entry, or the lowest value if the field is missing."""
        return self.number(f"{place}.{key}", entry[key], low) if key in entry else low

    def word(self, place: str, value: object, words: Iterable[str]) -> None:
        """Check that the value is one of the words."""
        words = list(words)
        if value not in words:
            self.add(place, "unknown_name", found=value, known=tuple(words))

    def choice(self, place: str, entry: dict[str, Any], key: str, words: Iterable[str]) -> None:
        """Check a field as `word` does, unless it is missing."""
        if key in entry:
            self.word(f"{place}.{key}", entry[key], words)

    def ids(self, places: Iterable[tuple[str, object]]) -> None:
        """Check that every id is well-formed and unique."""
        seen: dict[str, str] = {}
        for place, value in places:
            if not isinstance(value, str) or not ID.match(value):
                self.add(place, "bad_id", found=value)
            elif value in seen:
                self.add(place, "id_taken", found=value, by=(seen[value],))
            else:
                seen[value] = place

    def table(self, *path: str) -> dict[str, Any]:
        """Return a nested table; an empty one if it is missing or malformed."""
        here: Any = self.raw
        for key in path:
            here = here.get(key) if isinstance(here, dict) else None
        return here if isinstance(here, dict) else {}

    # ------------------------------------------------------------ sections

    def names(self) -> None:
        """Check the name of the box, and the twelve characteristics."""
        meta = self.table("meta")
        if "id" in meta:
            self.ids([("meta.id", meta["id"])])
        if "version" in meta:
            self.number("meta.version", meta["version"], 1, 999_999)
        title = meta.get("title", "")
        if not isinstance(title, str) or not title.isprintable():
            self.add("meta.title", "bad_title")
        characteristics = self.table("characteristics")
        places: list[tuple[str, object]] = []
        for group in GROUPS:
            names = characteristics.get(group)
            place = f"characteristics.{group}"
            if names is None:
                continue
            if not isinstance(names, list) or len(names) != 4:
                self.add(place, "not_4_names", found=names)
                continue
            places += [(f"{place}[{i}]", name) for i, name in enumerate(names)]
            self.vocabulary[group] = [str(name) for name in names]
        wildcard = self.table("cube").get("wildcard")
        if wildcard is not None:
            places.append(("cube.wildcard", wildcard))
        self.ids(places)

    def cube(self) -> None:
        """Check for 64 blocks of the four materials and the wildcard."""
        cube = self.table("cube")
        blocks = cube.get("blocks")
        if blocks is None or "material" not in self.vocabulary:
            return
        names = [*self.vocabulary["material"], str(cube.get("wildcard"))]
        total = sum(self._amounts("cube.blocks", blocks, names, names).values())
        if total != BLOCKS:
            self.add("cube.blocks", "wrong_sum_of_blocks", wanted=BLOCKS, found=total)

    def _amounts(
        self, place: str, table: object, needed: Iterable[str], allowed: Iterable[str]
    ) -> dict[str, int]:
        """Return the numbers of a table from names to numbers; add a problem for each bad name."""
        if not isinstance(table, dict):
            self.add(place, "not_amounts", found=table)
            return {}
        for name in needed:
            if name not in table:
                self.add(f"{place}.{name}", "missing")
        for name in table:
            self.word(f"{place}.{name}", name, allowed)
        return {name: self.number(f"{place}.{name}", value) for name, value in table.items()}

    def scoring(self) -> None:
        """Check the points for each characteristic of each card."""
        for card, group in zip("ABC", GROUPS, strict=True):
            points = self.table("scoring", card).get("points")
            if points is not None and group in self.vocabulary:
                names = self.vocabulary[group]
                self._amounts(f"scoring.{card}.points", points, names, names)

    def weapons(self) -> None:
        """Check for 16 neutral tokens, a first pile that cannot run out, and each power once."""
        entries = self.entries("weapon")
        self.ids((f"{place}.id", entry["id"]) for place, entry in entries if "id" in entry)
        powers = list(dict.fromkeys(weapon["power"] for weapon in self.base["weapon"]))
        for place, entry in entries:
            self.choice(place, entry, "power", powers)
            for key in ("hearts", "per_player", "neutral", "xp"):
                self.field(place, entry, key)
            if "blocks" in entry:
                self._same(f"{place}.blocks", entry["blocks"], 1)
        if "weapon" not in self.raw:
            return
        used = Counter(str(entry.get("power")) for _, entry in entries)
        for power in powers:
            if power != "none" and used[power] != 1:
                self.add("weapon", "power_not_once", power=(power,), found=used[power])
        if len(entries) > WEAPON_KINDS:
            self.add("weapon", "too_many_weapons", most=WEAPON_KINDS, found=len(entries))
        self._sum("weapon", "neutral", entries, TOKENS, "wrong_sum_of_tokens")
        steady = [
            (place, entry)
            for place, entry in entries
            if entry.get("power") not in ("reveal_extra", "detonate")
        ]
        first = _total("per_player", steady)
        if first < FIRST_PILE:
            self.add("weapon", "short_first_pile", least=FIRST_PILE, found=first)

    def _sum(
        self, place: str, key: str, entries: list[tuple[str, dict[str, Any]]], want: int, code: str
    ) -> None:
        total = _total(key, entries)
        if total != want:
            self.add(place, code, wanted=want, found=total)

    def tiles(self) -> None:
        """Check for 64 buildings and mobs with known characteristics."""
        buildings, mobs = self.entries("building"), self.entries("mob")
        self.ids((f"{place}.id", e["id"]) for place, e in [*buildings, *mobs] if "id" in e)
        for place, entry in buildings:
            for group in GROUPS:
                if group in self.vocabulary:
                    self.choice(place, entry, group, self.vocabulary[group])
            self.field(place, entry, "xp")
            self.field(place, entry, "copies", 1)
            if "cost" in entry and "material" in self.vocabulary:
                names = self.vocabulary["material"]
                self._amounts(f"{place}.cost", entry["cost"], (), names)
        traits = [name for group in GROUPS for name in self.vocabulary.get(group, [])]
        kinds = list(dict.fromkeys(mob["kind"] for mob in self.base["mob"]))
        for place, entry in mobs:
            self.choice(place, entry, "kind", kinds)
            self.choice(place, entry, "variant", ("action", "scoring"))
            self.choice(place, entry, "characteristic", traits)
            for key, low in (("hearts", 0), ("xp", 0), ("points_each", 0), ("copies", 1)):
                self.field(place, entry, key, low)
        if "building" in self.raw and "mob" in self.raw:
            self._sum("building", "copies", [*buildings, *mobs], TILES, "wrong_sum_of_tiles")

    def boards(self) -> None:
        """Check for 4 to 8 boards, each with three rows of three biomes."""
        entries = self.entries("board")
        self.ids((f"{place}.id", entry["id"]) for place, entry in entries if "id" in entry)
        low, high = BOARDS
        if "board" in self.raw and not low <= len(entries) <= high:
            self.add("board", "wrong_number_of_boards", low=low, high=high, found=len(entries))
        for place, entry in entries:
            grid = entry.get("grid")
            if grid is None:
                continue
            rows = grid if isinstance(grid, list) else []
            if len(rows) != 3 or any(type(row) is not list or len(row) != 3 for row in rows):
                self.add(f"{place}.grid", "not_3_by_3")
                continue
            for y, row in enumerate(rows):
                for x, biome in enumerate(row):
                    if "biome" in self.vocabulary:
                        self.word(f"{place}.grid[{y}][{x}]", biome, self.vocabulary["biome"])


def _formatted(fact: object) -> str:
    """Format a fact of a problem: tuples of names without quotes, other values with `repr`."""
    if isinstance(fact, tuple):
        return _escaped(", ".join(map(str, fact)))
    return repr(fact)


def _escaped(text: str) -> str:
    """Escape a string with unprintable characters, because keys may have line breaks."""
    return text if text.isprintable() else ascii(text)[1:-1]


def _total(key: str, entries: Iterable[tuple[str, dict[str, Any]]]) -> int:
    """Return the sum of a field over the entries where it is a number."""
    return sum(entry[key] for _, entry in entries if type(entry.get(key)) is int)


def _names_in(table: Mapping[str, Any]) -> set[str]:
    """Return the fields of a table, and those of tables in it, to which a status can belong."""
    fields = {key: value for key, value in table.items() if key != "status"}
    inner = [key for value in fields.values() if isinstance(value, dict) for key in value]
    return {*fields, *inner}
