"""What a throw lets a pawn do: walk, or one of the three things that a special throw allows."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork.acting import arrival, check_ask, check_take, may_take, rivals_met
from toychest.games.clockwork.agenda import Drawing, Travelling
from toychest.games.clockwork.board import Field
from toychest.games.clockwork.challenge import asks, card_asked
from toychest.games.clockwork.moves import Ask, Go, Move, Stay, Take, Walk
from toychest.games.clockwork.state import (
    City,
    Deed,
    Happened,
    at_towers,
    is_full,
    special,
    total,
    with_seat,
    with_tasks,
    yard_at,
)
from toychest.games.clockwork.walking import free_walks, is_bound_home, may_enter, walks


def travels(state: City, seat: Seat) -> Iterator[Move]:
    """CLK 2.1, CLK 3.1, CLK R15: every walk, and what a special throw allows instead."""
    board = state.terms.board
    ends = walks(state, seat)
    yield from (Walk(board.place(end)) for end in ends)
    yield from (Go(board.place(field)) for field in goals(state, seat))
    if may_stay_to_act(state, seat):
        if may_take(state, seat):
            yield Take()
        yield from asks(state, seat, rivals_met(state, seat))
    if not ends and not must_go_home(state):
        yield Stay()


def must_go_home(state: City) -> bool:
    """CLK R67: a special throw leads to the Towers once the yards are empty, and nowhere else."""
    return is_bound_home(state) and special(state) is not None


def may_stay_to_act(state: City, seat: Seat) -> bool:
    """CLK 3.3, CLK 3.4, CLK R16: a special throw, in the yard where the turn began."""
    if state.terms.readings.special_mode != "replace" or must_go_home(state):
        return False
    return special(state) is not None and yard_at(state, state.fields[seat]) is not None


def goals(state: City, seat: Seat, *, is_bonus: bool = False) -> tuple[Field, ...]:
    """CLK 3.2, CLK R12, CLK R16 to R20: where a special throw may put the pawn; no other throw does (CLK 3.1)."""
    if special(state) is None:
        return ()
    board, is_anywhere = state.terms.board, state.terms.readings.special_target == "anywhere"
    fields = board.fields if is_anywhere else board.white_in_order  # no other is a goal: it need not be asked why not
    return tuple(field for field in fields if _why_not_there(state, seat, field, is_bonus) is None)


def _why_not_there(state: City, seat: Seat, field: Field, is_bonus: bool) -> IllegalMove | None:
    """What forbids going straight to this field, if anything does."""
    board, readings, place = state.terms.board, state.terms.readings, state.terms.board.place(field)
    if special(state) is None:
        return IllegalMove("not-special", "CLK 3.1", total=total(state))
    if field == state.fields[seat] and not (field == board.towers and readings.tower_restay == "yes"):
        return IllegalMove("already-there", "CLK R20", place=place)
    if field == board.towers:
        return None
    if is_bound_home(state):
        return IllegalMove("towers-reached", "CLK R67")
    if state.is_endgame:
        return IllegalMove("towers-only", "CLK 7.1")
    if readings.special_mode == "bonus_after_draw" and not is_bonus:
        return IllegalMove("towers-only", "CLK R18")
    if readings.special_from == "scrapyard_only" and state.origin not in board.yards:
        return IllegalMove("not-from-here", "CLK R16")
    if field in board.yard_of and yard_at(state, field) is None:
        return IllegalMove("yard-empty", "CLK R24", yard=board.yard_of[field])
    if yard_at(state, field) is None and readings.special_target != "anywhere":
        return IllegalMove("not-a-goal", "CLK 3.2", place=place)
    return IllegalMove("field-full", "CLK 2.4", place=place) if is_full(state, seat, field) else None


def travelled(state: City, task: Travelling, move: Move) -> Happened:
    """The throw is used. Raises `IllegalMove`."""
    seat = task.seat
    match move:
        case Walk(place):
            return _walked(state, seat, place)
        case Go(place):
            return gone(state, seat, place)
        case Take():
            _check_special_stay(state, seat)
            check_take(state, seat)
            yard = state.terms.board.yard_of[state.fields[seat]]
            return with_tasks(state, Drawing(seat, yard)), ()
        case Ask():
            _check_may_meet(state, seat)
            _check_special_stay(state, seat)
            check_ask(state, seat, move, rivals_met(state, seat))
            return card_asked(state, seat, move)
        case Stay() if must_go_home(state):
            raise IllegalMove("towers-reached", "CLK R67")
        case Stay() if walks(state, seat):
            raise IllegalMove("must-walk", "CLK R14")
        case Stay():
            stayed = replace(state, latest=Deed("stay", seat))
            return stayed, (Event(kind="pawn_stayed", rule="CLK R12", public={"seat": seat}),)
        case _:
            raise IllegalMove("answer-first", "CLK 2.1", question="travel")


def _check_may_meet(state: City, seat: Seat) -> None:
    """CLK R16, CLK R46: before a walk nobody is challenged but in a yard."""
    if at_towers(state, seat):
        raise IllegalMove("no-demand-now", "CLK R46")
    if yard_at(state, state.fields[seat]) is None and not must_go_home(state):
        raise IllegalMove("no-demand-now", "CLK R16")


def _check_special_stay(state: City, seat: Seat) -> None:
    if special(state) is None:
        raise IllegalMove("not-special", "CLK 3.1", total=total(state))
    if must_go_home(state):
        raise IllegalMove("towers-reached", "CLK R67")
    if state.terms.readings.special_mode != "replace":
        raise IllegalMove("bonus-later", "CLK R18")
    if yard_at(state, state.fields[seat]) is None:
        raise IllegalMove("not-in-yard", "CLK R16")


def field_meant(state: City, place: str) -> Field:
    """The field by its name; a white field is called by its own. Raises `IllegalMove`."""
    field = state.terms.board.field_at(place)
    if field is None:
        raise IllegalMove("no-such-place", "CLK 2.1", place=place)
    if state.terms.board.place(field) != place:
        raise IllegalMove("say-its-name", "CLK R6", place=place, called=state.terms.board.place(field))
    return field


def _walked(state: City, seat: Seat, place: str) -> Happened:
    """CLK 2.1 to 2.4: along the track, then what may be done there."""
    field = field_meant(state, place)
    ends = walks(state, seat)
    if field not in ends:
        raise _why_not_walked(state, seat, field)
    route = ends[field].steps
    public = {"seat": seat, "start": state.fields[seat], "end": field, "route": list(route), "place": place}
    event = Event(kind="pawn_walked", rule="CLK 2.1", public=public)
    is_exact = len(route) == total(state)
    state = replace(state, latest=Deed("walk", seat, route=route))
    return _arrived(state, seat, field, is_exact), (event,)


def _why_not_walked(state: City, seat: Seat, field: Field) -> IllegalMove:
    """CLK 2.2 to 2.4, CLK R67: too far, too near, through a turn, full, or past the Towers."""
    steps, place = total(state), state.terms.board.place(field)
    if is_full(state, seat, field):
        return IllegalMove("field-full", "CLK 2.4", place=place)
    if field == state.fields[seat]:
        return IllegalMove("must-walk", "CLK R14")
    if field in free_walks(state, seat):
        return IllegalMove("towers-reached", "CLK R67")
    away = distance(state, seat, field)
    if away > steps:
        rule = "CLK 6.1" if field == state.terms.board.towers else "CLK 2.3" if yard_at(state, field) else "CLK 2.1"
        return IllegalMove("steps-short", rule, place=place, steps=steps, away=away)
    if away == steps:
        return IllegalMove("must-stop", "CLK R8", place=place)
    if field in state.terms.board.white and not may_enter(state.terms, field, steps - away):
        return IllegalMove("steps-over", "CLK R7", place=place, steps=steps, away=away)
    if (steps - away) % 2 == 0:
        return IllegalMove("cannot-reverse", "CLK 2.2", place=place, steps=steps, away=away)
    return IllegalMove("not-reached", "CLK R9", place=place, steps=steps, away=away)


def distance(state: City, seat: Seat, field: Field) -> int:
    """How many steps it is to this field, the shortest way."""
    reached, frontier, steps = {state.fields[seat]}, {state.fields[seat]}, 0
    while field not in reached:
        frontier = {beside for each in frontier for beside in state.terms.board.beside[each]} - reached
        reached |= frontier
        steps += 1
    return steps


def gone(state: City, seat: Seat, place: str, *, is_bonus: bool = False) -> Happened:
    """CLK 3.2, CLK R17: straight there, then what may be done there. Raises `IllegalMove`."""
    field = field_meant(state, place)
    reason = _why_not_there(state, seat, field, is_bonus)
    if reason is not None:
        raise reason
    public = {"seat": seat, "start": state.fields[seat], "end": field, "place": place}
    event = Event(kind="pawn_placed", rule="CLK 3.2", public=public)
    state = replace(state, latest=Deed("go", seat))
    if state.terms.readings.direct_arrival_action == "no":
        return replace(state, fields=with_seat(state.fields, seat, field)), (event,)
    return _arrived(state, seat, field, is_exact=False), (event,)


def _arrived(state: City, seat: Seat, field: Field, is_exact: bool) -> City:
    after = replace(state, fields=with_seat(state.fields, seat, field))
    return with_tasks(after, *arrival(after, seat, is_exact))
