"""The city in words, one fact a sentence: for whoever does not see it."""

from collections.abc import Iterator, Sequence

from toychest.games.clockwork.view import CitySeatShown, CityView
from toychest.terminal.clockwork.bridges import bridges_of
from toychest.terminal.clockwork.panel import hand_of
from toychest.terminal.clockwork.speech import kind_words, name_of, place_words
from toychest.terminal.voice import Voice


def read_city(view: CityView, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """The board, its piles, what lies on the spots, every kind that plays, and who is who."""
    board = voice.named(f"clockwork-option-board-{view.board.name}", view.board.name)
    yield voice.say("clockwork-terminal-city", {"board": board})
    for bridge in bridges_of(view.board):
        places = [place_words(field, view, voice) if field in _named(view) else str(field) for field in bridge]
        yield voice.say("clockwork-terminal-bridge", {"places": places})
    for number, count in enumerate(view.piles, start=1):
        yield f"{voice.say('clockwork-yard', {'yard': number})}: {voice.say('clockwork-pile', {'count': count})}"
    yield from _spots(view, voice)
    for shown in view.kinds:
        yield voice.say("clockwork-legend", {"kind": shown.kind, "copies": shown.copies})
    if view.scrapped:
        yield voice.say("clockwork-terminal-scrapped", {"count": view.scrapped})
    for seat in view.seats:
        if seat.character:
            facts = {"name": name_of(seat.seat, names, voice), "character": seat.character}
            yield voice.say("clockwork-event-character-chosen", facts)


def _named(view: CityView) -> set[int]:
    return {view.board.towers, *view.board.yards}


def _spots(view: CityView, voice: Voice) -> Iterator[str]:
    for laid in sorted(view.spots, key=lambda laid: laid.spot):
        id = "clockwork-spot-laid" if laid.kind is None else "clockwork-spot-known"
        yield voice.say(id, {"spot": laid.spot, "kind": laid.kind})
    taken = {laid.spot for laid in view.spots}
    free = [spot.number for spot in view.board.spots if spot.number not in taken]
    yield voice.say("clockwork-terminal-free-spots", {"spots": list(runs(free))})


def runs(numbers: Sequence[int]) -> Iterator[str]:
    """`1-3`, `7`: numbers in order, those that follow each other together."""
    start = 0
    for at, number in enumerate(numbers):
        if at + 1 == len(numbers) or numbers[at + 1] != number + 1:
            yield str(number) if at == start else f"{numbers[start]}-{number}"
            start = at + 1


def read_standing(view: CityView, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """Every seat, the last dice, whose turn it is, and the own hand."""
    for seat in view.seats:
        yield from _seat(seat, view, names, voice)
    if view.is_endgame and not view.is_over:
        yield voice.say("clockwork-endgame")
    if view.throw and len(view.throw) > 1:
        yield voice.say("clockwork-terminal-dice", {"dice": view.throw, "total": sum(view.throw)})
    if view.turn_seat is not None and not view.is_over:
        yield voice.say("clockwork-turn", {"name": name_of(view.turn_seat, names, voice)})
    yield from _hand(view, voice)


def _seat(seat: CitySeatShown, view: CityView, names: Sequence[str], voice: Voice) -> Iterator[str]:
    name = name_of(seat.seat, names, voice)
    if seat.seat == view.you:
        yield voice.say("clockwork-terminal-you", {"name": name})
    place = place_words(seat.field, view, voice)
    yield voice.say("clockwork-read-seat", {"name": name, "place": place, "count": seat.hand_size})
    if seat.laid:
        kinds = [kind_words(kind, voice) for kind in seat.laid]
        yield voice.say("clockwork-terminal-laid", {"name": name, "kinds": kinds})


def _hand(view: CityView, voice: Voice) -> Iterator[str]:
    """What one has of each machine, and of how many."""
    copies = {shown.kind: shown.copies for shown in view.kinds}
    hand = hand_of(view)
    if hand:
        facts = [{"kind": kind, "held": held, "copies": copies.get(kind, held)} for kind, held in hand]
        yield voice.say("clockwork-read-hand", {"cards": [voice.say("clockwork-machine", fact) for fact in facts]})
