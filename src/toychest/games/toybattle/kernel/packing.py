"""The bridge between states and rows."""

import numpy as np

from toychest.contract import CHANCE, Outcome, Seat
from toychest.contract.kernel import OVER, Array
from toychest.games.toybattle.agenda import BaseEffect, Deal, Lot, Pick, Task, TroopEffect
from toychest.games.toybattle.kernel import layout
from toychest.games.toybattle.kernel.numbering import numbered, numbers
from toychest.games.toybattle.state import Battle, Tile, medals, other
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import INDEX, TROOPS, Counts

PILES = (layout.RACK, layout.KNOWN, layout.SUPPRESSED, layout.UNSEEN, layout.DISCARDS)


def forgetting(state: Battle, seat: Seat, forgotten: frozenset[str]) -> Array:
    """Nothing is remembered that could be forgotten: known tiles stand in the view."""
    return np.zeros(1, np.uint8)


def pack(state: Battle, seat: Seat | None) -> Array:
    """The row of a state; no seat remembers more than it shows."""
    row = np.zeros(layout.ROW_SIZE, np.int16)
    row[layout.TURN], row[layout.TURN_SEAT], row[layout.IDLE] = state.turn, state.turn_seat, state.idle
    _write_agenda(row, state)
    _write_end(row, state)
    for side in (BLUE, RED):
        piles = (state.racks, state.known, state.suppressed, state.unseen, state.discards)
        for cell, pile in zip(PILES, piles, strict=True):
            row[cell + side] = _signed(sum(count << 2 * index for index, count in enumerate(pile[side])))
        taken = (number for number, taker in enumerate(state.taken) if taker == side)
        _write_mask(row, layout.TAKEN + 2 * side, sum(1 << number for number in taken))
        row[layout.MEDALS + side] = medals(state, side)
    _write_stacks(row, state)
    return row


def _signed(cell: int) -> int:
    return cell - 0x10000 if cell >= 0x8000 else cell


def _write_mask(row: Array, cell: int, mask: int) -> None:
    row[cell], row[cell + 1] = mask & ((1 << layout.HALF) - 1), mask >> layout.HALF


def _write_agenda(row: Array, state: Battle) -> None:
    at, agenda = numbers(state.terms.terrain), state.agenda
    row[layout.ACTOR] = state.turn_seat
    match agenda:
        case (Lot() | Deal() | Pick() as task, *_):
            row[layout.ACTOR], row[layout.TASK] = CHANCE, _chance_task(task)
        case (TroopEffect(troop, base), *_):
            row[layout.TASK], row[layout.TASK_AT] = layout.TROOP_EFFECT + INDEX[troop], at[base]
        case (BaseEffect(effect, base), *_):
            row[layout.TASK], row[layout.TASK_AT] = layout.BASE_EFFECT + layout.EFFECTS.index(effect), at[base]
            agenda = agenda[1:]
        case _:
            row[layout.TASK] = layout.CHOOSE
    row[layout.DEALS] = agenda.count(Deal(state.turn_seat))
    row[layout.RIVAL_DEALS] = agenda.count(Deal(other(state.turn_seat)))
    waiting = [at[task.base] for task in agenda if isinstance(task, BaseEffect)]
    row[layout.WAITING] = len(waiting)
    row[layout.WAITING + 1 : layout.WAITING + 1 + len(waiting)] = waiting


def _chance_task(task: Lot | Deal | Pick) -> int:
    if isinstance(task, Pick):
        return layout.PICK_ROB if task.purpose == "rob" else layout.PICK_SUPPRESS
    return layout.LOT if isinstance(task, Lot) else layout.DEAL


def _write_end(row: Array, state: Battle) -> None:
    if state.captor is not None:
        place, tile = state.captor
        row[layout.CAPTOR_PLACE] = numbers(state.terms.terrain)[place] + 1
        row[layout.CAPTOR] = _tile_code(tile)
    if state.outcome is not None:
        row[layout.ACTOR], row[layout.TASK] = OVER, layout.ENDED
        row[layout.REASON] = layout.REASONS.index(state.outcome.reason)
        row[layout.PLACES : layout.PLACES + 2] = state.outcome.places


def _tile_code(tile: Tile) -> int:
    return 8 * tile.seat + INDEX[tile.troop]


