"""The store for several nodes: one PostgreSQL database, reached by every node. Needs the extra `postgres` (asyncpg).

- `connections.py` a pool that opens itself, finishes what is under way, and says what its failures mean
- `schema.py` the database's shape, as numbered migrations
- `statements.py` everything that is said to the database
- `store.py` the `Store` itself
"""

from toychest.storage.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
