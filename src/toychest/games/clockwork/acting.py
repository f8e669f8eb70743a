"""What may be done where a pawn is: take a card, challenge a rival, search the discards."""

import dataclasses
from collections.abc import Collection, Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork.agenda import Acting, Drawing, Task
from toychest.games.clockwork.challenge import asks, card_asked, check_askable
from toychest.games.clockwork.moves import Ask, Move, Pass, Search, Take
from toychest.games.clockwork.searching import search_begun, searchable
from toychest.games.clockwork.state import (
    City,
    Deed,
    Happened,
    at_towers,
    others_on,
    rivals,
    special,
    total,
    with_tasks,
    yard_at,
)

Act = Take | Ask | Search | Pass


def arrival(state: City, seat: Seat, is_exact: bool) -> tuple[Task, ...]:
    """What follows when a pawn has come to a field: nothing, a choice, or the one thing there is."""
    if at_towers(state, seat):
        return _arrival_at_towers(state, seat)
    yard = yard_at(state, state.fields[seat])
    if yard is not None:
        return _arrival_in_yard(state, seat, yard, is_exact)
    return (Acting(seat, ("ask",)),) if is_exact and rivals_met(state, seat) else ()  # CLK 5.1


def _arrival_in_yard(state: City, seat: Seat, yard: int, is_exact: bool) -> tuple[Task, ...]:
    """CLK 4.1, CLK R22 to R24, CLK R47: take a card, or challenge."""
    needs_exact = state.terms.readings.yard_challenge_exact == "yes"
    asks_too = bool(rivals_met(state, seat)) and (is_exact or not needs_exact)
    if not state.piles[yard - 1]:
        return (Acting(seat, ("ask",)),) if asks_too else ()
    if not asks_too:
        return (Drawing(seat, yard),)
    is_chain = state.terms.readings.yard_arrival == "both"
    return (Acting(seat, ("take", "ask"), may_pass=False, is_chain=is_chain),)


def _arrival_at_towers(state: City, seat: Seat) -> tuple[Task, ...]:
    """CLK 6.1, CLK R46, CLK R50, CLK R61: search, if one wants to."""
    readings = state.terms.readings
    is_gated = state.is_endgame and readings.gate_arrival == "yes" and not may_search_in_endgame(state)
    may: tuple[str, ...] = ("search",) if state.discards and not is_gated else ()
    if readings.tower_challenge == "yes" and others_on(state, seat, state.fields[seat]) and not state.is_endgame:
        may = (*may, "ask")
    return (Acting(seat, may),) if may else ()


def rivals_met(state: City, seat: Seat) -> tuple[Seat, ...]:
    """CLK 5.1, CLK R60: rivals on the same field, whom one may challenge there."""
    is_allowed = not state.is_endgame or state.terms.readings.return_challenge == "yes"
    return others_on(state, seat, state.fields[seat]) if is_allowed else ()


def may_search_in_endgame(state: City) -> bool:
    """CLK 7.2: an odd sum, or a double."""
    return total(state) % 2 == 1 or special(state) == "double"


def endgame_turn(state: City, seat: Seat) -> tuple[Task, ...]:
    """CLK 7.2 to 7.4, CLK R62, CLK R63: what a throw in the Towers allows once the yards are empty."""
    if not may_search_in_endgame(state):
        return ()
    readings = state.terms.readings
    may: tuple[str, ...] = ("search",) if state.discards else ()
    if special(state) is not None and _endgame_rivals(state, seat):
        may = (*may, "ask")
    is_chain = special(state) is not None and readings.endgame_special == "both"
    return (Acting(seat, may, is_chain=is_chain),) if may else ()


def _endgame_rivals(state: City, seat: Seat) -> tuple[Seat, ...]:
    """CLK R63: rivals who are in the Towers already, or any."""
    anyone = state.terms.readings.endgame_target == "anyone"
    return tuple(other for other in rivals(state, seat) if anyone or at_towers(state, other))


def rivals_here(state: City, task: Acting) -> tuple[Seat, ...]:
    """CLK R49: whom this seat may ask now; in a yard it is one rival at most."""
    if state.is_endgame and at_towers(state, task.seat):
        here = _endgame_rivals(state, task.seat)
    else:
        here = others_on(state, task.seat, state.fields[task.seat])
    return tuple(other for other in here if other not in task.asked)


def acts(state: City, task: Acting) -> Iterator[Move]:
    """Every way to act, and to pass where that is allowed."""
    seat = task.seat
    if "take" in task.may and may_take(state, seat):
        yield Take()
    if "ask" in task.may:
        yield from asks(state, seat, rivals_here(state, task))
    if "search" in task.may:
        yield from (Search(kind) for kind in searchable(state, seat))
    if task.may_pass:
        yield Pass()


def may_take(state: City, seat: Seat) -> bool:
    """CLK 4.1: this seat is in a yard that has cards."""
    yard = yard_at(state, state.fields[seat])
    return yard is not None and state.piles[yard - 1] > 0


