"""Boards, cards and tokens on paper: drawn once, written as SVG and as PDF."""
