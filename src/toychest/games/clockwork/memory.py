"""What perfect recall proves: how many cards of each kind a holder has, and what lies on each spot."""

from collections.abc import Iterator

import msgspec

from toychest.contract import Seat
from toychest.games.clockwork.agenda import Answering, Finding, Laying, Pointing, Returning
from toychest.games.clockwork.challenge import told_of
from toychest.games.clockwork.kinds import KINDS, Counts, Kind
from toychest.games.clockwork.memory_bounds import Bounds
from toychest.games.clockwork.memory_groups import PUBLIC, Group, groups, hidden_from, table_of
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.state import City, open_discards
from toychest.games.clockwork.view import Shown

YARDS = "yards"
"""The name of all six piles together, as a holder of cards."""

Holders = dict[str, dict[str, list[int]]]
"""By holder and kind: at least, and at most."""


class CityMemory(Shown, frozen=True, kw_only=True):
    """Facts that somebody with a perfect memory can prove now.

    `hands` bounds every hidden hand, by letter, and the piles, if more is known than lies open; `spots` is the kind on
    each spot; `about` the card that the open question is about, if it was shown and does not lie open any more;
    `heard` what was asked for last.
    `public` are the bounds that everybody has, `shared` those that this seat shares with each rival.
    """

    hands: Holders
    spots: dict[str, str]
    about: str | None
    heard: str | None
    public: Holders
    shared: dict[str, Holders]


def remembered(state: City, seat: Seat | None) -> CityMemory:
    """What this seat, or an onlooker, can prove."""
    seats = state.terms.seats
    about = kind_in_question(state, seat)
    return CityMemory(
        hands=_holders(table_of(state, group_of(seat)), group_of(seat), seats),
        spots={str(spot): kind.value for spot, kind in state.discards},
        about=about and about.value,
        heard=_heard(state, seat),
        public=_holders(table_of(state, PUBLIC), PUBLIC, seats),
        shared={LETTERS[other]: _holders(table_of(state, pair), pair, seats) for other, pair in pairs_of(state, seat)},
    )


def group_of(seat: Seat | None) -> Group:
    """The group that a watcher is by itself."""
    return PUBLIC if seat is None else (seat,)


def pairs_of(state: City, seat: Seat | None) -> Iterator[tuple[Seat, Group]]:
    """Every rival, with the pair that this seat and the rival are."""
    for group in groups(state.terms.seats):
        if len(group) == 2 and seat in group:
            yield next(other for other in group if other != seat), group


def kind_in_question(state: City, seat: Seat | None) -> Kind | None:
    """What the open question is about, for those who saw or heard it and in whose view it does not stand."""
    task = state.agenda[0] if state.agenda else None
    match task:
        case Laying(mover, kind) | Pointing(mover, kind):
            return kind if seat != mover else None
        case Answering(mover, asker, kind) | Returning(asker, mover, kind):
            is_told = told_of(state.terms, asker, mover, kind) is None
            return kind if is_told and seat not in (mover, asker) else None
        case _:
            return None


def _heard(state: City, seat: Seat | None) -> str | None:
    """What was asked for last, for those who saw or heard it."""
    deed = state.latest
    if deed.kind is None or deed.seat is None or deed.rival is None:
        return None
    told = told_of(state.terms, deed.seat, deed.rival, deed.kind)
    return deed.kind.value if told is None or seat in told else None


def _holders(table: Bounds, group: Group, seats: int) -> Holders:
    names = [*(LETTERS[seat] for seat in hidden_from(group, seats)), YARDS]
    return {
        name: {kind.value: [low, high] for kind, low, high in zip(KINDS, least, most, strict=True)}
        for name, (least, most) in zip(names, table or (), strict=False)
    }


def memory_holds(state: City, seat: Seat | None) -> bool:
    """Is every remembered fact true?"""
    known = [group_of(seat), PUBLIC, *(pair for _, pair in pairs_of(state, seat))]
    return all(_holds(state, group) for group in known)


def _holds(state: City, group: Group) -> bool:
    hidden = [*(state.hands[seat] for seat in hidden_from(group, state.terms.seats)), state.unseen]
    table = table_of(state, group)
    return table is None or all(_within(cards, *row) for cards, row in zip(hidden, table, strict=True))


def _within(cards: Counts, least: Counts, most: Counts) -> bool:
    return all(low <= count <= high for count, low, high in zip(cards, least, most, strict=True))


def may_forget(state: City, seat: Seat | None) -> frozenset[str]:
    """What may be forgotten even by who never knew it: a card asked for, and one that is not open to this seat."""
    task = state.agenda[0] if state.agenda else None
    match task:
        case Laying(mover) | Pointing(mover):
            is_open = seat == mover
        case Answering(mover, asker) | Returning(mover, asker):
            is_open = seat in (mover, asker)
        case _:
            is_open = False
    return frozenset({"heard"} if is_open else {"heard", "about"})


def forgettable(state: City, seat: Seat | None, forgotten: frozenset[str]) -> frozenset[str]:
    """Of the facts that this watcher is said to have forgotten, those that it can: not what lies open."""
    if not forgotten:
        return forgotten
    names = fact_names(remembered(state, seat)) | may_forget(state, seat)
    turned = (task.spot for task in state.agenda[:1] if isinstance(task, Finding))
    return (forgotten & names) - {f"spots.{spot}" for spot in (*dict(open_discards(state, seat)), *turned)}


def fact_names(memory: CityMemory) -> frozenset[str]:
    """Every fact by its path; where nothing is remembered, there is none."""
    return frozenset(_leaves(msgspec.to_builtins(memory), ""))


def _leaves(value: object, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves(inner, f"{path}.{index}")
    elif value is not None:
        yield path
