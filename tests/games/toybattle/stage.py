"""Stage props for Toy Battle's tests: boards and racks written in a line, moves in notation.

`field(blue="11 Roxy, 13 Hook", red="22 Star", rack="Skully Kwak", rival="Jumbo")` is a board with those visible troops,
blue on turn. Castle Field, where most tests play:

            41
          24  25
        22      23
     20 17  18  19 21
     15 13      14 16
         11    12
             1
"""

from typing import Any

from msgspec.structs import replace

from tests.games.stage import Stage
from toychest.contract import CHANCE, Json, Rules, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.state import Battle, Tile, with_side
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import NOTHING, TROOPS, Counts, Troop, with_one
from toychest.games.toybattle.view import BattleView

STANDARD = "toybattle-standard-0"
RULES: Rules[Battle, Any] = EDITIONS[STANDARD].rules

STAGE = Stage(RULES)
after = STAGE.after
ending = STAGE.ending
facts = STAGE.facts
kinds = STAGE.kinds
legal = STAGE.legal
refusal = STAGE.refusal
told = STAGE.told


def field(
    blue: str = "",
    red: str = "",
    rack: str = "Roxy",
    rival: str = "Roxy",
    terrain: str = "castle",
    turn: Seat = BLUE,
    rule: str = "",
    beginner: bool = False,
    **changes: Json,
) -> Battle:
    """A board with troops on it and racks of the side on turn and its rival; later troops lie on top of earlier ones.

    Blue's troops are placed before red's. All other tiles are unseen.
    """
    edition = EDITIONS[STANDARD + (f"+{rule}" if rule else "")]
    state: Battle = edition.rules.setup(2, {"terrain": terrain, "beginner": beginner})
    racks = (rack, rival) if turn == BLUE else (rival, rack)
    for seat, placed, held in ((BLUE, blue, racks[BLUE]), (RED, red, racks[RED])):
        state = _with_side(state, seat, placed, held)
    return replace(state, agenda=(), turn=1, turn_seat=turn, **changes)


def _with_side(state: Battle, seat: Seat, placed: str, held: str) -> Battle:
    stacks, unseen = list(state.stacks), state.unseen[seat]
    for word in filter(None, placed.split(", ")):
        number, name = word.split(" ")
        index = state.terms.terrain.index[Place(int(number))]
        stacks[index] = (*stacks[index], Tile(seat, Troop(name)))
        unseen = with_one(unseen, Troop(name), -1)
    rack = counts(held)
    left = tuple(whole - used for whole, used in zip(unseen, rack, strict=True))
    return replace(
        state,
        stacks=tuple(stacks),
        racks=with_side(state.racks, seat, rack),
        unseen=with_side(state.unseen, seat, left),
    )


def counts(names: str) -> Counts:
    """`Hook Hook Roxy` by troop."""
    counted = NOTHING
    for name in names.split():
        counted = with_one(counted, Troop(name))
    return counted


def names(counted: Counts) -> str:
    """The opposite of `counts`, in the order of strength."""
    return " ".join(troop for troop, count in zip(TROOPS, counted, strict=True) for _ in range(count))


def with_discards(state: Battle, seat: Seat, discarded: str) -> Battle:
    """The state with tiles of the reserve discarded."""
    pile = counts(discarded)
    left = tuple(whole - lost for whole, lost in zip(state.unseen[seat], pile, strict=True))
    return replace(state, discards=with_side(state.discards, seat, pile), unseen=with_side(state.unseen, seat, left))


def without_reserve(state: Battle, *seats: Seat, left: int = 0) -> Battle:
    """The state with nothing left to take, or so many tiles: all unseen ones but those put back are discarded."""
    for seat in seats:
        unseen, pile = state.unseen[seat], state.discards[seat]
        while sum(unseen) > state.terms.box.removed + left:
            troop = next(troop for troop, count in zip(TROOPS, unseen, strict=True) if count)
            unseen, pile = with_one(unseen, troop, -1), with_one(pile, troop)
        state = replace(
            state,
            unseen=with_side(state.unseen, seat, unseen),
            discards=with_side(state.discards, seat, pile),
        )
    return state


def start(moves: str = "", **options: Json) -> Battle:
    """A game from its very start: moves in notation, separated by commas."""
    state: Battle = RULES.setup(2, options)
    return after(state, moves) if moves else state


def asked(state: Battle) -> tuple[str, int] | None:
    """The effect that is offered, and its base."""
    question = seen(state).question
    return (question.effect, question.base) if question else None


def seen(state: Battle, seat: Seat | None = None) -> BattleView:
    """What a seat sees; an onlooker, if none is given."""
    view = RULES.view(state, seat)
    assert isinstance(view, BattleView)
    return view


def placeable(state: Battle, troop: str) -> list[int]:
    """Where the side on turn may place this troop."""
    moves = [move.split() for move in legal(state)]
    return [int(words[2]) for words in moves if words[0] == "place" and words[1] == troop]


def visible(state: Battle, base: int) -> tuple[int, str] | None:
    """Who occupies a base, and with what."""
    stack = state.stacks[state.terms.terrain.index[Place(base)]]
    return (stack[-1].seat, stack[-1].troop.value) if stack else None


def shoving(blue: str = "11 Roxy, 14 Roxy", red: str = "12 Star, 18 Star", rack: str = "Roxy Hook") -> Battle:
    """Blue has gone to 15 of Jungle, which shoves."""
    return after(field(blue=blue, red=red, rack=rack, terrain="jungle"), f"place {rack.split()[0]} 15")


__all__ = [
    "BLUE",
    "CHANCE",
    "RED",
    "RULES",
    "Battle",
    "after",
    "asked",
    "counts",
    "ending",
    "facts",
    "field",
    "kinds",
    "legal",
    "names",
    "placeable",
    "refusal",
    "seen",
    "shoving",
    "start",
    "told",
    "visible",
    "with_discards",
    "without_reserve",
]
