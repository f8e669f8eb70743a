"""Name every translated text that wants a reader: its English has changed since, or nobody has written it.

usage: python -m tools.translations                        list what wants a reader; exit 1 if anything does
       python -m tools.translations --read LANGUAGE        somebody has read its catalogues: note today's English sums
       python -m tools.translations --read all             the same for every language
       python -m tools.translations --read GAME LANGUAGE   somebody has read that rules page: note today's English sums
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.catalogue_sums import FOLDERS, TRANSLATIONS, changed, note_read
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.rulebook import WRITTEN_IN, paragraphs, sections
from toychest.words.translated_rules import FILE, LINE, sum_of, translated_page

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "src" / "toychest" / "games"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("--read", nargs="+", metavar="WHAT", help="note that a rules page or a language was read")
    arguments = parser.parse_args()
    if arguments.read:
        note(arguments.read)
        return 0
    wanted = [line for game in GAMES for language in LANGUAGES for line in wanting(game, language)]
    wanted += [line for language in TRANSLATIONS for line in wanting_in_catalogues(language)]
    print("\n".join(wanted) or "Nothing wants a reader.")
    return int(bool(wanted))


def note(read: list[str]) -> None:
    """Note that the catalogues of a language, or one rules page, were read."""
    if len(read) == 1:
        for folder in FOLDERS:
            note_read(folder, TRANSLATIONS if read[0] == "all" else [read[0]])
        return
    game, language = read
    page = GAMES_FOLDER / game / "words" / language / FILE
    page.write_text(with_sums(page.read_text(encoding="utf-8"), game), encoding="utf-8")


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
