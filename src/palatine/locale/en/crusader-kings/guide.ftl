# Crusader Kings, in English: what the guided matches say.

## First match

crusader-kings-guide-first-welcome = Europe about 1066. You lead the English, the bot leads the Franks, and the Germans are led by the rules. After three eras each region you control is a point, and so is each achievement.
crusader-kings-guide-first-compose = An era begins with eight cards, and you decide how many of each kind: Realm builds, Intrigue plots, War conquers, Tax fills the chest, Crusade sends somebody east. War and Tax make an easy first era.
crusader-kings-guide-first-marry = Every round begins with marriages. This is your family: the ruler should marry first, for without children the house dies out. A wife from an independent region makes that region your ally.
crusader-kings-guide-first-partner = Whom? A lord's region next to yours is best: an ally can later be annexed without a fight. The trait of the bride comes into your family too.
crusader-kings-guide-first-check = A trait check: tokens are drawn from your bag, green ones are successes. One token is free; each further one costs 1 gold, at most two more than you need. Look into your bag before you pay.
crusader-kings-guide-first-critical = A negative trait is a failure, but every action has two critical traits that work the other way round: a liar makes a good spy. The question always names them.
crusader-kings-guide-first-plan = Now plan two cards face down, in the order in which you will play them. A card is an action and an event; the action may be declined, the event happens. First mobilise, then attack: that is a classic.
crusader-kings-guide-first-revealed = Your first card is open. Choose one of its actions; then its event follows, good or bad. Hover over the card to read both.
crusader-kings-guide-first-mobilise = Armies stand in your own regions, one in each, four at most. Put them at the border where you want to go next. They will want pay at the end of the round.
crusader-kings-guide-first-event = The event of your card has happened. It says whom it concerns: often the one who played it, sometimes the first player or everybody.
crusader-kings-guide-first-declare = Attack from a mobilised region into a neighbour. An allied independent region is annexed, another one is invaded by a check; castles and armies there make it harder, your own supporting armies easier.
crusader-kings-guide-first-conquered = A new region: a victory point as long as you keep it. Move the army in to guard it; an unguarded border invites others.
crusader-kings-guide-first-upkeep = The support phase: every army costs gold. An unpaid army goes home and leaves unrest behind; you may also disband one in good order. Count your gold before you mobilise everywhere.
crusader-kings-guide-first-age = Your ruler has grown older. The older, the nearer the day when the heir takes over. A ruler without an heir means a crisis, so marry and hope for sons and daughters.
crusader-kings-guide-first-rival = Another dynasty has grown. To attack a player you need a casus belli or a war; the other way is a marriage between your houses, which makes peace.
crusader-kings-guide-first-second = A new round. At least once in each era somebody of yours must crusade, else the third round forces you. Each step on the crusade track brings a lasting bonus.
crusader-kings-guide-first-end = You know the course of a round now: marry, plan, two turns, pay and grow old. I will speak up when something new happens. “h” asks for a hint; a click tells what a thing is. Long live the dynasty!

## Alone

crusader-kings-guide-alone-welcome = You lead the Franks alone. The English and the Germans are led by the rules: each follows a strategy card, which you can open and read. Have the most points after three eras.
crusader-kings-guide-alone-compose = An era begins with eight cards, and you decide how many of each kind: Realm builds, Intrigue plots, War conquers, Tax fills the chest, Crusade sends somebody east. War and Tax make an easy first era.
crusader-kings-guide-alone-marry = Every round begins with marriages. This is your family: the ruler should marry first, for without children the house dies out. A wife from an independent region makes that region your ally.
crusader-kings-guide-alone-partner = Whom? A lord's region next to yours is best: an ally can later be annexed without a fight. The trait of the bride comes into your family too.
crusader-kings-guide-alone-check = A trait check: tokens are drawn from your bag, green ones are successes. One token is free; each further one costs 1 gold, at most two more than you need. Look into your bag before you pay.
crusader-kings-guide-alone-critical = A negative trait is a failure, but every action has two critical traits that work the other way round: a liar makes a good spy. The question always names them.
crusader-kings-guide-alone-plan = Now plan two cards face down, in the order in which you will play them. A card is an action and an event; the action may be declined, the event happens. First mobilise, then attack: that is a classic.
crusader-kings-guide-alone-revealed = Your first card is open. Choose one of its actions; then its event follows, good or bad. Hover over the card to read both.
crusader-kings-guide-alone-mobilise = Armies stand in your own regions, one in each, four at most. Put them at the border where you want to go next. They will want pay at the end of the round.
crusader-kings-guide-alone-event = The event of your card has happened. It says whom it concerns: often the one who played it, sometimes the first player or everybody.
crusader-kings-guide-alone-declare = Attack from a mobilised region into a neighbour. An allied independent region is annexed, another one is invaded by a check; castles and armies there make it harder, your own supporting armies easier.
crusader-kings-guide-alone-conquered = A new region: a victory point as long as you keep it. Move the army in to guard it; an unguarded border invites others.
crusader-kings-guide-alone-upkeep = The support phase: every army costs gold. An unpaid army goes home and leaves unrest behind; you may also disband one in good order. Count your gold before you mobilise everywhere.
crusader-kings-guide-alone-age = Your ruler has grown older. The older, the nearer the day when the heir takes over. A ruler without an heir means a crisis, so marry and hope for sons and daughters.
crusader-kings-guide-alone-born = A child is born, with a trait of its own. Children inherit, marry, rule duchies and take the cross.
crusader-kings-guide-alone-turned-up = An AI dynasty turns up the top card of its own pile. Nobody chooses for it: the kind of the card says which list of its strategy is read.
crusader-kings-guide-alone-entry = It carries out the first entry of the list that is possible, and the chronicle says why others were skipped. So you can read ahead what it will do to you.
crusader-kings-guide-alone-end = A new round. Guard the borders towards the dynasty whose list speaks of invading you, and marry into it if you can. I will speak up when something new happens. Good luck, my liege!
