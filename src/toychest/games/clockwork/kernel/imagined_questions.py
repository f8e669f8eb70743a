"""Questions about a card that a seat has not seen: which card it may be, with these hands."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.challenge import is_spoken
from toychest.games.clockwork.kernel.searching import searchable
from toychest.games.kernels import below, bits


@at.compiled
def _is_known(tables, task, seat, lost):
    """CLK R38: is this seat a party to the question, or did everybody hear it and this seat remember?"""
    if seat == task.actor:
        return True
    if task.code == at.POINTING:
        return not lost.about
    if seat == task.seat:
        return True
    is_public = tables.ask_visibility == at.PUBLIC or (tables.ask_visibility != at.PRIVATE and is_spoken(task.kind))
    return is_public and not lost.about


@at.compiled
def _one_of(kinds, rng):
    """One of these bits, each alike."""
    number = below(rng, bits(kinds))
    for kind in range(at.KINDS):
        number -= kinds >> kind & 1
        if number < 0:
            return kind
    return 0


@at.compiled
def _kinds_asked(tables, row, task, thinkable):
    """Which of these a rival can have been asked for, or given, with these hands, as bits."""
    found = 0
    for kind in range(at.KINDS):
        if not thinkable >> kind & 1:
            continue
        if task.code == at.RETURNING:
            fits = row.hands[task.actor, kind] > (not is_spoken(kind))
        else:
            shown = is_spoken(kind) or row.hands[task.seat, kind] > 0
            fits = shown and (tables.scrap_without_card == at.BLUFF_OK or row.hands[task.actor, kind] > 0)
        found |= fits << kind
    return found


@at.compiled
def _fits_question(tables, row, task):
    """Can the question be about the card that this seat knows of, with these hands?"""
    if task.code == at.POINTING:
        return searchable(tables, row, task.actor) >> task.kind & 1 == 1
    return is_spoken(task.kind) or _kinds_asked(tables, row, task, 1 << task.kind) != 0


@at.compiled
def _thinkable(tables, is_forgotten):
    """CLK R38: what was not seen was shown in secret; what was forgotten may have been spoken, too. As bits."""
    if is_forgotten or tables.ask_visibility == at.PRIVATE:
        return tables.ask_bits | at.SPOKEN_BITS
    return tables.ask_bits


@at.compiled
def _surely_all(row, seat, scratch):
    """CLK R37: kinds of which a hand had all its cards before: a card that it received in secret comes on top."""
    found = 0
    for kind in range(at.KINDS):
        found |= (row.hands[seat, kind] <= scratch.least[seat, kind]) << kind
    return found


@at.compiled
def asked_anew(tables, row, seat, lost, is_patient, rng, scratch):
    """A question about a card that this seat has not seen is about any card that fits; False if there is none."""
    if not row.depth:
        return True
    task = next_task(row)
    if task.code != at.ANSWERING and task.code != at.RETURNING and task.code != at.POINTING:
        return True
    if _is_known(tables, task, seat, lost):
        return _fits_question(tables, row, task)
    if task.code == at.POINTING:
        kinds = searchable(tables, row, task.actor)
    else:
        kinds = _kinds_asked(tables, row, task, _thinkable(tables, lost.about))
    if task.code == at.RETURNING and is_patient:
        kinds &= ~_surely_all(row, task.actor, scratch)
    if not kinds:
        return False
    task.kind = _one_of(kinds, rng)
    if task.code == at.POINTING:
        task.is_shown = not is_spoken(task.kind) and row.hands[task.actor, task.kind] > 0
    return True


@at.compiled
def may_have_heard(tables, row, lost):
    """CLK 5.7: who may ask back had none of what the asker showed; a seat that has not heard it knows that much."""
    if not row.heard or (row.heard == 1 and not lost.heard):
        return True
    if not row.depth or next_task(row).code != at.COUNTERING:
        return True
    task, thinkable = next_task(row), _thinkable(tables, lost.heard)
    for kind in range(at.KINDS):
        may_show = is_spoken(kind) or row.hands[task.seat, kind] > 0
        if thinkable >> kind & 1 and may_show and not row.hands[task.actor, kind]:
            return True
    return False
