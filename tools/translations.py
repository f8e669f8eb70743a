"""Name every translated text that wants a reader: its English has changed since, or nobody has written it.

usage: python -m tools.translations                        list what wants a reader; exit 1 if anything does
       python -m tools.translations --read LANGUAGE        somebody has read all its texts: note today's English sums
       python -m tools.translations --read LANGUAGE ID ... somebody has read these texts of it
       python -m tools.translations --read all             the same for every language; ids may follow here, too
       python -m tools.translations --read GAME LANGUAGE   somebody has read that rules page: note today's English sums
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.catalogue_sums import FOLDERS, TRANSLATIONS, changed, note_read, sums_of
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.rulebook import WRITTEN_IN, paragraphs, sections
from toychest.words.translated_rules import FILE, LINE, sum_of, translated_page

ALL = "all"
GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "toychest" / "games"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("--read", nargs="+", metavar="WHAT", help="note that a language, texts or a page was read")
    arguments = parser.parse_args()
    if arguments.read:
        note(arguments.read)
        return 0
    wanted = [line for game in GAMES for language in LANGUAGES for line in wanting(game, language)]
    wanted += [line for language in TRANSLATIONS for line in wanting_in_catalogues(language)]
    print("\n".join(wanted) or "Nothing wants a reader.")
    return int(bool(wanted))


def note(read: list[str]) -> None:
    """Note that the texts of a language, some of them, or one rules page were read."""
    first, *rest = read
    if first not in GAMES:
        note_texts(first, rest)
        return
    [language] = rest
    page = GAMES_FOLDER / first / "words" / language / FILE
    page.write_text(with_sums(page.read_text(encoding="utf-8"), first), encoding="utf-8")


def note_texts(language: str, ids: list[str]) -> None:
    """Note that somebody has read a language, or these texts of it."""
    unknown = set(ids) - {id for folder in FOLDERS for id in sums_of(folder)}
    if language not in (ALL, *TRANSLATIONS) or unknown:
        raise SystemExit(f"nobody can have read {language} {' '.join(sorted(unknown))}: no such language or text")
    for folder in FOLDERS:
        here = [id for id in sums_of(folder) if id in ids]
        if here or not ids:
            note_read(folder, TRANSLATIONS if language == ALL else [language], here)


def wanting_in_catalogues(language: str) -> Iterator[str]:
    """Each sentence of a language whose English has changed, or of which nobody has noted the English."""
    for folder in FOLDERS:
        yield from (f"{language}  {id}  English has changed" for id in changed(folder, language))


def wanting(game: str, language: str) -> Iterator[str]:
    """Each paragraph of a rules page that is missing, or was made from another English."""
    if language == WRITTEN_IN:
        return
    translated = translated_page(game, language).paragraphs
    for id, english in paragraphs(game).items():
        if id not in translated:
            yield f"{language}  {id}  is not written yet"
        elif translated[id].made_from != sum_of(english):
            yield f"{language}  {id}  English has changed: {english}"


def with_sums(text: str, game: str) -> str:
    """A rules page whose lines are said to be made from the English of today."""
    english = paragraphs(game)
    titles = {id: section.title for section in sections(game) for id in section.ids}
    lines, heading = text.splitlines(), None
    for at, line in enumerate(lines):
        found = LINE.fullmatch(line)
        if found is None:
            continue
        if found["heading"]:
            heading = at
            continue
        lines[at] = f"**{found['id']}** {found['text'].strip()} <!-- {sum_of(english[found['id']])} -->"
        if heading is not None:
            title = LINE.fullmatch(lines[heading])
            assert title is not None
            lines[heading] = f"## {title['text'].strip()} <!-- {sum_of(titles[found['id']])} -->"
            heading = None
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
