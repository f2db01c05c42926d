"""Tutorials and how-tos are true: their commands run, and the page has the words that they name."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.typed import ROOT, blocks, is_typed, make_clone, type_page
from tests.server.harness import Person, serving, sqlite_url

from overworld import Game
from overworld.bots.ladder import build_bot

PAGES = sorted([*ROOT.glob("docs/tutorials/*.md"), *ROOT.glob("docs/how-to/*.md")])
TYPED = [page for page in PAGES if is_typed(page.read_text("utf-8"))]
TUTORIALS = ROOT / "docs" / "tutorials"
ENGLISH = ROOT / "src" / "overworld" / "i18n" / "locale" / "en"
FOR_PLAYERS = [
    *(TUTORIALS / f"{name}.md" for name in ("first-game", "game-night", "websocket-bot")),
    ROOT / "docs" / "how-to" / "troubleshoot.md",
]


LONG = ("first-bot",)
"""Pages with tournaments: the nightly run types them, and `make test` runs their programs."""


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.stem, marks=pytest.mark.nightly if page.stem in LONG else ())
        for page in TYPED
    ],
)
def test_the_commands_of_a_page_work_as_written(page: Path, tmp_path: Path) -> None:
    make_clone(tmp_path)
    if page.stem == "game-night":
        (tmp_path / "data" / "overworld").mkdir(parents=True)
        with serving(f"sqlite:///{tmp_path}/data/overworld/overworld.sqlite3"):
            pass  # the commands read the database of an evening
    type_page(page.read_text("utf-8"), tmp_path)


def test_the_bots_of_the_tutorial_choose_legal_moves(tmp_path: Path) -> None:
    page = (TUTORIALS / "first-bot.md").read_text("utf-8")
    programs = [block for block in blocks(page) if block.name]
    assert [program.name for program in programs] == ["mybot.py", "mybot.py", "searcher.py"]
    chance = random.Random(1)
    for number, program in enumerate(programs):
        (tmp_path / f"{number}").mkdir()
        file = tmp_path / f"{number}" / program.name
        file.write_text(program.text, "utf-8")
        name = "Searcher" if file.stem == "searcher" else "MyBot"
        bot, game = build_bot(f"{file}:{name}"), Game(players=2)
        game.deal(chance)
        for _ in range(8):
            move = bot.choose(game.copy())
            assert move in game.legal_moves
            game.play(move)
            game.deal(chance)


@pytest.mark.parametrize("page", TYPED, ids=[page.stem for page in TYPED])
def test_a_page_is_short(page: Path) -> None:
    assert len(page.read_text("utf-8").splitlines()) <= 200


def messages() -> list[re.Pattern[str]]:
    """Return a pattern for each one-line message of the English catalogue."""
    found = []
    for file in ENGLISH.glob("*.ftl"):
        for text in re.findall(r"^[\w-]+ = (.+)$", file.read_text("utf-8"), re.MULTILINE):
            parts = re.split(r"\{[^}]*\}", text)
            found.append(re.compile(".+".join(map(re.escape, parts))))
    return found


@pytest.mark.parametrize("page", FOR_PLAYERS, ids=[page.stem for page in FOR_PLAYERS])
def test_bold_words_are_words_of_the_page(page: Path) -> None:
    """A list item may begin with a bold title, which ends with a colon."""
    known = messages()
    bold = re.findall(r"\*\*(.+?)\*\*", page.read_text("utf-8").replace("\n", " "))
    words = {re.sub(" +", " ", text) for text in bold if not text.endswith(":")}
    assert len(words) >= 5
    assert {word for word in words if not any(one.fullmatch(word) for one in known)} == set()


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE)
    assert set(named) <= targets


@pytest.mark.process
def test_the_program_of_the_websocket_tutorial_prints_messages(tmp_path: Path) -> None:
    page = (TUTORIALS / "websocket-bot.md").read_text("utf-8")
    (program,) = [block.text for block in blocks(page) if block.name == "watch.py"]
    (tmp_path / "watch.py").write_text(program, "utf-8")
    with serving(sqlite_url(tmp_path)) as server, Person(server) as host:
        code = host.make({"kind": "here"}, {"kind": "online"}, first=0)
        key = host.do(code, "token", seat=1, name="Golem")["secret"]
        assert host.do(code, "start")["type"] == "done"
        command = [sys.executable, "-u", "watch.py", server.url, code, key]
        with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as watcher:
            assert watcher.stdout is not None
            lines = iter(watcher.stdout.readline, "")
            assert re.fullmatch(r"hello \d+ \n", next(lines))
            assert next(lines) == "  decider: 0 legal: ['mine w1', 'mine z1', 'mine w4']\n"
            game_seq = host.table(code)["game_seq"]
            host.do(code, "play", move="explore 34", expected=game_seq)
            for line in lines:
                if re.fullmatch(r"update \d+ move\n", line):
                    break
            assert next(lines).startswith("  decider: 0 legal: ['mine ")
            watcher.terminate()
