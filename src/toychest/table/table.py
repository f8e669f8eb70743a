"""The table: rules, seats' names and log as one value; every request gives back a new table and does no I/O.

granted = table.granted(request)           # or raises; `table` is unchanged
await store.append(code, granted.entries)
table = granted.table                      # only now tell anybody
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from toychest.contract import CHANCE, Edition, Guide, Json, Outcome, Rules, Seat
from toychest.contract.kept import kept
from toychest.table.checksum import first_damaged, last_sum, sealed
from toychest.table.entry import (
    FORMAT,
    EntropyAdded,
    Entry,
    Forfeited,
    GuideLeft,
    HandChanged,
    Header,
    Played,
    TakenBack,
    TimesLeft,
)
from toychest.table.errors import (
    CannotForfeit,
    CannotTakeBack,
    DamagedEntry,
    GameOver,
    HandUnchanged,
    NoGuide,
    NoSuchSeat,
    NotWaiting,
    SeatsWrong,
    Stale,
    TooLateForEntropy,
)
from toychest.table.forfeit import Because, checked_terms, forfeited, has_one_winner
from toychest.table.guide_progress import Progress, progress
from toychest.table.log import Log, ended_log
from toychest.table.luck import commitment_of, draws_for, mixed, new_seed, sample
from toychest.table.replay import Frame, first_frame, frame_at, next_frame, replay, waits_for
from toychest.table.requests import (
    AddEntropy,
    ChangeHand,
    Forfeit,
    LeaveGuide,
    OpenTurn,
    Play,
    Request,
    TakeBack,
    TakeBackAgreed,
)
from toychest.table.script import scripted_chance
from toychest.table.take_back import is_fixed, why_not_take_back
from toychest.table.terms import PERSON, USUAL, Terms


class Granted(msgspec.Struct, frozen=True):
    """What a request led to: the table after it, and the new entries in order."""

    table: "Table"
    entries: tuple[Entry, ...]

    @property
    def is_fleeting(self) -> bool:
        """Whether something happened that is shown once."""
        latest = self.table.frames[-len(self.entries) :]
        return any(event.fleeting for frame in latest for event in frame.events)


class Table(msgspec.Struct, frozen=True, dict=True):
    """One sitting. `frames` are the live moves with their states, so that a move costs no replay.

    `luck_seed` is the seed with all entropy mixed in. Both follow from `header`, `seed` and `entries`. What is
    asked again and again, as who is to act, is worked out once. `times` are those that came with a log that was read.
    """

    edition: Edition
    header: Header
    seed: str
    entries: tuple[Entry, ...]
    frames: tuple[Frame, ...]
    luck_seed: str
    times: tuple[TimesLeft, ...] = ()

    @kept
    def rules(self) -> Rules[Any, Any]:
        """The rules that this table was started with."""
        return self.edition.rules

    @kept
    def state(self) -> Any:
        """The complete truth. Nobody is told it."""
        return self.frames[-1].state

    @property
    def seq(self) -> int:
        """The number of the latest entry; 0 before the first."""
        return len(self.entries)

    @kept
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a move; (CHANCE,) while the table waits for a click, () when over."""
        return self.rules.to_act(self.state) if self.forfeit is None else ()

    @kept
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        lost = self.forfeit
        if lost is not None:
            return forfeited(lost.seat, lost.because, len(self.header.seats))
        return self.rules.outcome(self.state)

    @kept
    def forfeit(self) -> Forfeited | None:
        """The entry by which a seat gave the game up: nothing comes after it."""
        latest = self.entries[-1] if self.entries else None
        return latest if isinstance(latest, Forfeited) else None

    @property
    def may_forfeit(self) -> bool:
        """Whether two play each other here, and are at it; a lesson is left instead."""
        is_running = len(self.frames) > 1 and self.outcome is None
        return is_running and not self.is_guided and has_one_winner(self.edition, len(self.header.seats))

    @kept
    def waits_for(self) -> Seat | None:
        """The seat whose click lets chance move."""
        if CHANCE not in self.to_act:
            return None
        return waits_for(self.rules, self.frames[-1])

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that owe a move, or the one whose click lets chance move."""
        return self.to_act if self.waits_for is None else (self.waits_for,)

    @property
    def terms(self) -> Terms:
        """What this table agreed on before play."""
        return self.header.terms or USUAL

    def has_passed_on(self, seat: Seat) -> bool:
        """Whether the turn went on to somebody else: neither a move nor a click of this seat is awaited."""
        return seat not in self.awaited

    @property
    def is_guided(self) -> bool:
        """Whether somebody learns here, and has not left the guide."""
        return bool(self.header.guide) and not any(isinstance(entry, GuideLeft) for entry in self.entries)

    @property
    def guide(self) -> Guide | None:
        """The guide that is played here; None also where this Toychest does not know it."""
        guide = self.edition.guide
        return guide if guide is not None and guide.game == self.header.guide and self.is_guided else None

    def progress(self, acknowledged: int = 0) -> Progress | None:
        """How far the guide has come, if there is one and the learner has gone on from so many of its beats."""
        guide = self.guide
        return None if guide is None else progress(guide, self.rules, self.frames, acknowledged)

    @property
    def log(self) -> Log:
        """The log; once the game is over it ends with the seed."""
        outcome = self.outcome
        if outcome is None:
            return Log(header=self.header, entries=self.entries)
        return ended_log(self.header, self.entries, self.seed, outcome.reason, self.times)

    def expect(self, seq: int) -> None:
        """Refuse a request that was not made for the next entry. Raises `Stale`."""
        if seq != self.seq + 1:
            raise Stale(seq, self.seq + 1)

    @property
    def copied(self) -> int:
        """How many of the entries are moves of the game that this one was played on from."""
        return 0 if self.header.branch is None else self.header.branch.moves

    @property
    def may_add_entropy(self) -> bool:
        """Whether the seed has decided no chance move yet, and the game is not over."""
        return self.outcome is None and all(frame.seat != CHANCE for frame in self.frames if frame.seq > self.copied)

    def legal_moves(self, seat: Seat) -> list[str]:
        """What this seat may play now, in notation."""
        if seat not in self.to_act:
            return []
        return [self.rules.write_move(move) for move in self.rules.legal_moves(self.state, seat)]

    def earliest_take_back(self, seat: Seat) -> int | None:
        """The earliest entry that this seat may take back to now, or None."""
        if self.outcome is not None or self._keeps_to(seat):
            return None
        earliest = None
        for frame in reversed(self.frames):
            if is_fixed(frame.seat, frame.events, seat):
                break
            earliest = frame.seq
        return earliest

    def granted(self, request: Request) -> Granted:
        """What a seat asked for, done. Raises what the request itself raises."""
        match request:
            case Play(seat, move):
                return self.play(Seat(seat), move)
            case TakeBackAgreed(seat, to, agreed):
                return self.take_back(Seat(seat), to, tuple(map(Seat, agreed)))
            case TakeBack(seat, to):
                return self.take_back(Seat(seat), to)
            case OpenTurn(seat):
                return self.open_turn(Seat(seat))
            case AddEntropy(seat, entropy):
                return self.add_entropy(Seat(seat), entropy)
            case LeaveGuide(seat):
                return self.leave_guide(Seat(seat))
            case ChangeHand(seat, by):
                self._check_seat(Seat(seat))
                return self._granted(self.with_hand(Seat(seat), by))
            case Forfeit(seat, because):
                self._check_seat(Seat(seat))
                return self._granted(self.with_forfeit(Seat(seat), because))

    def play(self, seat: Seat, text: str) -> Granted:
        """The seat's move, and the chance moves that follow it. Raises `MalformedMove` and `IllegalMove`."""
        self._check_seat(seat)
        return self._granted(self.with_move(seat, text).with_chance_until_asked())

    def check_move(self, seat: Seat, text: str) -> None:
        """Ask the rules alone, and draw no chance. Raises what `play` would raise."""
        self._check_seat(seat)
        self._check_running()
        next_frame(self.rules, self.frames[-1], self.seq + 1, seat, text)

    def open_turn(self, seat: Seat) -> Granted:
        """The click that lets chance move. Raises `NotWaiting`."""
        self._check_seat(seat)
        if self.waits_for != seat:
            raise NotWaiting(seat, self.waits_for)
        return self._granted(self.with_chance().with_chance_until_asked())

    def take_back(self, seat: Seat, to: int, agreed: tuple[Seat, ...] = ()) -> Granted:
        """Cancel entry `to` and every live move after it. Raises `CannotTakeBack`."""
        self._check_seat(seat)
        return self._granted(self.with_take_back(seat, to, agreed))

    def add_entropy(self, seat: Seat, text: str) -> Granted:
        """Mix the seat's own words into the seed. Raises `TooLateForEntropy`."""
        self._check_seat(seat)
        return self._granted(self.with_entropy(seat, text))

    def leave_guide(self, seat: Seat) -> Granted:
        """Go on without the coach. Raises `NoGuide`."""
        self._check_seat(seat)
        return self._granted(self.with_guide_left(seat))

    def with_move(self, seat: Seat, text: str, *, is_scripted: bool = False) -> "Table":
        """One move more, whoever plays it. Raises what the rules raise, and `GameOver`."""
        self._check_running()
        frame = next_frame(self.rules, self.frames[-1], self.seq + 1, seat, text)
        entry = Played(seq=frame.seq, seat=seat, move=frame.move, scripted=is_scripted)
        return self._with(entry, (*self.frames, frame))

    def with_chance(self) -> "Table":
        """One chance move more: at a guided table as the script has it, else as the seed decides."""
        scripted = None if self.guide is None else scripted_chance(self.guide, self.rules, self.entries, self.frames)
        return self.with_drawn() if scripted is None else self.with_move(CHANCE, scripted, is_scripted=True)

    def with_drawn(self) -> "Table":
        """One chance move more, as the seed decides."""
        drawn = sample(self.rules.odds(self.state), draws_for(self.luck_seed, self.seq + 1))
        return self.with_move(CHANCE, self.rules.write_move(drawn))

    def with_guide_left(self, seat: Seat) -> "Table":
        """One entry more that ends the guide. Raises `NoGuide`."""
        if not self.is_guided or self.forfeit is not None:
            raise NoGuide
        return self._with(GuideLeft(seq=self.seq + 1, seat=seat), self.frames)

    def _keeps_to(self, seat: Seat) -> bool:
        """Whether nothing is taken back here once the turn has passed on, and it has."""
        return self.terms.take_back == "none" and self.has_passed_on(seat)

    def hand(self, seat: Seat) -> str:
        """Whose hand plays a seat: `person`, unless it was lent to a bot."""
        changed = (entry for entry in reversed(self.entries) if isinstance(entry, HandChanged) and entry.seat == seat)
        latest = next(changed, None)
        return PERSON if latest is None else latest.by

    def with_hand(self, seat: Seat, by: str) -> "Table":
        """One entry more that names the hand which plays from here on. Raises `HandUnchanged`."""
        if self.outcome is not None or by == self.hand(seat):
            raise HandUnchanged(seat)
        return self._with(HandChanged(seq=self.seq + 1, seat=seat, by=by), self.frames)

    def with_forfeit(self, seat: Seat, because: Because) -> "Table":
        """One entry more, the last: the seat has lost. Raises `CannotForfeit`."""
        if not self.may_forfeit or (because == "out-of-time" and not self.terms.is_strict):
            raise CannotForfeit(seat)
        return self._with(Forfeited(seq=self.seq + 1, seat=seat, because=because), self.frames)

    def with_take_back(self, seat: Seat, to: int, agreed: tuple[Seat, ...] = ()) -> "Table":
        """One take-back more. Raises `CannotTakeBack`."""
        if self.outcome is not None:
            raise CannotTakeBack(to, "over")
        if self._keeps_to(seat):
            raise CannotTakeBack(to, "terms")
        first = frame_at(self.frames, to)
        cancelled = self.frames[first:]
        if first == 0 or not cancelled or cancelled[0].seq != to:
            raise CannotTakeBack(to, "no-such-entry")
        because = why_not_take_back([(frame.seat, frame.events) for frame in cancelled], seat)
        if because is not None:
            raise CannotTakeBack(to, because)
        return self._with(TakenBack(seq=self.seq + 1, seat=seat, to=to, agreed=agreed), self.frames[:first])

    def with_entropy(self, seat: Seat, text: str) -> "Table":
        """One entropy entry more. Raises `TooLateForEntropy`."""
        if not self.may_add_entropy:
            raise TooLateForEntropy
        after = self._with(EntropyAdded(seq=self.seq + 1, seat=seat, text=text), self.frames)
        return replace(after, luck_seed=mixed(self.luck_seed, seat, text))

    def with_names(self, names: Sequence[str]) -> "Table":
        """The same table after somebody sat down."""
        return replace(self, header=replace(self.header, seats=tuple(names)))

    def _with(self, entry: Entry, frames: tuple[Frame, ...]) -> "Table":
        last = last_sum(self.header, self.entries)
        entries = (*self.entries, sealed(entry, last))
        return Table(self.edition, self.header, self.seed, entries, frames, self.luck_seed, self.times)

    def with_chance_until_asked(self) -> "Table":
        """Chance moves until somebody must act, a click is awaited, or the game is over."""
        table = self
        while CHANCE in table.to_act and table.waits_for is None:
            table = table.with_chance()
        return table

    def _granted(self, after: "Table") -> Granted:
        return Granted(after, after.entries[self.seq :])

    def _check_running(self) -> None:
        if self.forfeit is not None:
            raise GameOver

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.header.seats):
            raise NoSuchSeat(seat)


