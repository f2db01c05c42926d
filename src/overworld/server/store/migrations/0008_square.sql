-- People who look for a table, blocked people, reports for the operator, and invitations.

-- A lobby that its host has opened to all has the status 'open' in its row.
CREATE INDEX tables_open ON tables (created) WHERE status = 'open';

-- One row for each person, so that no person can get two seats at the same time.
CREATE TABLE waiting (
    owner TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    sizes TEXT NOT NULL,
    speeds TEXT NOT NULL,
    patience BIGINT NOT NULL,
    since BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    pressed BIGINT NOT NULL,
    state TEXT NOT NULL,
    offer TEXT NOT NULL,
    ready SMALLINT NOT NULL,
    until BIGINT NOT NULL,
    plan TEXT NOT NULL,
    refused TEXT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX waiting_offer ON waiting (offer) WHERE offer <> '';

CREATE TABLE blocks (
    owner TEXT NOT NULL,
    blocked TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (owner, blocked)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX blocks_blocked ON blocks (blocked);

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    code TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    lines TEXT NOT NULL,
    at BIGINT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX reports_reporter ON reports (reporter, at);

CREATE INDEX reports_reported ON reports (reported);

CREATE INDEX reports_at ON reports (at);

-- People whom an invitation of the operator has admitted.
CREATE TABLE invited (
    owner TEXT NOT NULL PRIMARY KEY,
    invitation TEXT NOT NULL,
    at BIGINT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX invited_invitation ON invited (invitation);

-- The key with which the operator's command signs invitations.
CREATE TABLE people_key (value TEXT NOT NULL);

INSERT INTO people_key VALUES (lower(hex(randomblob(16))));  -- sqlite
INSERT INTO people_key VALUES (gen_random_uuid()::text);  -- postgres
