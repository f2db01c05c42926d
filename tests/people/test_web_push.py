"""Web Push as pure functions: endpoints, encryption, signatures and answers."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from tests.server.push_service import Browser, Request, check_signature, decode, encode

from overworld.server.people.web_push import (
    MAX_ENDPOINT,
    PUSH_HOSTS,
    ServerKey,
    Target,
    check_keys,
    check_push_host,
    encrypt,
    outcome,
    pad,
    read_endpoint,
    retry_after,
)
from overworld.server.table.errors import Refused

ORIGIN = "https://fcm.googleapis.com"
NOW = 1_800_000_000_000
_PUBLIC = Browser(ORIGIN, "a", key=7).subscription["p256dh"]

# ---------------------------------------------------------------- endpoints

GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:APA91bF-_x",
    "https://fcm.googleapis.com:443/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAACF%2bux%3d",
)

# Each is refused for one reason. Many name an allowed host where another program might look for it.
_SCHEMES = (
    "http",
    "HTTPS",
    "ftp",
    "file",
    "ws",
    "wss",
    "data",
    "javascript",
    "gopher",
    "",
    "https+x",
)
_ADDRESSES = (
    *("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "8.8.8.8"),
    *("127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.0.1.", "[::1]", "[::]"),
    *("[fe80::1]", "[::ffff:127.0.0.1]", "[fd00::1]", "[2001:db8::1]", "::1", "1.1", "0"),
)
_HOSTS = (
    *("router", "printer.local", "kubernetes.default.svc", "host.docker.internal", "postgres"),
    *("metadata", "consul.service.consul", "play.example.org", "fcm-googleapis.com", "apple.com"),
    *(
        "google.com",
        "mozilla.com",
        "services.mozilla.com",
        "windows.com",
        "push.services.mozilla.com",
    ),
    *("localhost", "localhost.localdomain", "metadata.google.internal", "example.org", "intranet"),
    *("googleapis.com", "fcm.googleapis.com.", "fcm.googleapis.com.example.org", "fcm"),
    *("xfcm.googleapis.com", "a.fcm.googleapis.com", "fcm.googleapis.co", "FCM.googleapis.com"),
    *("push.apple.com", "xpush.apple.com", "web-push.apple.com", "notify.windows.com"),
    *("evilnotify.windows.com", ".notify.windows.com", "a..notify.windows.com", "*.push.apple.com"),
    *("-a.push.apple.com", "a-.push.apple.com", "a_b.push.apple.com", "fcm.googleapis.com:0"),
    *("fcm.googleapis.com:80", "fcm.googleapis.com:22", "fcm.googleapis.com:8443"),
    *("fcm.googleapis.com:443443", "fcm.googleapis.com:0443", "fcm.googleapis.com:x"),
    *("fcm.googleapis.com:", "fcm.googleapis.com:-443", "fcm.googleapis.com:+443"),
    *("fcm.googleapis.com:4_43", "fcm.googleapis.com: 443", "fcm.googleapis.com:443:80"),
    *("user@fcm.googleapis.com", "user:pass@fcm.googleapis.com", "fcm.googleapis.com@example.org"),
    *("fcm.googleapis.com:443@example.org", "fcm.googleapis.com%40example.org", "@example.org"),
    *("fcm.googleapis.com%2eexample.org", "fcm%2egoogleapis.com", "%66cm.googleapis.com"),
    *("fcm.googleapis.com\\@example.org", "fcm.googleapis.com\\.example.org", "\\example.org"),
    *("fcm.googleapis.com#@example.org", "fcm.googleapis.com?@example.org", "example.org#"),
    *("fcm.googleapis.com;example.org", "fcm.googleapis.com,example.org", "example.org;@x"),
    *("fcm\u3002googleapis\u3002com", "\uff46cm.googleapis.com", "fcm.googleapi\u017f.com"),
    *("xn--fcm-.googleapis.com", "f\u0441m.googleapis.com", "web.push.appl\u0435.com"),
    *("fcm.googleapis.com\0.example.org", "fcm.googleapis.com\t", "\tfcm.googleapis.com"),
    *(
        "fcm.googleapis.com\n",
        "fcm.goo\ngleapis.com",
        "fcm.googleapis.com\r",
        " fcm.googleapis.com",
    ),
    *(
        "fcm.googleapis.com ",
        "fcm.google apis.com",
        "fcm.googleapis.com\u200b",
        "[fcm.googleapis.com]",
    ),
    *("fcm.googleapis.com]", "[fcm.googleapis.com", "{fcm.googleapis.com}", "<fcm.googleapis.com>"),
    *("$(id).push.apple.com", "a'b.push.apple.com", 'a"b.push.apple.com', "a|b.push.apple.com"),
)
_PATHS = (
    *(
        "a#b",
        "a#",
        "a b",
        "a\tb",
        "a\nb",
        "a\rb",
        "a\0b",
        "a\\b",
        "a\u00e9",
        "a\u2028",
        "a\x7f",
        "<a>",
    ),
    *('a"b', "a{b}", "a|b", "a^b", "a`b", "[a]", "a HTTP/1.1\r\nHost: example.org", " ", "\x1b[0m"),
)
HOSTILE = (
    *(f"{scheme}://fcm.googleapis.com/a" for scheme in _SCHEMES),
    *(f"https://{host}/a" for host in _ADDRESSES),
    *(f"https://{host}:443/a" for host in _ADDRESSES),
    *(f"http://{host}/a" for host in _ADDRESSES),
    *(f"https://{host}/a" for host in _HOSTS),
    *(f"https://fcm.googleapis.com/{path}" for path in _PATHS),
    *("", " ", "/", "//", "//fcm.googleapis.com/a", "fcm.googleapis.com/a", "https:", "https:/"),
    *(
        "https://",
        "https:///",
        "https:///a",
        "https:/fcm.googleapis.com/a",
        "https:fcm.googleapis.com",
    ),
    *(
        "https:\\\\fcm.googleapis.com\\a",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com?a",
    ),
    *(
        " https://fcm.googleapis.com/a",
        "https://fcm.googleapis.com/a ",
        "\nhttps://fcm.googleapis.com/a",
    ),
    "https://fcm.googleapis.com/" + "a" * MAX_ENDPOINT,
    "https://" + "a." * 400 + "push.apple.com/a",
)


@pytest.mark.parametrize("endpoint", GOOD)
def test_endpoints_of_the_push_services_of_browsers_are_allowed(endpoint: str) -> None:
    target = read_endpoint(endpoint, PUSH_HOSTS)
    assert target is not None
    assert target.port == 443
    assert target.origin + target.path == endpoint.replace(":443", "")


def test_200_hostile_endpoints_are_refused() -> None:
    assert len(set(HOSTILE)) >= 200
    allowed = [endpoint for endpoint in HOSTILE if read_endpoint(endpoint, PUSH_HOSTS)]
    assert allowed == []


def test_an_operator_allows_hosts_with_another_port() -> None:
    hosts = ("push.example.org:8443", "*.home.example")
    found = read_endpoint("https://push.example.org:8443/a?b", hosts)
    assert found == Target("push.example.org", 8443, "/a?b")
    assert (found.authority, found.origin) == (
        "push.example.org:8443",
        "https://push.example.org:8443",
    )
    for endpoint in ("https://push.example.org/a", "https://push.example.org:8444/a"):
        assert read_endpoint(endpoint, hosts) is None
    assert read_endpoint("https://a.home.example/", hosts) == Target("a.home.example", 443, "/")


@pytest.mark.parametrize(
    "host",
    [
        *("", "*", "*.", "https://push.example.org", "push.example.org/a", "PUSH.example.org"),
        *("127.0.0.1", "127.0.0.1:8443", "[::1]", "a b", "push.example.org:", "push.example.org:x"),
        *("push.example.org:70000", "127.1", "user@push.example.org", "a.*.example.org"),
    ],
)
def test_an_operator_cannot_allow_addresses_or_urls(host: str) -> None:
    with pytest.raises(ValueError, match="expected a host name"):
        check_push_host(host)


# ---------------------------------------------------------------- encryption and signature


def test_the_example_of_rfc_8291() -> None:
    browser = Browser(
        ORIGIN,
        "a",
        int.from_bytes(decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    given = browser.subscription
    assert given["p256dh"] == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    text = b"When I grow up, I want to be a watermelon"
    key = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    salt = decode("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(text, given["p256dh"], given["auth"], key=key, salt=salt)
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == text


def test_only_the_browser_can_read_a_message_and_all_have_the_same_length() -> None:
    browser, other = Browser(ORIGIN, "a"), Browser(ORIGIN, "b")
    given = browser.subscription
    texts = [b'{"kind":"turn","code":"QK7MPX"}', b"{}"]
    bodies = [encrypt(pad(text), given["p256dh"], given["auth"]) for text in texts]
    assert [json.loads(browser.read(body)) for body in bodies] == [*map(json.loads, texts)]
    assert len({len(body) for body in bodies}) == 1
    assert bodies[0][:86] != encrypt(pad(texts[0]), given["p256dh"], given["auth"])[:86]
    with pytest.raises(InvalidTag):
        other.read(bodies[0])


def test_a_request_is_signed_for_one_push_service() -> None:
    key = ServerKey("secret")
    signed = key.authorization(ORIGIN, "https://play.example.org", NOW)
    claims = check_signature(Request("/a", {"authorization": signed}, b""), ORIGIN, NOW / 1000)
    assert claims["sub"] == "https://play.example.org"
    assert signed.endswith(f", k={key.public}")
    other = signed.replace(key.public, ServerKey("another").public)
    with pytest.raises(InvalidSignature):
        check_signature(Request("/a", {"authorization": other}, b""), ORIGIN, NOW / 1000)
    assert key.public == ServerKey("secret").public
    assert "secret" not in signed


def test_a_topic_is_the_same_for_a_table_and_does_not_show_its_code() -> None:
    key, other = ServerKey("secret"), ServerKey("another")
    topic = key.topic("QK7MPX")
    assert topic == key.topic("QK7MPX")
    assert topic not in (key.topic("QK7MPY"), other.topic("QK7MPX"))
    assert len(topic) == 32, "push services accept 32 characters"


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", "AAAAAAAAAAAAAAAAAAAAAA"),
        (encode(b"\4" + bytes(64)), encode(bytes(16))),
        (encode(b"\4" + b"\1" * 64), encode(bytes(16))),
        (encode(bytes(65)), encode(bytes(16))),
        (encode(b"\2" + b"\1" * 32), encode(bytes(16))),
        ("A", "A"),
        (_PUBLIC, encode(bytes(15))),
        (_PUBLIC, ""),
    ],
)
def test_bad_keys_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused, match="bad_push"):
        check_keys(p256dh, auth)


def test_good_keys_are_taken() -> None:
    given = Browser(ORIGIN, "a").subscription
    check_keys(given["p256dh"], given["auth"])


# ---------------------------------------------------------------- answers


def test_the_meaning_of_every_status() -> None:
    found = {status: outcome(status) for status in (200, 201, 202, 301, 308, 400, 401, 403, 404)}
    found |= {status: outcome(status) for status in (410, 413, 429, 500, 503)}
    assert [status for status, what in found.items() if what == "delivered"] == [200, 201, 202]
    assert [status for status, what in found.items() if what == "gone"] == [404, 410]
    assert [status for status, what in found.items() if what == "later"] == [429, 500, 503]
    assert outcome(307) == outcome(413) == "failed"


@pytest.mark.parametrize("text", ["", "soon", "-5", "1.5", "\u0665", "99999999999999999999999 GMT"])
def test_a_bad_retry_after_counts_as_none(text: str) -> None:
    assert retry_after(text, NOW) == 0


def test_a_retry_after_in_the_past_does_not_wait() -> None:
    assert retry_after("Thu, 01 Jan 1970 00:01:00 GMT", NOW) == 0
    assert retry_after("9" * 500, 0) == 999_999_999_000
