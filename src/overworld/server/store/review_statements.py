"""SQL of the PostgreSQL store about reviews, notes, puzzles and privacy."""

from overworld.server.store.model import ATTEMPTS, FORGETTABLE
from overworld.server.store.statements import NOTIFY, ROW, served_by
from overworld.server.table.traces import NAMING_KINDS

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
{NOTIFY}
"""

CODES_ABOUT = f"""
SELECT code FROM tables WHERE code > %(after)s AND id IN (
    SELECT table_id FROM owners WHERE owner IN (%(owner)s, %(without_seat)s)
    UNION SELECT table_id FROM notes WHERE author = %(owner)s
    UNION SELECT table_id FROM events
        WHERE kind IN {FORGETTABLE} AND text <> '' AND starts_with(action, %(prefix)s)
) ORDER BY code LIMIT %(limit)s
"""

NEWEST = f"SELECT {ROW} FROM tables ORDER BY updated DESC, id DESC LIMIT %(limit)s"

VACUUM = "VACUUM (SKIP_LOCKED) tables, events, owners, notes, snapshots, work, reviews"

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
{served_by("reviews", "ARRAY[address]")}
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
{NOTIFY}
"""

DROP_NOTE = f"""
WITH {_NOTED_TABLE},
dropped AS (
    DELETE FROM notes USING one
    WHERE table_id = one.id AND step = %(step)s AND author = %(author)s
)
{NOTIFY}
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
