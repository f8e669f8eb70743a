"""Beside the city: who plays, the dice, and the own hand by machine."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from toychest.games.clockwork.view import CitySeatShown, CityView
from toychest.terminal.clockwork import paint
from toychest.terminal.clockwork.key import flowing
from toychest.terminal.clockwork.labels import place_sign
from toychest.terminal.clockwork.speech import kind_words, name_of
from toychest.terminal.screen import QUIET
from toychest.terminal.voice import Voice

NAME_LENGTH = 14
"""Letters of a kind of card for which there is room beside the city."""


def panel_lines(view: CityView, names: Sequence[str], voice: Voice, width: int, height: int) -> list[Text]:
    """Every seat, the dice, then the own hand; as many lines as the city has."""
    lines = [line for seat in view.seats for line in _seat(seat, view, names, voice)]
    lines += _dice(view, voice)
    hand = list(hand_lines(view, voice))
    if len(lines) + len(hand) > height:
        hand = short_hand(view, width)
    blank = [Text()] if hand and len(lines) + len(hand) < height else []
    lines = [*lines, *blank, *hand][:height]
    lines += [Text() for _ in range(height - len(lines))]
    for line in lines:
        line.truncate(width)
    return lines


def _seat(seat: CitySeatShown, view: CityView, names: Sequence[str], voice: Voice) -> Iterator[Text]:
    """Whose turn it is, name and character; then cards, place and what is laid down."""
    is_on_turn = seat.seat == view.turn_seat and not view.is_over
    colour = f"bold {paint.COLOURS[seat.seat]}"
    line = Text(f" {paint.ON_TURN if is_on_turn else ' '}", colour)
    line.append(f"{paint.SEATS[seat.seat]} {name_of(seat.seat, names, voice)}", colour)
    yield line.append(f" {seat.character}" if seat.character else "", QUIET)
    about = f"  {voice.say('clockwork-hand-count', {'count': seat.hand_size})} {place_sign(view, seat.field)}"
    laid = f" {paint.LAID}{paint.lettered(seat.laid)}" if seat.laid else ""
    yield Text(about, QUIET).append(laid, "bold")


def _dice(view: CityView, voice: Voice) -> Iterator[Text]:
    """`3+4=7 Seven!`, or nothing before the first throw."""
    if view.throw:
        total = sum(view.throw)
        line = Text("  ").append("+".join(map(str, view.throw)), "bold")
        line.append(f"={total}" if len(view.throw) > 1 else "", "bold")
        is_told = view.special is not None and view.question is not None  # not of dice that were used up
        special = voice.say("clockwork-total", {"special": view.special, "total": total}) if is_told else ""
        yield line.append(f" {special}")


def hand_lines(view: CityView, voice: Voice) -> Iterator[Text]:
    """`L Lacewing 3/4`, the kind with most cards first."""
    copies = {shown.kind: shown.copies for shown in view.kinds}
    for kind, held in hand_of(view):
        line = Text("  ").append(paint.LETTERS[kind], "bold")
        yield line.append(f" {_brief(kind_words(kind, voice))} ").append(f"{held}/{copies.get(kind, held)}", "bold")


def _brief(words: str) -> str:
    """`W. Machine` for a name that would not fit beside the city; others as they are."""
    *first, last = words.split()
    return words if len(words) <= NAME_LENGTH else " ".join([*(f"{word[0]}." for word in first), last])


def short_hand(view: CityView, width: int) -> list[Text]:
    """`L 3/4  O 1/4`, where there is no room for a line each; the letters are explained below."""
    copies = {shown.kind: shown.copies for shown in view.kinds}
    parts = [Text(f"{paint.LETTERS[kind]} {held}/{copies.get(kind, held)}", "bold") for kind, held in hand_of(view)]
    return [Text("  ").append_text(line) for line in flowing(parts, width - 2)]


def hand_of(view: CityView) -> list[tuple[str, int]]:
    """The own cards, each kind with its number; an onlooker has none."""
    own = next((seat.cards for seat in view.seats if seat.cards is not None), [])
    return Counter(own).most_common()
