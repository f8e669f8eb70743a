"""`toychest board print FILE`: a board, its cards and its tokens on paper."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from toychest.commands.castle.board_sheets import named_board
from toychest.commands.castle.files import chosen_board, chosen_deck
from toychest.commands.extras import check_extras
from toychest.commands.help import SpokenCommand
from toychest.commands.refusal import refusal
from toychest.commands.said import with_voice
from toychest.contract import UnfitFile
from toychest.games import EDITIONS
from toychest.games.castle.box import load_box
from toychest.games.castle.terms import escape_by
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.refusals import ChoiceRefused, unfit_lines
from toychest.terminal.screen import printable
from toychest.terminal.voice import Voice

if TYPE_CHECKING:
    from toychest.paper.page import Page

PDF, SVG = "pdf", "svg"
PRINTINGS = [edition.printing for edition in EDITIONS.values() if edition.game == "castle"]

Chosen = TypeVar("Chosen")


@click.command("print", cls=SpokenCommand, says="board-print")
@click.argument("board", metavar="FILE|NAME")
@click.option("--to", "folder", type=click.Path(path_type=Path), default=".")
@click.option("--format", "kind", type=click.Choice([PDF, SVG, "both"]), default=PDF)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@with_voice
@click.option("--deck", metavar="FILE", default="standard")
@click.option("--printing", type=click.Choice(PRINTINGS), default="standard")
@click.option("--backs", is_flag=True)
@click.option("--ink", is_flag=True)
@click.option("--overwrite", is_flag=True)
def print_board(
    board: str,
    folder: Path,
    kind: str,
    paper: str,
    voice: Voice,
    deck: str,
    printing: str,
    backs: bool,
    ink: bool,
    overwrite: bool,
) -> None:
    """Write a board, its cards and its tokens as sheets to print: a FILE of yours, or one of our boards by NAME."""
    check_extras("board print", voice)
    from toychest.paper.castle.sheets import sheets  # by these; and fonts take a moment to read
    from toychest.paper.page import PAPERS

    (drawn, is_ours), cards = _chosen(board, chosen_board, voice), _chosen(deck, chosen_deck, voice)
    values = EDITIONS[f"castle-{printing}-0"].values
    drawn = replace(drawn, tower=escape_by(drawn, values["loss"]))  # as many windows as the ghost has steps to climb
    shown = named_board(drawn.name, voice.language) if is_ours else drawn.name
    pages = sheets(
        replace(drawn, name=shown), cards, load_box().treasures, PAPERS[paper], voice.language, backs, values
    )
    files = _files([page.in_ink for page in pages] if ink else pages, drawn.name, shown, kind, voice)
    _write(folder, files, overwrite, voice)
    said = {"pages": len(pages), "count": len(files), "folder": str(folder), "files": list(files)}
    click.echo(printable(voice.say("castle-paper-written", said)))


def _chosen(text: str, choose: Callable[[str, Voice], Chosen], voice: Voice) -> Chosen:
    """A board or a deck. Raises `ClickException`."""
    try:
        return choose(text, voice)
    except ChoiceRefused as refused:
        raise refusal(*refused.lines) from refused
    except UnfitFile as refused:
        raise refusal(*unfit_lines(refused, text, "castle", voice)) from refused


def _files(pages: "Sequence[Page]", name: str, shown: str, kind: str, voice: Voice) -> dict[str, bytes]:
    """What is written, by the name of its file."""
    from toychest.paper.folder import file_stem
    from toychest.paper.pdf import write_pdf
    from toychest.paper.svg import write_svg

    stem, title, language = file_stem(name), voice.say("castle-paper-sheets", {"board": shown}), voice.language
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
        write_files(path_of(str(folder)), files, overwrite)
    except AlreadyThere as there:
        facts = {"file": there.names[0], "folder": str(folder)}
        raise refusal(voice.say("castle-paper-there", facts)) from there
    except OSError as refused:
        facts = {"folder": str(folder), "because": because_of(refused)}
        raise refusal(voice.say("castle-paper-unwritten", facts)) from refused
