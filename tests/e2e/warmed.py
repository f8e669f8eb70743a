"""What a server does when its first page is opened, and a program before its first sentence: done once for all forks.

It is imported by the process that forks them, and by nobody else.
"""

import gc

import anyio._backends._asyncio  # noqa: F401  (else Starlette imports it at the first page)

from toychest.games import EDITIONS
from toychest.puzzles.day import puzzles_by_game
from toychest.web import assets
from toychest.web.pages import STATIC
from toychest.words import read_catalogue

read_catalogue("en")
puzzles_by_game(EDITIONS)
for file in STATIC.rglob("*"):
    if file.suffix in assets.PRESSED and assets.SMALL <= file.stat().st_size <= assets.LARGEST:
        assets.pressed(str(file), file.stat().st_mtime_ns)

gc.freeze()
