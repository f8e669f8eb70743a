"""The built client that is committed was built from the sources that are committed."""

import hashlib
import json

import pytest

from tests.docs.tree import ROOT, SRC

STAMP = SRC / "web" / "static" / "build.json"
BUILD_FILES = ("index.html", "package-lock.json", "stamp.ts", "svelte.config.js", "vite.config.ts")


def sources() -> list[str]:
    """Everything that goes into the bundle, as the client's build lists it."""
    files = [
        *(ROOT / "client" / name for name in BUILD_FILES),
        *(path for path in (ROOT / "client" / "src").rglob("*") if path.is_file()),
        *(SRC / "words" / "locales").rglob("*.ftl"),
    ]
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def stamp(paths: list[str]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + (ROOT / path).read_bytes() + b"\0")
    return digest.hexdigest()


def test_the_bundle_is_fresh() -> None:
    built_from = json.loads(STAMP.read_text(encoding="utf-8"))["sources"]
    assert built_from == stamp(sources()), "in client/: npm run build, then commit src/toychest/web/static"


@pytest.mark.parametrize(
    "name", ["client/src/wire.ts", "client/index.html", "src/toychest/words/locales/en/castle.ftl"]
)
def test_a_changed_source_would_change_the_stamp(name: str) -> None:
    assert stamp([path for path in sources() if path != name]) != stamp(sources())
