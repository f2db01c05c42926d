"""SQL of the PostgreSQL store. Each statement is one round trip and one transaction."""

from overworld.server.store.model import (
    ARCHIVED,
    ATTEMPTS,
    BEAT_GAP,
    DAY_MS,
    HEAD_START,
    IDLE_BEAT,
    LATEST_EVENT,
    OUTAGES_KEPT,
    OUTAGES_TOGETHER,
    SERVED_KEPT,
    SLOW_WAITS,
)

ROW = "code, created, updated, tables.seq, status, summary"

_INSERT_EVENTS = """
logged AS (
    INSERT INTO events (table_id, seq, kind, seat, text, at, action)
    SELECT one.id, event.* FROM one, unnest(
        %(seqs)s::int[], %(kinds)s::text[], %(seats)s::smallint[], %(texts)s::text[],
        %(ats)s::bigint[], %(actions)s::text[]
    ) AS event
),
owned AS (
    INSERT INTO owners (owner, table_id)
    SELECT owner, one.id FROM one, unnest(%(owners)s::text[]) AS owner
    ON CONFLICT DO NOTHING
)
"""

_START_WORK = """,
begun AS (
    INSERT INTO work (table_id, seq, node, leased_until, queued, owner, slow, alone, address)
    SELECT id, %(seq)s, %(node)s, 0, %(updated)s, %(owner)s, %(slow)s, %(alone)s, %(address)s
    FROM one
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, node = excluded.node,
        leased_until = 0, queued = excluded.queued, owner = excluded.owner, slow = excluded.slow,
        alone = excluded.alone, address = excluded.address, attempts = 0
)
"""

_END_WORK = """,
ended AS (DELETE FROM work USING one WHERE table_id = one.id)
"""

_AWAIT_WORK = """,
awaited AS (UPDATE work SET alone = 0 FROM one WHERE table_id = one.id AND alone = 1)
"""

NODE_NAME = "overworld "
"""The application name of a connection that listens: this, and the name of its node."""

CHANNEL = "overworld_"
"""The channel on which a node listens: this, and the name of the node."""

# Only nodes that hold the table are notified, when the transaction is committed. Usually there are
# none, which matters because PostgreSQL commits transactions that notify one after the other.
NOTIFY = f"""
SELECT (
    SELECT count(pg_notify('{CHANNEL}' || holder, %(notice)s))
    FROM unnest(one.holders) AS holder WHERE holder <> %(node)s
) FROM one
"""

_CREATE = f"""
WITH one AS (
    INSERT INTO tables (code, created, updated, day, seq, status, summary, deadline, holders)
    VALUES (%(code)s, %(created)s, %(updated)s, %(day)s, %(seq)s, %(status)s, %(summary)s,
        %(deadline)s, ARRAY[%(node)s])
    ON CONFLICT (code) DO NOTHING
    RETURNING id, holders
),
{_INSERT_EVENTS}
"""

NODES = """
SELECT substr(application_name, length(%(prefix)s) + 1) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, %(prefix)s)
"""

# A node that was gone and listens again is notified, although other nodes may not have noticed.
# If two nodes append at the same seq, the second waits for the first and then finds no such row.
_APPEND = f"""
WITH one AS (
    UPDATE tables SET updated = %(updated)s, day = %(day)s, seq = %(seq)s, status = %(status)s,
        summary = %(summary)s, deadline = %(deadline)s, holders = CASE
            WHEN holders && %(gone)s::text[]
            THEN ARRAY(SELECT holder FROM unnest(holders) AS holder
                WHERE holder <> ALL (%(gone)s) OR holder IN ({NODES}))
            ELSE holders END
    WHERE code = %(code)s AND seq = %(before)s
    RETURNING id, holders
),
{_INSERT_EVENTS},
disowned AS (
    DELETE FROM owners USING one WHERE table_id = one.id AND owner = ANY(%(forget)s::text[])
)
"""

CREATE = {False: _CREATE + NOTIFY, True: _CREATE + _START_WORK + NOTIFY}
"""Create a table, without and with work; no row if its code is taken."""

APPEND = {
    None: _APPEND + NOTIFY,
    False: _APPEND + _END_WORK + NOTIFY,
    True: _APPEND + _START_WORK + NOTIFY,
}
"""Append events and leave, end or start work; no row if the first event is not the next."""

APPEND_AWAITED = _APPEND + _AWAIT_WORK + NOTIFY
"""Append events and leave work as it is, except that a player waits for it again."""

