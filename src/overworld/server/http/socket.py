"""The socket of a client: it sends a hello and updates, and answers actions."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from overworld.server.http.connections import writer_in
from overworld.server.http.identity import (
    check_origin,
    client_address,
    identify_or_issue,
    resolve_owner,
)
from overworld.server.http.middleware import deny
from overworld.server.http.requests import TABLE, act_for, as_refusal, spectator_bucket
from overworld.server.http.static import client_build
from overworld.server.hub.hub import Hub
from overworld.server.hub.messages import (
    ClientMessage,
    Done,
    Error,
    Ping,
    Pong,
    React,
    ShowStep,
    ToClient,
)
from overworld.server.hub.node import Node
from overworld.server.hub.postgame import lead, stop_leading
from overworld.server.hub.render import brief_hello, encode
from overworld.server.hub.room import Room
from overworld.server.store.model import Unavailable
from overworld.server.table.codes import read_code
from overworld.server.table.errors import TRANSIENT, Refused

Socket: TypeAlias = "WebSocket[Any, Any, Any]"

_WAITING = 1 << 20  # bytes that may wait for a slow client
_REFUSED = 40  # frames in a row above the limit before the server closes a socket
_PAUSE = 0.1  # seconds before the next frame of a socket above the limit is read
_DECODER = msgspec.json.Decoder(ClientMessage)

CLOSE_REFUSED, CLOSE_SLOW, CLOSE_LIMIT, CLOSE_RESTART = 4400, 4408, 4429, 1012
"""Close codes: a final refusal, a slow client, a limit, a restart.

