"""What bots are to play, as somebody types it: the edition, its options, and where results go."""

from collections.abc import Sequence
from pathlib import Path

from toychest.commands.refusal import refusal
from toychest.contract import Edition, Json
from toychest.games import EDITIONS


def edition_named(game: str) -> Edition:
    """An edition by its id, or a game's own reading by the game's name."""
    edition = EDITIONS.get(game) or EDITIONS.get(f"{game}-standard-0")
    if edition is None:
        known = sorted({each.game for each in EDITIONS.values()})
        raise refusal(f"No game is called {game}; there are {', '.join(known)}.")
    return edition


def choices_of(edition: Edition, each: str | None, options: Sequence[str]) -> list[dict[str, Json]]:
    """The options of one game after the other."""
    offered = {option.name: option for option in edition.options}
    fixed: dict[str, Json] = {}
    for text in options:
        name, is_given, value = text.partition("=")
        if not is_given:
            raise refusal(f"{text!r} chooses nothing: write NAME=VALUE, such as {next(iter(offered))}=VALUE.")
        fixed[name] = _meant(edition, name, value)
    if each is None:
        return [fixed]
    if each not in offered:
        raise refusal(f"{edition.game} has no option {each}; there are {', '.join(offered)}.")
    return [{**fixed, each: choice} for choice in offered[each].choices]


def _meant(edition: Edition, name: str, value: str) -> Json:
    option = next((option for option in edition.options if option.name == name), None)
    if option is None:
        raise refusal(f"{edition.game} has no option {name}; there are {', '.join(o.name for o in edition.options)}.")
    found = {str(choice).lower(): choice for choice in option.choices}.get(value.lower())
    if found is None:
        raise refusal(f"{name} cannot be {value}; it is one of {', '.join(map(str, option.choices))}.")
    return found


def make_sure_of(path: Path) -> None:
    """Before anything is compiled: that results can be kept there."""
    try:
        path.open("a+").close()
    except OSError as fault:
        raise refusal(f"Results cannot be kept in {path}: {fault.strerror}.") from fault
