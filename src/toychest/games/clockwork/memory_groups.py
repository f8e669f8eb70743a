"""Who has seen what: the bounds of every group of watchers, kept up with each card that moves.

A group knows what all of its seats know: the empty group is what everybody has seen, a single seat knows its own hand
too, and a pair is what two rivals know of each other's knowledge. Each group has a table over the hands that it does
not see and, last, the piles.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

from msgspec.structs import replace

from toychest.contract import Seat
from toychest.games.clockwork.kinds import INDEX, KINDS, SPOKEN, Kind
from toychest.games.clockwork.memory_bounds import (
    Bounds,
    Margins,
    OpenBounds,
    closed,
    gain,
    hold,
    lack,
    lose,
    opened,
    pass_unseen,
)
from toychest.games.clockwork.memory_recall import Cards
from toychest.games.clockwork.state import City, hidden_cards

Group: TypeAlias = tuple[Seat, ...]
PUBLIC: Final[Group] = ()
ToldTo: TypeAlias = Collection[Seat] | None
"""The seats that saw which card it was; None: everybody."""


@cache
def groups(seats: int) -> tuple[Group, ...]:
    """Everybody's own group, every pair and the public, the public first."""
    numbers = [Seat(number) for number in range(seats)]
    return tuple(group for size in (0, 1, 2) for group in combinations(numbers, size))


@cache
def hidden_from(group: Group, seats: int) -> tuple[Seat, ...]:
    """The seats whose hands a group does not see: all but a single seat's own."""
    return tuple(Seat(number) for number in range(seats) if len(group) != 1 or number != group[0])


def margins(cards: Cards, group: Group) -> Margins:
    """What lies open to a group about the hidden cards: which there are, and how many each holder has."""
    hidden = [*(cards.hands[seat] for seat in hidden_from(group, len(cards.hands))), cards.unseen]
    return Margins(tuple(map(sum, zip(*hidden, strict=True))), tuple(map(sum, hidden)))


def table_of(state: City, group: Group) -> Bounds:
    """What a group has proved."""
    return state.recall.tables[groups(state.terms.seats).index(group)]


def knows(group: Group, told: ToldTo) -> bool:
    """Were all seats of this group told?"""
    return told is None or (bool(group) and set(group) <= set(told))


class Notes:
    """One group's rows while an event is noted; holders that the group sees anyway are passed over."""

    def __init__(self, rows: OpenBounds, seen: Sequence[Seat], after: Cards) -> None:
        self.rows = rows
        self.after = after
        self.row_of = {seat: number for number, seat in enumerate(seen)}
        self.yards = len(seen)

    def gained(self, seat: Seat, kind: Kind) -> None:
        """A seat got a card of a known kind."""
        if seat in self.row_of:
            gain(self.rows, self.row_of[seat], kind)

    def lost(self, seat: Seat, kind: Kind, cards: int = 1) -> None:
        """A seat parted with cards of a known kind."""
        if seat in self.row_of:
            lose(self.rows, self.row_of[seat], kind, cards)

    def holds(self, seat: Seat, kind: Kind) -> None:
        """A seat has at least one."""
        if seat in self.row_of:
            hold(self.rows, self.row_of[seat], kind)

    def lacks(self, seat: Seat, kind: Kind) -> None:
        """A seat has none."""
        if seat in self.row_of:
            lack(self.rows, self.row_of[seat], kind)

    def has_among(self, seat: Seat, kinds: Collection[Kind], cards: int = 1) -> None:
        """So many cards of a hand, as it is now, are of these kinds: so there is less room for all others."""
        _, most = self.rows[self.row_of[seat]]
        room = sum(self.after.hands[seat]) - cards
        for index, kind in enumerate(KINDS):
            if kind not in kinds:
                most[index] = min(most[index], room)

    def may_hold(self, seat: Seat, kind: Kind) -> bool:
        """Could this hand hold such a card?"""
        return self.rows[self.row_of[seat]][1][INDEX[kind]] > 0

    def may_lack(self, seat: Seat, kind: Kind) -> bool:
        """Could this hand be without such a card?"""
        return self.rows[self.row_of[seat]][0][INDEX[kind]] == 0


def noted(before: City, after: City, note: Callable[[Group, Notes], None], *, is_plain: bool = False) -> City:
    """The state after, with every group's table kept up; a plain event teaches nothing to who knew nothing."""

    def kept_up(tables: tuple[Bounds, ...], old: Cards, new: Cards) -> tuple[Bounds, ...]:
        each = zip(groups(len(old.hands)), tables, strict=True)
        return tuple(
            None if table is None and is_plain else _noted(group, table, old, new, note) for group, table in each
        )

    recall = before.recall.after(hidden_cards(before), hidden_cards(after), kept_up)
    return replace(after, recall=recall)


