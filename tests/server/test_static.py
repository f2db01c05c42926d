"""The server serves the files of the built client and no others."""

from __future__ import annotations

import asyncio
import gzip
import re
import socket
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from tests.patience import PATIENCE
from tests.server.harness import Server, serving, sqlite_url

from overworld.server.http.middleware import HEADERS, RequestMiddleware
from overworld.server.http.static import Pages, client_files, encoding_for, files_in
from overworld.server.hub.compilation import Compilation
from overworld.server.limits import ClientLimits
from overworld.server.settings import Settings

PAGES = ["/", "/new", "/t/QK7MPX", "/rules", "/learn/3", "/settings", "/puzzles", "/paint", "/a/b/"]
INDEX = b"<!doctype html><title>Overworld</title>" + b"<p>words</p>" * 99
SCRIPT = b"export const words = 1;" * 99
UNBUILT = "Build it first."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write the files of a built client."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    for name, content in {
        "index.html": INDEX,
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-1a2b.css": b"p { color: red }",
        "assets/page-en-1a2b.ftl": "greeting = Grüß dich".encode(),
        "assets/odd-1a2b.xyz": b"?",
        "favicon.svg": b"<svg/>",
        "manifest.webmanifest": b"{}",
        "sw.js": b"addEventListener('fetch', () => {});",
    }.items():
        (built / name).write_bytes(content)
    for name in ("index.html", "assets/index-1a2b.js"):
        plain = (built / name).read_bytes()
        (built / f"{name}.gz").write_bytes(gzip.compress(plain))
        (built / f"{name}.br").write_bytes(b"brotli of " + plain[:9])
    (tmp_path / "secret.txt").write_text("not yours")
    return built


async def rest(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer as the application behind the pages."""
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def ask(folder: Path | None, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Send a request to an application with the client in a folder, or without a client."""
    settings = Settings("never-opened.sqlite3")
    files = files_in(folder) if folder else {}
    limits, pages = ClientLimits(settings), Pages(rest, files, UNBUILT)
    app = RequestMiddleware(pages, settings, limits, Compilation())
    asked = {"accept-encoding": "identity"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }

    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]  # Litestar's own types
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.request(method, path, headers=asked)

    return asyncio.run(request())


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client(folder: Path, path: str) -> None:
    answer = ask(folder, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-length"] == str(len(INDEX))
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", True),
        ("/assets/index-1a2b.css", "text/css; charset=utf-8", True),
        ("/assets/page-en-1a2b.ftl", "text/plain; charset=utf-8", True),
        ("/assets/odd-1a2b.xyz", "application/octet-stream", True),
        ("/favicon.svg", "image/svg+xml", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/index.html", "text/html; charset=utf-8", False),
    ],
)
def test_files_have_their_types_and_ages(folder: Path, path: str, kind: str, kept: bool) -> None:
    answer = ask(folder, path)
    assert answer.status_code == 200
    assert answer.content == (folder / path[1:]).read_bytes()
    assert answer.headers["content-type"] == kind
    long = "public, max-age=31536000, immutable"
    assert answer.headers["cache-control"] == (long if kept else "no-cache")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("*", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000, *", "gzip"),
        ("gzip;q=0.001", "gzip"),
        ("identity", None),
        ("", None),
        ("deflate", None),
        ("br;q=nonsense,,;", "br"),
    ],
)
def test_compressed_files_are_sent_to_clients_that_accept_them(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    for path in ("/t/QK7MPX", "/assets/index-1a2b.js"):
        answer = ask(folder, path, "HEAD", accept_encoding=accepted)
        assert answer.headers.get("content-encoding") == encoding
        file = "index.html" if path.startswith("/t") else path[1:]
        ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        size = (folder / f"{file}{ending}").stat().st_size
        assert answer.headers["content-length"] == str(size)
    assert ask(folder, "/", accept_encoding="gzip").content == INDEX


def test_only_existing_encodings_are_offered() -> None:
    assert encoding_for("br, gzip", {"identity": 1}) == "identity"


def test_unchanged_files_are_not_sent_again(folder: Path) -> None:
    for accepted in ("identity", "gzip"):
        first = ask(folder, "/", accept_encoding=accepted)
        again = ask(
            folder,
            "/new",
            accept_encoding=accepted,
            if_none_match=f'"x", W/{first.headers["etag"]}',
        )
        assert (again.status_code, again.content) == (304, b"")
        assert "content-length" not in again.headers
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
    plain = ask(folder, "/").headers["etag"]
    other = ask(folder, "/", accept_encoding="gzip", if_none_match=plain)
    assert other.status_code == 200
    (folder / "index.html").write_bytes(INDEX + b"!")
    assert ask(folder, "/", if_none_match=plain).status_code == 200


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/assets/none.js"])
def test_head_is_answered_like_get_without_the_body(folder: Path, path: str) -> None:
    got, head = ask(folder, path), ask(folder, path, "HEAD")
    assert head.content == b""
    same = ("content-type", "content-length", "cache-control", "etag", "vary")
    assert head.status_code == got.status_code
    assert [head.headers.get(name) for name in same] == [got.headers.get(name) for name in same]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/none",
        "/assets/",
        "/favicon.ico",
        "/index.html.br",
        "/assets/index-1a2b.js.gz",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/assets/%00.js",
    ],
)
def test_a_missing_file_is_a_json_error(folder: Path, path: str) -> None:
    answer = ask(folder, path)
    assert answer.status_code == 404
    assert answer.json()["type"] == "error"
    assert answer.json()["code"] == "no_route"


