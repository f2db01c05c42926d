"""SQL of the PostgreSQL store. Each statement is one round trip and one transaction."""

from overworld.server.store import sql
from overworld.server.store.model import ATTEMPTS, HEAD_START, SLOW_WAITS
from overworld.server.store.notifications import REPLACE_CALL
from overworld.server.store.results import SEAT_COLUMNS

_INSERT_EVENTS = """
logged AS (
    INSERT INTO events (table_id, seq, kind, seat, text, at, action)
    SELECT changed.id, event.* FROM changed, unnest(
        :seqs::int[], :kinds::text[], :seats::smallint[], :texts::text[], :ats::bigint[],
        :actions::text[]
    ) AS event
),
owned AS (
    INSERT INTO owners (owner, table_id)
    SELECT owner, changed.id FROM changed, unnest(:owners::text[]) AS owner
    ON CONFLICT DO NOTHING
)
"""

_START_WORK = """,
begun AS (
    INSERT INTO work (table_id, seq, node, leased_until, queued, owner, slow, alone, address)
    SELECT id, :seq, :node, 0, :updated, :owner, :slow, :alone, :address
    FROM changed
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, node = excluded.node,
        leased_until = 0, queued = excluded.queued, owner = excluded.owner, slow = excluded.slow,
        alone = excluded.alone, address = excluded.address, attempts = 0
)
"""

_END_WORK = """,
ended AS (DELETE FROM work USING changed WHERE table_id = changed.id)
"""

_AWAIT_WORK = """,
awaited AS (UPDATE work SET alone = 0 FROM changed WHERE table_id = changed.id AND alone = 1)
"""

_RESULT = f""",
ended_game AS (
    INSERT INTO results (table_id, ended, box, size, rated, deal)
    SELECT id, :ended, :box, :size, :rated, :deal FROM changed RETURNING table_id
),
placed AS (
    INSERT INTO result_seats (table_id, {", ".join(SEAT_COLUMNS)})
    SELECT table_id, result_seat.* FROM ended_game, unnest(
        :result_seats::smallint[], :result_owners::text[], :result_bots::text[],
        :result_places::smallint[], :result_xps::smallint[], :result_leads::smallint[],
        :result_kepts::smallint[], :result_mus::float8[], :result_sigmas::float8[],
        :result_excuseds::smallint[]
    ) AS result_seat
)
"""

_CALLS = f""",
called AS (
    INSERT INTO outbox (owner, kind, table_id, seq, at, due)
    SELECT owner, kind, changed.id, :seq, :updated, call.due FROM changed, unnest(
        :call_owners::text[], :call_kinds::text[], :call_dues::bigint[]
    ) AS call (owner, kind, due) JOIN push_people USING (owner) {REPLACE_CALL}
)
"""

NODE_NAME = "overworld "
"""The application name of a connection that listens: this, and the name of its node."""

CHANNEL = "overworld_"
"""The channel on which a node listens: this, and the name of the node."""

# Only nodes that hold the table are notified, when the transaction is committed. Usually there are
# none, which matters because PostgreSQL commits transactions that notify one after the other.
_NOTIFY = f"""
SELECT (
    SELECT count(pg_notify('{CHANNEL}' || holder, :notice))
    FROM unnest(changed.holders) AS holder WHERE holder <> :node
) FROM changed
"""

_CREATE = f"""
WITH changed AS (
    INSERT INTO tables (code, created, updated, day, seq, status, summary, deadline, holders)
    VALUES (:code, :created, :updated, :day, :seq, :status, :summary, :deadline, ARRAY[:node])
    ON CONFLICT (code) DO NOTHING
    RETURNING id, holders
),
{_INSERT_EVENTS}
"""

NODES = f"""
SELECT substr(application_name, {len(NODE_NAME) + 1}) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, '{NODE_NAME}')
"""

# A node that was gone and listens again is notified, although other nodes may not have noticed.
# If two nodes append at the same seq, the second waits for the first and then finds no such row.
_APPEND = f"""
WITH changed AS (
    UPDATE tables SET updated = :updated, day = :day, seq = :seq, status = :status,
        summary = :summary, deadline = :deadline, holders = CASE
            WHEN holders && :gone::text[]
            THEN ARRAY(SELECT holder FROM unnest(holders) AS holder
                WHERE holder <> ALL (:gone) OR holder IN ({NODES}))
            ELSE holders END
    WHERE code = :code AND seq = :before
    RETURNING id, holders
),
{_INSERT_EVENTS},
disowned AS (
    DELETE FROM owners USING changed WHERE table_id = changed.id AND owner = ANY(:forget::text[])
)
"""

CREATE = {False: _CREATE + _NOTIFY, True: _CREATE + _START_WORK + _NOTIFY}
"""Create a table, without and with work; no row if its code is taken."""

APPEND = {
    None: _APPEND + _NOTIFY,
    False: _APPEND + _END_WORK + _NOTIFY,
    True: _APPEND + _START_WORK + _NOTIFY,
}
"""Append events and leave, end or start work; no row if the first event is not the next."""

APPEND_AND_CALL = {
    None: _APPEND + _CALLS + _NOTIFY,
    False: _APPEND + _END_WORK + _CALLS + _NOTIFY,
    True: _APPEND + _START_WORK + _CALLS + _NOTIFY,
}
"""The same, with notifications for people."""

APPEND_AWAITED = _APPEND + _AWAIT_WORK + _NOTIFY
"""Append events and leave work as it is, except that a player waits for it again."""