def new_table(
    edition: Edition,
    options: Mapping[str, Json],
    names: Sequence[str],
    seed: str | None = None,
    guide: str = "",
    after: str = "",
    terms: Terms = USUAL,
) -> Table:
    """A table before its first entry; options not chosen get their defaults. Where one learns, `guide` is its name.

    A rematch comes `after` a game.

    Raises `SeatsWrong`, `ClockUnfit` and `UnknownOption`.
    """
    if len(names) not in edition.seat_counts:
        raise SeatsWrong(edition.seat_counts, len(names))
    seed = new_seed() if seed is None else seed
    header = Header(
        format=FORMAT,
        edition=edition.id,
        options=edition.defaults | dict(options),
        seats=tuple(names),
        commitment=commitment_of(seed),
        guide=guide,
        after=after,
        terms=None if checked_terms(terms, edition, len(names)) == USUAL else terms,
    )
    return Table(edition, header, seed, (), (first_frame(edition.rules, header),), seed)


def rebuilt_table(edition: Edition, header: Header, seed: str, entries: Sequence[Entry]) -> Table:
    """The table that wrote these entries, by replay. Raises `DamagedLog`."""
    damage = first_damaged(header, entries)
    if damage is not None:
        raise DamagedEntry(*damage)
    luck_seed = seed
    for entry in entries:
        if isinstance(entry, EntropyAdded):
            luck_seed = mixed(luck_seed, entry.seat, entry.text)
    return Table(edition, header, seed, tuple(entries), replay(edition.rules, header, entries), luck_seed)
