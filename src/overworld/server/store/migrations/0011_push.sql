-- Notifications by Web Push: the server's key, people, their browsers, and what waits for them.
CREATE TABLE push_key (value TEXT NOT NULL);

INSERT INTO push_key VALUES (lower(hex(randomblob(32))));  -- sqlite
INSERT INTO push_key VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));  -- postgres

-- A person with at least one browser. `sent` counts the notifications of `day`.
CREATE TABLE push_people (
    owner TEXT NOT NULL PRIMARY KEY,
    kinds TEXT NOT NULL,
    quiet_from SMALLINT NOT NULL,
    quiet_to SMALLINT NOT NULL,
    zone TEXT NOT NULL,
    seen BIGINT NOT NULL,
    day INTEGER NOT NULL,
    sent SMALLINT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

-- `secret` is the hash of the browser's secret. `failures` counts days, the last of them `failed`.
CREATE TABLE push_browsers (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES push_people (owner) ON DELETE CASCADE,
    secret TEXT NOT NULL UNIQUE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    label TEXT NOT NULL,
    used BIGINT NOT NULL,
    failures SMALLINT NOT NULL,
    failed INTEGER NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX push_browsers_owner ON push_browsers (owner);

-- The last notification of each kind about a table. `due` is empty unless it waits. `owner` has no
-- foreign key, because the append of a move must not fail when a person leaves at that moment.
CREATE TABLE outbox (
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT,
    last BIGINT NOT NULL DEFAULT 0,
    tries SMALLINT NOT NULL DEFAULT 0,
    done TEXT NOT NULL DEFAULT '',
    node TEXT NOT NULL DEFAULT '',
    leased_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (owner, kind, table_id)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX outbox_due ON outbox (due) WHERE due IS NOT NULL;

CREATE INDEX outbox_table ON outbox (table_id);
