"""`toychest board ...`: boards of one's own, checked and printed."""

import click

from toychest.commands.board_check import check_board
from toychest.commands.board_print import print_board


@click.group()
def board() -> None:
    """Boards of your own: check them, print them. docs/boards.md says how to write one."""


board.add_command(check_board)
board.add_command(print_board)
