"""`python -m toychest`."""

from toychest.app import main
from toychest.commands.command_line import command_line

main(prog_name=command_line())
