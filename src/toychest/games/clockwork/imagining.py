"""Another truth that a watcher cannot tell from this one: unseen cards dealt anew, by count and within the bounds."""

import dataclasses
from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from toychest.contract import Draw, Seat
from toychest.games.clockwork.agenda import Laying, SettingDown, Travelling, TurnThrow
from toychest.games.clockwork.imagined_deals import deal
from toychest.games.clockwork.imagined_questions import asked_anew, heard_anew
from toychest.games.clockwork.kinds import KINDS, Counts, Kind, with_cards
from toychest.games.clockwork.memory import YARDS, forgettable, group_of, pairs_of
from toychest.games.clockwork.memory_bounds import Bounds, Margins, OpenBounds, closed, opened, plain
from toychest.games.clockwork.memory_groups import PUBLIC, Group, groups, hidden_from, margins, table_of
from toychest.games.clockwork.memory_recall import Recall
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.sets import complete, way_out
from toychest.games.clockwork.state import City, all_seats, hidden_cards
from toychest.games.clockwork.turn import is_dead_end


def imagined(state: City, seat: Seat | None, draw: Draw, forgotten: frozenset[str]) -> City:
    """Hidden hands and piles, and whatever was forgotten, are dealt anew until they fit what this watcher knows."""
    names = forgettable(state, seat, forgotten)
    known = _tables(state, seat, names)
    table = _everything(state, seat, known, names)
    surely = _surely(state, seat, table, names)
    for attempt in count():
        dealt = _dealt(state, seat, table, names, draw, attempt >= STUCK)
        if dealt is None or not _fits(dealt, seat):
            continue
        known_before = surely if attempt < PATIENCE else {}
        asked = heard_anew(state, asked_anew(dealt, seat, names, known_before, draw), seat, names, draw)
        if asked is not None:
            return replace(asked, recall=Recall(_tables_after(asked, seat, known)))
    raise AssertionError("there is always another deal")


def _surely(state: City, seat: Seat | None, table: Bounds, names: frozenset[str]) -> dict[Seat, Counts]:
    """What each hidden hand has for certain."""
    rows = table or plain(_wide_margins(state, seat, names))
    hidden = hidden_from(group_of(seat), state.terms.seats)
    return {other: least for other, (least, _) in zip(hidden, rows, strict=False)}


# What this watcher goes by


def _tables(state: City, seat: Seat | None, names: frozenset[str]) -> dict[Group, OpenBounds | None]:
    """Its own bounds, everybody's, and those shared with each rival, without what was forgotten (None: nothing)."""
    found = {group_of(seat): _kept(state, group_of(seat), "hands", names)}
    if seat is not None:
        found[PUBLIC] = _kept(state, PUBLIC, "public", names)
    for other, pair in pairs_of(state, seat):
        found[pair] = _kept(state, pair, f"shared.{LETTERS[other]}", names)
    return found


PATIENCE = 200
"""After so many deals a card that was received need not be beyond what its hand surely had."""

STUCK = 50
"""After so many deals what follows from the bounds is dealt first, so that they come out."""

OPEN = 99
"""No holder has as many cards: where a bound was forgotten."""


def _kept(state: City, group: Group, path: str, names: frozenset[str]) -> OpenBounds | None:
    table = table_of(state, group)
    if table is None:
        return None
    rows = opened(table, margins(hidden_cards(state), group))
    holders = [*(LETTERS[seat] for seat in hidden_from(group, state.terms.seats)), YARDS]
    for holder, (least, most) in zip(holders, rows, strict=True) if names else ():
        for index, kind in enumerate(KINDS):
            if f"{path}.{holder}.{kind}.0" in names:
                least[index] = 0
            if f"{path}.{holder}.{kind}.1" in names:
                most[index] = OPEN
    return rows


def _everything(state: City, seat: Seat | None, known: dict[Group, OpenBounds | None], names: frozenset[str]) -> Bounds:
    """All bounds together, for every hidden holder and every spot that was forgotten."""
    wide = _wide_margins(state, seat, names)
    rows = opened(None, wide)
    hidden = hidden_from(group_of(seat), state.terms.seats)
    for group, kept in known.items():
        seen = hidden_from(group, state.terms.seats)
        for number, holder in enumerate((*hidden, None)):
            if kept is not None:
                least, most = kept[len(seen) if holder is None else seen.index(holder)]
                _intersect(rows[number], least, most)
    return closed(rows, wide)


