"""The compile cache: its folder, its damage, its locks and its messages."""

from __future__ import annotations

import os
import pickle
import pty
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock
from numba.core import config

import overworld
from overworld.rules import compiled
from overworld.rules.cache_folder import cache_folder, remove_unused

PACKAGE = Path(overworld.__file__).parent
QUICK = "import overworld; overworld.Game(2).chance_outcomes"


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_cache_leaves_numbas_own_cache_alone() -> None:
    folder = cache_folder()
    assert folder.name.startswith("compiled-")
    assert PACKAGE not in folder.parents
    assert str(folder) != vars(config)["CACHE_DIR"]


@pytest.mark.process
def test_the_cache_folder_changes_with_any_module_of_the_rules(tmp_path: Path) -> None:
    """Numba would not notice a changed callee in another module; the folder name does."""
    shutil.copytree(PACKAGE, tmp_path / "overworld", ignore=shutil.ignore_patterns("*.pyc"))
    code = "from overworld.rules.cache_folder import cache_folder; print(cache_folder())"
    settings = {"PYTHONPATH": str(tmp_path), "OVERWORLD_CACHE_DIR": str(tmp_path / "cache")}
    before = python(code, **settings)
    with (tmp_path / "overworld" / "rules" / "board.py").open("a") as file:
        file.write("# changed\n")
    after = python(code, **settings)
    assert before.returncode == after.returncode == 0
    assert before.stdout.startswith(str(tmp_path / "cache"))
    assert before.stdout != after.stdout


COMPILED_HERE = """
from overworld.rules.compiled import followed
compiled = []
with followed(lambda done, _: compiled.append(done)):
    import overworld
    overworld.Game(2).chance_outcomes
print(len(compiled))
"""


@pytest.mark.process
def test_a_copy_of_the_same_sources_shares_the_cache(tmp_path: Path) -> None:
    """The cache depends neither on the place nor on the date of the sources."""
    found = []
    for name in ("here", "there"):
        package = tmp_path / name / "overworld"
        shutil.copytree(PACKAGE, package, copy_function=shutil.copyfile)
        settings = {"PYTHONPATH": str(package.parent), "OVERWORLD_CACHE_DIR": str(tmp_path / "c")}
        ran = python(COMPILED_HERE, **settings)
        assert ran.returncode == 0, ran.stderr
        found.append(int(ran.stdout))
    assert found[0] > 0
    assert found[1] == 0


