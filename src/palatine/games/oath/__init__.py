"""Oath: Chronicles of Empire and Exile.

How it is built
- Seats are colours, purple the Chancellor (`Oath.chancellor`: seat 0, or the last where the Prince
  is); `Oath.order` is the order of turns. Warbands on a board are purple for the Empire, else of
  the seat's colour; a bank is what is nowhere else.
- Cards at sites, relics at sites and advisers lie in order of arrival. Tokens on cards are a short
  sorted list (`laden`), as the next Rest takes them off.
- A *face* is whatever has powers, a *power* a row of the table and an object (`power.Power`) with a
  method for each *window* of an action, all empty. `Oath.windows` holds for each window the powers
  in play that fill it, as power * 64 + place; it is derived, shared by copies and replaced whenever
  a face comes into play or leaves it (`enters`, `leaves`; `cards.py` makes all such moves).
- Actions are frames with typed numbers (`deed.py`): a modifier in use changes those, never the
  match, until the action is paid. So an action, and each modifier of it, is offered only if a trial
  on a copy of the frame shows that it can be carried through (`actions.is_viable`).
- Tokens, warbands, cards and titles change in one place each (`tokens.py`, `cards.py`, `title.py`),
  where powers that replace or react to the event are asked. What needs a decision is a frame that
  is called on top of the one that caused it, so it is settled before the action goes on.
- A power that asks pushes `power.Using`, which calls its `question` and `answer`.
- Chapters: `setup`, `turn` (rounds, Wake, Act, Rest), `minor`, `search`, `play`, `muster` (with
  Trade), `travel`, `recover` (and banners), `campaign` with `battle` and `plans`, `citizenship`,
  `scepter`, `bargains`, `title`, `victory`. `powers/` has a file for each suit and kind of card.
- The Clockwork Prince (`Oath.prince`) is a house seat: `prince` has his turn, `prince_mind` and
  `prince_campaign` what he sees, `prince_answers` what he says; the sheet is `prince_tables.SHEET`.
- Secrets: piles keep who knows each place, facedown things on the table too (`sight.py`). Of the
  world deck everybody knows the back on top and in which of its three parts a Vision can lie
  (`world_part`, `upper_visions`, `middle_visions`); guesses keep to that. A hand has no order.
"""
