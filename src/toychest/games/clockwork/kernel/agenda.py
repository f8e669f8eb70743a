"""The stack of what is still to be settled, the next task last."""

from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ACTING,
    ACTOR,
    AGENDA,
    ASK,
    CODE,
    DEPTH,
    IS_CHAIN,
    MAY_PASS,
    ONE,
    RECORD,
    TWO,
)


@compiled
def next_task(row):
    """Where the next task lies; there is one."""
    return AGENDA + (row[DEPTH] - 1) * RECORD


@compiled
def then(row, code, actor, one, two):
    """This before all others."""
    at = AGENDA + row[DEPTH] * RECORD
    row[at + CODE] = code
    row[at + ACTOR] = actor
    row[at + ONE] = one
    row[at + TWO] = two
    row[DEPTH] += 1


@compiled
def drop(row):
    """The next task is done."""
    row[DEPTH] -= 1
    at = AGENDA + row[DEPTH] * RECORD
    row[at + CODE] = 0
    row[at + ACTOR] = 0
    row[at + ONE] = 0
    row[at + TWO] = 0


@compiled
def drop_all(row):
    """Nothing is left to be settled."""
    while row[DEPTH]:
        drop(row)


@compiled
def then_act(row, seat, may, asked):
    """This seat may do these things; `may` holds MAY_PASS and IS_CHAIN, too."""
    then(row, ACTING, seat, may, asked)


@compiled
def then_chained(row, seat, may, asked, deed):
    """CLK R22, CLK R62: where both may be done, the other one is left."""
    rest = may & ~deed
    if may & IS_CHAIN and rest & (ASK * 2 - 1):
        then_act(row, seat, rest | MAY_PASS, asked)
