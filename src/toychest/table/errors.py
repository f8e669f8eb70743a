"""Everything that the table, its log and its stores can refuse, as one tree.

    TableError
    ├── LogError                a log that cannot be read
    │   ├── UnknownEdition      no rules by that name here
    │   ├── NewerFormat         written by a later Toychest
    │   ├── TruncatedLog        the file stops before its last line
    │   └── DamagedLog
    │       ├── DamagedHeader
    │       ├── DamagedEntry    by number
    │       └── DamagedEnding
    ├── RequestError            a request that the table does not grant, though no rule of the game forbids it
    │   ├── Stale  NoSuchSeat  NotWaiting  CannotTakeBack  TooLateForEntropy  TableUnfinished  NoGuide  NothingToPlay
    │   ├── CannotForfeit  GameOver  ClockUnfit
    │   └── HandUnchanged  SeatNotFree  SeatsWrong  NameTooLong  TokenTooShort  MalformedCode
    └── StoreError              the store did not do it
        ├── NoSuchTable  TableExists
        ├── SeqTaken            somebody else wrote that entry first
        ├── RequestTaken        this very request was stored before
        ├── NoteChanged         somebody else changed that note first
        ├── StoreFailed         full, read-only, locked, damaged: `because` says which
        │   └── StoreUnreachable    a database that does not answer now
        └── NewerSchema         the file belongs to a later Toychest

Those of bots and hints stand where they are raised, in the host and the edges.
What the rules of a game refuse is `IllegalMove` or `MalformedMove` of the contract and passes through unchanged.
Every error has a `code` and `facts` for the catalogues; its text is for whoever reads a terminal.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from toychest.contract import Json


class TableError(Exception):
    """Refused by the table, its log or its store."""

    code: ClassVar[str] = "table-error"

    def __init__(self, sentence: str, **facts: Json) -> None:
        super().__init__(sentence)
        self.facts: Mapping[str, Json] = facts


class LogError(TableError):
    """A log that cannot be read."""

    code = "log-unreadable"


class UnknownEdition(LogError):
    """No rules by that name are here."""

    code = "edition-unknown"

    def __init__(self, edition: str) -> None:
        super().__init__(f"no edition is called {edition!r} here", edition=edition)
        self.edition = edition


class NewerFormat(LogError):
    """The log was written by a later Toychest."""

    code = "log-newer"

    def __init__(self, found: int, newest: int) -> None:
        sentence = f"log format {found} is newer than {newest}, the newest known here"
        super().__init__(sentence, found=found, newest=newest)
        self.found = found
        self.newest = newest


class TruncatedLog(LogError):
    """The log stops before its last line; `seq` is the last whole entry."""

    code = "log-truncated"

    def __init__(self, seq: int) -> None:
        super().__init__(f"the log stops after entry {seq}, before its last line", seq=seq)
        self.seq = seq


class DamagedLog(LogError):
    """A line of the log is not what was written; `where` says which: header, entry or ending."""

    code = "log-damaged"
    where: ClassVar[str] = "entry"


class DamagedHeader(DamagedLog):
    """The first line is no header."""

    where = "header"

    def __init__(self, because: str) -> None:
        super().__init__(f"the header is damaged: {because}", because=because)


class DamagedEntry(DamagedLog):
    """Entry `seq` is not what was written."""

    def __init__(self, seq: int, because: str) -> None:
        super().__init__(f"entry {seq} is damaged: {because}", seq=seq, because=because)
        self.seq = seq
        self.because = because


class DamagedEnding(DamagedLog):
    """The last line, or a name in the header, is not what was written."""

    where = "ending"

    def __init__(self, because: str) -> None:
        super().__init__(f"the last line is damaged: {because}", because=because)


class RequestError(TableError):
    """A request that the table does not grant, though no rule of the game forbids it."""


class Stale(RequestError):
    """The request was made for an entry number that is past; `seq` is the number that the next entry gets."""

    code = "stale"

    def __init__(self, expected: int, seq: int) -> None:
        super().__init__(f"the next entry is {seq}, the request was for {expected}", seq=seq)
        self.seq = seq


class NoSuchSeat(RequestError):
    """The table has no such seat, or it is CHANCE's."""

    code = "not-your-seat"

    def __init__(self, seat: int) -> None:
        super().__init__(f"nobody sits on seat {seat}", seat=seat)


class NotWaiting(RequestError):
    """The table does not wait for this seat's click."""

    code = "not-waiting"

    def __init__(self, seat: int, waits_for: int | None) -> None:
        super().__init__(f"the table waits for {waits_for}, not for seat {seat}", seat=seat, waitsFor=waits_for)


class CannotTakeBack(RequestError):
    """`because` is `over`, `no-such-entry`, `terms` or a reason of `take_back.why_not_take_back`."""

    code = "cannot-take-back"

    def __init__(self, to: int, because: str) -> None:
        super().__init__(f"entry {to} cannot be taken back: {because}", to=to, because=because)
        self.to = to
        self.because = because


