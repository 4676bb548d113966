# Crusader Kings, in English: what the lobby says.

crusader-kings-title = Crusader Kings
    .about = Dynasties marry, plot and fight over Europe while their sons ride to Jerusalem.
    .players = 1–5
    .goal = Have the most victory points after three eras: one for every region you control and every achievement.

crusader-kings-seat-english = the English
    .start = The English
    .short = English
crusader-kings-seat-frankish = the Franks
    .start = The Franks
    .short = Franks
crusader-kings-seat-german = the Germans
    .start = The Germans
    .short = Germans
crusader-kings-seat-italian = the Italians
    .start = The Italians
    .short = Italians
crusader-kings-seat-iberian = the Iberians
    .start = The Iberians
    .short = Iberians

## Table options

crusader-kings-setting-scenario = Scenario
    .about = Which dynasties begin with which lands, rulers and quarrels. Begin with the Kingdom of Jerusalem; the tournament has two eras and three or four dynasties.
crusader-kings-setting-scenario-1 = The Kingdom of Jerusalem
crusader-kings-setting-scenario-2 = The Crusade of the Faint-Hearted
crusader-kings-setting-scenario-3 = The Second Crusade
crusader-kings-setting-scenario-4 = The Barons' Crusade
crusader-kings-setting-scenario-5 = The Ninth Crusade
crusader-kings-setting-scenario-6 = The Kingdom of Jerusalem, tournament
crusader-kings-setting-english = English
    .about = Who plays the English: a person, an AI with a strategy of its own, or nobody. As needed: people first, then AIs until three dynasties play.
crusader-kings-setting-english-auto = as needed
crusader-kings-setting-english-person = a person
crusader-kings-setting-english-ai = an AI, strategy by lot
crusader-kings-setting-english-ferox = AI: Ferox, the aggressor
crusader-kings-setting-english-postis = AI: Postis, the explorer
crusader-kings-setting-english-munitio = AI: Munitio, the defender
crusader-kings-setting-english-amandit = AI: Amandit, the libertine
crusader-kings-setting-english-aperio = AI: Aperio, the crusader
crusader-kings-setting-english-absent = absent
crusader-kings-setting-frankish = Franks
    .about = Who plays the Franks: a person, an AI with a strategy of its own, or nobody. As needed: people first, then AIs until three dynasties play. Without the Franks the middle of the map is missing; that is not advised.
crusader-kings-setting-frankish-auto = as needed
crusader-kings-setting-frankish-person = a person
crusader-kings-setting-frankish-ai = an AI, strategy by lot
crusader-kings-setting-frankish-ferox = AI: Ferox, the aggressor
crusader-kings-setting-frankish-postis = AI: Postis, the explorer
crusader-kings-setting-frankish-munitio = AI: Munitio, the defender
crusader-kings-setting-frankish-amandit = AI: Amandit, the libertine
crusader-kings-setting-frankish-aperio = AI: Aperio, the crusader
crusader-kings-setting-frankish-absent = absent
crusader-kings-setting-german = Germans
    .about = Who plays the Germans: a person, an AI with a strategy of its own, or nobody. As needed: people first, then AIs until three dynasties play.
crusader-kings-setting-german-auto = as needed
crusader-kings-setting-german-person = a person
crusader-kings-setting-german-ai = an AI, strategy by lot
crusader-kings-setting-german-ferox = AI: Ferox, the aggressor
crusader-kings-setting-german-postis = AI: Postis, the explorer
crusader-kings-setting-german-munitio = AI: Munitio, the defender
crusader-kings-setting-german-amandit = AI: Amandit, the libertine
crusader-kings-setting-german-aperio = AI: Aperio, the crusader
crusader-kings-setting-german-absent = absent
crusader-kings-setting-italian = Italians
    .about = Who plays the Italians: a person, an AI with a strategy of its own, or nobody. As needed: people first, then AIs until three dynasties play.
crusader-kings-setting-italian-auto = as needed
crusader-kings-setting-italian-person = a person
crusader-kings-setting-italian-ai = an AI, strategy by lot
crusader-kings-setting-italian-ferox = AI: Ferox, the aggressor
crusader-kings-setting-italian-postis = AI: Postis, the explorer
crusader-kings-setting-italian-munitio = AI: Munitio, the defender
crusader-kings-setting-italian-amandit = AI: Amandit, the libertine
crusader-kings-setting-italian-aperio = AI: Aperio, the crusader
crusader-kings-setting-italian-absent = absent
crusader-kings-setting-iberian = Iberians
    .about = Who plays the Iberians: a person, an AI with a strategy of its own, or nobody. As needed: people first, then AIs until three dynasties play.
crusader-kings-setting-iberian-auto = as needed
crusader-kings-setting-iberian-person = a person
crusader-kings-setting-iberian-ai = an AI, strategy by lot
crusader-kings-setting-iberian-ferox = AI: Ferox, the aggressor
crusader-kings-setting-iberian-postis = AI: Postis, the explorer
crusader-kings-setting-iberian-munitio = AI: Munitio, the defender
crusader-kings-setting-iberian-amandit = AI: Amandit, the libertine
crusader-kings-setting-iberian-aperio = AI: Aperio, the crusader
crusader-kings-setting-iberian-absent = absent
crusader-kings-setting-scoring = Scoring
    .about = Everybody alone, or all people together against all AIs: their points are summed.
crusader-kings-setting-scoring-single = everybody alone
crusader-kings-setting-scoring-together = people together against the AIs
crusader-kings-setting-glitterhoof = Glitterhoof
    .about = A noble steed takes the place of a lord; whoever likes may marry it.
