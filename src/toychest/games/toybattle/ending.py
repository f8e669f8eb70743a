"""How a game of Toy Battle ends."""

from msgspec.structs import replace

from toychest.contract import Event, Outcome, Seat
from toychest.games.toybattle.state import Battle, Happened, medals, other
from toychest.games.toybattle.terrain import BLUE, RED, Place


def objective_checked(state: Battle) -> Happened:
    """TOY 7.2: as many medals as the objective win at once; both at once: the acting seat, or both (TOY R8)."""
    reached = [seat for seat in (BLUE, RED) if medals(state, seat) >= state.terms.terrain.objective]
    if not reached:
        return state, ()
    if len(reached) == 2 and state.terms.readings.both_at_objective == "acting":
        reached = [state.turn_seat]
    event = Event(kind="objective_reached", rule="TOY 7.2", public={"seats": list(reached)})
    return _over(state, "objective", "TOY 7.2", reached), (event,)


def captured(state: Battle, seat: Seat, place: Place) -> Happened:
    """TOY 7.1: a troop on any enemy headquarters wins at once."""
    event = Event(kind="headquarters_captured", rule="TOY 7.1", public={"seat": seat, "place": place})
    return _over(state, "headquarters", "TOY 7.1", [seat]), (event,)


def stuck(state: Battle, seat: Seat) -> Happened:
    """TOY 7.3: whoever can neither take nor place ends the game; more medals win, on a tie the other side does."""
    event = Event(kind="side_stuck", rule="TOY 7.3", public={"seat": seat})
    ahead = medals(state, seat) > medals(state, other(seat))
    return _over(state, "stuck", "TOY 7.3", [seat if ahead else other(seat)]), (event,)


def stalled(state: Battle) -> Happened:
    """TOY R14: too many turns without progress; more medals win, on a tie nobody is first."""
    event = Event(kind="battle_stalled", rule="TOY R14", public={"turns": state.idle})
    counts = [medals(state, seat) for seat in (BLUE, RED)]
    ahead = [] if counts[BLUE] == counts[RED] else [BLUE if counts[BLUE] > counts[RED] else RED]
    return _over(state, "no-progress", "TOY R14", ahead), (event,)


def _over(state: Battle, reason: str, rule: str, first: list[Seat]) -> Battle:
    points = (medals(state, BLUE), medals(state, RED))
    places = tuple(1 if seat in first else 2 for seat in (BLUE, RED))
    outcome = Outcome(reason=reason, rule=rule, points=points, places=places)
    return replace(state, outcome=outcome, agenda=())
