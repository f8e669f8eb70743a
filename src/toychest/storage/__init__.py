"""Where logs rest: a store in memory, and one in a SQLite file. What a store promises is `toychest.table.Store`."""

from toychest.storage.memory_store import MemoryStore
from toychest.storage.sqlite import SqliteStore

__all__ = ["MemoryStore", "SqliteStore"]
