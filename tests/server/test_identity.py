"""The identity, address, host name and origin of a request."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.inside import HERE, Inside, inside

from overworld.server.http.game_api import import_record
from overworld.server.http.identity import new_secret
from overworld.server.http.openapi import ROUTES

BODY = {"seats": [HERE, HERE]}


async def made(found: Inside, peer: str, *forwarded: str, secure: bool = False) -> int:
    """Return the status of creating a table from an address, through some proxies."""
    more = {"X-Forwarded-For": ", ".join(forwarded)} if forwarded else {}
    async with found.person(peer, **more) as person:
        if secure:
            more = {"Origin": "https://127.0.0.1:8765", "X-Forwarded-Proto": "https"}
            person.headers.update(more)
        return (await person.post("/api/1/tables", json=BODY)).status_code


def test_the_client_address_is_found_behind_trusted_proxies(tmp_path: Path) -> None:
    async def story() -> None:
        trusted = ("10.0.0.0/8", "192.0.2.1")
        async with inside(tmp_path, trusted_proxies=trusted, tables_per_address=1) as found:
            chain = ("192.0.2.1", "10.1.2.3")
            for number in range(4):
                assert await made(found, "10.0.0.9", f"203.0.113.{number}", *chain) == 201
            assert await made(found, "10.0.0.9", "203.0.113.0", *chain) == 429
            forged = ("203.0.113.99", "203.0.113.0")
            assert await made(found, "10.0.0.9", *forged, *chain) == 429, (
                "an address that the client added"
            )
            assert await made(found, "::ffff:10.0.0.9", "203.0.113.1") == 429

    asyncio.run(story())


def test_an_untrusted_proxy_header_is_ignored(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, trusted_proxies=("10.0.0.1",), tables_per_address=1) as found:
            assert await made(found, "203.0.113.7", "198.51.100.1") == 201
            assert await made(found, "203.0.113.7", "198.51.100.2") == 429

    asyncio.run(story())


def test_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, tables_per_address=3) as found:
            statuses = [await made(found, f"2001:db8:0:1::{n:x}") for n in range(1, 5)]
            assert statuses == [201, 201, 201, 429]
            assert await made(found, "2001:db8:0:2::1") == 201, "another /64 is another client"
            for _ in range(2):
                assert await made(found, "::ffff:192.0.2.9") == 201
            assert await made(found, "192.0.2.9") == 201, "the same, written in two ways"
            assert await made(found, "192.0.2.9") == 429

    asyncio.run(story())


def test_only_secrets_made_by_a_server_are_identities(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await found.table(ada)
            for secret in ("somebody", "x" * 33, "x" * 31, "x" * 31 + "!", "", "x" * 4000):
                for headers in ({"Cookie": f"overworld={secret}"}, {"Authorization": secret}):
                    async with found.person(**headers) as stranger:
                        stranger.cookies.clear()
                        answer = await stranger.get("/api/1/me")
                        assert "set-cookie" in answer.headers, (
                            "the secret is invalid, so the server sends a new one"
                        )
                async with found.person() as bot:
                    del bot.headers["Origin"]
                    bot.cookies.clear()
                    bot.headers["Authorization"] = f"Bearer {secret}"
                    answer = await bot.post("/api/1/tables", json=BODY)
                    assert answer.json()["code"] == "bad_origin"
                    bot.headers["Authorization"] = f"Bearer {new_secret()}"
                    assert (await bot.post("/api/1/tables", json=BODY)).status_code == 201
            assert [one["code"] for one in (await ada.get("/api/1/me")).json()] == [code]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("settings", "host", "status"),
    [
        ({}, "127.0.0.1:8765", 200),
        ({}, "[::1]:8765", 200),
        ({}, "192.168.1.20:8765", 200),
        ({}, "LOCALHOST", 200),
        ({}, "evil.example:8765", 421),
        ({}, "127.0.0.1.evil.example", 421),
        ({}, "[::1", 421),
        ({}, "", 421),
        ({"allowed_hosts": ("Game.Home",)}, "game.home:8765", 200),
        ({"public_url": "https://play.example.org"}, "play.example.org", 200),
        ({"public_url": "https://play.example.org"}, "other.example.org", 421),
    ],
)
def test_a_foreign_host_name_is_refused(
    tmp_path: Path, settings: dict[str, str], host: str, status: int
) -> None:
    async def story() -> None:
        async with inside(tmp_path, **settings) as found, found.person(Host=host) as person:
            answer = await person.get("/api/1/me")
            assert answer.status_code == status
            assert (await person.get("/")).status_code == status, "pages too"
            assert (await person.get("/health")).status_code == 200, "machines ask by any name"
            if status == 421:
                assert answer.json()["code"] == "bad_host"
                assert "set-cookie" not in answer.headers

    asyncio.run(story())


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1:8765"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1:8765.evil.example"},
        {"Origin": "http://[::1"},
        {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"},
    ],
)
def test_a_page_of_another_site_gets_no_socket_and_no_cookie(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as eve:
            code = await found.table(ada)
            eve.cookies.clear()
            low = {name.lower(): value for name, value in headers.items()}
            async with found.socket(code, eve, **low) as socket:
                assert socket.status in (403, 421), "it is not accepted first"
                assert b"set-cookie" not in dict(socket.answer["headers"])
            eve.headers.update(headers)
            answer = await eve.post("/api/1/tables", json=BODY)
            assert answer.status_code in (403, 421)
            assert "set-cookie" not in answer.headers
            async with found.socket(code, ada) as socket:
                assert socket.status == 101

    asyncio.run(story())


def test_the_scheme_behind_tls_is_that_of_the_proxy(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, trusted_proxies=("10.0.0.1",)) as found:
            assert await made(found, "10.0.0.1", "203.0.113.1", secure=True) == 201
            assert await made(found, "203.0.113.1", "203.0.113.1", secure=True) == 403

    asyncio.run(story())


URL = "https://play.example.org"
OLD, NEW = "overworld", "__Host-overworld"


def test_links_and_cookies_follow_the_public_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, public_url=URL) as found, found.person() as person:
            person.cookies.clear()
            answer = await person.post("/api/1/tables", json=BODY, headers={"Origin": URL})
            assert answer.json()["link"].startswith(f"{URL}/t/")
            name, *parts = answer.headers["set-cookie"].split("; ")
            assert name.startswith(f"{NEW}=")
            assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(parts)
            assert not any(part.startswith("Domain") for part in parts)
            foreign = {"Origin": "http://play.example.org"}
            answer = await person.post("/api/1/tables", json=BODY, headers=foreign)
            assert answer.json()["code"] == "bad_origin"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("page", "more"),
    [
        ("http://game.home:8765", {}),
        ("http://192.168.1.20:8765", {}),
        ("http://localhost:8765", {}),
        ("https://game.home", {"X-Forwarded-Proto": "https"}),
        ("https://game.home", {}),  # a proxy that does not forward the scheme
        (URL, {}),
    ],
)
def test_every_allowed_host_works_with_a_public_url(
    tmp_path: Path, page: str, more: dict[str, str]
) -> None:
    async def story() -> None:
        settings = {"public_url": URL, "allowed_hosts": ("game.home",), "trusted_proxies": (ADA,)}
        host = page.partition("//")[2]
        async with inside(tmp_path, **settings) as found, found.person(ADA, Host=host) as ada:
            ada.cookies.clear()
            ada.headers.update({"Origin": page, **more})
            made = await ada.post("/api/1/tables", json=BODY)
            assert made.status_code == 201, made.text
            cookie = made.headers["set-cookie"].partition(";")[0]
            assert cookie.startswith(f"{NEW}=" if page.startswith("https") else f"{OLD}=")
            assert ("Secure" in made.headers["set-cookie"]) == page.startswith("https")
            code, headers = made.json()["code"], {"Cookie": cookie}
            act = {"type": "act", "id": "a", "action": {"do": "start"}}
            path = f"/api/1/tables/{code}/actions"
            done = await ada.post(path, json=act, headers=headers)
            assert done.status_code == 200, done.text
            low = {name.lower(): value for name, value in more.items()}
            async with found.socket(code, ada, host=host, origin=page, cookie=cookie, **low) as own:
                assert own.status == 101
                assert (await own.read())["you"]["seats"] == [0, 1]
            evil = {"origin": "https://evil.example", "host": host}
            async with found.socket(code, ada, **evil, **low) as other:
                assert other.status == 403

    asyncio.run(story())


ADA = "203.0.113.5"


def test_a_browser_with_the_old_cookie_keeps_its_seats_under_the_new_name(tmp_path: Path) -> None:
    async def story() -> None:
        page = {"host": "play.example.org", "origin": URL}
        async with inside(tmp_path, public_url=URL) as found, found.person() as ada:
            ada.headers.update(page)
            secret = ada.cookies[OLD]
            code = await found.table(ada)
            ada.cookies.clear()
            ada.headers["Cookie"] = f"{OLD}={secret}"
            answer = await ada.get("/api/1/me")
            assert [one["code"] for one in answer.json()] == [code]
            assert answer.headers["set-cookie"].startswith(f"{NEW}={secret}; ")
            async with found.socket(code, ada, **page, cookie=f"{OLD}={secret}") as socket:
                assert (await socket.read())["you"]["seats"] == [0, 1]
                given = dict(socket.answer["headers"])[b"set-cookie"]
                assert given.startswith(f"{NEW}={secret}; ".encode())
            ada.cookies.clear()
            ada.headers["Cookie"] = f"{OLD}={new_secret()}; {NEW}={secret}"
            answer = await ada.get("/api/1/me")
            assert [one["code"] for one in answer.json()] == [code], "the new name counts"
            assert "set-cookie" not in answer.headers

    asyncio.run(story())


@pytest.mark.parametrize(
    ("public", "host", "sent"),
    [
        (URL, "play.example.org", True),
        (URL, "192.168.1.20:8765", False),
        ("https://play.example.org:8443", "play.example.org:8443", False),
        ("http://play.example.org", "play.example.org", False),
        ("", "localhost:8765", False),
    ],
)
def test_answers_over_tls_have_the_hsts_header(
    tmp_path: Path, public: str, host: str, sent: bool
) -> None:
    async def story() -> None:
        async with inside(tmp_path, public_url=public) as found, found.person(Host=host) as person:
            for path in ("/", "/api/1/me", "/health"):
                found_header = (await person.get(path)).headers.get("strict-transport-security")
                assert found_header == ("max-age=15552000" if sent else None)

    asyncio.run(story())


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as person:
            paths = ("/health", "/api/1/me", "/nowhere", "/api/1/tables/ZZZZZZ", "/x.js")
            answers: list[httpx.Response] = [await person.get(path) for path in paths]
            answers.append(await person.get("/", headers={"Host": "evil.example"}))
            for answer in answers:
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-request-id"]

    asyncio.run(story())


def test_every_changing_route_refuses_other_pages_before_it_reads_the_body(tmp_path: Path) -> None:
    async def story() -> None:
        changing = [
            (method, re.sub(r"{\w+:\w+}", "1", path))
            for route in (*ROUTES, import_record)
            for method in sorted(route.http_methods - {"GET"})
            for path in route.paths
        ]
        assert len(changing) >= 12
        async with inside(tmp_path) as found, found.person("192.0.2.1") as person:
            person.headers["Origin"] = "https://evil.example"
            for method, path in changing:
                answer = await person.request(method, path, content=b"{")
                assert answer.json()["code"] == "bad_origin", (method, path)

    asyncio.run(story())
