"""Laws of chance: its moves have odds, and the table knows whose turn a throw opens."""

from toychest.conformance.broken import Broken
from toychest.conformance.subject import Subject
from toychest.contract import CHANCE


def odds_are_positive_and_complete(subject: Subject) -> None:
    """There are odds exactly when chance is to act: a positive whole weight for each of its listed moves, in order."""
    law = "odds_are_positive_and_complete"
    rules = subject.rules
    for where, state in subject.states:
        odds = rules.odds(state)
        if bool(odds) != (CHANCE in rules.to_act(state)):
            raise Broken(law, where, f"to act: {rules.to_act(state)}, odds: {odds}")
        if [move for move, _ in odds] != list(rules.legal_moves(state, CHANCE)):
            raise Broken(law, where, f"odds {odds} do not list {rules.legal_moves(state, CHANCE)}")
        if any(type(weight) is not int or weight < 1 for _, weight in odds):
            raise Broken(law, where, f"a weight is no positive whole number: {odds}")


def chance_opens_turns(subject: Subject) -> None:
    """`opens_turn` names a seat of this table, and only while chance is to act."""
    for where, state in subject.states:
        seat = subject.rules.opens_turn(state)
        if seat is not None and (CHANCE not in subject.rules.to_act(state) or seat not in subject.all_seats):
            raise Broken("chance_opens_turns", where, f"turn of {seat}, to act: {subject.rules.to_act(state)}")


LAWS = (odds_are_positive_and_complete, chance_opens_turns)
