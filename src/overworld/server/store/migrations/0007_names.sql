-- People who took a name, their devices and passkeys, and proofs that work once.
CREATE TABLE players (
    owner TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as `name_key` compares names; NULL while the player is being deleted.
    key TEXT UNIQUE,
    created BIGINT NOT NULL,
    renamed BIGINT NOT NULL,
    recovery TEXT NOT NULL DEFAULT '',
    face TEXT NOT NULL DEFAULT '',
    ghost TEXT NOT NULL DEFAULT ''
);

CREATE TABLE devices (
    secret TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES players (owner) ON DELETE CASCADE,
    label TEXT NOT NULL,
    day INTEGER NOT NULL
);

CREATE INDEX devices_owner ON devices (owner);

CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES players (owner) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    rp TEXT NOT NULL,
    label TEXT NOT NULL,
    day INTEGER NOT NULL
);

CREATE INDEX passkeys_owner ON passkeys (owner);

-- Challenges of passkeys and codes for other devices, by their hash. The first use deletes a row.
CREATE TABLE proofs (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);
