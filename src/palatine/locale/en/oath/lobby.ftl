# Oath, in English: what the lobby says.

oath-title = Oath
    .about = A Chancellor keeps an oath, Exiles would break it, Citizens wait in between: one of them makes history.
    .players = 1–6
    .goal = The Chancellor keeps the oath to the end; an Exile wins by holding it as Usurper or by fulfilling a Vision.
    .sources = All card data were compared with five public implementations of the game: no value here is wrong.

oath-seat-purple = Purple
oath-seat-red = Red
oath-seat-blue = Blue
oath-seat-yellow = Yellow
oath-seat-white = White
oath-seat-black = Black

## Table options

oath-setting-prince = Clockwork Prince
    .about = An automated player in the place of the Chancellor or of an Exile. Automatic: he is Chancellor when one person plays alone; otherwise there is no Prince.
oath-setting-prince-auto = automatic
oath-setting-prince-none = none
oath-setting-prince-chancellor = Chancellor
oath-setting-prince-exile = Exile
oath-setting-prince-powers = Powers of the Prince
    .about = Limited: he uses powers without a cost by rules of his own, and nobody is asked for him. Extended: people decide about his powers.
oath-setting-prince-powers-limited = limited
oath-setting-prince-powers-extended = extended
oath-setting-start = Start
    .about = The first game has three fixed sites, five drawn at random, and a shuffled world deck. The tutorial lays out one fixed game for four players.
oath-setting-start-first-game = first game
oath-setting-start-tutorial = tutorial
oath-setting-goal = Goal
    .about = What the Oathkeeper must have: the most sites, the People's Favor, the most relics and banners, or the Darkest Secret. By the rules a first game has Supremacy; the others are for practice.
oath-setting-goal-supremacy = Supremacy
oath-setting-goal-the-people = The People
oath-setting-goal-protection = Protection
oath-setting-goal-devotion = Devotion
oath-setting-vision-tie = A tie for the most
    .about = Whether an Exile who shares the most sites, or relics and banners, fulfils a Vision.
oath-setting-vision-tie-strict = does not fulfil a Vision
oath-setting-vision-tie-tied = fulfils a Vision
oath-setting-reliquary-powers = Traits of the Reliquary
    .about = Whether the Chancellor must follow the traits under empty spaces of the Reliquary, or may.
oath-setting-reliquary-powers-mandatory = must be followed
oath-setting-reliquary-powers-optional = may be followed
oath-setting-chronicle = Chronicle
    .about = Whether the winner writes the chronicle before the match ends, so that a next game can begin in the world it leaves.
oath-setting-chronicle-written = is written
oath-setting-chronicle-none = is not written
oath-setting-world = Denizens
    .about = Which denizens are in the world deck: the 54 of a first game, or nine of each suit from all 198, with edifices on the map (meant for tests and research).
oath-setting-world-starting = of a first game
oath-setting-world-mixed = from all of them

## Options that do not go together

oath-misfit-tutorial-is-for-four = The tutorial is for four players, not for { $number }.
oath-misfit-tutorial-is-supremacy = The tutorial has the goal Supremacy.
oath-misfit-tutorial-is-starting = The tutorial has the denizens of a first game.
oath-misfit-tutorial-has-no-prince = The tutorial has no Clockwork Prince.
oath-misfit-one-needs-a-prince = One person alone needs the Clockwork Prince.
oath-misfit-no-seat-for-a-prince = { $number } people leave no seat for the Clockwork Prince.
