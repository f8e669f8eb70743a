"""`look` and `goal` at the prompt: what a place or a thing is and does, and how the game is won; a number alone."""

from typing import Final

from toychest.terminal.explanation import Explanation, alike_together, thing_called
from toychest.terminal.screen import HOUSE, QUIET, REFUSED
from toychest.terminal.viewpoint import Viewpoint

MOST_THERE: Final = 8
"""Moves to one place that are told, at most: as many as a rack holds."""


def look_at(here: Viewpoint, text: str) -> None:
    """`look 18`, `look Skully`: what lies there and what it does; `look` alone says it of everything."""
    view, drawing = here.view, here.drawing
    if not text:
        tell_things(here)
        return
    explained = drawing.place(view, text) or thing_called(text, drawing.things(view))
    if explained is None:
        here.console.say("terminal-look-unknown", REFUSED, text=text)
    else:
        tell_explanation(here, explained)


def tell_explanation(here: Viewpoint, explained: Explanation) -> None:
    """What it is, what it does, and by which rules."""
    rules = [here.console.voice.say("rule", {"rule": explained.rules})] if explained.rules else []
    here.console.screen.tell([explained.title, *explained.claims, *rules])


def tell_things(here: Viewpoint) -> None:
    """Everything that there is in this game, a line for each kind."""
    for line in alike_together(here.drawing.things(here.view)):
        here.console.screen.write(line)


def tell_goal(here: Viewpoint) -> None:
    """`goal`: how to win, what a turn is, and where it can be learnt by playing."""
    console = here.console
    console.screen.tell(here.drawing.goal(here.view))
    if here.edition.guide is not None:
        console.say("terminal-learn-offered", QUIET, command=console.command("learn", here.edition.game))


def explain_number(here: Viewpoint, number: int) -> None:
    """A number alone that plays nothing: the place that it means and what may be played there, or what to do."""
    place, move = here.drawing.place(here.view, str(number)), here.listed.get(number)
    there = [offered for offered in here.offered if offered.rpartition(" ")[2] == str(number)]
    if place is not None:
        tell_explanation(here, place)
    if place is not None and there:
        here.console.say("terminal-number-there", HOUSE, moves=there[:MOST_THERE])
    if move is not None:
        here.console.say("terminal-number-listed", REFUSED, number=number, move=move)
    elif place is None and here.listed:
        here.console.say("terminal-number-unknown", REFUSED, count=max(here.listed))
    elif place is None:
        here.console.say("terminal-number-alone", REFUSED, number=str(number))
