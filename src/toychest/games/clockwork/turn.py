"""A turn: throw, travel, act, settle everything, and pass on."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork import acting, challenge, scrapyard, searching, sets, travelling
from toychest.games.clockwork.agenda import (
    Acting,
    Answering,
    Building,
    Choosing,
    Countering,
    Discarding,
    Finding,
    Laying,
    LeavingOut,
    Pointing,
    Returning,
    SettingDown,
    Swapping,
    Task,
    Travelling,
    TurnThrow,
)
from toychest.games.clockwork.kinds import FAMILIES
from toychest.games.clockwork.moves import Go, Move, Pass, Take
from toychest.games.clockwork.setup import character_chosen, characters_left, left_out, sets_left
from toychest.games.clockwork.state import City, Happened, all_seats, at_towers, from_seat, held, special, with_tasks


def answers(state: City, task: Task) -> Iterator[Move]:
    """Every answer to what is asked, in a stable order."""
    match task:
        case LeavingOut():
            yield from sets_left(state, task)
        case Choosing():
            yield from characters_left(state)
        case Travelling(seat):
            yield from travelling.travels(state, seat)
        case Acting(seat):
            if "go" in task.may:
                goals = travelling.goals(state, seat, is_bonus=True)
                yield from (Go(state.terms.board.place(field)) for field in goals)
            yield from acting.acts(state, task)
        case Discarding():
            yield from scrapyard.discards(state, task)
        case Laying():
            yield from scrapyard.layings(state)
        case Answering():
            yield from challenge.answers(state, task)
        case Countering():
            yield from challenge.counters(state, task)
        case Returning():
            yield from challenge.returns(state, task)
        case Pointing():
            yield from searching.pointings(state)
        case Finding():
            yield from (Take(), Pass())
        case Swapping():
            yield from searching.swaps(state, task)
        case Building():
            yield from sets.building_moves(state, task)
        case _:
            return


def move_made(state: City, move: Move) -> Happened:
    """The answer to what is asked; then what follows by itself. Raises `IllegalMove`."""
    task, rest = state.agenda[0], replace(state, agenda=state.agenda[1:])
    return until_asked(_task_done(rest, task, move))


def _task_done(state: City, task: Task, move: Move) -> Happened:
    match task:
        case LeavingOut():
            return left_out(state, task, move)
        case Choosing():
            return character_chosen(state, task, move)
        case Travelling():
            return travelling.travelled(state, task, move)
        case Acting():
            return _acted(state, task, move)
        case Discarding():
            return scrapyard.discarded(state, task, move)
        case Laying():
            return scrapyard.laid(state, task, move)
        case Answering():
            return challenge.answered(state, task, move)
        case Countering():
            return challenge.countered(state, task, move)
        case Returning():
            return challenge.returned(state, task, move)
        case Pointing():
            return searching.pointed(state, task, move)
        case Finding():
            return searching.found(state, task, move)
        case Swapping():
            return searching.swapped(state, task, move)
        case Building():
            return sets.built(state, task, move)
        case _:
            raise AssertionError("chance has moved first")


def _acted(state: City, task: Acting, move: Move) -> Happened:
    if isinstance(move, Go):
        if "go" not in task.may:
            raise IllegalMove("answer-first", "CLK R65" if state.is_endgame else "CLK 3.1", question="act")
        return travelling.gone(state, task.seat, move.place, is_bonus=True)
    if not isinstance(move, acting.Act):
        raise IllegalMove("answer-first", "CLK R23", question="act")
    return acting.acted(state, task, move)


def until_asked(happened: Happened) -> Happened:
    """What follows by itself, until somebody is asked, chance is, or the game is over.

    Whether anything was complete, or the game goes on, teaches those who cannot see the hands: the events say so.
    """
    state, events = happened
    learners: set[Seat] = set()
    while state.outcome is None and (not state.agenda or _follows(state, state.agenda[0])):
        learners |= _learners(state)
        state, more = _followed(state)
        events = (*events, *more)
    return state, _taught(events, learners)


def _follows(state: City, task: Task) -> bool:
    """Does this settle itself?"""
    return isinstance(task, SettingDown) or not _is_due(state, task)


def _followed(state: City) -> Happened:
    if not state.agenda:
        return _turn_over(state)
    task, rest = state.agenda[0], replace(state, agenda=state.agenda[1:])
    return sets.set_down(rest, task.seats) if isinstance(task, SettingDown) else (rest, ())


def _learners(state: City) -> set[Seat]:
    """Who learns from what comes next, even if nothing is told: of others' hands, and that there is no dead end."""
    seats = all_seats(state)
    if not state.agenda:
        wins_late = state.terms.readings.offturn_win == "own_turn"  # CLK R28: and whose turn comes has not won
        return set(seats) if wins_late or not sum(state.piles) else set()
    task = state.agenda[0]
    looked_at = task.seats if isinstance(task, SettingDown) else ()
    return {seat for seat in seats if any(other != seat for other in looked_at)}


