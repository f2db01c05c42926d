"""The built browser client: its files, kept in memory, and its pages; ETags."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from litestar.enums import ScopeType

from overworld.server.hub.messages import Error
from overworld.server.table.errors import ERROR_STATUS

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

INDEX = "index.html"
NOT_PAGES = {"api", "health"}
"""First parts of the paths that the server answers itself."""

_ENDINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first
_TYPES = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wav": "audio/wav",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_IMMUTABLE = "public, max-age=31536000, immutable"  # the names of assets contain a hash
_REVALIDATE = "no-cache"


def is_api(path: str) -> bool:
    """Return whether the server itself answers a path, not a file of the client.

    >>> is_api("/api/1/me"), is_api("/t/QK7MPX")
    (True, False)
    """
    return path.removeprefix("/").partition("/")[0] in NOT_PAGES


@dataclass(frozen=True)
class Variant:
    """The response for a file in one encoding."""

    headers: Mapping[str, str]
    body: bytes


File: TypeAlias = Mapping[str, Variant]
"""A file of the client by encoding; `identity` is the plain one."""


@cache
def client_files() -> dict[str, File]:
    """Return the files of the built client by path; empty if it has not been built."""
    folder = resources.files("overworld").joinpath("static")
    return files_in(folder) if folder.joinpath(INDEX).is_file() else {}


@cache
def client_build() -> str:
    """Return the id of the client's build, by which a page detects that it is outdated."""
    listed = client_files().get("build.json")
    return str(msgspec.json.decode(listed["identity"].body)["build"]) if listed else ""


def files_in(folder: Traversable) -> dict[str, File]:
    """Return all files of a folder by path; compressed copies are variants of their file."""
    contents = _read(folder, "")
    copies = {path + ending for path in contents for ending in _ENDINGS.values()}
    return {path: _file(path, contents) for path in contents if path not in copies}


def _read(folder: Traversable, prefix: str) -> dict[str, bytes]:
    contents: dict[str, bytes] = {}
    for entry in folder.iterdir():
        if entry.is_dir():
            contents |= _read(entry, f"{prefix}{entry.name}/")
        else:
            contents[prefix + entry.name] = entry.read_bytes()
    return contents


def _file(path: str, contents: Mapping[str, bytes]) -> File:
    headers = {
        "content-type": _TYPES.get(path.rpartition(".")[2], "application/octet-stream"),
        "cache-control": _IMMUTABLE if path.startswith("assets/") else _REVALIDATE,
        "vary": "accept-encoding",
    }
    file = {"identity": Variant(headers | {"etag": make_etag(contents[path])}, contents[path])}
    for encoding, ending in _ENDINGS.items():
        if body := contents.get(path + ending):
            more = {"etag": make_etag(body), "content-encoding": encoding}
            file[encoding] = Variant(headers | more, body)
    return file


def encoding_for(accepted: str, offered: Mapping[str, object]) -> str:
    """Return the best encoding that a client accepts.

    >>> encoding_for("gzip, deflate, br", {"identity": 1, "gzip": 1, "br": 1})
    'br'
    >>> encoding_for("br;q=0, *;q=0.1", {"identity": 1, "gzip": 1, "br": 1})
    'gzip'
    """
    wanted: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, rest = part.partition(";")
        quality = rest.replace(" ", "").removeprefix("q=")
        wanted[name.strip()] = quality.rstrip("0") not in ("", "0.", ".") if quality else True
    for encoding in _ENDINGS:
        if encoding in offered and wanted.get(encoding, wanted.get("*", False)):
            return encoding
    return "identity"


def make_etag(content: bytes) -> str:
    """Return the ETag of some content.

    >>> make_etag(b"")
    '"e3b0c44298fc1c14"'
    """
    return f'"{sha256(content).hexdigest()[:16]}"'


def matches_etag(header: str | None, tag: str) -> bool:
    """Return whether `If-None-Match` has a tag; proxies that compress make it a weak one.

    >>> matches_etag('"a", W/"b"', '"b"'), matches_etag("*", '"b"'), matches_etag(None, '"b"')
    (True, True, False)
    """
    tags = [tag.strip().removeprefix("W/") for tag in (header or "").split(",")]
    return tag in tags or tags == ["*"]


class Pages:
    """Serves the client's files and pages, and passes other requests on.

    It looks a path up among the files that it has read, so that no path leads to another file. A
    path without `.` in its last part is a page, which the client shows.
    """

    def __init__(self, app: ASGIApp, files: Mapping[str, File], unbuilt: str) -> None:
        self._app = app
        self._files = files
        self._unbuilt = unbuilt

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path = scope["path"].removeprefix("/") if scope["type"] == ScopeType.HTTP else ""
        if scope["type"] != ScopeType.HTTP or is_api(path):
            await self._app(scope, receive, send)
            return
        asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
        status, variant = self._answer(scope["method"], path, asked)
        headers = [(name.encode(), value.encode()) for name, value in variant.headers.items()]
        if status != 304:
            headers.append((b"content-length", str(len(variant.body)).encode()))
        body = b"" if status == 304 or scope["method"] == "HEAD" else variant.body
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _answer(self, method: str, path: str, asked: Mapping[bytes, str]) -> tuple[int, Variant]:
        is_page = "." not in path.rpartition("/")[2] and not path.startswith("assets/")
        file = self._files.get(INDEX if is_page else path)
        if file is None and not (is_page and not self._files):
            return _error("no_route", "there is no such file")
        if method not in ("GET", "HEAD"):
            return _error("wrong_method", "files can only be read", allow="GET, HEAD")
        if file is None:
            headers = {"content-type": _TYPES["txt"], "cache-control": "no-store"}
            return 503, Variant(headers, f"{self._unbuilt}\n".encode())
        variant = file[encoding_for(asked.get(b"accept-encoding", ""), file)]
        unchanged = matches_etag(asked.get(b"if-none-match"), variant.headers["etag"])
        return (304 if unchanged else 200), variant


def _error(error: str, reason: str, **headers: str) -> tuple[int, Variant]:
    body = msgspec.json.encode(Error(error, {"reason": reason}))
    return ERROR_STATUS[error], Variant({"content-type": "application/json", **headers}, body)
