"""The sums of the English that each catalogue was made from: changing English names whom to ask.

`made-from.txt` of a folder of words has a line `id sum` for what every language was made from; the one within the
folder of a language has what that language alone has read since. No browser gets them: it asks for `.ftl` files.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from toychest.games import GAMES
from toychest.words import LANGUAGES

FILE = "made-from.txt"
SOURCES = Path(__file__).resolve().parent.parent / "src" / "toychest"
FOLDERS = [SOURCES / "words" / "locales", *(SOURCES / "games" / game / "words" for game in GAMES)]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

Sums = dict[str, str]


def sums_of(folder: Path) -> Sums:
    """The sum of every English message of a folder, whatever file it stands in."""
    sources = [file.read_text("utf-8") for file in sorted((folder / "en").glob("*.ftl"))]
    return {id: sum for source in sources for id, sum in sums_in(source).items()}


def sums_in(source: str) -> Sums:
    """The sum of each message of a Fluent text; how it is broken into lines and what is remarked does not matter."""
    found = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            said = " ".join(FluentSerializer().serialize_entry(entry).split())
            found[entry.id.name] = hashlib.sha256(said.encode()).hexdigest()[:8]
    return found


def made_from(folder: Path, language: str) -> Sums:
    """What a language was made from: the sums of all, and over them its own."""
    return noted(folder / FILE) | noted(folder / language / FILE)


def changed(folder: Path, language: str) -> Iterator[str]:
    """The ids whose English has changed since the language was made from it, or that nobody has noted."""
    made = made_from(folder, language)
    yield from (id for id, sum in sums_of(folder).items() if made.get(id) != sum)


def note_read(folder: Path, languages: list[str]) -> None:
    """Somebody has read these languages: what they were made from is the English of today."""
    today = sums_of(folder)
    made = {each: today if each in languages else made_from(folder, each) for each in TRANSLATIONS}
    shared = {id: sum for id, sum in today.items() if all(sums.get(id) == sum for sums in made.values())}
    base = {id: sum for id, sum in (noted(folder / FILE) | shared).items() if id in today}
    write(folder / FILE, base)
    for each, sums in made.items():
        write(folder / each / FILE, {id: sum for id, sum in sums.items() if id in today and base.get(id) != sum})


def noted(file: Path) -> Sums:
    """The sums of a file, or none where there is no file."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(line.split(" ") for line in lines)


def write(file: Path, sums: Sums) -> None:
    """Write sums in the order of their ids; no file for none."""
    if sums:
        file.write_text("".join(f"{id} {sum}\n" for id, sum in sorted(sums.items())), "utf-8")
    else:
        file.unlink(missing_ok=True)
