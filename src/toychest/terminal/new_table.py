"""From what was chosen on the command line to a table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from toychest.contract import Edition, Json, Option, UnfitFile, UnknownOption
from toychest.table import SeatRecord, Table, new_table
from toychest.table.errors import TableError
from toychest.terminal.own_file import is_there, read_own_file
from toychest.terminal.players import Player, players_wanted, seated
from toychest.terminal.refusals import ChoiceRefused, complaint_lines, nearest, request_lines, unfit_lines
from toychest.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was chosen: bots, options and house rules as they were typed. `players`, if any, are all who play.

    `order` says for each name and bot that was typed which of both it is: so they sit. Else people come first.
    """

    game: str
    edition: str | None = None
    printing: str | None = None
    seats: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    house_rules: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None


def started_table(wanted: Wanted, editions: Mapping[str, Edition], voice: Voice) -> tuple[Table, Sequence[SeatRecord]]:
    """A new table as it was wanted, and who holds its seats. Raises `ChoiceRefused`."""
    edition = with_house_rules(edition_of(wanted, editions, voice), wanted, voice)
    options = {name: option_value(edition, name, text, voice) for name, text in wanted.options.items()}
    try:
        named = wanted.players or players_wanted(wanted.names, wanted.bots, wanted.seats, edition, voice, wanted.order)
        records = seated(edition.game, named)
        return new_table(edition, options, [record.name for record in records], wanted.seed), records
    except UnfitFile as refused:
        raise ChoiceRefused(list(_unfit(refused, edition, wanted, options, voice))) from refused
    except UnknownOption as refused:
        raise ChoiceRefused(_unknown_value(refused.name, str(refused.value), refused.choices, voice)) from refused
    except TableError as refused:
        raise ChoiceRefused(request_lines(refused, voice)) from refused


def _unfit(
    refused: UnfitFile, edition: Edition, wanted: Wanted, options: Mapping[str, Json], voice: Voice
) -> Iterator[str]:
    """What is wrong with a file; or, where none was chosen, with a choice beside the others."""
    name = refused.name
    if isinstance(options.get(name), dict):
        yield from unfit_lines(refused, wanted.options[name], edition.game, voice)
        return
    usual = next((written_choice(option.default) for option in edition.options if option.name == name), name)
    yield voice.say("terminal-choice-unfit", {"name": name, "text": wanted.options.get(name, usual)})
    yield from complaint_lines(refused, edition.game, voice)


def edition_of(wanted: Wanted, editions: Mapping[str, Edition], voice: Voice) -> Edition:
    """The printing by its name or by the id that begins with it, else the first of its game. Raises `ChoiceRefused`."""
    if wanted.edition is not None and wanted.printing is not None:
        raise ChoiceRefused([voice.say("terminal-edition-twice")])
    listed = [edition for edition in editions.values() if edition.game == wanted.game]
    asked = wanted.printing if wanted.edition is None else wanted.edition.partition("+")[0]
    if asked is None:
        return listed[0]
    known = {edition.id if wanted.printing is None else edition.printing: edition for edition in listed}
    if asked in known:
        return known[asked]
    lines = [voice.say("terminal-edition-unknown", {"text": asked}), *nearest(asked, list(known), voice)]
    raise ChoiceRefused([*lines, voice.say("terminal-choice-offered", {"choices": list(known)})])


def with_house_rules(edition: Edition, wanted: Wanted, voice: Voice) -> Edition:
    """The printing read otherwise, as the id and the house rules say. Raises `ChoiceRefused`.

    An id holds no rule that the printing has anyway; whoever lists house rules may list such a one.
    """
    in_id = read_pairs((wanted.edition or "").split("+")[1:], "terminal-rule-shape", rule_shape(edition), voice)
    house_rules = merged(in_id, wanted.house_rules, voice)
    _check_house_rules(edition, house_rules, voice)
    for name, value in in_id.items():
        if value == edition.values[name]:
            raise ChoiceRefused([voice.say("terminal-rule-printed", {"text": f"{name}={value}"})])
    return edition.with_house_rules(
        {name: value for name, value in house_rules.items() if value != edition.values[name]}
    )


