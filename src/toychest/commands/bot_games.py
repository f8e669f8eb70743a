"""What bots are to play, as somebody types it: the edition, its options, and where results go."""

from collections.abc import Sequence
from pathlib import Path

import click

from toychest.bots.arena.contender import Contender, NoWeights, UnknownBot, contenders
from toychest.bots.levels import UnknownLevel
from toychest.commands.refusal import refusal, refused
from toychest.commands.said import said, voice
from toychest.contract import Edition, Json, UnknownOption
from toychest.games import EDITIONS
from toychest.terminal.own_file import because_of


def edition_named(game: str) -> Edition:
    """An edition by its id, or a game's own reading by the game's name."""
    edition = EDITIONS.get(game) or EDITIONS.get(f"{game}-standard-0")
    if edition is None:
        known = sorted({each.game for each in EDITIONS.values()})
        raise refusal(voice().say("terminal-game-unknown", {"text": game, "games": known}))
    return edition


def choices_of(edition: Edition, each: str | None, options: Sequence[str]) -> list[dict[str, Json]]:
    """The options of one game after the other."""
    offered = {option.name: option for option in edition.options}
    fixed: dict[str, Json] = {}
    for text in options:
        name, is_given, value = text.partition("=")
        if not is_given:
            raise refusal(voice().say("terminal-option-shape", {"example": _example(edition)}))
        fixed[name] = _meant(edition, name, value)
    if each is None:
        return [fixed]
    if each not in offered:
        raise _unknown(each, edition)
    return [{**fixed, each: choice} for choice in offered[each].choices]


def _meant(edition: Edition, name: str, value: str) -> Json:
    option = next((option for option in edition.options if option.name == name), None)
    if option is None:
        raise _unknown(name, edition)
    found = {str(choice).lower(): choice for choice in option.choices}.get(value.lower())
    if found is None:
        raise refusal(
            voice().say("terminal-choice-unknown", {"text": value, "name": name}),
            voice().say("terminal-choice-offered", {"choices": [str(choice) for choice in option.choices]}),
        )
    return found


def _unknown(name: str, edition: Edition) -> click.ClickException:
    """There is no such option; but these."""
    offered = {"choices": [option.name for option in edition.options]}
    return refusal(
        voice().say("terminal-option-unknown", {"name": name}), voice().say("terminal-choice-offered", offered)
    )


def _example(edition: Edition) -> str:
    option = edition.options[0]
    return f"{option.name}={str(option.default).lower()}"


def contenders_named(edition: Edition, bots: str) -> list[Contender]:
    """Bots by their names, with commas between. Raises `ClickException`."""
    try:
        return contenders(edition.game, [name.strip() for name in bots.split(",")])
    except NoWeights as unknown:
        raise refused("arena-weights", bot=unknown.name, game=edition.game) from unknown
    except (UnknownBot, UnknownLevel) as unknown:
        name = unknown.name if isinstance(unknown, UnknownBot) else unknown.number
        raise refused("arena-bot", bot=str(name), bots=said("help-arena.bots")) from unknown


def seats_for(edition: Edition, seats: int | None, choices: Sequence[dict[str, Json]]) -> int:
    """As many as are wanted, or the fewest; with each of these choices that can be played. Raises `ClickException`."""
    count = seats or edition.seat_counts[0]
    try:
        for choice in choices:
            edition.rules.setup(count, choice)
    except UnknownOption as unknown:
        raise _unfit_setup(unknown, edition) from unknown
    return count


def _unfit_setup(unknown: UnknownOption, edition: Edition) -> click.ClickException:
    """So many seats, or such a choice, is not played."""
    if unknown.name == "seats":
        counts = {"counts": list(edition.seat_counts)}
        return refusal(*(voice().say(f"request-refused-seats-wrong{part}", counts) for part in ("", ".help")))
    return refusal(
        voice().say("terminal-choice-unknown", {"text": str(unknown.value), "name": unknown.name}),
        voice().say("terminal-choice-offered", {"choices": [str(choice) for choice in unknown.choices]}),
    )


def make_sure_of(path: Path) -> None:
    """Before anything is compiled: that results can be kept there. A file that is new is not left behind empty."""
    try:
        is_new = not path.exists()  # a name that is too long cannot even be looked for
        path.open("a+").close()
        if is_new:
            path.unlink()
    except OSError as fault:
        raise refusal(voice().say("terminal-save-failed", {"file": str(path), "because": because_of(fault)})) from fault
