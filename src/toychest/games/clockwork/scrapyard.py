"""Taking a card from a pile, and what is discarded for it."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork import memory_groups
from toychest.games.clockwork.agenda import Acting, Discarding, Drawing, Laying, SettingDown, Task
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import INDEX, KINDS, Kind, with_cards
from toychest.games.clockwork.moves import Discard, Escape, Keep, Lay, Move
from toychest.games.clockwork.sets import escape_chosen, gained, may_escape
from toychest.games.clockwork.state import (
    City,
    Happened,
    all_seats,
    free_spots,
    hand_size,
    held,
    rivals,
    with_seat,
    with_tasks,
)


def card_drawn(state: City, task: Drawing, kind: Kind) -> Happened:
    """CLK 4.1, CLK R25: the top card of the pile goes to the hand; only its taker sees it."""
    seat, yard = task.seat, task.yard
    if not state.unseen[INDEX[kind]]:
        raise IllegalMove("not-in-deck", "CLK 1.2", kind=kind.value)
    piles = (*state.piles[: yard - 1], state.piles[yard - 1] - 1, *state.piles[yard:])
    after = replace(
        state,
        unseen=with_cards(state.unseen, kind, -1),
        piles=piles,
        hands=with_seat(state.hands, seat, with_cards(state.hands[seat], kind)),
    )
    event = Event(
        kind="card_drawn",
        rule="CLK 4.1",
        public={"seat": seat, "yard": yard, "left": piles[yard - 1]},
        secret={"kind": kind.value},
        seen_by=(seat,),
        reveals=all_seats(state),  # also that nobody has escaped by it
    )
    after = memory_groups.drawn(state, after, seat, kind)
    after, won = gained(after, seat)
    if after.outcome is None:
        after = with_tasks(after, *after_taking(after, seat), *_bonus(after, seat))
        after = replace(after, is_bonus=False)
    return after, (event, *won)


def after_taking(state: City, seat: Seat) -> tuple[Task, ...]:
    """CLK R27: after a card was taken: the discard, then what is complete; or the other way round."""
    tasks: tuple[Task, ...] = (Discarding(seat), SettingDown((seat,)))
    return tasks if state.terms.readings.lay_order == "after_discard" else tasks[::-1]


def _bonus(state: City, seat: Seat) -> tuple[Task, ...]:
    """CLK R18: a special throw that has still to be used may be used now."""
    return (Acting(seat, ("go", "take", "ask")),) if state.is_bonus else ()


def owes_discard(state: City, seat: Seat) -> bool:
    """CLK 1.7, CLK 8.2, CLK R26: only a hand of more than seven."""
    return hand_size(state, seat) > state.terms.box.hand


def is_discard_due(state: City, task: Discarding) -> bool:
    """CLK R26: below seven nothing is discarded, unless one may choose."""
    return owes_discard(state, task.seat) or state.terms.readings.below7 == "optional"


def discards(state: City, task: Discarding) -> Iterator[Move]:
    """CLK 4.2, CLK R33: any card of the hand, the taken one too, even Power."""
    if may_escape(state, task.seat):
        yield Escape()
    yield from (Discard(kind) for kind in KINDS if held(state, task.seat, kind))
    if not owes_discard(state, task.seat):
        yield Keep()


def discarded(state: City, task: Discarding, move: Move) -> Happened:
    """CLK 4.2, CLK 4.3: the card is shown to all. Raises `IllegalMove`."""
    seat = task.seat
    match move:
        case Escape():
            return escape_chosen(state, seat)
        case Keep() if owes_discard(state, seat):
            raise IllegalMove("must-discard", "CLK 1.7", hand=hand_size(state, seat))
        case Keep():
            return state, (Event(kind="card_kept", rule="CLK R26", public={"seat": seat}),)
        case Discard(kind):
            check_held(state, seat, kind, "CLK 4.2")
            state, events = card_put_down(state, seat, kind, "discard")
            return with_tasks(state, Laying(seat, kind)), events
        case _:
            raise IllegalMove("answer-first", "CLK 4.2", question="discard")


def check_held(state: City, seat: Seat, kind: Kind, rule: str) -> None:
    """Raises `IllegalMove`, unless the hand holds such a card."""
    if not held(state, seat, kind):
        raise IllegalMove("not-held", rule, kind=kind.value)


def card_put_down(state: City, seat: Seat, kind: Kind, why: str) -> Happened:
    """CLK 4.3: a card leaves the hand, shown to all and then never again."""
    after = replace(state, hands=with_seat(state.hands, seat, with_cards(state.hands[seat], kind, -1)))
    after = memory_groups.left_hand(state, after, seat, kind)
    shown = card_shown(state, seat, kind, why)
    public = {"seat": seat, "hand": hand_size(after, seat)}
    return after, (shown, Event(kind="card_discarded", rule="CLK 4.2", public=public))


def card_shown(state: City, seat: Seat, kind: Kind, why: str) -> Event:
    """CLK 4.3, CLK 6.2: everybody sees the card once."""
    public = {"seat": seat, "kind": kind.value, "why": why}
    rule = "CLK 6.2" if why == "search" else "CLK 4.3"
    return Event(kind="card_shown", rule=rule, public=public, fleeting=True, reveals=rivals(state, seat))


def layings(state: City) -> Iterator[Move]:
    """CLK 4.3, CLK R34, CLK R35: any free spot, also one that was just left."""
    return (Lay(spot) for spot in free_spots(state))


def laid(state: City, task: Laying, move: Move) -> Happened:
    """CLK 4.3, CLK R34: face down on a spot, never on another card, never moved again. Raises `IllegalMove`."""
    if not isinstance(move, Lay):
        raise IllegalMove("answer-first", "CLK 4.3", question="spot")
    check_spot(state, move.spot)
    if any(spot == move.spot for spot, _ in state.discards):
        raise IllegalMove("spot-taken", "CLK 4.3", spot=move.spot)
    event = Event(kind="card_laid", rule="CLK 4.3", public={"seat": task.seat, "spot": move.spot})
    return replace(state, discards=(*state.discards, (move.spot, task.kind))), (event,)


def check_spot(state: City, spot: Spot) -> None:
    """Raises `IllegalMove`, unless the board has such a spot."""
    if spot not in state.terms.board.spot_numbers:
        raise IllegalMove("no-such-spot", "CLK 4.3", spot=spot)
