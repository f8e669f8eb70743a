"""Tables and entries to store; a store looks at their numbers only."""

from toychest.contract import Seat
from toychest.table import Entry, Header, Played, SeatRecord, TableRecord

CODE = "LAMB-7KQD"
HEADER = Header(format=1, edition="lanterns-0", options={"goal": 7}, seats=("Ann", ""), commitment="c0ffee")


def record(code: str = CODE) -> TableRecord:
    """A table with Ann on it and a free seat."""
    seats = (SeatRecord(name="Ann", token_hash="hash of Ann's token"), SeatRecord(name=""))
    return TableRecord(code=code, header=HEADER, seed="secret", seats=seats)


def moves(first: int, last: int, move: str = "rest") -> tuple[Entry, ...]:
    """Entries with these numbers."""
    return tuple(Played(seq=seq, seat=Seat(0), move=move, sum=f"{seq:016x}") for seq in range(first, last + 1))
