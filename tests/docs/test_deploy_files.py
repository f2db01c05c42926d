"""The files in deploy/ and the commands in the how-tos use options that exist, and fit together."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import time
from pathlib import Path

import pytest
import yaml
from tests.docs.typed import ROOT, blocks

from overworld.cli.main import main
from overworld.server.store.location import default_url

DEPLOY = ROOT / "deploy"
PAGES = sorted([*ROOT.glob("docs/tutorials/*.md"), *ROOT.glob("docs/how-to/*.md")])
UNITS = sorted(DEPLOY.glob("*.service"))
DATABASE = "sqlite:////var/lib/overworld/overworld.sqlite3"
NAME = "play.example.org"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def joined(text: str) -> str:
    r"""Return a text with continued lines joined.

    >>> joined("serve \\\n  --port 1")
    'serve --port 1'
    """
    return re.sub(r"\\\n\s*", "", text)


def settings(unit: str, name: str) -> list[str]:
    """Return the values of a setting in a unit of systemd."""
    return re.findall(rf"^{name}=(.*)$", joined(unit), re.MULTILINE)


def check(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Parse arguments of `overworld`, without running the command."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--help"])
    assert ended.value.code == 0, capsys.readouterr().err


@pytest.mark.parametrize("unit", UNITS, ids=[unit.stem for unit in UNITS])
def test_the_commands_of_the_units_have_valid_options(
    unit: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (command,) = settings(unit.read_text("utf-8"), "ExecStart")
    program, *arguments = shlex.split(command)
    assert program == "/opt/overworld/.venv/bin/overworld"
    check(arguments, capsys)
    assert arguments[arguments.index("--database") + 1] == DATABASE


def test_the_units_may_write_where_they_write() -> None:
    for unit in UNITS:
        text = unit.read_text("utf-8")
        assert settings(text, "StateDirectory")[0].split()[0] == "overworld"
        assert settings(text, "CacheDirectory") == ["overworld"]
        assert settings(text, "Environment") == [
            "OVERWORLD_CACHE_DIR=/var/cache/overworld",
            "PYTHONPYCACHEPREFIX=/var/cache/overworld/bytecode",
        ]
        assert "MemoryDenyWriteExecute=yes" not in text
    backup = read("overworld-backup.service")
    assert "overworld/backups" in settings(backup, "StateDirectory")[0]
    assert "Type=oneshot" in backup
    assert settings(read("overworld-backup.timer"), "OnCalendar") == ["daily"]


def test_the_proxies_lead_to_the_server_of_the_unit() -> None:
    (command,) = settings(read("overworld.service"), "ExecStart")
    words = shlex.split(command)
    options = dict(zip(words[2::2], words[3::2], strict=True))
    upstream = f"{options['--host']}:{options['--port']}"
    assert options["--public-url"] == f"https://{NAME}"
    assert options["--trusted-proxy"] == options["--host"]
    assert f"{NAME} {{\n    reverse_proxy {upstream}\n}}" in read("Caddyfile")
    nginx = read("nginx-one-node.conf")
    assert f"proxy_pass http://{upstream};" in nginx
    assert nginx.count(f"server_name {NAME};") == 2
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx


def test_the_command_for_operators_uses_the_files_of_the_unit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = shlex.split(joined(read("overworld-admin").partition("set -eu")[2]))
    variables = dict(word.split("=", 1) for word in words if "=" in word)
    unit = read("overworld.service")
    for line in settings(unit, "Environment"):
        name, value = line.split("=", 1)
        assert variables[name] == value
    assert words[words.index("-u") + 1 :][:1] == settings(unit, "User")
    assert words[-2] == shlex.split(settings(unit, "ExecStart")[0])[0]
    monkeypatch.setenv("XDG_DATA_HOME", variables["XDG_DATA_HOME"])
    assert default_url() == DATABASE


def test_the_image_uses_the_database_of_the_compose_file(monkeypatch: pytest.MonkeyPatch) -> None:
    (folder,) = re.findall(r"^ENV XDG_DATA_HOME=(.+)$", read("Dockerfile"), re.MULTILINE)
    monkeypatch.setenv("XDG_DATA_HOME", folder)
    assert default_url() == DATABASE


def test_the_backup_of_a_container_keeps_two_weeks(tmp_path: Path) -> None:
    """A stand-in for Docker logs its arguments and copies a file."""
    (tmp_path / "bin").mkdir()
    docker = tmp_path / "bin" / "docker"
    docker.write_text(
        f'#!/bin/sh\necho "$PWD $@" >> {tmp_path}/log\n[ "$2" != cp ] || echo data > "$4"\n',
        "utf-8",
    )
    docker.chmod(0o755)
    backups = tmp_path / "backups"
    backups.mkdir()
    for days in (13, 15):
        old = backups / f"{days}.sqlite3"
        old.touch()
        os.utime(old, (time.time() - days * 86_400,) * 2)
    path = f"{tmp_path}/bin:{os.environ['PATH']}"
    subprocess.run(
        [DEPLOY / "backup-docker", "backups"],
        cwd=tmp_path,
        env=os.environ | {"PATH": path},
        check=True,
    )
    names = sorted(file.name for file in backups.iterdir())
    assert names[0] == "13.sqlite3"
    assert len(names) == 2
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.sqlite3", names[1])
    assert backups.stat().st_mode & 0o777 == 0o700
    log = (tmp_path / "log").read_text("utf-8")
    assert f"{DEPLOY} compose exec -T node overworld backup /tmp/backup.sqlite3\n" in log


def test_the_compose_files_can_run_on_one_machine() -> None:
    one, several = (yaml.safe_load(read(f"compose{end}.yaml")) for end in ("-one-node", ""))
    assert one["name"] != several["name"]
    assert one["networks"] != several["networks"]


def test_the_compose_file_for_one_node_is_valid(capsys: pytest.CaptureFixture[str]) -> None:
    compose = yaml.safe_load(read("compose-one-node.yaml"))
    node, proxy = compose["services"]["node"], compose["services"]["proxy"]
    check(["serve", *node["command"]], capsys)
    address = proxy["networks"]["front"]["ipv4_address"]
    assert node["command"][node["command"].index("--trusted-proxy") + 1] == address
    assert DATABASE in node["command"]
    assert node["volumes"] == ["tables:/var/lib/overworld"]
    assert "--owner=overworld --mode=700 /var/lib/overworld" in read("Dockerfile")
    assert set(compose["volumes"]) == {"tables", "certificates"}


def test_the_options_of_the_docker_page_extend_those_of_the_compose_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (ROOT / "docs" / "how-to" / "docker.md").read_text("utf-8")
    (block,) = [block.text for block in blocks(text) if block.language == "yaml"]
    mine = yaml.safe_load(block)["services"]["node"]["command"]
    theirs = yaml.safe_load(read("compose-one-node.yaml"))["services"]["node"]["command"]
    assert mine[: len(theirs)] == [
        word.partition(":?")[0] + "}" * (":?" in word) for word in theirs
    ]
    check(["serve", *mine], capsys)


def test_the_limits_for_a_club_are_the_same_on_all_pages() -> None:
    names = ("deploy-on-a-vps", "docker", "run-a-server")
    texts = [(ROOT / "docs" / "how-to" / f"{name}.md").read_text("utf-8") for name in names]
    limits = "people_per_address=60 requests_per_minute=2700 tables_per_address=300"
    for text in texts:
        assert all(limit in text for limit in (*limits.split(), "bot_ms_per_minute=90000"))


def commands(page: Path) -> list[list[str]]:
    """Return the arguments of each call of `overworld` in the shell blocks of a page."""
    shell = [block.text for block in blocks(page.read_text("utf-8")) if block.language == "sh"]
    found = []
    for line in joined("".join(shell)).splitlines():
        match = re.search(
            r"(?:(?:^|/bin/|exec (?:-T )?node )overworld|overworld-admin) ([a-z].*)$", line
        )
        if match:
            found.append(shlex.split(match[1], comments=True))
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_commands_of_a_page_have_valid_options(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in commands(page):
        check(arguments, capsys)


def test_the_how_tos_name_every_file_to_deploy() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    assert [file.name for file in DEPLOY.iterdir() if f"deploy/{file.name}" not in text] == []
