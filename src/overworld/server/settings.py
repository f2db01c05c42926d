"""Server settings and their defaults, which suit a public server."""

from __future__ import annotations

from dataclasses import dataclass, fields
from ipaddress import ip_network
from urllib.parse import urlsplit

from overworld.server.people.web_push import check_push_host
from overworld.server.table.clocks import DAY

PEOPLE = ("open", "invite", "off")
"""The values of the setting `people`."""

_MAY_BE_ZERO = ("delete_after",)  # where 0 means never


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Times are in milliseconds, sizes in bytes.

    >>> Settings("x", max_message=0)
    Traceback (most recent call last):
    ValueError: max_message must be at least 1, got 0
    """

    database: str
    """The URL of the database: `sqlite:///path` or `postgresql://...`."""
    public_url: str = ""
    """The URL for players, in links and the origin check; empty: the host of the request."""
    allowed_hosts: tuple[str, ...] = ()
    """More allowed host names; IP addresses and the name of the machine always are."""
    bot_workers: int = 1
    """Processes for bots."""
    bot_ms_per_minute: int = 30_000
    """Search time of bots for one address; above it, its bots wait for those of others.

    It does not limit a single turn, for which Obsidian and Diamond have 1.4 seconds.
    """
    lease: int = 15_000
    """Milliseconds after which another node may take over a bot's turn."""
    people: str = "open"
    """Access to open tables, quick match and names: `open` (all), `invite`, or `off` (none)."""
    push: bool = True
    """Whether people can get notifications while the page is closed (Web Push)."""
    push_hosts: tuple[str, ...] = ()
    """More hosts of push services, `HOST` or `HOST:PORT`; they may have a private address."""
    unwanted_words: tuple[str, ...] = ()
    """Words that no name for strangers may contain (`read_words`)."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-For` the server trusts."""
    max_message: int = 16_384
    """The largest frame or request; records may be `max_record` long."""
    max_record: int = 200_000
    """The largest record that can be imported."""
    max_entries: int = 5000
    """Steps of the longest game that can be imported or forked."""
    connections: int = 10_000
    """Connections of all addresses at a time."""
    connections_per_address: int = 400
    """TCP connections (HTTP and WebSocket) of one address; trusted proxies are not counted."""
    sockets_per_address: int = 300
    """WebSockets of one address at a time; each is also a connection."""
    request_timeout: int = 10_000
    """How long a request may take to arrive, from its first byte or the connection's start."""
    answer_timeout: int = 120_000
    """How long a request and its answer may take together."""
    people_per_address: int = 20
    """The limits of one address are this many times those of one person."""
    requests_per_minute: int = 900
    """Requests of one address; a socket's handshake counts as 2, an unknown table code as 45."""
    bytes_per_minute: int = 60_000_000
    """Bytes sent to one address, without the files of the page and updates."""
    work_per_minute: int = 15_000
    """Processor time for one address: records, and long logs of other people's tables."""
    actions_per_second: float = 10.0
    """Actions of one person, on average."""
    actions_at_once: int = 40
    """Actions of one person in a burst."""
    chats_per_minute: int = 30
    """Chat messages of one person."""
    changes_per_minute: int = 60
    """Actions of one person that are neither moves nor chat."""
    tables_per_address: int = 100
    """Tables that one address may create in a day."""
    deals_per_address: int = 10
    """Tries at the deal of the day from one address."""
    analyses_per_minute: int = 30
    """Analyses that one person may ask for."""
    analysis_ms: int = 1000
    """The longest analysis that may be asked for."""
    analyses_at_once: int = 1
    """Analyses that run at a time; a few others wait, and the server refuses the rest."""
    reviews_per_hour: int = 20
    """Reviews of games that one person may ask for."""
    review_simulations: int = 320
    """Simulations for each position of a review; fewer in long games."""
    reviews_waiting: int = 100
    """Reviews that may wait; each node does one at a time."""
    reviews_per_address: int = 3
    """Reviews of one address that may wait."""
    open_tables: int = 400
    """Open tables of all people that may wait for players."""
    waiting_people: int = 500
    """People who may wait for a table."""
    blocks_per_person: int = 200
    """People whom one person may block."""
    reports_per_day: int = 30
    """Reports that one person may send."""
    reports_kept: int = 10_000
    """Reports that the server keeps for the operator; it refuses others."""
    data_per_hour: int = 30
    """Pages of personal data that one person may export or erase."""
    names_per_address: int = 10
    """Names that one address may take in a day."""
    names_kept: int = 100_000
    """Players with a name; the server refuses others."""
    tries_per_address: int = 20
    """Tries in an hour to prove a name with letters, a code or a passkey, for one address."""
    tries_per_name: int = 5
    """Tries in an hour to prove one name with recovery letters."""
    tries_in_all: int = 10_000
    """Tries in an hour to prove a name, for all addresses at one node."""
    proofs_per_hour: int = 60
    """Recovery letters, codes and challenges that one person may ask for."""
    push_browsers: int = 5
    """Browsers of one person that get notifications; the one unused for longest goes first."""
    push_people: int = 10_000
    """People with browsers that get notifications."""
    push_per_address: int = 40
    """Requests of one address in a day to add a browser that gets notifications."""
    push_waiting: int = 10_000
    """Notifications that may wait; with more, the server adds no others."""
    grace: int = 120_000
    """How long a player may be away before the others may let a bot play."""
    overtime: int = 20_000
    """The time for each turn of a player whose time bank is empty."""
    archive_after: int = 30 * DAY
    """Tables without an event for this long are archived: view and fork only, until restored."""
    delete_after: int = 0
    """Archived tables without an event for this long are deleted; 0: never."""
    forget_after: int = 90 * DAY
    """How long the server keeps chat, painted characters, notes and hidden names."""
    live_bytes: int = 500_000_000
    """Approximate memory for tables; the least recently used leave memory first."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if type(value) in (int, float) and value < (field.name not in _MAY_BE_ZERO):
                raise ValueError(f"{field.name} must be at least 1, got {value:g}")
        if self.people not in PEOPLE:
            raise ValueError(f"people must be one of {', '.join(PEOPLE)}, got {self.people!r}")
        if not self.database:
            raise ValueError("database must not be empty")
        for host in self.push_hosts:
            check_push_host(host)
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise ValueError(
                    f"trusted_proxies must be IP addresses or networks such as 10.0.0.0/8, "
                    f"got {proxy!r}"
                ) from None
        if self.public_url and not _is_web_url(self.public_url):
            raise ValueError(f"{self.public_url!r} must be a URL such as https://play.example.org")

    @property
    def secure(self) -> bool:
        """Whether the public URL uses TLS, so that cookies must too."""
        return self.public_url.startswith("https://")


def _is_web_url(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # an invalid port or IPv6 address
        return False
