"""The files in deploy/ and the commands in the how-tos use options that exist, and fit together."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import yaml
from tests.docs.typed import ROOT, blocks

from overworld.cli.main import main

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
        assert settings(text, "Environment") == ["OVERWORLD_CACHE_DIR=/var/cache/overworld"]
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


def commands(page: Path) -> list[list[str]]:
    """Return the arguments of each call of `overworld` in the shell blocks of a page."""
    shell = [block.text for block in blocks(page.read_text("utf-8")) if block.language == "sh"]
    found = []
    for line in joined("".join(shell)).splitlines():
        match = re.search(r"(?:^|/bin/|exec node )overworld ([a-z].*)$", line)
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
