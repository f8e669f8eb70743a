"""Coded Castle on paper."""
