"""What the store says to PostgreSQL: one statement, one round trip, one transaction each."""

from overworld.server.store.store import (
    ARCHIVED,
    ATTEMPTS,
    BEAT_GAP,
    DAY_MS,
    FORGETTABLE,
    HEAD_START,
    IDLE_BEAT,
    LATEST_EVENT,
    OUTAGES_KEPT,
    OUTAGES_TOGETHER,
    SERVED_KEPT,
    SLOW_WAITS,
)
from overworld.server.table.traces import NAMING_KINDS

_ROW = "code, created, updated, tables.seq, status, summary"

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
"""And the node, is where a node listens."""

# Only nodes that hold the table hear of it, when, and only if, the transaction is committed.
# Usually there are none: transactions that notify are committed one by one in the whole database.
_NOTIFY = f"""
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

# Who was gone and listens again is told: nobody else need have seen that.
# Of two who append at the same seq, the second waits for the first and then finds no such row.
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

CREATE = {False: _CREATE + _NOTIFY, True: _CREATE + _START_WORK + _NOTIFY}
"""Makes a table, without and with work; no row if its code is taken."""

APPEND = {
    None: _APPEND + _NOTIFY,
    False: _APPEND + _END_WORK + _NOTIFY,
    True: _APPEND + _START_WORK + _NOTIFY,
}
"""Append events and leave, end or start work; no row if the first event is not the next."""

APPEND_AWAITED = _APPEND + _AWAIT_WORK + _NOTIFY
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

TABLE = f"SELECT {_ROW} FROM tables WHERE code = %(code)s"

TABLES_OF = f"""
SELECT {_ROW} FROM owners JOIN tables ON id = table_id WHERE owner = %(owner)s
ORDER BY status = '{ARCHIVED}', updated DESC, id DESC LIMIT %(limit)s
"""

DELETE = f"""
WITH one AS (DELETE FROM tables WHERE code = %(code)s RETURNING holders)
{_NOTIFY}
"""

# What another node is just claiming is passed over, not waited for.
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


def _noted(queue: str, who: str) -> str:
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
{_noted("bots", "ARRAY[owner, address]")}
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

FORGET_WORDS = f"""
WITH old AS (
    SELECT table_id, seq FROM events
    WHERE kind IN {FORGETTABLE} AND text <> '' AND at < %(before)s
    LIMIT %(limit)s FOR UPDATE SKIP LOCKED
),
forgotten AS (DELETE FROM snapshots USING old WHERE snapshots.table_id = old.table_id)
UPDATE events SET text = '' FROM old
WHERE events.table_id = old.table_id AND events.seq = old.seq
RETURNING events.seq
"""

FORGET_NOTES = """
DELETE FROM notes WHERE (table_id, step, author) IN (
    SELECT table_id, step, author FROM notes WHERE at < %(before)s
    LIMIT %(limit)s FOR UPDATE SKIP LOCKED
) RETURNING step
"""

OLD_TABLES = """
SELECT id FROM tables WHERE id > %(after)s AND created < %(before)s AND updated >= %(since)s
ORDER BY id LIMIT %(most)s
"""

NAMING_EVENTS = f"""
SELECT table_id, seq, kind, seat, text, at FROM events
WHERE table_id = ANY (%(tables)s) AND kind IN {NAMING_KINDS} ORDER BY table_id, seq
"""

# A snapshot may have the names, too.
REWRITE = """
WITH stale AS (DELETE FROM snapshots WHERE table_id = ANY (%(tables)s::bigint[]))
UPDATE events SET text = new.text
FROM unnest(%(tables)s::bigint[], %(seqs)s::int[], %(texts)s::text[]) AS new (table_id, seq, text)
WHERE events.table_id = new.table_id AND events.seq = new.seq
RETURNING events.seq
"""

ID_OF = "SELECT id FROM tables WHERE code = %(code)s"

ERASE = f"""
WITH one AS (
    UPDATE tables SET seq = %(seq)s, summary = %(summary)s
    WHERE code = %(code)s AND seq = %(before)s RETURNING id, holders
),
emptied AS (
    UPDATE events SET text = new.text, action = new.action
    FROM one, unnest(%(seqs)s::int[], %(texts)s::text[], %(actions)s::text[])
        AS new (seq, text, action)
    WHERE events.table_id = one.id AND events.seq = new.seq
),
marked AS (
    INSERT INTO events (table_id, seq, kind, seat, text, at)
    SELECT id, %(seq)s, %(kind)s, NULL, '', %(at)s FROM one
),
unsaved AS (DELETE FROM snapshots USING one WHERE table_id = one.id),
unwritten AS (DELETE FROM notes USING one WHERE table_id = one.id AND author = %(owner)s),
disowned AS (
    DELETE FROM owners USING one
    WHERE table_id = one.id AND owner IN (%(owner)s, %(without_seat)s)
),
unpaid AS (
    UPDATE work SET owner = '', address = ''
    FROM one WHERE work.table_id = one.id AND owner = %(owner)s
),
unserved AS (DELETE FROM served WHERE who = %(owner)s)
{_NOTIFY}
"""

CODES_ABOUT = f"""
SELECT code FROM tables WHERE code > %(after)s AND id IN (
    SELECT table_id FROM owners WHERE owner IN (%(owner)s, %(without_seat)s)
    UNION SELECT table_id FROM notes WHERE author = %(owner)s
    UNION SELECT table_id FROM events
        WHERE kind IN {FORGETTABLE} AND text <> '' AND starts_with(action, %(prefix)s)
) ORDER BY code LIMIT %(limit)s
"""

NEWEST = f"SELECT {_ROW} FROM tables ORDER BY updated DESC, id DESC LIMIT %(limit)s"

VACUUM = "VACUUM (SKIP_LOCKED) tables, events, owners, notes, snapshots, work, reviews"

# In the order of all who change several tables. Whoever is gone hears nothing any more.
FOLLOW = f"""
WITH new AS (
    SELECT id FROM tables WHERE code = ANY (%(codes)s) AND NOT holders @> ARRAY[%(node)s]
    ORDER BY code FOR UPDATE
)
UPDATE tables SET holders = array_append(
    ARRAY(SELECT holder FROM unnest(holders) AS holder WHERE holder IN ({NODES})), %(node)s
)
FROM new WHERE tables.id = new.id AND NOT holders @> ARRAY[%(node)s]
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

