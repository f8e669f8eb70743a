"""The built client, file by file: each is read and pressed once, then handed out from memory."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PRESSED: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
"""What becomes smaller; pictures and fonts are small already."""

SMALL: Final = 1024
"""Bytes: pressing less saves nobody anything."""

LARGEST: Final = 1 << 20
"""Bytes: what is larger is read from the disk each time."""

MOST_FILES: Final = 1024


class Assets(StaticFiles):
    """Finds files, and says when they changed, as its base does; whoever wants a part of one gets it from the disk."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        if not isinstance(found, FileResponse) or "range" in asked or stat_result.st_size > LARGEST:
            return found
        file = str(full_path), stat_result.st_mtime_ns
        said = {name: found.headers[name] for name in ("content-type", "etag", "last-modified")}
        is_pressed = stat_result.st_size >= SMALL and file[0].endswith(PRESSED)
        if not is_pressed or "gzip" not in asked.get("accept-encoding", ""):
            return Response(plain(*file), status_code, said)
        kept = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(pressed(*file), status_code, said | kept)


@lru_cache(MOST_FILES)
def plain(path: str, changed: int) -> bytes:
    """A file as it was written at that time: what is built anew is read anew."""
    return Path(path).read_bytes()


@lru_cache(MOST_FILES)
def pressed(path: str, changed: int) -> bytes:
    """The same, as nearly every browser takes it."""
    return gzip.compress(plain(path, changed), mtime=0)
