"""Replay: from a log to the states and events of its live moves. It asks no generator and trusts the checksums."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from toychest.contract import CHANCE, Event, IllegalMove, MalformedMove, Rules, Seat, UnknownOption
from toychest.table.entry import Entry, Header
from toychest.table.errors import DamagedEntry, DamagedHeader
from toychest.table.log import live_moves
from toychest.table.starts import known_start


class Frame(msgspec.Struct, frozen=True, gc=False):
    """One live move: who played what, what happened, and the state after it.

    Frame 0 is the state before the first move: its `seat` is None and its `move` empty.
    """

    seq: int
    seat: Seat | None
    move: str
    events: tuple[Event, ...]
    state: Any


def first_frame(rules: Rules[Any, Any], header: Header) -> Frame:
    """The state before the first move. Raises `UnknownOption`."""
    start = known_start(header.edition, len(header.seats), header.options)
    return Frame(0, None, "", (), rules.setup(len(header.seats), header.options) if start is None else start)


def next_frame(rules: Rules[Any, Any], before: Frame, seq: int, seat: Seat, text: str) -> Frame:
    """The frame after one more move. Raises `MalformedMove` and `IllegalMove`."""
    move = rules.read_move(text)
    state, events = rules.apply(before.state, seat, move)
    return Frame(seq, seat, rules.write_move(move), events, state)


def frame_at(frames: Sequence[Frame], seq: int) -> int:
    """The place of an entry's live move, or of the next behind it; where nothing was taken back it is its number."""
    if 0 <= seq < len(frames) and frames[seq].seq == seq:
        return seq
    return bisect_left(frames, seq, key=lambda frame: frame.seq)


def waits_for(rules: Rules[Any, Any], frame: Frame) -> Seat | None:
    """The seat whose click lets chance move.

    Before the very first move that is somebody in any case, so that every seat can add entropy before it.
    """
    if CHANCE not in rules.to_act(frame.state):
        return None
    named = rules.opens_turn(frame.state)
    return Seat(0) if named is None and frame.seat is None else named


def replay(rules: Rules[Any, Any], header: Header, entries: Iterable[Entry]) -> tuple[Frame, ...]:
    """Frame 0 and a frame for each live move. Raises `DamagedLog` where an option or a move is not allowed."""
    try:
        frames = [first_frame(rules, header)]
    except UnknownOption as refused:
        raise DamagedHeader(str(refused)) from refused
    for entry in live_moves(entries):
        try:
            frames.append(next_frame(rules, frames[-1], entry.seq, entry.seat, entry.move))
        except (MalformedMove, IllegalMove) as refused:
            raise DamagedEntry(entry.seq, f"{entry.move!r} is refused: {refused}") from refused
    return tuple(frames)
