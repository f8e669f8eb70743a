"""Searching the discards at the Towers: show, point, turn."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork import memory_groups
from toychest.games.clockwork.agenda import Acting, Finding, Pointing, SettingDown, Swapping
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import FAMILIES, KINDS, SPOKEN, Kind, with_cards
from toychest.games.clockwork.moves import Escape, Move, Pass, Point, Search, Swap, Take
from toychest.games.clockwork.scrapyard import after_taking, card_put_down, card_shown, check_held, check_spot
from toychest.games.clockwork.sets import escape_chosen, gained, may_escape
from toychest.games.clockwork.state import City, Deed, Happened, all_seats, held, rivals, with_seat, with_tasks
from toychest.games.clockwork.terms import Terms


def shown_kinds(terms: Terms) -> tuple[Kind, ...]:
    """CLK 6.2, CLK R43: what is searched for by showing a card of it."""
    return FAMILIES if terms.readings.scrap_family == "no" else (*FAMILIES, Kind.SCRAP)


def may_name(state: City, seat: Seat) -> bool:
    """CLK R32: where that is played, who holds no family card once the yards are empty may name one aloud."""
    is_played = state.terms.readings.dead_end == "name_family" and not sum(state.piles)
    return is_played and not any(held(state, seat, kind) for kind in FAMILIES)


def searchable(state: City, seat: Seat) -> Iterator[Kind]:
    """CLK 6.2, CLK 6.6: every family one holds a card of, and Fuel and Power; nothing where no card lies."""
    if not state.discards:  # CLK R57
        return
    shown, names = shown_kinds(state.terms), may_name(state, seat)
    for kind in KINDS:
        is_shown = kind in shown and held(state, seat, kind) > 0
        is_named = names and kind in FAMILIES and kind not in state.left_out
        if kind in SPOKEN or is_shown or is_named:
            yield kind


def search_begun(state: City, seat: Seat, move: Search) -> Happened:
    """CLK 6.2, CLK R51: a card is shown to all, or Fuel or Power is named; then one points. Raises `IllegalMove`."""
    kind = move.kind
    _check_searchable(state, seat, kind)
    is_shown = held(state, seat, kind) > 0 and kind not in SPOKEN
    begun = Event(kind="search_begun", rule="CLK 6.2", public={"seat": seat})
    if is_shown:
        state = memory_groups.shown(state, seat, kind)
        return with_tasks(state, Pointing(seat, kind, is_shown)), (begun, card_shown(state, seat, kind, "search"))
    public = {"seat": seat, "rival": None, "kind": kind.value}
    named = Event(kind="card_named", rule="CLK 6.6", public=public, fleeting=True, reveals=rivals(state, seat))
    return with_tasks(state, Pointing(seat, kind, is_shown)), (begun, named)


def _check_searchable(state: City, seat: Seat, kind: Kind) -> None:
    if not state.discards:
        raise IllegalMove("nothing-there", "CLK R57")
    if kind in searchable(state, seat):
        return
    if kind in state.left_out:
        raise IllegalMove("kind-not-in-game", "CLK 1.4", kind=kind.value)
    if kind not in shown_kinds(state.terms):
        raise IllegalMove("not-a-family", "CLK R43", kind=kind.value)
    raise IllegalMove("nothing-to-show", "CLK 6.2", kind=kind.value)


def pointings(state: City) -> Iterator[Move]:
    """CLK 6.3: any card that lies there."""
    return (Point(spot) for spot in sorted(spot for spot, _ in state.discards))


def pointed(state: City, task: Pointing, move: Move) -> Happened:
    """CLK 6.3: the card is turned for all to see: a hit, or a miss. Raises `IllegalMove`."""
    if not isinstance(move, Point):
        raise IllegalMove("answer-first", "CLK 6.3", question="point")
    check_spot(state, move.spot)
    found = dict(state.discards).get(move.spot)
    if found is None:
        raise IllegalMove("spot-empty", "CLK 6.3", spot=move.spot)
    public = {"seat": task.seat, "spot": move.spot, "kind": found.value}
    turned = Event(kind="card_turned", rule="CLK 6.3", public=public, fleeting=True, reveals=all_seats(state))
    state = replace(state, latest=Deed("point", task.seat, spot=move.spot))
    state, events = _turned(state, task, move.spot, found)
    return state, (turned, *events)


def _turned(state: City, task: Pointing, spot: Spot, found: Kind) -> Happened:
    readings = state.terms.readings
    if found is task.kind:  # CLK R52
        is_asked = readings.hit == "optional"
        return (with_tasks(state, Finding(task.seat, spot)), ()) if is_asked else _hit(state, task.seat, spot, found)
    if task.is_shown:
        if readings.miss == "swap":
            return _swapped_in(state, task, spot, found)
        return _put_back(state, task.seat, spot, "CLK R55")
    if readings.blind_miss == "put_back" or task.kind not in SPOKEN:  # CLK R32: a family that was only named
        return _put_back(state, task.seat, spot, "CLK R56")
    state, events = _missed(state, task.seat, spot, found)
    state, won = gained(state, task.seat)
    if state.outcome is not None:
        return state, (*events, *won)
    if readings.blind_miss == "swap_choice":
        return with_tasks(state, Swapping(task.seat, spot), SettingDown((task.seat,))), events
    return with_tasks(state, *after_taking(state, task.seat)), events


def found(state: City, task: Finding, move: Move) -> Happened:
    """CLK R52: what was sought is taken, or left where it lies. Raises `IllegalMove`."""
    match move:
        case Take():
            return _hit(state, task.seat, task.spot, dict(state.discards)[task.spot])
        case Pass():
            return _put_back(state, task.seat, task.spot, "CLK R52")
        case _:
            raise IllegalMove("answer-first", "CLK R52", question="found")


def _hit(state: City, seat: Seat, spot: Spot, kind: Kind) -> Happened:
    """CLK 6.4, CLK R53, CLK R54: the card goes to the hand; with more than seven another one is discarded."""
    event = Event(kind="search_hit", rule="CLK 6.4", public={"seat": seat, "spot": spot}, reveals=all_seats(state))
    state, won = gained(with_card_picked_up(state, seat, spot, kind), seat)
    if state.outcome is None:
        again = (Acting(seat, ("search",)),) if state.terms.readings.search_streak == "until_miss" else ()
        state = with_tasks(state, *after_taking(state, seat), *again)
    return state, (event, *won)


def with_card_picked_up(state: City, seat: Seat, spot: Spot, kind: Kind) -> City:
    """The card on a spot goes to a hand, for all to see."""
    after = replace(
        state,
        discards=tuple(laid for laid in state.discards if laid[0] != spot),
        hands=with_seat(state.hands, seat, with_cards(state.hands[seat], kind)),
    )
    return memory_groups.picked_up(state, after, seat, kind)


def _missed(state: City, seat: Seat, spot: Spot, found: Kind) -> Happened:
    """CLK 6.5, CLK R58: the wrong card must be taken, Scrap too."""
    return with_card_picked_up(state, seat, spot, found), (_missed_event(state, seat, spot),)


def _missed_event(state: City, seat: Seat, spot: Spot) -> Event:
    return Event(kind="search_missed", rule="CLK 6.5", public={"seat": seat, "spot": spot}, reveals=all_seats(state))


def _swapped_in(state: City, task: Pointing, spot: Spot, found: Kind) -> Happened:
    """CLK 6.5, CLK R55: the card that was shown takes the place of the wrong one; only then may the hand win."""
    seat = task.seat
    taken, events = _missed(state, seat, spot, found)
    after = replace(
        taken,
        hands=with_seat(taken.hands, seat, with_cards(taken.hands[seat], task.kind, -1)),
        discards=(*taken.discards, (spot, task.kind)),
    )
    after = memory_groups.left_hand(taken, after, seat, task.kind)
    after, won = gained(after, seat)
    return (after if after.outcome is not None else with_tasks(after, SettingDown((seat,)))), (*events, *won)


def _put_back(state: City, seat: Seat, spot: Spot, rule: str) -> Happened:
    """CLK R52, CLK R55, CLK R56: the card that was turned stays where it lay."""
    public = {"seat": seat, "spot": spot}
    return state, (Event(kind="put_back", rule=rule, public=public, reveals=all_seats(state)),)


def swaps(state: City, task: Swapping) -> Iterator[Move]:
    """CLK R56: any card of the hand."""
    if may_escape(state, task.seat):
        yield Escape()
    yield from (Swap(kind) for kind in KINDS if held(state, task.seat, kind))


def swapped(state: City, task: Swapping, move: Move) -> Happened:
    """CLK R56: the chosen card is shown and laid where the wrong one was. Raises `IllegalMove`."""
    if isinstance(move, Escape):
        return escape_chosen(state, task.seat)
    if not isinstance(move, Swap):
        raise IllegalMove("answer-first", "CLK R56", question="swap")
    check_held(state, task.seat, move.kind, "CLK R56")
    state, events = card_put_down(state, task.seat, move.kind, "swap")
    laid = Event(kind="card_laid", rule="CLK R56", public={"seat": task.seat, "spot": task.spot})
    return replace(state, discards=(*state.discards, (task.spot, move.kind))), (*events, laid)
