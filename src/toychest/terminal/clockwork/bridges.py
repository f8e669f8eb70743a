"""The bridges of a city as walks from end to end: a field where more or fewer than two paths meet ends one."""

from toychest.games.clockwork.view import CityBoardShown


def bridges_of(board: CityBoardShown) -> list[list[int]]:
    """Every path once, in as few walks as there are stretches; a ring begins and ends at the Towers."""
    beside: dict[int, list[int]] = {field.number: [] for field in board.fields}
    for one, other in board.paths:
        beside[one].append(other)
        beside[other].append(one)
    ends = [field for field, others in beside.items() if len(others) != 2]
    walked: set[frozenset[int]] = set()
    starts = [*ends, board.towers, *beside]
    return [
        _walk(start, onward, beside, walked)
        for start in starts
        for onward in sorted(beside[start])
        if frozenset((start, onward)) not in walked
    ]


def _walk(start: int, onward: int, beside: dict[int, list[int]], walked: set[frozenset[int]]) -> list[int]:
    """From here on, until the next fork, dead end, or back to the start."""
    bridge = [start, onward]
    walked.add(frozenset(bridge))
    while len(beside[bridge[-1]]) == 2 and bridge[-1] != start:
        ahead = next(field for field in beside[bridge[-1]] if field != bridge[-2])
        walked.add(frozenset((bridge[-1], ahead)))
        bridge.append(ahead)
    return bridge
