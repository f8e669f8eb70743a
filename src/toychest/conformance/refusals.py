"""Laws of refusal: what is not listed is refused by a paragraph that exists, and options are the edition's own."""

import re
from typing import Final

from toychest.conformance.broken import Broken
from toychest.conformance.subject import Subject
from toychest.contract import CHANCE, IllegalMove, Json, Seat, UnknownOption

NO_CHOICES: Final[tuple[Json, ...]] = (
    "no such choice",
    None,
    [],
    {},
    {"file": 1},
    {"file": "\x00 ["},
    {"file": "", "a": 1},
)
"""Neither a choice nor a file that anybody could play with."""

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def rule_ids(markdown: str) -> frozenset[str]:
    """The paragraphs of a rules page: `**FER 2.3**`, rulings `**FER R1**` and FAQ `**FER F2**`."""
    return frozenset(re.findall(r"\*\*([A-Z]+ (?:\d+(?:\.\d+)*|[RF]\d+))\*\*", markdown))


def unlisted_moves_are_refused(subject: Subject) -> None:
    """A move outside the list, or of a seat that is not to act, is refused by a paragraph of the rules page."""
    nobody = Seat(subject.seats)
    for where, state in subject.some_states(25, "refused"):
        for seat in (*subject.all_seats, CHANCE, nobody):
            listed = set(subject.rules.legal_moves(state, seat)) if seat != nobody else set()
            for move in subject.moves:
                if move not in listed:
                    expect_refusal(subject, state, seat, move, where)


def expect_refusal(subject: Subject, state: object, seat: Seat, move: object, where: str) -> None:
    """Play a move that is not listed, and look at the refusal."""
    law = "unlisted_moves_are_refused"
    attempt = f"seat {seat} played {subject.rules.write_move(move)!r}"
    try:
        subject.rules.apply(state, seat, move)
    except IllegalMove as refusal:
        if refusal.rule not in subject.rule_ids:
            raise Broken(law, where, f"{attempt}: refused by {refusal.rule!r}, which is no paragraph") from refusal
        if not CODE.fullmatch(refusal.code):
            raise Broken(law, where, f"{attempt}: expected a code like not-to-act, got {refusal.code!r}") from refusal
        return
    except Exception as error:
        raise Broken(law, where, f"{attempt}: expected IllegalMove, got {error!r}") from error
    raise Broken(law, where, f"{attempt}, which is not listed, and it was accepted")


def cited_rules_exist(subject: Subject) -> None:
    """Every event and every outcome cites a paragraph of the rules page."""
    for entry in subject.entries:
        for event in entry.events:
            if event.rule not in subject.rule_ids:
                raise Broken("cited_rules_exist", entry.where, f"{event.kind} cites {event.rule!r}")
    for where, state in subject.states:
        outcome = subject.rules.outcome(state)
        if outcome is not None and outcome.rule not in subject.rule_ids:
            raise Broken("cited_rules_exist", where, f"the outcome {outcome.reason} cites {outcome.rule!r}")


def unknown_options_are_refused(subject: Subject) -> None:
    """Options left out take their default; a name, a value or a file that the edition cannot use is refused."""
    law = "unknown_options_are_refused"
    edition = subject.edition
    if any(option.default not in option.choices for option in edition.options):
        raise Broken(law, subject.where, "a default is not among its choices")
    if subject.rules.setup(subject.seats, {}) != subject.rules.setup(subject.seats, edition.defaults):
        raise Broken(law, subject.where, "no options and the default options differ")
    expect_unknown(subject, "no-such-option", 1)
    for option in edition.options:
        for value in NO_CHOICES:
            expect_unknown(subject, option.name, value)


def expect_unknown(subject: Subject, name: str, value: Json) -> None:
    """Set up with a choice that is not offered."""
    try:
        subject.rules.setup(subject.seats, {name: value})
    except UnknownOption:
        return
    raise Broken("unknown_options_are_refused", subject.where, f"{name}={value!r} was accepted")


LAWS = (unlisted_moves_are_refused, cited_rules_exist, unknown_options_are_refused)
