"""What a seat of Hush sees, what it remembers, and what it can imagine from these two alone."""

from collections.abc import Callable

import msgspec

from tests.conformance.hush.cards import KINDS, Cards, counted, names, together, with_card
from tests.conformance.hush.state import Hush, Shown
from toychest.contract import BySeat, Draw, Seat

AtLeast = dict[str, dict[str, int]]
"""By seat and kind: how many its hand has at least."""


class HushView(msgspec.Struct, frozen=True, kw_only=True):
    """`hands` are None where this seat may not look; they lie open to all after the last turn."""

    seat: int | None
    turn: int
    taker: int | None
    asked: int | None
    demanded: str | None
    hands: BySeat[list[str] | None]
    hand_sizes: BySeat[int]
    heap: list[str]
    box: list[str]


class ShownCard(msgspec.Struct, frozen=True):
    kind: str
    holder: int
    asker: int


class HushMemory(msgspec.Struct, frozen=True, kw_only=True):
    """What I know of my rivals' hands, what everybody knows of each hand, what each rival knows of mine."""

    mine: AtLeast
    everybody: AtLeast
    of_me: AtLeast
    shown: ShownCard | None


def view_of(state: Hush, seat: Seat | None) -> HushView:
    return HushView(
        seat=seat,
        turn=state.turn,
        taker=state.taker,
        asked=state.asked,
        demanded=state.demanded,
        hands=tuple(names(hand) if state.is_over or owner == seat else None for owner, hand in enumerate(state.hands)),
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        heap=names(state.heap),
        box=names(state.box),
    )


def memory_of(state: Hush, seat: Seat | None) -> HushMemory:
    rivals = [rival for rival in state.seats if rival != seat]
    shown = state.shown if state.shown and seat in (state.shown.asker, state.shown.holder) else None
    return HushMemory(
        mine={str(rival): by_kind(state.proven[-1 if seat is None else seat][rival]) for rival in rivals},
        everybody={str(holder): by_kind(state.proven[-1][holder]) for holder in state.seats},
        of_me={} if seat is None else {str(rival): by_kind(state.proven[rival][seat]) for rival in rivals},
        shown=None if shown is None else ShownCard(shown.kind, shown.holder, shown.asker),
    )


def by_kind(cards: Cards) -> dict[str, int]:
    return dict(zip(KINDS, cards, strict=True))


def memory_holds(state: Hush, seat: Seat | None) -> bool:
    """Each hand has at least what is proven of it."""
    memory = memory_of(state, seat)
    claims = [*memory.mine.items(), *memory.everybody.items(), *((str(seat), known) for known in memory.of_me.values())]
    return all(
        by_kind(state.hands[int(holder)])[kind] >= low for holder, known in claims for kind, low in known.items()
    )


Pick = Callable[[Cards, Draw], str]
"""How the next unseen card is chosen."""


def by_count(unseen: Cards, draw: Draw) -> str:
    return names(unseen)[draw(sum(unseen))]


def imagined(view: HushView, memory: HushMemory, draw: Draw, forgotten: frozenset[str], pick: Pick = by_count) -> Hush:
    """Unseen cards are dealt by count; rivals remember what this seat can prove that they do."""
    everybody = [recalled(memory, f"everybody.{holder}", forgotten) for holder in range(len(view.hands))]
    mine, others = list(everybody), [list(everybody) for _ in everybody]
    for rival in map(int, memory.mine):
        mine[rival] = at_least_both(everybody[rival], recalled(memory, f"mine.{rival}", forgotten))
    for rival in map(int, memory.of_me):
        others[rival][view.seat or 0] = recalled(memory, f"of_me.{rival}", forgotten)
    if view.seat is not None:
        others[view.seat] = mine
    hands, pile = dealt(view, mine, draw, pick)
    return Hush(
        hands=hands,
        heap=counted(view.heap),
        pile=pile,
        proven=(*map(tuple, others), tuple(everybody)),
        turn=view.turn,
        taker=None if view.taker is None else Seat(view.taker),
        asked=None if view.asked is None else Seat(view.asked),
        demanded=view.demanded,
        shown=recalled_showing(memory, forgotten),
    )


def recalled(memory: HushMemory, path: str, forgotten: frozenset[str]) -> Cards:
    """A bound, or zero where it is forgotten; a fact's name is its path in the memory, like `mine.1.fox`."""
    whose, seat = path.split(".")
    known: dict[str, int] = getattr(memory, whose)[seat]
    return tuple(0 if f"{path}.{kind}" in forgotten else known[kind] for kind in KINDS)


def recalled_showing(memory: HushMemory, forgotten: frozenset[str]) -> Shown | None:
    if memory.shown is None or any(name.startswith("shown") for name in forgotten):
        return None
    return Shown(memory.shown.kind, Seat(memory.shown.holder), Seat(memory.shown.asker))


def at_least_both(one: Cards, other: Cards) -> Cards:
    return tuple(map(max, one, other))


def dealt(view: HushView, proven: list[Cards], draw: Draw, pick: Pick) -> tuple[tuple[Cards, ...], Cards]:
    """Hands and pile: what is seen or proven stays where it is, the rest is dealt by count."""
    hands = [proven[seat] if seen is None else counted(seen) for seat, seen in enumerate(view.hands)]
    unseen = counted(view.box)
    for cards in (*hands, counted(view.heap)):
        unseen = together(unseen, tuple(-count for count in cards))
    for seat, size in enumerate(view.hand_sizes):
        while sum(hands[seat]) < size:
            kind = pick(unseen, draw)
            hands[seat], unseen = with_card(hands[seat], kind), with_card(unseen, kind, -1)
    return tuple(hands), unseen
