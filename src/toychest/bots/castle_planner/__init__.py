"""The planner of Coded Castle: it looks at every plan of the row at hand, and knows what each square is worth after it.

    before rows are laid, once a game                                             the row at hand
    every plan of every row  --traced-->  outcomes  --values-->  book  --look up-->  best plan, prospects, thought
    (jitted/plans.py)              (jitted/outcomes.py) (jitted/values.py) (book.py) (jitted/best_plan.py, prospects.py)

What a row may be, and which stack it leaves, is in stacks.py.
"""
