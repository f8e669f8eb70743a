"""What steps environments, compiled once for all games."""
