"""Another truth that a watcher cannot tell from this one: unseen cards dealt anew, by count and within the bounds."""

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from toychest.contract import Draw, Seat
from toychest.games.clockwork.agenda import (
    Answering,
    Countering,
    Laying,
    Pointing,
    Returning,
    SettingDown,
    Task,
    Travelling,
    TurnThrow,
)
from toychest.games.clockwork.asking import secret_kinds, shown_kinds
from toychest.games.clockwork.bounds import Margins, Rows, Table, closed, opened, plain
from toychest.games.clockwork.kinds import KINDS, SPOKEN, Counts, Kind, with_cards
from toychest.games.clockwork.memory import fact_names, group_of, kind_in_question, pairs_of, remembered
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.recall import Recall
from toychest.games.clockwork.searching import searchable
from toychest.games.clockwork.sets import complete, way_out
from toychest.games.clockwork.state import City, all_seats, held, hidden_cards
from toychest.games.clockwork.turn import is_dead_end
from toychest.games.clockwork.witnesses import PUBLIC, Group, groups, hidden_from, margins, table_of


def imagined(state: City, seat: Seat | None, draw: Draw, forgotten: frozenset[str]) -> City:
    """Hidden hands and piles, and whatever was forgotten, are dealt anew until they fit what this watcher knows."""
    names = forgotten & fact_names(remembered(state, seat)) if forgotten else forgotten
    known = _tables(state, seat, names)
    table = _everything(state, seat, known, names)
    while True:
        dealt = _dealt(state, seat, table, names, draw)
        if dealt is None or not _fits(dealt, seat):
            continue
        asked = _heard_anew(state, _asked_anew(dealt, seat, names, draw), seat, names, draw)
        if asked is not None:
            return replace(asked, recall=Recall(_tables_after(asked, seat, known)))


# What this watcher goes by


def _tables(state: City, seat: Seat | None, names: frozenset[str]) -> dict[Group, Rows | None]:
    """Its own bounds, everybody's, and those shared with each rival, without what was forgotten (None: nothing)."""
    found = {group_of(seat): _kept(state, group_of(seat), "hands", names)}
    if seat is not None:
        found[PUBLIC] = _kept(state, PUBLIC, "public", names)
    for other, pair in pairs_of(state, seat):
        found[pair] = _kept(state, pair, f"shared.{LETTERS[other]}", names)
    return found


OPEN = 99
"""No holder has as many cards: where a bound was forgotten."""


def _kept(state: City, group: Group, path: str, names: frozenset[str]) -> Rows | None:
    table = table_of(state, group)
    if table is None:
        return None
    rows = opened(table, margins(hidden_cards(state), group))
    holders = [*(LETTERS[seat] for seat in hidden_from(group, state.terms.seats)), "yards"]
    for holder, (least, most) in zip(holders, rows, strict=True) if names else ():
        for index, kind in enumerate(KINDS):
            if f"{path}.{holder}.{kind}.0" in names:
                least[index] = 0
            if f"{path}.{holder}.{kind}.1" in names:
                most[index] = OPEN
    return rows


def _everything(state: City, seat: Seat | None, known: dict[Group, Rows | None], names: frozenset[str]) -> Table:
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


def _dealt(state: City, seat: Seat | None, table: Table, names: frozenset[str], draw: Draw) -> City | None:
    """Every hidden card to some holder; None where they did not come out."""
    wide = _wide_margins(state, seat, names)
    cards = deal(wide, table, draw)
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


def deal(margins: Margins, table: Table, draw: Draw) -> tuple[Counts, ...] | None:
    """The pool among the holders: what each surely has, then card by card to a free place that may take it."""
    rows = table or plain(margins)
    held = [list(least) for least, _ in rows]
    free = [size - sum(least) for size, (least, _) in zip(margins.sizes, rows, strict=True)]
    for index in _tightest_first(margins, rows):
        for _ in range(margins.pool[index] - sum(cards[index] for cards in held)):
            places = [room if held[at][index] < rows[at][1][index] else 0 for at, room in enumerate(free)]
            if not any(places):
                return None
            at = _chosen(places, draw)
            held[at][index] += 1
            free[at] -= 1
    return tuple(map(tuple, held))


def _tightest_first(margins: Margins, rows: tuple[tuple[Counts, Counts], ...]) -> list[int]:
    """Kinds that the fewest holders can take come first."""
    whole = sum(margins.sizes)
    room = [
        sum(size for size, (_, most) in zip(margins.sizes, rows, strict=True) if most[index] >= min(size, cards))
        for index, cards in enumerate(margins.pool)
    ]
    return sorted(range(len(KINDS)), key=lambda index: (room[index] < whole and -whole + room[index], index))


def _chosen(weights: Sequence[int], draw: Draw) -> int:
    number = draw(sum(weights))
    for at, weight in enumerate(weights):
        if number < weight:
            return at
        number -= weight
    raise AssertionError("the number is below the sum")


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