def _noted(group: Group, table: Bounds, old: Cards, new: Cards, note: Callable[[Group, Notes], None]) -> Bounds:
    notes = Notes(opened(table, margins(old, group)), hidden_from(group, len(old.hands)), new)
    note(group, notes)
    return closed(notes.rows, margins(new, group))


def drawn(before: City, after: City, seat: Seat, kind: Kind) -> City:
    """CLK R25: a card came off a pile, and only who took it saw it."""

    def note(group: Group, notes: Notes) -> None:
        if seat in notes.row_of:
            pass_unseen(notes.rows, notes.yards, notes.row_of[seat], KINDS)
        else:
            lose(notes.rows, notes.yards, kind)

    return noted(before, after, note, is_plain=True)


def left_hand(before: City, after: City, seat: Seat, kind: Kind, cards: int = 1) -> City:
    """CLK 4.3, CLK 8.1: cards left a hand for all to see."""
    return noted(before, after, lambda _, notes: notes.lost(seat, kind, cards), is_plain=True)


def picked_up(before: City, after: City, seat: Seat, kind: Kind) -> City:
    """CLK 6.4: a card came to a hand for all to see."""
    return noted(before, after, lambda _, notes: notes.gained(seat, kind))


def shown(state: City, seat: Seat, kind: Kind) -> City:
    """CLK 6.2: a card of a hand was shown to all."""
    return noted(state, state, lambda _, notes: notes.holds(seat, kind))


def asked(
    state: City, asker: Seat, rival: Seat, kind: Kind, told: ToldTo, secret: Sequence[Kind], has: bool | None
) -> City:
    """CLK 5.2, CLK 5.7: a rival was asked, and has some or none; None: that is not said yet (CLK R40).

    `secret` are the kinds that somebody who was not told must think of; if only one of them can be meant, it is known.
    """

    def note(group: Group, notes: Notes) -> None:
        meant = [kind] if knows(group, told) else _meant(notes, asker, rival, secret, has)
        if len(meant) != 1:
            _note_unknown(notes, asker, rival, meant, has)
            return
        if meant[0] not in SPOKEN:
            notes.holds(asker, meant[0])
        if has is not None:
            (notes.holds if has else notes.lacks)(rival, meant[0])

    return noted(state, state, note)


def _note_unknown(notes: Notes, asker: Seat, rival: Seat, meant: Sequence[Kind], has: bool | None) -> None:
    """Which kind was asked for stays open; but one card of the asker is of these kinds, and of a rival who has some."""
    if not any(kind in SPOKEN for kind in meant):
        notes.has_among(asker, meant)
    if has:
        notes.has_among(rival, meant)


def _meant(notes: Notes, asker: Seat, rival: Seat, secret: Sequence[Kind], has: bool | None) -> list[Kind]:
    """The kinds that can have been asked for, as far as a group can tell that was not told."""
    shown = [kind for kind in secret if kind in SPOKEN or notes.may_hold(asker, kind)]
    if has is None:
        return shown
    return [kind for kind in shown if (notes.may_hold(rival, kind) if has else notes.may_lack(rival, kind))]


def given(
    before: City, after: City, giver: Seat, taker: Seat, kind: Kind, told: ToldTo, secret: Sequence[Kind]
) -> City:
    """CLK 5.3: the card that was demanded went over; who was not told must think of any that was."""

    def note(group: Group, notes: Notes) -> None:
        if knows(group, told):
            notes.lost(giver, kind)
            notes.gained(taker, kind)
        else:
            meant = _meant(notes, taker, giver, secret, has=True)
            pass_unseen(notes.rows, notes.row_of[giver], notes.row_of[taker], meant)
            shown = 0 if any(kind in SPOKEN for kind in meant) else 1
            notes.has_among(taker, meant, cards=1 + shown)

    return noted(before, after, note)


def kept_for_scrap(state: City, giver: Seat, asker: Seat, told: ToldTo, secret: Sequence[Kind]) -> City:
    """CLK R39: who gave Scrap for a card still has that card, whichever it is."""

    def note(group: Group, notes: Notes) -> None:
        if not knows(group, told):
            notes.has_among(giver, _meant(notes, asker, giver, secret, has=True))

    return noted(state, state, note)


def returned(before: City, after: City, giver: Seat, taker: Seat, kind: Kind, received: Kind, told: ToldTo) -> City:
    """CLK 5.4, CLK R37: a card went back, seen by the two alone; the one received before stays where it is."""

    def note(group: Group, notes: Notes) -> None:
        if knows(group, (giver, taker)):
            notes.lost(giver, kind)
            notes.gained(taker, kind)
        else:
            pass_unseen(notes.rows, notes.row_of[giver], notes.row_of[taker], KINDS)
            if knows(group, told):
                notes.holds(giver, received)

    return noted(before, after, note)
