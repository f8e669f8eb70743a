"""From state to view: built up, field by field."""

from functools import lru_cache

from toychest.contract import Seat
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
    Swapping,
    Travelling,
)
from toychest.games.clockwork.board import Board, Field, Spot
from toychest.games.clockwork.kinds import INDEX, KINDS, Counts, Kind, family_of, listed
from toychest.games.clockwork.state import City, Deed, all_seats, hand_size, open_discards, special
from toychest.games.clockwork.terms import Terms
from toychest.games.clockwork.view import (
    CityBoardShown,
    CityPointShown,
    CityQuestionShown,
    CitySeatShown,
    CityView,
    DeedShown,
    KindShown,
    LaidShown,
    WalkShown,
)
from toychest.games.clockwork.walking import Route, walks


def shown(state: City, seat: Seat | None) -> CityView:
    """What this seat, or an onlooker, sees."""
    return CityView(
        board=_board(state.terms.board),
        kinds=_kinds(state.terms, state.left_out),
        piles=list(state.piles),
        spots=_spots(state, seat),
        scrapped=state.scrapped,
        seats=[_seat(state, other, is_open=other == seat) for other in all_seats(state)],
        you=seat,
        turn=state.turn,
        turn_seat=state.turn_seat if state.turn else None,
        throw=list(state.throw) if state.throw else None,
        special=special(state),
        is_endgame=state.is_endgame,
        memory_aid=state.terms.memory_aid,
        question=_question(state, seat),
        walks=_walks(state),
        latest=_latest(state.latest),
        is_over=state.outcome is not None,
    )


@lru_cache(maxsize=64)
def _board(board: Board) -> CityBoardShown:
    return CityBoardShown(
        name=board.name,
        fields=[CityPointShown(number=field, x=x, y=y) for field, x, y in board.coordinates],
        paths=[(int(first), int(second)) for first, second in board.paths],
        towers=board.towers,
        yards=[int(yard) for yard in board.yards],
        spots=[CityPointShown(number=spot, x=x, y=y) for spot, x, y in board.spots],
        island=board.island,
    )


@lru_cache(maxsize=256)
def _kinds(terms: Terms, left_out: tuple[Kind, ...]) -> list[KindShown]:
    """CLK 1.4: every kind that is in this game."""
    return [
        KindShown(kind=kind.value, family=family_of(kind), copies=terms.cards[INDEX[kind]])
        for kind in KINDS
        if kind not in left_out
    ]


def _spots(state: City, seat: Seat | None) -> list[LaidShown]:
    """CLK R34: backs only, unless the memory aid keeps the last ones open to the seats."""
    hidden = len(state.discards) - len(open_discards(state, seat))
    return [_laid(spot, kind if number >= hidden else None) for number, (spot, kind) in enumerate(state.discards)]


@lru_cache(maxsize=1024)
def _laid(spot: Spot, kind: Kind | None) -> LaidShown:
    return LaidShown(spot=spot, kind=None if kind is None else kind.value)


def _seat(state: City, seat: Seat, is_open: bool) -> CitySeatShown:
    """One's own hand in full; of another, how many cards it holds."""
    return CitySeatShown(
        seat=seat,
        character=state.characters[seat],
        field=state.fields[seat],
        hand_size=hand_size(state, seat),
        cards=_cards(state.hands[seat]) if is_open else None,
        laid=[kind.value for kind in state.laid[seat]],
        opening=state.openings[seat],
    )


@lru_cache(maxsize=4096)
def _cards(hand: Counts) -> list[str]:
    return [kind.value for kind in listed(hand)]


def _walks(state: City) -> list[WalkShown]:
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Travelling):
        return []
    return [_walk(state.terms.board, end, route) for end, route in walks(state, task.seat).items()]


@lru_cache(maxsize=8192)
def _walk(board: Board, end: Field, route: Route) -> WalkShown:
    return WalkShown(place=board.place(end), field=end, route=[int(step) for step in route.steps])


def _latest(deed: Deed) -> DeedShown:
    route = [int(step) for step in deed.route]
    return DeedShown(name=deed.name, seat=deed.seat, rival=deed.rival, spot=deed.spot, route=route)


def _question(state: City, seat: Seat | None) -> CityQuestionShown | None:
    task = state.agenda[0] if state.agenda else None
    match task:
        case LeavingOut(_, chooser) if chooser is not None:
            return CityQuestionShown(kind="leave_out", seat=chooser)
        case Choosing(mover):
            return CityQuestionShown(kind="character", seat=mover)
        case Travelling(mover):
            return CityQuestionShown(kind="travel", seat=mover)
        case Acting(mover, may):
            return CityQuestionShown(kind="act", seat=mover, may=list(may))
        case Discarding(mover):
            return CityQuestionShown(kind="discard", seat=mover)
        case Laying(mover, kind):
            return CityQuestionShown(kind="spot", seat=mover, card=kind.value if seat == mover else None)
        case Answering(mover, asker, kind, is_counter):
            card = kind.value if seat in (mover, asker) else None
            return CityQuestionShown(kind="give", seat=mover, rival=asker, card=card, is_counter=is_counter)
        case Countering(mover, asker):
            return CityQuestionShown(kind="counter", seat=mover, rival=asker)
        case Returning(mover, rival, received):
            card = received.value if seat in (mover, rival) else None
            return CityQuestionShown(kind="return", seat=mover, rival=rival, card=card)
        case Pointing(mover, kind):
            return CityQuestionShown(kind="point", seat=mover, card=kind.value if seat == mover else None)
        case Finding(mover, spot):
            return CityQuestionShown(kind="found", seat=mover, card=dict(state.discards)[spot].value, spot=spot)
        case Swapping(mover, spot):
            return CityQuestionShown(kind="swap", seat=mover, spot=spot)
        case Building(mover):
            return CityQuestionShown(kind="build", seat=mover)
        case _:
            return None
