"""The windows of actions in which powers act, and which of them each power fills.

A window is a moment (a price is worked out, a card was played) or a standing question (how many
advisers may somebody have). `Oath.windows` holds, for each of them, the powers now in play that
fill it; `Power` (`power.py`) has a method for each.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.tables import POWERS

# standing questions
ADVISER_LIMIT: Final = 0
SUIT_COUNT: Final = 1
CAPACITY: Final = 2
BANDITS: Final = 3
LOCKS: Final = 4
PROTECTS: Final = 5
FORBIDS: Final = 6
BARS_POWER: Final = 7
# the turn
WAKES: Final = 8
ACTS: Final = 9
RESTS: Final = 10
# modifiers of the six major actions, in the order of MAJOR_ACTIONS
SEARCHES: Final = 11
MUSTERS: Final = 12
TRADES: Final = 13
TRAVELS: Final = 14
RECOVERS: Final = 15
CAMPAIGNS: Final = 16
# prices and bans that need no announcement
TOLLS: Final = 17
BARS_CARD: Final = 18
TRAVEL_COST: Final = 19
BARS_TRAVEL: Final = 20
SENDS: Final = 21
LEFT: Final = 22
ARRIVED: Final = 23
BARS_RECOVER: Final = 24
RECOVERED: Final = 25
# playing a card
BARS_PLAY: Final = 26
OPENS_SITES: Final = 27
CLEARS: Final = 28
REWARDS: Final = 29
HOMELAND: Final = 30
AFTER_PLAY: Final = 31
CARD_PLAYED: Final = 32
WHEN_PLAYED: Final = 33
# campaign
BARS_TARGET: Final = 34
TARGET_SET: Final = 35
TARGET_DICE: Final = 36
POOL: Final = 37
FORCE: Final = 38
BARS_PLAN: Final = 39
PLAN_PRICE: Final = 40
PLANS: Final = 41
CAMPAIGNED: Final = 42
# events, whoever causes them
RELICS_TAKEN: Final = 43
TITLE_TAKEN: Final = 44
FAVOR_ARRIVES: Final = 45
FAVOR_BURNED: Final = 46
ROLLED: Final = 47
END_DIE: Final = 48
DISCARDED: Final = 49
SPENDS: Final = 50
TRADE_GAIN: Final = 51  # after the modifiers of a Trade
ALL_WINDOWS: Final = 52

# the windows that each power fills; the table of powers writes it when it is loaded
FILLED: Final[list[list[int]]] = [[] for _ in range(POWERS)]

PLACES: Final = 64  # an entry of a window is power * PLACES + place