def _taught(events: tuple[Event, ...], learners: set[Seat]) -> tuple[Event, ...]:
    if not events or not learners:
        return events
    reveals = tuple(sorted(learners | set(events[0].reveals)))
    return (replace(events[0], reveals=reveals), *events[1:])


def _is_due(state: City, task: Task) -> bool:
    match task:
        case Discarding():
            return scrapyard.is_discard_due(state, task)
        case Returning():
            return challenge.is_return_due(state, task)
        case Acting():
            return acting.is_useful(state, task)
        case _:
            return True


def thrown(state: City, seat: Seat, low: int, high: int) -> Happened:
    """CLK 2.1, CLK 7.2 to 7.4: the dice of a turn, and what they allow."""
    state = replace(state, throw=(low, high), origin=state.fields[seat])
    name = special(state)
    state = replace(state, is_bonus=name is not None and state.terms.readings.special_mode == "bonus_after_draw")
    public = {"seat": seat, "dice": [low, high], "total": low + high, "special": name}
    event = Event(kind="dice_thrown", rule="CLK 2.1", public=public, reveals=all_seats(state))
    if not (state.is_endgame and at_towers(state, seat)):
        return with_tasks(state, Travelling(seat)), (event,)
    if not acting.may_search_in_endgame(state):
        lost = Event(kind="turn_lost", rule="CLK 7.4", public={"seat": seat, "total": low + high})
        return state, (event, lost)
    return with_tasks(state, *acting.endgame_turn(state, seat)), (event,)


def _turn_over(state: City) -> Happened:
    """CLK 4.4, CLK R21: the turn ends, doubles or not; the endgame may begin (CLK R59), or the game end (CLK R32)."""
    if not state.turn:  # everything is set up: the starter begins, CLK 1.8
        return turn_begun(state, state.turn_seat)
    events: tuple[Event, ...] = ()
    if not state.is_endgame and not sum(state.piles):
        state = replace(state, is_endgame=True)
        events = (Event(kind="yards_emptied", rule="CLK 7.1"),)
    if is_dead_end(state):
        event = Event(kind="dead_end", rule="CLK R32", reveals=all_seats(state))
        return sets.over(state, "dead-end", "CLK R32"), (*events, event)
    if state.terms.last_turn is not None and state.turn >= state.terms.last_turn:
        event = Event(kind="turns_capped", rule="CLK R32", public={"turns": state.turn})
        return sets.over(state, "turn-cap", "CLK R32"), (*events, event)
    seat = next(other for other in from_seat(state, state.turn_seat) if other != state.turn_seat)
    state, won = turn_begun(state, seat)
    return state, (*events, *won)


def turn_begun(state: City, seat: Seat) -> Happened:
    """The seat on turn is to throw; a win that had to wait for this turn comes first (CLK R28)."""
    state = replace(state, turn=state.turn + 1, turn_seat=seat, is_bonus=False)
    if state.terms.readings.offturn_win == "own_turn":
        state, won = sets.gained(state, seat)
        if state.outcome is not None:
            return state, won
        if state.terms.readings.lay_down == "voluntary":
            return with_tasks(state, Building(seat), TurnThrow(seat)), ()
    return with_tasks(state, TurnThrow(seat)), ()


def is_dead_end(state: City) -> bool:
    """CLK R32: the yards are empty, no hand holds a card that could be shown, and nobody lacks only Fuel."""
    if not state.is_endgame or state.terms.readings.dead_end == "name_family":
        return False
    if any(sets.lacks_only_fuel(state, seat) for seat in all_seats(state)):  # which is sought by its name
        return False
    if state.terms.readings.blind_miss != "put_back" and state.discards:  # naming Fuel still fetches cards
        return False
    fetches = state.terms.readings.miss == "swap"  # showing Scrap brings other cards only by a miss
    shown = searching.shown_kinds(state.terms) if fetches else FAMILIES
    return not any(held(state, seat, kind) for seat in all_seats(state) for kind in shown)
