"""Frames and requests that no client should send, each with something wrong."""

from __future__ import annotations

import json
import random
from typing import Any, TypeAlias

EVIL = "http://evil.example"
OVERSIZED = 20_000

Json: TypeAlias = Any


def act(rng: random.Random, action: Json, id: Json = None) -> dict[str, Json]:
    return {"type": "act", "id": id or f"f{rng.getrandbits(48):x}", "action": action}


def odd_value(rng: random.Random) -> Json:
    """Return a value that is hardly ever valid."""
    return rng.choice(
        [
            None,
            True,
            -1,
            4,
            10**30,
            -(2**63) - 1,
            2**64,
            1.5,
            1e308,
            "",
            "\0",
            "é" * rng.randint(1, 400),
            "\u202e",
            "0",
            [],
            [[]],
            {},
            {"do": "start"},
            "x" * 5000,
        ]
    )


def any_action(rng: random.Random, seq: int, secrets: list[str]) -> dict[str, Json]:
    """Return a well-formed action, which the client may not be allowed to do."""
    seat = rng.randint(0, 3)
    options = {"seats": [{"kind": "here"}, {"kind": rng.choice(["online", "closed", "here"])}]}
    return rng.choice(
        [
            {
                "do": "join",
                "seat": seat,
                "name": rng.choice(["Eve", "", "x" * 30, 'a"b]\\', "a,b"]),
            },
            {"do": "leave", "seat": seat},
            {"do": "kick", "seat": seat},
            {"do": "rename", "seat": seat, "name": rng.choice(["Mallory", "\t", "[x]", '"'])},
            {"do": "change", "options": options},
            {"do": "start"},
            {"do": "play", "move": rng.choice(["end", "mine w1", "", "☃", 0, 77]), "expected": seq},
            {"do": "undo", "expected": seq},
            {"do": rng.choice(["return"] * 9 + ["resign"]), "seat": seat},
            {"do": "absent", "seat": seat, "choice": rng.choice(["wait", "turn", "return"])},
            {"do": "chat", "text": rng.choice(["hello", "", " ", "x" * 400, "\u2028", "<b>"])},
            {"do": "mute", "muted": rng.random() < 0.2, "seat": rng.choice([None, seat])},
            {"do": "paint", "seat": seat, "pixels": rng.choice(["0" * 64, "", "g" * 64, "0" * 63])},
            {"do": "pause", "paused": rng.random() < 0.5},
            {"do": "extend", "seat": seat, "seconds": rng.choice([1, 86_400])},
            {"do": "give" if seat == 2 else "offer", "seat": seat},
            {"do": "claim", "seat": seat, "secret": rng.choice(secrets)},
            {"do": "token", "seat": seat, "name": "Golem"},
            {"do": "rematch"},
        ]
    )


def broken(rng: random.Random, text: str) -> str | bytes:
    """Return a well-formed message after random damage."""
    at = rng.randrange(len(text))
    kind = rng.randrange(7)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + rng.choice('{}[]",:\\0eE-\x7f☃') + text[at + 1 :]
    if kind == 2:
        return text + rng.choice([" ", "}", ",", text])
    if kind == 3:
        return text[:at] + text[rng.randrange(len(text)) :]
    if kind == 4:
        return text.encode()  # in a binary frame
    if kind == 5:
        return rng.randbytes(rng.randint(0, 60))
    return "".join(chr(rng.choice([rng.randrange(128), rng.randrange(0x3000)])) for _ in range(30))


def nested(rng: random.Random) -> str:
    """Brackets in brackets."""
    depth = rng.choice([10, 900, 1100, 8000])
    inner = rng.choice(["[", '{"a":'])
    outer = rng.choice(["", '{"type":"act","id":"n","action":'])
    return (outer + inner * depth)[: OVERSIZED - 5000]


def odd_message(rng: random.Random, message: dict[str, Json]) -> str:
    """Return a message with one error."""
    action = dict(message["action"])
    message = {**message, "action": action}
    where = rng.choice([message, action])
    key = rng.choice(list(where))
    kind = rng.randrange(5)
    if kind == 0:
        where[key] = odd_value(rng)
    elif kind == 1:
        del where[key]
    elif kind == 2:
        where[rng.choice(["extra", "seat", "type", "__class__"])] = odd_value(rng)
    elif kind == 3:
        where[key] = rng.choice(["hello", "update", "done", "Join", "JOIN", "init"])
    else:
        text = json.dumps(message)
        number = rng.choice(["1e999", "NaN", "-0", "9" * 400, "0x10", "1_0", "-Infinity", "1.0"])
        return text.replace(": 0", f": {number}").replace(": 1", f": {number}")
    return json.dumps(message)


# ---------------------------------------------------------------- requests


