"""The law of the file: what was played at a table is proved from its log alone."""

from toychest.conformance.broken import Broken
from toychest.conformance.sampling import draws
from toychest.conformance.subject import Subject
from toychest.contract import Draw
from toychest.table import Table, new_table, read_log, verify, write_log
from toychest.table.errors import TableError


def a_finished_table_is_proved_by_its_file(subject: Subject) -> None:
    """The file names the edition, house rules included, and by that name alone every move and chance is proved."""
    law = "a_finished_table_is_proved_by_its_file"
    names = [f"Seat {seat}" for seat in subject.all_seats]
    table = new_table(subject.edition, subject.options, names, f"{subject.where}, filed")
    draw = draws(subject.seed, "filed")
    while table.outcome is None and table.seq <= subject.longest:
        table = gone_on(table, draw)
    if table.outcome is None:
        return
    try:
        verdict = verify(read_log(write_log(table.log)), {subject.rules.edition: subject.edition})
    except TableError as refused:
        raise Broken(law, subject.where, f"its file cannot be read: {refused}") from refused
    if verdict.fault is not None:
        raise Broken(law, subject.where, f"entry {verdict.fault.seq} is not proved: {verdict.fault.because}")


def gone_on(table: Table, draw: Draw) -> Table:
    """One request more: a click, or any listed move."""
    if table.waits_for is not None:
        return table.open_turn(table.waits_for).table
    seat = table.to_act[draw(len(table.to_act))]
    moves = table.legal_moves(seat)
    return table.play(seat, moves[draw(len(moves))]).table


LAWS = (a_finished_table_is_proved_by_its_file,)
