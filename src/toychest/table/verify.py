"""Verify a finished game from its log alone: commitment, checksums, every chance entry, every move, the outcome."""

from collections.abc import Mapping
from itertools import zip_longest

import msgspec

from toychest.contract import CHANCE, Edition, IllegalMove, Json, MalformedMove
from toychest.table.checksum import ending_sum, first_damaged, last_sum
from toychest.table.entry import Ending, EntropyAdded, Entry, Forfeited, GuideLeft, HandChanged, Played, TakenBack
from toychest.table.errors import RequestError, TableUnfinished, UnknownEdition
from toychest.table.faults import REQUEST, Disagreed, Fault
from toychest.table.log import Log, live_moves
from toychest.table.luck import commitment_of
from toychest.table.replay import first_frame
from toychest.table.table import Table


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """`entries` were checked, `chance` of them derived from the seed; the luck of a guided game may be `scripted`.

    `copied` is luck of the game that this one was played on from: it could happen, but this seed did not decide it.
    A fair game has no fault, and its luck is nobody's.
    """

    entries: int
    chance: int
    scripted: int = 0
    copied: int = 0
    fault: Fault | None = None

    @property
    def is_fair(self) -> bool:
        """Whether everything agrees, and the seed alone decided all luck."""
        return self.is_fair_since and self.copied == 0

    @property
    def is_fair_since(self) -> bool:
        """The same, of everything since it was played on from another game."""
        return self.fault is None and self.scripted == 0


def verify(log: Log, editions: Mapping[str, Edition], origin: Log | None = None) -> Verdict:
    """Everything that the log and its revealed seed prove. Raises `UnknownEdition` and `TableUnfinished`.

    With its `origin`, the game that it was played on from, the luck that was taken over is proved by that seed.
    """
    verdict = _verified(log, editions)
    return verdict if origin is None or verdict.fault is not None else _with_origin(verdict, log, origin, editions)


def _with_origin(verdict: Verdict, log: Log, origin: Log, editions: Mapping[str, Edition]) -> Verdict:
    """What was taken over is what stood there, and was fair there."""
    branch, ending = log.header.branch, origin.ending
    if branch is None or ending is None or ending.sum != branch.sum:
        fault = Fault(seq=0, why="other-origin")
        return msgspec.structs.replace(verdict, fault=fault)
    stood = [(entry.seat, entry.move) for entry in live_moves(origin.entries[: branch.seq])]
    taken = [(entry.seat, entry.move) for entry in log.entries[: branch.moves] if isinstance(entry, Played)]
    differs = next((at for at, pair in enumerate(zip_longest(stood, taken), start=1) if pair[0] != pair[1]), None)
    if differs is not None:
        fault = Fault(seq=differs, why="origin-differs")
        return msgspec.structs.replace(verdict, fault=fault)
    there = _verified(origin, editions)
    if not there.is_fair:
        return msgspec.structs.replace(verdict, fault=there.fault)
    return msgspec.structs.replace(verdict, chance=verdict.chance + verdict.copied, copied=0)


def _verified(log: Log, editions: Mapping[str, Edition]) -> Verdict:
    edition = editions.get(log.header.edition)
    if edition is None:
        raise UnknownEdition(log.header.edition)
    if log.ending is None:
        raise TableUnfinished
    checked, fault = 0, _fault_before_play(log, log.ending, edition)
    if fault is None:
        checked, fault = _followed(log, log.ending, edition)
    luck = [entry for entry in log.entries[:checked] if isinstance(entry, Played) and entry.seat == CHANCE]
    scripted = sum(entry.scripted for entry in luck)
    moves = 0 if log.header.branch is None else log.header.branch.moves
    copied = sum(entry.seq <= moves for entry in luck)
    drawn = len(luck) - scripted - copied
    return Verdict(entries=checked, chance=drawn, scripted=scripted, copied=copied, fault=fault)


def _fault_before_play(log: Log, ending: Ending, edition: Edition) -> Fault | None:
    """What can be wrong before anything is replayed."""
    header = log.header
    if commitment_of(ending.seed) != header.commitment:
        return Fault(seq=0, why="seed")
    damage = first_damaged(header, log.entries)
    if damage is not None:
        return _fault_of_chain(log.entries[damage[0] - 1], damage[0])
    if ending.sum != ending_sum(last_sum(header, log.entries), header, ending):
        return Fault(seq=len(log.entries) + 1, why="last-line")
    if len(header.seats) not in edition.seat_counts:
        return Fault(seq=0, why="seats", facts={"counts": list(edition.seat_counts), "got": len(header.seats)})
    return _fault_of_branch(log)