REPEATED = """
SELECT 1 FROM events
WHERE table_id = (SELECT id FROM tables WHERE code = %(code)s)
    AND action = ANY(%(actions)s::text[])
LIMIT 1
"""

EVENTS = """
SELECT seq, kind, seat, text, at, coalesce(action, '') FROM events
WHERE table_id = (SELECT id FROM tables WHERE code = %(code)s) AND seq > %(after)s
ORDER BY seq
"""

TABLE = f"SELECT {ROW} FROM tables WHERE code = %(code)s"

TABLES_OF = f"""
SELECT {ROW} FROM owners JOIN tables ON id = table_id WHERE owner = %(owner)s
ORDER BY status = '{ARCHIVED}', updated DESC, id DESC LIMIT %(limit)s
"""

DELETE = f"""
WITH one AS (DELETE FROM tables WHERE code = %(code)s RETURNING holders)
{NOTIFY}
"""

# SKIP LOCKED passes over rows that another node is claiming.
CLAIM_DUE = """
WITH late AS (
    SELECT id FROM tables WHERE deadline <= %(now)s ORDER BY deadline LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE tables SET deadline = %(until)s FROM late WHERE tables.id = late.id RETURNING code
"""

ADDRESS_KEY = "SELECT value FROM address_key"

# Rows that another node has locked stay, so that two nodes cannot block each other.
_DELETE_EXPIRED = f"""
DELETE FROM served WHERE (queue, who) IN (
    SELECT queue, who FROM served
    WHERE at < %(now)s - {SERVED_KEPT} OR at > %(now)s + {SERVED_KEPT}
    FOR UPDATE SKIP LOCKED
)"""

FORGET_SERVED = f"{_DELETE_EXPIRED} RETURNING 1"


def served_by(queue: str, who: str) -> str:
    """Return the parts of a statement that remember who `taken` has served.

    Each gets a later time than all before it. The rows are written in order, and rows that another
    node has locked are not expired, so that two nodes cannot block each other. Rows that a clock
    which was ahead has written expire too.
    """
    return f"""
expired AS ({_DELETE_EXPIRED}
),
noted AS (
    INSERT INTO served SELECT '{queue}', who, greatest(
        %(now)s,
        (SELECT coalesce(max(at), 0) + 1 FROM served WHERE at <= %(now)s + {SERVED_KEPT})
    ) FROM (SELECT DISTINCT unnest({who}) AS who FROM taken) AS all_served
    ORDER BY who
    ON CONFLICT (queue, who) DO UPDATE SET at = excluded.at
)"""


# Tables whose host's address is not known take turns as one address: see `Room.charged`. More than
# one is chosen, because other nodes choose the same ones at the same time.
CLAIM_WORK = f"""
WITH first AS (
    SELECT table_id, row_number() OVER (
        ORDER BY alone, address = ANY (%(behind)s::text[]), coalesce(there.at, 0),
            coalesce(host.at, 0), queued + slow * {SLOW_WAITS}
    ) AS place
    FROM work
    LEFT JOIN served AS there ON there.queue = 'bots' AND there.who = address
    LEFT JOIN served AS host ON host.queue = 'bots' AND host.who = owner
    WHERE attempts < {ATTEMPTS} AND leased_until <= %(now)s AND slow <= %(slow)s
        AND (node = %(node)s OR queued <= %(now)s - {HEAD_START} OR leased_until > 0)
    ORDER BY place LIMIT 20
),
free AS (
    SELECT work.table_id FROM work JOIN first USING (table_id)
    WHERE leased_until <= %(now)s ORDER BY place LIMIT 1
    FOR UPDATE OF work SKIP LOCKED
),
taken AS (
    UPDATE work SET node = %(node)s, leased_until = %(until)s
    FROM free JOIN tables ON id = free.table_id
    WHERE work.table_id = free.table_id
    RETURNING code, work.seq, work.slow, address, owner
),
{served_by("bots", "ARRAY[owner, address]")}
SELECT code, seq, slow, address FROM taken
"""

RELEASE_WORK = """
WITH reviewed AS (
    UPDATE reviews SET leased_until = 0 WHERE node = %(node)s AND leased_until > 0
)
UPDATE work SET leased_until = 0 WHERE node = %(node)s AND leased_until > 0 RETURNING seq
"""

FAIL_WORK = """
UPDATE work SET attempts = attempts + 1, leased_until = %(again)s
WHERE table_id = (SELECT id FROM tables WHERE code = %(code)s) AND seq = %(seq)s
RETURNING attempts
"""