def _check_house_rules(edition: Edition, house_rules: Mapping[str, str], voice: Voice) -> None:
    readings = {reading.name: reading for reading in edition.readings}
    for name, value in house_rules.items():
        if name not in readings:
            lines = [voice.say("terminal-rule-unknown", {"name": name}), *nearest(name, list(readings), voice)]
            raise ChoiceRefused([*lines, voice.say("terminal-choice-offered", {"choices": list(readings)})])
        if value not in readings[name].choices:
            raise ChoiceRefused(_unknown_value(name, value, readings[name].choices, voice))


def rule_shape(edition: Edition) -> str:
    """A house rule as it is written."""
    reading = next(iter(edition.readings), None)
    return f"{reading.name}={reading.choices[-1]}" if reading else "NAME=VALUE"


def read_pairs(texts: Iterable[str], shape: str, example: str, voice: Voice) -> Mapping[str, str]:
    """NAME=VALUE, each name once. Raises `ChoiceRefused`."""
    pairs: Mapping[str, str] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if not (name and value):
            raise ChoiceRefused([voice.say(shape, {"example": example})])
        pairs = merged(pairs, {name.strip().replace("-", "_"): value.strip()}, voice)
    return pairs


def merged(some: Mapping[str, str], others: Mapping[str, str], voice: Voice) -> Mapping[str, str]:
    """Both, if nothing is in both. Raises `ChoiceRefused`."""
    for name in others:
        if name in some:
            raise ChoiceRefused([voice.say("terminal-choice-twice", {"name": name})])
    return {**some, **others}


def option_value(edition: Edition, name: str, text: str, voice: Voice) -> Json:
    """The value that a text means: a choice as it is written, or a file's content. Raises `ChoiceRefused`."""
    option = next((option for option in edition.options if option.name == name), None)
    if option is None:
        known = [option.name for option in edition.options]
        lines = [voice.say("terminal-option-unknown", {"name": name}), *nearest(name, known, voice)]
        raise ChoiceRefused([*lines, voice.say("terminal-choice-offered", {"choices": known})])
    value = value_meant(option, text, voice)
    if value is not None:
        return value
    lines = _unknown_value(name, text, option.choices, voice)
    raise ChoiceRefused([*lines, voice.say("terminal-choice-file")] if option.takes_file else lines)


def value_meant(option: Option, text: str, voice: Voice) -> Json | None:
    """One of ours by its name, else the content of a file; None if it is neither. Raises `ChoiceRefused`."""
    for choice in option.choices:
        if text.lower() == written_choice(choice):
            return choice
    return {"file": read_own_file(text, voice)} if option.takes_file and is_there(text) else None


def written_choice(choice: Json) -> str:
    """A choice as it is typed."""
    return str(choice).lower()


def _unknown_value(name: str, text: str, choices: Sequence[Json], voice: Voice) -> list[str]:
    said = [voice.say("terminal-choice-unknown", {"text": text, "name": name})]
    if is_range(choices):
        return [*said, voice.say("terminal-choice-offered", {"choices": f"{choices[0]}..{choices[-1]}"})]
    known = in_short(choices)
    return [*said, *nearest(text, known, voice), voice.say("terminal-choice-offered", {"choices": known})]


def flag_of(option: Option) -> str:
    """An option of a game as an option of the command line."""
    return f"--{option.name.replace('_', '-')}"


def is_range(choices: Sequence[Json]) -> bool:
    """Whether these are numbers without a gap, said best by the first and the last."""
    first = next(iter(choices), None)
    return type(first) is int and list(choices) == list(range(first, first + len(choices)))


def in_short(choices: Sequence[Json]) -> list[str]:
    """Choices as they are typed; numbers among them, if none is left out, as `1..28`."""
    numbers = [choice for choice in choices if type(choice) is int]
    if not is_range(numbers):
        return [written_choice(choice) for choice in choices]
    row = f"{numbers[0]}..{numbers[-1]}"
    return list(dict.fromkeys(row if type(choice) is int else written_choice(choice) for choice in choices))


def written_choices(option: Option) -> str:
    """Everything that may be typed for it: `castle|garden|FILE`, `1..28`."""
    return "|".join([*in_short(option.choices), *(["FILE"] if option.takes_file else [])])
