"""Errors that the server sends to clients. docs/reference/protocol.md describes each."""

from __future__ import annotations

from typing import TypeAlias

Facts: TypeAlias = dict[str, str | int]

ERROR_STATUS: dict[str, int] = {
    # not found
    "no_table": 404,
    "no_step": 404,
    "no_route": 404,
    "no_player": 404,
    "wrong_method": 405,
    # bad input
    "malformed": 400,
    "too_large": 413,
    "bad_options": 400,
    "bad_record": 400,
    "bad_name": 400,
    "unwanted_name": 400,
    "bad_chat": 400,
    "bad_paint": 400,
    "bad_move": 400,
    "bad_push": 400,
    # not allowed
    "bad_origin": 403,
    "bad_host": 421,
    "not_host": 403,
    "not_your_seat": 403,
    "no_secret": 403,
    "option_off": 403,
    "muted": 403,
    "kicked": 403,
    "silenced": 403,
    "excluded": 403,
    "no_spectators": 403,
    "seat_given": 403,
    "people_off": 403,
    "not_invited": 403,
    "no_own_name": 403,
    "bad_proof": 403,
    # not now
    "stale": 409,
    "illegal": 409,
    "not_your_turn": 409,
    "cannot_undo": 409,
    "seat_not_online": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "already_started": 409,
    "not_started": 409,
    "game_over": 409,
    "not_over": 409,
    "not_away": 409,
    "archived": 409,
    "no_clock": 409,
    "led": 409,
    "have_seat": 409,
    "no_person": 409,
    "no_offer": 409,
    "seek_paused": 409,
    "name_taken": 409,
    "renamed_lately": 409,
    "name_given": 409,
    "already_named": 409,
    "last_way_back": 409,
    "too_many_ways_back": 409,
    "no_passkeys": 409,
    "no_push": 409,
    "day_not_over": 409,
    "future_day": 409,
    "one_try": 409,
    "rated_game": 409,
    # too much
    "too_many_actions": 429,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "too_many_open": 429,
    "too_many_names": 429,
    "names_full": 429,
    "too_many_tries": 429,
    "too_many_sockets": 429,
    "too_many_reviews": 429,
    "too_many_deals": 429,
    "push_full": 429,
    "log_full": 429,
    "busy": 429,
    # faults of the server
    "unavailable": 503,
    "damaged": 500,
    "internal": 500,
}
"""Every error with the status of its HTTP response."""

TRANSIENT = frozenset(
    ("busy", "too_many_actions", "too_many_requests", "too_many_sockets", "unavailable")
)
"""Errors after which the same request may succeed in a moment."""


class Refused(Exception):
    """A refused request.

    Args:
        error: One of `ERROR_STATUS`.
        facts: Values for the sentence that the client shows.

    >>> refused = Refused("not_your_turn", seat=1)
    >>> refused.error, refused.status, refused.facts
    ('not_your_turn', 409, {'seat': 1})
    """

    def __init__(self, error: str, /, **facts: str | int) -> None:
        super().__init__(error)
        self.error = error
        self.facts: Facts = facts

    @property
    def status(self) -> int:
        """The status of the HTTP response."""
        return ERROR_STATUS[self.error]
