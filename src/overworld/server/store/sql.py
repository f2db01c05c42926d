"""SQL that SQLite and PostgreSQL share. Parameters have the style of SQLite, such as `:code`."""

from overworld.server.store.model import (
    ATTEMPTS,
    BEAT_GAP,
    IDLE_BEAT,
    LATEST_EVENT,
    SERVED_KEPT,
)
from overworld.server.table.clocks import DAY
from overworld.server.table.events import ARCHIVED, FORGETTABLE_KINDS, OPEN

ROW = (
    "code, created, updated, tables.seq, "
    f"CASE status WHEN '{OPEN}' THEN 'lobby' ELSE status END, summary"
)
TABLE_ID = "(SELECT id FROM tables WHERE code = :code)"

EVENTS = f"""
SELECT seq, kind, seat, text, at, coalesce(action, '') FROM events
WHERE table_id = {TABLE_ID} AND seq > :after ORDER BY seq
"""

LAST_BEAT = f"""
SELECT max(at) FROM (
    SELECT at FROM beat WHERE at BETWEEN 1 AND :now
    UNION ALL
    SELECT * FROM (
        SELECT updated FROM tables
        WHERE status <> '{ARCHIVED}' AND day <= :now / {DAY} AND updated <= :now
            AND updated <= (
                SELECT CASE at WHEN 0 THEN :now ELSE coalesce(
                    (SELECT min(CASE WHEN at > updated THEN at ELSE updated END) FROM tables
                        WHERE deadline IS NOT NULL) + {BEAT_GAP},
                    at + {LATEST_EVENT}
                ) END FROM beat
            )
        ORDER BY day DESC, updated DESC LIMIT 1
    ) AS last
) AS signs
"""

BEAT = f"""
UPDATE beat SET at = :now WHERE at < :now - {IDLE_BEAT} OR at > :now
    OR EXISTS (SELECT 1 FROM tables WHERE deadline IS NOT NULL)
"""

CORRECT_TIMES = (
    "DELETE FROM outages WHERE since >= :now",
    "UPDATE outages SET until = :now WHERE until > :now",
    "UPDATE work SET queued = :now WHERE queued > :now",
    "UPDATE work SET leased_until = 0 WHERE leased_until > :longest",
    "UPDATE reviews SET leased_until = 0 WHERE leased_until > :longest",
)

# Each claim gets a later time than all before it, so that two claims in one millisecond have an
# order. Rows that a clock which was ahead has written do not count.
NEXT_SERVED = f"(SELECT coalesce(max(at), 0) + 1 FROM served WHERE at <= :now + {SERVED_KEPT})"

SAVE_SNAPSHOT = """
INSERT INTO snapshots SELECT id, :seq, :text FROM tables
WHERE code = :code AND NOT EXISTS (
    SELECT 1 FROM events WHERE table_id = id AND events.seq > :seq AND kind = 'erase'
)
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, text = excluded.text
WHERE snapshots.seq < excluded.seq
"""

# Round robin: the first review of every address, then the second of every address, and so on.
REVIEWS_IN_TURN = f"""
waiting AS (
    SELECT table_id, asked, coalesce(served.at, 0) AS at,
        row_number() OVER (PARTITION BY address ORDER BY asked, table_id) AS round
    FROM reviews LEFT JOIN served ON queue = 'reviews' AND who = address
    WHERE text = '' AND attempts < {ATTEMPTS} AND leased_until <= :now
)
"""
PLACE = "round, waiting.at, waiting.asked, waiting.table_id"
WAITING_REVIEWS = f"FROM reviews WHERE text = '' AND attempts < {ATTEMPTS}"

ASK_REVIEW = f"""
INSERT INTO reviews SELECT id, :now, :node, 0, 0, '', :address FROM tables WHERE code = :code
    AND (SELECT count(*) {WAITING_REVIEWS}) < :max_waiting
    AND (SELECT count(*) {WAITING_REVIEWS} AND address = :address) < :max_per_address
ON CONFLICT (table_id) DO UPDATE
SET asked = excluded.asked, attempts = 0, address = excluded.address
WHERE reviews.text = '' AND reviews.attempts >= {ATTEMPTS}
"""

IS_ASKED = f"""
SELECT 1 FROM reviews WHERE table_id = {TABLE_ID} AND (text <> '' OR attempts < {ATTEMPTS})
"""

