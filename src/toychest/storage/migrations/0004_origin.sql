-- The table that a rematch, or a game that was played on from another, came from; no log tells a table's code.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_origin ON tables (origin) WHERE origin <> '';
