"""What troops, bases and headquarters are and do, in words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from toychest.games.toybattle.speech import tiles_on
from toychest.games.toybattle.troops import TROOPS, Troop, strength
from toychest.games.toybattle.view import BattleView, PlaceShown
from toychest.terminal.explanation import Explainer, Explanation
from toychest.terminal.toybattle.speech import effect_words, place_words, slug, troop_words
from toychest.terminal.voice import Voice

RESTS_ON: Final[Mapping[str, Sequence[str]]] = {
    "skully": ("TOY 4.1",),
    "capn": ("TOY 4.2",),
    "jumbo": ("TOY 4.3",),
    "hook": ("TOY 4.4",),
    "xb-42": ("TOY 4.5",),
    "star": ("TOY 4.6",),
    "roxy": ("TOY 4.7",),
    "kwak": ("TOY 3.4",),
    "recall": ("TOY 5.1",),
    "gate": ("TOY 5.2",),
    "draw": ("TOY 5.3",),
    "shove": ("TOY 5.4",),
    "exhume": ("TOY 5.5",),
    "nullify": ("TOY 5.6",),
    "suppress": ("TOY 5.7",),
    "base": ("TOY 3.1",),
    "cover": ("TOY 3.3",),
    "headquarters-own": ("TOY 3.2", "TOY 7.1"),
    "headquarters-enemy": ("TOY 7.1",),
    "headquarters-any": ("TOY 7.1",),
}
"""The end of a sentence's id, and the paragraphs that it rests on; the browser's `explained.ts` says the same."""

NUMBER: Final = re.compile(r"(?:\D* )?[#(\[]*([0-9]{1,3})\D*")


def explained_things(view: BattleView, voice: Voice) -> Iterator[Explanation]:
    """The eight troops, and the special bases of this terrain."""
    explainer = Explainer("toybattle", RESTS_ON, voice)
    for troop in TROOPS:
        yield explainer.explain(troop_words(troop, voice), [slug(troop)], [troop])
    for special in dict.fromkeys(special for place in view.places for special in _specials(place)):
        yield explainer.explain(effect_words(special, voice), [special], [special])


def explained_place(view: BattleView, text: str, voice: Voice) -> Explanation | None:
    """The place of this number: everything that lies there from the top down, what it does, and its regions."""
    found = NUMBER.fullmatch(text)
    place = next((place for place in view.places if found and place.number == int(found[1])), None)
    if place is None:
        return None
    tiles = tiles_on(view, place.number)
    power = strength(Troop(tiles[-1].troop)) if tiles else None
    explained = Explainer("toybattle", RESTS_ON, voice).explain(
        place_words(place, view, voice), _claims(place, view), strength=power
    )
    return Explanation(explained.title, (*explained.claims, *_regions(place, view, voice)), explained.rules)


def _claims(place: PlaceShown, view: BattleView) -> Iterator[str]:
    """What the visible troop does and who covers it, then what the place does; or that it is free."""
    tiles = tiles_on(view, place.number)
    if place.owner is not None:
        yield f"headquarters-{'any' if view.you is None else 'own' if place.owner == view.you else 'enemy'}"
        yield from _specials(place)
        return
    if tiles:
        yield slug(tiles[-1].troop)
    if tiles and tiles[-1].seat != view.you and view.you is not None and strength(Troop(tiles[-1].troop)) is not None:
        yield "cover"
    specials = _specials(place)
    yield from specials or ([] if tiles else ["base"])


def _specials(place: PlaceShown) -> list[str]:
    if place.gate is not None:
        return ["gate"]
    return [place.special] if place.special is not None and place.special in RESTS_ON else []


def _regions(place: PlaceShown, view: BattleView, voice: Voice) -> Iterator[str]:
    """The regions that it is a corner of, while their medals lie there."""
    for region in view.regions:
        if place.number in region.bases and region.taken_by is None:
            yield voice.say("toybattle-terminal-region", {"bases": region.bases, "medals": region.medals})
