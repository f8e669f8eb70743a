"""Lanterns: a tiny game for the table's tests, with dice, hidden gems, a peek that reveals and a fleeting flash.

    deal red|blue    chance, once a seat: a gem that only its holder sees
    roll 1|2|3       chance, opens a turn, weights 1:2:3: so many paces to walk
    walk N           some of the paces        rest      end the turn
    peek             see the other's gem       flash     show one's own to everybody, for a moment

First on step 7 wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from toychest.contract import (
    CHANCE,
    Draw,
    Edition,
    Event,
    IllegalMove,
    Json,
    MalformedMove,
    Option,
    Outcome,
    Seat,
    UnknownOption,
)

GEMS: Final = ("red", "blue")
FIRST: Final = Seat(0)
PACES: Final = ((1, 1), (2, 2), (3, 3))


@dataclass(frozen=True)
class Lanterns:
    """`paces` is None before the roll that opens a turn."""

    goal: int
    at: tuple[int, ...]
    gems: tuple[str, ...] = ()
    turn: Seat = FIRST
    paces: int | None = None


@dataclass(frozen=True)
class Step:
    """A move: its word and its number or gem."""

    word: str
    what: str = ""


class LanternsView(msgspec.Struct, frozen=True, kw_only=True):
    """Where everybody is, and one's own gem."""

    at: tuple[int, ...]
    gem: str | None


class LanternsRules:
    """Keeps the contract."""

    edition = "lanterns-0"

    def setup(self, seats: int, options: Mapping[str, Json]) -> Lanterns:
        if options.get("goal") not in (7, 9):
            raise UnknownOption("goal", options.get("goal"), (7, 9))
        return Lanterns(goal=options["goal"], at=(0,) * seats)

    def to_act(self, state: Lanterns) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        return (CHANCE,) if len(state.gems) < len(state.at) or state.paces is None else (state.turn,)

    def outcome(self, state: Lanterns) -> Outcome | None:
        if max(state.at) < state.goal:
            return None
        places = tuple(1 if at >= state.goal else 2 for at in state.at)
        return Outcome(reason="arrived", rule="LAN 1.1", points=state.at, places=places)

    def legal_moves(self, state: Lanterns, seat: Seat) -> Sequence[Step]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        walks = [Step("walk", str(n)) for n in range(1, (state.paces or 0) + 1)]
        return [*walks, Step("rest"), Step("peek"), Step("flash")]

    def odds(self, state: Lanterns) -> Sequence[tuple[Step, int]]:
        if CHANCE not in self.to_act(state):
            return ()
        if len(state.gems) < len(state.at):
            return [(Step("deal", gem), 1) for gem in GEMS]
        return [(Step("roll", str(n)), weight) for n, weight in PACES]

    def opens_turn(self, state: Lanterns) -> Seat | None:
        return state.turn if len(state.gems) == len(state.at) and state.paces is None else None

    def apply(self, state: Lanterns, seat: Seat, move: Step) -> tuple[Lanterns, tuple[Event, ...]]:
        if seat not in self.to_act(state):
            raise IllegalMove("not-to-act", rule="LAN 1.2", seat=seat)
        listed = [step for step, _ in self.odds(state)] if seat == CHANCE else self.legal_moves(state, seat)
        if move not in listed:
            raise IllegalMove("not-now", rule="LAN 1.3", move=self.write_move(move))
        return _applied(state, move)

    def view(self, state: Lanterns, seat: Seat | None) -> LanternsView:
        dealt = seat is not None and seat < len(state.gems)
        return LanternsView(at=state.at, gem=state.gems[seat] if dealt and seat is not None else None)

    def memory(self, state: Lanterns, seat: Seat | None) -> LanternsView:
        return self.view(state, seat)

    def memory_holds(self, state: Lanterns, seat: Seat | None) -> bool:
        return True

    def imagine(
        self, state: Lanterns, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()
    ) -> Lanterns:
        return state

    def pieces(self, state: Lanterns) -> Mapping[str, int]:
        return {"lantern": len(state.at)}

    def write_move(self, move: Step) -> str:
        return f"{move.word} {move.what}".strip()

    def read_move(self, text: str) -> Step:
        word, _, what = text.partition(" ")
        if word not in ("deal", "roll", "walk", "rest", "peek", "flash"):
            raise MalformedMove("deal, roll, walk, rest, peek or flash", text)
        return Step(word, what.strip())


def _applied(state: Lanterns, move: Step) -> tuple[Lanterns, tuple[Event, ...]]:
    seat = state.turn
    match move.word:
        case "deal":
            holder = Seat(len(state.gems))
            dealt = _event("gem_dealt", {"seat": holder}, secret={"gem": move.what}, seen_by=(holder,))
            return replace(state, gems=(*state.gems, move.what)), (dealt,)
        case "roll":
            return replace(state, paces=int(move.what)), (_event("paces_rolled", {"paces": int(move.what)}),)
        case "walk":
            at = tuple(place + int(move.what) * (other == seat) for other, place in enumerate(state.at))
            after = replace(state, at=at, paces=(state.paces or 0) - int(move.what))
            return after, (_event("lantern_moved", {"seat": seat, "at": at[seat]}),)
        case "peek":
            gem = state.gems[(seat + 1) % len(state.at)]
            return state, (_event("gem_seen", {"seat": seat}, secret={"gem": gem}, seen_by=(seat,), reveals=(seat,)),)
        case "flash":
            return state, (_event("gem_flashed", {"seat": seat, "gem": state.gems[seat]}, fleeting=True),)
        case _:
            after = replace(state, turn=Seat((seat + 1) % len(state.at)), paces=None)
            return after, (_event("turn_ended", {"seat": seat}),)


def _event(
    kind: str,
    public: dict[str, Json],
    secret: dict[str, Json] | None = None,
    seen_by: tuple[Seat, ...] = (),
    reveals: tuple[Seat, ...] = (),
    fleeting: bool = False,
) -> Event:
    return Event(
        kind=kind,
        rule="LAN 2.1",
        public=public,
        secret=secret or {},
        seen_by=seen_by,
        reveals=reveals,
        fleeting=fleeting,
    )


LANTERNS: Final = Edition(
    id="lanterns-0",
    game="lanterns",
    rules=LanternsRules(),
    seat_counts=(1, 2, 3),
    options=(Option(name="goal", choices=(7, 9), default=7),),
    longest=100,
    view_type=LanternsView,
)
EDITIONS: Final = {LANTERNS.id: LANTERNS}
