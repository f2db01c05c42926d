"""The socket of the square: it sends the list and the client's search after each change."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from overworld.server.http.identity import (
    check_origin,
    client_address,
    identify_or_issue,
    resolve_owner,
)
from overworld.server.http.middleware import deny
from overworld.server.http.requests import as_refusal
from overworld.server.http.socket import (
    CLOSE_LIMIT,
    CLOSE_REFUSED,
    CLOSE_RESTART,
    Client,
    Socket,
    refuse,
)
from overworld.server.http.square_api import SQUARE
from overworld.server.hub.messages import Error, Ping, Pong
from overworld.server.hub.node import Node
from overworld.server.hub.render import encode
from overworld.server.store.model import Unavailable
from overworld.server.table.errors import TRANSIENT, Refused

_DECODER = msgspec.json.Decoder(Ping)
_SOCKETS_PER_PERSON = 8  # sockets of the square that one person may have
_PAUSE = 0.1  # seconds before the next frame of a socket above the limit is read


@websocket(f"{SQUARE}/socket")
async def square_socket(socket: Socket) -> None:
    """Follow the square. While the socket is open, the client's search continues."""
    node: Node = socket.app.state.node
    limits, address = node.limits, client_address(socket.scope)
    try:
        await check_origin(socket)
        await resolve_owner(socket)
    except (Refused, Unavailable) as error:  # before the socket is accepted
        await deny(socket.scope, socket.send, as_refusal(error))
        return
    owner, headers = identify_or_issue(socket)
    await socket.accept(headers=headers)
    if not limits.sockets.acquire(address):
        await refuse(socket, Refused("too_many_sockets"), CLOSE_LIMIT)
        return
    try:
        await _follow(socket, node, owner, address)
    except Refused as refused:
        transient = refused.error in TRANSIENT
        await refuse(socket, refused, CLOSE_LIMIT if transient else CLOSE_REFUSED)
    except Unavailable as error:
        await refuse(socket, as_refusal(error), CLOSE_RESTART)
    except WebSocketDisconnect:
        pass
    finally:
        limits.sockets.release(address)


async def _follow(socket: Socket, node: Node, owner: str, address: str) -> None:
    """Serve a client until it leaves."""
    await node.hub.doors.admit(owner)
    if node.square.listeners_of(owner) >= _SOCKETS_PER_PERSON:
        raise Refused("too_many_sockets")
    client = Client(socket, owner)
    node.clients.add(socket)
    node.notifier.connected(owner)
    node.square.connect(client)
    try:
        await node.square.greet(client)
        while True:
            frame = await socket.receive_data(mode="text")
            if not node.limits.allow_frame(owner, address, ""):
                await asyncio.sleep(_PAUSE)
                continue
            client.send(encode(_answer(node, frame)))
    finally:
        node.clients.discard(socket)
        node.notifier.disconnected(owner)
        node.square.disconnect(client)
        await client.close()


def _answer(node: Node, frame: str) -> Pong | Error:
    try:
        _DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Error("malformed", {"reason": str(error)[:200]})
    return Pong(node.hub.now())