Clients reconnect after every code except the first.
"""


class Client:
    """The outgoing queue of a client, so that the table does not wait for slow clients.

    The server disconnects a client with more than a megabyte in its queue.
    """

    def __init__(self, socket: Socket, owner: str) -> None:
        self.owner = owner
        self._socket = socket
        self._write = writer_in(socket.scope)
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._sender: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None
        self._slow = False
        self._left = False

    def send(self, message: bytes) -> None:
        """Send a message without waiting; disconnect a slow client, which may reconnect."""
        if self._slow or self._left or (self._sender is None and self._write(message)):
            return
        if self._waiting and self._size + len(message) > _WAITING:
            self._slow = True
            self._waiting.clear()  # the client gets all of it when it reconnects
            return
        self._size += len(message)
        self._waiting.append(message)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        while self._waiting:
            message = self._waiting.popleft()
            await self._socket.send_text(message.decode())
            self._size -= len(message)
        if self._slow and not self._left:
            await self._socket.close(CLOSE_SLOW)
        self._sender = None

    def dismiss(self, refused: Refused) -> None:
        """Disconnect a client that may no longer follow the table."""
        self._left = True
        self._waiting.clear()
        self._leaving = asyncio.create_task(refuse(self._socket, refused, CLOSE_REFUSED))

    async def close(self) -> None:
        """Stop sending."""
        self._left = True
        self._waiting.clear()
        if self._sender is not None:
            await asyncio.gather(self._sender, return_exceptions=True)
        if self._leaving is not None:
            await self._leaving


@websocket(f"{TABLE}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """Follow a table; `?after=SEQ` names the last event that the client has."""
    node: Node = socket.app.state.node
    limits, address = node.limits, client_address(socket.scope)
    try:
        await check_origin(socket)
        await resolve_owner(socket)
    except (Refused, Unavailable) as error:  # before the socket is accepted
        await deny(socket.scope, socket.send, as_refusal(error))
        return
    owner, headers = identify_or_issue(socket)
    silenced = await node.hub.sanctions.muted_until(owner)
    await socket.accept(headers=headers)
    if not limits.sockets.acquire(address):
        await refuse(socket, Refused("too_many_sockets"), CLOSE_LIMIT)
        return
    try:
        await _follow(socket, node, code, owner, address, silenced)
    except Refused as refused:
        if refused.error == "no_table":
            limits.charge_unknown_code(address)
        transient = refused.error in TRANSIENT
        await refuse(socket, refused, CLOSE_LIMIT if transient else CLOSE_REFUSED)
    except Unavailable as error:
        await refuse(socket, as_refusal(error), CLOSE_RESTART)
    except WebSocketDisconnect:
        pass
    finally:
        limits.sockets.release(address)


async def refuse(socket: Socket, refused: Refused, close: int) -> None:
    """Send an error and close a socket with a status; do nothing if the client has gone."""
    try:
        await socket.send_text(encode(Error(refused.error, refused.facts)).decode())
        await socket.close(close)
    except (WebSocketDisconnect, RuntimeError):  # the client has gone
        pass


async def _follow(
    socket: Socket, node: Node, text: str, owner: str, address: str, silenced: int
) -> None:
    """Serve a client until it leaves."""
    hub, code = node.hub, read_code(text)
    if code is None:
        raise Refused("no_table", code=text[:20])
    after = _number(socket.query_params.get("after", "0"))
    client = Client(socket, owner)
    room, whole = await _room_for(node, code, owner, address, after)
    # No await here: no event may happen between the hello and the first update.
    room.listeners.add(client)
    node.clients.add(socket)
    node.notifier.connected(owner)
    try:
        node.limits.charge_bytes(address, _send_hello(hub, room, client, after, whole, silenced))
        await hub.update_payer(room, owner, address)
        await node.presence.connected(room, owner)
        await _serve(socket, node, code, owner, address, client)
    finally:
        node.clients.discard(socket)
        node.notifier.disconnected(owner)
        room.listeners.discard(client)
        stop_leading(room, owner)
        node.presence.disconnected(room, owner)
        await client.close()


async def _room_for(
    node: Node, code: str, owner: str, address: str, after: int
) -> tuple[Room, bool]:
    """Return a room that is still in memory, and whether the client needs its whole log.

    A room without listeners may leave memory while its log is written. A client must not listen to
    such a room, because it would receive no updates.
    """
    hub = node.hub
    while True:
        room = await hub.rooms.get(code)
        if after > room.table.seq:  # the client comes from a node with newer events
            await hub.processor.resync(code)
            room = await hub.rooms.get(code)
        await node.days.check_watching(room.table, owner)
        whole = not _resumes(room, after)
        if whole:
            await hub.transcripts.write_log(room, owner, address)
            # Another device may have claimed the seat meanwhile.
            await node.days.check_watching(room.table, owner)
        if not room.closed:
            return room, whole


def _resumes(room: Room, after: int) -> bool:
    """Return whether memory has all events that the client missed."""
    missed = sum(1 for _ in room.missed(after))
    return 0 < after <= room.table.seq and missed == room.table.seq - after


def _send_hello(
    hub: Hub, room: Room, client: Client, after: int, whole: bool, silenced: int
) -> int:
    """Send the hello and all that the client missed; return the number of bytes."""
    owner, now, table = client.owner, hub.now(), room.table
    whole = whole or not _resumes(room, after)
    if whole:
        hello = hub.transcripts.hello(room, owner, now, hub.settings)
    else:
        hello = brief_hello(table, owner, now, room.spectators)
        hello = msgspec.structs.replace(hello, seq=after)
    server = {"build": client_build(), "url": hub.settings.public_url.rstrip("/")}
    messages = [encode(msgspec.structs.replace(hello, **server, silenced_until=silenced))]
    if not whole:
        messages += [change.message(hub.settings) for change in room.missed(after)]
    if room.leader:
        messages.append(encode(room.shown_step))
    for message in messages:
        client.send(message)
    return sum(map(len, messages))


async def _serve(
    socket: Socket, node: Node, code: str, owner: str, address: str, client: Client
) -> None:
    refused = 0
    while True:
        frame = await socket.receive_data(mode="text")
        if not node.limits.allow_frame(owner, address, spectator_bucket(node, code, owner)):
            refused += 1
            client.send(encode(Error("too_many_actions")))
            if refused > _REFUSED:
                await socket.close(CLOSE_LIMIT)
                return
            await asyncio.sleep(_PAUSE)  # back-pressure: the server does not read during this time
            continue
        refused = 0
        client.send(encode(await _answer(node, code, owner, address, frame)))


async def _answer(node: Node, code: str, owner: str, address: str, frame: str) -> ToClient:
    """Return the answer to a frame; no frame ends the socket."""
    id = ""
    try:
        message = _DECODER.decode(frame)
        if isinstance(message, Ping):
            return Pong(node.hub.now())
        id = message.id
        if isinstance(message, ShowStep):
            if message.step is not None:
                await node.hub.sanctions.check_speech(owner)
            room = await node.hub.rooms.get(code)
            lead(room, owner, message.step)
            return Done(id, room.table.seq)
        if isinstance(message, React):
            room = await node.hub.rooms.get(code)
            node.limits.check("chat", owner, address, spectator_bucket(node, code, owner))
            await node.hub.sanctions.check_speech(owner)
            room.react(owner, message)
            return Done(id, room.table.seq)
        return await act_for(node, code, message, owner, address)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Error("malformed", {"reason": str(error)[:200]}, id)
    except Exception as error:
        refused = as_refusal(error, code)
        return Error(refused.error, refused.facts, id)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
