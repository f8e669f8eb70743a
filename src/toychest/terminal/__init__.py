"""The terminal: any game of the chest, line by line, at one keyboard."""
