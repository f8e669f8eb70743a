"""How Coded Castle is weighed: by its planner."""
