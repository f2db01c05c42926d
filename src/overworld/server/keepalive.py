"""Sockets that end soon after their other end has vanished, whatever still waits to be sent."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PING_EVERY, PONG_WITHIN = 4.0, 6.0
"""Seconds. With the moment that somebody has to come back, presence is right within 15 seconds."""


class Sockets(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, which would wait for ever to say goodbye to who never reads."""

    def keepalive_timeout(self) -> None:
        """Ends a socket whose other end does not answer."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