def _intersect(row: tuple[list[int], list[int]], least: Sequence[int], most: Sequence[int]) -> None:
    for index in range(len(KINDS)):
        row[0][index] = max(row[0][index], least[index])
        row[1][index] = min(row[1][index], most[index])


def _forgotten_spots(state: City, names: frozenset[str]) -> tuple[int, ...]:
    """Which discards, by their number in the order of laying, were forgotten."""
    return tuple(number for number, (spot, _) in enumerate(state.discards) if f"spots.{spot}" in names)


def _is_card_forgotten(state: City, names: frozenset[str]) -> bool:
    """Was the card that is about to be laid forgotten?"""
    return "about" in names and bool(state.agenda) and isinstance(state.agenda[0], Laying)


def _wide_margins(state: City, seat: Seat | None, names: frozenset[str]) -> Margins:
    """The hidden cards, with those on forgotten spots among them."""
    bare = margins(hidden_cards(state), group_of(seat))
    kinds = [state.discards[number][1] for number in _forgotten_spots(state, names)]
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Laying) and _is_card_forgotten(state, names):
        kinds.append(task.kind)
    pool = bare.pool
    for kind in kinds:
        pool = with_cards(pool, kind)
    return Margins(pool, (*bare.sizes, *(1 for _ in kinds)))


# Dealing


def _dealt(
    state: City, seat: Seat | None, table: Bounds, names: frozenset[str], draw: Draw, is_stuck: bool
) -> City | None:
    """Every hidden card to some holder; None where they did not come out."""
    wide = _wide_margins(state, seat, names)
    cards = deal(wide, table, draw, is_stuck)
    if cards is None:
        return None
    hidden = hidden_from(group_of(seat), state.terms.seats)
    hands = tuple(cards[hidden.index(other)] if other in hidden else state.hands[other] for other in all_seats(state))
    found = [_only(counts) for counts in cards[len(hidden) + 1 :]]
    discards = list(state.discards)
    for number, kind in zip(_forgotten_spots(state, names), found, strict=False):
        discards[number] = (discards[number][0], kind)
    agenda = state.agenda
    if _is_card_forgotten(state, names):
        task = agenda[0]
        assert isinstance(task, Laying)
        agenda = (dataclasses.replace(task, kind=found[-1]), *agenda[1:])
    return replace(state, hands=hands, unseen=cards[len(hidden)], discards=tuple(discards), agenda=agenda)


def _only(counts: Counts) -> Kind:
    return KINDS[counts.index(1)]


# What cannot be


def _fits(state: City, seat: Seat | None) -> bool:
    """What a settled table cannot hold: a set that should lie down, a win that nobody claimed, a dead end unnoticed."""
    if state.outcome is not None or not state.turn:
        return True
    if isinstance(state.agenda[0], TurnThrow | Travelling) and is_dead_end(state):
        return False
    if state.terms.readings.lay_down == "voluntary":
        return True
    open_hands = {other for task in state.agenda if isinstance(task, SettingDown) for other in task.seats}
    return not any(_is_unclaimed(state, other, other in open_hands) for other in all_seats(state) if other != seat)


def _is_unclaimed(state: City, seat: Seat, is_open: bool) -> bool:
    waits = state.terms.readings.offturn_win == "own_turn" and seat != state.turn_seat
    return (not waits and way_out(state, seat) is not None) or (not is_open and any(complete(state, seat)))


# What everybody has proved then


def _tables_after(state: City, seat: Seat | None, known: dict[Group, OpenBounds | None]) -> tuple[Bounds, ...]:
    """This watcher's bounds stay; a rival has those it shares with this seat, everybody else the public ones."""
    public = known[PUBLIC]
    pairs = {next(other for other in pair if other != seat): known[pair] for pair in known if len(pair) == 2}
    return tuple(
        _closed(state, group, known[group] if group in known else _lent(group, pairs, public))
        for group in groups(state.terms.seats)
    )


def _lent(group: Group, pairs: dict[Seat, OpenBounds | None], public: OpenBounds | None) -> OpenBounds | None:
    """The bounds of a group that this watcher does not know: of one rival those that both share."""
    if len(group) != 1:
        return public
    rows = pairs.get(group[0], public)
    return None if rows is None else [row for number, row in enumerate(rows) if number != group[0]]


def _closed(state: City, group: Group, rows: OpenBounds | None) -> Bounds:
    """The rows as a table of the imagined state."""
    if rows is None:
        return None
    return closed([(list(least), list(most)) for least, most in rows], margins(hidden_cards(state), group))
