"""What whoever runs a server can set; every limit has a default that suits a public server."""

from __future__ import annotations

from dataclasses import dataclass, fields
from ipaddress import ip_network
from urllib.parse import urlsplit

HOUR, DAY = 3_600_000, 86_400_000  # milliseconds

_MAY_BE_NOTHING = ("delete_after",)  # where 0 means never


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Times are in milliseconds, sizes in bytes.

    >>> Settings("x", max_message=0)
    Traceback (most recent call last):
    ValueError: max_message must be at least 1, not 0
    """

    database: str
    """Where tables are kept: `sqlite:///path` or `postgresql://...`."""
    public_url: str = ""
    """The address that people use, for links and the origin check; empty: what the request says."""
    allowed_hosts: tuple[str, ...] = ()
    """More names that people may use; addresses and the name of the machine always are."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_ms_per_minute: int = 30_000
    """Search time of bots for one address; above it, its bots wait for those of others."""
    lease: int = 15_000
    """After this long, a bot's turn that a node has begun may be taken over by another."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` is believed."""
    max_message: int = 16_384
    """The largest frame or request; records may be `max_record` long."""
    max_record: int = 200_000
    """The largest record that can be imported."""
    max_entries: int = 5000
    """Entries of the longest game that can be imported or forked."""
    connections: int = 10_000
    """Connections of all addresses at a time."""
    connections_per_address: int = 400
    """Connections of one address at a time; trusted proxies are not counted."""
    sockets_per_address: int = 300
    """Sockets that one address may hold at a time."""
    request_timeout: int = 10_000
    """How long a request may take to arrive, from its first byte or the connection's start."""
    answer_timeout: int = 120_000
    """How long a request and its answer may take together."""
    people_per_address: int = 20
    """One address may do this many times what one person may."""
    requests_per_minute: int = 900
    """Requests of one address; a socket's handshake counts as 2, a code that no table has as 45."""
    bytes_per_minute: int = 60_000_000
    """Bytes that are sent to one address, without the files of the page and updates."""
    work_per_minute: int = 15_000
    """Processor time of an address in a minute: records, long logs of other people's tables."""
    actions_per_second: float = 10.0
    """Actions of one person, on average."""
    actions_at_once: int = 40
    """Actions of one person in a burst."""
    chats_per_minute: int = 30
    """Lines of chat of one person."""
    changes_per_minute: int = 60
    """Actions of one person that are neither moves nor chat."""
    tables_per_address: int = 100
    """Tables that one address may create in a day."""
    analyses_per_minute: int = 30
    """Analyses that one person may ask for."""
    analysis_ms: int = 1000
    """The longest analysis that may be asked for."""
    analyses_at_once: int = 1
    """Analyses that may run at a time; a few others wait, the rest are told to come again."""
    reviews_per_hour: int = 20
    """Reviews of games that one person may ask for."""
    review_simulations: int = 320
    """Simulations of a review for each position; long games are searched less deeply."""
    reviews_waiting: int = 100
    """Reviews that may wait; they are done one at a time by each node."""
    reviews_per_address: int = 3
    """Reviews of one address that may wait."""
    data_per_hour: int = 30
    """Pages of their own data that one person may export or erase."""
    grace: int = 120_000
    """How long somebody may be away before the others may let a bot play."""
    overtime: int = 20_000
    """How long every turn of somebody takes at most once their bank of time is spent."""
    archive_after: int = 30 * DAY
    """Tables without an event for this long are archived: only seen and forked until restored."""
    delete_after: int = 0
    """Archived tables without an event for this long are deleted; 0: never."""
    forget_after: int = 90 * DAY
    """Chat, painted characters, notes and names that are no longer shown are kept this long."""
    live_bytes: int = 500_000_000
    """About how much memory tables may take; those that nobody has used for longest leave first."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and value < (field.name not in _MAY_BE_NOTHING):
                raise ValueError(f"{field.name} must be at least 1, not {value:g}")
        if not self.database:
            raise ValueError("the database has no name")
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise ValueError(f"{proxy!r} is no address and no network of a proxy") from None
        if self.public_url:
            check_url(self.public_url)

    @property
    def secure(self) -> bool:
        """Whether people come through TLS, so that cookies must."""
        return self.public_url.startswith("https://")


def check_url(url: str) -> None:
    """Refuses a public address that browsers could not go to."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise ValueError(f"{url!r} is no address such as https://play.example.org")
