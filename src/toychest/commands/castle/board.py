"""`toychest board ...`: boards of one's own; `check FILE` says whether one can be played, and what to mend."""

from collections.abc import Callable, Iterator

import click

from toychest.commands.castle.board_print import print_board
from toychest.commands.castle.files import chosen_board, chosen_deck
from toychest.commands.refusal import PlainGroup, refusal
from toychest.commands.said import with_voice
from toychest.contract import UnfitFile
from toychest.games.castle.board import GHOST_ROOM, WAND, Board
from toychest.games.castle.reach import reachable
from toychest.games.castle.stuck import may_leave_start
from toychest.games.castle.terms import MOST_TREASURES
from toychest.terminal.refusals import ChoiceRefused, unfit_lines
from toychest.terminal.screen import printable
from toychest.terminal.voice import Voice


@click.group(cls=PlainGroup)
def board() -> None:
    """Boards of your own: check them, print them. docs/boards.md says how to write one."""


board.add_command(print_board)


@board.command("check", says="board-check")
@click.argument("file", metavar="FILE|NAME")
@click.option("--deck", metavar="FILE")
@with_voice
@click.pass_context
def check_board(context: click.Context, file: str, deck: str | None, voice: Voice) -> None:
    """Say whether a board can be played; if not, everything that is wrong and how to mend it."""
    checked = [_checked(file, _board, voice)]
    if deck is not None:
        checked.append(_checked(deck, _deck, voice))
    if deck is not None and all(checked):
        checked.append(_leaves_start(file, deck, voice))
    context.exit(0 if all(checked) else 1)


def _leaves_start(file: str, deck: str, voice: Voice) -> bool:
    """Whether these cards can ever take the sorcerer away from this board's start; says so if not."""
    board, _ = chosen_board(file, voice)
    if may_leave_start(board, chosen_deck(deck, voice)):
        return True
    click.echo(printable(voice.say("castle-check-stuck", {"file": file, "deck": deck})))
    return False


def _checked(file: str, said: Callable[[str, Voice], Iterator[str]], voice: Voice) -> bool:
    """Says what there is to say about a file; whether it can be played. Raises `ClickException`."""
    try:
        for line in said(file, voice):
            click.echo(printable(line))
    except UnfitFile as refused:
        for line in unfit_lines(refused, file, "castle", voice):
            click.echo(printable(line))
        return False
    except ChoiceRefused as refused:
        raise refusal(*refused.lines) from refused
    return True


def _deck(file: str, voice: Voice) -> Iterator[str]:
    cards = sum(chosen_deck(file, voice))
    yield voice.say("castle-check-deck", {"file": file, "cards": cards})


def _board(file: str, voice: Voice) -> Iterator[str]:
    board, is_ours = chosen_board(file, voice)
    yield voice.say("castle-check-playable", {"file": file})
    yield from _facts(board, voice)
    yield from _notes_on_reach(board, voice)
    if not is_ours and len(board.treasures) > MOST_TREASURES:
        yield voice.say("castle-check-box", {"treasures": len(board.treasures)})


def _facts(board: Board, voice: Voice) -> Iterator[str]:
    size = {"squares": len(board.kinds), "columns": len(board.symbols), "rows": len(board.lines)}
    yield voice.say("castle-check-size", size)
    facts = {
        "start": board.start,
        "chambers": len(board.chambers),
        "treasures": len(board.treasures),
        "gates": len(board.gates),
        "wands": len(board.squares(WAND)),
        "ghosts": len(board.squares(GHOST_ROOM)),
        "walls": len(board.walls),
        "tower": board.tower,
    }
    yield voice.say("castle-check-facts", facts)


def _notes_on_reach(board: Board, voice: Voice) -> Iterator[str]:
    """What is no fault, but worth knowing."""
    for gates in ("forced", "off"):
        reached = reachable(board, gates)
        lost = [square for square, kind in board.kinds.items() if kind != GHOST_ROOM and square not in reached]
        if lost:
            yield voice.say(f"castle-check-{gates}", {"squares": lost})