TRY_AGAIN = f"UPDATE work SET attempts = 0 WHERE attempts >= {ATTEMPTS} RETURNING seq"

FINISH_WORK = """
DELETE FROM work
WHERE table_id = (SELECT id FROM tables WHERE code = %(code)s) AND seq = %(seq)s
RETURNING seq
"""

QUIET = f"""
SELECT code FROM tables
WHERE day <= %(before)s / {DAY_MS} AND updated < %(before)s AND status <> '{ARCHIVED}'
LIMIT %(limit)s
"""

DELETE_ARCHIVED = f"""
DELETE FROM tables WHERE id IN (
    SELECT id FROM tables WHERE status = '{ARCHIVED}' AND updated < %(before)s
    LIMIT %(limit)s FOR UPDATE SKIP LOCKED
) RETURNING id
"""

# Rows are locked by code, as in every statement that changes several tables. Holders that no longer
# listen are removed. A row that already names the node is written too: an append that is not yet
# committed may be removing the node from it, and this statement must wait for that append.
FOLLOW = f"""
WITH new AS (SELECT id FROM tables WHERE code = ANY (%(codes)s) ORDER BY code FOR UPDATE)
UPDATE tables SET holders = array_append(
    ARRAY(
        SELECT holder FROM unnest(holders) AS holder
        WHERE holder <> %(node)s AND holder IN ({NODES})
    ),
    %(node)s
)
FROM new WHERE tables.id = new.id
RETURNING code
"""

UNFOLLOW = """
UPDATE tables SET holders = array_remove(holders, %(node)s)
WHERE code = %(code)s AND holders @> ARRAY[%(node)s] RETURNING code
"""

SEQS = "SELECT code, seq FROM tables WHERE code = ANY (%(codes)s)"

LAST_BEAT = f"""
SELECT max(at) FROM (
    SELECT at FROM beat WHERE at BETWEEN 1 AND %(now)s
    UNION ALL
    SELECT * FROM (
        SELECT updated FROM tables
        WHERE status <> '{ARCHIVED}' AND day <= %(now)s / {DAY_MS} AND updated <= %(now)s
            AND updated <= (
                SELECT CASE at WHEN 0 THEN %(now)s ELSE coalesce(
                    (SELECT min(greatest(at, updated)) FROM tables WHERE deadline IS NOT NULL)
                        + {BEAT_GAP},
                    at + {LATEST_EVENT}
                ) END FROM beat
            )
        ORDER BY day DESC, updated DESC LIMIT 1
    ) AS last
) AS signs
"""

BEAT = f"""
UPDATE beat SET at = %(now)s
WHERE at < %(now)s - {IDLE_BEAT} OR at > %(now)s
    OR EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)
RETURNING at
"""

# Several nodes may have noted the same outage: only the part after the ones before counts.
NOTE_OUTAGE = f"""
WITH old AS (
    DELETE FROM outages WHERE until < %(since)s - {OUTAGES_KEPT} RETURNING since, until
),
parts AS (
    SELECT until, greatest(since, max(until) OVER (
        ORDER BY since, until ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )) AS since
    FROM old
)
INSERT INTO outages
SELECT max(until) - sum(until - since), max(until) FROM parts
WHERE until > since GROUP BY until / {OUTAGES_TOGETHER}
UNION ALL SELECT %(since)s, %(until)s
RETURNING since
"""

CLOCK_SET_BACK = """
WITH future AS (DELETE FROM outages WHERE since >= %(now)s),
work_back AS (
    UPDATE work SET queued = least(queued, %(now)s),
        leased_until = CASE WHEN leased_until > %(longest)s THEN 0 ELSE leased_until END
    WHERE queued > %(now)s OR leased_until > %(longest)s
),
reviews_back AS (UPDATE reviews SET leased_until = 0 WHERE leased_until > %(longest)s)
UPDATE outages SET until = %(now)s WHERE since < %(now)s AND until > %(now)s RETURNING since
"""

OUTAGES = "SELECT since, until FROM outages WHERE until > %(after)s ORDER BY since"

SAVE_SNAPSHOT = """
INSERT INTO snapshots SELECT id, %(seq)s, %(text)s FROM tables
WHERE code = %(code)s AND NOT EXISTS (
    SELECT 1 FROM events WHERE table_id = id AND events.seq > %(seq)s AND kind = 'erase'
)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, text = excluded.text
WHERE snapshots.seq < excluded.seq RETURNING seq
"""

SNAPSHOT = """
SELECT snapshots.seq, text FROM snapshots JOIN tables ON id = table_id WHERE code = %(code)s
"""
