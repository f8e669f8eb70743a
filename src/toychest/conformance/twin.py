"""A game played twice at once, by the rules and by the kernel, to be compared at every step."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from toychest.conformance.broken import Broken
from toychest.conformance.sampling import AnyRules, draws
from toychest.contract import CHANCE, Kernel, Seat
from toychest.contract.kernel import OVER, Observing


def differences(record: Any, ours: Any, theirs: Any) -> Iterator[tuple[str, tuple[Any, Any]]]:
    """Every number in which two rows differ, by the name of its field and its place there: `held[1]`."""
    for name in record.names:
        here, there = (cells.view(record)[0][name] for cells in (ours, theirs))
        for place in np.argwhere(here != there):
            index = tuple(place.tolist())
            yield name + "".join(f"[{number}]" for number in index), (here[index].tolist(), there[index].tolist())


class Twin:
    """A state and its row. Where they differ, the law in whose name they are compared is broken."""

    def __init__(self, rules: AnyRules, kernel: Kernel, state: Any, law: str, where: str) -> None:
        self.rules, self.kernel, self.state, self.law = rules, kernel, state, law
        self.start, self.steps = where, 0
        self.tables = kernel.tables(state)
        self.row = kernel.pack(state, None)
        self.ids = np.zeros(kernel.most_moves, np.int32)
        self.weights = np.zeros(kernel.most_moves, np.int32)
        self.scratch = np.zeros(kernel.scratch_size, np.int32)

    @property
    def where(self) -> str:
        """Which game, and how far into it."""
        return f"{self.start}, {self.steps} moves on" if self.steps else self.start

    @property
    def actor(self) -> int:
        """The first seat that is to act, by the rules."""
        return next(iter(self.rules.to_act(self.state)), OVER)

    def check_actor(self) -> None:
        """Both say that the same seat is to act."""
        if (got := self.kernel.to_act(self.row)) != self.actor:
            raise self._broken(f"to act is {got}, expected {self.actor}")

    def check_listed(self) -> list[tuple[Any, int]]:
        """Both list the same moves of the same seat with the same odds; gives them as the rules list them."""
        self.check_actor()
        moves = self._moves()
        expected = sorted((self.kernel.move_id(self.state, move), weight) for move, weight in moves)
        count = self.kernel.listed(self.tables, self.row, self.ids, self.weights, self.scratch)
        got = sorted(zip(self.ids[:count].tolist(), self.weights[:count].tolist(), strict=True))
        if got != expected:
            raise self._broken(f"listed are {self._differing(got, expected)}")
        if {self.kernel.move_at(self.state, id) for id, _ in got} != {move for move, _ in moves}:
            raise self._broken("a move's number does not lead back to it")
        return moves

    def check_unpacked(self) -> None:
        """A row leads back to its state."""
        if (got := self.kernel.unpack(self.row, self.state)) != self.state:
            raise self._broken(f"unpacked is {got}, expected {self.state}")

    def play(self, move: Any) -> None:
        """The move is made in both; both are in the same state after it."""
        id = self.kernel.move_id(self.state, move)
        self.state, events = self.rules.apply(self.state, Seat(self.actor), move)
        self.kernel.step(self.tables, self.row, id, self.scratch)
        self.steps += 1
        if changed := self.changed(self.state):
            told = "; ".join(f"{name}: {got}, expected {expected}" for name, (got, expected) in changed.items())
            paragraphs = ", ".join(dict.fromkeys(event.rule for event in events)) or "no event tells a paragraph"
            raise self._broken(f"after {self.rules.write_move(move)!r} {told} ({paragraphs})")

    def check_end(self) -> None:
        """Both say who is to act, and where nobody is, give the same points and places."""
        self.check_actor()
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return
        out = np.zeros(2 * len(outcome.points), np.int32)
        self.kernel.points(self.tables, self.row, out)
        if tuple(out.tolist()) != (*outcome.points, *outcome.places):
            raise self._broken(f"points and places are {out.tolist()}, expected {outcome}")

    def best_move(self, seats: int) -> Any:
        """The move after which the kernel thinks best of whoever is to act."""
        return max((move for move, _ in self._moves()), key=lambda move: self._chances_after(move, seats)[self.actor])

    def _chances_after(self, move: Any, seats: int) -> Any:
        row, out = self.row.copy(), np.zeros(seats)
        self.kernel.step(self.tables, row, self.kernel.move_id(self.state, move), self.scratch)
        self.kernel.evaluate(self.tables, row, self.kernel.weights, out, self.scratch)
        return out

    def check_imagined(self, seat: Seat, forgotten: frozenset[str], seed: int) -> None:
        """A row imagined for a seat holds every piece, and all that this seat still knows is as in the truth.

        What it still knows, the rules say: by the same draws they imagine the same from either state.
        """
        rules, state, imagined = self.rules, self.state, self.imagined(seat, forgotten, seed)
        if rules.pieces(imagined) != rules.pieces(state):
            raise self._broken(f"seat {seat} imagines {rules.pieces(imagined)}, expected {rules.pieces(state)}")
        if not forgotten and (telling := self._telling(imagined, seat)):
            raise self._broken(f"seat {seat} can tell what it imagines by its {telling}")
        one, other = (rules.imagine(each, seat, draws(self.where, seat), forgotten) for each in (imagined, state))
        if one != other:
            message = f"seat {seat}, which has forgotten {sorted(forgotten)}, imagines what it knows otherwise"
            raise self._broken(f"{message}: by the rules {one} follows, expected {other}")

    def imagined(self, seat: Seat, forgotten: frozenset[str], seed: int) -> Any:
        """What the kernel imagines for a seat."""
        from toychest.games.kernels import generator  # takes Numba along, which the laws do without

        row = self.kernel.pack(self.state, seat)
        flags = self.kernel.forgetting(self.state, seat, forgotten)
        self.kernel.imagine(self.tables, row, seat, flags, generator(seed), self.scratch)
        return self.kernel.unpack(row, self.state)

    def changed(self, other: Any) -> dict[str, tuple[Any, Any]]:
        """Where another state's row differs from this one: what stands here and what there, by field and place."""
        theirs = self.kernel.pack(other, None)
        return {} if np.array_equal(self.row, theirs) else dict(differences(self.kernel.row, self.row, theirs))

    def observed(self, observing: Observing, seat: Seat, recalls: bool = False, row: Any = None) -> Any:
        """The tensor of a seat; of this row, if of no other."""
        cells = np.full(observing.size, -1, np.int8)
        observing.observe(self.tables, self.row if row is None else row, seat, recalls, cells)
        return cells

    def told_apart(self, observing: Observing, seat: Seat, recalls: bool, row: Any) -> list[str]:
        """The fields in which a seat observes another row otherwise than this one."""
        ours, theirs = (self.observed(observing, seat, recalls, each) for each in (self.row, row))
        return list(dict.fromkeys(name.partition("[")[0] for name, _ in differences(observing.record, ours, theirs)))

    def _broken(self, message: str) -> Broken:
        return Broken(self.law, self.where, f"by the kernel {message}")

    def _telling(self, imagined: Any, seat: Seat) -> str | None:
        """What tells an imagined state from the truth, for a seat that has forgotten nothing."""
        if self.rules.view(imagined, seat) != self.rules.view(self.state, seat):
            return "view"
        if not self.rules.memory_holds(imagined, seat):
            return "memory"
        mine, truly = (set(self.rules.legal_moves(each, seat)) for each in (imagined, self.state))
        return None if mine == truly else "legal moves"

    def _moves(self) -> list[tuple[Any, int]]:
        if self.actor == CHANCE:
            return list(self.rules.odds(self.state))
        return [(move, 1) for move in self.rules.legal_moves(self.state, Seat(self.actor))]

    def _differing(self, got: list[tuple[int, int]], expected: list[tuple[int, int]]) -> str:
        extra, missing = set(got) - set(expected), set(expected) - set(got)
        return f"too many {[(self.kernel.move_at(self.state, id), w) for id, w in extra]}, missing {missing}"
