"""What chance does: one of its moves, by the odds."""

import random
from typing import Any

from toychest.contract import Rules


def chance_move(rules: Rules[Any, Any], state: Any, luck: random.Random) -> Any:
    """A move of chance, as likely as the rules say."""
    odds = rules.odds(state)
    return luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
