"""What a server does when its first page is opened, done once for all that are forked: it is half of what they do.

It is imported by the process that forks them, and by nobody else.
"""

import gc

import anyio._backends._asyncio  # noqa: F401  (else Starlette imports it at the first page)

from toychest.games import EDITIONS
from toychest.puzzles.day import puzzles_by_game
from toychest.web import assets
from toychest.web.pages import STATIC

puzzles_by_game(EDITIONS)
for file in STATIC.rglob("*"):
    if file.suffix in assets.PRESSED and assets.SMALL <= file.stat().st_size <= assets.LARGEST:
        assets.pressed(str(file), file.stat().st_mtime_ns)

gc.freeze()
