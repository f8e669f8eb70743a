"""Questions about a card that a seat has not seen: which card it may be, with these hands."""

from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.asking import is_spoken
from toychest.games.clockwork.kernel.cards import held
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ACTOR,
    ANSWERING,
    BLUFF_OK,
    CODE,
    COUNTER,
    COUNTERING,
    DEPTH,
    F_ABOUT,
    F_HEARD,
    HAS_ASKED,
    KINDS,
    ONE,
    POINTING,
    PRIVATE,
    PUBLIC,
    R_ASK_VISIBILITY,
    R_SCRAP_WITHOUT_CARD,
    RETURNING,
    S_LEAST,
    SPOKEN_BITS,
    T_ASK_BITS,
    TWO,
)
from toychest.games.clockwork.kernel.searching import searchable
from toychest.games.jitted import below


@compiled
def _is_known(tables, row, at, seat, forgotten):
    """CLK R38: is this seat a party to the question, or did everybody hear it and this seat remember?"""
    mover, kind = row[at + ACTOR], row[at + TWO]
    if seat == mover:
        return True
    if row[at + CODE] == POINTING:
        return not forgotten[F_ABOUT]
    if seat == row[at + ONE] % COUNTER:
        return True
    visibility = tables[R_ASK_VISIBILITY]
    return (visibility == PUBLIC or (visibility != PRIVATE and is_spoken(kind))) and not forgotten[F_ABOUT]


@compiled
def _one_of(kinds, rng):
    """One of these bits, each alike."""
    count = 0
    for kind in range(KINDS):
        count += kinds >> kind & 1
    number = below(rng, count)
    for kind in range(KINDS):
        number -= kinds >> kind & 1
        if number < 0:
            return kind
    return 0


@compiled
def _kinds_asked(tables, row, at, thinkable):
    """Which of these a rival can have been asked for, or given, with these hands, as bits."""
    code, mover = row[at + CODE], row[at + ACTOR]
    other, found = row[at + ONE] % COUNTER, 0
    for kind in range(KINDS):
        if not thinkable >> kind & 1:
            continue
        if code == RETURNING:
            fits = held(row, mover, kind) > (not is_spoken(kind))
        else:
            shown = is_spoken(kind) or held(row, other, kind) > 0
            fits = shown and (tables[R_SCRAP_WITHOUT_CARD] == BLUFF_OK or held(row, mover, kind) > 0)
        found |= fits << kind
    return found


@compiled
def _fits_question(tables, row, at):
    """Can the question be about the card that this seat knows of, with these hands?"""
    kind = row[at + TWO]
    if row[at + CODE] == POINTING:
        return searchable(tables, row, row[at + ACTOR]) >> kind & 1 == 1
    return is_spoken(kind) or _kinds_asked(tables, row, at, 1 << kind) != 0


@compiled
def _thinkable(tables, is_forgotten):
    """CLK R38: what was not seen was shown in secret; what was forgotten may have been spoken, too. As bits."""
    if is_forgotten or tables[R_ASK_VISIBILITY] == PRIVATE:
        return tables[T_ASK_BITS] | SPOKEN_BITS
    return tables[T_ASK_BITS]


@compiled
def _surely_all(row, seat, scratch):
    """CLK R37: kinds of which a hand had all its cards before: a card that it received in secret comes on top."""
    found = 0
    for kind in range(KINDS):
        found |= (held(row, seat, kind) <= scratch[S_LEAST + seat * KINDS + kind]) << kind
    return found


@compiled
def ask_anew(tables, row, seat, forgotten, is_patient, rng, scratch):
    """A question about a card that this seat has not seen is about any card that fits; False if there is none."""
    if not row[DEPTH]:
        return True
    at = next_task(row)
    code = row[at + CODE]
    if code != ANSWERING and code != RETURNING and code != POINTING:
        return True
    if _is_known(tables, row, at, seat, forgotten):
        return _fits_question(tables, row, at)
    if code == POINTING:
        kinds = searchable(tables, row, row[at + ACTOR])
    else:
        kinds = _kinds_asked(tables, row, at, _thinkable(tables, forgotten[F_ABOUT]))
    if code == RETURNING and is_patient:
        kinds &= ~_surely_all(row, row[at + ACTOR], scratch)
    if not kinds:
        return False
    row[at + TWO] = _one_of(kinds, rng)
    if code == POINTING:
        row[at + ONE] = not is_spoken(row[at + TWO]) and held(row, row[at + ACTOR], row[at + TWO]) > 0
    return True


@compiled
def may_have_heard(tables, row, forgotten):
    """CLK 5.7: who may ask back had none of what the asker showed; a seat that has not heard it knows that much."""
    if not row[HAS_ASKED] or (row[HAS_ASKED] == 1 and not forgotten[F_HEARD]):
        return True
    if not row[DEPTH] or row[next_task(row) + CODE] != COUNTERING:
        return True
    at = next_task(row)
    thinkable = _thinkable(tables, forgotten[F_HEARD])
    for kind in range(KINDS):
        may_show = is_spoken(kind) or held(row, row[at + ONE], kind) > 0
        if thinkable >> kind & 1 and may_show and not held(row, row[at + ACTOR], kind):
            return True
    return False
