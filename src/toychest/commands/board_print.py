"""`toychest board print FILE`: a board, its cards and its tokens on paper."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from toychest.contract import UnfitFile
from toychest.games.castle.board import Board
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.box import load_box
from toychest.games.castle.deck_file import read_deck
from toychest.games.castle.terms import BOARDS
from toychest.terminal.refusals import unfit_lines
from toychest.terminal.voice import Voice, language_of
from toychest.words import LANGUAGES

if TYPE_CHECKING:
    from toychest.paper.page import Page

PDF, SVG = "pdf", "svg"
FOLDER = click.Path(path_type=Path)


@click.command("print")
@click.argument("board", metavar="FILE|NAME")
@click.option("--to", "folder", type=FOLDER, default=".", help="Folder for the sheets.  [default: here]")
@click.option("--format", "kind", type=click.Choice([PDF, SVG, "both"]), default=PDF, help="One PDF, or an SVG a page.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", help="Size of the paper.  [default: a4]")
@click.option("--language", type=click.Choice(LANGUAGES), help="Language.  [default: as your system speaks]")
@click.option("--deck", metavar="FILE", help="A deck of your own.")
@click.option("--backs", is_flag=True, help="Backs of the cards too, for both sides of the paper.")
@click.option("--ink", is_flag=True, help="Lines only, nothing filled: for school printers, or to colour in.")
@click.option("--overwrite", is_flag=True, help="Write over sheets that are there already.")
def print_board(
    board: str,
    folder: Path,
    kind: str,
    paper: str,
    language: str | None,
    deck: str | None,
    backs: bool,
    ink: bool,
    overwrite: bool,
) -> None:
    """Write a board, its cards and its tokens as sheets to print: a FILE of yours, or one of our boards by NAME."""
    from toychest.paper.castle.sheets import sheets  # fonts take a moment to read; no other command waits for them
    from toychest.paper.page import PAPERS

    voice = Voice(language or language_of(os.environ))
    drawn, cards = _board(board, voice), _deck(deck, voice)
    pages = sheets(drawn, cards, load_box().treasures, PAPERS[paper], voice.language, backs)
    files = _files([page.in_ink for page in pages] if ink else pages, drawn.name, kind, voice)
    _write(folder, files, overwrite, voice)
    said = {"pages": len(pages), "count": len(files), "folder": str(folder), "files": list(files)}
    click.echo(voice.say("castle-paper-written", said))


def _board(text: str, voice: Voice) -> Board:
    """One of our boards, or the one in a file. Raises `ClickException`."""
    file = Path(text).expanduser()
    if text in BOARDS and not file.is_file():
        return load_board(text)
    if not file.exists():
        raise click.ClickException(voice.say("castle-paper-unknown", {"file": text, "boards": list(BOARDS)}))
    try:
        return read_board(_text(file, voice))
    except UnfitFile as refused:
        raise click.ClickException("\n".join(unfit_lines(refused, text, "castle", voice))) from refused


def _deck(text: str | None, voice: Voice) -> Sequence[int]:
    """The deck in a file, or the one in the box. Raises `ClickException`."""
    if text is None:
        return load_box().cards
    try:
        return read_deck(_text(Path(text).expanduser(), voice))
    except UnfitFile as refused:
        raise click.ClickException("\n".join(unfit_lines(refused, text, "castle", voice))) from refused


def _text(file: Path, voice: Voice) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as refused:
        facts = {"file": str(file), "because": refused.strerror if isinstance(refused, OSError) else "UTF-8"}
        raise click.ClickException(voice.say("terminal-file-unreadable", facts)) from refused


def _files(pages: "Sequence[Page]", name: str, kind: str, voice: Voice) -> dict[str, bytes]:
    """What is written, by the name of its file."""
    from toychest.paper.folder import file_stem
    from toychest.paper.pdf import write_pdf
    from toychest.paper.svg import write_svg

    stem, title, language = file_stem(name), voice.say("castle-paper-sheets", {"board": name}), voice.language
    files = {}
    if kind != PDF:
        for number, page in enumerate(pages, start=1):
            files[f"{stem}-{number:02}-{page.name}.svg"] = write_svg(page, f"{title}, {number}/{len(pages)}", language)
    if kind != SVG:
        files[f"{stem}-sheets.pdf"] = write_pdf(pages, title, language)
    return files


def _write(folder: Path, files: Mapping[str, bytes], overwrite: bool, voice: Voice) -> None:
    from toychest.paper.folder import AlreadyThere, write_files

    try:
        write_files(folder.expanduser(), files, overwrite)
    except AlreadyThere as there:
        facts = {"file": there.names[0], "folder": str(folder)}
        raise click.ClickException(voice.say("castle-paper-there", facts)) from there
    except OSError as refused:
        facts = {"folder": str(folder), "because": refused.strerror or str(refused)}
        raise click.ClickException(voice.say("castle-paper-unwritten", facts)) from refused
