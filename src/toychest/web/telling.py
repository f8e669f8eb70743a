"""From a table to messages: what the seats of one browser are told."""

from collections.abc import Collection, Sequence

import msgspec

from toychest.contract import Outcome, Seat
from toychest.table import Happened, SeatRecord, Table, told_again, told_events, told_now, verify
from toychest.web import messages


def view_seat(table: Table, seats: Collection[Seat]) -> Seat | None:
    """Through whose eyes a browser looks: its only seat, else the one of its seats that is to act, else an onlooker."""
    if len(seats) == 1:
        return next(iter(seats))
    acting = [seat for seat in table.to_act if seat in seats]
    return acting[0] if acting else None


def looking_seats(table: Table, seats: Collection[Seat]) -> Collection[Seat]:
    """Whose secrets a browser is told: nobody's but those of the seat through whose eyes it looks."""
    seat = view_seat(table, seats)
    return () if seat is None else (seat,)


def witnesses(happened: Happened, seats: Collection[Seat]) -> Collection[Seat]:
    """Who sits before a browser while news come: whoever made the move there, before the next seat takes over."""
    movers = [entry.seat for entry in happened.entries[:1] if entry.seat in seats]
    return movers or looking_seats(happened.table, seats)


def standing(table: Table, seats: Collection[Seat]) -> messages.Standing:
    """Where the table stands, for the seats of one browser."""
    return messages.Standing(
        seq=table.seq,
        view=table.rules.view(table.state, view_seat(table, seats)),
        to_act=list(table.to_act),
        waits_for=table.waits_for,
        choices=[_choices(table, seat) for seat in sorted(seats)],
        outcome=None if table.outcome is None else outcome_told(table.outcome),
    )


def _choices(table: Table, seat: Seat) -> messages.SeatChoices:
    return messages.SeatChoices(seat=seat, legal=table.legal_moves(seat), take_back=table.earliest_take_back(seat))


def outcome_told(outcome: Outcome) -> messages.OutcomeTold:
    """How the game ended."""
    return messages.OutcomeTold(
        reason=outcome.reason, rule=outcome.rule, points=list(outcome.points), places=list(outcome.places)
    )


def table_shown(code: str, table: Table, records: Sequence[SeatRecord], seats: Collection[Seat]) -> messages.TableShown:
    """Everything that these seats may know of the table."""
    return messages.TableShown(
        code=code,
        edition=table.edition.id,
        game=table.edition.game,
        options=dict(table.header.options),
        commitment=table.header.commitment,
        seats=[
            messages.SeatShown(seat=at, name=record.name, is_free=record.is_free, is_yours=at in seats)
            for at, record in enumerate(records)
        ],
        entries=[
            msgspec.convert(entry, messages.EntryTold, from_attributes=True)
            for entry in told_again(table, looking_seats(table, seats))
        ],
        standing=standing(table, seats),
    )


def entries_played(happened: Happened, seats: Collection[Seat], request: str | None) -> messages.EntriesPlayed:
    """The new entries as these seats may know them. `request` is named to whoever sent it only."""
    told = told_now(happened, witnesses(happened, seats))
    return messages.EntriesPlayed(
        id=request,
        entries=[msgspec.convert(entry, messages.EntryTold, from_attributes=True) for entry in told],
        standing=standing(happened.table, seats),
    )


def replay_shown(code: str, table: Table) -> messages.ReplayShown:
    """A finished game, frame by frame, as everybody may now see it."""
    outcome = table.outcome
    if outcome is None:
        raise ValueError("a running game has no replay")
    everybody = tuple(Seat(at) for at in range(len(table.header.seats)))
    frames = [
        messages.Frame(
            seq=frame.seq,
            seat=-1 if frame.seat is None else frame.seat,
            move=frame.move,
            events=[
                msgspec.convert(event, messages.EventTold, from_attributes=True)
                for event in told_events(frame.events, everybody, with_fleeting=True)
            ],
            view=table.rules.view(frame.state, None),
        )
        for frame in table.frames
    ]
    return messages.ReplayShown(
        code=code,
        edition=table.edition.id,
        game=table.edition.game,
        seats=list(table.header.seats),
        frames=frames,
        outcome=outcome_told(outcome),
        is_fair=verify(table.log, {table.edition.id: table.edition}).is_fair,
    )