def request(rng: random.Random, code: str, secrets: list[str]) -> tuple[str, str, bytes]:
    """Return the method, the path and the body of a request."""
    table = f"/api/1/tables/{rng.choice([code, code, code.lower(), 'AAAAAA', '..', '%00'])}"
    step = rng.choice(["0", "1", "60", "-1", "9" * 30, "x", "1e3", "%F0%9F%98%80", "1_0"])
    move = rng.choice(["end", "mine%20w1", "%00", ""])
    method, path = rng.choice(
        [
            ("GET", "/health"),
            ("GET", "/api/1/me"),
            ("GET", "/api/1/schema/openapi.json"),
            ("GET", _trick(rng)),
            ("GET", table),
            ("GET", f"{table}/info"),
            ("GET", f"{table}/record"),
            ("GET", f"{table}/socket"),
            ("GET", f"{table}/steps/{step}"),
            ("GET", f"{table}/steps?first={step}"),
            ("POST", f"{table}/steps/{step}/analysis"),
            ("GET", f"{table}/preview?move={move}"),
            ("GET", f"{table}/preview?move={'x' * 41}"),
            ("GET", f"{table}/previews?at={rng.choice(['c3', 'a1', '%00', 'g9', 'c33', ''])}"),
            ("GET", f"{table}/qr.svg"),
            ("POST", f"{table}/qr.svg"),
            ("DELETE", table),
            ("POST", "/api/1/tables"),
            ("POST", "/api/1/records"),
            ("POST", f"{table}/actions"),
            ("POST", f"{table}/actions"),
            ("POST", f"{table}/fork"),
        ]
    )
    if rng.random() < 0.2:
        method = rng.choice(["GET", "POST", "DELETE", "PUT", "OPTIONS", "HEAD", "TRACE", "PATCH"])
    return method, path, body(rng, path, secrets) if method in ("POST", "PUT") else b""


def _trick(rng: random.Random) -> str:
    return rng.choice(
        [
            "/",
            "/api/2/me",
            "/api/1/../../../etc/passwd",
            "/api/1/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "/static/%2e%2e/app.py",
            "//evil.example/",
            "/api/1/tables/" + "A" * 3000,
            "/" + "%ff" * 20,
            "/api/1/tables/%0d%0aSet-Cookie:x",
        ]
    )


def body(rng: random.Random, path: str, secrets: list[str]) -> bytes:
    """Return a body that may or may not fit the path."""
    message = act(rng, any_action(rng, rng.randint(0, 9), secrets))
    seats = [{"kind": "here"}, {"kind": rng.choice(["online", "bot", "closed"])}]
    fitting = json.dumps(message)
    if path == "/api/1/tables":
        key = rng.choice(["first", "deal", "clock", "undo", "hints", "board", "seats"])
        fitting = json.dumps({"seats": seats, key: odd_value(rng)})
    elif path == "/api/1/records":
        texts = ['[Overworld "1"]', "\0", "1. mine w1", '[Overworld "1"]\n\nA. x', odd_value(rng)]
        fitting = json.dumps({"record": rng.choice(texts)})
    elif path.endswith("/analysis"):
        fitting = json.dumps({"ms": rng.choice([1, 0, 10**30, odd_value(rng)])})
    elif path.endswith("/qr.svg"):
        fitting = json.dumps(
            {"seat": rng.choice([0, 3, 4, -1]), "secret": "x" * rng.choice([80, 81])}
        )
    elif path.endswith("/fork"):
        fork: dict[str, Json] = {
            "step": rng.choice([0, 51, 52, 99]),
            "seat": rng.randint(0, 3),
            "bot": "flint",
        }
        if rng.random() < 0.7:
            fork[rng.choice(list(fork))] = odd_value(rng)
        fitting = json.dumps(fork)
    found: str | bytes = rng.choice(
        [
            fitting,
            fitting,
            fitting,
            b"",
            rng.randbytes(50),
            nested(rng),
            odd_message(rng, message),
            broken(rng, fitting),
            json.dumps(odd_value(rng)),
            "x" * 17_000,
            "x" * rng.choice([17_000, 1_100_000]),
        ]
    )
    return found if isinstance(found, bytes) else found.encode()


def headers(rng: random.Random, own: str, cookie: str) -> list[tuple[str, bytes]]:
    """Headers, mostly the right ones."""
    origins = [EVIL.encode(), b"null", b"http://[::1", b"", b"\xff", own.encode() * 9]
    found = [("Origin", own.encode() if rng.random() < 0.8 else rng.choice(origins))]
    cookies = [b"overworld=", b"overworld", b"=;;=\xff", b"overworld=" + b"x" * 4000]
    found.append(("Cookie", cookie.encode() if rng.random() < 0.8 else rng.choice(cookies)))
    if rng.random() < 0.1:
        bearers = [b"Bearer", b"Bearer \xff\xfe", b"bearer  ", b"Basic eDp5", b"Bearer x" * 99]
        found.append(("Authorization", rng.choice(bearers)))
    if rng.random() < 0.3:
        odd = [b"multipart/form-data; boundary=", b"application/x-msgpack", b"\xff", b"text/plain"]
        found.append(("Content-Type", rng.choice([b"application/json", *odd])))
    if rng.random() < 0.1:
        junk = ["X-Forwarded-For", "Accept", "Range", "If-None-Match", "Expect", "X-" + "y" * 200]
        found.append((rng.choice(junk), rng.choice([b"\xff\x01", b"a" * 3000, b"100-continue"])))
    if rng.random() < 0.1:
        del found[0]
    return found