_WAITING = f"FROM reviews WHERE text = '' AND attempts < {ATTEMPTS}"

WAITING_REVIEWS = f"SELECT count(*) {_WAITING}"

# The lock makes nodes count one after the other: two must not both take the last place.
REVIEWS_LOCK = "SELECT pg_advisory_xact_lock(hashtext('overworld reviews'))"

ASK_REVIEW = f"""
WITH room AS (
    SELECT 1 WHERE (SELECT count(*) {_WAITING}) < %(most)s
        AND (SELECT count(*) {_WAITING} AND address = %(address)s) < %(most_each)s
),
asked AS (
    INSERT INTO reviews SELECT id, %(now)s, %(node)s, 0, 0, '', %(address)s FROM tables, room
    WHERE code = %(code)s
    ON CONFLICT (table_id) DO UPDATE SET asked = excluded.asked, attempts = 0,
        address = excluded.address
    WHERE reviews.text = '' AND reviews.attempts >= {ATTEMPTS}
)
SELECT 1 FROM room
"""

# Round robin: the first review of every address, then the second of every address, and so on.
_IN_TURN = f"""
waiting AS (
    SELECT table_id, asked, coalesce(served.at, 0) AS at,
        row_number() OVER (PARTITION BY address ORDER BY asked, table_id) AS round
    FROM reviews LEFT JOIN served ON queue = 'reviews' AND who = address
    WHERE text = '' AND attempts < {ATTEMPTS} AND leased_until <= %(now)s
)
"""
_PLACE = "round, at, asked, table_id"

REVIEW = f"""
WITH {_IN_TURN}
SELECT text, attempts, leased_until, (
    SELECT count(*) FROM waiting
    WHERE ({_PLACE}) < (SELECT {_PLACE} FROM waiting WHERE table_id = id)
) FROM reviews JOIN tables ON id = table_id WHERE code = %(code)s
"""

CLAIM_REVIEW = f"""
WITH {_IN_TURN},
free AS (
    SELECT reviews.table_id FROM reviews JOIN waiting USING (table_id)
    WHERE leased_until <= %(now)s AND text = ''
    ORDER BY round, waiting.at, waiting.asked, table_id LIMIT 1
    FOR UPDATE OF reviews SKIP LOCKED
),
taken AS (
    UPDATE reviews SET node = %(node)s, leased_until = %(until)s
    FROM free JOIN tables ON id = free.table_id
    WHERE reviews.table_id = free.table_id
    RETURNING code, address
),
{_noted("reviews", "ARRAY[address]")}
SELECT code FROM taken
"""

RENEW_REVIEW = """
UPDATE reviews SET leased_until = %(until)s FROM tables
WHERE id = table_id AND code = %(code)s AND node = %(node)s AND leased_until > 0 RETURNING 1
"""

END_REVIEW = f"""
UPDATE reviews SET text = %(text)s, leased_until = 0,
    attempts = attempts + (%(text)s = '')::int, address = CASE
        WHEN %(text)s = '' AND attempts + 1 < {ATTEMPTS} THEN address ELSE '' END
FROM tables WHERE id = table_id AND code = %(code)s AND text = ''
    AND (%(text)s <> '' OR node = %(node)s) RETURNING 1
"""

_NOTED_TABLE = "one AS (SELECT id, holders FROM tables WHERE code = %(code)s)"

SET_NOTE = f"""
WITH {_NOTED_TABLE},
kept AS (
    INSERT INTO notes (table_id, step, author, seat, name, text, at)
    SELECT id, %(step)s, %(author)s, %(seat)s, %(name)s, %(text)s, %(at)s FROM one
    ON CONFLICT (table_id, step, author) DO UPDATE SET
        seat = excluded.seat, name = excluded.name, text = excluded.text, at = excluded.at
)
{_NOTIFY}
"""

DROP_NOTE = f"""
WITH {_NOTED_TABLE},
dropped AS (
    DELETE FROM notes USING one
    WHERE table_id = one.id AND step = %(step)s AND author = %(author)s
)
{_NOTIFY}
"""

NOTES = """
SELECT step, author, seat, name, text, notes.at FROM notes
JOIN tables ON id = table_id WHERE code = %(code)s ORDER BY step, notes.at, author
"""

COUNT_TRY = """
INSERT INTO puzzles VALUES (%(name)s, 1, %(found)s)
ON CONFLICT (name) DO UPDATE
SET tries = puzzles.tries + 1, found = puzzles.found + excluded.found
RETURNING tries
"""

TRIES = "SELECT name, tries, found FROM puzzles"
