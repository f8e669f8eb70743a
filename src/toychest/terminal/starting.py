"""From what was chosen on the command line to a table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from toychest.contract import Edition, Json, Option, UnfitFile, UnknownOption
from toychest.table import Table, checked_name, new_table
from toychest.table.errors import TableError
from toychest.terminal.refusals import nearest, request_lines, unfit_lines
from toychest.terminal.voice import Voice


class CannotStart(Exception):
    """Something that was chosen does not fit; `lines` say what, and what would."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(" ".join(lines))
        self.lines = tuple(lines)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was chosen: options and house rules as they were typed, by name."""

    game: str
    edition: str | None = None
    printing: str | None = None
    seats: int | None = None
    names: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    house_rules: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None


def started_table(wanted: Wanted, editions: Mapping[str, Edition], voice: Voice) -> Table:
    """A new table as it was wanted. Raises `CannotStart`."""
    edition = with_house_rules(edition_of(wanted, editions, voice), wanted.house_rules, voice)
    options = {name: option_value(edition, name, text, voice) for name, text in wanted.options.items()}
    try:
        names = [checked_name(name) for name in _names(wanted, edition, voice)]
        return new_table(edition, options, names, wanted.seed)
    except UnfitFile as refused:
        file = wanted.options.get(refused.name, refused.name)
        raise CannotStart(list(unfit_lines(refused, file, edition.game, voice))) from refused
    except UnknownOption as refused:
        raise CannotStart(_unknown_value(refused.name, str(refused.value), refused.choices, voice)) from refused
    except TableError as refused:
        raise CannotStart(request_lines(refused, voice)) from refused


def edition_of(wanted: Wanted, editions: Mapping[str, Edition], voice: Voice) -> Edition:
    """The edition by its id or its printing, else the first of its game. Raises `CannotStart`."""
    if wanted.edition is not None and wanted.printing is not None:
        raise CannotStart([voice.say("terminal-edition-twice")])
    listed = [edition for edition in editions.values() if edition.game == wanted.game]
    asked = wanted.edition or wanted.printing
    if asked is None:
        return listed[0]
    if wanted.printing is None and "+" in asked and (found := editions.get(asked)) and found.game == wanted.game:
        return found
    for edition in listed:
        if asked == (edition.id if wanted.printing is None else edition.printing):
            return edition
    known = [edition.id if wanted.printing is None else edition.printing for edition in listed]
    lines = [voice.say("terminal-edition-unknown", {"text": asked}), *nearest(asked, known, voice)]
    raise CannotStart([*lines, voice.say("terminal-choice-offered", {"choices": known})])


def with_house_rules(edition: Edition, house_rules: Mapping[str, str], voice: Voice) -> Edition:
    """The edition read otherwise; what it reads so already is no house rule. Raises `CannotStart`."""
    readings = {reading.name: reading for reading in edition.readings}
    for name, value in house_rules.items():
        if name not in readings:
            lines = [voice.say("terminal-rule-unknown", {"name": name}), *nearest(name, list(readings), voice)]
            raise CannotStart([*lines, voice.say("terminal-choice-offered", {"choices": list(readings)})])
        if value not in readings[name].choices:
            raise CannotStart(_unknown_value(name, value, readings[name].choices, voice))
    own = {name: value for name, value in house_rules.items() if value != edition.values[name]}
    return edition.with_house_rules(own)


def option_value(edition: Edition, name: str, text: str, voice: Voice) -> Json:
    """The value that a text means: a choice as it is written, or a file's content. Raises `CannotStart`."""
    option = next((option for option in edition.options if option.name == name), None)
    if option is None:
        known = [option.name for option in edition.options]
        lines = [voice.say("terminal-option-unknown", {"name": name}), *nearest(name, known, voice)]
        raise CannotStart([*lines, voice.say("terminal-choice-offered", {"choices": known})])
    for choice in option.choices:
        if text.lower() == written_choice(choice):
            return choice
    if option.takes_file and Path(text).expanduser().exists():
        return {"file": _file_text(Path(text).expanduser(), voice)}
    lines = _unknown_value(name, text, option.choices, voice)
    raise CannotStart([*lines, voice.say("terminal-choice-file")] if option.takes_file else lines)


def written_choice(choice: Json) -> str:
    """A choice as it is typed."""
    return str(choice).lower()


def _file_text(file: Path, voice: Voice) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as refused:
        because = refused.strerror if isinstance(refused, OSError) else "UTF-8"
        raise CannotStart([voice.say("terminal-file-unreadable", {"file": str(file), "because": because})]) from refused


def _unknown_value(name: str, text: str, choices: Sequence[Json], voice: Voice) -> list[str]:
    said = [voice.say("terminal-choice-unknown", {"text": text, "name": name})]
    if is_range(choices):
        return [*said, voice.say("terminal-choice-offered", {"choices": f"{choices[0]}..{choices[-1]}"})]
    known = [written_choice(choice) for choice in choices]
    return [*said, *nearest(text, known, voice), voice.say("terminal-choice-offered", {"choices": known})]


def _names(wanted: Wanted, edition: Edition, voice: Voice) -> list[str]:
    """The names given, or as many of our own as there are seats; alone if nobody says how many."""
    if wanted.names:
        if wanted.seats not in (None, len(wanted.names)):
            facts = {"seats": wanted.seats, "names": len(wanted.names)}
            raise CannotStart([voice.say("terminal-seats-twice", facts)])
        return list(wanted.names)
    seats = wanted.seats if wanted.seats is not None else min(edition.seat_counts)
    return [voice.named(f"home-name-{at}", str(at + 1)) for at in range(seats)]


def flag_of(option: Option) -> str:
    """An option of a game as an option of the command line."""
    return f"--{option.name.replace('_', '-')}"


def is_range(choices: Sequence[Json]) -> bool:
    """Whether these are numbers without a gap, said best by the first and the last."""
    first = choices[0]
    return type(first) is int and list(choices) == list(range(first, first + len(choices)))


def written_choices(option: Option) -> str:
    """Everything that may be typed for it: `castle|garden|FILE`, `1..28`."""
    choices = [written_choice(choice) for choice in option.choices]
    listed = f"{choices[0]}..{choices[-1]}" if is_range(option.choices) else "|".join(choices)
    return f"{listed}|FILE" if option.takes_file else listed
