"""What is tried of a game: each printing, reading, option and seat count in each of its values; no products."""

from collections.abc import Iterator
from typing import Final

from toychest.contract import Edition, Json, Option

LONG_ROW: Final = 6
"""More numbers than these to choose from are a row, of which the ends and the default stand for all."""


def choices_tried(option: Option) -> tuple[Json, ...]:
    """Every choice, the default first; of a long row of numbers only the default, the first and the last."""
    numbers = [choice for choice in option.choices if type(choice) is int]
    between = numbers[1:-1] if len(numbers) > LONG_ROW else []
    tried = [choice for choice in option.choices if choice not in between]
    return (option.default, *(choice for choice in tried if choice != option.default))


def choices_before_play(edition: Edition) -> Iterator[tuple[int, dict[str, Json]]]:
    """Seats and options such that each seat count and each choice tried occurs.

    One option at a time leaves its default: what is listed must be playable with the defaults of all others.
    """
    defaults = edition.defaults
    others = [{option.name: choice} for option in edition.options for choice in choices_tried(option)[1:]]
    chosen = [defaults, *(defaults | other for other in others)]
    for number in range(max(len(edition.seat_counts), len(chosen))):
        seats = edition.seat_counts[number % len(edition.seat_counts)]
        yield seats, chosen[number] if number < len(chosen) else defaults


def house_ruled(edition: Edition) -> Iterator[Edition]:
    """The printing with a single house rule: once for each value of each reading that it does not have itself."""
    for reading in edition.readings:
        for value in reading.choices:
            if value != edition.values[reading.name]:
                yield edition.with_house_rules({reading.name: value})


def offers_the_same(edition: Edition, other: Edition) -> bool:
    """Whether two printings of a game differ only in how they read it."""
    return (edition.game, edition.seat_counts, edition.options, edition.readings) == (
        other.game,
        other.seat_counts,
        other.options,
        other.readings,
    )


def fewest_in_company(edition: Edition) -> int:
    """The smallest number of seats at which somebody else sits there, too."""
    return min((seats for seats in edition.seat_counts if seats > 1), default=edition.seat_counts[0])
