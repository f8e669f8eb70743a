"""The sums of the English that each language was made from: changing English names whom to ask.

`made-from.txt` of a folder of words has a line `id sum` for what the languages of its first line were made from; the
one within the folder of a language has what that language alone has read since, or not. A language that the first
line does not name has read nothing. No browser gets these files: it asks for `.ftl`.
"""

import hashlib
import importlib.util
from collections.abc import Collection, Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse

from toychest.games import GAMES
from toychest.words import LANGUAGES

FILE = "made-from.txt"
ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "toychest"
BEFORE_PLAY = ROOT / "docs" / "readme"
"""What is read before anything is installed: the first screen of README, and the sentences of play.py."""

FOLDERS = [SOURCES / "words" / "locales", *(SOURCES / "games" / game / "words" for game in GAMES), BEFORE_PLAY]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
UNREAD = "unread"
"""Stands for the sum of a text that a language has not read, where the others have."""

FOR = "# "
"""How the line begins that names the languages of a file's sums."""

Sums = dict[str, str]


def sums_of(folder: Path) -> Sums:
    """The sum of every English text of a folder, whatever file it stands in."""
    if folder == BEFORE_PLAY:
        return sums_of_readme((ROOT / "README.md").read_text("utf-8")) | sums_of_play(ROOT / "play.py")
    sources = [file.read_text("utf-8") for file in sorted((folder / "en").glob("*.ftl"))]
    return {id: sum for source in sources for id, sum in sums_in(source).items()}


def sums_of_readme(readme: str) -> Sums:
    """The parts of README that the other languages have: its top without pictures and links, and how to play."""
    top, _, rest = readme.partition("\n## Play\n")
    told = [line for line in top.splitlines() if not line.startswith(("[", "!["))]
    return {"readme-top": _sum("\n".join(told)), "readme-play": _sum(rest.partition("\n## ")[0])}


def sums_of_play(file: Path) -> Sums:
    """The sentences that play.py says before anything else is there."""
    spec = importlib.util.spec_from_file_location("play_words", file)
    assert spec is not None
    assert spec.loader is not None
    play = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(play)
    return {f"play-{id}": _sum(said["en"]) for id, said in play.WORDS.items()}


def _sum(text: str) -> str:
    """A short sum of a text, however it is broken into lines."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def sums_in(source: str) -> Sums:
    """The sum of each message of a Fluent text; how it is broken into lines and what is remarked does not matter."""
    found = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            found[entry.id.name] = _sum(FluentSerializer().serialize_entry(entry))
    return found


def made_from(folder: Path, language: str) -> Sums:
    """What a language was made from: the sums of all, if they are its too, and over them its own."""
    return (noted(folder / FILE) if language in read_by(folder) else {}) | noted(folder / language / FILE)


def changed(folder: Path, language: str) -> Iterator[str]:
    """The ids whose English has changed since the language was made from it, or that nobody has noted."""
    made = made_from(folder, language)
    yield from (id for id, sum in sums_of(folder).items() if made.get(id) != sum)


def note_read(folder: Path, languages: Collection[str], ids: Collection[str] = ()) -> None:
    """Somebody has read these languages, or these texts of theirs: they are made from the English of today."""
    today = sums_of(folder)
    read = {id: sum for id, sum in today.items() if not ids or id in ids}
    made = {each: made_from(folder, each) | (read if each in languages else {}) for each in TRANSLATIONS}
    alike = [each for each in TRANSLATIONS if each in read_by(folder) or (each in languages and not ids)]
    shared = {id: sum for id, sum in today.items() if alike and all(made[each].get(id) == sum for each in alike)}
    base = {id: sum for id, sum in (noted(folder / FILE) | shared).items() if id in today}
    write(folder / FILE, base, alike)
    for each, sums in made.items():
        lacks = {id: UNREAD for id in base if each in alike}
        own = {id: sum for id, sum in (lacks | sums).items() if id in today}
        write(folder / each / FILE, {id: sum for id, sum in own.items() if each not in alike or base.get(id) != sum})


def read_by(folder: Path) -> list[str]:
    """The languages whose sums are those of all."""
    file = folder / FILE
    first = file.read_text("utf-8").partition("\n")[0] if file.exists() else ""
    return first.removeprefix(FOR).split() if first.startswith(FOR) else []


def noted(file: Path) -> Sums:
    """The sums of a file, or none where there is no file."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(line.split(" ") for line in lines if not line.startswith(FOR))


def write(file: Path, sums: Sums, languages: Collection[str] = ()) -> None:
    """Write sums in the order of their ids, below the languages that they are for; no file for none."""
    head = f"{FOR}{' '.join(languages)}\n" if languages else ""
    if sums:
        file.parent.mkdir(exist_ok=True)
        file.write_text(head + "".join(f"{id} {sum}\n" for id, sum in sorted(sums.items())), "utf-8")
    else:
        file.unlink(missing_ok=True)
