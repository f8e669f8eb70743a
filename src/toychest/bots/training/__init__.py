"""Value networks: games that they play against themselves, and what they learn from them."""
