"""Every move and event of the golden games has a sentence, and everything that fills it is there."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.words.test_catalogues_agree import english
from tools.golden_games import golden_logs
from toychest.contract import Saying, Seat
from toychest.games import EDITIONS
from toychest.table import Frame, Table, read_log, rebuilt_table, told_frame
from toychest.words.saying import filled

LOGS = [log for log in golden_logs() if not log.stem.startswith("house-")]


def golden(log: Path) -> Table:
    read = read_log(log.read_bytes())
    assert read.ending is not None
    return rebuilt_table(EDITIONS[read.header.edition], read.header, read.ending.seed, read.entries)


def moves_said(table: Table, before: Frame, frame: Frame) -> Iterator[Saying]:
    """Every move that could have been played, as it was read then and as something that may follow."""
    seat = frame.seat
    assert seat is not None
    view, rules = table.rules.view(before.state, seat), table.rules
    for move in rules.legal_moves(before.state, seat):
        for is_now in (True, False):
            yield table.edition.says.move(rules.write_move(move), view, is_now=is_now)


def events_said(table: Table, frame: Frame) -> Iterator[Saying]:
    """Every event, as everybody knows it together and as an onlooker does."""
    everybody = [Seat(at) for at in range(len(table.header.seats))]
    for event in told_frame(table, frame.seq, everybody, with_fleeting=True):
        yield from (filled(words, event.facts, frame.seat) for words in (event.words, event.openly) if words)


def within(said: object) -> Iterator[Saying]:
    """A saying and those that fill it."""
    if isinstance(said, Saying):
        yield said
        for each in said.args.values():
            yield from within(each)
    if isinstance(said, list):
        for each in said:
            yield from within(each)


@pytest.mark.slow
@pytest.mark.parametrize("log", LOGS, ids=[log.stem for log in LOGS])
def test_all_that_is_said_of_a_golden_game_has_its_sentence(log: Path) -> None:
    table = golden(log)
    frames = list(pairwise(table.frames))
    said = [
        each for before, frame in frames for each in (*moves_said(table, before, frame), *events_said(table, frame))
    ]
    lacking = {
        inner.id for outer in said for inner in within(outer) if english().get(inner.id, {None}) - inner.args.keys()
    }
    assert lacking == set()
