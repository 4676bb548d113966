"""The powers of Oath: what the sentences of cards, relics, sites and banners do.

How to write a power
====================
A power is a row of `data/powers.json` (kind, side, price, must or may, whom it binds: see
`tables.PowerRow`) and a small class. One file per suit, one each for relics, sites, edifices;
`POWERS` at the end of a file lists (row id, instance), in the order of the table. Add the file's
list to `written()` below. `order.py` is the example; `common.py` has the classes of common shape
(look there first; what two suits share belongs there).

1. The class. Named like the card, docstring with the reading in one line (and OA ids where a
   rule decides). `WINDOWS` lists the windows it fills (`windows.py`); for each it writes the
   method of `power.Power` that belongs to it. A power in no window is never called. Instances
   keep nothing of a match; numbers go into `__init__` (`GainWarbands(4)`).

2. `here` is where the card is: a slot (0 to 7), or WITH + seat for faceup advisers, held relics,
   banners, title and traits (`owner_of(here)` is the seat). Who is concerned a persistent power
   asks itself: `here == WITH + seat` (holder), `g.rules_card(seat, here)`,
   `g.is_enemy_of_ruler(seat, here)`, `g.reaches(seat, here)`.

3. Windows by kind of row
   action         ACTS: can_act, act         (reach and price are looked at and paid before)
   rest, wake     RESTS: can_rest, rest; WAKES: can_wake, wake
   when_played    WHEN_PLAYED: played
   modifier       SEARCHES, MUSTERS, TRADES, TRAVELS, RECOVERS, CAMPAIGNS: applies, modify, then
                  for those in use: pays, frees, ignores_sites, drew, mustered, traded, after.
                  `modify` may be a trial: it changes numbers of the deed (`deed.py`) and nothing
                  else. What it adds to the price goes into favor_due, secrets_due, warbands_due
                  and is handed over in `pays`. Mandatory rows are used by themselves.
                  What a modifier must know first (which site, whose advisers) it asks in
                  `announced`, which is no trial; `applies` must be sure that there is an answer.
                  Caps on the gains of a Trade, after all modifiers: TRADE_GAIN.
                  Modifiers of the play (not announced): OPENS_SITES, CLEARS, REWARDS, AFTER_PLAY.
   battle_plan    PLANS: can_plan, plan, lost, about_to_kill, won, saves_plans, afterwards;
                  `user` is NONE for the bandits, who use free plans without asking (OA-CAM-22).
                  Dice: `war.add_attack_dice(side, n, by)`, `war.add_defense_dice`; one that goes at
                  the end: `war.discards.append(self.number)`; other numbers: `Campaigning`.
   persistent     standing questions (ADVISER_LIMIT, PROTECTS, FORBIDS, BARS_PLAN ...), bans and
   and continuous tolls (BARS_*, TOLLS), reactions (CARD_PLAYED, RELICS_TAKEN, TITLE_TAKEN, LEFT,
                  ARRIVED, RECOVERED, CAMPAIGNED, ROLLED, END_DIE), replaced events
                  (FAVOR_ARRIVES, SPENDS, FAVOR_BURNED, DISCARDED).
   If a window is missing, add it: number in `windows.py`, empty method in `power.py`, the loop
   at the one place in the rules where it happens (`for entry in g.windows[X]: power_of(entry)
   .method(g, place_in(entry), ...)`).

4. Asking. `self.ask(g, here, seat, [])` pushes a frame (`power.Using`) with a step and a memory
   of numbers. Then `question(g, use)` is called until it returns None, and `answer(g, use, pick)`
   hears each answer: it must move `use.step` or `use.memory` on. `question` changes nothing and
   calls no frames; `answer` may call any (`g.call(new_travel(...))`), they run before the next
   question. Begin with `ask = question_of(self, use)` and offer the verbs of `names.py` made for
   powers (CHOOSE_SEAT, CHOOSE_CARD, CHOOSE_SLOT, CHOOSE_SUIT, CHOOSE_NUMBER, YES, NO, PASS ...;
   facedown things by place: CHOOSE_ADVISER, CHOOSE_BURIED, CHOOSE_SPACE); end with
   `return if_any(ask)`. Somebody else is asked by `self.ask(g, here, that_seat, ...)`. Memory is
   public: never put a facedown card into it, but its place. Numbers of the action under way:
   `battle.war_of(g)`, `search.search_of(g)`, or the deed that the window hands over. A power with
   a single question derives from `AsksOnce` and writes `choice(g, use)` and `chosen(g, use, pick)`
   in their place.

5. Doing. Tokens: `tokens.py` (gain_favor, take_favor, burn_favor, gain_secrets, gain_warbands,
   kill_on_board, kill_at_site, put_on_site ...). Cards, relics, banners: `cards.py`
   (discard_from_site, discard_adviser, put_at_site, take_relics, give_relic, seize_banner,
   is_locked, is_protected, suit_count, cards_ruled ...). Never edit lists of the state yourself
   where such a function exists: powers in play, tokens, tolls and titles hang on it. After sites,
   relics or banners have changed hands by other ways: `title.check_title(g)`. Free actions:
   `new_travel(g, seat, True)`, `new_campaign(g, seat, True)`, with `may_travel` / `may_campaign`
   before. A card in hand is played by `play.play_drawn`. Looks at facedown things set the seat's
   bit (`g.relic_deck_known`, `g.adviser_known`, `g.discards_known(region)` ...) and are told with
   `g.tell_to(seat, "saw-cards", [seat, power, *cards], "saw-some", [seat, power, n])`.
   Facts, questions and verbs are declared in `names.py`; new ones are worded in `locale/`.

6. Prices. The engine pays the printed price before `act`, `plan`, `rest`, `after_play`; for an
   announced modifier when the action is paid. Reactions with a price (Jinx, Relic Thief) look with
   `can_pay(g, seat, self.row)` and pay with `pay(g, seat, self.row)` themselves.

7. Tests: `tests/games/oath/test_power_<file>.py`, a test or more per power by name, with the
   helpers of `tests/games/oath/table.py` (its docstring shows a whole test): does it, cannot do it,
   price paid, each ruling. Compiled code: no closures, nested functions, comprehensions with
   side effects; `reversed(list attribute)` does not compile, count down with range.
"""

from __future__ import annotations

from palatine.games.oath.power import NO_POWER, TABLE, Power
from palatine.games.oath.powers import (
    arcane,
    beast,
    discord,
    edifices,
    hearth,
    nomad,
    order,
    others,
    relics,
    sites,
)
from palatine.games.oath.tables import POWER_IDS, POWER_ROWS
from palatine.games.oath.windows import FILLED
from palatine.kernel.errors import BadData


def written() -> list[tuple[str, Power]]:
    """All powers by the id of their row."""
    return [
        *arcane.POWERS,
        *beast.POWERS,
        *discord.POWERS,
        *order.POWERS,
        *hearth.POWERS,
        *nomad.POWERS,
        *edifices.POWERS,
        *relics.POWERS,
        *sites.POWERS,
        *others.POWERS,
    ]


def load() -> None:
    """Binds every power to its row and tells the state which windows it fills."""
    for id, power in written():
        if id not in POWER_IDS:
            raise BadData(f"power {id} has no row in powers.json")
        number = POWER_IDS.index(id)
        if TABLE[number] is power:
            continue
        power.row = POWER_ROWS[number]
        TABLE[number] = power
        FILLED[number].extend(power.windows())
    for number in range(len(POWER_IDS)):
        if TABLE[number] is NO_POWER:
            raise BadData(f"powers.json, {POWER_IDS[number]}: no power is written for it")
