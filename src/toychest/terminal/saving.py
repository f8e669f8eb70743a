"""Saving a finished game, and proving it."""

from toychest.table import Table, verify, write_log
from toychest.terminal.desk import Desk
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.screen import REFUSED


def save(table: Table, text: str, desk: Desk) -> None:
    """Write the log to a file of this name; nothing that exists is overwritten."""
    if not text:
        desk.say("terminal-save-where", REFUSED)
        return
    file = path_of(text)
    try:
        with file.open("xb") as opened:
            opened.write(write_log(table.log))
    except FileExistsError:
        desk.say("terminal-save-exists", REFUSED, file=str(file))
    except (OSError, ValueError) as refused:
        desk.say("terminal-save-failed", REFUSED, file=str(file), because=because_of(refused))
    else:
        desk.say("terminal-saved", file=str(file), command=desk.command("verify", str(file)))


def prove(table: Table, desk: Desk) -> None:
    """Every move by the rules, every chance by the seed."""
    verdict = verify(table.log, {table.edition.id: table.edition})
    if verdict.fault is None:
        desk.say("terminal-fair", entries=verdict.entries)
    else:
        desk.say("terminal-unfair", REFUSED, seq=verdict.fault.seq, because=verdict.fault.because)