def _write_stacks(row: Array, state: Battle) -> None:
    masks = [0] * 5
    for base, stack in enumerate(state.stacks):
        row[layout.DEPTH + base] = len(stack)
        cells = [0] * layout.STACK_CELLS
        for height, tile in enumerate(stack):
            cells[height // 4] |= _tile_code(tile) << 4 * (height % 4)
        first = layout.STACKS + base * layout.STACK_CELLS
        row[first : first + layout.STACK_CELLS] = [_signed(cell) for cell in cells]
        for tile in stack[-1:]:
            masks[tile.seat] |= 1 << base
            for bit in range(3):
                masks[2 + bit] |= (INDEX[tile.troop] >> bit & 1) << base
    for number, mask in enumerate(masks):
        _write_mask(row, layout.HELD + 2 * number, mask)


def unpack(row: Array, like: Battle) -> Battle:
    """The state of a row; its terms are those of `like`."""
    cells = [int(cell) for cell in row]
    racks, known, suppressed, unseen, discards = (_pair(cells, cell) for cell in PILES)
    return Battle(
        terms=like.terms,
        agenda=_agenda(cells, like),
        turn=cells[layout.TURN],
        turn_seat=Seat(cells[layout.TURN_SEAT]),
        stacks=tuple(_stack(cells, base) for base in range(len(like.terms.terrain.bases))),
        racks=racks,
        known=known,
        suppressed=suppressed,
        unseen=unseen,
        discards=discards,
        taken=tuple(_taker(cells, number) for number in range(len(like.terms.terrain.regions))),
        captor=_captor(cells, like),
        idle=cells[layout.IDLE],
        outcome=_outcome(cells),
    )


def _pair(cells: list[int], at: int) -> tuple[Counts, Counts]:
    return _counts(cells[at]), _counts(cells[at + 1])


def _counts(cell: int) -> Counts:
    return tuple(cell >> 2 * index & 3 for index in range(layout.TROOPS))


def _tile(code: int) -> Tile:
    return Tile(Seat(code >> 3), TROOPS[code & 7])


def _stack(cells: list[int], base: int) -> tuple[Tile, ...]:
    first = layout.STACKS + base * layout.STACK_CELLS
    heights = range(cells[layout.DEPTH + base])
    return tuple(_tile(cells[first + height // 4] >> 4 * (height % 4) & 15) for height in heights)


def _taker(cells: list[int], region: int) -> Seat | None:
    half, bit = divmod(region, layout.HALF)
    return next((seat for seat in (BLUE, RED) if cells[layout.TAKEN + 2 * seat + half] >> bit & 1), None)


def _captor(cells: list[int], like: Battle) -> tuple[Place, Tile] | None:
    place = cells[layout.CAPTOR_PLACE]
    return (numbered(like.terms.terrain)[place - 1], _tile(cells[layout.CAPTOR])) if place else None


def _outcome(cells: list[int]) -> Outcome | None:
    reason = cells[layout.REASON]
    if not reason:
        return None
    points = (cells[layout.MEDALS], cells[layout.MEDALS + 1])
    places = (cells[layout.PLACES], cells[layout.PLACES + 1])
    return Outcome(reason=layout.REASONS[reason], rule=layout.RULES[reason], points=points, places=places)


def _agenda(cells: list[int], like: Battle) -> tuple[Task, ...]:
    places, effects = numbered(like.terms.terrain), like.terms.terrain.effects
    seat, waiting = Seat(cells[layout.TURN_SEAT]), cells[layout.WAITING]
    deals = (Deal(seat),) * cells[layout.DEALS] + (Deal(other(seat)),) * cells[layout.RIVAL_DEALS]
    bases = [places[base] for base in cells[layout.WAITING + 1 : layout.WAITING + 1 + waiting]]
    return (*_first(cells, like, seat), *deals, *(BaseEffect(effects[base], base) for base in bases))


def _first(cells: list[int], like: Battle, seat: Seat) -> tuple[Task, ...]:
    """The first task, unless it is a deal."""
    task, base = cells[layout.TASK], numbered(like.terms.terrain)[cells[layout.TASK_AT]]
    if task >= layout.BASE_EFFECT:
        return (BaseEffect(like.terms.terrain.effects[base], base),)
    if task >= layout.TROOP_EFFECT:
        return (TroopEffect(TROOPS[task - layout.TROOP_EFFECT], base),)
    plain: dict[int, tuple[Task, ...]] = {
        layout.LOT: (Lot(),),
        layout.PICK_ROB: (Pick(other(seat), "rob"),),
        layout.PICK_SUPPRESS: (Pick(other(seat), "suppress"),),
    }
    return plain.get(task, ())
