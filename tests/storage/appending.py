"""A program that appends to a SQLite store until it is stopped, and prints each entry that was acknowledged.

python appending.py FILE for-ever           four tables at once: `CODE SEQ` for each acknowledged entry
python appending.py FILE race NAME LAST     one try for each entry of one table: `won SEQ` or `lost SEQ`
python appending.py FILE bounded BYTES      until the system lets no file grow: `SEQ` for each, then the cause
"""

import asyncio
import resource
import sys
from contextlib import suppress
from pathlib import Path

from tests.storage.records import CODE, moves, record
from toychest.storage import SqliteStore
from toychest.table import errors


def tell(*words: object) -> None:
    print(*words, flush=True)


async def append_for_ever(store: SqliteStore, code: str) -> None:
    with suppress(errors.TableExists):
        await store.create(record(code))
    seq = len((await store.load(code)).entries)
    while True:
        seq += 1
        await store.append(code, moves(seq, seq), request=f"request {seq}")
        tell(code, seq)


async def race(store: SqliteStore, name: str, last: int) -> None:
    for seq in range(1, last + 1):
        try:
            await store.append(CODE, moves(seq, seq, name))
            tell("won", seq)
        except errors.SeqTaken:
            tell("lost", seq)


async def append_until_refused(store: SqliteStore) -> None:
    await store.create(record())
    for seq in range(1, 100_000):
        try:
            await store.append(CODE, moves(seq, seq, "rest " * 200))
        except errors.StoreFailed as refused:
            return tell(refused.because)
        tell(seq)
    return None


async def main(path: Path, how: str, *words: str) -> None:
    if how == "bounded":
        sys.dont_write_bytecode = True  # half a compiled module would be read for ever
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(words[0]), int(words[0])))
    store = SqliteStore(path)
    match how:
        case "for-ever":
            await asyncio.gather(*(append_for_ever(store, f"GAME-222{number}") for number in range(2, 6)))
        case "race":
            await race(store, words[0], int(words[1]))
        case _:
            await append_until_refused(store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
