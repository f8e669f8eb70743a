"""The compiled half of Coded Castle's planner."""