class HandUnchanged(RequestError):
    """That hand plays the seat already, or nobody plays any more."""

    code = "hand-unchanged"

    def __init__(self, seat: int) -> None:
        super().__init__(f"the same hand goes on playing seat {seat}", seat=seat)


class CannotForfeit(RequestError):
    """Nobody can give this game up alone: it is over, it teaches, or more than two play, or all play together."""

    code = "cannot-forfeit"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} cannot give this game up", seat=seat)


class ClockUnfit(RequestError):
    """Nobody can lose by time where not two play each other."""

    code = "clock-unfit"

    def __init__(self) -> None:
        super().__init__("a strict clock is for two who play each other")


class GameOver(RequestError):
    """Somebody gave the game up: nothing is played any more."""

    code = "game-over"

    def __init__(self) -> None:
        super().__init__("the game is over, for somebody gave it up")


class TooLateForEntropy(RequestError):
    """Chance has moved, so the seed stands."""

    code = "too-late-for-entropy"

    def __init__(self) -> None:
        super().__init__("entropy can be added only before the first chance entry")


class NoGuide(RequestError):
    """No guided game is played here, or no longer, or there is none of this game."""

    code = "no-guide"

    def __init__(self) -> None:
        super().__init__("there is no guided game here")


class TableUnfinished(RequestError):
    """The whole log is shown only after the end."""

    code = "table-unfinished"

    def __init__(self) -> None:
        super().__init__("the game is not over, so its log and seed are not shown yet")


class NothingToPlay(RequestError):
    """Nobody can play on from there: the finished game has no such entry, or was over by then."""

    code = "nothing-to-play"

    def __init__(self, seq: int, last: int) -> None:
        super().__init__(f"expected an entry before the last, {last}, to play on from, got {seq}", seq=seq, last=last)


class SeatNotFree(RequestError):
    """Somebody sits there."""

    code = "seat-taken"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is taken", seat=seat)


class SeatsWrong(RequestError):
    """The edition is not played by that many."""

    code = "seats-wrong"

    def __init__(self, counts: Sequence[int], got: int) -> None:
        super().__init__(f"expected {list(counts)} seats, got {got}", counts=list(counts), got=got)


class TokenTooShort(RequestError):
    """A token of one's own that could be guessed."""

    code = "token-too-short"

    def __init__(self, shortest: int, got: int) -> None:
        super().__init__(f"a token has at least {shortest} characters, got {got}", shortest=shortest, got=got)


class NameTooLong(RequestError):
    """A name that would not fit beside a seat."""

    code = "name-too-long"

    def __init__(self, longest: int, got: int) -> None:
        super().__init__(f"a name has at most {longest} characters, got {got}", longest=longest, got=got)


class MalformedCode(RequestError):
    """A text that cannot be a table's code."""

    code = "no-such-table"

    def __init__(self, got: str) -> None:
        super().__init__(f"expected a code like LAMB-7KQD, got {got!r}", code=got)


class StoreError(TableError):
    """The store did not do it."""


class NoSuchTable(StoreError):
    """No table by that code."""

    code = "no-such-table"

    def __init__(self, table: str) -> None:
        super().__init__(f"no table is called {table}", code=table)


class TableExists(StoreError):
    """A table by that code is there already."""

    code = "table-exists"

    def __init__(self, table: str) -> None:
        super().__init__(f"a table called {table} is there already", code=table)


class SeqTaken(StoreError):
    """Somebody else wrote that entry first: load the table again."""

    code = "stale"

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of {table} is written already", seq=seq)
        self.seq = seq


class RequestTaken(StoreError):
    """This very request was stored before: `find_request` says as which entries."""

    code = "request-taken"

    def __init__(self, table: str, request: str) -> None:
        super().__init__(f"request {request!r} of {table} is written already", request=request)


class NoteChanged(StoreError):
    """Somebody else changed that note first: read it again."""

    code = "note-changed"

    def __init__(self, table: str, name: str) -> None:
        super().__init__(f"the note {name!r} of {table} was changed meanwhile", name=name)


class StoreFailed(StoreError):
    """Nothing was stored.

    `because`: disk-full, read-only, locked, damaged, cannot-open, input-output, closed, gap, out-of-reach or other.
    """

    code = "store-failed"

    def __init__(self, because: str, detail: str) -> None:
        super().__init__(f"the store failed ({because}): {detail}", because=because)
        self.because = because


class StoreUnreachable(StoreFailed):
    """The database is out of reach for now. Nobody knows whether it stored what was asked: ask again, by its id."""

    code = "store-unreachable"

    def __init__(self, detail: str) -> None:
        super().__init__("out-of-reach", detail)


class NewerSchema(StoreError):
    """The store's file belongs to a later Toychest."""

    code = "store-newer"

    def __init__(self, found: int, newest: int) -> None:
        sentence = f"store schema {found} is newer than {newest}, the newest known here"
        super().__init__(sentence, found=found, newest=newest)
        self.found = found
        self.newest = newest
