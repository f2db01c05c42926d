-- The deal of the day: the key of its seeds, tries, and the results of bots on the same deal.
CREATE TABLE day_key (value TEXT NOT NULL);

INSERT INTO day_key VALUES (lower(hex(randomblob(32))));  -- sqlite
INSERT INTO day_key VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));  -- postgres

-- `address` is a keyed hash, which is emptied after the day.
CREATE TABLE attempts (
    day TEXT NOT NULL,
    owner TEXT NOT NULL,
    code TEXT NOT NULL UNIQUE,
    started BIGINT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (day, owner)
) WITHOUT ROWID;  -- sqlite
);  -- postgres

CREATE INDEX attempts_owner ON attempts (owner);

-- `lead` is empty until a bot has finished its game. A node that plays it has a lease.
CREATE TABLE pars (
    day TEXT NOT NULL,
    bot TEXT NOT NULL,
    lead SMALLINT,
    node TEXT NOT NULL,
    leased_until BIGINT NOT NULL,
    attempts SMALLINT NOT NULL,
    PRIMARY KEY (day, bot)
) WITHOUT ROWID;  -- sqlite
);  -- postgres
