"""Uniformly random play through a kernel, chance by its odds: games one after the other."""

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.kernels import CELLS, HANDED, Compiler, below, copy, weighed

compiler = Compiler(**HANDED, start_cells=CELLS)


@compiler.entry
def random_play(
    to_act, listed, step, table_cells, start_cells, row_cells, rng, ids, odds, moves, longest, scratch_cells
):
    """So many moves, from the start again once a game is over or `longest` moves old; gives the games that ended."""
    copy(start_cells, row_cells)
    games, age = 0, 0
    for _ in range(moves):
        actor = to_act(row_cells)
        while actor == OVER or age >= longest:
            copy(start_cells, row_cells)
            games += 1
            age = 0
            actor = to_act(row_cells)
        count = listed(table_cells, row_cells, ids, odds, scratch_cells)
        number = weighed(odds, count, rng) if actor == CHANCE else below(rng, count)
        step(table_cells, row_cells, ids[number], scratch_cells)
        age += 1
    return games
