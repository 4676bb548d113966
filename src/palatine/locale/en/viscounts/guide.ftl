# Viscounts of the West Kingdom, in English: what the guided matches say.

## First match

viscounts-guide-first-welcome = Welcome, viscount. You ride round this kingdom, gather townsfolk and build influence. Most victory points win when all counted debts or all counted deeds have been taken. First choose whom you begin with: either pair will do.
viscounts-guide-first-cards = Your turn begins with a card from your hand. It comes into the left space of your board and slides one space to the right each turn. So its icons work for three turns, then it drops off.
viscounts-guide-first-silver = The silver number on the card is also how far your viscount must ride this turn. A cheap card keeps you near, a dear one takes you far.
viscounts-guide-first-move = Where to? On the outer path you can trade or build, on the inner path place workers in the castle or transcribe a manuscript. Every extra step costs 1 silver, fewer steps are not allowed.
viscounts-guide-first-act = Now one action. It is paid with icons on your board: merchants trade, builders build, nobles send workers, clerics write. What is missing you pay in goods. Only what you can afford is lit.
viscounts-guide-first-acts = Done! In the first two turns your board lends you icons of its own, on its empty spaces. Later the cards must bring them: three cards that show the same icon make a strong action.
viscounts-guide-first-recruit = You may hire the townsfolk where you stand for silver. The card goes to your discard pile and comes into your hand later. A better deck wins the second half of the game.
viscounts-guide-first-other = That was the turn of Blue. The chronicle tells it line by line, and a click on a line shows it on the board.
viscounts-guide-first-built = A building of yours! It leaves your board and opens the ability under it for good, it gives the reward of its site, and it links with neighbours. Three of one kind bring far more points than three single ones.
viscounts-guide-first-placed = Your workers are in the castle. As soon as three of yours stand in one section, one climbs for a reward and two go to the neighbours. Every tier higher is a point more.
viscounts-guide-first-sheets = Debts and deeds are the clock of the game. A deed is worth 1 point, an approved one 3; an unpaid debt costs 2, and paying it brings a resource. Turning them over is what good players never forget.
viscounts-guide-first-markers = Virtue moves your white marker, corruption your black one. When they meet, a collision follows: near the virtuous end it brings deeds, near the other end debts.
viscounts-guide-first-drop = Your oldest card has dropped off. Some cards do something just then: it stands at their foot. Plan which three cards will lie together when you arrive somewhere.
viscounts-guide-first-crimes = A criminal icon counts as any icon you need, but playing it brings corruption for every criminal on your board. One at a time is cheap.
viscounts-guide-first-collision = Your collision! You gained what stands above the place where the markers met, the others what stands below it. The markers go back to the ends.
viscounts-guide-first-end = By now you know the whole turn: card, ride, action, hire, collision, draw. Play on: “h” asks for a hint, a click on any sign tells what it means, and I speak only when something new comes. A good ride!

## Alone

viscounts-guide-alone-welcome = You play alone against the Automa: an opponent that the rules themselves move. It needs no thought and makes no mercy. Choose whom you begin with; it will start where the other pair would.
viscounts-guide-alone-goal = Most victory points win. The game ends after the counted debts or the counted deeds are gone, and the Automa takes from both stacks too.
viscounts-guide-alone-cards = Each turn you play a card into the left space of your board; the others slide to the right, the oldest drops off. Its silver number is how far your viscount rides.
viscounts-guide-alone-move = Outer path: trade or build. Inner path: workers for the castle, or a manuscript. Look first at which icons lie on your board, then ride to where they pay.
viscounts-guide-alone-act = One action, paid by icons and goods. If nothing good is lit, passing is allowed: sometimes the ride itself was worth it.
viscounts-guide-alone-recruit = Hire the townsfolk beside you for silver if it fits your plan. The Automa hires nobody, but it takes people away from the piles.
viscounts-guide-alone-scheme = The Automa has drawn a scheme. It lies on its board as a card lies on yours: the icons of three schemes are what it pays with.
viscounts-guide-alone-automa-moved = The scheme also says how far it rides. The chronicle tells every step of it, so you can always check what it did and why.
viscounts-guide-alone-automa-does = It tries its actions from left to right and does the first one it can pay for. So you can foresee it: look at its icons and at where it stands.
viscounts-guide-alone-sheets = A deed is worth 1 point, an approved one 3; an unpaid debt costs 2. At the end the better one in approved deeds or paid debts gains 12 more, the other 4. Do not leave that to the Automa.
viscounts-guide-alone-slid = Your oldest card has dropped off, perhaps with an effect. Three cards of one icon side by side are worth planning for.
viscounts-guide-alone-markers = Virtue and corruption drive your two markers together. When they meet you gain deeds or debts, according to where.
viscounts-guide-alone-collision = A collision: whoever's markers met gains what stands above the place, the other what stands below. The Automa has collisions too.
viscounts-guide-alone-end = That is the whole game. The Automa grows stronger by future schemes, so do not be slow. “h” asks for a hint. Good luck!
