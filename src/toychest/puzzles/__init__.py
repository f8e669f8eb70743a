"""Puzzles: made from games, and judged.

recipe.toml        which games bots play for them, and how sure a puzzle must be
bot_games.py       a bot game by its number; `played_games.py`: somebody's own
makers             maker.py       what of a game is a puzzle: by a kernel's search, or by every row of the castle
making.py          one game after the other into a file; stopped and started again it goes on
judging.py         whether what somebody tried solves a puzzle: by the rules alone
day.py             which one a day has
"""
