"""The law of kernels: at every step of a random game the kernel equals the rules."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from toychest.contract import CHANCE, Edition, Json, Kernel, Seat
from toychest.contract.kernel import OVER
from toychest.games.jitted import generator


class Twin:
    """A game played twice at once: by the rules and by the kernel."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, Json], kernel: Kernel) -> None:
        self.rules, self.kernel, self.seats = edition.rules, kernel, seats
        self.state = edition.rules.setup(seats, options)
        self.tables = kernel.tables(self.state)
        self.row = kernel.pack(self.state, None)
        self.ids = np.zeros(kernel.most_moves, np.int32)
        self.weights = np.zeros(kernel.most_moves, np.int32)
        self.scratch = np.zeros(kernel.scratch_size, np.int32)

    @property
    def actor(self) -> int:
        """The first seat that is to act, by the rules."""
        return next(iter(self.rules.to_act(self.state)), OVER)

    def check_actor(self) -> None:
        """Both say that the same seat is to act."""
        assert self.kernel.to_act(self.row) == self.actor, f"to act: {self.kernel.to_act(self.row)}, not {self.actor}"

    def check_listed(self) -> list[tuple[Any, int]]:
        """Both list the same moves with the same odds; gives them as the rules list them."""
        moves = self._moves()
        expected = sorted((self.kernel.move_id(self.state, move), weight) for move, weight in moves)
        count = self.kernel.listed(self.tables, self.row, self.ids, self.weights, self.scratch)
        got = sorted(zip(self.ids[:count].tolist(), self.weights[:count].tolist(), strict=True))
        assert got == expected, f"listed: {self._differing(got, expected)}"
        back = [self.kernel.move_at(self.state, id) for id, _ in got]
        assert set(back) == {move for move, _ in moves}, "a move's number does not lead back to it"
        return moves

    def play(self, move: Any) -> None:
        """The move is made in both; both are in the same state after it."""
        id = self.kernel.move_id(self.state, move)
        self.state, _ = self.rules.apply(self.state, Seat(self.actor), move)
        self.kernel.step(self.tables, self.row, id, self.scratch)
        expected = self.kernel.pack(self.state, None)
        differing = [(int(at), int(self.row[at]), int(expected[at])) for at in np.flatnonzero(self.row != expected)]
        assert not differing, f"after {self.rules.write_move(move)} (place, got, expected): {differing}"

    def check_unpacked(self) -> None:
        """A row leads back to its state."""
        assert self.kernel.unpack(self.row, self.state) == self.state, "unpacking changes the state"

    def check_points(self) -> None:
        """Both give the same points and places."""
        out = np.zeros(2 * self.seats, np.int32)
        self.kernel.points(self.tables, self.row, out)
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        assert tuple(out.tolist()) == (*outcome.points, *outcome.places), f"points: {out} for {outcome}"

    def check_imagined(self, seat: Seat, seed: int) -> None:
        """An imagined row looks the same to its seat, keeps what it remembers, and holds every piece."""
        row = self.kernel.pack(self.state, seat)
        forgotten = self.kernel.forgetting(self.state, seat, frozenset())
        self.kernel.imagine(self.tables, row, seat, forgotten, generator(seed), self.scratch)
        imagined = self.kernel.unpack(row, self.state)
        assert self.rules.view(imagined, seat) == self.rules.view(self.state, seat), "imagining changes the view"
        assert self.rules.memory_holds(imagined, seat), "imagining contradicts the memory"
        assert self.rules.pieces(imagined) == self.rules.pieces(self.state), "imagining loses a piece"
        if self.actor == seat:
            mine = set(self.rules.legal_moves(self.state, seat))
            assert set(self.rules.legal_moves(imagined, seat)) == mine, "imagining changes the legal moves"

    def _moves(self) -> list[tuple[Any, int]]:
        if self.actor == CHANCE:
            return list(self.rules.odds(self.state))
        return [(move, 1) for move in self.rules.legal_moves(self.state, Seat(self.actor))]

    def _differing(self, got: list[tuple[int, int]], expected: list[tuple[int, int]]) -> str:
        extra, missing = set(got) - set(expected), set(expected) - set(got)
        return f"too many {[(self.kernel.move_at(self.state, id), w) for id, w in extra]}, missing {missing}"


def check_twin_game(
    edition: Edition, seats: int, options: Mapping[str, Json], seed: int, imagine_every: int = 10
) -> int:
    """One random game, every step compared; gives the number of steps. Raises `AssertionError`."""
    assert edition.kernel is not None, f"{edition.id} declares no kernel"
    twin, luck, steps = Twin(edition, seats, options, edition.kernel()), random.Random(seed), 0
    while twin.actor != OVER and steps < edition.longest:
        twin.check_actor()
        moves = twin.check_listed()
        if steps % imagine_every == 0:
            twin.check_unpacked()
            twin.check_imagined(Seat(luck.randrange(seats)), luck.getrandbits(32))
        twin.play(luck.choices([move for move, _ in moves], [weight for _, weight in moves])[0])
        steps += 1
    twin.check_actor()
    if twin.actor == OVER:
        twin.check_points()
    return steps