def check_take(state: City, seat: Seat) -> None:
    """Raises `IllegalMove`."""
    yard = yard_at(state, state.fields[seat])
    if yard is None:
        raise IllegalMove("not-in-yard", "CLK 4.1")
    if not state.piles[yard - 1]:
        raise IllegalMove("yard-empty", "CLK R24", yard=yard)


def check_ask(state: City, seat: Seat, move: Ask, others: Collection[Seat], asked: Collection[Seat] = ()) -> None:
    """Raises `IllegalMove`."""
    if move.rival == seat:
        raise IllegalMove("ask-yourself", "CLK 5.1")
    if move.rival in asked:
        raise IllegalMove("already-asked", "CLK R63", rival=move.rival)
    if move.rival not in others:
        raise _why_not_met(state, seat, move.rival)
    check_askable(state, seat, move.kind)


def _why_not_met(state: City, seat: Seat, rival: Seat) -> IllegalMove:
    if state.is_endgame and at_towers(state, seat):
        return IllegalMove("not-in-towers", "CLK R63", rival=rival)
    if rival in others_on(state, seat, state.fields[seat]):
        return IllegalMove("no-demand-now", "CLK R60")
    return IllegalMove("not-together", "CLK 5.1", rival=rival)


def is_useful(state: City, task: Acting) -> bool:
    """Is there anything to decide, as far as everybody can see?"""
    return (
        ("take" in task.may and may_take(state, task.seat))
        or ("ask" in task.may and bool(rivals_here(state, task)))
        or ("search" in task.may and bool(state.discards))
        or ("go" in task.may and special(state) is not None)
    )


def acted(state: City, task: Acting, move: Act) -> Happened:
    """One of the things that may be done here, or none of them. Raises `IllegalMove`."""
    seat = task.seat
    match move:
        case Pass():
            if not task.may_pass:
                raise IllegalMove("must-draw", "CLK R23")
            passed = replace(state, latest=Deed("pass", seat))
            rule = "CLK R50" if "search" in task.may else "CLK 5.1"
            return passed, (Event(kind="turn_passed", rule=rule, public={"seat": seat}),)
        case Take():
            check_take(state, seat)
            _check_may(state, task, "take")
            yard = state.terms.board.yard_of[state.fields[seat]]
            return with_tasks(state, Drawing(seat, yard), *_chained(task, "take")), ()
        case Ask():
            _check_may_ask(state, task, move.rival)
            check_ask(state, seat, move, rivals_here(state, task), task.asked)
            return card_asked(with_tasks(state, *_asked_on(state, task, move.rival)), seat, move)
        case Search():
            _check_may(state, task, "search")
            return search_begun(with_tasks(state, *_chained(task, "search")), seat, move)


def _check_may(state: City, task: Acting, deed: str) -> None:
    if deed in task.may:
        return
    if deed == "search" and at_towers(state, task.seat):
        if not state.discards:
            raise IllegalMove("nothing-there", "CLK R57")
        raise IllegalMove("answer-first", "CLK R62", question="act")
    if deed == "search":
        raise IllegalMove("not-at-towers", "CLK 6.1")
    raise IllegalMove("answer-first", "CLK R22", question="act")  # there is a card, but one was taken already


def _check_may_ask(state: City, task: Acting, rival: Seat) -> None:
    """Raises `IllegalMove`, unless a challenge is one of the things to do here; who it may be is asked later."""
    if "ask" in task.may or rival == task.seat:
        return
    if not at_towers(state, task.seat):  # one was asked already
        raise IllegalMove("answer-first", "CLK R22", question="act")
    if not state.is_endgame:
        raise IllegalMove("no-demand-now", "CLK R46")
    if state.origin != state.terms.board.towers:
        raise IllegalMove("just-back", "CLK R61")
    if special(state) is None:
        raise IllegalMove("search-only", "CLK 7.3", total=total(state))
    if not _endgame_rivals(state, task.seat):
        raise IllegalMove("not-in-towers", "CLK R63", rival=rival)
    raise IllegalMove("answer-first", "CLK R62", question="act")  # one was asked already


def _chained(task: Acting, deed: str) -> tuple[Task, ...]:
    """CLK R22, CLK R62: where both may be done, the other one is left."""
    if not task.is_chain:
        return ()
    rest = tuple(other for other in task.may if other != deed)
    return (dataclasses.replace(task, may=rest, may_pass=True),) if rest else ()


def _asked_on(state: City, task: Acting, rival: Seat) -> tuple[Task, ...]:
    """CLK R63: where every rival may be asked once, the others are left."""
    if not (state.is_endgame and at_towers(state, task.seat)):
        return _chained(task, "ask")
    asked = (*task.asked, rival)
    if state.terms.readings.endgame_demands == "one_per_rival":
        rest = task.may if task.is_chain else ("ask",)
        return (dataclasses.replace(task, may=rest, may_pass=True, asked=asked),)
    return _chained(task, "ask")
