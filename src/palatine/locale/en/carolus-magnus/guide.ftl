# Carolus Magnus, in English: what the guided match says.

## First match

carolus-magnus-guide-first-welcome = Charlemagne rides round this ring, and his heirs build castles where he stops. You are Black, the bot is White. Whoever has all ten castles on the map first wins.
carolus-magnus-guide-first-disc = Every round begins with a disc. The lower number acts first; the higher number may move the Emperor further. A disc that was laid comes back only after the fifth round. Touch one of yours.
carolus-magnus-guide-first-order = White has laid a disc too. Equal numbers are not allowed, so the order of the two turns is clear: the lower disc first.
carolus-magnus-guide-first-reserve = Your reserve: seven paladins of five clans. Each turn you play three of them, one by one: pick a cube, then say where it goes.
carolus-magnus-guide-first-court = At your court a paladin wins you its clan: whoever has more cubes of a colour at court controls that colour everywhere on the map. Begin there, with a colour of which you have several.
carolus-magnus-guide-first-marker = You have a clan marker! From now on all cubes of this colour on the map fight for you, whoever put them there.
carolus-magnus-guide-first-map = A cube can also go onto the map. It stays there for good and counts for whoever controls its colour when the Emperor stops there. So strengthen the lands that he can reach soon.
carolus-magnus-guide-first-moved = The Emperor has moved. Only the land where he stops is looked at; those he passes are not. Cubes of your clans and your castles there are your strength.
carolus-magnus-guide-first-rolled = At the end of your turn dice refill the reserve: three colours for the three cubes you played. This is the only luck of the game.
carolus-magnus-guide-first-emperor = Now you move the Emperor: at least one step, at most the number on your disc. Look at what stands beside each step: it says who would build there. Never ride to where the other side is ahead if you can help it.
carolus-magnus-guide-first-crown = A crown on the die: you choose the colour yourself. Take what secures a clan at court, or what you lack for a land.
carolus-magnus-guide-first-their-castle = White has built a castle. A castle counts as one more paladin for its owner. It can be taken: be stronger there when the Emperor comes again, and it becomes yours.
carolus-magnus-guide-first-stolen = A clan has changed hands. For that one must have more cubes at court than the other, a tie is not enough. Guard a lead of two where a clan carries your castles.
carolus-magnus-guide-first-own-castle = Your castle! It happens by itself as soon as you are the stronger one where the Emperor stops, on your turn or on the other's.
carolus-magnus-guide-first-joined = Neighbouring lands of one owner have joined: one land, more castles, more cubes, and one step for the Emperor. Such lands are hard to take, and whoever takes them takes all the castles.
carolus-magnus-guide-first-twice = Whoever acts last in one round and first in the next plays twice in a row. Keep a low disc for the moment when that decides.
carolus-magnus-guide-first-back = Five rounds are over and all discs are back in hand. Count the castles that each side still needs: the last one ends the game at once.
carolus-magnus-guide-first-end = That is all there is to know. The match goes on without me: “h” gives a hint, a click on a thing tells what it is, and the rules are beside the chronicle. Good luck!
