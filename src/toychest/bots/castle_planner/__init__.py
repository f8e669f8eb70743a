"""The planner of Coded Castle: it looks at every plan of the row at hand, and knows what each square is worth after it.

once for the terms of a game        every_plan.py   what every plan of every row does, from every square: traces
once for the treasures of a game    book.py         what becomes of them: outcomes; the chance to win after each: values
                                    stacks.py       which rows a stack brings, and which stack each of them leaves
for the row at hand                 prospects.py    every plan weighed by its level's measure, with a look into the book
                                    thoughts.py     ... told as any bot tells its thoughts
as bots ask for it                  planner.py      the entry point
for who asks for a hint             advice.py       the best of them weighed by games played on, treasures first
                                    by_rules.py     the same row by the readable rules, without values

compiled/ is its compiled half: plans and what they do, outcomes, values, the best plan.
"""
