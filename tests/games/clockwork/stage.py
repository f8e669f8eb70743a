"""Stage props for Clockwork City's tests: hands and places written in a line, moves in notation.

`city("4 Lacewing, Owl", "Fuel", at="yard 1, 33", discards="14 Owl")` is a game of two, A about to throw; the ring of 42
has the Towers at 0 and the yards at 6 12 18 24 30 36. With two seats Lacewing, Umbrella, Kettle, Owl and Nipper play;
with three also Velo and Harp; with four also Whale, Moth and Snail. A state built so remembers nothing but what lies
open; `dealt` plays a game from its start.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from tests.games.stage import Stage
from toychest.contract import CHANCE, Json, Rules, Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.agenda import Dealing, LeavingOut, TurnThrow
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import KINDS, NOTHING, Counts, Kind, listed, with_cards
from toychest.games.clockwork.state import City
from toychest.games.clockwork.view import CityView

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)
STANDARD = "clockwork-standard-0"
RULES: Rules[City, Any] = EDITIONS[STANDARD].rules

STAGE = Stage(RULES)
after = STAGE.after
ending = STAGE.ending
facts = STAGE.facts
kinds = STAGE.kinds
legal = STAGE.legal
refusal = STAGE.refusal
told = STAGE.told

FULL_A = "2 Lacewing, Umbrella, Owl, Nipper, Fuel, Scrap"
FULL_B = "Lacewing, Umbrella, Kettle, Owl, Nipper, Fuel, Scrap"
FULL_C = "2 Kettle, 2 Airship, Nipper, Fuel, Scrap"
FULL_D = "2 Whale, 2 Snail, Airship, Fuel, Scrap"
LEFT_OUT = {2: "Velo Whale Moth Harp Snail", 3: "Whale Moth Snail", 4: ""}


def city(
    *hands: str,
    at: str = "",
    discards: str = "",
    pile: str | None = None,
    piles: tuple[int, ...] | None = None,
    laid: str = "",
    turn: Seat = A,
    rule: str = "",
    printing: str = "standard",
    board: Json = "ring",
    **changes: Json,
) -> City:
    """A game in its middle, `turn` about to throw; hands from A on, and where the pawns stand.

    `pile` are the cards in the yards, all in yard 1 unless `piles` says how many lie where; the other cards lie
    on the last spots then. Without it everything that is not named lies in the yards.
    """
    held = tuple(counts(hand) for hand in hands or (FULL_A, FULL_B))
    state = _begun(len(held), "".join((printing, "-0", f"+{rule}" if rule else "")), _frozen(board))
    down, sets = _spots(discards), _sets(laid, len(held))
    unseen = less(_pack(state), *held, counts(", ".join(kind for _, kind in down)), *map(_laid_cards, sets))
    if pile is not None:
        rest, unseen = less(unseen, counts(pile)), counts(pile)
        down = (*down, *((Spot(40 - number), kind) for number, kind in enumerate(listed(rest))))
    number = sum(unseen)
    spread = (number, 0, 0, 0, 0, 0) if pile is not None else tuple((number + 5 - yard) // 6 for yard in range(6))
    base = {
        "agenda": (TurnThrow(turn),),
        "turn": 1,
        "turn_seat": turn,
        "hands": held,
        "unseen": unseen,
        "piles": piles or spread,
        "discards": down,
        "laid": sets,
        "fields": tuple(field(state, place) for place in (at.split(", ") if at else ["towers"] * len(held))),
        "is_endgame": not number,
    }
    return replace(state, **(base | changes))


def dealt(
    *hands: str, rule: str = "", printing: str = "standard", starter: Seat = A, board: Json = "ring", **options: Json
) -> City:
    """A game from its very start, these seven cards dealt to each; `starter` is about to throw."""
    edition = "".join((printing, "-0", f"+{rule}" if rule else ""))
    state = _shuffled(len(hands), edition, _frozen(board), tuple(options.items()))
    left = [listed(counts(hand)) for hand in hands]
    while isinstance(state.agenda[0], Dealing):
        state = after(state, f"deal {left[state.agenda[0].seat].pop(0)}")
    dice = 1 if EDITIONS[f"clockwork-{edition}"].values["opening"] == "one_die" else 2
    throws = (("6 " if seat == starter else "1 ") * dice for seat in range(len(hands)))
    return after(state, ", ".join(f"throw {throw.strip()}" for throw in throws))


def left_out(seats: int, rule: str = "", printing: str = "standard", **options: Json) -> City:
    """A game whose characters are chosen and whose pack is ready to be dealt."""
    edition = "".join((printing, "-0", f"+{rule}" if rule else ""))
    return _shuffled(seats, edition, _frozen(options.pop("board", "ring")), tuple(options.items()))


@cache
def _shuffled(seats: int, edition: str, board: Json, options: tuple[tuple[str, Json], ...] = ()) -> City:
    rules = EDITIONS[f"clockwork-{edition}"].rules
    state: City = rules.setup(seats, dict(options) | {"board": dict(board) if isinstance(board, tuple) else board})
    state = after(state, ", ".join(f"choose {name}" for name in ("Tilda", "Otto", "Nana", "Bruno")[:seats]))
    waiting = LEFT_OUT[seats].split()
    while isinstance(state.agenda[0], LeavingOut):
        state = after(state, f"leave out {waiting.pop(0)}")
    return state


@cache
def _begun(seats: int, edition: str, board: Json) -> City:
    """A game after its opening throws, whatever was dealt."""
    state = _shuffled(seats, edition, board)
    while RULES.to_act(state) == (CHANCE,) and not isinstance(state.agenda[0], TurnThrow):
        throws = [move for move, _ in RULES.odds(state)]
        state, _ = RULES.apply(state, CHANCE, throws[0 if any(state.openings) else -1])
    return state


def own_board(paths: str, yards: str = "1 2 3 5 6 7", fields: int = 16) -> Json:
    """A board as somebody types it in: `0 1 2, 2 5` are two bridges; the Towers are at 0."""
    bridges = ", ".join(f"[{', '.join(bridge.split())}]" for bridge in paths.split(", "))
    points = "".join(f"{n} = [{250 + 60 * (n % 9)}, {190 + 60 * (n // 9)}]\n" for n in range(fields))
    spots = "".join(f"{n + 1} = [{30 + 47 * (n % 20)}, {40 + 680 * (n // 20)}]\n" for n in range(40))
    head = f"towers = 0\nyards = [{', '.join(yards.split())}]\nisland = [500, 500]\npaths = [{bridges}]\n"
    return {"file": f"{head}\n[fields]\n{points}\n[spots]\n{spots}"}


def _frozen(board: Json) -> Json:
    return tuple(board.items()) if isinstance(board, dict) else board


def _pairs(text: str) -> list[tuple[str, str]]:
    """`14 Owl, 3 Fuel` two by two."""
    return [(pair.split()[0], pair.split()[1]) for pair in filter(None, text.split(", "))]


def _pack(state: City) -> Counts:
    """Every card of this game."""
    seen = {shown.kind: shown.copies for shown in view(state).kinds}
    return tuple(seen.get(kind.value, 0) for kind in KINDS)


def _spots(discards: str) -> tuple[tuple[Spot, Kind], ...]:
    """`14 Owl, 3 Fuel` by spot."""
    return tuple((Spot(int(spot)), Kind(kind)) for spot, kind in _pairs(discards))


def _sets(laid: str, seats: int) -> tuple[tuple[Kind, ...], ...]:
    """`A Owl, B Velo` by seat."""
    return tuple(tuple(Kind(kind) for owner, kind in _pairs(laid) if owner == "ABCD"[seat]) for seat in range(seats))


def _laid_cards(sets: tuple[Kind, ...]) -> Counts:
    return counts(", ".join(f"4 {kind}" for kind in sets))


def counts(text: str) -> Counts:
    """`2 Owl, Fuel` by kind."""
    counted = NOTHING
    for part in filter(None, text.split(", ")):
        number, _, kind = part.rpartition(" ")
        counted = with_cards(counted, Kind(kind), int(number or 1))
    return counted


def less(whole: Counts, *parts: Counts) -> Counts:
    """What is left of the cards; nothing may be taken that is not there."""
    left = tuple(count - sum(part[index] for part in parts) for index, count in enumerate(whole))
    assert min(left) >= 0, f"more cards than there are: {left}"
    return left


def field(state: City, place: str) -> int:
    """The field of a place in notation."""
    found = state.terms.board.field_at(place)
    assert found is not None, place
    return found


def secrets(state: City, moves: str, kind: str) -> list[tuple[tuple[Seat, ...], dict[str, Json]]]:
    """What only some are told of the events of one kind, and who they are."""
    return [(tuple(sorted(event.seen_by)), event.secret) for event in told(state, moves)[1] if event.kind == kind]


def offered(state: City, name: str) -> list[str]:
    """The legal moves of one name, without it: `walk` gives the places."""
    return [move.removeprefix(f"{name} ") for move in legal(state) if move.split()[0] == name]


def refused(state: City, move: str, seat: int | None = None) -> tuple[str, dict[str, Json]]:
    """Why this move is refused: the code and its facts."""
    why = refusal(state, move, seat)
    return why.code, dict(why.arguments)


def view(state: City, seat: Seat | None = None) -> CityView:
    """What a seat sees; an onlooker, if none is given."""
    seen = RULES.view(state, seat)
    assert isinstance(seen, CityView)
    return seen


def asked(state: City) -> tuple[str, int] | None:
    """What is asked of whom."""
    question = view(state).question
    return (question.kind, question.seat) if question else None


def hand(state: City, seat: Seat) -> str:
    """The cards of a seat, as `counts` reads them."""
    held = [(count, kind) for kind, count in zip(KINDS, state.hands[seat], strict=True) if count]
    return ", ".join(f"{count} {kind}" if count > 1 else kind.value for count, kind in held)


def places(state: City) -> list[str]:
    """Where the pawns stand."""
    return [state.terms.board.place(at) for at in state.fields]


def lying(state: City) -> dict[int, str]:
    """What lies on the spots."""
    return {int(spot): kind.value for spot, kind in state.discards}


def is_next(state: City, seat: Seat) -> bool:
    """Is this seat about to throw?"""
    return state.agenda == (TurnThrow(seat),)


__all__ = [
    "CHANCE",
    "FULL_A",
    "FULL_B",
    "FULL_C",
    "FULL_D",
    "RULES",
    "STANDARD",
    "A",
    "B",
    "C",
    "City",
    "D",
    "after",
    "asked",
    "city",
    "counts",
    "dealt",
    "ending",
    "facts",
    "hand",
    "is_next",
    "kinds",
    "left_out",
    "legal",
    "less",
    "lying",
    "offered",
    "own_board",
    "places",
    "refusal",
    "refused",
    "secrets",
    "told",
    "view",
]
