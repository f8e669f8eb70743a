"""The arena: bots play each other, and it is told how strong they are."""