def test_files_can_only_be_read(folder: Path) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        answer = ask(folder, "/", method)
        assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
        assert answer.headers["allow"] == "GET, HEAD"
    assert ask(folder, "/assets/none.js", "POST").status_code == 404


def test_without_a_client_pages_say_how_to_build_it() -> None:
    for path in ("/", "/t/QK7MPX"):
        answer = ask(None, path)
        assert (answer.status_code, answer.text) == (503, f"{UNBUILT}\n")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"
    assert ask(None, "/assets/index-1a2b.js").json()["code"] == "no_route"
    assert ask(None, "/health").status_code == 418


@pytest.mark.parametrize("path", ["/api", "/api/1/me", "/api/1/x.js", "/health"])
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_api_paths_are_passed_to_the_server(folder: Path, path: str, method: str) -> None:
    assert ask(folder, path, method).status_code == 418


@pytest.mark.parametrize("path", ["/apiary", "/healthy", "/metrics"])
def test_a_page_may_begin_like_an_api_path(folder: Path, path: str) -> None:
    assert ask(folder, path).content == INDEX


def test_the_content_security_policy_allows_nothing_inline() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert policy.startswith("default-src 'self'; img-src 'self' data:;")


class Links(HTMLParser):
    """The files that a page loads, and its inline code."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.found += [value for name in ("src", "href") if (value := values.get(name))]
        if tag == "style" or (tag == "script" and "src" not in values):
            self.inline.append(tag)
        self.inline += [name for name in values if name == "style" or name.startswith("on")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path_factory.mktemp("static"))) as server:
        yield server


def test_a_server_serves_the_built_client_and_all_that_it_loads(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        page = http.get("/t/QK7MPX")
        assert page.status_code == 200, page.text
        links = Links(page.text)
        assert not links.inline, "the policy would not let it"
        assert links.found, "a page without a script shows nothing"
        for link in links.found:
            assert re.match(r"/[^/]", link), f"{link} is not of this server"
            answer = http.get(link)
            assert answer.status_code == 200, link
            assert answer.content == client_files()[link[1:]]["identity"].body
        for path in client_files():
            assert http.head(f"/{path}").status_code == 200, path


def test_a_large_file_arrives_compressed(server: Server) -> None:
    path = max(
        (path for path in client_files() if path.endswith(".js")),
        key=lambda path: len(client_files()[path]["identity"].body),
    )
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        plain = http.get(f"/{path}", headers={"accept-encoding": "identity"})
        small = http.get(f"/{path}", headers={"accept-encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip"
        assert small.content == plain.content
        assert int(small.headers["content-length"]) < len(plain.content) / 2
        least = http.head(f"/{path}", headers={"accept-encoding": "gzip, br"})
        assert least.headers["content-encoding"] == "br"


def test_no_path_of_a_raw_request_leads_out_of_the_client(server: Server) -> None:
    """Other clients normalise paths before they send them; this one does not."""
    for path in (
        *("/../pyproject.toml", "/assets/../../server/app.py", "/assets//etc/passwd"),
        *("/api", "/api/1/none", "/api/2/me", "/api/../index.html", "/api/1/none.js"),
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            raw.sendall(
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
            )
            answer = b""
            while chunk := raw.recv(65536):
                answer += chunk
        assert answer.startswith(b"HTTP/1.1 404"), path
        assert b"no_route" in answer


def test_the_box_is_sent_once(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        first = http.get("/api/1/box")
        assert first.json()["blocks"][0] == {
            "id": "wood",
            "letter": "w",
            "count": 16,
            "wildcard": False,
        }
        again = http.get("/api/1/box", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        other = http.get("/api/1/box", headers={"if-none-match": '"other"'})
        assert other.status_code == 200
