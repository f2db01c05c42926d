PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0002');
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	summary TEXT NOT NULL, deadline BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO tables VALUES(1,'DFGGED',1794783504100,1794783520407,7,'playing','{"names":["red","random"],"boards":["red","blue"],"turn":1,"turns":2}',NULL);
CREATE TABLE events (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat SMALLINT, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	action TEXT, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO events VALUES(1,1,'create',NULL,'{"options":{"seats":[{"kind":"here","board":"red"},{"kind":"bot","bot":"random","board":"blue"}],"first":0},"host":"adaadaadaadaadaadaadaada"}',1794783504100,NULL);
INSERT INTO events VALUES(1,2,'start',NULL,'{"moves":"block w1 sand, block w1 wood, block w1 wood, block w1 obsidian, block x1 wood, block x1 emerald, block x1 wood, block x1 obsidian, block y1 sand, block y1 emerald, block y1 obsidian, block y1 emerald, block z1 stone, block z1 stone, block z1 stone, block z1 emerald, block w2 sand, block w2 emerald, block w2 emerald, block w2 stone, block x2 emerald, block y2 wood, block z2 emerald, block z2 wood, block z2 sand, block z2 wood, block w3 sand, block w3 stone, block w3 obsidian, block w3 obsidian, block x3 sand, block y3 wood, block z3 stone, block z3 sand, block z3 wood, block z3 stone, block w4 obsidian, block w4 stone, block w4 obsidian, block w4 wood, block x4 sand, block x4 obsidian, block x4 emerald, block x4 wood, block y4 sand, block y4 stone, block y4 stone, block y4 wood, block z4 stone, block z4 sand, block z4 obsidian, block z4 sand"}',1794783507443,'adaadaada1');
INSERT INTO events VALUES(1,3,'chat',0,'hello',1794783520325,'adaadaada2');
INSERT INTO events VALUES(1,4,'move',0,'mine w1',1794783520326,'adaadaadb0');
INSERT INTO events VALUES(1,5,'move',0,'mine w1',1794783520332,'adaadaadb1');
INSERT INTO events VALUES(1,6,'move',0,'explore 31, token c1 bow, token d1 stone_pickaxe, tile c2 witch-mountains, tile d2 desert-obsidian-dwelling',1794783520333,'adaadaadb2');
INSERT INTO events VALUES(1,7,'move',0,'end',1794783520407,'adaadaadb3');
CREATE TABLE owners (
	owner TEXT NOT NULL, 
	table_id INTEGER NOT NULL, 
	PRIMARY KEY (owner, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO owners VALUES('adaadaadaadaadaadaadaada',1);
CREATE TABLE work (
	table_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	node TEXT NOT NULL, 
	leased_until BIGINT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO work VALUES(1,7,'',0);
CREATE UNIQUE INDEX events_action ON events (table_id, action) WHERE action IS NOT NULL;
CREATE INDEX events_words ON events (at) WHERE kind IN ('chat', 'paint') AND text <> '';
CREATE INDEX owners_table ON owners (table_id);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
COMMIT;
