CREATE TABLE alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE events (
    table_id integer NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    seat smallint,
    text text NOT NULL,
    at bigint NOT NULL,
    action text
);
CREATE TABLE owners (
    owner text NOT NULL,
    table_id integer NOT NULL
);
CREATE TABLE tables (
    id integer NOT NULL,
    code text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    seq integer NOT NULL,
    status text NOT NULL,
    summary text NOT NULL,
    deadline bigint
)
WITH (fillfactor='50');
CREATE SEQUENCE tables_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE tables_id_seq OWNED BY tables.id;
CREATE TABLE work (
    table_id integer NOT NULL,
    seq integer NOT NULL,
    node text NOT NULL,
    leased_until bigint NOT NULL
);
ALTER TABLE ONLY tables ALTER COLUMN id SET DEFAULT nextval('tables_id_seq'::regclass);
INSERT INTO alembic_version VALUES ('0002');
INSERT INTO events VALUES (1, 1, 'create', NULL, '{"options":{"seats":[{"kind":"here","board":"red"},{"kind":"bot","bot":"random","board":"blue"}],"first":0},"host":"adaadaadaadaadaadaadaada"}', 1794783531843, NULL);
INSERT INTO events VALUES (1, 2, 'start', NULL, '{"moves":"block w1 emerald, block w1 wood, block w1 obsidian, block w1 wood, block x1 wood, block x1 stone, block x1 wood, block x1 wood, block y1 sand, block y1 obsidian, block y1 stone, block y1 stone, block z1 obsidian, block z1 stone, block z1 wood, block z1 sand, block w2 sand, block w2 wood, block w2 emerald, block w2 wood, block x2 wood, block y2 sand, block z2 emerald, block z2 sand, block z2 obsidian, block z2 sand, block w3 obsidian, block w3 sand, block w3 sand, block w3 emerald, block x3 emerald, block y3 wood, block z3 obsidian, block z3 wood, block z3 emerald, block z3 wood, block w4 wood, block w4 wood, block w4 stone, block w4 sand, block x4 stone, block x4 wood, block x4 emerald, block x4 sand, block y4 sand, block y4 stone, block y4 sand, block y4 stone, block z4 emerald, block z4 emerald, block z4 sand, block z4 obsidian"}', 1794783532409, 'adaadaada1');
INSERT INTO events VALUES (1, 3, 'chat', 0, 'hello', 1794783532508, 'adaadaada2');
INSERT INTO events VALUES (1, 4, 'move', 0, 'mine w1', 1794783532513, 'adaadaadb0');
INSERT INTO events VALUES (1, 5, 'move', 0, 'mine w1', 1794783532516, 'adaadaadb1');
INSERT INTO events VALUES (1, 6, 'move', 0, 'explore 31, token c1 diamond_sword, token d1 stone_pickaxe, tile c2 forest-stone-animal_house, tile d2 forest-wood-decoration', 1794783532518, 'adaadaadb2');
INSERT INTO events VALUES (1, 7, 'move', 0, 'end', 1794783532524, 'adaadaadb3');
INSERT INTO owners VALUES ('adaadaadaadaadaadaadaada', 1);
INSERT INTO tables VALUES (1, '8FYBXQ', 1794783531843, 1794783532524, 7, 'playing', '{"names":["red","random"],"boards":["red","blue"],"turn":1,"turns":2}', NULL);
INSERT INTO work VALUES (1, 7, '', 0);
SELECT pg_catalog.setval('tables_id_seq', 1, true);
ALTER TABLE ONLY alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (owner, table_id);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY work
    ADD CONSTRAINT work_pkey PRIMARY KEY (table_id);
CREATE UNIQUE INDEX events_action ON events USING btree (table_id, action) WHERE (action IS NOT NULL);
CREATE INDEX events_words ON events USING btree (at) WHERE ((kind = ANY (ARRAY['chat'::text, 'paint'::text])) AND (text <> ''::text));
CREATE INDEX owners_table ON owners USING btree (table_id);
CREATE INDEX tables_deadline ON tables USING btree (deadline) WHERE (deadline IS NOT NULL);
ALTER TABLE ONLY events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY owners
    ADD CONSTRAINT owners_table_id_fkey FOREIGN KEY (table_id) REFERENCES tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY work
    ADD CONSTRAINT work_table_id_fkey FOREIGN KEY (table_id) REFERENCES tables(id) ON DELETE CASCADE;
