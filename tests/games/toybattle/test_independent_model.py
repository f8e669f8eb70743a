"""A second, plain model of placing, effects and medals, written from the rules page alone, beside whole random games.

The model reads nothing but what lies open to the seat on turn: tiles on bases, its own rack, paths, gates, special
bases, regions. Along a game it says which moves there are, who holds which medals, and whether a side is stuck; the
rules must say the same at every step. Pieces are counted at every step, too.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from tests.games.toybattle.stage import CHANCE, RULES, seen
from toychest.contract import Seat
from toychest.games.toybattle.terrain_file import TERRAINS
from toychest.games.toybattle.view import BattleView

LADDER = ["Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy", "Kwak"]


@dataclass(frozen=True)
class Model:
    """The open table, as plain sets and maps."""

    view: BattleView
    me: int

    @cached_property
    def tops(self) -> dict[int, tuple[int, str]]:
        """TOY 3.6: who occupies which base."""
        return {stack.base: (stack.tiles[-1].seat, stack.tiles[-1].troop) for stack in self.view.stacks if stack.tiles}

    @cached_property
    def headquarters(self) -> dict[int, int]:
        return {place.number: place.owner for place in self.view.places if place.owner is not None}

    def beside(self, place: int) -> set[int]:
        """TOY R17."""
        return {b for a, b in self.view.paths if a == place} | {a for a, b in self.view.paths if b == place}

    @cached_property
    def in_line(self) -> set[int]:
        """TOY 3.2, R19 and R21: every place that a line of own bases leads to."""
        own = {base for base, (seat, _) in self.tops.items() if seat == self.me}
        reached = {place for place, owner in self.headquarters.items() if owner == self.me}
        ends: set[int] = set()
        while True:
            ends = {beside for place in reached for beside in self.beside(place)}
            if ends & own <= reached:
                return ends
            reached |= ends & own

    def lets_in(self, place: int, troop: str) -> bool:
        """TOY 5.2 and 1.9."""
        gate = next(shown.gate for shown in self.view.places if shown.number == place)
        return self.view.is_beginner or gate is None or troop == "Kwak" or LADDER.index(troop) + 1 in gate

    def special(self, place: int) -> str | None:
        return None if self.view.is_beginner else next(p.special for p in self.view.places if p.number == place)

    def may_place(self, troop: str, place: int) -> bool:
        """TOY 3.1 to 3.5, 4.4, R12 and R20."""
        owner = self.headquarters.get(place)
        if owner == self.me or not self.lets_in(place, troop):
            return False
        jumps = troop == "Hook" and owner is None and self.special(place) != "nullify"
        if place not in self.in_line and not jumps:
            return False
        seat, below = self.tops.get(place, (self.me, ""))
        return seat == self.me or "Kwak" in (troop, below) or LADDER.index(troop) > LADDER.index(below)

    def free_tiles(self) -> set[str]:
        """TOY 5.7: troops on the rack of which not every tile lies face down."""
        side = self.view.sides[self.me]
        tiles, down = side.tiles or [], side.suppressed or []
        return {troop for troop in tiles if tiles.count(troop) > down.count(troop)}

    def placements(self) -> set[str]:
        places = [place.number for place in self.view.places]
        return {
            f"place {troop} {place}" for troop in self.free_tiles() for place in places if self.may_place(troop, place)
        }

    def may_take(self) -> bool:
        """TOY 2.2 and 2.3."""
        side = self.view.sides[self.me]
        return side.rack_size < 8 and side.reserve > 0

    def enemies_beside(self, base: int) -> set[int]:
        return {near for near in self.beside(base) if self.tops.get(near, (self.me, ""))[0] != self.me}

    def moves(self) -> set[str]:
        """All that the side on turn may do now."""
        question = self.view.question
        if question is None:
            return self.placements() | ({"take"} if self.may_take() else set())
        return {"decline", *self.uses(question.effect, question.base)}

    def uses(self, effect: str, base: int) -> set[str]:
        """TOY chapters 4 and 5: how an effect may be used."""
        bases = {place.number for place in self.view.places if place.owner is None}
        match effect:
            case "Skully" | "Star" | "draw":
                return {"take"}
            case "Cap'n":
                return self.placements()
            case "Jumbo":
                return {f"discard {near}" for near in self.enemies_beside(base)}
            case "XB-42":
                return {"rob"}
            case "recall":
                return {f"recall {near}" for near, (seat, _) in self.tops.items() if seat == self.me and near != base}
            case "shove":
                starts = self.enemies_beside(base)
                return {f"shove {start} {end}" for start in starts for end in self.beside(start) & bases}
            case "exhume":
                return {f"exhume {troop}" for troop in self.view.sides[self.me].discards}
            case _:
                return {"suppress"}


def medals_after(before: BattleView, now: BattleView) -> list[int | None]:
    """TOY 6.1 to 6.3: who has the medals of each region after a move."""
    tops = Model(now, 0).tops
    taken = []
    for region in before.regions:
        holders = {tops[base][0] if base in tops else None for base in region.bases}
        taken.append(holders.pop() if region.taken_by is None and len(holders) == 1 else region.taken_by)
    return taken


def disagreements(terrain: str, number: int, beginner: bool = False) -> Iterator[Any]:
    """One random game: every step at which the rules and the model differ."""
    whims = random.Random(f"{terrain}-{number}-{beginner}")
    state = RULES.setup(2, {"terrain": terrain, "beginner": beginner})
    box, view = RULES.pieces(state), seen(state)
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        move = drawn(state, whims) if seat == CHANCE else chosen(state, seat, whims)
        if seat != CHANCE:
            yield from differing(state, seat)
        state, _ = RULES.apply(state, seat, move)
        before, view = view, seen(state)
        if RULES.pieces(state) != box:
            yield "pieces", terrain, number, RULES.write_move(move)
        if medals_after(before, view) != [region.taken_by for region in view.regions]:
            yield "medals", terrain, number, RULES.write_move(move)
    yield from wrongly_ended(state)


def differing(state: Any, seat: Seat) -> Iterator[Any]:
    listed = {RULES.write_move(move) for move in RULES.legal_moves(state, seat)}
    modelled = Model(seen(state, seat), seat).moves()
    if listed != modelled:
        yield "moves", sorted(listed ^ modelled), seen(state, seat)


def wrongly_ended(state: Any) -> Iterator[Any]:
    """TOY 7.1 to 7.3: the reason that the rules give is one that the table shows."""
    outcome, view = RULES.outcome(state), seen(state)
    assert outcome is not None
    stuck = Model(seen(state, state.turn_seat), state.turn_seat)
    shows = {
        "headquarters": view.captured is not None,
        "objective": max(side.medals for side in view.sides) >= view.objective,
        "stuck": not stuck.may_take() and not stuck.placements(),
        "no-progress": view.idle == view.most_idle,
    }
    if not shows[outcome.reason] or outcome.points != tuple(side.medals for side in view.sides):
        yield "end", outcome, view


def drawn(state: Any, whims: random.Random) -> Any:
    moves, weights = zip(*RULES.odds(state), strict=True)
    return whims.choices(moves, weights)[0]


def chosen(state: Any, seat: Seat, whims: random.Random) -> Any:
    return whims.choice(RULES.legal_moves(state, seat))


def first_disagreement(terrain: str, games: range, beginner: bool = False) -> Any:
    return next((found for number in games for found in disagreements(terrain, number, beginner)), None)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_few_games_agree_with_the_model(terrain: str) -> None:
    assert first_disagreement(terrain, range(2)) is None


@pytest.mark.parametrize("terrain", ["castle", "pool", "station"])
def test_a_beginners_game_agrees_with_the_model(terrain: str) -> None:
    assert first_disagreement(terrain, range(1), beginner=True) is None


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_thousand_games_agree_with_the_model(terrain: str) -> None:
    assert first_disagreement(terrain, range(1000)) is None
