-- What the operator does about people: current sanctions, the log of all, and numbers without people.
CREATE TABLE sanctions (
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The `name_key` of a name that the operator took away, which is reserved; else empty.
    key TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (owner, kind, key)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX sanctions_key ON sanctions (key) WHERE key <> '';

-- Rows are added, never changed, until the personal data in them is forgotten.
CREATE TABLE moderation_log (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    until BIGINT NOT NULL,
    why TEXT NOT NULL
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX moderation_log_at ON moderation_log (at);

CREATE INDEX moderation_log_owner ON moderation_log (owner) WHERE owner <> '';

-- People whom quick match seated on a day (in days since 1970), by the longest time that they waited.
CREATE TABLE waits (
    day INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (day, seconds)
) WITHOUT ROWID;  -- sqlite
);  -- postgres
