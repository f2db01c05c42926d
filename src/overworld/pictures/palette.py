"""The colours of the light and the dark theme, by their names in the page's style sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Palette: TypeAlias = Mapping[str, str]
"""Colours by name."""

_BOTH = {
    "sky1": ("#7cc3ec", "#0a1024"),
    "sky2": ("#d6eef6", "#2a3a6b"),
    "sky-ink": ("#14202e", "#ffffff"),
    "panel": ("#fbf5e8", "#1e2844"),
    "panel2": ("#fffdf7", "#293556"),
    "well": ("#e6dcc6", "#141b31"),
    "edge": ("#3b3040", "#080c18"),
    "hi": ("#ffffff", "#36456f"),
    "lo": ("#dccfb4", "#141b31"),
    "ink": ("#241f2e", "#f0f3fc"),
    "mut": ("#5d5566", "#b3bdd6"),
    "turf": ("#8cbf66", "#2b5145"),
    "turf2": ("#79ad55", "#24463c"),
    "turf3": ("#a3d17c", "#35614f"),
    "soil": ("#8a5c37", "#46322c"),
    "soil2": ("#6b4527", "#33241f"),
    "bed": ("#8f7a58", "#1a2230"),
    "path": ("#dcc79c", "#4d5566"),
    "path2": ("#c9b184", "#434a5a"),
    "plate": ("#f7ecd2", "#737d92"),
    "plinth": ("#c3c8cf", "#4a5470"),
    "plinth2": ("#9aa1ab", "#343d57"),
    "plinth3": ("#7d848f", "#272f47"),
    "can": ("#2fe0ff", "#2fe0ff"),
    "hint-fill": ("#b44cff", "#b44cff"),
    "xp": ("#3f6300", "#b9ee58"),
    "xp-on": ("#b9ee58", "#b9ee58"),
    "heart": ("#b3242a", "#ff8a85"),
    "heart-on": ("#ff6f78", "#ff6f78"),
    "night": ("#0e1322", "#0e1322"),
    "forest-dark": ("#12482a", "#12482a"),
    "desert-dark": ("#6b4a14", "#6b4a14"),
    "mountains-dark": ("#333a46", "#333a46"),
    "snowy_tundra-dark": ("#39586e", "#39586e"),
    "mob-scoring-dark": ("#1f2554", "#1f2554"),
    "mob-action-dark": ("#551a2b", "#551a2b"),
}

DAY: Palette = {name: day for name, (day, _) in _BOTH.items()}
NIGHT: Palette = {name: night for name, (_, night) in _BOTH.items()}
