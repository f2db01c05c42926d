"""What the store says to PostgreSQL: one statement, one round trip, one transaction each."""

from overworld.server.store.store import FORGETTABLE

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
    INSERT INTO work (table_id, seq, node, leased_until)
    SELECT id, %(seq)s, '', 0 FROM one
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, node = '', leased_until = 0
)
"""

_END_WORK = """,
ended AS (DELETE FROM work USING one WHERE table_id = one.id)
"""

# Others hear of it when, and only if, the transaction is committed.
_NOTIFY = "SELECT pg_notify('overworld', %(notice)s) FROM one"

_CREATE = f"""
WITH one AS (
    INSERT INTO tables (code, created, updated, seq, status, summary, deadline)
    VALUES (%(code)s, %(created)s, %(updated)s, %(seq)s, %(status)s, %(summary)s, %(deadline)s)
    ON CONFLICT (code) DO NOTHING
    RETURNING id
),
{_INSERT_EVENTS}
"""

# Of two who append at the same seq, the second waits for the first and then finds no such row.
_APPEND = f"""
WITH one AS (
    UPDATE tables SET updated = %(updated)s, seq = %(seq)s, status = %(status)s,
        summary = %(summary)s, deadline = %(deadline)s
    WHERE code = %(code)s AND seq = %(before)s
    RETURNING id
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
"""Appends events, by what becomes of work; no row if the first is not the next."""

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
ORDER BY updated DESC, id DESC LIMIT %(limit)s
"""

DELETE = f"""
WITH one AS (DELETE FROM tables WHERE code = %(code)s RETURNING id)
{_NOTIFY}
"""

DUE = "SELECT code FROM tables WHERE deadline <= %(now)s ORDER BY deadline LIMIT %(limit)s"

# What another node is just claiming is passed over, not waited for.
CLAIM_WORK = """
WITH free AS (
    SELECT table_id FROM work WHERE leased_until <= %(now)s
    ORDER BY leased_until, table_id LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
)
UPDATE work SET node = %(node)s, leased_until = %(until)s
FROM free JOIN tables ON id = free.table_id
WHERE work.table_id = free.table_id
RETURNING code, work.seq
"""

FINISH_WORK = """
DELETE FROM work
WHERE table_id = (SELECT id FROM tables WHERE code = %(code)s) AND seq = %(seq)s
RETURNING seq
"""

ARCHIVE = """
WITH old AS (
    SELECT id FROM tables WHERE updated < %(before)s AND status <> %(archived)s
    LIMIT %(limit)s FOR UPDATE SKIP LOCKED
),
idle AS (DELETE FROM work USING old WHERE table_id = old.id)
UPDATE tables SET status = %(archived)s, deadline = NULL FROM old WHERE tables.id = old.id
RETURNING tables.id
"""

FORGET_WORDS = f"""
WITH old AS (
    SELECT table_id, seq FROM events
    WHERE kind IN {FORGETTABLE} AND text <> '' AND at < %(before)s
    LIMIT %(limit)s FOR UPDATE SKIP LOCKED
)
UPDATE events SET text = '' FROM old
WHERE events.table_id = old.table_id AND events.seq = old.seq
RETURNING events.seq
"""

NODES = """
SELECT substr(application_name, length(%(prefix)s) + 1) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, %(prefix)s)
"""
