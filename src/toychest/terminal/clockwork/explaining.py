"""What cards, machines and places are and do, in words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from toychest.games.clockwork.view import CityView
from toychest.terminal.clockwork.panel import hand_of
from toychest.terminal.clockwork.speech import kind_words, name_of, place_of, place_words
from toychest.terminal.explanation import Explainer, Explanation
from toychest.terminal.voice import Voice

RESTS_ON: Final[Mapping[str, Sequence[str]]] = {
    "flyer": ("CLK 8.1", "CLK 8.4"),
    "breaker": ("CLK 8.1", "CLK 8.4"),
    "airship": ("CLK 8.3",),
    "fuel": ("CLK 8.4", "CLK 5.8"),
    "power": ("CLK 8.3", "CLK 5.8"),
    "scrap": ("CLK 5.5",),
    "held": ("CLK 1.2",),
    "yard": ("CLK 4.1",),
    "yard-empty": ("CLK 7.1",),
    "towers": ("CLK 6.1", "CLK 6.3"),
    "field": ("CLK 2.4", "CLK 5.1"),
    "spot-free": ("CLK 4.3",),
    "spot-laid": ("CLK 6.3",),
}
"""The end of a sentence's id, and the paragraphs that it rests on; the browser's `explained.ts` says the same."""

SPOT: Final = re.compile(r"spot ([0-9]{1,3})")


def explained_things(view: CityView, voice: Voice) -> Iterator[Explanation]:
    """Every kind of card in this game, the Towers, scrapyards, and discards."""
    explainer, hand = Explainer("clockwork", RESTS_ON, voice), dict(hand_of(view))
    for shown in view.kinds:
        claims = [shown.family, *(["held"] if shown.kind in hand else [])]
        facts = {"held": hand.get(shown.kind, 0), "copies": shown.copies}
        yield explainer.explain(kind_words(shown.kind, voice), claims, [shown.kind], **facts)
    yield explainer.explain(voice.say("clockwork-towers"), ["towers"], ["towers"])
    yield explainer.explain(voice.say("clockwork-howto-yard"), ["yard"], ["yard"])
    yield explainer.explain(voice.say("clockwork-terminal-discards"), ["spot-laid"], ["discards", "spot"])


def explained_place(view: CityView, text: str, names: Sequence[str], voice: Voice) -> Explanation | None:
    """A place by its name, or by its number: then the field and the spot of that number."""
    wanted = " ".join(text.casefold().split())
    spot = SPOT.fullmatch(wanted)
    spots = [
        point.number
        for point in view.board.spots
        if wanted == str(point.number) or (spot and int(spot[1]) == point.number)
    ]
    fields = [point.number for point in view.board.fields if wanted in _called(point.number, view, voice)]
    told = [_field(field, view, names, voice) for field in fields] + [_spot(number, view, voice) for number in spots]
    if not told:
        return None
    rules = tuple(dict.fromkeys(rule for each in told for rule in each.rules))
    claims = [*told[0].claims, *(line for each in told[1:] for line in (each.title, *each.claims))]
    return Explanation(told[0].title, tuple(claims), rules)


def _called(field: int, view: CityView, voice: Voice) -> tuple[str, ...]:
    place = place_of(field, view)
    return place, place_words(field, view, voice).casefold(), *([str(field)] if place == str(field) else [])


def _field(field: int, view: CityView, names: Sequence[str], voice: Voice) -> Explanation:
    """A field, who stands there, and what is done there."""
    words = place_words(field, view, voice)
    pawns = [name_of(seat.seat, names, voice) for seat in view.seats if seat.field == field]
    title = ": ".join([f"{words[:1].upper()}{words[1:]}", *([voice.listed(pawns)] if pawns else [])])
    explained = Explainer("clockwork", RESTS_ON, voice).explain(title, [_claim(field, view)])
    return Explanation(title, (*_pile(field, view, voice), *explained.claims), explained.rules)


def _claim(field: int, view: CityView) -> str:
    if field == view.board.towers:
        return "towers"
    if field not in view.board.yards:
        return "field"
    return "yard" if view.piles[view.board.yards.index(field)] or not view.turn else "yard-empty"


def _pile(field: int, view: CityView, voice: Voice) -> Iterator[str]:
    if field in view.board.yards:
        yield voice.say("clockwork-pile", {"count": view.piles[view.board.yards.index(field)]})


def _spot(number: int, view: CityView, voice: Voice) -> Explanation:
    laid = next((laid for laid in view.spots if laid.spot == number), None)
    kind = None if laid is None else laid.kind
    id = "free" if laid is None else "laid" if kind is None else "known"
    title = voice.say(f"clockwork-spot-{id}", {"spot": number, "kind": kind})
    return Explainer("clockwork", RESTS_ON, voice).explain(title, ["spot-free" if laid is None else "spot-laid"])
