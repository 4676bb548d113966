# Oath, in English: the Clockwork Prince.

## His board and his mind sheet

oath-threat-no-threat = No threat?
oath-threat-successor = Successor
oath-threat-usurper = Usurper
oath-threat-vision = Vision
oath-threat-oathkeeper = Oathkeeper
oath-column-friends = Friends
oath-column-conspirators = Conspirators
oath-arrow-red = red
oath-arrow-orange = orange
oath-arrow-black = black
oath-condition-always = always
oath-condition-ready-sites = ready to fight: sites
oath-condition-ready-relics = ready to fight: relics
oath-condition-ready-the-grand-scepter = ready to fight: Grand Scepter
oath-condition-ready-darkest-secret = ready to fight: Darkest Secret
oath-condition-ready-peoples-favor = ready to fight: People's Favor
oath-condition-recover-peoples-favor = can recover the People's Favor
oath-condition-recover-darkest-secret = can recover the Darkest Secret
oath-condition-recover-relic = can recover a relic here
oath-condition-relic-affordable = can pay for a relic on the map
oath-condition-muster-possible = Muster possible
oath-condition-rules-most-sites = rules the most sites
oath-condition-holds-darkest-secret = holds the Darkest Secret
oath-condition-holds-peoples-favor = holds the People's Favor
oath-excuse-nothing-to-gain = nothing would be gained
oath-excuse-no-warbands = it would give no warbands
oath-excuse-best-here = his site is as good as any
oath-excuse-not-ready = he is not ready to fight
oath-excuse-nobody-has-it = nobody else has it
oath-excuse-no-site = there is no such site
oath-excuse-cannot-pay = he cannot pay for it
oath-excuse-is-his = it is his already
oath-excuse-no-relic = no relic lies at his site
oath-phase-threat = 1. Threat
oath-phase-card = 2. Card
oath-phase-actions = 3. Actions
oath-phase-cleanup = 4. Cleanup
oath-say-cell = { $code } ({ $deed })
oath-say-symbol-supremacy = threat: sites
oath-say-symbol-the-people = threat: People's Favor
oath-say-symbol-protection = threat: relics and banners
oath-say-symbol-devotion = threat: Darkest Secret
oath-say-symbol-the-grand-scepter = threat: Grand Scepter
oath-say-deed-travel-most-trade-favor = Travel: most favor
oath-say-deed-travel-most-trade-secrets = Travel: most secrets
oath-say-deed-travel-relic-site = Travel: relic
oath-say-deed-trade-favor = Trade: favor
oath-say-deed-trade-secrets = Trade: secrets
oath-say-deed-muster = Muster
oath-say-deed-travel-campaign-sites = Travel and Campaign: sites
oath-say-deed-travel-campaign-relics = Travel and Campaign: relics
oath-say-deed-travel-campaign-the-grand-scepter = Travel and Campaign: Grand Scepter
oath-say-deed-travel-campaign-peoples-favor = Travel and Campaign: People's Favor
oath-say-deed-travel-campaign-darkest-secret = Travel and Campaign: Darkest Secret
oath-say-deed-recover-relic = Recover: relic
oath-say-deed-recover-peoples-favor = Recover: People's Favor
oath-say-deed-recover-darkest-secret = Recover: Darkest Secret
oath-say-deed-search = Search
oath-say-own-sheet = Reconstruction: the printed sheet is not public as text, and this cell was designed after the rulebook.

## What he does

oath-fact-prince-phase = The Clockwork Prince ({ NAME($seat) }): { NAME($phase) }
oath-fact-prince-threat = { NAME($seat) } sees a threat: { NAME($threat) }, through { NAME($seat2) }.
oath-fact-prince-threat-of-nobody = { NAME($seat) } acts as if under the threat { NAME($threat) }.
oath-fact-prince-no-threat = { NAME($seat) } sees no threat.
oath-fact-prince-tokens = Both action tokens go to { NAME($cell) }.
oath-fact-prince-tokens-stay = The action tokens stay: the current one is at { NAME($cell) }.
oath-fact-prince-drew = { NAME($seat) } draws { NAME($cards) }.
oath-fact-prince-no-card = { NAME($seat) } draws no denizen and plays nothing.
oath-fact-prince-tactics-plan = { NAME($card) } is a battle plan and moves the tactics token, which is now worth { $number ->
        [one] { $number } attack die.
       *[other] { $number } attack dice.
    }
oath-fact-prince-tactics-box = For { NAME($card) }, which could not be played, the tactics token moves and is now worth { $number ->
        [one] { $number } attack die.
       *[other] { $number } attack dice.
    }
oath-fact-prince-chose = { NAME($seat) } takes { NAME($card) }: { NAME($suit) } stands highest among { NAME($column) }.
oath-fact-prince-chose-first = { NAME($seat) } takes { NAME($card) }, the first one drawn: no drawn suit is among { NAME($column) }.
oath-fact-prince-cannot-play = No site takes { NAME($card) }; { NAME($seat) } discards it.
oath-fact-prince-ambitions = { $number } favor of the { NAME($suit) } bank goes to the Ambitions of { NAME($seat) }.
oath-fact-prince-relation = The { NAME($suit) } token is now on row { $number } of { NAME($column) }.
oath-fact-prince-relation-top = The { NAME($suit) } token is already at the top of { NAME($column) }.
oath-fact-prince-actions = { $number ->
        [one] { NAME($seat) } has { $number } action.
       *[other] { NAME($seat) } has { $number } actions.
    }
oath-fact-prince-moves = From { NAME($cell) } by the { NAME($arrow) } arrow ({ NAME($condition) }) to { NAME($cell2) }.
oath-fact-prince-skips = { NAME($cell) } is skipped: { NAME($excuse) }.
oath-fact-prince-weighs = { NAME($seat) } weighs { $number ->
        [one] { $number } attack die
       *[other] { $number } attack dice
    } against { $number2 ->
        [one] { $number2 } defense die
       *[other] { $number2 } defense dice
    } and a force of { $number3 }: the attack needs more dice than both together.
oath-fact-prince-spares = The tactics of { NAME($seat) } take away { $number ->
        [one] { $number } attack die.
       *[other] { $number } attack dice.
    }
oath-fact-prince-offers = { NAME($seat) } offers { NAME($seat2) } the bottom relic of the deck and a place in the Empire.
oath-fact-prince-start = The start token follows to { NAME($cell) }.

## What is asked

oath-ask-prince-offer = The Prince ({ NAME($seat) }) offers you the bottom relic of the relic deck: take it and become a Citizen?
oath-ask-prince-power = Use a power for the Prince ({ NAME($seat) })?
oath-ask-prince-modifiers = { NAME($major) } of the Prince ({ NAME($seat) }): use a power with it?
