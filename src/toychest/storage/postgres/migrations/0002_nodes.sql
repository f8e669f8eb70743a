-- The nodes that are there, each until a moment that it keeps pushing on. One that nobody named has an empty name.
CREATE TABLE nodes (
    node  text        PRIMARY KEY,
    name  text        NOT NULL,
    until timestamptz NOT NULL
);

-- Which node lets the bots of a table think. One that has run out belongs to a node that died: anybody may take it.
CREATE TABLE leases (
    code  text        PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    node  text        NOT NULL,
    until timestamptz NOT NULL
);

CREATE INDEX leases_by_end ON leases (until);

CREATE INDEX leases_by_node ON leases (node);