APPEND_RESULT = _APPEND + _END_WORK + _RESULT + _NOTIFY
"""Append events that end a game, end work and add the result of the game."""

REPEATED = f"""
SELECT 1 FROM events WHERE table_id = {sql.TABLE_ID} AND action = ANY(:actions::text[]) LIMIT 1
"""

NOTIFY = f"WITH changed AS (SELECT holders FROM tables WHERE code = :code) {_NOTIFY}"


def _served_by(queue: str, who: str) -> str:
    """Return the parts of a statement that remember who `taken` has served.

    The rows are written in order, so that two nodes cannot block each other.
    """
    return f"""
noted AS (
    INSERT INTO served SELECT '{queue}', who, greatest(:now, {sql.NEXT_SERVED})
    FROM (SELECT DISTINCT unnest({who}) AS who FROM taken) AS all_served
    ORDER BY who
    ON CONFLICT (queue, who) DO UPDATE SET at = excluded.at
)"""


# Tables whose host's address is not known take turns as one address: see `Room.payer`. More than
# one is chosen, because other nodes choose the same ones at the same time.
_CLAIM_WORK = f"""
WITH first AS (
    SELECT table_id, row_number() OVER (
        ORDER BY alone, address = ANY (:behind::text[]), coalesce(there.at, 0),
            coalesce(host.at, 0), queued + slow * {SLOW_WAITS}
    ) AS place
    FROM work
    LEFT JOIN served AS there ON there.queue = 'bots' AND there.who = address
    LEFT JOIN served AS host ON host.queue = 'bots' AND host.who = owner
    WHERE attempts < {ATTEMPTS} AND leased_until <= :now AND slow <= :slow
        AND (node = :node OR queued <= :now - {HEAD_START} OR leased_until > 0)
    ORDER BY place LIMIT 20
),
free AS (
    SELECT work.table_id FROM work JOIN first USING (table_id)
    WHERE leased_until <= :now ORDER BY place LIMIT 1
    FOR UPDATE OF work SKIP LOCKED
),
taken AS (
    UPDATE work SET node = :node, leased_until = :until
    FROM free JOIN tables ON id = free.table_id
    WHERE work.table_id = free.table_id
    RETURNING code, work.seq, work.slow, address, owner
),
{_served_by("bots", "ARRAY[owner, address]")}
SELECT code, seq, slow, address FROM taken
"""

ON_START = (
    f"UPDATE work SET attempts = 0 WHERE attempts >= {ATTEMPTS}",
    *(
        f"UPDATE {queue} SET leased_until = 0 WHERE leased_until > 0 AND node NOT IN ({NODES})"
        for queue in ("work", "reviews", "outbox")
    ),
)
"""Try failed work again, and end the leases of nodes that were killed."""

# Rows are locked by code, as in every statement that changes several tables. Holders that no longer
# listen are removed. A row that already names the node is written too: an append that is not yet
# committed may be removing the node from it, and this statement must wait for that append.
FOLLOW = f"""
WITH new AS (SELECT id FROM tables WHERE code = ANY (:codes) ORDER BY code FOR UPDATE)
UPDATE tables SET holders = array_append(
    ARRAY(
        SELECT holder FROM unnest(holders) AS holder
        WHERE holder <> :node AND holder IN ({NODES})
    ),
    :node
)
FROM new WHERE tables.id = new.id
"""

UNFOLLOW = """
UPDATE tables SET holders = array_remove(holders, :node)
WHERE code = :code AND holders @> ARRAY[:node]
"""

SEQS = "SELECT code, seq FROM tables WHERE code = ANY (:codes)"

VACUUM = (
    "VACUUM (SKIP_LOCKED) tables, events, owners, notes, snapshots, work, reviews, "
    "players, devices, passkeys, proofs, "
    "waiting, blocks, reports, invited, results, result_seats, ratings, rated_games, rated_seats, "
    "attempts, pars, push_people, push_browsers, outbox"
)

# The lock makes nodes count one after the other: two must not both take the last place.
LOCK_REVIEWS = "SELECT pg_advisory_xact_lock(hashtext('overworld reviews'))"

# Nodes change the rows of waiting people one after the other, so that no person gets two seats.
LOCK_SQUARE = "SELECT pg_advisory_xact_lock(hashtext('overworld square'))"

# Two nodes must not both find a name free.
LOCK_NAMES = "SELECT pg_advisory_xact_lock(hashtext('overworld names'))"

# The lock gives rated games an order: each sees the ratings after the one before.
LOCK_RATINGS = "SELECT pg_advisory_xact_lock(hashtext('overworld ratings'))"

LOCK_ATTEMPTS = "SELECT pg_advisory_xact_lock(hashtext('overworld attempts'))"

LOCK_PUSH = "SELECT pg_advisory_xact_lock(hashtext('overworld push'))"

_CLAIM_REVIEW = f"""
WITH {sql.REVIEWS_IN_TURN},
free AS (
    SELECT reviews.table_id FROM reviews JOIN waiting USING (table_id)
    WHERE leased_until <= :now AND text = ''
    ORDER BY {sql.PLACE} LIMIT 1
    FOR UPDATE OF reviews SKIP LOCKED
),
taken AS (
    UPDATE reviews SET node = :node, leased_until = :until
    FROM free JOIN tables ON id = free.table_id
    WHERE reviews.table_id = free.table_id
    RETURNING code, address
),
{_served_by("reviews", "ARRAY[address]")}
SELECT code FROM taken
"""

CLAIM = {"bots": _CLAIM_WORK, "reviews": _CLAIM_REVIEW}
"""Take the next row of each queue that no node has a lease on."""
