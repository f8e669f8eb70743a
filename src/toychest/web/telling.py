"""From a table to messages: what the seats of one browser are told."""

from collections.abc import Collection, Sequence

import msgspec

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.table import (
    Confirmations,
    Granted,
    SeatRecord,
    Table,
    has_one_winner,
    left_seats,
    shown_name,
    times_by_frame,
    told_again,
    told_frame,
    told_now,
    verify,
)
from toychest.web import messages
from toychest.web.engine_messages import EngineShown
from toychest.web.entries_written import EntriesWritten
from toychest.web.guide_telling import guide_shown, guide_standing
from toychest.web.terms_messages import TimesShown
from toychest.web.terms_telling import terms_told


class Audience(msgspec.Struct, frozen=True):
    """Whoever sits before one browser: the seats it holds, none for an onlooker, and the one of them that looks.

    Secrets are told to the seat that looks, and to no other: the rest look away, or have a browser of their own.
    """

    seats: frozenset[Seat] = frozenset()
    looking: Seat | None = None

    @property
    def eyes(self) -> tuple[Seat, ...]:
        """Whose secrets are told here."""
        return () if self.looking is None else (self.looking,)


def view_seat(table: Table, seats: Collection[Seat]) -> Seat | None:
    """Through whose eyes a browser looks: its only seat, else the one of its seats that is to act, else an onlooker."""
    if len(seats) == 1:
        return next(iter(seats))
    acting = [seat for seat in table.awaited if seat in seats]
    return acting[0] if acting else None


def standing(table: Table, seats: Collection[Seat], looking: Seat | None, acknowledged: int = 0) -> messages.Standing:
    """Where the table stands, for the seats of one browser, through the eyes of one of them or of an onlooker.

    Where somebody learns, they have gone on from so many beats of the guide.
    """
    view = table.rules.view(table.state, looking)
    return messages.Standing(
        seq=table.seq,
        view=view,
        to_act=list(table.to_act),
        waits_for=table.waits_for,
        choices=[_choices(table, seat, view if seat == looking else None) for seat in sorted(seats)],
        outcome=table.outcome,
        guide=guide_standing(table, acknowledged),
    )


def _choices(table: Table, seat: Seat, view: msgspec.Struct | None) -> messages.SeatChoices:
    """What a seat may do; its `view`, where it is known already, need not be worked out to say it."""
    legal, speech = table.legal_moves(seat), table.edition.says
    if legal and view is None:
        view = table.rules.view(table.state, seat)
    words = [speech.move(move, view, is_now=True) for move in legal]
    return messages.SeatChoices(seat=seat, legal=legal, words=words, take_back=table.earliest_take_back(seat))


def seats_shown(
    records: Sequence[SeatRecord], seats: Collection[Seat], left: Collection[Seat] = ()
) -> list[messages.SeatShown]:
    """Every seat and who holds it, for a browser that holds these; who held one may have `left` it for good."""
    return [
        messages.SeatShown(
            seat=at,
            name=record.name,
            is_free=record.is_free,
            is_yours=at in seats,
            bot=record.bot,
            memory=record.bot_memory,
            is_kept=record.is_kept,
            is_left=at in left,
        )
        for at, record in enumerate(records)
    ]


def table_shown(
    code: str,
    table: Table,
    records: Sequence[SeatRecord],
    audience: Audience,
    confirmed: Confirmations,
    acknowledged: int = 0,
    written: EntriesWritten | None = None,
) -> messages.TableShown:
    """Everything that these seats may know of the table; of fleeting events, what they have not confirmed yet.

    What was `written` of its entries before need not be written again.
    """
    seats, looking = audience.seats, audience.looking

    def is_shown(seq: int) -> bool:
        return confirmed.is_over(table, seq, seats, looking)

    again = told_again if written is None else written.told
    told = list(again(table, audience.eyes, is_shown))
    return messages.TableShown(
        code=code,
        edition=table.edition.id,
        game=table.edition.game,
        options=dict(table.header.options),
        commitment=table.header.commitment,
        seats=seats_shown(records, seats, left_seats(table, records)),
        entries=told,
        standing=standing(table, seats, looking, acknowledged),
        told_to=looking,
        guide=guide_shown(table.guide),
        branch=None if table.header.branch is None else table.header.branch.seq,
        has_secrets=table.edition.has_secrets,
        by_seat=table.edition.by_seat,
        may_resign=has_one_winner(table.edition, len(records)) and table.guide is None,
        terms=terms_told(table.terms),
    )


def engine_shown(engine: Readiness) -> EngineShown:
    """How far the engine is; one that will not come has no parts."""
    return EngineShown(compiled=engine.compiled, parts=0 if engine.is_missing else engine.parts)


def entries_played(
    granted: Granted, audience: Audience, request: str | None, acknowledged: int = 0
) -> messages.EntriesPlayed:
    """The new entries as the seat that looks may know them; the standing is for the one that acts next.

    `request` is named to whoever sent it only.
    """
    told = told_now(granted, audience.eyes)
    return messages.EntriesPlayed(
        id=request,
        entries=list(told),
        standing=standing(granted.table, audience.seats, view_seat(granted.table, audience.seats), acknowledged),
        told_to=audience.looking,
    )


def replay_shown(code: str, table: Table) -> messages.ReplayShown:
    """A finished game, frame by frame, as everybody may now see it."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("a running game has no replay")
    everybody = tuple(Seat(at) for at in range(len(table.header.seats)))
    frames = _frames(table, everybody, None)
    verdict = verify(table.log, {table.edition.id: table.edition})
    return messages.ReplayShown(
        code=code,
        edition=table.edition.id,
        game=table.edition.game,
        seats=[shown_name(name) for name in table.header.seats],
        frames=frames,
        outcome=outcome,
        is_fair=verdict.is_fair,
        is_scripted=verdict.scripted > 0,
        is_fair_since=verdict.is_fair_since and verdict.copied > 0,
        has_secrets=table.edition.has_secrets,
        by_seat=table.edition.by_seat,
        times=tuple(TimesShown(seat=seat, left=left) for seat, left in times_by_frame(table).items()),
    )


def frames_seen(table: Table, seat: Seat) -> list[messages.Frame]:
    """A finished game, frame by frame, as this seat saw it."""
    return _frames(table, (seat,), seat)


def _frames(table: Table, eyes: tuple[Seat, ...], looking: Seat | None) -> list[messages.Frame]:
    return [
        messages.Frame(
            seq=frame.seq,
            seat=-1 if frame.seat is None else frame.seat,
            move=frame.move,
            events=list(told_frame(table, frame.seq, eyes, with_fleeting=True)),
            view=table.rules.view(frame.state, looking),
        )
        for frame in table.frames
    ]
