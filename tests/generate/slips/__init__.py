"""Slips made in the course of a deal: each breaks one rule at one place, and play goes on from it.

Every slip is a function of the game and a fresh deal; it plays the deal out, wrong at one place.
It answers the path of the item where the finding must stand: its place in the deal, and where a
card of it is meant, which of its lists and which card; or None where the chance did not come.
"""

from tests.generate.slips import (
    dealing,
    exchanges,
    house_rules,
    kings,
    misreadings,
    pen,
    replies,
    sheet,
)

MODULES = (replies, pen, kings, exchanges, dealing, sheet, house_rules, misreadings)
IN_PLAY = {
    name.replace("_", "-"): slip
    for module in MODULES
    for name, slip in vars(module).items()
    if callable(slip) and getattr(slip, "__module__", "") == module.__name__ and name[0] != "_"
}
del IN_PLAY["breach"]