def _fault_of_chain(entry: Entry, seq: int) -> Fault:
    """This entry, which stands in the place `seq`, breaks the chain of checksums."""
    if entry.seq != seq:
        return Fault(seq=seq, why="order", facts={"found": entry.seq})
    return Fault(seq=seq, why="checksum")


def _fault_of_branch(log: Log) -> Fault | None:
    """What was taken over is as many moves as the header says, and nothing else."""
    branch = log.header.branch
    if branch is None:
        return None
    if not 0 <= branch.moves <= min(branch.seq, len(log.entries)):
        return Fault(seq=0, why="branch-moves", facts={"moves": branch.moves, "seq": branch.seq})
    other = next((entry for entry in log.entries[: branch.moves] if not isinstance(entry, Played)), None)
    if other is not None:
        return Fault(seq=other.seq, why="branch-entry")
    return None


def _followed(log: Log, ending: Ending, edition: Edition) -> tuple[int, Fault | None]:
    """Play the whole log again, entry by entry; how many agreed, and the first that does not."""
    try:
        start = first_frame(edition.rules, log.header)
    except ValueError as refused:
        return 0, Fault(seq=0, why="options", facts={"detail": str(refused)})
    table = Table(edition, log.header, ending.seed, (), (start,), ending.seed)
    for entry in log.entries:
        try:
            table = _with_entry(table, entry)
        except Disagreed as disagreed:
            return table.seq, Fault(seq=entry.seq, why=disagreed.why, facts=disagreed.facts)
    return table.seq, _fault_of_outcome(table, ending)


def _fault_of_outcome(table: Table, ending: Ending) -> Fault | None:
    outcome = table.outcome
    if outcome is None:
        return Fault(seq=table.seq + 1, why="not-over", facts={"said": ending.outcome})
    if outcome.reason == ending.outcome:
        return None
    facts: dict[str, Json] = {"said": ending.outcome, "reached": outcome.reason}
    return Fault(seq=table.seq + 1, why="other-outcome", facts=facts)


def _with_entry(table: Table, entry: Entry) -> Table:
    """The table after this entry, if it may stand here."""
    if not CHANCE <= entry.seat < len(table.header.seats):
        raise Disagreed("no-seat", seat=entry.seat)
    try:
        match entry:
            case Played(seat=seat) if seat == CHANCE:
                return _with_chance(table, entry)
            case Played(scripted=True):
                raise Disagreed("scripted-move", move=entry.move, seat=entry.seat)
            case Played():
                return table.with_move(entry.seat, entry.move)
            case TakenBack():
                return _with_take_back(table, entry)
            case EntropyAdded():
                return table.with_entropy(entry.seat, entry.text)
            case GuideLeft():
                return table.with_guide_left(entry.seat)
            case HandChanged():
                return table.with_hand(entry.seat, entry.by)
            case Forfeited():
                return table.with_forfeit(entry.seat, entry.because)
    except IllegalMove as refused:
        raise Disagreed("illegal", move=_move_of(entry), code=refused.code, rule=refused.rule) from refused
    except MalformedMove as refused:
        raise Disagreed("malformed", move=_move_of(entry), detail=str(refused)) from refused
    except RequestError as refused:
        raise Disagreed(REQUEST, **{**refused.facts, "code": refused.code, "detail": str(refused)}) from refused


def _move_of(entry: Entry) -> str:
    return entry.move if isinstance(entry, Played) else ""


def _with_take_back(table: Table, entry: TakenBack) -> Table:
    """Whoever allowed it sits at this table, and did not ask for it."""
    everybody = range(len(table.header.seats))
    if any(seat not in everybody or seat == entry.seat for seat in entry.agreed):
        raise Disagreed("agreed", agreed=list(entry.agreed), seat=entry.seat)
    return table.with_take_back(entry.seat, entry.to, entry.agreed)


def _with_chance(table: Table, entry: Played) -> Table:
    if CHANCE not in table.to_act:
        raise Disagreed("chance-not-now", move=entry.move)
    if entry.scripted:
        return _with_scripted(table, entry)
    if entry.seq <= table.copied:
        return table.with_move(CHANCE, entry.move)
    after = table.with_drawn()
    drawn = after.frames[-1].move
    if drawn != entry.move:
        raise Disagreed("drawn", drawn=drawn, move=entry.move)
    return after


def _with_scripted(table: Table, entry: Played) -> Table:
    """Luck that a guide wrote down: only in a guided game, until the learner leaves it, and only what can happen."""
    if not table.is_guided:
        raise Disagreed("no-guide", move=entry.move)
    possible = {table.rules.write_move(move) for move, _ in table.rules.odds(table.state)}
    if entry.move not in possible:
        raise Disagreed("impossible", move=entry.move)
    return table.with_move(CHANCE, entry.move, is_scripted=True)
