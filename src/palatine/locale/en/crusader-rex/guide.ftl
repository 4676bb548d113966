# Crusader Rex, in English: what the guided match says.

## First match

crusader-rex-guide-first-welcome = The Holy Land in 1187. You lead the Franks, blocks with their faces towards you; the bot leads Saladin's Saracens. Whoever holds more of the seven victory cities after the winter of 1192 wins; all seven win at once.
crusader-rex-guide-first-cities = Four of the seven are yours now: Antioch, Tripoli, Acre and Jerusalem. Aleppo, Damascus and Egypt are Saladin's. So you need not conquer, you must hold out until the crusaders come.
crusader-rex-guide-first-seats = Your barons stand at home. You may send them elsewhere before the war begins; to leave them as they are is a good start. Choose that in the line of the question.
crusader-rex-guide-first-card = A year has six turns, and for each you choose one card in secret. The number says how many Moves you get, and the higher number moves first. Keep a 3 for the turn in which you must answer something.
crusader-rex-guide-first-revealed = Both cards are open. Moving second is no shame: you see what the other has done, but he may already stand before your gates.
crusader-rex-guide-first-move = Spend a Move: march the blocks of one town, muster blocks from many towns in one friendly town, or ship one block from port to port. Mustering is the cheapest way to get an army together.
crusader-rex-guide-first-block = Look at a block: the pips are its strength and the dice it throws, the letter says when it acts (A before B before C), the number with which it hits. Click on one to read all of it.
crusader-rex-guide-first-marched = Your men are on the way. A block follows as many roads as its move rating and must stop where an enemy stands. Four blocks fit on a major road, two on a minor one.
crusader-rex-guide-first-enemy = The Saracens have moved. You see that blocks have moved, not which. What good players ask: how fast was it, and where was it before?
crusader-rex-guide-first-attack = An attack! After both sides have moved, every town with blocks of both is a combat of at most three rounds.
crusader-rex-guide-first-deploy = Whoever defends decides: wait in the castle, as many blocks as the town has shields, or fight in the field. Inside it takes two hits to hurt you, but a siege wears you down. One against many stays inside.
crusader-rex-guide-first-sally = Besieged blocks may sally out and fight in the field. Do so when you are the stronger one or when help stands outside; else wait.
crusader-rex-guide-first-siege = A siege stands. Each turn dice are thrown for attrition inside. Bring an army to lift it: besiegers who are attacked fight in the field.
crusader-rex-guide-first-fight = This block acts now: it fires, it may charge if it is a Frankish knight (more hits, but also losses of its own), or it goes back. Hits go to the strongest enemy.
crusader-rex-guide-first-fires = The dice have spoken: every die that shows the block's number or less is a hit. The order A, B, C with the defender first decides many battles, so bring A and B blocks along.
crusader-rex-guide-first-next = Next turn. The sixth of the year is winter: nobody fights, besiegers must have gone, and a town feeds only as many blocks as it has shields. Spread your men before it comes.
crusader-rex-guide-first-winter = Winter. Blocks that a town cannot feed are gone, the others recover, and a new hand of six cards is dealt. From 1188 on each side draws a new block every turn, and your crusaders come.
crusader-rex-guide-first-end = You have seen a whole year; five are left. Hold the castles, strike where he is thin, and be in the fourth city when 1192 ends. “h” asks for a hint. Deus vult!
