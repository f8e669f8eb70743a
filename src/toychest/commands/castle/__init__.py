"""What can be typed about Coded Castle alone: boards of one's own, checked and printed."""
