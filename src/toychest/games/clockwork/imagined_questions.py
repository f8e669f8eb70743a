"""Questions about a card that a watcher has not seen: which card it may be, with these hands."""

import dataclasses
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from toychest.contract import Draw, Seat
from toychest.games.clockwork.agenda import Answering, Countering, Pointing, Returning, Task
from toychest.games.clockwork.challenge import secret_kinds, shown_kinds
from toychest.games.clockwork.kinds import INDEX, SPOKEN, Counts, Kind
from toychest.games.clockwork.memory import kind_in_question, remembered
from toychest.games.clockwork.searching import searchable
from toychest.games.clockwork.state import City, held


def asked_anew(
    state: City, seat: Seat | None, names: frozenset[str], surely: Mapping[Seat, Counts], draw: Draw
) -> City | None:
    """A question about a card that this watcher has not seen is about any card that fits; None if there is none.

    What a hand `surely` has it had before: a card that it received in secret comes on top.
    """
    if not state.agenda:
        return state
    task = state.agenda[0]
    if _is_known(state, seat, names):
        return state if _fits_question(state, task) else None
    kinds = _kinds_asked(state, task, _thinkable(state, is_forgotten="about" in names))
    if isinstance(task, Returning) and task.seat in surely:
        kinds = [kind for kind in kinds if held(state, task.seat, kind) > surely[task.seat][INDEX[kind]]]
    if not kinds:
        return None
    kind = kinds[draw(len(kinds))]
    return replace(state, agenda=(_about(state, task, kind), *state.agenda[1:]))


def _is_known(state: City, seat: Seat | None, names: frozenset[str]) -> bool:
    match state.agenda[0]:
        case Answering(mover, other) | Returning(mover, other):
            is_party = seat in (mover, other)
        case Pointing(mover):
            is_party = seat == mover
        case _:
            return True
    return is_party or (kind_in_question(state, seat) is not None and "about" not in names)


def _fits_question(state: City, task: Task) -> bool:
    match task:
        case Answering(_, _, kind) | Returning(_, _, kind):
            return kind in SPOKEN or kind in _kinds_asked(state, task, (kind,))
        case Pointing(mover, kind):
            return kind in searchable(state, mover)
        case _:
            return True


def _kinds_asked(state: City, task: Task, thinkable: Sequence[Kind]) -> Sequence[Kind]:
    """Which of these such a question can be about, with these hands."""
    match task:
        case Answering(mover, asker):
            bluffs = state.terms.readings.scrap_without_card == "bluff_ok"
            return [
                kind
                for kind in thinkable
                if (kind in SPOKEN or held(state, asker, kind)) and (bluffs or held(state, mover, kind))
            ]
        case Returning(mover, _):
            return [kind for kind in thinkable if held(state, mover, kind) > (kind not in SPOKEN)]
        case Pointing(mover):
            return list(searchable(state, mover))
        case _:
            return ()


def _thinkable(state: City, *, is_forgotten: bool) -> Sequence[Kind]:
    """What was not seen was shown in secret (CLK R38); what was forgotten may have been spoken, too."""
    return (*shown_kinds(state.terms), *SPOKEN) if is_forgotten else secret_kinds(state.terms)


def _about(state: City, task: Task, kind: Kind) -> Task:
    match task:
        case Answering():
            return dataclasses.replace(task, kind=kind)
        case Returning():
            return dataclasses.replace(task, received=kind)
        case Pointing():
            return dataclasses.replace(
                task, kind=kind, is_shown=kind not in SPOKEN and held(state, task.seat, kind) > 0
            )
        case _:
            return task


def heard_anew(truth: City, state: City | None, seat: Seat | None, names: frozenset[str], draw: Draw) -> City | None:
    """What was asked for last, by who has not heard it: the card of the open question, or any that fits."""
    if state is None or truth.latest.kind is None:
        return state
    if remembered(truth, seat).heard is not None and "heard" not in names:
        return state
    kinds = _kinds_heard(state, _thinkable(state, is_forgotten="heard" in names))
    return replace(state, latest=replace(state.latest, kind=kinds[draw(len(kinds))])) if kinds else None


def _kinds_heard(state: City, thinkable: Sequence[Kind]) -> Sequence[Kind]:
    """CLK 5.7: who may ask back had none of what the asker showed."""
    match state.agenda[0] if state.agenda else None:
        case Answering(_, _, kind) | Returning(_, _, kind):
            return (kind,)
        case Countering(mover, asker):
            return [
                kind
                for kind in thinkable
                if not held(state, mover, kind) and (kind in SPOKEN or held(state, asker, kind))
            ]
        case _:
            return thinkable
