# Oath, in English: what the guided matches say.

## First match

oath-guide-first-welcome = An old empire and an oath. The bot is the Chancellor and keeps the oath; you are Red, an Exile, and want to take it. First put your pawn on the map: where several cards lie you can do the most.
oath-guide-first-goal = The oath says what counts, the most land perhaps, or a banner. Whoever meets its goal at any moment becomes Oathkeeper. Hold the title at the start of two of your turns in a row, and you win.
oath-guide-first-adviser = You begin with three cards and keep one as a secret adviser. You can turn it up later. Two advisers of one suit make trading rich, so a suit that lies on the map near you is a good choice.
oath-guide-first-act = Your turn! You spend Supply on as many actions as it pays for, in any order. What is lit can be done now. Unspent Supply is not wasted: part of it stays with you.
oath-guide-first-supply = This is your Supply. The more warbands you lead, the less comes back at rest. Muster and trade cost 1, a campaign 2, a search usually more.
oath-guide-first-search = Search first. It brings new cards, and cards are power. You draw three, keep one and play it.
oath-guide-first-where = The world deck holds what nobody has seen, Visions among it. The discard pile of your region is cheaper later on.
oath-guide-first-keep = Keep the card that helps you here and now; a click tells what it does. A Vision is your second way to win: reveal it, meet its goal, and wait until three Visions have come out of the deck.
oath-guide-first-play = A card goes to your site, where everybody who stands there can use it and you gain a favor at once, or to your side as an adviser, for you alone. Three advisers at most.
oath-guide-first-warbands = Warbands are strength. To muster you put a favor on a card at the site and gain two. Those on a board attack, those at a site rule it.
oath-guide-first-rest = You have rested: favor on cards goes to the banks, secrets come back to you, Supply is refreshed. Then the others have their turn.
oath-guide-first-chancellor = That was the Chancellor. Watch what is left unguarded: the title, a banner, sites with few warbands. An Empire cannot be strong everywhere.
oath-guide-first-second = What now? Muster where you stand, travel to the site that you want to rule, and campaign there with as many dice as you have warbands. Whoever rules the site rules its cards.
oath-guide-first-banners = The two banners can be recovered: the People's Favor for favor, the Darkest Secret for secrets, for more than lies on them. Some oaths and Visions ask for just that.
oath-guide-first-end = You know the six actions now; the rest is on the cards. From round 5 on a die may end the game for the Chancellor, so do not wait. “h” asks for a hint. Make history!

## Alone

oath-guide-alone-welcome = You are Red, an Exile, alone against the Clockwork Prince: a Chancellor whom the rules themselves move. He keeps the oath, you want to take it. Put your pawn where there are cards to use.
oath-guide-alone-goal = The oath says what counts. Whoever meets its goal holds the title; hold it at the start of two of your turns in a row, and you win. At the end of round 8 it is too late.
oath-guide-alone-adviser = Of three cards one stays with you as a secret adviser. Look for a suit that lies on the map near you: advisers of one suit make trading rich.
oath-guide-alone-prince-card = The Prince has taken his turn. First he draws cards and plays one; nobody chooses for him. Whom he counts among Friends decides which card he takes.
oath-guide-alone-prince-moves = Then he walks over his mind sheet from cell to cell, by arrows that ask how things stand. The chronicle names every cell and arrow, so each of his steps can be checked.
oath-guide-alone-act = Your turn. Supply pays for as many actions as you like: search, muster, trade, travel, recover, campaign. He has none of this: only his actions.
oath-guide-alone-supply = Watch your Supply: muster and trade cost 1, a campaign 2, a search usually more. The more warbands you lead, the less comes back at rest.
oath-guide-alone-search = A search brings three cards, of which you keep one. Visions come from here too: your second way to win, once three of them have left the deck.
oath-guide-alone-keep = Keep what helps you at once. A click on a card tells all it does.
oath-guide-alone-play = To your site, for a favor and for everybody who stands there; or to your side as an adviser, for you alone.
oath-guide-alone-rest = You rest: favor on cards goes back to the banks, your secrets return, Supply is refreshed. Then it is the Prince's turn.
oath-guide-alone-read = Before you act, read him: what threatens his title draws him there. A site he will not look at is yours to take.
oath-guide-alone-end = That is all to begin with; the rest is on the cards. From round 5 on a die may end the game in his favor, so be quick. “h” asks for a hint. Make history!
