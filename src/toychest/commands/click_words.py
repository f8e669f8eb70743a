"""What Click itself says, from our catalogues: it asks gettext for every sentence, by its English and its gaps."""

import string
from typing import Final

from click import core, decorators, exceptions, formatting, parser, termui, types

from toychest.commands.said import said, voice
from toychest.words.catalogue import COMMAND

SENTENCES: Final = {
    "Usage:": "usage",
    "Options": "options",
    "Commands": "commands",
    "default: {default}": "default",
    "required": "required",
    "Error: {message}": "error",
    "Aborted!": "aborted",
    "Try '{command} {option}' for help.": "try",
    "Missing command.": "missing-command",
    "Missing argument": "missing-argument",
    "Missing option": "missing-option",
    "No such option {name!r}.": "no-such-option",
    "No such command {name!r}.": "no-such-command",
    "Did you mean {possibility}?": "did-you-mean",
    "(Did you mean one of: {possibilities}?)": "did-you-mean-one",
    "Got unexpected extra argument ({args})": "unexpected",
    "Got unexpected extra arguments ({args})": "unexpected",
    "Option {name!r} does not take a value.": "takes-no-value",
    "Option {name!r} requires an argument.": "needs-value",
    "Invalid value: {message}": "unfit",
    "Invalid value for {param_hint}: {message}": "unfit-for",
    "Choose from:\n\t{choices}": "choose",
    "{value!r} is not {choice}.": "not-the-choice",
    "{value!r} is not one of {choices}.": "not-a-choice",
    "{value} is not in the range {range}.": "not-in-range",
    "{value!r} is not a valid {number_type}.": "not-a-number",
    "{name} {filename!r} does not exist.": "not-there",
    "{name} {filename!r} is a file.": "is-file",
    "{name} {filename!r} is a directory.": "is-folder",
    "{name} {filename!r} is not readable.": "not-readable",
}
"""Everything that our commands can make it say, by our id."""

GAP: Final = "{%s}"


def speak_click() -> None:
    """From now on Click speaks as we do: gettext, its own door for it, wants compiled files for each language."""
    for module in (core, decorators, exceptions, formatting, parser, termui, types):
        if hasattr(module, "_"):
            vars(module)["_"] = translated
        if hasattr(module, "ngettext"):
            vars(module)["ngettext"] = lambda one, many, count: translated(one if count == 1 else many)


def translated(message: str) -> str:
    """Click's sentence in the reader's language, with its gaps for Click to fill; its English where we have none."""
    id = SENTENCES.get(message)
    if id is None or not voice().has(f"{COMMAND}click-{id}"):
        return message
    gaps = {name for _, name, _, _ in string.Formatter().parse(message) if name}
    return said(f"click-{id}", **{name: GAP % name for name in gaps})
