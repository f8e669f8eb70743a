"""Puzzles: made from games, and judged.

recipe.py          which games bots play for them, and how sure a puzzle must be
game_played.py     a game of bots by its number, or somebody's own
makers             maker.py       what of a game is a puzzle: by a kernel's search, or by every way, as its game says
making.py          one game after the other into a file; stopped and started again it goes on
judging.py         whether what somebody tried solves a puzzle: by the rules alone
hardness.py        how hard they are beside each other
day.py             which one a day has
"""