REVIEW = f"""
WITH {REVIEWS_IN_TURN}
SELECT text, attempts, leased_until, (
    SELECT count(*) FROM waiting
    WHERE ({PLACE}) < (SELECT {PLACE} FROM waiting WHERE table_id = id)
) FROM reviews JOIN tables ON id = table_id WHERE code = :code
"""

END_REVIEW = f"""
UPDATE reviews SET text = :text, leased_until = 0,
    attempts = attempts + CASE WHEN :text = '' THEN 1 ELSE 0 END,
    address = CASE WHEN :text = '' AND attempts + 1 < {ATTEMPTS} THEN address ELSE '' END
WHERE text = '' AND (:text <> '' OR node = :node) AND table_id = {TABLE_ID}
"""

SET_NOTE = """
INSERT INTO notes (table_id, step, author, seat, name, text, at)
SELECT id, :step, :author, :seat, :name, :text, :at FROM tables WHERE code = :code
ON CONFLICT (table_id, step, author) DO UPDATE
SET seat = excluded.seat, name = excluded.name, text = excluded.text, at = excluded.at
"""

CODES_ABOUT = f"""
SELECT code FROM tables WHERE code > :after AND id IN (
    SELECT table_id FROM owners WHERE owner IN (:owner, :seatless_key)
    UNION SELECT table_id FROM notes WHERE author = :owner
    UNION SELECT table_id FROM result_seats WHERE owner = :owner AND owner <> ''
    UNION SELECT table_id FROM events WHERE kind IN {FORGETTABLE_KINDS} AND text <> '' AND at >= 0
        AND substr(action, 1, :length) = :prefix
) ORDER BY code LIMIT :limit
"""

_UNCHANGED = "code = :code AND seq = :before"
_ERASED = f"(SELECT id FROM tables WHERE {_UNCHANGED})"

ERASE = (
    "UPDATE events SET text = new.text, action = new.action FROM ({changed}) AS new "
    f"WHERE events.table_id = {_ERASED} AND events.seq = new.seq",
    "INSERT INTO events (table_id, seq, kind, text, at) "
    f"SELECT id, :seq, :kind, '', :at FROM tables WHERE {_UNCHANGED}",
    f"DELETE FROM snapshots WHERE table_id = {_ERASED}",
    f"DELETE FROM notes WHERE table_id = {_ERASED} AND author = :owner",
    f"UPDATE work SET owner = '', address = '' WHERE table_id = {_ERASED} AND owner = :owner",
    f"DELETE FROM owners WHERE table_id = {_ERASED} AND owner IN (:owner, :seatless_key)",
    f"DELETE FROM outbox WHERE table_id = {_ERASED} AND owner = :owner",
    f"UPDATE result_seats SET owner = :ghost WHERE table_id = {_ERASED} AND owner = :owner",
    "DELETE FROM served WHERE who = :owner",
    f"UPDATE tables SET seq = :seq, summary = :summary WHERE {_UNCHANGED} RETURNING id",
)
"""Replace events and append a marker; the last statement returns no row after a conflict."""

HAND_OVER = (
    *ERASE[:3],  # the events, the marker and the snapshot
    f"DELETE FROM notes WHERE table_id = {_ERASED} AND author = :owner AND step IN "
    f"(SELECT step FROM notes WHERE table_id = {_ERASED} AND author = :to)",
    f"UPDATE notes SET author = :to WHERE table_id = {_ERASED} AND author = :owner",
    f"UPDATE result_seats SET owner = :to WHERE table_id = {_ERASED} AND owner = :owner",
    f"UPDATE work SET owner = :to WHERE table_id = {_ERASED} AND owner = :owner",
    f"DELETE FROM outbox WHERE table_id = {_ERASED} AND owner = :owner AND kind IN "
    f"(SELECT kind FROM outbox WHERE table_id = {_ERASED} AND owner = :to)",
    f"UPDATE outbox SET owner = :to WHERE table_id = {_ERASED} AND owner = :owner",
    "INSERT INTO owners SELECT CASE owner WHEN :owner THEN :to ELSE :seatless_to END, table_id "
    f"FROM owners WHERE table_id = {_ERASED} AND owner IN (:owner, :seatless_key) "
    "ON CONFLICT DO NOTHING",
    f"DELETE FROM owners WHERE table_id = {_ERASED} AND owner IN (:owner, :seatless_key)",
    *ERASE[-2:],
)
"""Give a person's data at a table to another owner; after a conflict, the last returns no row."""

LOCK_ERASED = f"SELECT id FROM tables WHERE {_UNCHANGED}"
