"""Laws of kernels: at every step a kernel equals the rules, and its imagined rows are what the rules would imagine.

Without a kernel, or where it does not cover a game, there is nothing to compare.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from toychest.conformance.broken import Broken
from toychest.conformance.facts import forgettings
from toychest.conformance.sampling import draws
from toychest.conformance.subject import Subject
from toychest.contract import CHANCE, Edition, Json, Seat
from toychest.contract.kernel import OVER

if TYPE_CHECKING:
    from toychest.conformance.twin import Twin

OFTEN: Final = 12
"""What happens so often here and never there is no luck."""

WITH_SENSE: Final = 10
"""How many times as long as a random game one may be that is to come to its end."""


def kernels_equal_their_rules(subject: Subject) -> None:
    """Who is to act, what is listed with which odds, what comes of a move, and the points are those of the rules."""
    for game in subject.played:
        twin = twin_of(subject, game.start, "kernels_equal_their_rules", game.where)
        if twin is None:
            continue
        for entry in game.entries:
            twin.check_listed()
            twin.play(entry.move)
            twin.check_unpacked()
        twin.check_end()


def imagined_rows_look_alike(subject: Subject) -> None:
    """An imagined row has every piece and all that its seat knows, less what was forgotten: half of it, or all."""
    for where, state in subject.some_states(20, "rows"):
        twin = twin_of(subject, state, "imagined_rows_look_alike", where)
        if twin is None:
            continue
        for seat in subject.all_seats:
            for forgotten in forgettings(subject.rules.memory(state, seat), where):
                twin.check_imagined(seat, forgotten, draws(where, seat)(1 << 63))


def imagined_rows_vary(subject: Subject) -> None:
    """What the rules imagine otherwise than it is, with all or nothing remembered, the kernel does too; and no more."""
    for is_forgetful in (False, True):
        by_kernel, by_rules = changes(subject, is_forgetful)
        for name in sorted(by_kernel.keys() ^ by_rules.keys()):
            if max(by_kernel[name], by_rules[name]) >= OFTEN:
                often = f"{by_kernel[name]} times by the kernel, {by_rules[name]} times by the rules"
                raise Broken("imagined_rows_vary", subject.where, f"{name} is changed {often}")


def changes(subject: Subject, is_forgetful: bool) -> tuple[Counter[str], Counter[str]]:
    """How often each number of a row is imagined otherwise than it is, by the kernel and by the rules."""
    by_kernel, by_rules = Counter[str](), Counter[str]()
    for where, state in subject.some_states(12, "rows vary"):
        twin = twin_of(subject, state, "imagined_rows_vary", where)
        if twin is None:
            continue
        draw = draws(where, is_forgetful)
        seat = Seat(draw(subject.seats))
        forgotten = forgettings(subject.rules.memory(state, seat), where)[-1 if is_forgetful else 0]
        for _ in range(8):
            by_kernel.update(twin.changed(twin.imagined(seat, forgotten, draw(1 << 63))).keys())
            by_rules.update(twin.changed(subject.rules.imagine(state, seat, draw, forgotten)).keys())
    return by_kernel, by_rules


def twin_of(subject: Subject, state: Any, law: str, where: str) -> "Twin | None":
    """The state beside its row; None without a kernel that covers it."""
    if subject.edition.kernel is None:
        return None
    from toychest.conformance.twin import Twin  # not before: a game without a kernel keeps the laws without NumPy

    kernel = subject.edition.kernel()
    return Twin(subject.rules, kernel, state, law, where) if kernel.covers(state) else None


def check_twin_game(
    edition: Edition, seats: int, options: Mapping[str, Json], seed: int, imagine_every: int = 25, sense: float = 0.0
) -> int:
    """One random game that the kernel covers, every step compared; gives the number of steps. Raises `Broken`.

    With `sense`, that share of the decisions are those that the kernel thinks best of: such a game comes to its end,
    also where random ones go round in circles, and its end is compared, too.
    """
    subject, luck = Subject(edition, seats, options, frozenset(), seed=seed), random.Random(seed)
    twin = twin_of(subject, subject.setup(), "kernels_equal_their_rules", subject.where)
    assert twin is not None, f"no kernel covers {subject.where}"
    longest = edition.longest * (WITH_SENSE if sense else 1)
    while twin.actor != OVER and twin.steps < longest:
        moves = twin.check_listed()
        if twin.steps % imagine_every == 0:
            twin.check_unpacked()
            seat = Seat(luck.randrange(seats))
            facts = forgettings(edition.rules.memory(twin.state, seat), twin.where)
            twin.check_imagined(seat, luck.choice(facts), luck.getrandbits(32))
        is_sensible = twin.actor != CHANCE and luck.random() < sense
        drawn = luck.choices([move for move, _ in moves], [weight for _, weight in moves])[0]
        twin.play(twin.best_move(seats) if is_sensible else drawn)
    if sense and twin.actor != OVER:
        raise Broken("kernels_equal_their_rules", twin.where, "the game has not come to its end")
    twin.check_end()
    return twin.steps


LAWS = (kernels_equal_their_rules, imagined_rows_look_alike, imagined_rows_vary)
