"""Coded Castle: a cooperative game of programming with cards (docs/rules/castle.md)."""