# Secret questions


def _asked_anew(state: City, seat: Seat | None, names: frozenset[str], draw: Draw) -> City | None:
    """A question about a card that this watcher has not seen is about any card that fits; None if there is none."""
    if not state.agenda:
        return state
    task = state.agenda[0]
    if _is_known(state, seat, names):
        return state if _fits_question(state, task) else None
    kinds = _kinds_asked(state, task, _thinkable(state, names))
    if not kinds:
        return None
    kind = kinds[draw(len(kinds))]
    return replace(state, agenda=(_about(state, task, kind), *state.agenda[1:]))


def _is_known(state: City, seat: Seat | None, names: frozenset[str]) -> bool:
    match state.agenda[0]:
        case Answering(mover, other) | Returning(mover, other):
            is_party = seat in (mover, other)
        case Pointing(mover):
            is_party = seat == mover
        case _:
            return True
    return is_party or (kind_in_question(state, seat) is not None and "about" not in names)


def _fits_question(state: City, task: Task) -> bool:
    match task:
        case Answering(_, _, kind) | Returning(_, _, kind):
            return kind in SPOKEN or kind in _kinds_asked(state, task, (kind,))
        case Pointing(mover, kind):
            return kind in searchable(state, mover)
        case _:
            return True


def _kinds_asked(state: City, task: Task, thinkable: Sequence[Kind]) -> Sequence[Kind]:
    """Which of these such a question can be about, with these hands."""
    match task:
        case Answering(mover, asker):
            bluffs = state.terms.readings.scrap_without_card == "bluff_ok"
            return [
                kind
                for kind in thinkable
                if (kind in SPOKEN or held(state, asker, kind)) and (bluffs or held(state, mover, kind))
            ]
        case Returning(mover, _):
            return [kind for kind in thinkable if held(state, mover, kind) > (kind not in SPOKEN)]
        case Pointing(mover):
            return list(searchable(state, mover))
        case _:
            return ()


def _thinkable(state: City, names: frozenset[str]) -> Sequence[Kind]:
    """What was not seen was shown in secret (CLK R38); what was forgotten may have been spoken, too."""
    return (*shown_kinds(state.terms), *SPOKEN) if "about" in names else secret_kinds(state.terms)


def _about(state: City, task: Task, kind: Kind) -> Task:
    match task:
        case Answering():
            return dataclasses.replace(task, kind=kind)
        case Returning():
            return dataclasses.replace(task, received=kind)
        case Pointing():
            return dataclasses.replace(
                task, kind=kind, is_shown=kind not in SPOKEN and held(state, task.seat, kind) > 0
            )
        case _:
            return task


def _heard_anew(truth: City, state: City | None, seat: Seat | None, names: frozenset[str], draw: Draw) -> City | None:
    """What was asked for last, by who has not heard it: the card of the open question, or any that fits."""
    if state is None or truth.latest.kind is None:
        return state
    if remembered(truth, seat).heard is not None and "heard" not in names:
        return state
    kinds = _kinds_heard(state, _thinkable(state, frozenset({"about"}) & names))
    return replace(state, latest=replace(state.latest, kind=kinds[draw(len(kinds))])) if kinds else None


def _kinds_heard(state: City, thinkable: Sequence[Kind]) -> Sequence[Kind]:
    """CLK 5.7: who may ask back had none of what the asker showed."""
    match state.agenda[0] if state.agenda else None:
        case Answering(_, _, kind) | Returning(_, _, kind):
            return (kind,)
        case Countering(mover, asker):
            return [
                kind
                for kind in thinkable
                if not held(state, mover, kind) and (kind in SPOKEN or held(state, asker, kind))
            ]
        case _:
            return thinkable


# What everybody has proved then


def _tables_after(state: City, seat: Seat | None, known: dict[Group, Rows | None]) -> tuple[Table, ...]:
    """This watcher's bounds stay; a rival has those it shares with this seat, everybody else the public ones."""
    public = known[PUBLIC]
    pairs = {next(other for other in pair if other != seat): known[pair] for pair in known if len(pair) == 2}
    return tuple(
        _closed(state, group, known[group] if group in known else _lent(state, group, pairs, public))
        for group in groups(state.terms.seats)
    )


def _lent(state: City, group: Group, pairs: dict[Seat, Rows | None], public: Rows | None) -> Rows | None:
    if len(group) != 1:
        return public
    rows = pairs.get(group[0], public)
    return None if rows is None else [row for number, row in enumerate(rows) if number != group[0]]


def _closed(state: City, group: Group, rows: Rows | None) -> Table:
    """The rows as a table of the imagined state."""
    if rows is None:
        return None
    return closed([(list(least), list(most)) for least, most in rows], margins(hidden_cards(state), group))
