"""Complete machines: when they are laid down, and who escapes."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Outcome, Seat
from toychest.games.clockwork import memory_groups
from toychest.games.clockwork.agenda import Building
from toychest.games.clockwork.kinds import BREAKERS, FAMILIES, FLYERS, MACHINES, Kind, with_cards
from toychest.games.clockwork.moves import Build, Escape, Hold, Move
from toychest.games.clockwork.state import City, Happened, all_seats, held, rivals, with_seat, with_tasks


def complete(state: City, seat: Seat) -> Iterator[Kind]:
    """CLK 8.1: machines of which a hand holds all parts and which may be laid down (CLK R29)."""
    for kind in MACHINES:
        if held(state, seat, kind) == state.terms.box.machine and not _is_extra(state, seat, kind):
            yield kind


def _is_extra(state: City, seat: Seat, kind: Kind) -> bool:
    """CLK R29: a second flyer, or a second breaker, where one of each is enough."""
    likes = FLYERS if kind in FLYERS else BREAKERS
    return state.terms.readings.extra_sets == "one_each" and any(laid in likes for laid in state.laid[seat])


def way_out(state: City, seat: Seat) -> tuple[str, Kind | None, Kind | None] | None:
    """CLK 8.3, CLK 8.4: how this seat can escape with its hand and what it has laid down: the way, flyer, breaker."""
    box = state.terms.box
    if held(state, seat, Kind.POWER) and held(state, seat, Kind.AIRSHIP) == box.airship:
        return "airship", None, None
    if not held(state, seat, Kind.FUEL):
        return None
    ready = (*state.laid[seat], *(kind for kind in MACHINES if held(state, seat, kind) == box.machine))
    flyer = next((kind for kind in ready if kind in FLYERS), None)
    breaker = next((kind for kind in ready if kind in BREAKERS), None)
    return ("machine", flyer, breaker) if flyer is not None and breaker is not None else None


def lacks_only_fuel(state: City, seat: Seat) -> bool:
    """CLK 8.4: a flyer and a breaker lie in front of this seat."""
    laid = state.laid[seat]
    return any(kind in FLYERS for kind in laid) and any(kind in BREAKERS for kind in laid)


def gained(state: City, seat: Seat) -> Happened:
    """CLK R27: whoever has just got a card that wins lays everything down and wins, without a discard."""
    if state.terms.readings.lay_down == "auto" and _may_win_now(state, seat) and way_out(state, seat) is not None:
        return escaped(state, seat)
    return state, ()


def _may_win_now(state: City, seat: Seat) -> bool:
    """CLK R28: also on somebody else's turn, unless the win must wait for one's own."""
    return seat == state.turn_seat or state.terms.readings.offturn_win == "immediate"


def set_down(state: City, seats: tuple[Seat, ...]) -> Happened:
    """CLK 8.1, CLK R27, CLK R28: what is complete in these hands goes down, one after the other; or each is asked."""
    if state.terms.readings.lay_down == "voluntary":
        return with_tasks(state, *(Building(seat) for seat in seats)), ()
    events: tuple[Event, ...] = ()
    for seat in seats:
        for kind in tuple(complete(state, seat)):
            state, laid = set_laid(state, seat, kind)
            events += laid
        state, won = gained(state, seat)
        events += won
        if state.outcome is not None:
            break
    return state, events


def set_laid(state: City, seat: Seat, kind: Kind) -> Happened:
    """CLK 8.1, CLK 8.3: the parts lie open in front of their owner."""
    rule = "CLK 8.3" if kind is Kind.AIRSHIP else "CLK 8.1"
    event = Event(kind="set_laid", rule=rule, public={"seat": seat, "kind": kind.value}, reveals=rivals(state, seat))
    return with_laid(state, seat, kind), (event,)


def with_laid(state: City, seat: Seat, kind: Kind) -> City:
    """CLK R31: all parts of a machine, or the one card that wins with it, leave the hand and stay on the table."""
    parts = state.terms.box.laid_together(kind)
    after = replace(
        state,
        hands=with_seat(state.hands, seat, with_cards(state.hands[seat], kind, -parts)),
        laid=with_seat(state.laid, seat, (*state.laid[seat], kind)),
    )
    return memory_groups.left_hand(state, after, seat, kind, parts)


def escaped(state: City, seat: Seat) -> Happened:
    """CLK 8.3, CLK 8.4: everything that wins lies open, Fuel or Power too; the game is over."""
    found = way_out(state, seat)
    assert found is not None, "who escapes has a way out"
    way, flyer, breaker = found
    is_by_air = way == "airship"
    events: tuple[Event, ...] = ()
    for kind in (Kind.AIRSHIP,) if is_by_air else (flyer, breaker):
        if kind is not None and kind not in state.laid[seat]:
            state, laid = set_laid(state, seat, kind)
            events += laid
    last, rule = (Kind.POWER, "CLK 8.3") if is_by_air else (Kind.FUEL, "CLK 8.4")
    machines = {"flyer": flyer and flyer.value, "breaker": breaker and breaker.value}
    public = {"seat": seat, "way": way, **machines, "kind": last.value}
    event = Event(kind="escaped", rule=rule, public=public, reveals=rivals(state, seat))
    return over(with_laid(state, seat, last), way, rule, winner=seat), (*events, event)


def over(state: City, reason: str, rule: str, winner: Seat | None = None) -> City:
    """CLK 8.4: the game has ended; points are the sets laid down, and a card by itself is none."""
    points = tuple(sum(kind in FAMILIES for kind in laid) for laid in state.laid)
    places = tuple(1 if seat == winner else 2 for seat in all_seats(state))
    outcome = Outcome(reason=reason, rule=rule, points=points, places=places)
    return replace(state, outcome=outcome, agenda=())


def may_escape(state: City, seat: Seat) -> bool:
    """CLK R27, CLK R28: whoever may choose can lay down what wins, now and without a discard."""
    is_chosen = state.terms.readings.lay_down == "voluntary"
    return is_chosen and _may_win_now(state, seat) and way_out(state, seat) is not None


def building_moves(state: City, task: Building) -> Iterator[Move]:
    """CLK R27: what this seat may lay down; asked whether or not there is anything."""
    if may_escape(state, task.seat):
        yield Escape()
    yield from (Build(kind) for kind in complete(state, task.seat))
    yield Hold()


def escape_chosen(state: City, seat: Seat) -> Happened:
    """CLK R27: what wins is laid down. Raises `IllegalMove`."""
    if not may_escape(state, seat):
        raise IllegalMove("no-way-out", "CLK 8.4")
    return escaped(state, seat)


def built(state: City, task: Building, move: Move) -> Happened:
    """CLK R27: the answer. Raises `IllegalMove`."""
    match move:
        case Hold():
            return state, (Event(kind="set_held", rule="CLK R27", public={"seat": task.seat}),)
        case Build(kind) if kind in complete(state, task.seat):
            state, events = set_laid(state, task.seat, kind)
            return with_tasks(state, task), events
        case Build(kind):
            raise IllegalMove("not-complete", "CLK 8.1", kind=kind.value)
        case Escape():
            return escape_chosen(state, task.seat)
        case _:
            raise IllegalMove("answer-first", "CLK R27", question="build")
