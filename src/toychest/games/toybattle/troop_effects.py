"""What the troops do once they are placed: each may be used or declined."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.toybattle.agenda import Pick, TroopEffect
from toychest.games.toybattle.moves import DiscardTroop, Move, PlaceTroop, Rob, Take
from toychest.games.toybattle.placing import placements, troop_placed, without_known
from toychest.games.toybattle.regions import regions_checked
from toychest.games.toybattle.state import Battle, Happened, other, rack_size, stack_on, top, with_side, with_stack
from toychest.games.toybattle.taking import may_take, with_deals
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import Troop, with_one


def is_useful(state: Battle, task: TroopEffect) -> bool:
    """TOY R22: is there anything to decide, as far as everybody can see? Cap'n asks whatever the rack holds."""
    seat = state.turn_seat
    match task.troop:
        case Troop.SKULLY | Troop.STAR:
            return may_take(state, seat)
        case Troop.CAPN:
            return rack_size(state, seat) > sum(state.suppressed[seat])
        case Troop.JUMBO:
            return any(enemies_beside(state, seat, task.base))
        case Troop.XB42:
            return rack_size(state, other(seat)) > 0
        case _:  # TOY 4.4, TOY 4.7, TOY 4.8: nothing happens after they are placed
            return False


def uses(state: Battle, task: TroopEffect) -> Iterator[Move]:
    """Every way to use the effect, in a stable order."""
    seat = state.turn_seat
    match task.troop:
        case Troop.SKULLY | Troop.STAR:
            yield Take()
        case Troop.CAPN:
            yield from placements(state, seat)
        case Troop.JUMBO:
            yield from (DiscardTroop(base) for base in enemies_beside(state, seat, task.base))
        case Troop.XB42:
            yield Rob()
        case _:
            return


def used(state: Battle, task: TroopEffect, move: Move) -> Happened:
    """The effect is used; its task is already off the agenda. Raises `IllegalMove`."""
    match task.troop, move:
        case Troop.SKULLY, Take():  # TOY 4.1
            return with_deals(state, state.terms.box.skully), ()
        case Troop.STAR, Take():  # TOY 4.6
            return with_deals(state, state.terms.box.star), ()
        case Troop.CAPN, PlaceTroop():  # also another Cap'n, TOY R2
            return troop_placed(state, state.turn_seat, move)
        case Troop.JUMBO, DiscardTroop(base):
            return troop_discarded(state, task.base, base)
        case Troop.XB42, Rob():
            return replace(state, agenda=(Pick(other(state.turn_seat), "rob"), *state.agenda)), ()
        case _:
            raise IllegalMove("effect-open", "TOY 2.4", effect=task.troop.value, base=task.base)


def enemies_beside(state: Battle, seat: Seat, base: Place) -> Iterator[Place]:
    """TOY 4.3, TOY R17: the bases one path away on which an enemy troop is visible."""
    for beside in state.terms.terrain.beside[base]:
        tile = top(state, beside) if beside in state.terms.terrain.index else None
        if tile is not None and tile.seat != seat:
            yield beside


def check_enemy_beside(state: Battle, activator: Place, base: Place, rule: str) -> None:
    """Raises `IllegalMove`, unless an enemy is visible on a base one path away."""
    if base not in state.terms.terrain.index:
        raise IllegalMove("not-a-base", "TOY R18", place=base)
    if base not in state.terms.terrain.beside[activator]:
        raise IllegalMove("not-beside", rule, base=base, activator=activator)
    if base not in enemies_beside(state, state.turn_seat, activator):
        raise IllegalMove("no-enemy-there", rule, base=base)


def troop_discarded(state: Battle, jumbo: Place, base: Place) -> Happened:
    """TOY 4.3, TOY R10: the visible enemy goes to its owner's discards; what lay below is in force again (TOY R9)."""
    check_enemy_beside(state, jumbo, base, "TOY 4.3")
    *below, tile = stack_on(state, base)
    facts = {"seat": tile.seat, "troop": tile.troop.value, "base": base, "by": state.turn_seat}
    event = Event(kind="troop_discarded", rule="TOY 4.3", public=facts)
    discards = with_side(state.discards, tile.seat, with_one(state.discards[tile.seat], tile.troop))
    state = replace(state, stacks=with_stack(state, base, tuple(below)), discards=discards, idle=-1)
    state, closed = regions_checked(state, (base,))
    return state, (event, *closed)


def rack_robbed(state: Battle, victim: Seat, troop: Troop) -> Happened:
    """TOY 4.5, TOY R13: the tile that was pointed at is discarded face up."""
    facts = {"seat": victim, "troop": troop.value, "by": other(victim)}
    event = Event(kind="rack_robbed", rule="TOY 4.5", public=facts, reveals=(other(victim), victim))
    after = replace(
        state,
        racks=with_side(state.racks, victim, with_one(state.racks[victim], troop, -1)),
        known=with_side(state.known, victim, without_known(state, victim, troop)),
        discards=with_side(state.discards, victim, with_one(state.discards[victim], troop)),
        idle=-1,
    )
    return after, (event,)
