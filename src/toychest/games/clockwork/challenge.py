"""The challenge: one card is shown in secret, and the rival answers."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.clockwork import memory_groups
from toychest.games.clockwork.agenda import Answering, Countering, Laying, Returning, SettingDown
from toychest.games.clockwork.kinds import FAMILIES, INDEX, KINDS, SPOKEN, Kind, with_cards
from toychest.games.clockwork.moves import Ask, Escape, Give, Move, Pass, Return, SayNone
from toychest.games.clockwork.scrapyard import check_held
from toychest.games.clockwork.sets import escape_chosen, gained, may_escape
from toychest.games.clockwork.state import (
    City,
    Deed,
    Happened,
    all_seats,
    free_spots,
    hand_size,
    held,
    rivals,
    with_seat,
    with_tasks,
)
from toychest.games.clockwork.terms import Terms


def shown_kinds(terms: Terms) -> tuple[Kind, ...]:
    """CLK 5.2, CLK R43: what is asked for by showing a card of it."""
    return (*FAMILIES, Kind.SCRAP) if terms.readings.scrap_family == "both" else FAMILIES


def secret_kinds(terms: Terms) -> tuple[Kind, ...]:
    """CLK R38: what those who were not told may think was asked for."""
    shown = shown_kinds(terms)
    return (*shown, *SPOKEN) if terms.readings.ask_visibility == "private" else shown


def told_of(terms: Terms, asker: Seat, rival: Seat, kind: Kind) -> tuple[Seat, ...] | None:
    """CLK R38: a shown card is seen by the two; Fuel and Power are spoken, so everybody hears them (None)."""
    visibility = terms.readings.ask_visibility
    is_public = visibility == "public" or (visibility == "public_special" and kind in SPOKEN)
    return None if is_public else (asker, rival)


def askable(state: City, asker: Seat) -> Iterator[Kind]:
    """CLK 5.2, CLK 5.8, CLK R44: every family one holds a card of, and Fuel and Power."""
    shown = shown_kinds(state.terms)
    yield from (kind for kind in KINDS if (kind in shown and held(state, asker, kind)) or kind in SPOKEN)


def asks(state: City, seat: Seat, others: Collection[Seat]) -> Iterator[Move]:
    """CLK 5.2: each of these rivals, for whatever this seat may ask."""
    kinds = tuple(askable(state, seat))
    assert not any(kind in laid for laid in state.laid for kind in kinds), "CLK R30: what lies complete is in no hand"
    return (Ask(rival, kind) for rival in others for kind in kinds)


def check_askable(state: City, asker: Seat, kind: Kind) -> None:
    """Raises `IllegalMove`."""
    if kind in SPOKEN:  # CLK R45: whether one has a use for it or not
        return
    if kind in state.left_out:
        raise IllegalMove("kind-not-in-game", "CLK 1.4", kind=kind.value)
    if kind not in shown_kinds(state.terms):
        raise IllegalMove("not-a-family", "CLK R43", kind=kind.value)
    if not held(state, asker, kind):
        raise IllegalMove("nothing-to-show", "CLK 5.2", kind=kind.value)


def card_asked(state: City, asker: Seat, move: Ask, *, is_counter: bool = False) -> Happened:
    """CLK 5.2, CLK R64: the demand, and whether the rival has any. Raises `IllegalMove`."""
    rival, kind = move.rival, move.kind
    check_askable(state, asker, kind)
    public = {"seat": asker, "rival": rival, "is_counter": is_counter}
    events = (Event(kind="card_asked", rule="CLK 5.2", public=public), _demand(state.terms, asker, rival, kind))
    told = told_of(state.terms, asker, rival, kind)
    state = replace(state, latest=Deed("ask back" if is_counter else "ask", asker, rival=rival, kind=kind))
    has = None if state.terms.readings.scrap_without_card == "bluff_ok" else held(state, rival, kind) > 0
    state = memory_groups.asked(state, asker, rival, kind, told, secret_kinds(state.terms), has)
    if has is None or has:
        answer = (_had_some(state, rival),) if has else ()
        return with_tasks(state, Answering(rival, asker, kind, is_counter)), (*events, *answer)
    state = state if is_counter else with_tasks(state, Countering(rival, asker))
    return state, (*events, _had_none(state, rival))


def _demand(terms: Terms, asker: Seat, rival: Seat, kind: Kind) -> Event:
    """What is shown or said, once."""
    facts, card = {"seat": asker, "rival": rival}, {"kind": kind.value}
    told = told_of(terms, asker, rival, kind)
    if told is None:
        public = {**facts, **card}
        return Event(kind="card_named", rule="CLK R38", public=public, fleeting=True, reveals=_all_but(terms, asker))
    return Event(
        kind="shown_in_secret",
        rule="CLK 5.2",
        public=facts,
        secret=card,
        seen_by=told,
        fleeting=True,
        reveals=(rival,),
    )


def _all_but(terms: Terms, seat: Seat) -> tuple[Seat, ...]:
    return tuple(Seat(other) for other in range(terms.seats) if other != seat)


def _had_some(state: City, rival: Seat) -> Event:
    """CLK R48: nobody can deny a card."""
    return Event(kind="had_some", rule="CLK 5.3", public={"seat": rival}, reveals=rivals(state, rival))


def _had_none(state: City, rival: Seat) -> Event:
    """CLK 5.7: nothing changes hands."""
    return Event(kind="had_none", rule="CLK 5.7", public={"seat": rival}, reveals=rivals(state, rival))


def answers(state: City, task: Answering) -> Iterator[Move]:
    """CLK 5.3, CLK 5.5, CLK R36: the card, or Scrap instead."""
    has = held(state, task.seat, task.kind) > 0
    if has:
        yield Give(task.kind)
    if task.kind is not Kind.SCRAP and held(state, task.seat, Kind.SCRAP):
        yield Give(Kind.SCRAP)
    if not has:  # CLK R40: only where a bluff is allowed is anybody asked who has none
        yield SayNone()


def answered(state: City, task: Answering, move: Move) -> Happened:
    """CLK 5.3, CLK 5.5: the answer. Raises `IllegalMove`."""
    match move:
        case Give(Kind.SCRAP) if task.kind is not Kind.SCRAP:
            check_held(state, task.seat, Kind.SCRAP, "CLK 5.5")
            return _scrap_given(state, task)
        case Give(kind):
            if kind is not task.kind:
                raise IllegalMove("not-asked-for", "CLK 5.3", kind=kind.value, asked=task.kind.value)
            check_held(state, task.seat, kind, "CLK 5.3")
            return _card_given(state, task)
        case SayNone() if held(state, task.seat, task.kind):
            raise IllegalMove("must-give", "CLK 5.3", kind=task.kind.value)
        case SayNone():
            told = told_of(state.terms, task.asker, task.seat, task.kind)
            state = memory_groups.asked(
                state, task.asker, task.seat, task.kind, told, secret_kinds(state.terms), has=False
            )
            event = _had_none(state, task.seat)
            return (state if task.is_counter else with_tasks(state, Countering(task.seat, task.asker))), (event,)
        case _:
            raise IllegalMove("answer-first", "CLK 5.3", question="give")


def _card_given(state: City, task: Answering) -> Happened:
    """CLK 5.3, CLK 5.4, CLK 5.6: the card goes over; who held seven before gives another one back."""
    giver, taker, kind = task.seat, task.asker, task.kind
    owes = hand_size(state, taker) >= state.terms.box.hand
    after = with_card_moved(state, giver, taker, kind)
    told = told_of(state.terms, taker, giver, kind)
    after = memory_groups.given(state, after, giver, taker, kind, told, secret_kinds(state.terms))
    event = _card_given_event(state, giver, taker, kind, told)
    after, won = gained(after, taker)
    if after.outcome is None:
        setting_down = SettingDown((taker, giver))
        after = with_tasks(after, *_exchange(after, Returning(taker, giver, kind), setting_down, owes))
    return after, (event, *won)


def _exchange(
    state: City, back: Returning, setting_down: SettingDown, owes: bool
) -> tuple[Returning | SettingDown, ...]:
    """CLK R27: the card in return first, then what is complete; or the other way round, with less to return."""
    if not owes:
        return (setting_down,)
    if state.terms.readings.lay_order == "after_discard":
        return (back, setting_down)
    return (SettingDown((back.seat,)), back, setting_down)


def is_return_due(state: City, task: Returning) -> bool:
    """CLK 5.6: only a hand of more than seven gives a card back."""
    return hand_size(state, task.seat) > state.terms.box.hand


def with_card_moved(state: City, giver: Seat, taker: Seat, kind: Kind) -> City:
    """A card goes from hand to hand."""
    hands = with_seat(state.hands, giver, with_cards(state.hands[giver], kind, -1))
    return replace(state, hands=with_seat(hands, taker, with_cards(hands[taker], kind)))


def _card_given_event(state: City, giver: Seat, taker: Seat, kind: Kind, told: tuple[Seat, ...] | None) -> Event:
    """What is told of it: everybody also learns that nobody has escaped by it."""
    return Event(
        kind="card_given",
        rule="CLK 5.3",
        public={"giver": giver, "taker": taker},
        secret={} if told is None else {"kind": kind.value},
        seen_by=told or (),
        reveals=all_seats(state),
    )


def _scrap_given(state: City, task: Answering) -> Happened:
    """CLK 5.5, CLK R39: Scrap instead, and nothing is returned."""
    giver = task.seat
    after = replace(state, hands=with_seat(state.hands, giver, with_cards(state.hands[giver], Kind.SCRAP, -1)))
    after = memory_groups.left_hand(state, after, giver, Kind.SCRAP)
    if state.terms.readings.scrap_without_card != "bluff_ok":
        told = told_of(state.terms, task.asker, giver, task.kind)
        after = memory_groups.kept_for_scrap(after, giver, task.asker, told, secret_kinds(state.terms))
    public = {"giver": giver, "taker": task.asker}
    event = Event(kind="scrap_given", rule="CLK 5.5", public=public, reveals=rivals(state, giver))
    if joins_discards(state):
        return with_tasks(after, Laying(task.asker, Kind.SCRAP)), (event,)
    return replace(after, scrapped=after.scrapped + 1), (event,)


def joins_discards(state: City) -> bool:
    """CLK R41: given Scrap leaves the game; or lies down while every card of the piles still finds a spot, too."""
    return state.terms.readings.scrap_dest == "discards" and len(free_spots(state)) > sum(state.piles)


def counters(state: City, task: Countering) -> Iterator[Move]:
    """CLK 5.7: ask back, or not; asked even of who may not (CLK R40)."""
    if may_counter(state, task):
        yield from asks(state, task.seat, (task.asker,))
    yield Pass()


def may_counter(state: City, task: Countering) -> bool:
    """CLK R40: where Scrap must be given instead, who holds it may not ask back."""
    blocks = state.terms.readings.scrap_without_card == "blocks_counter"
    return not (blocks and held(state, task.seat, Kind.SCRAP))


def countered(state: City, task: Countering, move: Move) -> Happened:
    """CLK 5.7, CLK R42: the question back, in the same manner and only once. Raises `IllegalMove`."""
    match move:
        case Pass():
            declined = replace(state, latest=Deed("decline", task.seat, rival=task.asker))
            return declined, (Event(kind="ask_declined", rule="CLK 5.7", public={"seat": task.seat}),)
        case Give(Kind.SCRAP):
            raise IllegalMove("scrap-instead-only", "CLK R40")
        case Ask(rival, _) if rival != task.asker:
            raise IllegalMove("not-your-asker", "CLK 5.7", rival=rival, asker=task.asker)
        case Ask():
            if not may_counter(state, task):
                raise IllegalMove("no-counter", "CLK R40")
            return card_asked(state, task.seat, move, is_counter=True)
        case _:
            raise IllegalMove("answer-first", "CLK 5.7", question="counter")


def returns(state: City, task: Returning) -> Iterator[Move]:
    """CLK 5.4, CLK R37: any card but the very one received."""
    if may_escape(state, task.seat):
        yield Escape()
    yield from (Return(kind) for kind in KINDS if may_return(state, task, kind))


def may_return(state: City, task: Returning, kind: Kind) -> bool:
    """CLK R37: another card than the one received; one of the same kind will do."""
    return state.hands[task.seat][INDEX[kind]] > (1 if kind is task.received else 0)


def returned(state: City, task: Returning, move: Move) -> Happened:
    """CLK 5.4: a card in return. Raises `IllegalMove`."""
    if isinstance(move, Escape):
        return escape_chosen(state, task.seat)
    if not isinstance(move, Return):
        raise IllegalMove("answer-first", "CLK 5.4", question="return")
    check_held(state, task.seat, move.kind, "CLK 5.4")
    if not may_return(state, task, move.kind):
        raise IllegalMove("just-received", "CLK R37", kind=move.kind.value)
    after = with_card_moved(state, task.seat, task.rival, move.kind)
    told = told_of(state.terms, task.seat, task.rival, task.received)
    after = memory_groups.returned(state, after, task.seat, task.rival, move.kind, task.received, told)
    event = Event(
        kind="card_returned",
        rule="CLK 5.4",
        public={"giver": task.seat, "taker": task.rival},
        secret={"kind": move.kind.value},
        seen_by=(task.seat, task.rival),
        reveals=(task.rival,),
    )
    return after, (event,)
