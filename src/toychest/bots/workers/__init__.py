"""Processes that think for everybody else, and where they keep what they compile."""
