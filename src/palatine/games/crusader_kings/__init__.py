"""Crusader Kings: the Board Game.

How it is built
- A participant is known by its culture for the whole game. Seats are numbered people first, then
  the AIs (house seats), each clockwise; `Kings.clockwise` and `left_of` are the order of turns.
- Everything that exists once has one place: `token_at` (144 trait tokens), `character_at` with
  `family` and `lord` (125 characters), `card_at` (140 action cards). Decks and bags have no order:
  what is needed is drawn by chance when it is needed, so there is nothing to hide in them.
- Hidden are places of action cards alone (`sight.py`). `with_*` and `plan_*` are places that only a
  seat's sight holds: "in hand or plan of", "one of the two planned". `giver` keeps who gave a card
  away in a deal and so knows it, a rumour what is left of that when one of several goes on unseen
  ("with one of these"); `cards` and `planned` are the open numbers that bind a guess.
- Family boards are twelve members in a row: ruler, spouse, three children, two siblings, and the
  spouse of kin `m` at `m + SPOUSES`. Age is `born`, not the slot. `origin` says where a spouse came
  from, for the option that ends pacts with their marriages.
- Events, developments, track and modifiers are data: `programs.py` flattens the event language,
  `hooks.py` adds hooks up by source (developments, then spaces), `events.py` is the interpreter.
  A modifier is named after the card that leaves it. No rule knows a card by name.
- A check is one frame that hands SUCCESS or FAILURE down (`checks.start_check`). Whoever dies does
  so in a frame of its own (`family.kill`), succession and crisis inside of it. Lists of things
  (armies, regions, duchies, allies) are asked one by one, in any order, and end with `pass`; a
  search keeps to the order of the file (`Ask.pass_over`), and `ways.py` names several at once.
- Trade and proposals are kernel drafts: `trade.Bargain`, and `marriage.Proposal` on top of it.
- With `bastards` at `last` a bastard who was passed over for a sibling is removed with the old
  generation, as there is no place for a nephew on the board.
- An AI turn (`ai.py`) scans the list of its strategy (`strategies.json`), tells why entries are
  skipped (`ai_reasons.py`), and starts the same frames as people do. What the house answers in them
  is one list of candidates by question (`ai_answers.py`, `ai_deeds.py`, `ai_events.py`); between
  them `ai_choice.decide` draws a lot or has people vote. `ai_courtship.py` is its dynasty phase.
- What cards, developments, spaces and strategies say is composed from their records (`phrases.py`);
  questions tell what they leave out while `g.explaining` (`why.py` and the chapters themselves).
"""
