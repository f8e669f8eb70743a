"""What is chosen before play, asked for after who plays: `terrain=pool`, or the value alone."""

from collections.abc import Mapping

from toychest.contract import Edition
from toychest.terminal.console import Console
from toychest.terminal.new_table import merged, option_value, read_pairs, written_choice
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.screen import REFUSED
from toychest.terminal.shelf import list_options


def ask_choices(edition: Edition, console: Console) -> Mapping[str, str]:
    """Options of the edition as they are typed; those that are not are as usual. Raises `EndOfInput`."""
    chosen: Mapping[str, str] = {}
    if edition.options:
        console.say("terminal-choices-ask", example=example_of(edition))
    while edition.options:
        typed = console.keyboard.ask("> ")
        if not typed:
            break
        if typed == "?":
            list_options(edition, console)
            continue
        try:
            chosen = merged(chosen, _read(typed, edition, console), console.voice)
        except ChoiceRefused as refused:
            console.screen.tell(refused.lines, REFUSED)
    return chosen


def example_of(edition: Edition) -> str:
    """A choice that is not the usual one."""
    option = edition.options[0] if edition.options else None
    other = next((choice for choice in option.choices if choice != option.default), None) if option else None
    return "" if option is None else f"{option.name}={written_choice(other)}"


def _read(typed: str, edition: Edition, console: Console) -> Mapping[str, str]:
    texts = [_named(text.strip(), edition) for text in typed.split(",") if text.strip()]
    pairs = read_pairs(texts, "terminal-option-shape", example_of(edition), console.voice)
    for name, text in pairs.items():
        option_value(edition, name, text, console.voice)
    return pairs


def _named(text: str, edition: Edition) -> str:
    """A value alone with the name of the one option that offers it."""
    options = [option for option in edition.options if text.lower() in map(written_choice, option.choices)]
    return f"{options[0].name}={text}" if "=" not in text and len(options) == 1 else text