crusader-kings-setting-glitterhoof-off = no
crusader-kings-setting-glitterhoof-on = yes
crusader-kings-setting-first-player = First player
    .about = Who begins: drawn by lot, or a dynasty that you name, as in a return match.
crusader-kings-setting-first-player-lot = by lot
crusader-kings-setting-first-player-english = English
crusader-kings-setting-first-player-frankish = Franks
crusader-kings-setting-first-player-german = Germans
crusader-kings-setting-first-player-italian = Italians
crusader-kings-setting-first-player-iberian = Iberians
crusader-kings-setting-ai-armies = Armies of the AIs
    .about = By the letter of the rules every region of an AI counts as mobilised; the other reading lets it mobilise four armies free at the start of each of its turns.
crusader-kings-setting-ai-armies-literal = everywhere, to the letter
crusader-kings-setting-ai-armies-free-mobilise = it mobilises four
crusader-kings-setting-ai-choice = Choices of the AIs
    .about = What the rules leave open to an AI is drawn by lot, or the people vote on it in secret.
crusader-kings-setting-ai-choice-automatic = by lot
crusader-kings-setting-ai-choice-table = by vote
crusader-kings-setting-ai-coalition = AIs in league
    .about = Alone against AIs: they are allied with each other from the start and never attack each other.
crusader-kings-setting-ai-coalition-off = no
crusader-kings-setting-ai-coalition-on = yes
crusader-kings-setting-cap-free-tokens = Limit of free tokens
    .about = Whether the free tokens of a check are limited, too, to two more than the successes needed.
crusader-kings-setting-cap-free-tokens-on = yes
crusader-kings-setting-cap-free-tokens-off = no, only paid ones
crusader-kings-setting-pact-ends-with-marriage = Pacts end with marriages
    .about = Whether a pact ends as soon as no marriage binds its two sides any more.
crusader-kings-setting-pact-ends-with-marriage-off = no
crusader-kings-setting-pact-ends-with-marriage-on = yes
crusader-kings-setting-baltic-sea = The Baltic
    .about = Whether the Baltic is a fourth sea, over which the Fleet may sail.
crusader-kings-setting-baltic-sea-off = no
crusader-kings-setting-baltic-sea-on = yes
crusader-kings-setting-trade-items = What is traded
    .about = All that the rules allow; or gold, regions and developments without hand cards and casus belli; or nothing.
crusader-kings-setting-trade-items-wide = everything
crusader-kings-setting-trade-items-basic = no cards, no casus belli
crusader-kings-setting-trade-items-none = nothing
crusader-kings-setting-trade-any-seat = Offers out of turn
    .about = Whether everybody else may make one offer, too, when a card has been revealed.
crusader-kings-setting-trade-any-seat-off = no
crusader-kings-setting-trade-any-seat-on = yes
crusader-kings-setting-gold-limit = Limited gold
    .about = Whether the treasury ends with the 130 gold of the box.
crusader-kings-setting-gold-limit-off = no
crusader-kings-setting-gold-limit-on = yes
crusader-kings-setting-wives-trait = Traits of wives
    .about = Whether wives for whom the Second Crusade lists no trait bring a random one.
crusader-kings-setting-wives-trait-none = none
crusader-kings-setting-wives-trait-random = a random one
crusader-kings-setting-bastards = Bastards
    .about = Whether bastards inherit like other children, or only if there is nobody else.
crusader-kings-setting-bastards-inherit = inherit like others
crusader-kings-setting-bastards-last = inherit last
crusader-kings-setting-jerusalem-event = Event of the last card
    .about = Whether the event of the card that reaches Jerusalem still happens before the points are counted.
crusader-kings-setting-jerusalem-event-off = no
crusader-kings-setting-jerusalem-event-on = yes
crusader-kings-setting-open-bags = Open bags
    .about = Whether the table shows what the trait bags of the others hold; nobody keeps it secret.
crusader-kings-setting-open-bags-off = no
crusader-kings-setting-open-bags-on = yes

## What does not go together

crusader-kings-misfit-too-many-persons = { $number ->
        [one] { $number } dynasty is
       *[other] { $number } dynasties are
    } set to a person, but { $number2 ->
        [one] { $number2 } person plays
       *[other] { $number2 } people play
    }. Set the rest to as needed, AI or absent.
crusader-kings-misfit-no-place = Only { $number ->
        [one] { $number } dynasty is
       *[other] { $number } dynasties are
    } open to people, but { $number2 } play. Leave more at as needed.
crusader-kings-misfit-no-dynasty = This scenario has no dynasty for the { NAME($setting) }. Leave them at as needed or absent.
crusader-kings-misfit-numbers = { $number ->
        [one] { $number } person
       *[other] { $number } people
    } with { $number2 ->
        [one] { $number2 } AI
       *[other] { $number2 } AIs
    } cannot play. One person needs one to four AIs, two people one to three; three take up to two, four up to one.
crusader-kings-misfit-numbers-together = A game together against AIs takes two to four people and one to three AIs, not { $number } and { $number2 }.
crusader-kings-misfit-dynasties = This scenario is for { $number2 } to { $number3 } dynasties, not { $number }.
crusader-kings-misfit-three-of-tournament = With three dynasties the tournament is for English, Franks and Germans: the { NAME($setting) } must be absent.
crusader-kings-misfit-same-development = The { NAME($setting) } have the development of this strategy from the scenario already ({ NAME($setting2) }). Choose another strategy.
crusader-kings-misfit-no-copy = No copy of the development of this strategy is left for the { NAME($setting) } ({ NAME($setting2) }). Choose another strategy.
crusader-kings-misfit-first-player = The { NAME($setting) } take no part and cannot begin. Name another first player.
crusader-kings-misfit-coalition = AIs in league are for a single person. Switch the league off.
