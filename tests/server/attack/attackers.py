"""Attackers: each does one thing to a server as often as it can, until its input ends.

    python -m tests.server.attack.attackers KIND URL CODE [STATUS ...]

Each kind has its own addresses on the loopback device. The attackers print "ready" when they begin.
They stop when their standard input has ended and they have received each STATUS, and then print how
often they received which answer, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from overworld.game import CHANCE, Game

_LOST = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)
_PATIENCE = 120.0
PUBLIC_KEY = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
"""A public key that a browser could have made: the generator of the curve."""


class Attack:
    """Base of all attackers: a target, an end, and a count of the answers."""

    def __init__(self, kind: str, url: str, code: str) -> None:
        network = 1 + [*KINDS].index(kind)  # no attack uses up the limits of another
        self.addresses = [f"127.0.{network}.{number}" for number in range(66, 70)]
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.url = url
        self.code = code
        self.on = True
        self.heard: Counter[str] = Counter()

    def cookie(self) -> str:
        """Return a cookie with a new identity."""
        return f"overworld={secrets.token_urlsafe(24)}"

    async def open(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.wait_for(
            asyncio.open_connection(self.host, self.port, local_addr=(address, 0)), _PATIENCE
        )

    async def ask(
        self, address: str, method: str, path: str, body: object = None, cookie: str = ""
    ) -> bytes:
        """Send one request, count the status of the answer, and return the answer.

        The host is localhost, where the server makes challenges for passkeys too.
        """
        reader, writer = await self.open(address)
        text = b"" if body is None else json.dumps(body).encode()
        host = f"localhost:{self.port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {cookie or self.cookie()}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n"
        )
        try:
            writer.write(head.encode() + text)
            answer = await asyncio.wait_for(reader.read(), _PATIENCE)
        finally:
            writer.close()
        self.heard[answer[9:12].decode("latin-1") or "cut off"] += 1
        return answer.partition(b"\r\n\r\n")[2]

    async def socket(
        self, address: str, code: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, str]:
        """Open a socket; return its streams and the status of its handshake."""
        reader, writer = await self.open(address)
        head = (
            f"GET /api/1/tables/{code}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Origin: {self.url}\r\nCookie: {self.cookie()}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        writer.write(head.encode())
        line = await asyncio.wait_for(reader.readline(), _PATIENCE)
        status = line[9:12].decode("latin-1") or "cut off"
        self.heard[status] += 1
        return reader, writer, status

    async def repeat(self, many: int, once: Callable[[str], Awaitable[object]]) -> None:
        """Call a function repeatedly from all addresses, with many calls at the same time."""

        async def again(address: str) -> None:
            while self.on:
                try:
                    await once(address)
                except _LOST:
                    self.heard["lost"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again(self.addresses[n % len(self.addresses)]) for n in range(many)))


def frame(text: bytes, first: int = 0x81) -> bytes:
    """Return a masked frame; its mask of zeros does not change the payload."""
    size = len(text)
    head = bytes((first, 0x80 | size)) if size < 126 else b""
    if not head:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + bytes(4) + text


def action(number: int, **do: object) -> bytes:
    return frame(json.dumps({"type": "act", "id": f"x{number}", "action": do}).encode())


async def slow_requests(attack: Attack) -> None:
    """Open a thousand connections that send a byte now and then, or nothing (Slowloris)."""
    held: list[asyncio.StreamWriter] = []
    while attack.on:
        for _ in range(50):
            address = attack.addresses[len(held) % len(attack.addresses)]
            with suppress(*_LOST):
                held.append((await attack.open(address))[1])
        for writer in held[::2]:
            if not writer.is_closing():
                writer.write(b"G")
        attack.heard["open"] = sum(not writer.is_closing() for writer in held)
        await asyncio.sleep(0.05)
        if len(held) > 1500:
            for writer in held[:200]:
                writer.close()
            del held[:200]
    for writer in held:
        writer.close()


async def slow_readers(attack: Attack) -> None:
    """Sockets that ask for everything and read nothing."""
    ping = frame(b'{"type":"ping"}')

    async def once(address: str) -> None:
        _, writer, status = await attack.socket(address, attack.code)
        if status != "101":
            writer.close()
            await asyncio.sleep(0.05)
            return
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        while attack.on and not writer.is_closing():
            writer.write(ping * 20)
            await asyncio.sleep(0.02)
        writer.close()

    await attack.repeat(40, once)


async def frames(attack: Attack) -> None:
    """Send actions, malformed messages, bytes that are not UTF-8, and pings."""
    sent = b"".join(
        (
            *(action(number, do="play", move="end", expected=1) for number in range(20)),
            *(frame(b"\xff\xfe" * 20), frame(b"{" * 100), frame(b"", 0x89), frame(b"x", 0x82)),
        )
    )

    async def once(address: str) -> None:
        reader, writer, status = await attack.socket(address, attack.code)
        if status != "101":
            writer.close()
            await asyncio.sleep(0.05)
            return

        async def drain() -> None:
            while await reader.read(1 << 16):
                pass

        reading = asyncio.create_task(drain())
        while attack.on and not writer.is_closing():
            writer.write(sent)
            attack.heard["frames"] += 24
            await asyncio.wait_for(writer.drain(), _PATIENCE)
        reading.cancel()
        writer.close()

    await attack.repeat(20, once)


async def handshakes(attack: Attack) -> None:
    """Open and leave sockets, at existing and missing tables."""

    async def once(address: str) -> None:
        code = attack.code if random.random() < 0.5 else "".join(random.choices("ABCDEFGH", k=6))
        _, writer, status = await attack.socket(address, code)
        writer.close()
        if status == "429":
            await asyncio.sleep(0.01)

    await attack.repeat(20, once)


async def chat(attack: Attack) -> None:
    """Chat from all addresses at the table of other players."""

    async def once(address: str) -> None:
        reader, writer, status = await attack.socket(address, attack.code)
        if status != "101":
            writer.close()
            await asyncio.sleep(0.05)
            return

        async def drain() -> None:
            while await reader.read(1 << 16):
                pass

        reading, number = asyncio.create_task(drain()), 0
        while attack.on and not writer.is_closing():
            number += 1
            writer.write(action(number, do="chat", text="x" * 200))
            attack.heard["said"] += 1
            await asyncio.sleep(0.005)
        reading.cancel()
        writer.close()

    await attack.repeat(30, once)


def long_record() -> str:
    """Return a record that takes some time to read."""
    rng, game = random.Random(1), Game(4)
    while game.turn is not None:
        if game.turn == CHANCE:
            game.deal(rng)
            continue
        # Fights that are lost do not end a game.
        legal = list(game.legal_moves)
        keen = [move for move in legal if str(move).split()[0] in ("explore", "fight", "end")]
        game.play(rng.choice(keen or legal))
    return game.record()


async def imports(attack: Attack) -> None:
    """Import valid records and records with an error at their end."""
    record = long_record()
    bodies = [{"record": record}, {"record": f"{record}\nx"}, {"record": "x" * 190_000}]

    async def once(address: str) -> None:
        answer = await attack.ask(address, "POST", "/api/1/records", random.choice(bodies))
        if b'"link"' not in answer:
            return
        table = f"/api/1/tables/{json.loads(answer)['code']}"
        for method, path, body in (
            ("GET", table, None),
            ("GET", f"{table}/record", None),
            ("POST", f"{table}/fork", {"step": 60}),
        ):
            await attack.ask(address, method, path, body)

    await attack.repeat(12, once)


async def analyses(attack: Attack) -> None:
    """Analyses of all steps of a game that is over."""
    answer = await attack.ask(
        attack.addresses[0], "POST", "/api/1/records", {"record": long_record()}
    )
    code = json.loads(answer)["code"]

    async def once(address: str) -> None:
        path = f"/api/1/tables/{code}/steps/{random.randrange(60, 300)}/analysis"
        await attack.ask(address, "POST", path, {"ms": 60_000})

    await attack.repeat(12, once)


async def tables(attack: Attack) -> None:
    """Tables with bots only, as many as there may be, all of them started."""
    bot = {"kind": "bot", "bot": "obsidian"}

    async def once(address: str) -> None:
        cookie = attack.cookie()
        for seats in ([bot] * 4, [{"kind": "here"}, bot]):
            answer = await attack.ask(address, "POST", "/api/1/tables", {"seats": seats}, cookie)
            if b'"link"' in answer:
                path = f"/api/1/tables/{json.loads(answer)['code']}/actions"
                body = {"type": "act", "id": "s", "action": {"do": "start"}}
                await attack.ask(address, "POST", path, body, cookie)

    await attack.repeat(12, once)


# ---------------------------------------------------------------- people features


def cookies_of(attack: Attack) -> Callable[[str], str]:
    """Return a function that gives an address the same identity in every second call."""
    own = {address: attack.cookie() for address in attack.addresses}
    return lambda address: own[address] if random.random() < 0.5 else attack.cookie()


async def waiting(attack: Attack) -> None:
    """Look for tables with more and more people, leave, and answer offers of others."""
    cookie_of = cookies_of(attack)

    async def once(address: str) -> None:
        cookie = cookie_of(address)
        sizes = random.choice(([2], [3, 4], [4]))
        seek = {"sizes": sizes, "speeds": ["days"], "patience": 0, "name": "x" * 24}
        await attack.ask(address, "POST", "/api/1/square/search", seek, cookie)
        answer = await attack.ask(address, "GET", "/api/1/square", cookie=cookie)
        offer = json.loads(answer).get("search", {}).get("offer") if answer[:1] == b"{" else None
        body = {"offer": offer["id"] if offer else "none", "ready": random.random() < 0.5}
        await attack.ask(address, "POST", "/api/1/square/answer", body, cookie)
        if random.random() < 0.3:
            await attack.ask(address, "DELETE", "/api/1/square/search", None, cookie)

    await attack.repeat(12, once)


async def open_tables(attack: Attack) -> None:
    """Open tables to all, and take the seats of the tables in the list."""
    cookie_of = cookies_of(attack)
    seats = [{"kind": "here", "name": "x" * 24}, *[{"kind": "online"}] * 3]

    async def once(address: str) -> None:
        cookie = cookie_of(address)
        body: dict[str, object] = {"seats": seats, "open": True}
        if random.random() < 0.5:
            body["clock"] = {"mode": "days", "days": 2}
        await attack.ask(address, "POST", "/api/1/tables", body, cookie)
        listed = await attack.ask(address, "GET", "/api/1/square", cookie=cookie)
        cards = json.loads(listed).get("square", {}).get("tables", []) if listed[:1] == b"{" else []
        for card in cards[:3]:
            path = f"/api/1/square/tables/{card['code']}"
            await attack.ask(address, "POST", path, {"name": "x"}, cookie)

    await attack.repeat(12, once)


async def names(attack: Attack) -> None:
    """Take names, ask which are free, and look at players."""
    cookie_of = cookies_of(attack)

    async def once(address: str) -> None:
        cookie, name = cookie_of(address), "Name " + "".join(random.choices("abcdefgh", k=8))
        body = {"name": name, "face": "0123456789abcdef" * 4, "label": "x" * 40}
        await attack.ask(address, "PUT", "/api/1/me/name", body, cookie)
        for path in (f"names/{name.replace(' ', '%20')}", "people/Nobody", "me/name"):
            await attack.ask(address, "GET", f"/api/1/{path}", cookie=cookie)

    await attack.repeat(12, once)


async def recovery(attack: Attack) -> None:
    """Guess letters and codes, and ask for challenges and codes."""
    cookie_of = cookies_of(attack)
    named = attack.cookie()
    await attack.ask(attack.addresses[0], "PUT", "/api/1/me/name", {"name": "Cleo"}, named)

    async def once(address: str) -> None:
        cookie = named if address == attack.addresses[0] else cookie_of(address)
        guess = secrets.token_hex(10).upper()
        letters = {"name": random.choice(("Cleo", guess)), "letters": guess}
        await attack.ask(address, "POST", "/api/1/arrivals/letters", letters, cookie)
        code = {"code": guess[:8]}
        await attack.ask(address, "POST", "/api/1/arrivals/code", code, cookie)
        for path in ("me/code", "me/letters", "arrivals/challenge"):
            await attack.ask(address, "POST", f"/api/1/{path}", None, cookie)

    await attack.repeat(12, once)


async def blocks_and_reports(attack: Attack) -> None:
    """Block and report the people of a table, and read and end blocks."""
    cookie_of = cookies_of(attack)

    async def once(address: str) -> None:
        cookie, table = cookie_of(address), f"/api/1/tables/{attack.code}"
        report = {"seat": 0, "reason": "other", "text": "x" * 500}
        await attack.ask(address, "POST", f"{table}/reports", report, cookie)
        await attack.ask(address, "POST", f"{table}/blocks", {"seat": 0}, cookie)
        found = await attack.ask(address, "GET", "/api/1/me/blocks", cookie=cookie)
        for block in json.loads(found)[:1] if found[:1] == b"[" else []:
            path = f"/api/1/me/blocks/{block['id']}"
            await attack.ask(address, "DELETE", path, None, cookie)

    await attack.repeat(12, once)


async def push(attack: Attack) -> None:
    """Add browsers for notifications, at push services and at other hosts, and forget them."""
    cookie_of = cookies_of(attack)
    hosts = ("fcm.googleapis.com", "127.0.0.1", "localhost", "169.254.169.254", "fcm.example.org")

    async def once(address: str) -> None:
        cookie, path = cookie_of(address), "/api/1/me/notifications"
        host = random.choice((hosts[0], random.choice(hosts)))
        body = {
            "endpoint": f"https://{host}/{secrets.token_hex(8)}",
            "p256dh": PUBLIC_KEY,
            "auth": "A" * 22,
            "zone": "Europe/Berlin",
            "label": "x" * 40,
        }
        found = await attack.ask(address, "PUT", f"{path}/browser", body, cookie)
        wishes = {"kinds": ["turn"], "quiet_from": 0, "quiet_to": 60, "zone": "Europe/Berlin"}
        await attack.ask(address, "PUT", path, wishes, cookie)
        browsers = json.loads(found).get("browsers", []) if found[:1] == b"{" else []
        if browsers and random.random() < 0.1:
            await attack.ask(
                address, "DELETE", f"{path}/browsers/{browsers[0]['id']}", None, cookie
            )

    await attack.repeat(12, once)


async def days(attack: Attack) -> None:
    """Start tries of the deal of the day, and read the day, its tables, the ladder and profiles."""
    cookie_of = cookies_of(attack)
    day = "/api/1/days/today"

    async def once(address: str) -> None:
        cookie = cookie_of(address)
        await attack.ask(address, "POST", f"{day}/tries", {"name": "x" * 24}, cookie)
        for path in (day, f"{day}/tables", "/api/1/days", "/api/1/ladder", "/api/1/people/Nobody"):
            await attack.ask(address, "GET", path, cookie=cookie)
        report = {"reason": "other", "text": "x" * 500}
        await attack.ask(address, "POST", "/api/1/people/Nobody/reports", report, cookie)

    await attack.repeat(12, once)


KINDS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        *(slow_requests, slow_readers, frames, handshakes, chat),
        *(imports, analyses, tables),
        *(waiting, open_tables, recovery, names, blocks_and_reports, push, days),
    )
}


def main(kind: str, url: str, code: str, *statuses: str) -> None:
    os.nice(5)  # leave the processor to the server, which the test measures
    attack = Attack(kind, url, code)
    asyncio.run(_attack(KINDS[kind], attack, set(statuses)))
    print(json.dumps(attack.heard))


async def _attack(
    kind: Callable[[Attack], Awaitable[None]], attack: Attack, statuses: set[str]
) -> None:
    """Attack until the input has ended and all statuses were received."""
    attacking = asyncio.ensure_future(kind(attack))
    print("ready", flush=True)
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    while not (ended.done() and statuses <= attack.heard.keys()):
        await asyncio.wait([attacking], timeout=0.05)
        if attacking.done():
            await attacking  # raises the error that ended it
            raise AssertionError("the attack ended early")
    attack.on = False
    attacking.cancel()
    with suppress(asyncio.CancelledError):
        await attacking


if __name__ == "__main__":
    main(*sys.argv[1:])
