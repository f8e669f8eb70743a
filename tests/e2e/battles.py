"""Battles put together by hand: what chance dealt and what both sides did, up to the moment that a test needs."""

OPENING = "start blue, deal Roxy, deal Roxy, deal Kwak, deal Roxy, deal Roxy, deal Roxy, deal Star"
TAKES = "take, deal Roxy, deal Kwak, take, deal Kwak, deal Kwak"

A_FULL_RACK = (
    f"{OPENING}, {TAKES}, take, deal Hook, deal Jumbo, take, deal Skully, deal Hook, take, deal Star, place Roxy 24"
)
"""Blue, who is to act, holds eight tiles."""

PLACES = "place Roxy 11, place Roxy 24, place Roxy 13, place Roxy 25, place Roxy 15, decline, place Roxy 22"

ONE_FROM_CLOSING = f"{OPENING}, {TAKES}, {PLACES}"
"""Blue closes the region between 13, 15 and 17 with the next troop, on Castle Field."""

A_QUESTION_IS_OPEN = f"{OPENING}, {TAKES}, {PLACES.split(', decline')[0]}"
"""Blue is asked which troop to recall."""

SKULLY_ASKS = (
    "start blue, deal Roxy, deal Skully, deal Kwak, deal Roxy, deal Roxy, deal Roxy, deal Star, place Skully 11"
)
"""Blue is asked whether to take two tiles."""

MARCH = (
    "place Roxy 11, place Roxy 25, place Roxy 13, place Roxy 23, place Roxy 18, place Roxy 21, decline, place Kwak 22"
)
AT_THE_GATE = "take, deal Hook, deal Hook, place Kwak 24, take, deal Hook, deal Jumbo, take, deal Star, deal Star"

ONE_FROM_WINNING = f"{OPENING}, {TAKES}, {MARCH}, {AT_THE_GATE}, take, deal Jumbo"
"""Blue stands beside the enemy's headquarters, with Star in hand."""

MIDDLE_GAME = (
    "start red, deal Cap'n, deal XB-42, deal Cap'n, deal Cap'n, deal Hook, deal XB-42, deal Star, place XB-42 25, "
    "rob, pick Cap'n, place Hook 17, take, deal Star, deal Roxy, place XB-42 12, decline, place Roxy 25, place "
    "Star 14, take, deal Kwak, place Cap'n 25, place Star 23, take, deal Skully, place Kwak 16, recall 12, place "
    "Cap'n 25, place Skully 19, take, deal Jumbo, deal XB-42, place XB-42 11, rob, pick XB-42, place Jumbo 23, "
    "take, deal Hook, deal Jumbo, take, deal Roxy, deal Jumbo, place Hook 24, place Jumbo 25, take, deal Skully, "
    "deal XB-42, place Roxy 24, place Skully 13, take, deal Star, deal Skully, take, deal Kwak, deal Roxy, place "
    "XB-42 12, rob, pick Kwak, place Roxy 22, place Jumbo 18, decline, take, deal Kwak, deal Hook, take, deal "
    "Roxy, deal Hook, place Kwak 18, place Hook 11, place Hook 15, recall 22, take, deal Kwak, deal Jumbo, take, "
    "deal XB-42, deal Skully"
)
"""Regions closed on both sides, stacks, a known tile on red's rack; blue is on turn."""