def test_an_unwritable_cache_folder_is_reported(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    found = python(
        "import overworld; from overworld.rules.cache_folder import cache_folder; "
        "print(cache_folder(), cache_folder().is_dir())",
        OVERWORLD_CACHE_DIR=str(blocked),
        XDG_CACHE_HOME=str(blocked),
        HOME=str(blocked),
        LANG="en_GB.UTF-8",
    )
    assert found.returncode == 0, found.stderr
    assert found.stderr.startswith("There is no folder to save the compiled rules")
    assert found.stderr.count("\n") == 1
    folder, was_there = found.stdout.split()
    assert was_there == "True"
    assert not Path(folder).exists()


def double(number: int) -> int:
    return 2 * number


def compilations(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how often a new process would compile `double` with this cache folder."""
    monkeypatch.setattr(compiled, "cache_folder", lambda: folder)
    done: list[int] = []
    with compiled.followed(lambda count, _: done.append(count)):
        assert compiled.compiled(double)(21) == 42
    return len(done)


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "half": lambda whole: whole[: len(whole) // 2],
    "zeros": lambda whole: bytes(len(whole)),
    "one bit": lambda whole: whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
    "another pickle": lambda _: pickle.dumps(["not", "an", "index"]),
    "no pickle": lambda _: b"\xffsomething else",
}


@pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("file", ["*.nbi", "*.nbc"])
def test_a_damaged_cache_file_is_compiled_again_and_rewritten(
    file: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compilations(tmp_path, monkeypatch) == 1
    assert compilations(tmp_path, monkeypatch) == 0
    with compiled.warming("part"):
        pass
    (path,) = tmp_path.rglob(file)
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    assert compilations(tmp_path, monkeypatch) == 1
    assert not compiled.is_warm("part")
    assert compilations(tmp_path, monkeypatch) == 0


def damage_file(path: Path, damage: str) -> None:
    if damage == "missing":
        path.unlink()
    else:
        path.write_bytes(DAMAGES[damage](path.read_bytes()))


@pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("damage", [*DAMAGES, "missing"])
@pytest.mark.parametrize("file", ["*.nbi", "*.nbc", "*.nb?", "warm-part"])
def test_a_start_does_not_trust_the_mark_of_a_damaged_cache(
    file: str, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compilations(tmp_path, monkeypatch) == 1
    for part in ("part", "other"):
        with compiled.warming(part):
            pass
    assert not compiled.drop_damaged()
    assert compiled.is_warm("part")
    for path in list(tmp_path.rglob(file)):
        damage_file(path, damage)
    only_a_mark_is_gone = (file, damage) == ("warm-part", "missing")
    assert compiled.drop_damaged() is not only_a_mark_is_gone
    assert not compiled.is_warm("part")
    assert compilations(tmp_path, monkeypatch) == (0 if file == "warm-part" else 1)
    with compiled.warming("part"):
        pass
    assert not compiled.drop_damaged(), "the cache is whole again"
    assert compiled.is_warm("part")


@pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled")
def test_files_that_other_processes_add_or_rewrite_leave_a_mark_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compilations(tmp_path, monkeypatch) == 1
    with compiled.warming("part"):
        pass
    (index,) = tmp_path.rglob("*.nbi")
    shutil.copy(index, index.with_name("another.nbi"))
    index.unlink()
    assert compilations(tmp_path, monkeypatch) == 1
    (tmp_path / "unfinished.nbc.tmp").write_bytes(b"half")
    assert not compiled.drop_damaged()
    assert compiled.is_warm("part")


FOLDER = """
import os
os.umask(0)
from overworld.rules.cache_folder import cache_folder
print(cache_folder(), oct(cache_folder().stat().st_mode & 0o777))
"""


def folder_chosen(root: Path, home: Path) -> tuple[str, str, str]:
    """Return the cache folder of a process, its mode, and the stderr of the process."""
    found = python(
        "import overworld" + FOLDER,
        OVERWORLD_CACHE_DIR=str(root),
        XDG_CACHE_HOME=str(home),
        HOME=str(home),
        LANG="en_GB.UTF-8",
    )
    assert found.returncode == 0, found.stderr
    folder, mode = found.stdout.split()
    return folder, mode, found.stderr


def test_a_new_cache_folder_is_for_its_user_only(tmp_path: Path) -> None:
    folder, mode, said = folder_chosen(tmp_path / "cache", tmp_path)
    assert folder.startswith(str(tmp_path / "cache"))
    assert (mode, said) == ("0o700", "")


def test_a_sticky_folder_such_as_tmp_can_hold_a_cache(tmp_path: Path) -> None:
    root = tmp_path / "tmp"
    root.mkdir()
    root.chmod(0o1777)
    folder, _, said = folder_chosen(root, tmp_path / "home")
    assert folder.startswith(str(root))
    assert said == ""


@pytest.mark.parametrize(
    ("inside", "mode"),
    [(False, 0o777), (True, 0o775)],
    ids=["the folder named, all users", "the folder inside, our own group"],
)
def test_a_cache_folder_that_others_can_write_to_is_refused(
    inside: bool, mode: int, tmp_path: Path
) -> None:
    root, home = tmp_path / "cache", tmp_path / "home"
    root.mkdir(mode=0o755)
    path = Path(folder_chosen(root, home)[0]) if inside else root
    path.chmod(mode)
    folder, _, said = folder_chosen(root, home)
    assert folder.startswith(str(home))
    assert said == (
        f"The cache folder {path} is not used, because other users can write to it. "
        f"Run “chmod go-w {path}”, or set OVERWORLD_CACHE_DIR to a folder of your own.\n"
    )
    path.chmod(0o755)
    assert folder_chosen(root, home)[0].startswith(str(root))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_cache_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    root, home = tmp_path / "cache", tmp_path / "home"
    root.mkdir(mode=0o755)
    os.chown(root, 65_534, -1)
    folder, _, said = folder_chosen(root, home)
    assert folder.startswith(str(home))
    assert said == (
        f"The cache folder {root} is not used, because it belongs to another user. "
        "Set OVERWORLD_CACHE_DIR to a folder of your own.\n"
    )


def test_imports_create_no_files(tmp_path: Path) -> None:
    code = "import overworld, overworld.bots, overworld.arena.stats, overworld.env"
    found = python(code, OVERWORLD_CACHE_DIR=str(tmp_path / "cache"), HOME=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, "")
    assert not list(tmp_path.iterdir())


def test_unused_cache_folders_are_removed(tmp_path: Path) -> None:
    now = 1_000_000_000.0
    for name, days in (("compiled-old", 8), ("compiled-new", 6), ("something-else", 99)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").touch()
        os.utime(tmp_path / name, (now - days * 86_400,) * 2)
    remove_unused(tmp_path, now)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["compiled-new", "something-else"]


WARMING = """
import sys, time
from pathlib import Path
from overworld.rules.compiled import is_warm, warming
with warming("part"):
    if not is_warm("part"):
        with Path(sys.argv[1]).open("a") as file:
            file.write("compiled\\n")
        time.sleep(0.5)
"""


@pytest.mark.process
def test_one_process_compiles_for_all(tmp_path: Path) -> None:
    environment = os.environ | {"OVERWORLD_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", WARMING, str(tmp_path / "work")]
    several = [subprocess.Popen(command, env=environment) for _ in range(3)]
    assert [process.wait() for process in several] == [0, 0, 0]
    assert (tmp_path / "work").read_text() == "compiled\n"


FORKED = """
import os
from overworld.rules.compiled import is_warm, warming
with warming("before"):
    pass
child = os.fork()
with warming("child" if child == 0 else "parent"):
    pass
if child == 0:
    os._exit(0)
print(os.waitpid(child, 0)[1], is_warm("child"), is_warm("parent"))
"""


@pytest.mark.process
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_compiles_too(tmp_path: Path) -> None:
    found = python(FORKED, OVERWORLD_CACHE_DIR=str(tmp_path))
    assert (found.stdout, found.stderr) == ("0 True True\n", "")


def test_a_compiled_part_needs_no_lock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    with compiled.warming("part"):
        pass
    with FileLock(tmp_path / "lock-part"), compiled.warming("part"):
        assert compiled.is_warm("part")


MEANWHILE = """
from overworld.rules.compiled import warming
with warming("other"):
    print("compiled")
"""


@pytest.mark.process
def test_another_process_compiles_another_part_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / cache_folder().name
    folder.mkdir()
    monkeypatch.setattr(compiled, "cache_folder", lambda: folder)
    with compiled.warming("part"):
        found = python(MEANWHILE, OVERWORLD_CACHE_DIR=str(tmp_path))
    assert (found.returncode, found.stdout, found.stderr) == (0, "compiled\n", "")


def test_an_interrupted_part_is_not_warm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    with pytest.raises(KeyboardInterrupt), compiled.warming("half"):
        raise KeyboardInterrupt
    assert not compiled.is_warm("half")
    with compiled.warming("whole"):
        pass
    assert compiled.is_warm("whole")


def read_only_command(package: Path, code: str) -> list[str]:
    """Return a command that runs code with a read-only mount, because root ignores permissions."""
    mount = f"mount --bind {package} {package} && mount -o remount,ro,bind {package}"
    script = f"{mount} && ! touch {package}/x 2>/dev/null && exec {sys.executable} -c '{code}'"
    return ["unshare", "--mount", "sh", "-c", script]


@pytest.mark.slow
@pytest.mark.process
def test_the_package_may_be_read_only(tmp_path: Path) -> None:
    package = tmp_path / "site" / "overworld"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    environment = os.environ | {
        "PYTHONPATH": str(tmp_path / "site"),
        "OVERWORLD_CACHE_DIR": str(tmp_path / "cache"),
    }
    if os.geteuid() == 0:
        command = read_only_command(package, QUICK)
        if subprocess.run(["unshare", "--mount", "true"], check=False).returncode:
            pytest.skip("this machine lets nobody mount")
    else:
        package.chmod(0o555)
        command = [sys.executable, "-c", QUICK]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert not list(package.rglob("*.nbi"))
    assert list((tmp_path / "cache").rglob("*.nbi"))


def seen_on_a_terminal(code: str, cache: Path) -> str:
    """Return the stderr of a process in a terminal."""
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ | {"OVERWORLD_CACHE_DIR": str(cache), "LANG": "en_GB.UTF-8"},
        stderr=child,
    )
    os.close(child)
    seen = b""
    while True:
        try:
            part = os.read(parent, 1024)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        seen += part
    os.close(parent)
    assert process.wait() == 0
    return seen.decode()


@pytest.mark.slow
@pytest.mark.process
def test_a_terminal_shows_the_first_compilation_only(tmp_path: Path) -> None:
    assert "Compiling the rules for the first time" in seen_on_a_terminal(QUICK, tmp_path)
    assert seen_on_a_terminal(QUICK, tmp_path) == ""


@pytest.mark.process
def test_a_pipe_gets_no_message(tmp_path: Path) -> None:
    found = python(QUICK, OVERWORLD_CACHE_DIR=str(tmp_path))
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def test_interpreted_rules_need_no_cache(tmp_path: Path) -> None:
    found = python(QUICK, NUMBA_DISABLE_JIT="1", OVERWORLD_CACHE_DIR=str(tmp_path))
    assert (found.returncode, found.stderr) == (0, "")
    assert not list(tmp_path.rglob("*.nbi"))
