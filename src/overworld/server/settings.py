"""What whoever runs a server can set; every limit has a default that suits a public server."""

from __future__ import annotations

from dataclasses import dataclass

HOUR, DAY = 3_600_000, 86_400_000  # milliseconds


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Times are in milliseconds, sizes in bytes."""

    database: str
    """Where tables are kept: `sqlite:///path` or `postgresql://...`."""
    public_url: str = ""
    """The address that people use, for links and the origin check; empty: what the request says."""
    bot_workers: int = 1
    """Processes in which bots think."""
    lease: int = 15_000
    """After this long, a bot's turn that a node has begun may be taken over by another."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose `X-Forwarded-For` is believed."""
    max_message: int = 16_384
    """The largest frame or request; records may be `max_record` long."""
    max_record: int = 1_000_000
    """The largest record that can be imported."""
    actions_per_second: float = 10.0
    """Actions of one connection, on average."""
    actions_at_once: int = 40
    """Actions of one connection in a burst."""
    tables_per_address: int = 100
    """Tables that one address may create in a day."""
    sockets_per_address: int = 300
    """Sockets that one address may hold at a time."""
    requests_per_minute: int = 600
    """Requests of one address."""
    analysis_ms: int = 1000
    """The longest analysis that may be asked for."""
    analyses_at_once: int = 1
    """Analyses that may run at a time; others are told to come again."""
    grace: int = 120_000
    """How long somebody may be away before the others may let a bot play."""
    archive_after: int = 30 * DAY
    """Tables without an event for this long are archived: they can be seen and forked."""
    forget_after: int = 90 * DAY
    """Chat and painted characters are forgotten after this long."""
    live_tables: int = 5000
    """Tables that are kept in memory; the least used ones leave first."""

    @property
    def secure(self) -> bool:
        """Whether people come through TLS, so that cookies must."""
        return self.public_url.startswith("https://")
