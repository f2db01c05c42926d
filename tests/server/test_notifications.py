"""Notifications through the real routes, the real store and a real push service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.people.test_web_push import HOSTILE
from tests.server.harness import OPEN_LIMITS
from tests.server.inside import HERE, ONLINE, Inside, inside
from tests.server.push_service import Browser, PushService, check_signature, push_service
from tests.server.test_doors import act

from overworld.server.http.identity import new_secret
from overworld.server.hub import push_client
from overworld.server.hub.clock import NodeClock
from overworld.server.hub.notifier import LEASE
from overworld.server.hub.push_client import Unreachable
from overworld.server.people.notifications import AWAY_MS, HOUR, MINUTE, PER_DAY, TABLE_MS, TRIES
from overworld.server.people.web_push import Target
from overworld.server.table.clocks import DAY
from overworld.server.table.codes import hash_secret

DAYS = {"mode": "days", "days": 1}
NOW = 1_800_000_000_000  # 08:00 UTC
ME = "/api/1/me/notifications"
PUBLIC = "https://play.example.org"


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path, monkeypatch) as found:
        yield found


class Clock:
    """The time of all nodes of a test."""

    now = NOW

    def read(self) -> int:
        return self.now


class Game:
    """A game by days of two people, Ada and Ben, on one or two nodes."""

    def __init__(self, nodes: list[Inside], service: PushService) -> None:
        self.nodes, self.service, self.clock = nodes, service, Clock()
        for node in nodes:
            node.node.hub.clock = NodeClock(self.clock.read, self.clock.read)
        self.ada, self.ben = nodes[0].person(), nodes[-1].person()
        self.code = ""

    async def begin(self, **options: Any) -> None:
        """Start the game with Ada, after her browser has subscribed."""
        code = await self.table(**options)
        assert (await act(self.ada, code, "start"))["type"] == "done"

    async def table(self, **options: Any) -> str:
        """Make the table, where both have a seat."""
        body = {"seats": [HERE, ONLINE], "clock": DAYS, "first": 1, **options}
        answer = await self.ada.post("/api/1/tables", json=body)
        self.code = answer.json()["code"]
        assert (await act(self.ben, self.code, "join", seat=1))["type"] == "done"
        return self.code

    async def subscribe(self, person: httpx.AsyncClient, browser: Browser) -> httpx.Response:
        """Let a browser get notifications; its node learns of it."""
        answer = await person.put(f"{ME}/browser", json=browser.subscription)
        for node in self.nodes:
            node.node.notifier._people |= await node.node.store.push_people()
            node.node.notifier._update_calls()
        return answer

    async def turn_of(self, seat: int) -> None:
        """Play until a seat has to decide, which had not before."""
        while (now := (await self.view())["view"]["decider"]) != seat:
            await self.move((self.ada, self.ben)[now])

    async def view(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.ada.get(f"/api/1/tables/{self.code}")).json()
        return found

    async def move(self, person: httpx.AsyncClient) -> None:
        hello = (await person.get(f"/api/1/tables/{self.code}")).json()
        move = hello["view"]["legal"][0]["text"]
        done = await act(person, self.code, "play", move=move, expected=hello["game_seq"])
        assert done["type"] == "done", done

    async def pass_time(self, ms: int) -> None:
        """Let time pass; then each node notes who is here, and sends due messages."""
        self.clock.now += ms
        for node in self.nodes:
            await node.node.notifier.note_seen(everyone=True)
        for node in self.nodes:
            await send(node)

    def read(self, browser: Browser) -> list[dict[str, Any]]:
        return self.service.messages(browser)


async def send(node: Inside) -> None:
    """Let a node send due messages, and wait for them."""
    notifier = node.node.notifier
    for _ in range(3):  # it takes one of each person at a time, and there are three kinds
        await notifier.send_due()
        await asyncio.gather(*notifier._sending, return_exceptions=True)


@asynccontextmanager
async def game(
    folder: Path, service: PushService, count: int = 1, **settings: Any
) -> AsyncIterator[Game]:
    settings = {**OPEN_LIMITS, "push_hosts": (service.host,), "public_url": PUBLIC, **settings}
    async with inside(folder, **settings) as one:
        if count == 1:
            yield Game([one], service)
            return
        async with inside(folder, **settings) as two:
            yield Game([one, two], service)


def tell(
    folder: Path,
    service: PushService,
    story: Callable[[Game], Awaitable[None]],
    count: int = 1,
    **settings: Any,
) -> None:
    async def run() -> None:
        async with game(folder, service, count, **settings) as played:
            await story(played)

    asyncio.run(run())


# ---------------------------------------------------------------- messages


def test_a_player_who_is_away_is_called_once_with_a_signed_message(
    tmp_path: Path, service: PushService, url: str
) -> None:
    async def story(play: Game) -> None:
        phone, laptop = service.browser("phone"), service.browser("laptop")
        assert (await play.subscribe(play.ben, phone)).status_code == 200
        await play.begin()
        await play.pass_time(AWAY_MS - 1)
        assert play.read(phone) == [], "the person was here a minute ago"
        await play.pass_time(1)
        assert play.read(phone) == [{"kind": "turn", "code": play.code}]
        await play.pass_time(HOUR)
        (request,) = service.requests
        claims = check_signature(request, service.origin, play.clock.now / 1000)
        assert claims["sub"] == PUBLIC
        assert 0 < int(request.headers["ttl"]) < DAY / 1000
        assert play.code not in str(request)
        assert play.read(laptop) == []
        await play.pass_time(DAY - 5 * HOUR)
        assert play.read(phone)[1:] == [{"kind": "time", "code": play.code}]
        await play.pass_time(HOUR)
        first, second = service.requests
        assert first.headers["topic"] == second.headers["topic"], "it replaces one that waits"

    tell(tmp_path, service, story, database=url)


def test_the_host_is_called_when_the_table_is_full(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        phone = service.browser("phone")
        await play.subscribe(play.ada, phone)
        await play.table()
        await play.pass_time(AWAY_MS)
        assert play.read(phone) == [{"kind": "full", "code": play.code}]

    tell(tmp_path, service, story)


def test_nothing_is_sent_while_a_socket_is_open_on_another_node(
    tmp_path: Path, service: PushService, postgres_url: str
) -> None:
    """Ben watches another table at the second node; only the first node looks at the outbox."""

    async def story(play: Game) -> None:
        phone, (first, second) = service.browser("phone"), play.nodes
        await play.subscribe(play.ben, phone)
        other = await second.table(second.person())
        await play.begin()
        async with second.socket(other, play.ben) as socket:
            assert (await socket.read())["type"] == "hello"
            for _ in range(5):
                play.clock.now += AWAY_MS
                await second.node.notifier.note_seen(everyone=True)
                await send(first)
            assert service.requests == []
        await second.node.notifier.note_seen()
        play.clock.now += AWAY_MS - 1
        await send(first)
        assert service.requests == []
        play.clock.now += 1
        await send(first)
        assert play.read(phone) == [{"kind": "turn", "code": play.code}]

    tell(tmp_path, service, story, count=2, database=postgres_url)


def test_another_node_repeats_a_message_once_if_a_node_dies_while_it_sends(
    tmp_path: Path, service: PushService, postgres_url: str
) -> None:
    async def story(play: Game) -> None:
        phone, (first, second) = service.browser("phone"), play.nodes
        await play.subscribe(play.ben, phone)
        await play.begin()
        play.clock.now += AWAY_MS
        arrived = asyncio.Event()
        loop = asyncio.get_running_loop()
        service.answers[phone.path] = [None]  # the node dies before it gets an answer
        service.on_request = lambda _: void(loop.call_soon_threadsafe(arrived.set))
        sending = asyncio.create_task(send(first))
        await asyncio.wait_for(arrived.wait(), PATIENCE)
        (dying,) = first.node.notifier._sending
        dying.cancel()
        await sending
        await send(second)
        assert len(service.requests) == 1, "the first node has a lease"
        for _ in range(3):
            play.clock.now += LEASE
            await send(second)
        assert play.read(phone) == [{"kind": "turn", "code": play.code}] * 2

    tell(tmp_path, service, story, count=2, database=postgres_url)


def test_a_node_that_stops_finishes_its_messages(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        phone, notifier = service.browser("phone"), play.nodes[0].node.notifier
        await play.subscribe(play.ben, phone)
        await play.begin()
        play.clock.now += AWAY_MS
        loop, arrived = asyncio.get_running_loop(), asyncio.Event()
        service.on_request = lambda _: void(loop.call_soon_threadsafe(arrived.set))
        running = asyncio.create_task(notifier.run())
        await asyncio.wait_for(arrived.wait(), PATIENCE)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await play.pass_time(LEASE)
        assert play.read(phone) == [{"kind": "turn", "code": play.code}]

    tell(tmp_path, service, story)


def test_a_message_that_is_no_longer_needed_is_not_sent(
    tmp_path: Path, service: PushService
) -> None:
    async def story(play: Game) -> None:
        phone = service.browser("phone")
        await play.subscribe(play.ben, phone)
        await play.begin()
        await play.turn_of(0)
        await play.pass_time(HOUR)
        await play.turn_of(1)
        await play.nodes[0].node.store.delete(play.code)
        await play.pass_time(HOUR)
        assert service.requests == []

    tell(tmp_path, service, story)


# ---------------------------------------------------------------- answers of push services


def void(_: object) -> None:
    """Return nothing, as a listener of requests has to."""


def status(line: str, *headers: str) -> bytes:
    return "\r\n".join([f"HTTP/1.1 {line}", *headers, "Content-Length: 0", "", ""]).encode()


async def called(play: Game, *answers: bytes | None) -> Browser:
    """Let Ben be called on his phone, which gives these answers first."""
    phone = play.service.browser("phone")
    await play.subscribe(play.ben, phone)
    play.service.answers[phone.path] = list(answers)
    await play.begin()
    await play.pass_time(AWAY_MS)
    return phone


async def browsers(person: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get(ME)).json()["browsers"]
    return found


@pytest.mark.parametrize("line", ["404 Not Found", "410 Gone"])
def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, service: PushService, line: str
) -> None:
    async def story(play: Game) -> None:
        phone = await called(play, status(line))
        assert await browsers(play.ben) == []
        await play.pass_time(DAY)
        assert len(play.read(phone)) == 1

    tell(tmp_path, service, story)


def test_a_busy_push_service_is_asked_again_when_it_wants(
    tmp_path: Path, service: PushService
) -> None:
    async def story(play: Game) -> None:
        phone = await called(play, status("429 Too Many", "Retry-After: 1800"))
        await play.pass_time(30 * MINUTE - 1)
        assert len(play.read(phone)) == 1
        await play.pass_time(1)
        await play.pass_time(HOUR)
        assert len(play.read(phone)) == 2
        assert len(await browsers(play.ben)) == 1

    tell(tmp_path, service, story)


def test_a_browser_that_always_fails_is_forgotten_after_five_days_and_others_get_one_message(
    tmp_path: Path, service: PushService
) -> None:
    async def story(play: Game) -> None:
        phone, laptop = service.browser("phone"), service.browser("laptop")
        await play.subscribe(play.ben, phone)
        service.answers[phone.path] = [status("500 Broken")] * 100
        await play.table(clock={"mode": "days", "days": 7})
        tablet = await device_of(play.ben, play.nodes[0], "Ben")
        await play.subscribe(tablet, laptop)
        await act(play.ada, play.code, "start")
        await play.pass_time(AWAY_MS)
        for _ in range(10):
            await play.pass_time(HOUR)
        assert len(play.read(phone)) == TRIES
        assert len(play.read(laptop)) == 1
        for _ in range(4):
            assert len(await browsers(play.ben)) == 2
            await play.pass_time(DAY)
            await play.turn_of(0)
            await play.turn_of(1)
            for _ in range(6):
                await play.pass_time(HOUR)
        assert [row["label"] for row in await browsers(play.ben)] == ["Test"]
        assert len(play.read(laptop)) == 5

    tell(tmp_path, service, story)


async def device_of(person: httpx.AsyncClient, node: Inside, name: str) -> httpx.AsyncClient:
    """Give a person a name, and return a second browser of theirs."""
    assert (await person.put("/api/1/me/name", json={"name": name})).status_code == 200
    code = (await person.post("/api/1/me/code")).json()["code"]
    other = node.person()
    assert (await other.post("/api/1/arrivals/code", json={"code": code})).status_code == 200
    return other


@pytest.mark.parametrize(
    "answer",
    [
        status("307 Moved", "Location: https://localhost:1/wp/inner"),
        status("400 Bad"),
        status("500 Broken"),
        b"HTTP/1.1 201 Created\r\nX: " + b"x" * 1_000_000,
        b"SSH-2.0-OpenSSH\r\n\r\n",
        b"HTTP/1.1 103 Early Hints\r\n\r\n" * 9,
        b"HTTP/1.1 what\r\n\r\n",
        b"",
        None,
    ],
)
def test_bad_answers_neither_lead_elsewhere_nor_stop_the_node(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, answer: bytes | None
) -> None:
    if answer is None:
        monkeypatch.setattr(push_client, "SECONDS", 0.2)  # it never comes

    async def story(play: Game) -> None:
        phone = await called(play, answer)
        assert [request.path for request in service.requests] == [phone.path]
        if answer is None or not answer.startswith((b"HTTP/1.1 307", b"HTTP/1.1 400")):
            await play.pass_time(HOUR)
            assert len(play.read(phone)) == 2, "the server tries again"
        assert len(await browsers(play.ben)) == 1

    tell(tmp_path, service, story)


def test_an_early_answer_counts_as_none(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        phone = await called(play, b"HTTP/1.1 103 Early Hints\r\n\r\n" + status("201 Created"))
        await play.pass_time(HOUR)
        assert len(play.read(phone)) == 1

    tell(tmp_path, service, story)


def test_only_a_host_that_the_operator_allows_may_have_a_private_address(
    service: PushService,
) -> None:
    target = Target("localhost", service.port, "/wp/a")

    async def story() -> None:
        with pytest.raises(Unreachable):
            await push_client.PushClient(()).post(target, {}, b"")
        with pytest.raises(Unreachable):
            await push_client.PushClient(("example.org",)).reach(target)
        answer = await push_client.PushClient((service.host,)).post(target, {}, b"")
        assert answer.status == 201

    asyncio.run(story())
    assert len(service.requests) == 1


def test_a_certificate_of_another_authority_is_refused(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    client = push_client.PushClient((service.host,))
    with pytest.raises(Unreachable):
        asyncio.run(client.post(Target("localhost", service.port, "/"), {}, b""))
    assert service.requests == []


# ---------------------------------------------------------------- limits


def test_a_table_and_a_day_have_a_number_of_messages(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        phone = service.browser("phone")
        await play.subscribe(play.ben, phone)
        await play.begin()
        await play.pass_time(AWAY_MS)
        for _ in range(4):
            await play.turn_of(0)
            await play.turn_of(1)
            await play.pass_time(AWAY_MS)
        assert len(play.read(phone)) == 1
        await play.pass_time(TABLE_MS - 4 * AWAY_MS)
        assert len(play.read(phone)) == 2
        for _ in range(PER_DAY):
            await play.begin()
            await play.pass_time(AWAY_MS)
        assert len(play.read(phone)) == PER_DAY
        await play.pass_time(DAY - (play.clock.now % DAY))
        assert len(play.read(phone)) == PER_DAY + 2, "the others on the next day"

    tell(tmp_path, service, story)


def test_a_person_has_some_browsers_and_each_browser_is_known_once(
    tmp_path: Path, service: PushService
) -> None:
    async def story(play: Game) -> None:
        node, ben = play.nodes[0], play.ben
        tablet = await device_of(ben, node, "Ben")
        found = [service.browser(f"b{number}") for number in range(3)]
        await play.subscribe(ben, found[0])
        await play.subscribe(ben, found[1])  # the browser has a new subscription
        assert len(await browsers(ben)) == 1
        await play.subscribe(tablet, found[0])
        play.clock.now += 1
        phone = node.person()
        code = (await ben.post("/api/1/me/code")).json()["code"]
        await phone.post("/api/1/arrivals/code", json={"code": code})
        assert (await play.subscribe(phone, found[2])).status_code == 200
        assert [row["this"] for row in await browsers(phone)] == [True, False]
        assert len(await browsers(ben)) == 2

    tell(tmp_path, service, story, push_browsers=2)


def test_people_addresses_and_the_outbox_have_limits(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        node = play.nodes[0]
        eve, far = node.person(), node.person("198.51.100.9")
        assert (await play.subscribe(play.ben, service.browser("ben"))).status_code == 200
        refused = await play.subscribe(play.ada, service.browser("ada"))
        assert refused.json()["code"] == "push_full"
        assert (await play.subscribe(play.ben, service.browser("ben"))).status_code == 200
        refused = await play.subscribe(eve, service.browser("eve"))
        assert refused.json()["code"] == "too_many_requests"
        assert (await play.subscribe(far, service.browser("far"))).json()["code"] == "push_full"
        await play.begin()
        assert await node.node.store.count_notifications() == 2
        await node.node.notifier._tick(0)  # it counts the outbox
        assert await node.node.store.delete(play.code)
        await play.begin()
        assert await node.node.store.count_notifications() == 0

    tell(tmp_path, service, story, push_people=1, push_per_address=3, push_waiting=2)


def test_browsers_that_were_not_used_are_forgotten(tmp_path: Path, service: PushService) -> None:
    async def story(play: Game) -> None:
        store, phone = play.nodes[0].node.store, service.browser("phone")
        await play.subscribe(play.ben, phone)
        await store.sweep_notifications(NOW, NOW)
        assert len(await browsers(play.ben)) == 1
        await store.sweep_notifications(NOW + 1, NOW)
        assert await browsers(play.ben) == []
        assert await store.push_people() == set()

    tell(tmp_path, service, story)


# ---------------------------------------------------------------- a server that cannot deliver


@pytest.mark.parametrize("why", ["option", "package", "network"])
def test_a_server_that_cannot_deliver_says_so_and_stores_nothing(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "package":
        monkeypatch.setattr("overworld.server.hub.notifier.is_installed", lambda: False)
    if why == "network":

        async def fail(*_: object, **__: object) -> None:
            raise OSError("no network")

        monkeypatch.setattr(asyncio, "open_connection", fail)
        monkeypatch.setattr("overworld.server.hub.notifier.PUSH_HOSTS", ())

    async def story(play: Game) -> None:
        assert (await play.ben.get(ME)).json()["key"] == ""
        refused = await play.subscribe(play.ben, service.browser("phone"))
        assert refused.json()["code"] == "no_push"
        await play.begin()
        assert await play.nodes[0].node.store.count_notifications() == 0
        monkeypatch.undo()
        monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
        play.clock.now += HOUR
        assert bool((await play.ben.get(ME)).json()["key"]) == (why == "network")

    tell(tmp_path, service, story, push=why != "option")


# ---------------------------------------------------------------- routes


WISHES: dict[str, Any] = {
    "kinds": ["time"],
    "quiet_from": 1320,
    "quiet_to": 480,
    "zone": "Europe/Berlin",
}
ROLES = ("stranger", "guest", "named", "other", "bot", "other_site")
NO_SECRET = {"stranger": "no_secret", "bot": "no_secret", "other_site": "bad_origin"}
EXPECTED: dict[str, dict[str, str]] = {
    "see notifications": {},
    "notify this browser": NO_SECRET,
    "choose notifications": {**NO_SECRET, "guest": "no_push", "other": "no_push"},
    "forget Ada's browser": {**NO_SECRET, "guest": "no_push", "other": "no_push"},
}


async def request(
    name: str, person: httpx.AsyncClient, subscription: dict[str, str], id: str
) -> httpx.Response:
    if name == "see notifications":
        return await person.get(ME)
    if name == "notify this browser":
        return await person.put(f"{ME}/browser", json=subscription)
    if name == "choose notifications":
        return await person.put(ME, json=WISHES)
    return await person.delete(f"{ME}/browsers/{id}")


@pytest.mark.parametrize("name", EXPECTED)
def test_every_role_may_use_its_own_notifications_only(
    tmp_path: Path, service: PushService, name: str
) -> None:
    async def story(play: Game) -> None:
        node = play.nodes[0]
        await device_of(play.ada, node, "Ada")
        people = {role: node.person(f"198.51.100.{n}") for n, role in enumerate(ROLES)}
        people["stranger"].cookies.clear()
        people["bot"].headers["Authorization"] = f"Bearer {new_secret()}"
        people["other_site"].headers["Origin"] = "https://elsewhere.example"
        await device_of(people["other"], node, "Otto")
        for role, person in people.items():
            found = play.ada if role == "named" else person
            await play.subscribe(play.ada, service.browser("ada"))
            (row,) = await browsers(play.ada)
            answer = await request(name, found, service.browser(role).subscription, row["id"])
            code = "ok" if answer.status_code < 400 else answer.json()["code"]
            assert code == EXPECTED[name].get(role, "ok"), role
            if role != "named" and code == "ok":
                assert row["id"] not in answer.text, "only Ada's list has her browser"

    tell(tmp_path, service, story)


def test_wishes_are_kept_and_checked(tmp_path: Path, service: PushService) -> None:
    bad: list[dict[str, Any]] = [{"kinds": ["chat"]}, {"quiet_from": 1440}]
    bad += [{"quiet_to": -1}, {"zone": "Mars/Base"}]

    async def story(play: Game) -> None:
        phone = service.browser("phone")
        await play.subscribe(play.ben, phone)
        assert (await play.ben.put(ME, json=WISHES)).status_code == 200
        for more in bad:
            answer = await play.ben.put(ME, json={**WISHES, **more})
            assert answer.json()["code"] == "malformed", more
        await play.subscribe(play.ben, phone)  # a renewal keeps them
        found = (await play.ben.get(ME)).json()
        assert {name: found[name] for name in WISHES} == WISHES
        await play.begin()
        await play.pass_time(HOUR)
        assert service.requests == [], "Ben does not want to be called to his turns"

    tell(tmp_path, service, story)


def test_hostile_subscriptions_are_refused_and_never_asked(
    tmp_path: Path, service: PushService
) -> None:
    good = service.browser("phone").subscription
    bad = [
        *({"endpoint": endpoint} for endpoint in HOSTILE[::9]),
        *({"p256dh": key} for key in ("", "AAAA", "B" * 87, "\u00e9" * 20)),
        *({"auth": secret} for secret in ("", "AAAA", "A" * 99)),
    ]

    async def story(play: Game) -> None:
        for more in bad:
            answer = await play.ben.put(f"{ME}/browser", json={**good, **more})
            assert answer.json()["code"] in ("bad_push", "malformed"), more
        assert await browsers(play.ben) == []
        assert service.requests == []

    tell(tmp_path, service, story, push_per_address=1000)


def test_no_message_and_no_log_has_an_endpoint_a_key_or_a_hash(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def story(play: Game) -> None:
        phone, node = service.browser("phone"), play.nodes[0]
        answers = [(await play.subscribe(play.ben, phone)).text]
        service.answers[phone.path] = [status("500 Broken"), b"", status("307 Moved")]
        await play.begin()
        for _ in range(6):
            await play.pass_time(HOUR)
        answers.append((await play.ben.get(ME)).text)
        answers.append((await play.ben.get("/api/1/me/data")).text.partition('"tables"')[2])
        given = [phone.path, phone.subscription["p256dh"], phone.subscription["auth"]]
        private = await node.node.store.push_key()
        for secret in (*given, private, hash_secret(play.ben.cookies["overworld"])):
            assert not [text for text in (*answers, caplog.text) if secret in text]
        assert '"notifications":{"kinds":["turn","time","full"]' in answers[-1]
        assert '"label":"Test"' in answers[-1]

    tell(tmp_path, service, story)


# ---------------------------------------------------------------- names


def test_a_browser_follows_its_person(tmp_path: Path, service: PushService) -> None:
    """A guest's browser becomes a device of Ada, who changes her name and removes it."""

    async def story(play: Game) -> None:
        node, ben = play.nodes[0], play.ben
        phone = service.browser("phone")
        await play.subscribe(ben, phone)
        await play.ada.put("/api/1/me/name", json={"name": "Ada"})
        code = (await play.ada.post("/api/1/me/code")).json()["code"]
        await ben.post("/api/1/arrivals/code", json={"code": code})
        assert len(await browsers(play.ada)) == 1
        await play.ada.put("/api/1/me/name", json={"name": "Adele"})
        (row,) = await browsers(play.ada)
        assert not row["this"]
        devices = (await play.ada.get("/api/1/me/name")).json()["devices"]
        (other,) = [device for device in devices if not device["this"]]
        await play.ada.delete(f"/api/1/me/devices/{other['id']}")
        assert await browsers(play.ada) == []
        assert await node.node.store.push_people() == set()

    tell(tmp_path, service, story)


def test_a_guest_who_brings_games_along_is_called_to_them(
    tmp_path: Path, service: PushService
) -> None:
    async def story(play: Game) -> None:
        node, phone = play.nodes[0], service.browser("phone")
        await play.subscribe(play.ben, phone)
        await play.begin()  # it is Ben's turn, and he is about to be called
        cleo = node.person()
        await cleo.put("/api/1/me/name", json={"name": "Cleo"})
        code = (await cleo.post("/api/1/me/code")).json()["code"]
        await play.ben.post("/api/1/arrivals/code", json={"code": code})
        brought = await play.ben.post("/api/1/me/games")
        assert brought.status_code == 200, brought.text
        await play.pass_time(AWAY_MS)
        assert play.read(phone) == [{"kind": "turn", "code": play.code}]

    tell(tmp_path, service, story)
