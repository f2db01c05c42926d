-- Serve bots and reviews in turn: who waits, and when each was served last.
ALTER TABLE work ADD COLUMN address TEXT NOT NULL DEFAULT '';

-- The next decision is chosen among all that wait, so its index is of no use.
DROP INDEX work_queue;

ALTER TABLE reviews ADD COLUMN address TEXT NOT NULL DEFAULT '';

-- `who` is an owner, or the keyed hash of a network address. Rows are removed after an hour.
CREATE TABLE served (
    queue TEXT NOT NULL,
    who TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (queue, who)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX served_at ON served (at);

-- The key with which all nodes hash addresses.
CREATE TABLE address_key (value TEXT NOT NULL);

INSERT INTO address_key VALUES (lower(hex(randomblob(16))));  -- sqlite
INSERT INTO address_key VALUES (gen_random_uuid()::text);  -- postgres
