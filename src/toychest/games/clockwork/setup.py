"""Setting up: characters, the pack, the deal, the piles."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Json, Seat
from toychest.games.clockwork import memory_groups
from toychest.games.clockwork.agenda import AddingExtra, Choosing, Dealing, LeavingOut, OpeningThrow, Task
from toychest.games.clockwork.kinds import BREAKERS, FLYERS, INDEX, MACHINES, NOTHING, Kind, with_cards
from toychest.games.clockwork.memory_recall import Recall
from toychest.games.clockwork.moves import ChooseCharacter, LeaveOut, Move
from toychest.games.clockwork.readings import Readings
from toychest.games.clockwork.state import City, Deed, Happened, hand_size, with_seat, with_tasks
from toychest.games.clockwork.terms import Terms, terms_for


def set_up(seats: int, options: Mapping[str, Json], readings: Readings) -> City:
    """CLK 1.1 to 1.8: the pawns at the Towers, the pack not yet sorted."""
    terms = terms_for(seats, options, readings)
    return City(
        terms=terms,
        agenda=_opening(terms),
        turn=0,
        turn_seat=Seat(0),
        characters=(None,) * seats,
        left_out=(),
        fields=(terms.board.towers,) * seats,  # CLK 1.3
        hands=(NOTHING,) * seats,
        laid=((),) * seats,
        unseen=terms.cards,
        piles=(0,) * terms.box.yards,
        discards=(),
        scrapped=0,
        openings=(None,) * seats,
        throw=None,
        origin=terms.board.towers,
        is_bonus=False,
        is_endgame=False,
        latest=Deed(),
        recall=Recall((None,) * len(memory_groups.groups(seats))),
        outcome=None,
    )


def _opening(terms: Terms) -> tuple[Task, ...]:
    """Everything before the first turn, in the order of the rulebook."""
    seats = [Seat(number) for number in range(terms.seats)]
    deck = terms.box.decks[terms.seats]
    chooser = Seat(0) if terms.readings.removed_sets == "chosen" else None  # CLK R2
    return (
        *(Choosing(seat) for seat in seats),
        *(LeavingOut("flyer", chooser),) * deck.flyers_out,
        *(LeavingOut("breaker", chooser),) * deck.breakers_out,
        *(Dealing(seat) for _ in range(terms.box.hand) for seat in seats),
        *(OpeningThrow(seat, tuple(seats)) for seat in seats),
    )


def characters_left(state: City) -> Iterator[Move]:
    """CLK 1.3: everybody who is not taken yet."""
    return (ChooseCharacter(name) for name in state.terms.box.characters if name not in state.characters)


def character_chosen(state: City, task: Choosing, move: Move) -> Happened:
    """CLK 1.3: this pawn is mine. Raises `IllegalMove`."""
    if not isinstance(move, ChooseCharacter):
        raise IllegalMove("answer-first", "CLK 1.3", question="character")
    if move.character in state.characters:
        raise IllegalMove("character-taken", "CLK 1.3", character=move.character)
    event = Event(kind="character_chosen", rule="CLK 1.3", public={"seat": task.seat, "character": move.character})
    return replace(state, characters=with_seat(state.characters, task.seat, move.character)), (event,)


def sets_left(state: City, task: LeavingOut) -> Iterator[LeaveOut]:
    """CLK 1.4: every set of this sort that is still in the pack."""
    kinds = FLYERS if task.family == "flyer" else BREAKERS
    return (LeaveOut(kind) for kind in kinds if kind not in state.left_out)


def left_out(state: City, task: LeavingOut, move: Move) -> Happened:
    """CLK 1.4, CLK R2: a whole set goes back to the box, for all to see. Raises `IllegalMove`."""
    if not isinstance(move, LeaveOut):
        raise IllegalMove("answer-first", "CLK 1.4", question="leave_out")
    if move.kind not in MACHINES:
        raise IllegalMove("not-a-set", "CLK 1.4", kind=move.kind.value)
    if move not in tuple(sets_left(state, task)):
        raise IllegalMove("kind-not-in-game", "CLK 1.4", kind=move.kind.value)
    after = replace(
        state,
        left_out=(*state.left_out, move.kind),
        unseen=with_cards(state.unseen, move.kind, -state.terms.box.machine),
    )
    return after, (Event(kind="set_left_out", rule="CLK 1.4", public={"kind": move.kind.value}),)


def card_dealt(state: City, task: Dealing, kind: Kind) -> Happened:
    """CLK 1.5: one of the opening seven; the piles are made when all have theirs (CLK 1.6)."""
    if not state.unseen[INDEX[kind]]:
        raise IllegalMove("not-in-deck", "CLK 1.2", kind=kind.value)
    seat = task.seat
    after = replace(
        state,
        unseen=with_cards(state.unseen, kind, -1),
        hands=with_seat(state.hands, seat, with_cards(state.hands[seat], kind)),
    )
    event = Event(
        kind="card_dealt",
        rule="CLK 1.5",
        public={"seat": seat, "hand": hand_size(after, seat)},
        secret={"kind": kind.value},
        seen_by=(seat,),
        reveals=(seat,),
    )
    is_last = not any(isinstance(task, Dealing) for task in after.agenda)
    return (with_piles(after) if is_last else after), (event,)


def with_piles(state: City) -> City:
    """CLK 1.6, CLK R1: the rest in six piles; what is left over goes to the first yards, or to yards by chance."""
    yards = state.terms.box.yards
    each, over = divmod(sum(state.unseen), yards)
    if state.terms.readings.pile_extra == "random":
        return with_tasks(replace(state, piles=(each,) * yards), *(AddingExtra(),) * over)
    return replace(state, piles=tuple(each + (yard < over) for yard in range(yards)))


def extra_laid(state: City, yard: int) -> Happened:
    """CLK R1: a card that was left over."""
    piles = tuple(cards + (number == yard) for number, cards in enumerate(state.piles, start=1))
    return replace(state, piles=piles), (Event(kind="extra_laid", rule="CLK R1", public={"yard": yard}),)
