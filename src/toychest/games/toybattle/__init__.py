"""Toy Battle: two racks of toys, one board, a race for medals or the other headquarters."""
