"""The built client that is committed was built from the sources that are committed, and nobody has touched it since."""

import hashlib
import json

import pytest

from tests.docs.tree import ROOT, SRC

STATIC = SRC / "web" / "static"
STAMP = json.loads((STATIC / "build.json").read_text(encoding="utf-8"))
BUILD_FILES = ("index.html", "package-lock.json", "stamp.ts", "svelte.config.js", "vite.config.ts")


def sources() -> list[str]:
    """Everything that goes into the bundle, as the client's build lists it."""
    files = [
        *(ROOT / "client" / name for name in BUILD_FILES),
        *(path for path in (ROOT / "client" / "src").rglob("*") if path.is_file()),
        *(SRC / "games").glob("*/boards/*.toml"),
        *(SRC / "games").glob("*/words/*/*.ftl"),
        *(SRC / "words" / "locales").rglob("*.ftl"),
    ]
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def stamp(paths: list[str]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + (ROOT / path).read_bytes() + b"\0")
    return digest.hexdigest()


def test_the_bundle_is_fresh() -> None:
    assert STAMP["sources"] == stamp(sources()), "in client/: npm run build, then commit src/toychest/web/static"


def test_every_built_file_is_as_it_was_built() -> None:
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
    sums = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items() if name != "build.json"}
    assert sums == STAMP["outputs"]


@pytest.mark.parametrize(
    "name", ["client/src/wire.ts", "client/index.html", "src/toychest/games/castle/words/en/castle.ftl"]
)
def test_a_changed_source_would_change_the_stamp(name: str) -> None:
    assert stamp([path for path in sources() if path != name]) != stamp(sources())
