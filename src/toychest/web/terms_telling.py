"""From the terms of a table to messages, and back."""

from toychest.host.hosted import HostedTable
from toychest.table import ClockTerms, Terms
from toychest.web.terms_messages import ClockShown, ClockTold, TermsTold


def terms_told(terms: Terms) -> TermsTold:
    """What a table agreed on."""
    clock = terms.clock
    if clock is None:
        return TermsTold(take_back=terms.take_back)
    told = ClockTold(expiry=clock.expiry, main=clock.main, increment=clock.increment)
    return TermsTold(take_back=terms.take_back, clock=told)


def terms_wanted(told: TermsTold) -> Terms:
    """What somebody wants to agree on."""
    clock = told.clock
    if clock is None:
        return Terms(take_back=told.take_back)
    wanted = ClockTerms(expiry=clock.expiry, main=clock.main, increment=clock.increment)
    return Terms(take_back=told.take_back, clock=wanted)


def clock_shown(hosted: HostedTable) -> ClockShown | None:
    """How much time everybody has; None where nobody is timed."""
    clock = hosted.clock
    if clock is None:
        return None
    return ClockShown(left=clock.milliseconds, running=[int(seat) for seat in clock.running])
